/** Figures that ability cards summon. */
import type { Printed } from '../../../core/index.ts';
import type { SummonFace } from './types.ts';

export const SUMMONS: readonly Printed<SummonFace>[] = [
  { id: 'mystic-ally', names: { en: 'Mystic Ally', fr: 'Allié mystique' }, grammar: { gender: 'm' }, hp: 2, move: 2, attack: 3, range: 2 },
];
