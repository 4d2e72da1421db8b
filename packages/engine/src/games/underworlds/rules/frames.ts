/**
 * Every sequence of the game by name, with the fields its frame declares. The steps are given in the file named after the
 * rule; rules call one another through these names.
 */
import { declare } from '../../../core/index.ts';
import type { Und } from '../table.ts';

/** R1. The match. */
export interface NoFields {
  /** Stages done. */
  i: number;
}
const copyNone = (f: NoFields): NoFields => ({ i: f.i });
export const matchSequence = declare<Und, NoFields>('match', 'wu:R1', copyNone);

/** S1 to S7. Boards, objectives, hands, deployment. */
export interface SetUpFrame {
  /** Seat that won the roll-off. */
  winner: number;
  /** Board chosen by each seat; -1. */
  boards: number[];
  /** Seat whose turn it is, and how far it has come. */
  seat: number;
  i: number;
}
export const setUpSequence = declare<Und, SetUpFrame>('set-up', 'wu:S1', (f) => ({
  winner: f.winner,
  boards: f.boards.slice(),
  seat: f.seat,
  i: f.i,
}));

/** S1. A roll-off; the winner goes to the rule that called it. */
export interface RollOffFrame extends Rolled {
  seat: number;
  scores: number[];
}
export const rollOffSequence = declare<Und, RollOffFrame>('roll-off', 'wu:S1', (f) => ({
  seat: f.seat,
  scores: f.scores.slice(),
  rolled: f.rolled,
  crits: f.crits,
  noted: f.noted,
}));

/** What a rule keeps of a roll it called for: successes besides criticals, criticals, and faces it looks for. */
export interface Rolled {
  rolled: number;
  crits: number;
  noted: number;
}

/** D1. A roll with its re-rolls. */
export interface RollFrame {
  seat: number;
  /** Fighter it is rolled for; -1. */
  fighter: number;
  /** What it is for: see ROLLS. */
  what: number;
  die: number;
  successes: number;
  /** Faces looked for besides. */
  noted: number;
  dice: number;
  /** Dice by class, once rolled, and those among them that were rolled again: no more of them are. */
  counts: number[];
  settled: number[];
  /** Dice that may still be rolled again one by one, and 1 where any number may be together. */
  rerolls: number;
  any: number;
  /** Dice taken up to be rolled again. */
  again: number;
}
export const rollSequence = declare<Und, RollFrame>('roll', 'wu:D1', (f) => ({
  seat: f.seat,
  fighter: f.fighter,
  what: f.what,
  die: f.die,
  successes: f.successes,
  noted: f.noted,
  dice: f.dice,
  counts: f.counts.slice(),
  settled: f.settled.slice(),
  rerolls: f.rerolls,
  any: f.any,
  again: f.again,
}));

/** R7. Cards are drawn. */
export interface DrawFrame {
  seat: number;
  pile: number;
  n: number;
  /** 1 where it replaces one that was scored (g.33). */
  fresh: number;
}
export const drawSequence = declare<Und, DrawFrame>('draw', 'wu:R7', (f) => ({ seat: f.seat, pile: f.pile, n: f.n, fresh: f.fresh }));

/** R1. A round. */
export interface RoundFrame {
  /** Seat that won the roll-off. */
  winner: number;
}
export const roundSequence = declare<Und, RoundFrame>('round', 'wu:R1', (f) => ({ winner: f.winner }));

/** R2. One activation. */
export interface ActivationFrame {
  seat: number;
  /** 1 where the window at the end of its action was that of its own end too (g.29). */
  closed: number;
}
export const activationSequence = declare<Und, ActivationFrame>('activation', 'wu:R2', (f) => ({ seat: f.seat, closed: f.closed }));

/** P4. What happens at the start of an action phase, after the roll-off. */
export interface StartFrame {
  /** Seat that says in which order it happens: winner of a roll-off, where both players have something; -1. */
  winner: number;
  /** Seat whose turn it is, and seats that are done. */
  seat: number;
  done: number;
  /** Places of the cards used. */
  used: number[];
}
export const startSequence = declare<Und, StartFrame>('start of the action phase', 'wu:P4', (f) => ({
  winner: f.winner,
  seat: f.seat,
  done: f.done,
  used: f.used.slice(),
}));

