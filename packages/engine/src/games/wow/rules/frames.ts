/**
 * Every sequence of the game by name, with the fields its frame declares. The steps are given in the file named after the
 * rule; rules call one another through these names.
 */
import { declare, NOBODY } from '../../../core/index.ts';
import { NO_ATTACK, NO_EFFECT, NOWHERE } from '../state.ts';

/** In place of a type of damage: what is played is no attack, or not looked at yet. */
const NO_TYPE = -1;

/** 100-102. The match: set-up, then tick after tick. */
export interface MatchFrame {
  /** Next seat and figure to be asked about equipment. */
  seat: number;
  done: number;
}
export const matchSequence = declare<MatchFrame>('match', 'wow:101.2', (f) => ({ seat: f.seat, done: f.done }));

/** 500-502. One tick of the main clock. */
export interface TickFrame {
  /** The tick, absolute. */
  tick: number;
}
export const tickSequence = declare<TickFrame>('tick', 'wow:500', (f) => ({ tick: f.tick }));

/** 501. The turns of one tick: who acts, until nobody's clock shows it. */
export interface TurnsFrame {
  /** Seat that chooses among several characters. */
  seat: number;
}
export const turnsSequence = declare<TurnsFrame>('turns', 'wow:501', (f) => ({ seat: f.seat }));

/** 501. One turn of one character. */
export interface TurnFrame {
  fig: number;
  seat: number;
  /** The character that controls it for this turn (400.3); `NOBODY` for a turn of its own. */
  controller: number;
  /** Control returns to this seat afterwards. */
  back: number;
  /** 1 once the natural move is made or given up. */
  moved: number;
  acted: number;
  instants: number;
  done: number;
  /** Personal clock when the turn began. */
  began: number;
  /** Serial of the turn that this one interrupts; 0 none. */
  outer: number;
}
/** A turn that begins: nothing moved, nothing done. `back` is the seat control goes back to. */
export function turnFrame(fig: number, seat: number, controller: number, back: number): TurnFrame {
  return { fig, seat, controller, back, moved: 0, acted: 0, instants: 0, done: 0, began: 0, outer: 0 };
}
export const turnSequence = declare<TurnFrame>('turn', 'wow:501', (f) => ({
  fig: f.fig,
  seat: f.seat,
  controller: f.controller,
  back: f.back,
  moved: f.moved,
  acted: f.acted,
  instants: f.instants,
  done: f.done,
  began: f.began,
  outer: f.outer,
}));

/** In place of the points of a natural move: an effect imposes the move, and no points are counted. */
export const UNCOUNTED = -1;

/** 404.4. A route walked space by space, for natural and imposed moves alike. */
export interface WalkFrame {
  fig: number;
  /** Directions still to go, packed: see routes in movement.ts. */
  route: number;
  /** 1 once the figure has entered a space. */
  entered: number;
  /** The space its route has brought it to. */
  at: number;
  /** Points of a natural move spent so far; `UNCOUNTED` for a move that an effect imposes. */
  spent: number;
}
export const walkSequence = declare<WalkFrame>('walk', 'wow:404.4', (f) => ({
  fig: f.fig,
  route: f.route,
  entered: f.entered,
  at: f.at,
  spent: f.spent,
}));

/** 404.3. A figure moved a number of spaces by an effect. */
export interface ShiftFrame {
  fig: number;
  /** Seat that picks the route. */
  seat: number;
  n: number;
  upTo: number;
  /** Space it must move away from; `NOWHERE` for none. */
  away: number;
}
export const shiftSequence = declare<ShiftFrame>('shift', 'wow:404.3', (f) => ({
  fig: f.fig,
  seat: f.seat,
  n: f.n,
  upTo: f.upTo,
  away: f.away,
}));

/** 404.2. A teleport. */
export interface TeleportFrame {
  fig: number;
  seat: number;
  n: number;
  icon: number;
}
export const teleportSequence = declare<TeleportFrame>('teleport', 'wow:404.2', (f) => ({
  fig: f.fig,
  seat: f.seat,
  n: f.n,
  icon: f.icon,
}));

