/** The other universal objectives, scored in an end phase. */
import type { CardFace } from '../../types.ts';

const ASSASSINATE: CardFace = {
  id: 'shadespire:237',
  number: 237,
  set: 'The Chosen Axes',
  names: { en: 'Assassinate', fr: 'Assassinat' },
  kind: 'objective',
  warband: 'universal',
  glory: 1,
  scoring: 'end-phase',
  text: {
    en: 'An enemy leader was put out of action by your warband during the action phase just played.',
    fr: "Votre bande a mis un leader ennemi hors de combat pendant la phase d'action écoulée.",
  },
  confidence: 'sure',
};

const BLOODED: CardFace = {
  id: 'shadespire:239',
  number: 239,
  set: "Ironskull's Boyz",
  names: { en: 'Blooded', fr: 'Ensanglanté' },
  kind: 'objective',
  warband: 'universal',
  glory: 1,
  scoring: 'end-phase',
  text: {
    en: 'You have three or more survivors and each carries at least one wound token.',
    fr: 'Tous vos survivants (au moins trois) ont au moins une blessure.',
  },
  confidence: 'sure',
};

const CHOSEN_CHAMPION: CardFace = {
  id: 'shadespire:244',
  number: 244,
  set: "Magore's Fiends",
  names: { en: 'Chosen Champion', fr: 'Champion Désigné' },
  kind: 'objective',
  warband: 'universal',
  glory: 1,
  scoring: 'end-phase',
  text: {
    en: 'One of your survivors carries three or more upgrades.',
    fr: 'Un de vos survivants a au moins trois améliorations.',
  },
  confidence: 'sure',
};

const CONQUEST: CardFace = {
  id: 'shadespire:247',
  number: 247,
  set: 'Shadespire',
  names: { en: 'Conquest', fr: 'Conquête' },
  kind: 'objective',
  warband: 'universal',
  glory: 2,
  scoring: 'third-end-phase',
  text: {
    en: "All your survivors (at least one) stand in the opponent's territory.",
    fr: 'Tous vos survivants (au moins un) sont en territoire ennemi.',
  },
  confidence: 'sure',
};

const CONQUEST_NIGHTVAULT: CardFace = { ...CONQUEST, id: 'nightvault:306', number: 306, set: 'Nightvault', reprintOf: 'shadespire:247' };

const CONTAINED: CardFace = {
  id: 'shadespire:248',
  number: 248,
  set: "Ironskull's Boyz",
  names: { en: 'Contained', fr: 'Confinés' },
  kind: 'objective',
  warband: 'universal',
  glory: 3,
  scoring: 'third-end-phase',
  text: {
    en: 'All surviving enemies (at least one) stand in the territory of their own side.',
    fr: 'Tous les ennemis survivants (au moins un) sont dans leur propre territoire.',
  },
  confidence: 'sure',
};

const MULTIPLE_FRONTS: CardFace = {
  id: 'shadespire:275',
  number: 275,
  set: "Magore's Fiends",
  names: { en: 'Multiple Fronts', fr: 'Fronts Multiples' },
  kind: 'objective',
  warband: 'universal',
  glory: 1,
  scoring: 'end-phase',
  text: {
    en: 'Three or more enemies were damaged by your warband during the action phase just played.',
    fr: "Votre bande a infligé des dégâts à au moins trois ennemis durant la phase d'action écoulée.",
  },
  confidence: 'sure',
};

const PLOYMASTER: CardFace = {
  id: 'shadespire:282',
  number: 282,
  set: "Ironskull's Boyz",
  names: { en: 'Ploymaster', fr: 'Maître du Subterfuge' },
  kind: 'objective',
  warband: 'universal',
  glory: 1,
  scoring: 'end-phase',
  text: {
    en: 'Your plays during the action phase just played include three ploys or more.',
    fr: "Vous avez joué au moins trois subterfuges durant la phase d'action écoulée.",
  },
  confidence: 'sure',
};

