/** Figures that ability cards summon. */
import type { SummonFace } from './types.ts';

export const SUMMONS: readonly SummonFace[] = [
  { id: 'mystic-ally', names: { en: 'Mystic Ally', fr: 'Allié mystique' }, hp: 2, move: 2, attack: 3, range: 2 },
];
