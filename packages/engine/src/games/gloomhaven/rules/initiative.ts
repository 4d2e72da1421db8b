/** gh:round.3 to .5. Who acts when. */

import { innermost, NOBODY } from '../../../core/index.ts';
import type { Acts } from '../monsters/why.ts';
import { CHARACTER, type FigureState, MONSTER, NO_TYPE, OBJECTIVE, SUMMON } from '../state.ts';
import { chose, type Gloom } from '../table.ts';
import { turnsSequence } from './frames.ts';

/** The initiative of a long rest (gh:rest.2), of an objective (gh:attack.09), and where no card says another. */
const REST = 99;

/**
 * A place in the order in one number: the initiative, then what breaks its ties. Among players that is the other card and, for one
 * player, who of his side comes when; monsters come behind all players, by type, elites first, by the numbers of their standees.
 */
const TIES = 100_000;
const SIDE = 100;
const MONSTERS = TIES / 2;
const NORMAL = SIDE / 2;

const playersPlace = (n: number, other: number, within: number): number => n * TIES + other * SIDE + within;
const monstersPlace = (n: number, type: number, normal: boolean, standee: number): number =>
  n * TIES + MONSTERS + type * SIDE + (normal ? NORMAL : 0) + standee;
/** Monsters of one number and nothing else to tell them apart. */
const levelPlace = (n: number): number => n * TIES + MONSTERS;

/** The initiative that a place in the order stands for. */
export const initiativeAt = (place: number): number => Math.floor(place / TIES);

/** A character comes last of its side, behind its summons. */
const CHARACTERS = SIDE - 1;

/** The number a player acts by: the leading card's, or 99 with a long rest. */
function leadOf(g: Gloom, seat: number): number {
  const p = g.state.players[seat];
  return p.resting === 1 || p.lead < 0 ? REST : g.table.cards[g.state.cards[p.lead].def].face.initiative;
}

function otherOf(g: Gloom, seat: number): number {
  const { other } = g.state.players[seat];
  return other < 0 ? REST : g.table.cards[g.state.cards[other].def].face.initiative;
}

/** The initiative of a monster type's card this round. */
function typeInitiative(g: Gloom, type: number): number {
  const { card } = g.state.types[type];
  return card < 0 ? REST : g.table.monsters[type].cards[card].initiative;
}

/** The place of a summon among all that its owner has summoned, whatever their kinds: figures stand in the order in which they came (gh:round.4). */
function nthSummon(g: Gloom, figure: number): number {
  const { figures } = g.state;
  let n = 0;
  for (let i = 0; i <= figure; i++) if (figures[i].kind === SUMMON && figures[i].seat === figures[figure].seat) n++;
  return n;
}

/**
 * A figure's place in the order, lower first. Ties between characters go by the other card; a character comes before a monster; a
 * summon just before its summoner; elites before normals, each by number.
 */
export function initiativeOf(g: Gloom, figure: number): number {
  const f = g.state.figures[figure];
  if (f.kind === CHARACTER) return playersPlace(leadOf(g, f.seat), otherOf(g, f.seat), CHARACTERS);
  const own = f.kind === SUMMON ? g.table.summons[f.type].initiative : undefined;
  // Where one has a number of its own it stands as a character with a plain card does.
  if (own !== undefined) return playersPlace(own, REST, CHARACTERS);
  if (f.kind === SUMMON) return playersPlace(leadOf(g, f.seat), otherOf(g, f.seat), Math.min(CHARACTERS - 1, nthSummon(g, figure)));
  if (f.kind === OBJECTIVE) return levelPlace(REST);
  return monstersPlace(typeInitiative(g, f.type), f.type, f.elite === 0, f.number);
}

/**
 * By what a focus is chosen: an objective stands at 99 (gh:attack.09), and monsters of one type share the initiative of their card (gh:focus.6).
 * Whether the order in which they act tells them apart is an option; those of different types with one number stay level, as they come in their own.
 */
export function focusInitiativeOf(g: Gloom, figure: number): number {
  const f = g.state.figures[figure];
  if (f.kind !== MONSTER) return initiativeOf(g, figure);
  const level = levelPlace(typeInitiative(g, f.type));
  return chose(g, 'focus-in-a-type', 'level') ? level : level + nthOfType(g, figure);
}

/** How many monsters of its type act before this one (gh:round.4). */
function nthOfType(g: Gloom, figure: number): number {
  const { figures } = g.state;
  const { type } = figures[figure];
  const place = initiativeOf(g, figure);
  let n = 0;
  for (let i = 0; i < figures.length; i++) {
    const f = figures[i];
    if (f.kind === MONSTER && f.type === type && f.out === 0 && f.hex >= 0 && initiativeOf(g, i) < place) n++;
  }
  return n;
}

/** By which printed numbers a figure acts. */
export function actsBy(g: Gloom, figure: number): Acts {
  const f = g.state.figures[figure];
  if (f.kind === MONSTER) return { n: typeInitiative(g, f.type), second: 0, before: NOBODY };
  if (f.kind === OBJECTIVE) return { n: REST, second: 0, before: NOBODY };
  const own = f.kind === SUMMON ? g.table.summons[f.type].initiative : undefined;
  if (own !== undefined) return { n: own, second: 0, before: NOBODY };
  const before = f.kind === SUMMON ? g.state.figures.findIndex((o) => o.kind === CHARACTER && o.seat === f.seat) : NOBODY;
  return { n: leadOf(g, f.seat), second: otherOf(g, f.seat), before };
}

