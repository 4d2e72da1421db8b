/** gh:turn.3. In which ways a line can be performed: whom and what it may be for, with which element. */
import type { Ability, Whom } from '../content/types.ts';
import { ACTIVE, DISARM, IMMOBILIZE, LOST, MONSTER, OBJECTIVE, TILE_OBSTACLE, TILE_TRAP } from '../state.ts';
import { chose, type Gloom } from '../table.ts';
import { adjacent, apart, areAllies, inPlay, isEmpty, mayTarget, openBeside, sees, tileOn } from './board.ts';
import { has } from './conditions.ts';
import { usableFor } from './elements.ts';
import type { HalfFrame } from './frames.ts';
import { halfOf } from './halves.ts';
import { consumeOf, harmsOwn, lineAt, movesAnother } from './lines.ts';
import { couldLead } from './moving.ts';
import { canLay, mayStrikePassed, targetsOf } from './targets.ts';

/** Ways of performing a line, as the numbers of its options: on a figure, by its number; at a hex, from here on. */
export const HEX = 4096;
/** Not at all. */
export const SKIP = 8191;
/** Just so. */
export const DO = 8190;
/** Done with an element used up for it: the first of them. */
export const USING = 8184;

/** Figures that an ability may be for. */
export function among(g: Gloom, by: number, whom: Whom): number[] {
  if (whom.who === 'self') return [by];
  const all: number[] = [];
  for (let i = 0; i < g.state.figures.length; i++) if (inPlay(g, i)) all.push(i);
  const hex = (i: number): number => g.state.figures[i].hex;
  switch (whom.who) {
    case 'ally-or-self':
      return all.filter((i) => i === by || (areAllies(g, i, by) && apart(g, by, i) <= whom.range && sees(g, hex(by), hex(i))));
    case 'enemy':
      return all.filter((i) => mayTarget(g, by, i) && apart(g, by, i) <= whom.range && sees(g, hex(by), hex(i)));
    case 'self-and-adjacent-allies':
      return all.filter((i) => i === by || (areAllies(g, i, by) && adjacent(g, by, i)));
    default:
      return all.filter((i) => mayTarget(g, by, i) && adjacent(g, by, i));
  }
}

/** Whether an ability is for everybody it fits. */
const forAll = (whom: Whom): boolean => whom.who === 'adjacent-enemies' || whom.who === 'self-and-adjacent-allies' || whom.who === 'self';

/** Whom an ability is for, where it says so. */
export function whomOf(a: Ability): Whom | null {
  return 'whom' in a && typeof a.whom === 'object' ? a.whom : null;
}

/** Hexes that an ability may be aimed at. */
function hexesFor(g: Gloom, f: HalfFrame, a: Ability): number[] {
  const beside = openBeside(g, g.state.figures[f.figure].hex);
  // An obstacle that has hit points goes by damage alone (gh:attack.07).
  if (a.do === 'disarm-trap') return beside.filter((h) => tileOn(g, TILE_TRAP, h) !== undefined);
  if (a.do === 'destroy-obstacle') return beside.filter((h) => tileOn(g, TILE_OBSTACLE, h) !== undefined);
  if (a.do === 'summon') return beside.filter((h) => isEmpty(g, h));
  return [];
}

function figuresFor(g: Gloom, f: HalfFrame, a: Ability): number[] {
  if (a.do === 'kill')
    return among(g, f.figure, { who: 'adjacent-enemy' }).filter(
      (i) => g.state.figures[i].kind === MONSTER && g.state.figures[i].elite === 0,
    );
  if (a.do === 'control-move')
    return movedBy(g, a, among(g, f.figure, { who: 'adjacent-enemy' })).filter((i) => couldLead(g, f.figure, i, a.n));
  const whom = whomOf(a);
  return whom === null || forAll(whom) ? [] : movedBy(g, a, among(g, f.figure, whom));
}

/** Those of some figures whom a line could be for: an obstacle stays where it is, whatever hit points it has (gh:forced.1). */
function movedBy(g: Gloom, a: Ability, figures: number[]): number[] {
  return movesAnother(a) ? figures.filter((i) => g.state.figures[i].kind !== OBJECTIVE) : figures;
}

/** The ways of performing a line: at a hex, on a figure, or just so; none where it cannot be performed. */
export function waysOf(g: Gloom, f: HalfFrame, a: Ability): number[] {
  if (a.do === 'disarm-trap' || a.do === 'destroy-obstacle' || a.do === 'summon') return hexesFor(g, f, a).map((h) => HEX + h);
  if (a.do === 'attack') return couldAttack(g, f) ? [DO] : [];
  if (a.do === 'move') return has(g, f.figure, IMMOBILIZE) ? [] : [DO];
  if (a.do === 'recover-all-lost') return [DO, ...lostAndActive(g, f.seat)];
  const whom = whomOf(a);
  if (a.do === 'kill' || a.do === 'control-move' || (whom !== null && !forAll(whom))) return figuresFor(g, f, a);
  if (whom !== null && movedBy(g, a, among(g, f.figure, whom)).length === 0) return [];
  const using = usableFor(g, consumeOf(a)).map((e) => USING + e);
  // A shield or a retaliate of 0 is there only with its element.
  return (a.do === 'shield' || a.do === 'retaliate') && a.n === 0 ? using : [DO, ...using];
}

function couldAttack(g: Gloom, f: HalfFrame): boolean {
  if (has(g, f.figure, DISARM)) return false;
  const a = lineAt(g, f);
  if (a?.do !== 'attack') return false;
  if (a.targets === 'moved-through') return f.through.some((i) => mayStrikePassed(g, f.figure, i));
  if (a.area !== undefined && canLay(g, f.figure, a.area, a.range ?? 0)) return true;
  // Added targets alone, with nobody in the area: an option (gh:pipeline.1).
  if (a.area !== undefined && ((a.add ?? 0) === 0 || chose(g, 'area-over-nobody', 'refused'))) return false;
  return targetsOf(g, f.figure, a.range ?? 0).length > 0;
}

/**
 * Lines that happen without a question: those that are never passed over; and a lasting bonus, which costs nothing, unless an element might
 * be used up for it, or it draws attacks on its owner beside other lines that are wanted.
 */
export function isForced(g: Gloom, f: HalfFrame, a: Ability, ways: readonly number[]): boolean {
  if (harmsOwn(a)) return ways.length === 1;
  if (a.do === 'element') return !chose(g, 'elements-declined', 'always');
  return a.do === 'lasting' && ways.length === 1 && (a.of !== 'provoke' || halfOf(g, f.card, f.half).abilities.length === 1);
}

/** Cards of the active area that count as lost: they may be recovered, which ends their bonus (gh:turn.5). */
function lostAndActive(g: Gloom, seat: number): number[] {
  return g.state.cards.flatMap((c, place) => (c.owner === seat && c.zone === ACTIVE && c.after === LOST ? [place] : []));
}