const SCENT_OF_VICTORY: CardFace = {
  id: 'shadespire:288',
  number: 288,
  set: "Ironskull's Boyz",
  names: { en: 'Scent of Victory', fr: 'Le Parfum de la Victoire' },
  kind: 'objective',
  warband: 'universal',
  glory: 1,
  scoring: 'end-phase',
  text: {
    en: 'Three or more enemies survive and each carries at least one wound token.',
    fr: 'Tous les ennemis survivants (au moins trois) ont au moins une blessure.',
  },
  confidence: 'sure',
};

const WAR_OF_ATTRITION: CardFace = {
  id: 'shadespire:307',
  number: 307,
  set: "Magore's Fiends",
  names: { en: 'War of Attrition', fr: "Guerre d'Usure" },
  kind: 'objective',
  warband: 'universal',
  glory: 1,
  scoring: 'end-phase',
  text: {
    en: 'Each warband has lost an equal number of fighters, one or more.',
    fr: 'Chaque bande a autant de combattants hors de combat (au moins un).',
  },
  confidence: 'sure',
};

const EXTREME_FLANK: CardFace = {
  id: 'nightvault:317',
  number: 317,
  set: "Zarbag's Gitz",
  names: { en: 'Extreme Flank', fr: 'Prise de Flanc' },
  kind: 'objective',
  warband: 'universal',
  glory: 2,
  scoring: 'end-phase',
  text: {
    en: 'Two friends stand on edge hexes of opposite edges of the battlefield (with several opposite edges, the one farthest away is used).',
    fr: "Deux amis sont sur des cases de bord de deux bords opposés (le plus éloigné s'il y en a plusieurs).",
  },
  confidence: 'likely',
};

const FIRED_UP: CardFace = {
  id: 'nightvault:319',
  number: 319,
  set: 'The Eyes of the Nine',
  names: { en: 'Fired Up', fr: 'Enflammés' },
  kind: 'objective',
  warband: 'universal',
  glory: 1,
  scoring: 'end-phase',
  text: {
    en: 'One or more of your survivors is Inspired.',
    fr: 'Au moins un de vos survivants est Exalté.',
  },
  confidence: 'likely',
};

const KEEP_THEM_GUESSING: CardFace = {
  id: 'nightvault:340',
  number: 340,
  set: "Zarbag's Gitz",
  names: { en: 'Keep Them Guessing', fr: 'Laissez-les Douter' },
  kind: 'objective',
  warband: 'universal',
  glory: 2,
  scoring: 'end-phase',
  text: {
    en: 'During the action phase just played your warband made four of these five: Move, Attack, Charge, Guard, an action printed on a fighter card (moves and attacks inside a Charge do not count).',
    fr: "Votre bande a fait au moins quatre de ces actions : Mouvement, Attaque, Charge, Garde, autre action d'une carte de combattant (hors celles d'une Charge).",
  },
  confidence: 'likely',
};

const OPENING_GAMBIT: CardFace = {
  id: 'nightvault:357',
  number: 357,
  set: 'Echoes of Glory',
  names: { en: 'Opening Gambit', fr: "Manœuvre d'Ouverture" },
  kind: 'objective',
  warband: 'universal',
  glory: 1,
  scoring: 'end-phase',
  text: {
    en: 'At least one of your objective cards was scored in the action phase just played.',
    fr: "Vous avez marqué au moins un objectif durant la phase d'action écoulée.",
  },
  confidence: 'likely',
};

export const UNIVERSAL_OBJECTIVES_END: readonly CardFace[] = [
  ASSASSINATE,
  BLOODED,
  CHOSEN_CHAMPION,
  CONQUEST,
  CONQUEST_NIGHTVAULT,
  CONTAINED,
  MULTIPLE_FRONTS,
  PLOYMASTER,
  SCENT_OF_VICTORY,
  WAR_OF_ATTRITION,
  EXTREME_FLANK,
  FIRED_UP,
  KEEP_THEM_GUESSING,
  OPENING_GAMBIT,
];
