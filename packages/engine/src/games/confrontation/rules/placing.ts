/** IX-C-3, IX-C-4.g-i. Who places his combat dice when, and how he may. */
import { type Reasons, type RuleId, refuse } from '../../../core/index.ts';
import { type Conf, chose, PA, PLACES, SKILL } from '../table.ts';
import { firstOf } from './board.ts';
import { FIGURES, placeCode } from './packing.ts';
import { has } from './values.ts';

/** Those who place before the others, in the middle, after them, and after Initiative. */
const BEFORE = 0;
const AMONG = 1;
const AFTER = 2;
const LATE = 3;

/** The group a figure places with: magicians and faithful first (IX-C-3.d), and those whom an effect forces (IX-C-4.g, IX-C-4.h). */
function groupOf(g: Conf, fig: number): number {
  const def = g.table.fighters[g.state.figures[fig].def];
  if (def.places === PLACES.first) return chose(g, 'forced-first', 'before-magicians') ? BEFORE - 1 : BEFORE;
  if (def.places === PLACES.last) return AFTER;
  if (def.places === PLACES['after-initiative']) return LATE;
  return def.magic ? BEFORE : AMONG;
}

/** Whether an effect lets a figure wait for Initiative (IX-C-4.i). */
export function waitsForInitiative(g: Conf, fig: number): boolean {
  return groupOf(g, fig) === LATE;
}

/** What makes up a rank, each less than the number below it here: strategic values, places in the Tactics roll, figures. */
const VALUES = 1000;
const SEATS = 8;

/** The later one places: by group, then strategic value (IX-C-3.b), then the loser of the Tactics roll first (IX-C-3.c). */
function rankOf(g: Conf, fig: number): number {
  const f = g.state.figures[fig];
  const { tactics } = g.state;
  const lost = tactics.length === 0 ? 0 : tactics.length - 1 - tactics.indexOf(f.seat);
  const group = groupOf(g, fig) + 1;
  const own = chose(g, 'own-order', 'as-listed') ? fig : 0;
  return ((group * VALUES + g.table.fighters[f.def].values[PA]) * SEATS + lost) * FIGURES + own;
}

/** Those of a combat who place next, as bits: several only where one player may choose among equals of his. */
export function placingNow(g: Conf, members: number, late: boolean): number {
  let best = Number.POSITIVE_INFINITY;
  let out = 0;
  for (let b = members; b !== 0; b &= b - 1) {
    const i = firstOf(b);
    const f = g.state.figures[i];
    if (f.ready === 1 || f.placed === 0 || waitsForInitiative(g, i) !== late) continue;
    const rank = rankOf(g, i);
    if (rank < best) {
      best = rank;
      out = 1 << i;
    } else if (rank === best) out |= 1 << i;
  }
  return out;
}

/** The paragraph that has `first` place his dice before `fig`. */
export function placesLaterBy(g: Conf, fig: number, first: number): RuleId {
  const group = groupOf(g, fig);
  const before = groupOf(g, first);
  const def = g.table.fighters[g.state.figures[fig].def];
  const other = g.table.fighters[g.state.figures[first].def];
  if (group === LATE) return 'conf:IX-C-4.i';
  if (group === AFTER) return 'conf:IX-C-4.h';
  if (other.places === PLACES.first) return 'conf:IX-C-4.g';
  if (before !== group) return 'conf:IX-C-3.d';
  // Two of one group: among magicians and faithful as among the others, by value and then by the Tactics roll.
  if (group === BEFORE) return def.places === PLACES.first ? 'conf:IX-C-4.g' : 'conf:IX-C-3.f';
  return def.values[PA] === other.values[PA] ? 'conf:IX-C-3.c' : 'conf:IX-C-3.b';
}

/** Whether a figure may place its dice so: any split (IX-C-3.g), but for rout (F8.b) and War fury. */
export function mayPlace(g: Conf, fig: number, attack: number, fury: number, why: Reasons): boolean {
  const f = g.state.figures[fig];
  if ((attack < 0 || attack > f.unplaced) && refuse(why, 'conf:IX-C-3.a', 'every-die', why && { n: f.unplaced })) return false;
  if (f.routed === 1 && attack > 0 && refuse(why, 'conf:F8.b', 'routed-defends', why && { figure: { figure: fig } })) return false;
  const furious = has(g, fig, SKILL.warFury);
  if (fury === 1 && !furious && refuse(why, 'conf:skill.war-fury', 'no-war-fury', why && { figure: { figure: fig } })) return false;
  const most = attack * 2 > f.unplaced;
  if (fury === 1 && !most && refuse(why, 'conf:skill.war-fury', 'fury-needs-most')) return false;
  // Once declared it binds for the round's later combats, but for a figure that must defend.
  if (furious && f.fury === 1 && f.routed === 0 && fury === 0 && refuse(why, 'conf:skill.war-fury', 'fury-binds')) return false;
  return why === null || why.length === 0;
}

/** Every way this figure may place its dice. */
export function waysToPlace(g: Conf, fig: number, out: number[]): void {
  const f = g.state.figures[fig];
  const furious = has(g, fig, SKILL.warFury);
  for (let a = f.unplaced; a >= 0; a--) {
    if (furious && mayPlace(g, fig, a, 1, null)) out.push(placeCode(fig, a, 1));
    if (mayPlace(g, fig, a, 0, null)) out.push(placeCode(fig, a, 0));
  }
}
