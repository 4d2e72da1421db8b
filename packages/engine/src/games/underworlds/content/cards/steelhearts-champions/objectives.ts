/** Steelheart's Champions: objectives. */
import type { CardFace } from '../../types.ts';

const AWE_INSPIRING: CardFace = {
  id: 'shadespire:30',
  number: 30,
  set: 'Shadespire',
  names: { en: 'Awe-Inspiring', fr: 'Intimidant' },
  kind: 'objective',
  warband: 'steelhearts-champions',
  glory: 1,
  scoring: 'immediate',
  text: {
    en: 'Your warband has put at least two fighters out of action within the current phase.',
    fr: 'Votre bande a mis au moins deux combattants hors de combat durant cette phase.',
  },
  confidence: 'sure',
};

const ETERNALS: CardFace = {
  id: 'shadespire:33',
  number: 33,
  set: 'Shadespire',
  names: { en: 'Eternals', fr: 'Éternels' },
  kind: 'objective',
  warband: 'steelhearts-champions',
  glory: 3,
  scoring: 'third-end-phase',
  text: {
    en: 'Your whole warband is still in play: none of your fighters is out of action.',
    fr: "Aucun de vos combattants n'est hors de combat.",
  },
  confidence: 'sure',
};

const IMMOVABLE_OBJECT: CardFace = {
  id: 'shadespire:34',
  number: 34,
  set: 'Shadespire',
  names: { en: 'Immovable Object', fr: 'Objet Inamovible' },
  kind: 'objective',
  warband: 'steelhearts-champions',
  glory: 1,
  scoring: 'end-phase',
  text: {
    en: 'One and the same friend was holding one and the same objective when this action phase and the previous one ended.',
    fr: "Le même ami tenait le même objectif à la fin de deux phases d'action de suite.",
  },
  confidence: 'sure',
};

const LIGHTNING_STRIKES: CardFace = {
  id: 'shadespire:35',
  number: 35,
  set: 'Shadespire',
  names: { en: 'Lightning Strikes', fr: 'La Foudre Frappe' },
  kind: 'objective',
  warband: 'steelhearts-champions',
  glory: 1,
  scoring: 'immediate',
  text: {
    en: "A friend's Charge puts an enemy out of action.",
    fr: "La Charge d'un ami met un ennemi hors de combat.",
  },
  confidence: 'sure',
};

const SEIZE_GROUND: CardFace = {
  id: 'shadespire:36',
  number: 36,
  set: 'Shadespire',
  names: { en: 'Seize Ground', fr: 'Prenez le Terrain' },
  kind: 'objective',
  warband: 'steelhearts-champions',
  glory: 1,
  scoring: 'end-phase',
  text: {
    en: 'At least one objective in enemy territory is held by you.',
    fr: 'Vous tenez un objectif en territoire ennemi.',
  },
  confidence: 'sure',
};

const SIGMARS_BULWARK: CardFace = {
  id: 'shadespire:37',
  number: 37,
  set: 'Shadespire',
  names: { en: "Sigmar's Bulwark", fr: 'Rempart de Sigmar' },
  kind: 'objective',
  warband: 'steelhearts-champions',
  glory: 1,
  scoring: 'end-phase',
  text: {
    en: 'No friend was damaged during the action phase just played.',
    fr: "Aucun ami n'a subi de dégât durant la phase d'action écoulée.",
  },
  confidence: 'sure',
};

export const STEELHEARTS_CHAMPIONS_OBJECTIVES: readonly CardFace[] = [
  AWE_INSPIRING,
  ETERNALS,
  IMMOVABLE_OBJECT,
  LIGHTNING_STRIKES,
  SEIZE_GROUND,
  SIGMARS_BULWARK,
];
