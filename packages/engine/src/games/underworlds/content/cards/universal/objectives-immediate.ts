/** Universal objectives that are scored at once. */
import type { CardFace } from '../../types.ts';

const ADVANCING_STRIKE: CardFace = {
  id: 'shadespire:234',
  number: 234,
  set: 'The Farstriders',
  names: { en: 'Advancing Strike', fr: 'Attaque Anticipée' },
  kind: 'objective',
  warband: 'universal',
  glory: 1,
  scoring: 'immediate',
  text: {
    en: "Your warband puts out of action an enemy that is in its own side's territory (enemy territory for you).",
    fr: 'Votre bande met hors de combat un ennemi situé en territoire ennemi.',
  },
  confidence: 'sure',
};

const COVER_GROUND: CardFace = {
  id: 'shadespire:249',
  number: 249,
  set: "Spiteclaw's Swarm",
  names: { en: 'Cover Ground', fr: 'Couvrir la Distance' },
  kind: 'objective',
  warband: 'universal',
  glory: 1,
  scoring: 'immediate',
  text: {
    en: 'A friend covers six hexes or more in one Move action.',
    fr: 'Un ami parcourt au moins six cases en un Mouvement.',
  },
  confidence: 'sure',
};

const MASSIVE_ASSAULT: CardFace = {
  id: 'shadespire:271',
  number: 271,
  set: "Magore's Fiends",
  names: { en: 'Massive Assault', fr: 'Attaque Fracassante' },
  kind: 'objective',
  warband: 'universal',
  glory: 1,
  scoring: 'immediate',
  text: {
    en: "Your fighters have dealt 7 or more damage in this action phase; damage beyond a target's Wounds is counted.",
    fr: "Vos combattants ont infligé au moins 7 dégâts durant cette phase d'action, excédent compris.",
  },
  confidence: 'sure',
};

const MASTERSTROKE: CardFace = {
  id: 'shadespire:273',
  number: 273,
  set: "Magore's Fiends",
  names: { en: 'Masterstroke', fr: 'Coup de Maître' },
  kind: 'objective',
  warband: 'universal',
  glory: 1,
  scoring: 'immediate',
  text: {
    en: 'An enemy goes out of action through an attack your warband makes as a reaction, or through a damaging reaction of your warband.',
    fr: 'Un ennemi est mis hors de combat par une Attaque faite en réaction ou par une réaction qui inflige des dégâts.',
  },
  confidence: 'sure',
};

const PRECISE_USE_OF_FORCE: CardFace = {
  id: 'shadespire:284',
  number: 284,
  set: 'The Chosen Axes',
  names: { en: 'Precise Use of Force', fr: 'Usage Précis de la Force' },
  kind: 'objective',
  warband: 'universal',
  glory: 1,
  scoring: 'immediate',
  text: {
    en: "A friend's successful attack takes its target out with precisely the damage that was needed.",
    fr: "L'Attaque réussie d'un ami inflige exactement les dégâts nécessaires pour mettre la cible hors de combat.",
  },
  confidence: 'sure',
};

const VICTORIOUS_DUEL: CardFace = {
  id: 'shadespire:305',
  number: 305,
  set: "Ironskull's Boyz",
  names: { en: 'Victorious Duel', fr: 'Duel Victorieux' },
  kind: 'objective',
  warband: 'universal',
  glory: 2,
  scoring: 'immediate',
  text: {
    en: 'Your leader puts an enemy leader out of action.',
    fr: 'Votre leader met un leader ennemi hors de combat.',
  },
  confidence: 'sure',
};

const SORCEROUS_SCOURING: CardFace = {
  id: 'nightvault:371',
  number: 371,
  set: "Zarbag's Gitz",
  names: { en: 'Sorcerous Scouring', fr: 'Purge Magique' },
  kind: 'objective',
  warband: 'universal',
  glory: 1,
  scoring: 'immediate',
  text: {
    en: "Your warband's spell puts an enemy out of action.",
    fr: 'Un sort de votre bande met un ennemi hors de combat.',
  },
  confidence: 'likely',
};

export const UNIVERSAL_OBJECTIVES_IMMEDIATE: readonly CardFace[] = [
  ADVANCING_STRIKE,
  COVER_GROUND,
  MASSIVE_ASSAULT,
  MASTERSTROKE,
  PRECISE_USE_OF_FORCE,
  VICTORIOUS_DUEL,
  SORCEROUS_SCOURING,
];
