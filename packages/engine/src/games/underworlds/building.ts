/** Building the tables of a match from its set-up. */
import { Faults, NOBODY, setupChoices } from '../../core/index.ts';
import { type Choices, choicesWith } from './choices.ts';
import { BOARDS, type Board, CARDS, type CardFace, FIGHTERS, type Fighter, type FighterSide, findBoard } from './content/index.ts';
import { decksOf, isFor } from './deck.ts';
import type { Ability, AttackDef, CardDef, FighterDef, Forcing, Immediate, InForce, SideDef, Table, Used } from './defs.ts';
import { abilityOf } from './does/abilities.ts';
import { behaviourOf, NOTHING_DONE } from './does/index.ts';
import { INSPIRATIONS } from './does/inspiring.ts';
import { shapedAttack, shapedFace, shapedInspiration } from './does/shaping.ts';
import { TRIGGERS } from './facts.ts';
import { isWellWritten, legalJoins } from './joining.ts';
import { listOfNone } from './lists.ts';
import { fighterBit } from './rules/packing.ts';
import { type FighterChange, MOST_BOARDS, type Setup } from './setup.ts';
import { NO_ATTACK, NO_BOARD, NO_CARD, OBJECTIVES, POWER } from './state.ts';
import { givenField, wrong } from './table.ts';

function choicesOf(setup: Setup): Choices {
  return setupChoices(() => choicesWith(setup.choices), 'wu:S1');
}

/** The triggers that a use answers, as bits. */
function answeredBy(use: Used | undefined): number {
  return use?.answers?.bits ?? 0;
}

/** The lists that fighters and cards share while they are being collected. */
interface Collected {
  readonly attacks: AttackDef[];
  readonly abilities: Ability[];
}

function sideDef(of: Collected, side: FighterSide, ids: readonly string[], at: string): SideDef {
  const abilities = ids.map((id) => {
    const known = of.abilities.findIndex((a) => a.id === id);
    if (known >= 0) return known;
    const ability = abilityOf(id);
    if (ability === null) throw wrong(at, `wu:ability.${id}`, 'ability-not-played-yet', id);
    return of.abilities.push(ability) - 1;
  });
  return {
    side,
    attacks: side.attacks.map((attack) => of.attacks.push({ attack: shapedAttack(attack), card: NO_CARD }) - 1),
    abilities,
    forces: abilities.flatMap((a) => of.abilities[a].inForce ?? []),
    actions: abilities.filter((a) => of.abilities[a].use !== undefined && of.abilities[a].use?.answers === undefined),
    traits: abilities.reduce((bits, a) => bits | (of.abilities[a].traits ?? 0), 0),
    answers: abilities.reduce((bits, a) => bits | answeredBy(of.abilities[a].use), 0),
  };
}

/** A fighter's card with other numbers. */
function changed(f: Fighter, c: FighterChange): Fighter {
  const side = (x: FighterSide): FighterSide => ({
    move: c.move ?? x.move,
    wounds: c.wounds ?? x.wounds,
    defence: c.defence ?? x.defence,
    attacks: x.attacks.map((a) => ({ ...a, ...(Object.hasOwn(c.attacks ?? {}, a.id) ? c.attacks?.[a.id] : undefined) })),
  });
  const { wizard, ...rest } = f;
  const level = c.wizard ?? wizard ?? 0;
  return { ...rest, ...(level > 0 ? { wizard: level } : {}), uninspired: side(f.uninspired), inspired: side(f.inspired) };
}

function fightersOf(setup: Setup, of: Collected): FighterDef[] {
  const all: FighterDef[] = [];
  const faults = new Faults();
  const mirror = setup.seats[0].warband === setup.seats[1].warband;
  setup.seats.forEach((s, seat) => {
    const at = `seats[${seat}].warband`;
    const list = Object.hasOwn(FIGHTERS, s.warband) ? FIGHTERS[s.warband] : undefined;
    if (list === undefined) throw wrong(at, 'wu:K1', 'unknown-warband', s.warband);
    const inspires = INSPIRATIONS[s.warband];
    if (inspires === undefined) throw wrong(at, `wu:I2.${s.warband}`, 'warband-not-played-yet', s.warband);
    for (const id of Object.keys(s.printed ?? {}))
      if (!list.some((f) => f.id === id)) faults.note(wrong(`seats[${seat}].printed`, 'wu:K1', 'unknown-fighter', id));
    for (const printed of list) {
      const change = Object.hasOwn(s.printed ?? {}, printed.id) ? s.printed?.[printed.id] : undefined;
      const own = [...printed.uninspired.attacks, ...printed.inspired.attacks].map((a) => a.id);
      for (const id of Object.keys(change?.attacks ?? {}))
        if (!own.includes(id)) faults.note(wrong(`seats[${seat}].printed.${printed.id}.attacks`, 'wu:K1', 'unknown-attack', id));
      const fighter = change === undefined ? printed : changed(printed, change);
      const sides = [
        sideDef(of, fighter.uninspired, fighter.abilities.uninspired, at),
        sideDef(of, fighter.inspired, fighter.abilities.inspired, at),
      ] as const;
      all.push({
        key: mirror ? `${fighter.id}-${seat + 1}` : fighter.id,
        fighter,
        seat,
        sides,
        inspires: shapedInspiration(inspires),
        follows: NOBODY,
      });
    }
  });
  faults.end();
  return all.map((f) => ({ ...f, follows: leaderOf(f, all, of) }));
}

