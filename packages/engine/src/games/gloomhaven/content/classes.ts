/** The classes at level 1. */
import type { ClassFace } from './types.ts';

export const CLASSES_FACES: readonly ClassFace[] = [
  { id: 'brute', names: { en: 'Brute', fr: 'Brute' }, grammar: { gender: 'f' }, hand: 10, hp: 10 },
  { id: 'scoundrel', names: { en: 'Scoundrel', fr: 'Crapule' }, grammar: { gender: 'f' }, hand: 9, hp: 8 },
  { id: 'spellweaver', names: { en: 'Spellweaver', fr: 'Tisse-sort' }, grammar: { gender: 'm' }, hand: 8, hp: 6 },
];