/** P1. A power step. */
export interface PowerFrame {
  seat: number;
  passes: number;
}
export const powerSequence = declare<Und, PowerFrame>('power step', 'wu:P1', (f) => ({ seat: f.seat, passes: f.passes }));

/** E1. An end phase. */
export interface EndFrame {
  /** Place in the order of players. */
  i: number;
}
export const endSequence = declare<Und, EndFrame>('end phase', 'wu:E1', (f) => ({ i: f.i }));

/** R3. A Move action. */
export interface MoveFrame {
  fighter: number;
  /** 1 where it is part of a Charge, 1 where a reaction gave it. */
  charge: number;
  reaction: number;
  start: number;
  path: number[];
  i: number;
  /** 1 where it is placed instead of going there. */
  placed: number;
}
export const moveSequence = declare<Und, MoveFrame>('move', 'wu:R3', (f) => ({
  fighter: f.fighter,
  charge: f.charge,
  reaction: f.reaction,
  start: f.start,
  path: f.path.slice(),
  i: f.i,
  placed: f.placed,
}));

/** R4. A Charge. */
export interface ChargeFrame {
  fighter: number;
  hex: number;
  reaction: number;
}
export const chargeSequence = declare<Und, ChargeFrame>('charge', 'wu:R4', (f) => ({
  fighter: f.fighter,
  hex: f.hex,
  reaction: f.reaction,
}));

/** A push, or a drive back: step by step. */
export interface PushFrame {
  fighter: number;
  /** Seat that pushes. */
  seat: number;
  /** Directions of its steps; a drive back goes on in one alone (g.26). */
  path: number[];
  /** Hexes gone. */
  gone: number;
  /** 1 where it is a drive back. */
  driven: number;
  /** Hex it began in. */
  start: number;
}
export const pushSequence = declare<Und, PushFrame>('push', 'wu:S3', (f) => ({
  fighter: f.fighter,
  seat: f.seat,
  path: f.path.slice(),
  gone: f.gone,
  driven: f.driven,
  start: f.start,
}));

/** g.28. An action that a card gives: the fighter's player chooses it. */
export interface GrantFrame {
  fighter: number;
  seat: number;
  /** What may be done, as bits: see GRANTS. */
  kinds: number;
  /** 1 where it may be left out. */
  optional: number;
  /** 1 where it is part of a reaction. */
  reaction: number;
  /** Fighter that must be among the targets, and the attack it must be; -1. */
  target: number;
  attack: number;
  /** 1 where a move must end farther from every enemy (g.08). */
  away: number;
}
export const grantSequence = declare<Und, GrantFrame>('granted action', 'wu:g.28', (f) => ({
  fighter: f.fighter,
  seat: f.seat,
  kinds: f.kinds,
  optional: f.optional,
  reaction: f.reaction,
  target: f.target,
  attack: f.attack,
  away: f.away,
}));

/** g.28. An action of whatever kind that a card gives. */
export const anyActionSequence = declare<Und, { fighter: number }>('any action', 'wu:g.28', (f) => ({ fighter: f.fighter }));

/** A11. An Attack action with all its targets. */
export interface VolleyFrame {
  by: number;
  seat: number;
  /** The attack, by its place in the table's attacks. */
  attack: number;
  targets: number[];
  /** 1 where it is made against everybody in reach; one of a sweep made again has its one target alone (77.1). */
  all: number;
  charge: number;
  reaction: number;
  nth: number;
  /** Target whose turn it is; -1. */
  on: number;
  /** Attack dice more for the first attack. */
  more: number;
  /** 1 once whatever comes before it was asked. */
  asked: number;
  /** 1 once it was asked whether the attacker is pushed before this attack. */
  pushed: number;
}
export const volleySequence = declare<Und, VolleyFrame>('attack action', 'wu:A11', (f) => ({
  by: f.by,
  seat: f.seat,
  attack: f.attack,
  targets: f.targets.slice(),
  all: f.all,
  charge: f.charge,
  reaction: f.reaction,
  nth: f.nth,
  on: f.on,
  more: f.more,
  asked: f.asked,
  pushed: f.pushed,
}));

