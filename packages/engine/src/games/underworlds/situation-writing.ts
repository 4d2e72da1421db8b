/** Positions of a match written down as situations: what "copy as ruling" copies. */
import type { RulingCase, ScriptStep } from '../../core/index.ts';
import { BOARDS, HEX_KINDS, type HexKind, PERSISTENCES } from './content/index.ts';
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
import {
  DEEDS,
  DONE,
  HOW,
  type Situation,
  type SituationDeed,
  type SituationFighter,
  type SituationLasting,
  type SituationSide,
  TOKENS,
} from './situation.ts';
import type { UndMatch } from './situation-values.ts';
import { ASIDE, DECK, type Deed, DISCARD, HAND, IN_PLAY, type Lasting, SCORED, type State } from './state.ts';
import { chose, fieldOf, type Und } from './table.ts';

/** Fields of a situation that say where its match stands. */
type Moment = Pick<Situation, 'at' | 'active'>;

const wordsOf = <W extends string>(bits: number, all: readonly W[]): W[] => all.filter((_w, i) => ((bits >>> i) & 1) === 1);

type Said<X> = { [K in keyof X]?: Exclude<X[K], undefined> };

/** The fields of an object that say something. */
function said<X extends object>(x: X): Said<X> {
  return Object.fromEntries(
    Object.entries(x).filter(([, v]) => v !== undefined && v !== false && v !== 0 && !(Array.isArray(v) && v.length === 0)),
  ) as Said<X>;
}

const idOf = (g: Und, fighter: number): string => g.table.fighters[fighter].fighter.id;
const keyOf = (g: Und, fighter: number): string => g.table.fighters[fighter].key;
const hexOf = (g: Und, hex: number): string => fieldOf(g).names[hex];

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
    return third.step === 0 && (third.d as EndFrame).i === 0 ? { at: 'end', active: (active + 1) as 1 | 2 } : null;
  return null;
}

function writtenFighter(g: Und, i: number): string | SituationFighter {
  const f = g.state.fighters[i];
  const tokens = TOKENS.filter((_t, k) => [f.moveToken, f.chargeToken, f.guardToken][k] === 1);
  const did = wordsOf(f.did, DONE);
  const upgrades = g.state.cards.filter((c) => c.zone === IN_PLAY && c.on === i).map((c) => g.table.cards[c.def].face.id);
  const { printed } = g.table.setup.seats[f.seat];
  const at = f.hex < 0 ? undefined : hexOf(g, f.hex);
  const more = said({
    wounds: f.wounds,
    inspired: f.inspired === 1,
    barred: f.barred === 1,
    merit: f.merit === 1,
    tokens,
    spent: f.spent === 1,
    upgrades,
    printed: printed?.[idOf(g, i)],
  });
  const differs = did.join() !== DONE.filter((d) => (tokens as readonly string[]).includes(d)).join();
  if (Object.keys(more).length === 0 && !differs && (at !== undefined || f.out === 1)) return at ?? 'out';
  return { ...(at === undefined ? {} : { at }), ...(f.out === 1 ? { out: true } : {}), ...more, ...(differs ? { did } : {}) };
}

function writtenLasting(g: Und, l: Lasting): SituationLasting {
  return said({
    card: l.card < 0 ? undefined : g.table.cards[g.state.cards[l.card].def].face.id,
    ability: l.card < 0 ? g.table.abilities[l.ability].id : undefined,
    until: PERSISTENCES[l.until],
    fighter: l.fighter < 0 ? undefined : keyOf(g, l.fighter),
    hex: l.hex < 0 ? undefined : hexOf(g, l.hex),
    used: l.used === 1,
  });
}

function writtenSide(g: Und, seat: number, activations: number): SituationSide {
  const { state, table } = g;
  const given = table.setup.seats[seat];
  const p = state.players[seat];
  const lying = (zone: number, fresh = 0): string[] =>
    state.cards.filter((c) => c.owner === seat && c.zone === zone && c.fresh === fresh).map((c) => table.cards[c.def].face.id);
  const mine = state.fighters.flatMap((f, i) => (f.seat === seat && (f.hex >= 0 || f.out === 1) ? [i] : []));
  return {
    warband: given.warband,
    fighters: Object.fromEntries(mine.map((i) => [idOf(g, i), writtenFighter(g, i)])),
    ...said({
      hand: lying(HAND),
      fresh: lying(HAND, 1),
      deck: lying(DECK),
      discard: lying(DISCARD),
      aside: lying(ASIDE),
      scored: lying(SCORED),
      lasting: state.lasting.filter((l) => l.seat === seat).map((l) => writtenLasting(g, l)),
      glory: p.glory,
      spent: p.spent,
      activations,
      skip: p.skip === 1,
    }),
  };
}

