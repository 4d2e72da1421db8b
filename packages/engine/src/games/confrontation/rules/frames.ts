/**
 * Every sequence of the game by name, with the fields its frame declares. The steps are given in the file named after the
 * rule; rules call one another through these names.
 */
import { declare } from '../../../core/index.ts';

/** F4. The match: deployment and rounds, or one combat phase. */
export interface MatchFrame {
  /** How it is played: 0 a combat phase alone, 1 a skirmish. */
  mode: number;
}
export const matchSequence = declare<MatchFrame>('match', 'conf:F4.a', (f) => ({ mode: f.mode }));

/** F4.i. Figures are placed by turns, card by card. */
export interface DeployFrame {
  /** Seat whose turn it is to place. */
  seat: number;
  /** Card being placed; `NO_CARD` for none. */
  card: number;
}
export const deploySequence = declare<DeployFrame>('deploy', 'conf:F4.i', (f) => ({ seat: f.seat, card: f.card }));

/** F4.a. One round. */
export interface RoundFrame {
  round: number;
}
export const roundSequence = declare<RoundFrame>('round', 'conf:F4.a', (f) => ({ round: f.round }));

/** F4.c. Each player lays his cards in the order he wishes. */
export interface OrderFrame {
  /** Seat that orders its cards. */
  seat: number;
}
export const orderSequence = declare<OrderFrame>('order of cards', 'conf:F4.c', (f) => ({ seat: f.seat }));

/** F1.d. Several players each name a fighter, who test the same characteristic: the highest goes first. */
export interface OpposedFrame {
  /** What it is for: see OPPOSED. */
  what: number;
  /** The seats that take part, in the order in which they name. */
  seats: number[];
  /** The fighters each may name, as bits, and the one named; `NOBODY` for none. */
  from: number[];
  named: number[];
  /** What is added to each one's test. */
  plus: number[];
  /** Place so far, 0 the lowest, level ones sharing it; what each rolled this time; 0 to roll, 1 rolling, 2 rolled, 4 rolled and failed, 3 need not. */
  score: number[];
  totals: number[];
  rolled: number[];
  /** Whose turn it is to name or to roll. */
  whose: number;
  /** Written by the test. */
  total: number;
  failed: number;
}
export const opposedSequence = declare<OpposedFrame>('opposed', 'conf:F1.d', (f) => ({
  what: f.what,
  seats: f.seats.slice(),
  from: f.from.slice(),
  named: f.named.slice(),
  plus: f.plus.slice(),
  score: f.score.slice(),
  totals: f.totals.slice(),
  rolled: f.rolled.slice(),
  whose: f.whose,
  total: f.total,
  failed: f.failed,
}));

/** What an opposed test decides. */
export const TACTICS = 0;
export const SEPARATION = 1;
export const AUTHORITY = 2;
export const INITIATIVE = 3;

/** F1. One test of a characteristic; the result goes to the rule that called it. */
export interface TestFrame {
  fig: number;
  /** Characteristic: place in STATS. */
  stat: number;
  /** Added to it. */
  plus: number;
  /** Dice to roll now. */
  n: number;
  /** Sum of the dice kept so far, the last one kept, and how many dice show a face that may be rolled again. */
  natural: number;
  face: number;
  again: number;
  /** The difficulty, for the telling; 0 none. */
  against: number;
}
export const testSequence = declare<TestFrame>('test', 'conf:F1.a', (f) => ({
  fig: f.fig,
  stat: f.stat,
  plus: f.plus,
  n: f.n,
  natural: f.natural,
  face: f.face,
  again: f.again,
  against: f.against,
}));

/** What a rule keeps of a test it called for. */
export interface Tested {
  total: number;
  failed: number;
}

/** IX. The combat phase. */
export interface PhaseFrame {
  /** Melees still to be cut, as bits of their members. */
  melees: number[];
  /** The fighter whose combat opens the phase (IX-C-1.g); `NOBODY` for none. */
  imposed: number;
}
export const phaseSequence = declare<PhaseFrame>('combat phase', 'conf:IX-0.a', (f) => ({
  melees: f.melees.slice(),
  imposed: f.imposed,
}));

/** IX-A-2, IX-G. One melee, or the part of it that newcomers touch, cut into combats. */
export interface SeparateFrame {
  members: number;
  /** 1 where pursuit caused it: combats with a newcomer are settled at once. */
  now: number;
  /** The newcomers, as bits. */
  newcomers: number;
  /** Seat that cuts; `NOBODY` before the test. */
  seat: number;
}
export const separateSequence = declare<SeparateFrame>('separation', 'conf:IX-A-2.a', (f) => ({
  members: f.members,
  now: f.now,
  newcomers: f.newcomers,
  seat: f.seat,
}));

/** IX-C-1. A speaking turn. */
export interface SpeakFrame {
  seat: number;
  /** The combat that must be chosen; `NO_COMBAT` for none. */
  imposed: number;
}
export const speakSequence = declare<SpeakFrame>('speaking turn', 'conf:IX-C-1.d', (f) => ({ seat: f.seat, imposed: f.imposed }));

/** IX-C.a to IX-D-3. One combat. */
export interface CombatFrame {
  /** Place in the state's combats. */
  id: number;
  /** Those who began it, as bits. */
  members: number;
  /** Side that won Initiative. */
  first: number;
  /** Passes begun. */
  passes: number;
  /** Who struck the latest deadly blow; `NOBODY` for none. */
  killer: number;
}
export const combatSequence = declare<CombatFrame>('combat', 'conf:IX-C.a', (f) => ({
  id: f.id,
  members: f.members,
  first: f.first,
  passes: f.passes,
  killer: f.killer,
}));

