/** What a figure's card prints: movement, attack, range, targets, shield, retaliate; and the lines it acts by this round. */
import type { MonsterLine } from '../content/types.ts';
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
  readonly retaliateRange: number;
  readonly flying: boolean;
}

const NONE: Stats = { move: 0, attack: 0, range: 0, targets: 1, shield: 0, retaliate: 0, retaliateRange: 1, flying: false };

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
      retaliateRange: s.retaliateRange ?? 1,
      flying: face.flying === true,
    };
  }
  if (f.kind === SUMMON) {
    const s = g.table.summons[f.type];
    return { ...NONE, move: s.move, attack: s.attack, range: s.range };
  }
  return NONE;
}

/** A summon has no card of its own: it moves and attacks (gh:summon.1). */
const PLAIN: readonly MonsterLine[] = [
  { do: 'move', n: 0 },
  { do: 'attack', n: 0 },
];

/** The lines a figure acts by: its type's card of this round, or a summon's plain Move and Attack. */
export function linesOf(g: Gloom, figure: number): readonly MonsterLine[] {
  const f = g.state.figures[figure];
  if (f.kind === SUMMON) return PLAIN;
  return g.table.monsters[f.type].cards[g.state.types[f.type].card]?.lines ?? [];
}

/** The attack line of a monster's card. */
export type AttackLine = Extract<MonsterLine, { do: 'attack' }>;

/** The attack among the lines a figure acts by. */
export function attackLineOf(g: Gloom, figure: number): AttackLine | undefined {
  return linesOf(g, figure).find((l): l is AttackLine => l.do === 'attack');
}
