/** The Sepulchral Guard: objectives. */
import type { CardFace } from '../../types.ts';

const BATTLE_WITHOUT_END: CardFace = {
  id: 'shadespire:59',
  number: 59,
  set: 'Sepulchral Guard',
  names: { en: 'Battle Without End', fr: 'Combattez Sans Fin' },
  kind: 'objective',
  warband: 'sepulchral-guard',
  glory: 1,
  scoring: 'end-phase',
  text: {
    en: 'Friends came back onto the battlefield at least twice during the action phase just played (the same one twice will do).',
    fr: "Au moins deux retours d'amis en jeu durant la phase d'action écoulée (deux fois le même suffit).",
  },
  confidence: 'sure',
};

const CLAIM_THE_CITY: CardFace = {
  id: 'shadespire:60',
  number: 60,
  set: 'Sepulchral Guard',
  names: { en: 'Claim the City', fr: 'Revendiquez la Cité' },
  kind: 'objective',
  warband: 'sepulchral-guard',
  glory: 5,
  scoring: 'end-phase',
  text: {
    en: 'All objectives on the battlefield are held by you.',
    fr: 'Vous tenez tous les objectifs présents sur le champ de bataille.',
  },
  confidence: 'sure',
};

const MARCH_OF_THE_DEAD: CardFace = {
  id: 'shadespire:62',
  number: 62,
  set: 'Sepulchral Guard',
  names: { en: 'March of the Dead', fr: 'La Marche des Morts' },
  kind: 'objective',
  warband: 'sepulchral-guard',
  glory: 2,
  scoring: 'end-phase',
  text: {
    en: 'You have five or more survivors and each of them made a Move action in the action phase just played.',
    fr: "Tous vos survivants (au moins cinq) ont effectué un Mouvement durant la phase d'action écoulée.",
  },
  confidence: 'sure',
};

const MORE_ABLE_BODIES: CardFace = {
  id: 'shadespire:63',
  number: 63,
  set: 'Sepulchral Guard',
  names: { en: 'More Able Bodies', fr: 'De Meilleurs Cadavres' },
  kind: 'objective',
  warband: 'sepulchral-guard',
  glory: 1,
  scoring: 'end-phase',
  text: {
    en: 'Your warband put two or more enemies out of action during the action phase just played.',
    fr: "Votre bande a mis au moins deux ennemis hors de combat durant la phase d'action écoulée.",
  },
  confidence: 'sure',
};

const SKILLS_UNFORGOTTEN: CardFace = {
  id: 'shadespire:65',
  number: 65,
  set: 'Sepulchral Guard',
  names: { en: 'Skills Unforgotten', fr: 'Talents Inoubliés' },
  kind: 'objective',
  warband: 'sepulchral-guard',
  glory: 1,
  scoring: 'immediate',
  text: {
    en: 'Your leader puts an enemy out of action.',
    fr: 'Votre leader met un ennemi hors de combat.',
  },
  confidence: 'sure',
};

const UNDEAD_SWARM: CardFace = {
  id: 'shadespire:67',
  number: 67,
  set: 'Sepulchral Guard',
  names: { en: 'Undead Swarm', fr: 'Nuée de Morts Vivants' },
  kind: 'objective',
  warband: 'sepulchral-guard',
  glory: 1,
  scoring: 'end-phase',
  text: {
    en: 'Every enemy in play has two or more of your fighters next to it.',
    fr: 'Chaque ennemi est adjacent à au moins deux de vos combattants.',
  },
  confidence: 'sure',
};

export const SEPULCHRAL_GUARD_OBJECTIVES: readonly CardFace[] = [
  BATTLE_WITHOUT_END,
  CLAIM_THE_CITY,
  MARCH_OF_THE_DEAD,
  MORE_ABLE_BODIES,
  SKILLS_UNFORGOTTEN,
  UNDEAD_SWARM,
];
