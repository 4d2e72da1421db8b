/** The focus: the enemy a monster goes for, before anything else is decided (gh:focus.1 to gh:focus.7). */
import { OFF_FIELD } from '../../../space/index.ts';
import { NO_WAY, negativesIn, stepsIn } from './ground.ts';
import { best, type Criterion, placesAmong, type Ranked, ranked } from './ranking.ts';
import { away, bit, couldAttack, type Reading, reachedAtOnce } from './reach.ts';
import { ANY_TARGET, targetWorth } from './worth.ts';

/** A foe that might be the focus. */
export interface FocusCandidate {
  readonly foe: number;
  /** Weight of the best way to a space it could be attacked from, and that space. */
  readonly way: number;
  readonly from: number;
  /** Steps from where the monster stands, around walls. */
  readonly near: number;
  readonly initiative: number;
}

/** The order in which candidates are compared. */
export const FOCUS_CRITERIA: readonly Criterion<FocusCandidate>[] = [
  { name: 'negative', rule: 'gh:focus.3', of: (c) => negativesIn(c.way) },
  { name: 'way', rule: 'gh:focus.4', of: (c) => stepsIn(c.way) },
  { name: 'proximity', rule: 'gh:focus.5', of: (c) => c.near },
  { name: 'initiative', rule: 'gh:focus.6', of: (c) => c.initiative },
];

/** Every foe that could be attacked with movement enough; the others are no candidates (gh:focus.2). */
function focusCandidates(x: Reading): FocusCandidate[] {
  const { p, ways } = x;
  const melee = x.turns.length === 0 && x.reach === 1;
  const out: FocusCandidate[] = [];
  for (let foe = 0; foe < p.foes.length; foe++) {
    const from = melee ? nearestBeside(x, foe) : nearest(x, foe);
    if (from >= 0) out.push({ foe, way: ways[from], from, near: away(x, p.at, foe), initiative: p.foes[foe].initiative });
  }
  return out;
}

/** The space with the best way to it of those from which a foe could be attacked, the first of equals; `OFF_FIELD` for none. */
function nearest(x: Reading, foe: number): number {
  const { ways } = x;
  // What a plain attack reaches stands in a list.
  const reached = x.turns.length === 0 ? x.reached : null;
  let way = NO_WAY;
  let from: number = OFF_FIELD;
  for (let space = 0; space < ways.length; space++) {
    if (ways[space] >= way || (reached === null ? !couldAttack(x, space, foe) : (reached[space] & bit(foe)) === 0)) continue;
    way = ways[space];
    from = space;
  }
  return from;
}

/** The same for a plain attack in melee, which is made from the foe's own space or one beside it. */
function nearestBeside(x: Reading, foe: number): number {
  const { ways, reached } = x;
  const { open } = x.p.ground.walled;
  const { space } = x.p.foes[foe];
  let way = NO_WAY;
  let from: number = OFF_FIELD;
  for (let d = -1; d < 6; d++) {
    const at = d < 0 ? space : open[space * 6 + d];
    if (at === OFF_FIELD || (reached[at] & bit(foe)) === 0 || ways[at] > way) continue;
    // Of equals the first of the map, as everywhere.
    if (ways[at] === way && (from === OFF_FIELD || at > from)) continue;
    way = ways[at];
    from = at;
  }
  return from;
}

/** Who may be the focus: several where the players choose (gh:focus.7). */
export function focusOf(x: Reading): number[] {
  // Whom a plain attack reaches from where it stands needs no way at all, and everybody else some: they lose, and no way is looked for.
  const at = x.turns.length === 0 ? reachedAtOnce(x) : 0;
  return best(at !== 0 ? candidatesAtOnce(x, at) : focusCandidates(x), FOCUS_CRITERIA, undefined).map((c) => c.foe);
}

/** The candidates of a set that it attacks without a step. */
function candidatesAtOnce(x: Reading, set: number): FocusCandidate[] {
  const { foes, at } = x.p;
  const out: FocusCandidate[] = [];
  for (let foe = 0; foe < foes.length; foe++)
    if ((set & bit(foe)) !== 0) out.push({ foe, way: 0, from: at, near: away(x, at, foe), initiative: foes[foe].initiative });
  return out;
}

/** Every candidate with the criterion at which it lost. */
export function focusRanked(x: Reading): Ranked<FocusCandidate>[] {
  return ranked(focusCandidates(x), FOCUS_CRITERIA, undefined);
}

/** Foes ranked as further targets: the nearest to where the turn began, then initiative; equal numbers where nothing tells them apart. */
export function ranksOf(x: Reading): number[] {
  if (x.p.byFocus === true) return ranksByFocus(x);
  return placesAmong(x.p.foes.map((f, i) => targetWorth(away(x, x.p.at, i), f.initiative)));
}

/** More than any way weighs, and little enough to be multiplied without loss. */
const WORST_WAY = 1 << 24;

/** The same by an option: as they would come as a focus, those that never could last. */
function ranksByFocus(x: Reading): number[] {
  const ways = x.p.foes.map(() => WORST_WAY);
  for (const { foe, way } of focusCandidates(x)) ways[foe] = way;
  return placesAmong(x.p.foes.map((f, i) => ways[i] * ANY_TARGET + targetWorth(away(x, x.p.at, i), f.initiative)));
}
