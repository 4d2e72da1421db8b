/**
 * Every sequence of the game by name, with the fields its frame declares. The steps are given in the file named after the
 * rule; rules call one another through these names.
 */
import { declare } from '../../../core/index.ts';

export * from './frames-attacking.ts';
export * from './frames-rolling.ts';
export * from './frames-using.ts';

/** R1. The match. */
export interface MatchFrame {
  /** Rounds begun. */
  rounds: number;
}
export const matchSequence = declare<MatchFrame>('match', 'wu:R1', (f) => ({ rounds: f.rounds }));

/** S1 to S7. Boards, objectives, hands, deployment. */
export interface SetUpFrame {
  /** Seat that won the roll-off. */
  winner: number;
  /** Board chosen by each seat; `NO_BOARD` before that. */
  boards: number[];
  /** Seat whose turn it is. */
  seat: number;
  /** Nothing reads it. It stays, since recorded matches are held to the hash of every field. */
  unread: number;
}
export const setUpSequence = declare<SetUpFrame>('set-up', 'wu:S1', (f) => ({
  winner: f.winner,
  boards: f.boards.slice(),
  seat: f.seat,
  unread: f.unread,
}));

/** R7. Cards are drawn. */
export interface DrawFrame {
  seat: number;
  pile: number;
  n: number;
  /** 1 where what is drawn takes the place of an objective that was scored (g.33). */
  fresh: number;
}
export const drawSequence = declare<DrawFrame>('draw', 'wu:R7', (f) => ({ seat: f.seat, pile: f.pile, n: f.n, fresh: f.fresh }));

/** R1. A round. */
export interface RoundFrame {
  /** Seat that won the roll-off. */
  winner: number;
}
export const roundSequence = declare<RoundFrame>('round', 'wu:R1', (f) => ({ winner: f.winner }));

/** R2. One activation. */
export interface ActivationFrame {
  seat: number;
  /** 1 where the window at the end of its action was that of its own end too (g.29). */
  closed: number;
}
export const activationSequence = declare<ActivationFrame>('activation', 'wu:R2', (f) => ({ seat: f.seat, closed: f.closed }));

/** P4. What happens at the start of an action phase, after the roll-off. */
export interface StartFrame {
  /** Seat that says in which order it happens: winner of a roll-off, where both players have something; `NOBODY` for none. */
  winner: number;
  /** Seat whose turn it is, and seats that are done. */
  seat: number;
  done: number;
  /** Places of the cards used. */
  used: number[];
}
export const startSequence = declare<StartFrame>('start of the action phase', 'wu:P4', (f) => ({
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
export const powerSequence = declare<PowerFrame>('power step', 'wu:P1', (f) => ({ seat: f.seat, passes: f.passes }));

/** E1. An end phase. */
export interface EndFrame {
  /** Place in the order of players. */
  place: number;
}
export const endSequence = declare<EndFrame>('end phase', 'wu:E1', (f) => ({ place: f.place }));

/** What an action is part of, 1 each: a Charge, a reaction that gave it; of neither unless said. */
export interface PartOf {
  readonly charge?: number;
  readonly reaction?: number;
}

/** R3. A Move action. */
export interface MoveFrame {
  fighter: number;
  /** 1 where it is part of a Charge, 1 where a reaction gave it. */
  charge: number;
  reaction: number;
  start: number;
  path: number[];
  /** Hexes of the way that lie behind it. */
  gone: number;
  /** 1 where it is placed instead of going there. */
  placed: number;
}
export const moveSequence = declare<MoveFrame>('move', 'wu:R3', (f) => ({
  fighter: f.fighter,
  charge: f.charge,
  reaction: f.reaction,
  start: f.start,
  path: f.path.slice(),
  gone: f.gone,
  placed: f.placed,
}));

/** R4. A Charge. */
export interface ChargeFrame {
  fighter: number;
  /** Where to, and through how many lethal hexes on purpose (`wayCode`). */
  hex: number;
  reaction: number;
}
export const chargeSequence = declare<ChargeFrame>('charge', 'wu:R4', (f) => ({
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
export const pushSequence = declare<PushFrame>('push', 'wu:S3', (f) => ({
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
  /** What may be done, as bits: GRANT_MOVE and the like, in `acting.ts`. */
  kinds: number;
  /** 1 where it may be left out. */
  optional: number;
  /** 1 where it is part of a reaction. */
  reaction: number;
  /** Fighter that must be among the targets, and the attack it must be; `NOBODY` and `NO_ATTACK` for any. */
  target: number;
  attack: number;
  /** 1 where a move must end farther from every enemy (g.08). */
  away: number;
}
export const grantSequence = declare<GrantFrame>('granted action', 'wu:g.28', (f) => ({
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
export const anyActionSequence = declare<{ fighter: number }>('any action', 'wu:g.28', (f) => ({ fighter: f.fighter }));

/** I1, G2. What is checked at the end of each action, reaction and gambit. */
export interface SettleFrame {
  /** Always 0. It stays, since recorded matches are held to the hash of every field. */
  unread: number;
}
export const settleSequence = declare<SettleFrame>('check', 'wu:I1', (f) => ({ unread: f.unread }));

/** What ends an action of a fighter card or an upgrade: the check, and the window after it. */
export const actionEndSequence = declare<{ fighter: number }>('end of action', 'wu:A10', (f) => ({ fighter: f.fighter }));
