/** Positions of a match written down as situations: what "copy as ruling" copies. */
import { caseSince, NOBODY, type RulingCase, write } from '../../core/index.ts';
import { type Board, HEX_KINDS, type HexKind } from './content/index.ts';
import type { Und } from './defs.ts';
import { battlefield } from './field.ts';
import { BLOCKED, LETHAL, STARTING } from './joining.ts';
import {
  activationSequence,
  type EndFrame,
  endSequence,
  matchSequence,
  type PowerFrame,
  powerSequence,
  roundSequence,
} from './rules/frames.ts';
import type { FieldSetup } from './setup.ts';
import { SIDE, type Situation, type SituationSide } from './situation.ts';
import { DEED } from './situation-deeds.ts';
import { isPrinted } from './situation-setup.ts';
import type { UndMatch } from './situation-values.ts';
import type { State } from './state.ts';
import { chose, fieldOf } from './table.ts';

/** Fields of a situation that say where its match stands. */
type Moment = Pick<Situation, 'at' | 'active'>;

/** Where a state stands, if it is at the beginning of something that situations have a word for. */
function momentOf(g: Und): Moment | null {
  const { stack, active } = g.state;
  const [first, second, third, fourth] = stack;
  if (stack.length < 3 || first.seq !== matchSequence.id || second.seq !== roundSequence.id) return null;
  // The power step that follows an activation waits below it.
  if (fourth?.seq === activationSequence.id) return stack.length === 4 && fourth.step === 1 ? { active: (active + 1) as 1 | 2 } : null;
  if (stack.length > 3) return null;
  if (third.seq === powerSequence.id) {
    const { seat, passes } = third.d as PowerFrame;
    const asked = chose(g, 'power-step-first', 'just-activated') ? active : 1 - active;
    return passes === 0 && seat === asked && g.state.acting === 0 ? { at: 'power', active: (active + 1) as 1 | 2 } : null;
  }
  // In its very first step nothing of the end phase has happened.
  if (third.seq === endSequence.id)
    return third.step === 0 && (third.d as EndFrame).place === 0 ? { at: 'end', active: (active + 1) as 1 | 2 } : null;
  return null;
}

const KIND_BITS: Readonly<Record<HexKind, number>> = { normal: 0, starting: STARTING, blocked: BLOCKED, lethal: LETHAL };

/** The battlefield: boards by name, and one's own with what is on them; those that a situation changed as empty markets with other hexes. */
function writtenField(g: Und): Pick<Situation, 'field' | 'hexes' | 'ownBoards'> {
  const { table, state } = g;
  const pair = Math.floor(state.field / table.joins.length);
  const { turned, offset } = table.joins[state.field % table.joins.length];
  const ids = [table.boards[Math.floor(pair / table.boards.length)], table.boards[pair % table.boards.length]] as const;
  const boards: FieldSetup['boards'] = [isPrinted(ids[0]) ? ids[0] : 'empty-market', isPrinted(ids[1]) ? ids[1] : 'empty-market'];
  const ownBoards = (table.setup.ownBoards ?? []).filter((b) => isPrinted(b.id));
  const field = { field: { boards, turned, offset }, ...(ownBoards.length === 0 ? {} : { ownBoards }) };
  if (boards[0] === ids[0] && boards[1] === ids[1]) return field;
  const named = (id: string) => table.laid.find((b) => b.id === id) as Board;
  const plain = battlefield([named(boards[0]), named(boards[1])], { turned, offset });
  const laid = fieldOf(g);
  const hexes = laid.names.flatMap((name, i) => {
    const kind = HEX_KINDS.find((k) => KIND_BITS[k] === laid.kinds[i]);
    return kind === undefined || laid.kinds[i] === plain.kinds[i] ? [] : [[name, kind] as const];
  });
  return { ...field, hexes: Object.fromEntries(hexes) };
}

/** A position as a situation; null where it stands in the middle of something. */
function written(match: UndMatch, state: State): Situation | null {
  const g: Und = { table: match.table, state, log: null };
  if (state.cards.some((c) => c.def < 0)) return null;
  const moment = momentOf(g);
  if (moment === null) return null;
  // An activation that has begun counts already: the situation stands before it.
  const begun = moment.at === undefined ? state.active : NOBODY;
  const side = (seat: number): SituationSide => {
    const p = state.players[seat];
    return write(SIDE, g, { ...p, activations: p.activations - (seat === begun ? 1 : 0) }, seat);
  };
  const { choices } = match.setup;
  return {
    sides: [side(0), side(1)],
    ...writtenField(g),
    objectives: Object.fromEntries(state.tokens.map((t) => [String(t.face), t.hex < 0 ? 'removed' : fieldOf(g).names[t.hex]])),
    round: state.round,
    ...moment,
    first: (state.first + 1) as 1 | 2,
    ...(state.deeds.length === 0 ? {} : { deeds: state.deeds.map((d) => write(DEED, g, d)) }),
    ...(choices === undefined ? {} : { choices }),
  };
}

/** The first moment: the set-up as a situation. */
function asSetUp({ setup }: UndMatch): Situation | null {
  if (setup.ownBoards?.every((b) => isPrinted(b.id)) === false) return null;
  const side = (seat: number): SituationSide => {
    const { warband, deck, boards, printed } = setup.seats[seat];
    const fighters = Object.fromEntries(Object.entries(printed ?? {}).map(([id, p]) => [id, { printed: p }]));
    return { warband, deck, ...(boards === undefined ? {} : { boards }), ...(printed === undefined ? {} : { fighters }) };
  };
  return {
    sides: [side(0), side(1)],
    ...(setup.anyDeck === true ? {} : { legalDecks: true }),
    ...(setup.field === undefined ? {} : { field: setup.field }),
    ...(setup.ownBoards === undefined ? {} : { ownBoards: setup.ownBoards }),
    at: 'start',
    ...(setup.choices === undefined ? {} : { choices: setup.choices }),
  };
}

/**
 * The present position as a case of a ruling: the last moment that the words of situations reach, and what was answered since. The
 * beginning of the match is one of them. Null where the match kept no such moment.
 */
export function caseOf(match: UndMatch): RulingCase<Situation> | null {
  return caseSince(match, { en: 'A position of a match', fr: 'Une position de partie' }, (at, state) =>
    at === 0 && state.round === 0 ? asSetUp(match) : written(match, state),
  );
}
