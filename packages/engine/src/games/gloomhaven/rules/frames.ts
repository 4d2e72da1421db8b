/**
 * Every sequence of the game by name, with the fields its frame declares. The steps are given in the file named after the
 * rule; rules call one another through these names.
 */
import { declare } from '../../../core/index.ts';

/** The scenario from its set-up to its end. */
export interface MatchFrame {
  /** Rounds begun. */
  round: number;
}
export const matchSequence = declare<MatchFrame>('scenario', 'gh:round.1', (f) => ({ round: f.round }));

/** A round. */
export interface RoundFrame {
  /** The first player who has not answered yet whether to rest. */
  resting: number;
}
export const roundSequence = declare<RoundFrame>('round', 'gh:round.1', (f) => ({ resting: f.resting }));

/** The turns of a round, one after the other. */
export interface TurnsFrame {
  /** One more than the type chosen before another one just revealed (gh:reveal.04), 0 for none. */
  late: number;
}
export const turnsSequence = declare<TurnsFrame>('turns', 'gh:round.3', (f) => ({ late: f.late }));

/** A figure's turn. */
export interface TurnFrame {
  figure: number;
  /** Actions taken. */
  actions: number;
  /** Place of the card used first, and its half; `NO_CARD` and `NO_HALF` before that. */
  card: number;
  half: number;
}
export const turnSequence = declare<TurnFrame>('turn', 'gh:turn.1', (f) => ({
  figure: f.figure,
  actions: f.actions,
  card: f.card,
  half: f.half,
}));

/** A half of a card being performed: its lines in order. */
export interface HalfFrame {
  figure: number;
  seat: number;
  card: number;
  half: number;
  /** 1 where it serves as the plain Attack 2 or Move 2. */
  basic: number;
  /** Line of the half whose turn it is. */
  line: number;
  /**
   * How many lines were performed; as bits those of them whose bonus stays, and elements that wait for an ability to be performed; enemies
   * that the latest move passed through.
   */
  done: number;
  kept: number;
  through: number[];
}
export const halfSequence = declare<HalfFrame>('action', 'gh:turn.1', (f) => ({
  figure: f.figure,
  seat: f.seat,
  card: f.card,
  half: f.half,
  basic: f.basic,
  line: f.line,
  done: f.done,
  kept: f.kept,
  through: f.through.slice(),
}));

/** A Move ability of a character: leg by leg. */
export interface MoveFrame {
  figure: number;
  points: number;
  how: number;
  /** Hexes entered by now, and enemies passed through. */
  moved: number;
  through: number[];
  loot: number;
  /** Figure that has it move, where it does not go by itself; `NOBODY` for none. */
  by: number;
}
export const moveSequence = declare<MoveFrame>('move', 'gh:move.1', (f) => ({
  figure: f.figure,
  points: f.points,
  how: f.how,
  moved: f.moved,
  through: f.through.slice(),
  loot: f.loot,
  by: f.by,
}));

/** Hexes entered one after the other. */
export interface LegFrame {
  figure: number;
  path: number[];
  /** Hexes of the way that lie behind it. */
  gone: number;
  how: number;
}
export const legSequence = declare<LegFrame>('way', 'gh:move.1', (f) => ({
  figure: f.figure,
  path: f.path.slice(),
  gone: f.gone,
  how: f.how,
}));

/** Push or pull, figure by figure and hex by hex. */
export interface ForcedFrame {
  /** Who is moved now; `NOBODY` before the first. */
  on: number;
  by: number;
  /** Where it is pushed from or pulled to. */
  from: number;
  pull: number;
  /** Hexes for each figure, and those left to the one under way. */
  n: number;
  left: number;
  /** Who is still to be moved. */
  rest: number[];
  /** `SPARED` where each may be spared before its first step, and `NAMED` where the one under way was named to be moved before another. */
  may: number;
}
/** Bits of a forced move's `may`. */
export const SPARED = 1;
export const NAMED = 2;
export const forcedSequence = declare<ForcedFrame>('push or pull', 'gh:forced.1', (f) => ({
  on: f.on,
  by: f.by,
  from: f.from,
  pull: f.pull,
  n: f.n,
  left: f.left,
  rest: f.rest.slice(),
  may: f.may,
}));

/** An attack ability with all its targets. */
export interface VolleyFrame {
  by: number;
  seat: number;
  /** Its line in the table's abilities, below 0 for a monster's card: -1 its first attack, -2 its second; the number it begins with. */
  line: number;
  n: number;
  /** Range, 0 melee. */
  range: number;
  /** Targets it may still choose, and those chosen, in order. */
  left: number;
  targets: number[];
  /** Targets of an area not yet set in order; how far it is with laying one, and with using up an element: see `attacking.ts`. */
  caught: number[];
  laid: number;
  nth: number;
  /** Always 0. It stays, since recorded matches are held to the hash of every field. */
  bonus: number;
  consumed: number;
}
export const volleySequence = declare<VolleyFrame>('attack', 'gh:attack.01', (f) => ({
  by: f.by,
  seat: f.seat,
  line: f.line,
  n: f.n,
  range: f.range,
  left: f.left,
  targets: f.targets.slice(),
  caught: f.caught.slice(),
  laid: f.laid,
  nth: f.nth,
  bonus: f.bonus,
  consumed: f.consumed,
}));

