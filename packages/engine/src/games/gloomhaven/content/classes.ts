/** The classes at level 1. */
import type { ClassFace } from './types.ts';

export const CLASSES_FACES: readonly ClassFace[] = [
  { id: 'brute', names: { en: 'Brute', fr: 'Brute' }, hand: 10, hp: 10 },
  { id: 'scoundrel', names: { en: 'Scoundrel', fr: 'Crapule' }, hand: 9, hp: 8 },
  { id: 'spellweaver', names: { en: 'Spellweaver', fr: 'Tisse-sort' }, hand: 8, hp: 6 },
];