function writtenDeed(g: Und, d: Deed): SituationDeed {
  const what = DEEDS[d.what];
  return {
    what,
    side: (d.seat + 1) as 0 | 1 | 2,
    ...said({
      by: d.by < 0 ? undefined : keyOf(g, d.by),
      on: d.on < 0 ? undefined : keyOf(g, d.on),
      n: what === 'held' ? g.state.tokens[d.n].face : d.n,
      hex: d.hex < 0 ? undefined : hexOf(g, d.hex),
      card: d.card < 0 ? undefined : g.table.cards[d.card].face.id,
      how: wordsOf(d.how, HOW),
      upgrades: d.upgrades,
      beside: d.beside,
      now: d.check === g.state.check,
    }),
  };
}

const KIND_BITS: Readonly<Record<HexKind, number>> = { normal: 0, starting: STARTING, blocked: BLOCKED, lethal: LETHAL };

/** The battlefield: boards by name; boards of one's own as empty markets with other hexes. */
function writtenField(g: Und): Pick<Situation, 'field' | 'hexes'> {
  const { table, state } = g;
  const pair = Math.floor(state.field / table.joins.length);
  const { turned, offset } = table.joins[state.field % table.joins.length];
  const ids = [table.boards[Math.floor(pair / table.boards.length)], table.boards[pair % table.boards.length]] as const;
  const ours = (id: string): boolean => BOARDS.some((b) => b.id === id);
  const boards: FieldSetup['boards'] = [ours(ids[0]) ? ids[0] : 'empty-market', ours(ids[1]) ? ids[1] : 'empty-market'];
  const field = { boards, turned, offset };
  if (boards[0] === ids[0] && boards[1] === ids[1]) return { field };
  const named = (id: string) => BOARDS.find((b) => b.id === id) as (typeof BOARDS)[number];
  const plain = battlefield([named(boards[0]), named(boards[1])], { turned, offset });
  const laid = fieldOf(g);
  const hexes = laid.names.flatMap((name, i) => {
    const kind = HEX_KINDS.find((k) => KIND_BITS[k] === laid.kinds[i]);
    return kind === undefined || laid.kinds[i] === plain.kinds[i] ? [] : [[name, kind] as const];
  });
  return { field, hexes: Object.fromEntries(hexes) };
}

/** A position as a situation; null where it stands in the middle of something. */
function written(match: UndMatch, state: State): Situation | null {
  const g: Und = { table: match.table, state, log: null };
  if (state.cards.some((c) => c.def < 0)) return null;
  const moment = momentOf(g);
  if (moment === null) return null;
  // An activation that has begun counts already: the situation stands before it.
  const begun = moment.at === undefined ? state.active : -1;
  const side = (seat: number): SituationSide => writtenSide(g, seat, state.players[seat].activations - (seat === begun ? 1 : 0));
  const { choices } = match.setup;
  return {
    sides: [side(0), side(1)],
    ...writtenField(g),
    objectives: Object.fromEntries(state.tokens.map((t) => [String(t.face), t.hex < 0 ? 'removed' : hexOf(g, t.hex)])),
    round: state.round,
    ...moment,
    first: (state.first + 1) as 1 | 2,
    ...(state.deeds.length === 0 ? {} : { deeds: state.deeds.map((d) => writtenDeed(g, d)) }),
    ...(choices === undefined ? {} : { choices }),
  };
}

/** The first moment: the set-up as a situation. */
function asSetUp({ setup }: UndMatch): Situation | null {
  if (setup.ownBoards !== undefined) return null;
  const side = (seat: number): SituationSide => {
    const { warband, deck, boards, printed } = setup.seats[seat];
    const fighters = Object.fromEntries(Object.entries(printed ?? {}).map(([id, p]) => [id, { printed: p }]));
    return { warband, deck, ...(boards === undefined ? {} : { boards }), ...(printed === undefined ? {} : { fighters }) };
  };
  return {
    sides: [side(0), side(1)],
    ...(setup.anyDeck === true ? {} : { legalDecks: true }),
    ...(setup.field === undefined ? {} : { field: setup.field }),
    at: 'start',
    ...(setup.choices === undefined ? {} : { choices: setup.choices }),
  };
}

/**
 * The present position as a case of a ruling: the last moment that the words of situations reach, and what was answered since. The
 * beginning of the match is one of them. Null where the match kept no such moment.
 */
export function caseOf(match: UndMatch): RulingCase<Situation> | null {
  for (let at = match.at; at >= 0; at--) {
    const state = match.stateBefore(at);
    if (state === undefined) return null;
    const situation = at === 0 && state.round === 0 ? asSetUp(match) : written(match, state);
    if (situation === null) continue;
    const script: ScriptStep[] = match.entries.slice(at).map((e) => (e.kind === 'take' ? { take: e.id } : { roll: e.faces ?? e.id }));
    return { name: { en: 'A position of a match', fr: 'Une position de partie' }, situation, script };
  }
  return null;
}
