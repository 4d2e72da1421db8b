/** Spiteclaw's Swarm: objectives. */
import type { CardFace } from '../../types.ts';

const ARMS_LENGTH: CardFace = {
  id: 'shadespire:146',
  number: 146,
  set: "Spiteclaw's Swarm",
  names: { en: "Arm's Length", fr: 'À Bout de Bras' },
  kind: 'objective',
  warband: 'spiteclaws-swarm',
  glory: 1,
  scoring: 'immediate',
  text: {
    en: 'Your warband puts out of action an enemy that has none of your fighters next to it.',
    fr: "Votre bande met hors de combat un ennemi qui n'est adjacent à aucun des vôtres.",
  },
  confidence: 'sure',
};

const BRILLIANT_BRILLIANT: CardFace = {
  id: 'shadespire:147',
  number: 147,
  set: "Spiteclaw's Swarm",
  names: { en: 'Brilliant, Brilliant!', fr: 'Brillant, Brillant !' },
  kind: 'objective',
  warband: 'spiteclaws-swarm',
  glory: 1,
  scoring: 'end-phase',
  text: {
    en: 'Two or more of your other objective cards were scored in the action phase just played.',
    fr: "Vous avez marqué au moins deux autres objectifs durant la phase d'action écoulée.",
  },
  confidence: 'sure',
};

const HONED_SURVIVAL_INSTINCTS: CardFace = {
  id: 'shadespire:149',
  number: 149,
  set: "Spiteclaw's Swarm",
  names: { en: 'Honed Survival Instincts', fr: 'Instinct de Survie Aiguisé' },
  kind: 'objective',
  warband: 'spiteclaws-swarm',
  glory: 1,
  scoring: 'end-phase',
  text: {
    en: 'You lost no fighter during the action phase just played.',
    fr: "Aucun ami n'a été mis hors de combat durant la phase d'action écoulée.",
  },
  confidence: 'sure',
};

const LEADING_FROM_THE_BACK: CardFace = {
  id: 'shadespire:150',
  number: 150,
  set: "Spiteclaw's Swarm",
  names: { en: 'Leading from the Back', fr: "Mener de l'Arrière" },
  kind: 'objective',
  warband: 'spiteclaws-swarm',
  glory: 1,
  scoring: 'third-end-phase',
  text: {
    en: 'Your leader stands in your own territory with no enemy next to it.',
    fr: 'Votre leader est dans votre territoire sans ennemi adjacent.',
  },
  confidence: 'sure',
};

const LIVES_ARE_CHEAP: CardFace = {
  id: 'shadespire:152',
  number: 152,
  set: "Spiteclaw's Swarm",
  names: { en: 'Lives are Cheap', fr: 'La Vie ne Vaut Rien' },
  kind: 'objective',
  warband: 'spiteclaws-swarm',
  glory: 1,
  scoring: 'end-phase',
  text: {
    en: 'You lost two or more fighters during the action phase just played.',
    fr: "Au moins deux amis ont été mis hors de combat durant la phase d'action écoulée.",
  },
  confidence: 'sure',
};

const SKRITCH_IS_THE_GREATEST_YES_YES: CardFace = {
  id: 'shadespire:154',
  number: 154,
  set: "Spiteclaw's Swarm",
  names: { en: 'Skritch is the Greatest, Yes-yes', fr: 'Skritch est le Meilleur, Oui-oui' },
  kind: 'objective',
  warband: 'spiteclaws-swarm',
  glory: 1,
  scoring: 'immediate',
  text: {
    en: 'Your leader puts an enemy out of action.',
    fr: 'Votre leader met un ennemi hors de combat.',
  },
  confidence: 'sure',
};

export const SPITECLAWS_SWARM_OBJECTIVES: readonly CardFace[] = [
  ARMS_LENGTH,
  BRILLIANT_BRILLIANT,
  HONED_SURVIVAL_INSTINCTS,
  LEADING_FROM_THE_BACK,
  LIVES_ARE_CHEAP,
  SKRITCH_IS_THE_GREATEST_YES_YES,
];
