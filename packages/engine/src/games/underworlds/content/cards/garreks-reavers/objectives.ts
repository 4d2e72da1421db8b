/** Garrek's Reavers: objectives. */
import type { CardFace } from '../../types.ts';

const A_WORTHY_SKULL: CardFace = {
  id: 'shadespire:1',
  number: 1,
  set: 'Shadespire',
  names: { en: 'A Worthy Skull', fr: 'Un Crâne de Valeur' },
  kind: 'objective',
  warband: 'garreks-reavers',
  glory: 1,
  scoring: 'end-phase',
  text: {
    en: 'An enemy leader was put out of action by your warband during the action phase just played.',
    fr: "Votre bande a mis un leader ennemi hors de combat pendant la phase d'action écoulée.",
  },
  confidence: 'sure',
};

const BLOOD_FOR_THE_BLOOD_GOD: CardFace = {
  id: 'shadespire:2',
  number: 2,
  set: 'Shadespire',
  names: { en: 'Blood for the Blood God!', fr: 'Du Sang pour le Dieu du Sang !' },
  kind: 'objective',
  warband: 'garreks-reavers',
  glory: 1,
  scoring: 'immediate',
  text: {
    en: 'Three or more different friendly fighters have made a Charge this phase.',
    fr: 'Au moins trois combattants amis différents ont Chargé durant cette phase.',
  },
  confidence: 'sure',
};

const DRAW_THE_GAZE_OF_KHORNE: CardFace = {
  id: 'shadespire:4',
  number: 4,
  set: 'Shadespire',
  names: { en: 'Draw the Gaze of Khorne', fr: 'Attirer le Regard de Khorne' },
  kind: 'objective',
  warband: 'garreks-reavers',
  glory: 1,
  scoring: 'immediate',
  text: {
    en: 'Your warband has put at least two enemies out of action within the current phase.',
    fr: 'Votre bande a mis au moins deux ennemis hors de combat durant cette phase.',
  },
  confidence: 'sure',
};

const IT_BEGINS: CardFace = {
  id: 'shadespire:5',
  number: 5,
  set: 'Shadespire',
  names: { en: 'It Begins', fr: "C'est Parti !" },
  kind: 'objective',
  warband: 'garreks-reavers',
  glory: 1,
  scoring: 'end-phase',
  text: {
    en: 'Every warband in the game has one or more of its fighters out of action.',
    fr: 'Chaque bande a au moins un combattant hors de combat.',
  },
  confidence: 'sure',
};

const KHORNE_CARES_NOT: CardFace = {
  id: 'shadespire:6',
  number: 6,
  set: 'Shadespire',
  names: { en: 'Khorne Cares Not', fr: "Khorne s'en Moque" },
  kind: 'objective',
  warband: 'garreks-reavers',
  glory: 2,
  scoring: 'end-phase',
  text: {
    en: 'Counting all warbands together, at least five fighters are out of action.',
    fr: 'Toutes bandes confondues, au moins cinq combattants sont hors de combat.',
  },
  confidence: 'sure',
};

const LET_THE_BLOOD_FLOW: CardFace = {
  id: 'shadespire:8',
  number: 8,
  set: 'Shadespire',
  names: { en: 'Let the Blood Flow', fr: 'Que le Sang Coule' },
  kind: 'objective',
  warband: 'garreks-reavers',
  glory: 2,
  scoring: 'immediate',
  text: {
    en: 'In this phase at least three different friendly fighters have each made a successful Attack action.',
    fr: "Durant cette phase, au moins trois amis différents ont réussi une action d'Attaque.",
  },
  confidence: 'sure',
};

const THERE_IS_ONLY_SLAUGHTER: CardFace = {
  id: 'shadespire:9',
  number: 9,
  set: 'Shadespire',
  names: { en: 'There is Only Slaughter', fr: 'Seul Compte le Massacre' },
  kind: 'objective',
  warband: 'garreks-reavers',
  glory: 1,
  scoring: 'end-phase',
  text: {
    en: 'No objective token is held by anyone, friend or enemy.',
    fr: "Aucun objectif n'est tenu, par personne.",
  },
  confidence: 'sure',
};

export const GARREKS_REAVERS_OBJECTIVES: readonly CardFace[] = [
  A_WORTHY_SKULL,
  BLOOD_FOR_THE_BLOOD_GOD,
  DRAW_THE_GAZE_OF_KHORNE,
  IT_BEGINS,
  KHORNE_CARES_NOT,
  LET_THE_BLOOD_FLOW,
  THERE_IS_ONLY_SLAUGHTER,
];