/** IX-D. One pass of arms. */
export interface PassFrame {
  id: number;
  members: number;
  /** Side that strikes now. */
  side: number;
  /** Who has struck, or has been struck, in this half of the pass, as bits (IX-D-2.c, IX-D-2.f). */
  done: number;
}
export const passSequence = declare<PassFrame>('pass of arms', 'conf:IX-D.a', (f) => ({
  id: f.id,
  members: f.members,
  side: f.side,
  done: f.done,
}));

/** The same where earned blows count among those of the pass (`earned-blow`): it remembers both of its halves. */
export interface CountedPassFrame extends PassFrame {
  /** What `done` is, of the other half. */
  theirs: number;
}
export const countedPassSequence = declare<CountedPassFrame>('pass of arms, every blow counted', 'conf:IX-D.a', (f) => ({
  id: f.id,
  members: f.members,
  side: f.side,
  done: f.done,
  theirs: f.theirs,
}));

/** IX-E. One attack. */
export interface AttackFrame {
  by: number;
  on: number;
  /** 1 where two dice are spent as a Master strike. */
  master: number;
  /** 1 where a parry earned it: resolved at once. */
  gained: number;
  /** Dice committed to the parry; 1 where it is sustained, where a counter-attack was announced. */
  committed: number;
  sustained: number;
  counter: number;
  /** The Attack test, once rolled. */
  difficulty: number;
  missed: number;
  parried: number;
  /** 1 where the defender has earned an attack. */
  earned: number;
  /** Written by the test. */
  total: number;
  failed: number;
}
export const attackSequence = declare<AttackFrame>('attack', 'conf:IX-E.a', (f) => ({
  by: f.by,
  on: f.on,
  master: f.master,
  gained: f.gained,
  committed: f.committed,
  sustained: f.sustained,
  counter: f.counter,
  difficulty: f.difficulty,
  missed: f.missed,
  parried: f.parried,
  earned: f.earned,
  total: f.total,
  failed: f.failed,
}));
/** An attack that is being declared. */
export function attackFrame(by: number, on: number, master: number, gained: number): AttackFrame {
  return {
    by,
    on,
    master,
    gained,
    committed: 0,
    sustained: 0,
    counter: 0,
    difficulty: 0,
    missed: 0,
    parried: 0,
    earned: 0,
    total: 0,
    failed: 0,
  };
}

/** II-B-1. One wound roll. */
export interface WoundFrame {
  by: number;
  on: number;
  /** Strength of the roll. */
  force: number;
  /** 1 where the attack was a Master strike. */
  master: number;
}
export const woundSequence = declare<WoundFrame>('wound roll', 'conf:II-B-1', (f) => ({
  by: f.by,
  on: f.on,
  force: f.force,
  master: f.master,
}));

/** IX-G. The pursuits that one combat allows, one after another. */
export interface PursuitFrame {
  /** Those who may still pursue, as bits; without the one who is asked, where he is the only one of his player. */
  waiting: number;
  /** The only one of his player who may pursue still; `NOBODY` where the player chooses who goes first. */
  fig: number;
}
export const pursuitSequence = declare<PursuitFrame>('pursuit', 'conf:IX-G.a', (f) => ({ waiting: f.waiting, fig: f.fig }));

/** IX-0.c. Effects of cards at a moment of the phase. */
export interface EffectsFrame {
  /** Place in MOMENTS. */
  moment: number;
  seat: number;
  /** Seats that passed in a row. */
  passes: number;
  /** The effect under way, as its code; -1 for none. */
  using: number;
}
export const effectsSequence = declare<EffectsFrame>('effects', 'conf:IX-0.c', (f) => ({
  moment: f.moment,
  seat: f.seat,
  passes: f.passes,
  using: f.using,
}));

/** F4.d. The activation phase: speaking turns, a card each. */
export interface ActivationFrame {
  seat: number;
}
export const activationSequence = declare<ActivationFrame>('activation', 'conf:F4.d', (f) => ({ seat: f.seat }));

/** F4.d. One card: all its figures act. */
export interface CardFrame {
  card: number;
  seat: number;
  /** 1 once a figure has made a move that is no assault. */
  moved: number;
}
export const cardSequence = declare<CardFrame>('card', 'conf:F4.d', (f) => ({ card: f.card, seat: f.seat, moved: f.moved }));

/** F5.c, F5.f. One action of a figure that needs a test first: an assault on the fearsome, a retreat from contact. */
export interface ActFrame {
  /** The action, packed: see codes.ts. */
  code: number;
  /** Who tests Courage now: 0 the assailant, 1 the assailed; 2 done. */
  stage: number;
  total: number;
  failed: number;
}
export const actSequence = declare<ActFrame>('act', 'conf:F5.c', (f) => ({
  code: f.code,
  stage: f.stage,
  total: f.total,
  failed: f.failed,
}));

/** F8.c. Those in rout test their Courage. */
export interface RallyFrame {
  fig: number;
  total: number;
  failed: number;
}
export const rallySequence = declare<RallyFrame>('rally', 'conf:F8.c', (f) => ({ fig: f.fig, total: f.total, failed: f.failed }));