/** The player whose cards a figure acts by: a character's own, and its summons'; `NOBODY` for all the others. */
function cardsOf(g: Gloom, figure: number): number {
  const { kind, seat, type } = g.state.figures[figure];
  if (kind === CHARACTER) return seat;
  return kind === SUMMON && g.table.summons[type].initiative === undefined && hasCharacter(g, seat) ? seat : NOBODY;
}

function hasCharacter(g: Gloom, seat: number): boolean {
  const { figures } = g.state;
  for (let i = 0; i < figures.length; i++) if (figures[i].kind === CHARACTER && figures[i].seat === seat) return true;
  return false;
}

/**
 * Who may act next where it is a player's turn: of players whose two cards show the same numbers each one's first figure, since a
 * summon acts right before its own summoner (gh:round.4); once one of them has begun, nobody else until it is done.
 */
function nextOfPlayers(g: Gloom, left: readonly number[], first: number): number[] {
  const whose = cardsOf(g, first);
  const [n, second] = [leadOf(g, whose), otherOf(g, whose)];
  const level: number[] = [];
  for (let k = 0; k < left.length; k++) {
    const seat = cardsOf(g, left[k]);
    if (seat === whose || (seat >= 0 && leadOf(g, seat) === n && otherOf(g, seat) === second)) level.push(left[k]);
  }
  if (level.length === 1) return level;
  const seats = [...new Set(level.map((i) => cardsOf(g, i)))];
  const next = seats.map((seat) =>
    firstOf(
      g,
      level.filter((i) => cardsOf(g, i) === seat),
    ),
  );
  const begun = next.find((i) => g.state.figures.some((x, k) => x.acted === 1 && x.kind === SUMMON && cardsOf(g, k) === cardsOf(g, i)));
  return begun === undefined ? next : [begun];
}

/** Who of these comes first in the order; the earlier one of equals. */
function firstOf(g: Gloom, figures: readonly number[]): number {
  let first = figures[0];
  let least = initiativeOf(g, first);
  for (let k = 1; k < figures.length; k++) {
    const initiative = initiativeOf(g, figures[k]);
    if (initiative >= least) continue;
    first = figures[k];
    least = initiative;
  }
  return first;
}

/** Whether a figure still has its turn of this round before it. */
const isToAct = (f: FigureState): boolean => f.out === 0 && f.acted === 0 && f.kind !== OBJECTIVE && (f.hex >= 0 || f.kind === CHARACTER);

/** The first in the order of all that are still to act, the earlier one of equals; `NOBODY` once all have. */
function firstToAct(g: Gloom): number {
  const { figures } = g.state;
  let first: number = NOBODY;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < figures.length; i++) {
    if (!isToAct(figures[i])) continue;
    const initiative = initiativeOf(g, i);
    if (initiative >= least) continue;
    first = i;
    least = initiative;
  }
  return first;
}

/** All that are still to act. */
function leftToAct(g: Gloom): number[] {
  const { figures } = g.state;
  const left: number[] = [];
  for (let i = 0; i < figures.length; i++) if (isToAct(figures[i])) left.push(i);
  return left;
}

/** Whether a monster of another type stands on the same number: the players decide which of the two types begins. */
function isLevelType(g: Gloom, x: FigureState, type: number): boolean {
  return x.kind === MONSTER && x.type !== type && typeInitiative(g, x.type) === typeInitiative(g, type);
}

function hasLevelType(g: Gloom, type: number): boolean {
  const { figures } = g.state;
  for (let i = 0; i < figures.length; i++) if (isToAct(figures[i]) && isLevelType(g, figures[i], type)) return true;
  return false;
}

/** Whether somebody has acted who comes later in the order than a number: those that are to act on it have only just been revealed (gh:reveal.04). */
export function isLate(g: Gloom, n: number): boolean {
  const { figures } = g.state;
  for (let i = 0; i < figures.length; i++) {
    const { acted, kind, summoned } = figures[i];
    if (acted === 1 && (kind === CHARACTER || (kind === MONSTER && summoned === 0)) && initiativeAt(initiativeOf(g, i)) > n) return true;
  }
  return false;
}

/** The type that was chosen to act before another one just revealed, and is not done yet; `NO_TYPE` for none. */
function typeUnderWay(g: Gloom): number {
  const turns = innermost(g.state, turnsSequence);
  return turns === null ? NO_TYPE : turns.late - 1;
}

/** The figures that may act next: several where the players decide between equals (gh:round.3). */
export function nextToAct(g: Gloom): number[] {
  const first = firstToAct(g);
  if (first < 0) return [];
  const { figures } = g.state;
  const { kind, type } = figures[first];
  if (cardsOf(g, first) >= 0) return nextOfPlayers(g, leftToAct(g), first);
  if (kind !== MONSTER || !hasLevelType(g, type)) return [first];
  const others = leftToAct(g).filter((i) => isLevelType(g, figures[i], type));
  // Others of a type may have acted before these came: then what was chosen among these counts.
  const late = isLate(g, typeInitiative(g, type));
  const begun = (of: number): boolean =>
    late ? typeUnderWay(g) === of : figures.some((x) => x.kind === MONSTER && x.type === of && x.acted === 1 && x.summoned === 0);
  if (begun(type)) return [first];
  const started = others.filter((i) => begun(figures[i].type));
  if (started.length > 0) return [firstOf(g, started)];
  const types = [...new Set(others.map((i) => figures[i].type))];
  return [
    first,
    ...types.map((t) =>
      firstOf(
        g,
        others.filter((i) => figures[i].type === t),
      ),
    ),
  ];
}