/** What a rule keeps of adjustments it called for. */
export interface Adjusted {
  n: number;
}

/** One attack on one target. */
export interface StrikeFrame extends Adjusted {
  by: number;
  on: number;
  seat: number;
  line: number;
  /** 1 where it is a ranged attack, 1 where an element was used up for it. */
  ranged: number;
  consumed: number;
  /** Cards that were drawn and count, by their kinds; pierce in all. */
  used: number[];
  pierce: number;
  dealt: number;
}
export const strikeSequence = declare<StrikeFrame>('strike', 'gh:modifiers.01', (f) => ({
  n: f.n,
  by: f.by,
  on: f.on,
  seat: f.seat,
  line: f.line,
  ranged: f.ranged,
  consumed: f.consumed,
  used: f.used.slice(),
  pierce: f.pierce,
  dealt: f.dealt,
}));

/** What an attack carries besides its damage, one after the other. */
export interface EffectsFrame {
  by: number;
  on: number;
  seat: number;
  /** Places in the table's effects. */
  effects: number[];
  /** Which of these has its turn. */
  nth: number;
}
export const effectsSequence = declare<EffectsFrame>('effects', 'gh:pipeline.7', (f) => ({
  by: f.by,
  on: f.on,
  seat: f.seat,
  effects: f.effects.slice(),
  nth: f.nth,
}));

/** Bonuses, penalties and doublings in an order; the result goes to the rule that called. */
export interface AdjustFrame {
  seat: number;
  n: number;
  adds: number[];
  times: number;
}
export const adjustSequence = declare<AdjustFrame>('adjustments', 'gh:modifiers.03', (f) => ({
  seat: f.seat,
  n: f.n,
  adds: f.adds.slice(),
  times: f.times,
}));

/** A draw from a modifier deck; the cards that count go to the strike that called. */
export interface DrawFrame {
  deck: number;
  seat: number;
  /** 1 with advantage, -1 with disadvantage. */
  mode: number;
  /** The attack as it stands: cards are compared by what they make of it. */
  n: number;
  drawn: number[];
}
export const drawSequence = declare<DrawFrame>('modifier cards', 'gh:draw.04', (f) => ({
  deck: f.deck,
  seat: f.seat,
  mode: f.mode,
  n: f.n,
  drawn: f.drawn.slice(),
}));

/** Damage from one source. */
export interface HarmFrame {
  on: number;
  n: number;
  by: number;
  /** 1 where it is an attack's. */
  attack: number;
}
export const harmSequence = declare<HarmFrame>('damage', 'gh:damage.1', (f) => ({ on: f.on, n: f.n, by: f.by, attack: f.attack }));

/** A room is revealed and filled. */
export interface RevealFrame {
  room: number;
  /** Figure that revealed it; `NOBODY` at the beginning. */
  by: number;
  /** Places still to be filled, by their number in the room. */
  left: number[];
  /** Figure whose standee is being drawn; `NOBODY` for none. */
  drawing: number;
}
export const revealSequence = declare<RevealFrame>('room', 'gh:reveal.01', (f) => ({
  room: f.room,
  by: f.by,
  left: f.left.slice(),
  drawing: f.drawing,
}));

/** A turn of a monster or a summon. */
export interface DeedsFrame {
  figure: number;
  seat: number;
  /** Line of its card. */
  line: number;
  /** Figure it goes for; `NOBODY` for none, and before it is decided. */
  focus: number;
  /** 1 once that is decided. */
  decided: number;
  /** Whom it will attack from where it went; 1 where that is decided. */
  attacks: number[];
  chosen: number;
  /** The hex from which it meant to attack; `NOWHERE` for none. */
  goal: number;
  /** For whom its present attack is; `NOBODY` for none. */
  aim: number;
  /** Whom the attacks of its turn have been made on. */
  struck: number[];
}
export const deedsSequence = declare<DeedsFrame>('monster', 'gh:focus.1', (f) => ({
  figure: f.figure,
  seat: f.seat,
  line: f.line,
  focus: f.focus,
  decided: f.decided,
  attacks: f.attacks.slice(),
  chosen: f.chosen,
  goal: f.goal,
  aim: f.aim,
  struck: f.struck.slice(),
}));

/** A rest: a card lost, the others taken back. */
export interface RestFrame {
  seat: number;
  long: number;
  /** The card that a short rest drew; `NO_CARD` before that. */
  card: number;
  /** One that may not come again; `NO_CARD` for none. */
  barred: number;
}
export const restSequence = declare<RestFrame>('rest', 'gh:rest.1', (f) => ({
  seat: f.seat,
  long: f.long,
  card: f.card,
  barred: f.barred,
}));
