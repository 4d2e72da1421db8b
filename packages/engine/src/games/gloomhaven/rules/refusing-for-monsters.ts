/** Why not, where the players settle what the rules leave open for a monster: the criterion by which something else lost, with its paragraph. */
import { type Refusal, refuse } from '../../../core/index.ts';
import { OBSTACLE } from '../monsters/ground.ts';
import { INVISIBLE, NOWHERE } from '../state.ts';
import type { Gloom } from '../table.ts';
import { apart, areEnemies, sees, standsOn, terrainOf } from './board.ts';
import { has } from './conditions.ts';
import type { DeedsFrame } from './frames.ts';
import { figureIn, hexIn } from './keys.ts';
import { linesOf, statsOf } from './stats.ts';
import { thoughtOf, whyThought } from './thinking.ts';

/** What these questions are asked by: only what is level is left to the players. */
const LEVEL = ['gh:focus.7'] as const;

/** Why a monster's focus is not the figure an id names: the criterion of focus.3 to .6 at which it lost. Null where the id names none. */
export function whyNoFocus(g: Gloom, f: DeedsFrame, id: string): Refusal[] | null {
  const on = figureIn(g, id, 'focus:');
  if (on < 0) return null;
  const why: Refusal[] = [];
  const figure = { figure: on };
  if (!areEnemies(g, f.figure, on)) refuse(why, 'gh:attack.01', 'not-an-enemy', { figure }, LEVEL);
  else if (has(g, on, INVISIBLE)) refuse(why, 'gh:condition.invisible', 'target-invisible', { figure }, LEVEL);
  else {
    const { focus, out } = whyThought(g.table, thoughtOf(g, f.figure));
    const lost = [...focus, ...out].find((c) => c.foe === on)?.lost;
    if (lost != null) refuse(why, lost.rule, 'no-focus-so', { figure, why: { term: `criterion.${lost.name}` } }, LEVEL);
  }
  return why;
}

/**
 * Why a monster does not go to the hex an id names, or does not attack those it names from there: what is there, or each criterion of
 * monster-move.1 to .9 at which that hex lost. `spared` are those that it leaves alone. Null where the id names no hex to go to.
 */
export function whyNoGoing(g: Gloom, f: DeedsFrame, id: string, spared: readonly number[]): Refusal[] | null {
  const [, name, whom] = /^go:([^>]+)(?:>(.*))?$/.exec(id) ?? [];
  const hex = name === undefined ? NOWHERE : g.table.map.names.indexOf(name);
  if (hex < 0 || linesOf(g, f.figure)[f.line]?.do !== 'move') return null;
  const why: Refusal[] = [];
  const space = { space: hex };
  const figure = { figure: f.figure };
  const there = standsOn(g, hex);
  if (there >= 0 && there !== f.figure) refuse(why, 'gh:move.1', 'hex-taken', { space }, LEVEL);
  else if ((terrainOf(g)[hex] & OBSTACLE) !== 0 && !statsOf(g, f.figure).flying)
    refuse(why, 'gh:terrain.5', 'obstacle-there', { space }, LEVEL);
  if (why.length > 0) return why;
  const thought = thoughtOf(g, f.figure, f.line, spared);
  const turns = whyThought(g.table, thought, f.focus).turns.filter((t) => spared.length > 0 || t.focus === f.focus);
  const goes = turns.some((t) => t.going.length > 0);
  const lost = turns.flatMap((t) => [...t.places, ...t.going].flatMap((c) => (c.space === hex && c.lost !== null ? [c.lost] : [])));
  // Where it goes there, it is those it would attack that are others.
  const chosen = turns.some((t) => (goes ? t.going : t.places).some((c) => c.space === hex && c.lost === null));
  if (chosen) {
    if (whom !== undefined) refuse(why, 'gh:monster.4', 'others-attacked-there', { space, figure }, LEVEL);
    return why;
  }
  for (const { rule, name: criterion } of new Map(lost.map((c) => [c.name, c])).values())
    refuse(why, rule, 'not-there-so', { space, figure, why: { term: `criterion.${criterion}` } }, LEVEL);
  if (why.length > 0) return why;
  if (goes) refuse(why, 'gh:monster-move.8', 'not-there-so', { space, figure, why: { term: 'criterion.this-turn' } }, LEVEL);
  else refuse(why, 'gh:monster-move.1', 'no-attack-from-there', { space, figure, target: { figure: f.focus } }, LEVEL);
  return why;
}

/** Why a monster does not lay its trap in the hex an id names; null where it names none. */
export function whyNoTrap(g: Gloom, id: string): Refusal[] | null {
  const hex = hexIn(g, id, 'trap:');
  return hex < 0 ? null : [{ rule: 'gh:monster.1', key: 'trap-not-nearest', args: { space: { space: hex } }, also: LEVEL }];
}

/** Why a monster does not heal the figure an id names: no friend, out of its range or sight, or another lacks more (monster.5). Null where it names none. */
export function whyNoHeal(g: Gloom, f: DeedsFrame, id: string): Refusal[] | null {
  const on = figureIn(g, id, 'heal:');
  const line = linesOf(g, f.figure)[f.line];
  if (on < 0 || line?.do !== 'heal') return null;
  const why: Refusal[] = [];
  const figure = { figure: on };
  const [n, most] = [apart(g, f.figure, on), line.range ?? 0];
  if (areEnemies(g, f.figure, on)) refuse(why, 'gh:monster.5', 'not-an-ally', { figure }, LEVEL);
  if (n > most) refuse(why, 'gh:monster.5', 'out-of-range', { figure, n, most }, ['gh:range.1', ...LEVEL]);
  if (!sees(g, g.state.figures[f.figure].hex, g.state.figures[on].hex))
    refuse(why, 'gh:monster.5', 'no-sight', { figure }, ['gh:sight.1', ...LEVEL]);
  if (why.length === 0) refuse(why, 'gh:monster.5', 'lacks-less', { figure }, LEVEL);
  return why;
}