/** The fighter beside which an ability has another one set up; `NOBODY` for none. */
function leaderOf(fighter: FighterDef, all: readonly FighterDef[], { abilities }: Collected): number {
  const id = fighter.sides[0].abilities.map((a) => abilities[a].beside).find((beside) => beside !== undefined);
  return id === undefined ? NOBODY : all.findIndex((f) => f.seat === fighter.seat && f.fighter.id === id);
}

function bearersOf(face: CardFace, fighters: readonly FighterDef[]): number {
  if (face.kind !== 'upgrade') return 0;
  return fighters.reduce((bits, f, i) => {
    const fits = face.warband === 'universal' || face.warband === f.fighter.warband;
    return fits && (face.bearers?.includes(f.fighter.id) ?? true) ? bits | fighterBit(i) : bits;
  }, 0);
}

function cardDefs(setup: Setup, of: Collected, fighters: readonly FighterDef[]): CardDef[] {
  return CARDS.filter((face) => setup.seats.some((s) => isFor(face, s.warband))).map((printed, id) => {
    const face = shapedFace(printed);
    const does = behaviourOf(face) ?? NOTHING_DONE;
    return {
      id,
      face,
      does,
      attack: face.attack === undefined ? NO_ATTACK : of.attacks.push({ attack: shapedAttack(face.attack), card: id }) - 1,
      bearers: bearersOf(face, fighters),
      answers: answeredBy(does.use),
      lends: answeredBy(does.lends),
    };
  });
}

/** Deeds without which an objective cannot be scored, as bits: any of them where there is none. */
const deedBits = (deed: number | undefined): number => (deed === undefined ? ~0 : 1 << deed);

function immediate({ id, does }: CardDef): Immediate {
  return { def: id, justAfter: deedBits(does.justAfter), after: deedBits(does.after) };
}

function boardsOf(setup: Setup, laid: readonly Board[]): readonly (readonly number[])[] {
  const faults = new Faults();
  const boards = setup.seats.map((s, seat) => {
    const at = `seats[${seat}].boards`;
    const own = s.boards ?? BOARDS.map((b) => b.id);
    if (own.length === 0) faults.note(wrong(at, 'wu:g.02', 'no-boards', s.warband));
    return own.map((id, i) => {
      const place = laid.findIndex((b) => b.id === id);
      if (place < 0) faults.note(wrong(`${at}[${i}]`, 'wu:S2', 'unknown-board', id));
      return place;
    });
  });
  faults.end();
  return boards;
}

/** The boards a set-up brings, not too many, each written as a board must be and under a name of its own. */
function ownBoards(setup: Setup): readonly Board[] {
  const own = setup.ownBoards ?? [];
  if (own.length > MOST_BOARDS) throw wrong('ownBoards', 'wu:S2', 'too-many-boards', `${own.length} / ${MOST_BOARDS}`);
  const faults = new Faults();
  faults.each(own.entries(), ([i, board]) => {
    const at = `ownBoards[${i}]`;
    if (!isWellWritten(board)) throw wrong(at, 'wu:S2', 'badly-written-board', board.id);
    if (findBoard(board.id) !== undefined || own.findIndex((b) => b.id === board.id) < i) throw wrong(at, 'wu:S2', 'board-twice', board.id);
  });
  faults.end();
  return own;
}

/** Every value and event there is: a table has a field for each, in the same order, which is quickest to read. */
const HOOKS = Object.keys({
  move: 0,
  moveTimes: 0,
  wounds: 0,
  defence: 0,
  dice: 0,
  attackDice: 0,
  baseDice: 0,
  damage: 0,
  symbol: 0,
  faces: 0,
  defenceLoses: 0,
  countsCriticals: 0,
  rerollAttack: 0,
  rerollAny: 0,
  rerollDefence: 0,
  innate: 0,
  supports: 0,
  supportsFromOff: 0,
  defenceSymbol: 0,
  firm: 0,
  atMost: 0,
  declared: 0,
  beforeDamage: 0,
  besides: 0,
  offers: 0,
  goesTo: 0,
  moved: 0,
  atTheEnd: 0,
  steps: 0,
  attacked: 0,
  lands: 0,
  barsCharge: 0,
  freed: 0,
  guards: 0,
  sweeps: 0,
  pushesBefore: 0,
  displaced: 0,
  damaged: 0,
  out: 0,
} satisfies Record<keyof InForce, 0>) as (keyof InForce)[];