/** 704.2. The triggered abilities that one moment sets off, one after another. */
export interface TriggerFrame {
  /** The attacker, for attack damage; `NOBODY` for none. */
  other: number;
  /** What waits to resolve, each an ability with what happened and to whom: see `entry` in triggers.ts. */
  waiting: number[];
}
export const triggerSequence = declare<TriggerFrame>('trigger', 'wow:704.2', (f) => ({
  other: f.other,
  waiting: f.waiting.slice(),
}));

/** 703. Playing an ability. */
export interface PlayFrame {
  by: number;
  seat: number;
  ability: number;
  /** Bar card it comes from; `NO_CARD` for none. */
  card: number;
  /** Targets; for an area the figures in it are found on resolution. */
  targets: number[];
  /** Targeted space and the two others of an area; `NOWHERE` for none. */
  space: number;
  beside: number;
  behind: number;
  /** 0 physical, 1 magic, or `NO_ATTACK`; and the damage type. */
  nature: number;
  type: number;
  /** Effect of the table that converted it: its crit abilities come along; `NO_EFFECT` for none. */
  converted: number;
  cancelled: number;
  /** 1 where no cost is paid. */
  free: number;
  paid: number;
  /** How often the attack has been made again. */
  again: number;
  /** Figure whose deed it answers, for reacts; `NOBODY` for none. */
  answers: number;
}
export const playSequence = declare<PlayFrame>('play', 'wow:703', (f) => ({
  by: f.by,
  seat: f.seat,
  ability: f.ability,
  card: f.card,
  targets: f.targets.slice(),
  space: f.space,
  beside: f.beside,
  behind: f.behind,
  nature: f.nature,
  type: f.type,
  converted: f.converted,
  cancelled: f.cancelled,
  free: f.free,
  paid: f.paid,
  again: f.again,
  answers: f.answers,
}));
/** A card or ability being played, before its first step. */
export function playFrame(by: number, seat: number, ability: number, card: number, targets: number[], space: number): PlayFrame {
  return {
    by,
    seat,
    ability,
    card,
    targets,
    space,
    beside: NOWHERE,
    behind: NOWHERE,
    nature: NO_ATTACK,
    type: NO_TYPE,
    converted: NO_EFFECT,
    cancelled: 0,
    free: 0,
    paid: 0,
    again: 0,
    answers: NOBODY,
  };
}

/** 600-602. One attack, from protection to the attacks it sets off. */
export interface AttackFrame {
  by: number;
  seat: number;
  ability: number;
  card: number;
  nature: number;
  type: number;
  converted: number;
  again: number;
  /** Those attacked, after protection. */
  defenders: number[];
  /** Space aimed at; `NOWHERE` for none. */
  space: number;
  /** Defenders next to the attacker when they were attacked, as bits of their list: whoever steps away or up later changes nothing. */
  near: number;
  /** Protectors that have stepped in, as bits. */
  stepped: number;
  /** Seats that declined to protect, in a row. */
  declined: number;
  power: number;
  hits: number;
  crit: number;
  /** Blocks and damage for each defender, in their order. */
  blocks: number[];
  dealt: number[];
  /** The defender that has its turn in a step of each; while a window is open, whose it is (`placeInWindow`). */
  i: number;
  /** Defenders whose window has opened, as bits of their list. */
  opened: number;
  /** Crit abilities waiting, as bits of the attack's list. */
  pending: number;
  /** Defenders whose damage was replaced by what the card says instead. */
  replaced: number[];
}
export const attackSequence = declare<AttackFrame>('attack', 'wow:600.1', (f) => ({
  by: f.by,
  seat: f.seat,
  ability: f.ability,
  card: f.card,
  nature: f.nature,
  type: f.type,
  converted: f.converted,
  again: f.again,
  defenders: f.defenders.slice(),
  space: f.space,
  near: f.near,
  stepped: f.stepped,
  declined: f.declined,
  power: f.power,
  hits: f.hits,
  crit: f.crit,
  blocks: f.blocks.slice(),
  dealt: f.dealt.slice(),
  i: f.i,
  opened: f.opened,
  pending: f.pending,
  replaced: f.replaced.slice(),
}));