/** A1 to A10. One attack against one target. */
export interface AttackFrame extends Rolled {
  by: number;
  on: number;
  /** Seat that makes the attack: not always the attacker's. */
  seat: number;
  attack: number;
  charge: number;
  reaction: number;
  /** Which of several targets it is, from 0. */
  nth: number;
  /** What the attack roll came to; `rolled` and `crits` are the latest roll's. */
  hits: number;
  attackCrits: number;
  defence: number;
  defenceCrits: number;
  /** 1 success; 1 where the rolls tie. */
  success: number;
  tie: number;
  /** Dice that reactions add or take. */
  moreDice: number;
  /** Damage that reactions add, and where it goes: the target, unless a reaction turns it. */
  bonus: number;
  victim: number;
  /** Dice that reactions let be rolled again. */
  attackAgain: number;
  defenceAgain: number;
  /** What was suffered, 1 where the target went out of action. */
  dealt: number;
  killed: number;
  /** 1 where nobody may be driven back, direction of a drive back or -1. */
  firm: number;
  direction: number;
  /** 1 where it cannot be resolved any more. */
  ended: number;
  /** Deeds known when it was declared. */
  deeds: number;
}
/** An attack before anything has happened in it. */
export const freshAttack = (by: number, on: number, seat: number, attack: number): AttackFrame => ({
  by,
  on,
  seat,
  attack,
  charge: 0,
  reaction: 0,
  nth: 0,
  hits: 0,
  attackCrits: 0,
  defence: 0,
  defenceCrits: 0,
  success: 0,
  tie: 0,
  moreDice: 0,
  bonus: 0,
  victim: on,
  attackAgain: 0,
  defenceAgain: 0,
  dealt: 0,
  killed: 0,
  firm: 0,
  direction: -1,
  ended: 0,
  deeds: 0,
  rolled: 0,
  crits: 0,
  noted: 0,
});
export const attackSequence = declare<Und, AttackFrame>('attack', 'wu:A1', (f) => ({
  by: f.by,
  on: f.on,
  seat: f.seat,
  attack: f.attack,
  charge: f.charge,
  reaction: f.reaction,
  nth: f.nth,
  hits: f.hits,
  attackCrits: f.attackCrits,
  defence: f.defence,
  defenceCrits: f.defenceCrits,
  success: f.success,
  tie: f.tie,
  moreDice: f.moreDice,
  bonus: f.bonus,
  victim: f.victim,
  attackAgain: f.attackAgain,
  defenceAgain: f.defenceAgain,
  dealt: f.dealt,
  killed: f.killed,
  firm: f.firm,
  direction: f.direction,
  ended: f.ended,
  deeds: f.deeds,
  rolled: f.rolled,
  crits: f.crits,
  noted: f.noted,
}));

/** A7. Damage suffered by one fighter from one source. */
export interface HarmFrame {
  on: number;
  n: number;
  /** Whom it is credited to: a fighter, a warband; -1. */
  by: number;
  seat: number;
  card: number;
  /** Bits of a deed: by an attack, a spell, a ploy, a reaction. */
  how: number;
  /** 1 once it was asked what saves or avenges the fighter. */
  asked: number;
  /** Tokens of this damage that were taken off again before the fighter could go (435.1). */
  healed: number;
}
export const harmSequence = declare<Und, HarmFrame>('damage', 'wu:A7', (f) => ({
  on: f.on,
  n: f.n,
  by: f.by,
  seat: f.seat,
  card: f.card,
  how: f.how,
  asked: f.asked,
  healed: f.healed,
}));