/** Every value or event that something at the table changes or waits for, each with all that does. */
function forcingOf(fighters: readonly FighterDef[], cards: readonly CardDef[], abilities: readonly Ability[]): Table['forcing'] {
  const all = [
    ...cards.map((c) => c.does.inForce),
    ...abilities.map((a) => a.lasting),
    ...fighters.flatMap((f) => f.sides.flatMap((side) => side.forces)),
  ];
  const hooks = new Set(all.flatMap((what) => Object.keys(what ?? {}) as (keyof InForce)[]));
  const entries = HOOKS.map((hook) => [hook, hooks.has(hook) ? forcingBy(hook, fighters, cards, abilities) : null]);
  return Object.fromEntries(entries) as Table['forcing'];
}

function forcingBy(
  hook: keyof InForce,
  fighters: readonly FighterDef[],
  cards: readonly CardDef[],
  abilities: readonly Ability[],
): Forcing {
  const of = (side: SideDef) => {
    const list = listOfNone<NonNullable<InForce[keyof InForce]>>();
    for (const { [hook]: does } of side.forces) if (does !== undefined) list.push(does);
    return list;
  };
  return {
    cards: cards.map((c) => c.does.inForce?.[hook]),
    lasting: abilities.map((a) => a.lasting?.[hook]),
    fighters: fighters.flatMap((f, fighter) => {
      const sides = [of(f.sides[0]), of(f.sides[1])] as const;
      return sides[0].length + sides[1].length > 0 ? [{ fighter, sides }] : [];
    }),
  };
}

/**
 * Builds the tables of a match.
 * @throws SetupError for unknown names and for whatever breaks a rule, citing it: every fault of the set-up.
 */
export function buildTable(setup: Setup): Table {
  // The type says that there are two seats; a file may hold any number.
  const seats: readonly unknown[] = setup.seats;
  if (seats.length !== 2) throw wrong('seats', 'wu:S2', 'two-players', String(seats.length));
  const faults = new Faults();
  const choice = faults.part(() => choicesOf(setup)) ?? choicesWith();
  const of: Collected = { attacks: [], abilities: [] };
  const fighters = faults.part(() => fightersOf(setup, of)) ?? [];
  const cards = cardDefs(setup, of, fighters);
  const pools = setup.seats.map((s) => {
    const own = cards.filter((c) => isFor(c.face, s.warband));
    const of = (objectives: boolean): number[] => own.filter((c) => (c.face.kind === 'objective') === objectives).map((c) => c.id);
    return [of(true), of(false)] as const;
  });
  const byFace = new Map(cards.map((c) => [c.face.id, c.id]));
  const decks = setup.seats.map((s, seat) => {
    const faces = faults.part(() => decksOf(s, `seats[${seat}].deck`, setup.anyDeck === true, choice)) ?? [[], []];
    const ids = (pile: number): number[] => faces[pile].map((c) => byFace.get(c.id) as number);
    return [ids(OBJECTIVES), ids(POWER)] as const;
  });
  const laid = [...BOARDS, ...(faults.part(() => ownBoards(setup)) ?? [])];
  const own = faults.part(() => boardsOf(setup, laid)) ?? [];
  const boards = laid.map((b) => b.id);
  const joins = legalJoins(choice.joining);
  // What is not known of boards and of the ways to join them is told already.
  if (!faults.at('ownBoards') && !faults.at('choices')) faults.part(() => givenField({ setup, boards, joins }));
  faults.end();
  return {
    setup,
    choice,
    cards,
    attacks: of.attacks,
    abilities: of.abilities,
    fighters,
    forcing: forcingOf(fighters, cards, of.abilities),
    answering: [0, 1].map((seat) => fighters.flatMap((f, i) => (f.seat === seat && f.sides.some((side) => side.answers !== 0) ? [i] : []))),
    pools,
    // An upgrade answers where it lies on a fighter, for all to see; from the hand only gambits do.
    immediate: pools.map((p) => p[OBJECTIVES].filter((c) => cards[c].face.scoring === 'immediate').map((c) => immediate(cards[c]))),
    answers: pools.map((p) =>
      TRIGGERS.names.map((_t, i) => p[POWER].filter((c) => ((cards[c].answers >> i) & 1) === 1 && cards[c].face.kind !== 'upgrade')),
    ),
    decks,
    laid,
    boards,
    own,
    joins,
    scratch: { code: NO_BOARD, field: null, ends: [] },
  };
}
