import type { PrintedCard } from '../types.ts';

/** A form: tougher, but the main attack reaches neighbours only (303). */
export const BEAR_ASPECT: PrintedCard = {
  id: 'K15',
  names: { en: 'Bear Aspect', fr: "Aspect de l'ours" },
  category: 'action',
  type: 'form',
  ticks: 1,
  restriction: ['hunter', 'shaman'],
  ongoing: [{ kind: 'ongoing', modifiers: [{ stat: 'armor', n: 2, on: 'self' }], mainRange: { max: 1 } }],
  text: {
    en: "While in this form, this character has armor +2 and its main attack's range becomes 1.",
    fr: "Tant qu'il a cette forme, ce personnage a +2 en armure et la portée de son attaque principale devient 1.",
  },
};
