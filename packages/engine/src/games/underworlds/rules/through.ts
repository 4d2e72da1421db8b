/**
 * R3, S3. Ways through lethal hexes that a fighter takes on purpose: its player chooses the way, and being hurt Inspires some (I2). A Move action
 * names where it ends and takes the way that hurts least; one of these names besides how many lethal hexes it enters.
 */
import { type Reasons, refuse } from '../../../core/index.ts';
import type { Und } from '../defs.ts';
import { LETHAL } from '../joining.ts';
import { fieldOf } from '../table.ts';
import { harms, isFree, isPassable, traitsOf } from './board.ts';
import { inForce } from './in-force.ts';
import { HEXES, hexIn, hurtsIn, wayCode } from './packing.ts';
import { moveOf, woundsOf } from './values.ts';
import type { Way } from './ways.ts';

/** The step before the first. */
const START = -1;

/**
 * Every hex that a way of so many steps at most leads to, each with the lethal hexes entered on it, `lethal` at most; and the step before, by
 * which the shortest way of each is told. A way may come by the same hex again, its first one among them.
 */
function waysOfAll(g: Und, fighter: number, most: number, lethal: number): ReadonlyMap<number, number> {
  const { hex: start } = g.state.fighters[fighter];
  const traits = traitsOf(g, fighter);
  const { neighbours } = fieldOf(g).hexes;
  const before = new Map<number, number>([[wayCode(start, 0), START]]);
  let edge = [wayCode(start, 0)];
  for (let n = 1; n <= most && edge.length > 0; n++) {
    const next: number[] = [];
    for (const from of edge) {
      for (let d = 0; d < 6; d++) {
        const to = neighbours[hexIn(from) * 6 + d];
        if (to !== start && !isPassable(g, traits, to)) continue;
        const step = wayCode(to, hurtsIn(from) + (harms(g, traits, to) ? 1 : 0));
        if (hurtsIn(step) > lethal || before.has(step)) continue;
        before.set(step, from);
        next.push(step);
      }
    }
    edge = next;
  }
  return before;
}

/** Whether something puts a fighter somewhere instead of its going anywhere (499.1). */
function isPlaced(g: Und, fighter: number): boolean {
  return inForce(g, g.table.forcing.goesTo).some(({ does, s }) => does(g, s, fighter) !== null);
}

/** The shortest way to a hex that enters just so many lethal hexes; undefined where there is none. */
export function wayThrough(g: Und, fighter: number, hex: number, lethal: number): Way | undefined {
  const { hex: start } = g.state.fighters[fighter];
  const before = hex === start || !isFree(g, hex) || isPlaced(g, fighter) ? null : waysOfAll(g, fighter, moveOf(g, fighter), lethal);
  if (before === null || !before.has(wayCode(hex, lethal))) return undefined;
  const path: number[] = [];
  for (let step = wayCode(hex, lethal); before.get(step) !== START; step = before.get(step) as number) path.push(hexIn(step));
  return { path: path.reverse(), lethal };
}

/** May a fighter go to a hex by a way through so many lethal hexes? */
export function mayGoThrough(g: Und, fighter: number, hex: number, lethal: number, why: Reasons): boolean {
  if (wayThrough(g, fighter, hex, lethal) !== undefined) return true;
  refuse(why, 'wu:R3', 'no-way-through', why && { figure: { figure: fighter }, space: { space: hex }, n: lethal });
  return false;
}

/** Whether a fighter is Inspired by being hurt, and a lethal hex would hurt it and not be its end. */
function wantsToBeHurt(g: Und, fighter: number): boolean {
  const { inspired, barred, wounds } = g.state.fighters[fighter];
  if (g.table.fighters[fighter].inspires.byHarm !== true || inspired === 1 || barred === 1 || wounds > 0) return false;
  return woundsOf(g, fighter) > 1 && fieldOf(g).kinds.some((kind) => (kind & LETHAL) !== 0);
}

/** Lists the hexes a fighter could go to through one lethal hex though another way spares it, as ways: for those who want to be hurt. */
export function listThrough(g: Und, fighter: number): readonly number[] {
  if (!wantsToBeHurt(g, fighter) || isPlaced(g, fighter)) return [];
  const { hex: start } = g.state.fighters[fighter];
  const before = waysOfAll(g, fighter, moveOf(g, fighter), 1);
  const out: number[] = [];
  for (let hex = 0; hex < HEXES; hex++)
    if (hex !== start && before.has(wayCode(hex, 0)) && before.has(wayCode(hex, 1)) && isFree(g, hex)) out.push(wayCode(hex, 1));
  return out;
}