/** 602.5. An attack about to be made again. */
export interface AgainFrame {
  by: number;
  seat: number;
  ability: number;
  card: number;
  again: number;
  /** Whom and where the attack struck that is made again. */
  defenders: number[];
  space: number;
}
export const againSequence = declare<AgainFrame>('again', 'wow:602.5', againFrame);
/** What an attack hands on to the attacks made again. */
export function againFrame(f: AgainFrame): AgainFrame {
  return { by: f.by, seat: f.seat, ability: f.ability, card: f.card, again: f.again, defenders: f.defenders.slice(), space: f.space };
}

/** 601. One roll with its rerolls; the result goes to the attack that called it. */
export interface RollFrame {
  fig: number;
  seat: number;
  /** 0 attack roll, 1 defence roll. */
  defence: number;
  /** Dice not yet rolled. */
  left: number;
  /** Rerolls left: from terrain, and from each effect that gives some. */
  terrain: number;
  aims: number[];
  hits: number;
  crit: number;
  /** Where somebody may reroll: the class of each die, and which sources have rerolled it. */
  dice: number[];
  marks: number[];
  /** Die being rerolled; `NO_DIE` for none. */
  rerolling: number;
}
export const rollSequence = declare<RollFrame>('roll', 'wow:601.1', (f) => ({
  fig: f.fig,
  seat: f.seat,
  defence: f.defence,
  left: f.left,
  terrain: f.terrain,
  aims: f.aims.slice(),
  hits: f.hits,
  crit: f.crit,
  dice: f.dice.slice(),
  marks: f.marks.slice(),
  rerolling: f.rerolling,
}));

/** What `i` counts up to while a window is open for one of several figures: 1 beyond its place in their list, so that 0 is nobody's. */
type OfOne = { i: number };

/** The place in their list of the figure whose window is open. */
export const placeInWindow = ({ i }: Readonly<OfOne>): number => i - 1;

/** The window is that of the figure at this place of the list. */
export function ofFigure(f: OfOne, k: number): void {
  f.i = k + 1;
}

/** No window is open any more. */
export function ofNobody(f: OfOne): void {
  f.i = 0;
}

/** 402, 602.1a. Damage that is no attack damage, dealt to one figure or to several at once. */
export interface HarmFrame {
  by: number;
  /** Those it falls on, and how much each takes. */
  defenders: number[];
  dealt: number[];
  /** Whose window is open (`placeInWindow`). */
  i: number;
  /** Those whose window has opened, as bits of their list. */
  opened: number;
}
export const harmSequence = declare<HarmFrame>('harm', 'wow:402', (f) => ({
  by: f.by,
  defenders: f.defenders.slice(),
  dealt: f.dealt.slice(),
  i: f.i,
  opened: f.opened,
}));

/** 705. A list of effects, one after another. */
export interface EffectsFrame {
  list: number;
  /** Which of the list has its turn. */
  effect: number;
  by: number;
  seat: number;
  card: number;
  /** Targets or defenders, in order; a destroyed one stays listed. */
  targets: number[];
  /** Figure that set the ability off, or whose deed is answered; `NOBODY` for none. */
  it: number;
  /** Figures the present effect falls on, and which is next. */
  on: number[];
  next: number;
}
/** A list of effects, before its first. */
export function effectsFrame(list: number, by: number, seat: number, card: number, targets: number[], it: number): EffectsFrame {
  return { list, effect: 0, by, seat, card, targets, it, on: [], next: 0 };
}
export const effectsSequence = declare<EffectsFrame>('effects', 'wow:705', (f) => ({
  list: f.list,
  effect: f.effect,
  by: f.by,
  seat: f.seat,
  card: f.card,
  targets: f.targets.slice(),
  it: f.it,
  on: f.on.slice(),
  next: f.next,
}));

/** Choosing Action Bar cards to ready or exhaust. */
export interface CardsFrame {
  fig: number;
  seat: number;
  /** 1 to ready, 0 to exhaust. */
  ready: number;
  n: number;
  /** Card that may not be chosen; `NO_CARD` for none. */
  except: number;
}
export const cardsSequence = declare<CardsFrame>('cards', 'wow:705', (f) => ({
  fig: f.fig,
  seat: f.seat,
  ready: f.ready,
  n: f.n,
  except: f.except,
}));