/** P1, M5. A gambit is played, in a power step or in answer to something. */
export interface PlayFrame {
  card: number;
  seat: number;
  /** Wizard that casts it; -1. */
  fighter: number;
  reaction: number;
  /** Particulars of what it answers. */
  a: number;
  b: number;
  c: number;
  /** 1 where it has no effect. */
  denied: number;
  /** Deeds known when it was played. */
  deeds: number;
}
export const playSequence = declare<Und, PlayFrame>('play', 'wu:P1', (f) => ({
  card: f.card,
  seat: f.seat,
  fighter: f.fighter,
  reaction: f.reaction,
  a: f.a,
  b: f.b,
  c: f.c,
  denied: f.denied,
  deeds: f.deeds,
}));

/** One use of a card or an ability: its steps, and what they have to remember. */
export interface UseFrame extends Rolled {
  /** Place of the card; -1 for an ability, and for a card nobody has shown. */
  card: number;
  /** Which of the table's cards; -1 for an ability. */
  def: number;
  /** Ability used, by its place in the table; -1 for a card. */
  ability: number;
  seat: number;
  /** The fighter that bears, casts or acts; -1. */
  fighter: number;
  /** Step under way. */
  i: number;
  picks: number[];
  /** Picks that reactions could turn aside already. */
  chosen: number;
  /** Particulars of the trigger it answers; `reaction` 1 where it answers one. */
  reaction: number;
  a: number;
  b: number;
  c: number;
  /** Hexes of the latest scatter, as entered; -1 behind them where it went off the battlefield. */
  chain: number[];
}

/** A use about to begin. */
export function freshUse(d: Partial<UseFrame> & Pick<UseFrame, 'seat'>): UseFrame {
  return {
    card: d.card ?? -1,
    def: d.def ?? -1,
    ability: d.ability ?? -1,
    seat: d.seat,
    fighter: d.fighter ?? -1,
    i: 0,
    picks: [],
    chosen: 0,
    reaction: d.reaction ?? 0,
    a: d.a ?? -1,
    b: d.b ?? -1,
    c: d.c ?? -1,
    chain: [],
    rolled: 0,
    crits: 0,
    noted: 0,
  };
}

export const useSequence = declare<Und, UseFrame>('use', 'wu:R8', (f) => ({
  card: f.card,
  def: f.def,
  ability: f.ability,
  seat: f.seat,
  fighter: f.fighter,
  i: f.i,
  picks: f.picks.slice(),
  chosen: f.chosen,
  reaction: f.reaction,
  a: f.a,
  b: f.b,
  c: f.c,
  chain: f.chain.slice(),
  rolled: f.rolled,
  crits: f.crits,
  noted: f.noted,
}));

/** M7. A token scatters; its chain goes to the use that called it. */
export interface ScatterFrame {
  seat: number;
  /** Hex the token lies in; -1 off the battlefield. */
  hex: number;
  /** Steps still to go. */
  left: number;
  chain: number[];
}
export const scatterSequence = declare<Und, ScatterFrame>('scatter', 'wu:M7', (f) => ({
  seat: f.seat,
  hex: f.hex,
  left: f.left,
  chain: f.chain.slice(),
}));

/** M1 to M4. A spell is attempted: a gambit, or a Spell Action. */
export interface CastFrame extends Rolled {
  /** What is cast, as in the frame of a use. */
  card: number;
  def: number;
  ability: number;
  seat: number;
  fighter: number;
  /** 1 once it is cast, and not undone. */
  cast: number;
  /** Criticals of the casting roll. */
  burns: number;
}
export const castSequence = declare<Und, CastFrame>('casting', 'wu:M1', (f) => ({
  card: f.card,
  def: f.def,
  ability: f.ability,
  seat: f.seat,
  fighter: f.fighter,
  cast: f.cast,
  burns: f.burns,
  rolled: f.rolled,
  crits: f.crits,
  noted: f.noted,
}));

/** I1, G2. What is checked at the end of each action, reaction and gambit. */
export interface SettleFrame {
  /** Seats asked. */
  i: number;
}
export const settleSequence = declare<Und, SettleFrame>('check', 'wu:I1', (f) => ({ i: f.i }));

/** What ends an action of a fighter card or an upgrade: the check, and the window after it. */
export const actionEndSequence = declare<Und, { fighter: number }>('end of action', 'wu:A10', (f) => ({ fighter: f.fighter }));
