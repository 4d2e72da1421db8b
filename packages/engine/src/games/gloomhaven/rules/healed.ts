/** gh:monster.5. Whom a monster heals. */
import type { MonsterLine } from '../content/types.ts';
import { POISON, WOUND } from '../state.ts';
import type { Gloom } from '../table.ts';
import { apart, areAllies, inPlay, sees } from './board.ts';
import { has } from './conditions.ts';

/** Of itself and its allies in range those that lack most hit points: several where the players choose (gh:monster.5, gh:monster.7). */
export function healedBy(g: Gloom, figure: number, line: Extract<MonsterLine, { do: 'heal' }>): number[] {
  const { figures } = g.state;
  const lacks = (i: number): number => figures[i].most - figures[i].hp;
  const near = figures.flatMap((x, i) => {
    if (i === figure) return [i];
    const reached =
      inPlay(g, i) &&
      areAllies(g, i, figure) &&
      line.range !== undefined &&
      apart(g, i, figure) <= line.range &&
      sees(g, figures[figure].hex, x.hex);
    return reached ? [i] : [];
  });
  const most = Math.max(...near.map(lacks));
  const level = near.filter((i) => lacks(i) === most);
  // Where nobody lacks any, only poison and wounds tell them apart.
  return most > 0 || level.some((i) => has(g, i, POISON | WOUND)) ? level : [figure];
}
