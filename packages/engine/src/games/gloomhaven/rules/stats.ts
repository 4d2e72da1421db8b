/** What a figure's card prints: movement, attack, range, targets, shield, retaliate. */
import { MONSTER, SUMMON } from '../state.ts';
import type { Gloom } from '../table.ts';

/** Printed values; a character has none of its own. */
export interface Stats {
  readonly move: number;
  readonly attack: number;
  readonly range: number;
  readonly targets: number;
  readonly shield: number;
  readonly retaliate: number;
  readonly flying: boolean;
}

const NONE: Stats = { move: 0, attack: 0, range: 0, targets: 1, shield: 0, retaliate: 0, flying: false };

/** The printed values of a figure at this scenario's level. */
export function statsOf(g: Gloom, figure: number): Stats {
  const f = g.state.figures[figure];
  if (f.kind === MONSTER) {
    const { face, normal, elite } = g.table.monsters[f.type];
    const s = f.elite === 1 ? elite : normal;
    return {
      move: s.move,
      attack: s.attack,
      range: s.range,
      targets: s.targets ?? 1,
      shield: s.shield ?? 0,
      retaliate: s.retaliate ?? 0,
      flying: face.flying === true,
    };
  }
  if (f.kind === SUMMON) {
    const s = g.table.summons[f.type];
    return { ...NONE, move: s.move, attack: s.attack, range: s.range };
  }
  return NONE;
}
