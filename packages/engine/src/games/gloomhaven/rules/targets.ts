/** gh:attack.01 to gh:target.03. Whom an attack may be made on, and where an area may be laid. */
import { stepsBetween } from '../../../space/index.ts';
import type { Area } from '../content/types.ts';
import { type Cell, laidAround, laidOver, turnsOf } from '../monsters/areas.ts';
import type { Gloom } from '../table.ts';
import { mayTarget, sees, walledOf } from './board.ts';

/** Figures that a single attack reaches: enemies within range and in sight. Range 0 is melee. */
export function targetsOf(g: Gloom, by: number, range: number): number[] {
  const { figures } = g.state;
  const from = figures[by].hex;
  const w = walledOf(g);
  return figures.flatMap((f, i) =>
    mayTarget(g, by, i) && stepsBetween(w, from, f.hex) <= Math.max(1, range) && sees(g, from, f.hex) ? [i] : [],
  );
}

/** A way of laying an area: its spaces, and the figures it catches. */
export interface Laid {
  readonly spaces: readonly number[];
  readonly caught: readonly number[];
}

const turned = new WeakMap<Area, readonly (readonly Cell[])[]>();

/** Every way a pattern can be turned and mirrored, each once. */
export function turnsKept(area: Area): readonly (readonly Cell[])[] {
  let turns = turned.get(area);
  if (turns === undefined) {
    turns = turnsOf(area.red, area.grey);
    turned.set(area, turns);
  }
  return turns;
}

/** Every way of laying an area that catches somebody, each set of spaces once, in a fixed order. */
export function layingsOf(g: Gloom, by: number, area: Area, range: number): Laid[] {
  const w = walledOf(g);
  const from = g.state.figures[by].hex;
  const turns = turnsKept(area);
  const out = new Map<string, Laid>();
  const foes = g.state.figures.flatMap((_f, i) => (mayTarget(g, by, i) ? [i] : []));
  const add = (spaces: readonly number[]): void => {
    const caught = foes.filter((i) => spaces.includes(g.state.figures[i].hex) && sees(g, from, g.state.figures[i].hex));
    if (caught.length > 0) out.set([...spaces].sort((a, b) => a - b).join(), { spaces, caught });
  };
  if (area.grey) for (const spaces of laidAround(w, turns, from)) add(spaces);
  else for (const i of foes) for (const spaces of laidOver(w, turns, from, range, g.state.figures[i].hex)) add(spaces);
  return [...out].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, laid]) => laid);
}
