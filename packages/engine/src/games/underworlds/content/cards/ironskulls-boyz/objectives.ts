/** Ironskull's Boyz: objectives. */
import type { CardFace } from '../../types.ts';

const BIGGEST_AN_DA_BEST: CardFace = {
  id: 'shadespire:89',
  number: 89,
  set: "Ironskull's Boyz",
  names: { en: "Biggest an' da Best", fr: "Les Plus Gros c'est les Plus Mieux" },
  kind: 'objective',
  warband: 'ironskulls-boyz',
  glory: 1,
  scoring: 'end-phase',
  text: {
    en: 'Your leader put an enemy out of action during the action phase just played.',
    fr: "Votre leader a mis un ennemi hors de combat durant la phase d'action écoulée.",
  },
  confidence: 'sure',
};

const CALL_OF_THE_WAAAGH: CardFace = {
  id: 'shadespire:90',
  number: 90,
  set: "Ironskull's Boyz",
  names: { en: 'Call of the Waaagh!', fr: 'Appel de la Waaagh' },
  kind: 'objective',
  warband: 'ironskulls-boyz',
  glory: 1,
  scoring: 'immediate',
  text: {
    en: 'Three or more different friendly fighters have made a Charge this phase.',
    fr: 'Au moins trois combattants amis différents ont Chargé durant cette phase.',
  },
  confidence: 'sure',
};

const DEAD_KUNNIN: CardFace = {
  id: 'shadespire:91',
  number: 91,
  set: "Ironskull's Boyz",
  names: { en: "Dead Kunnin'", fr: "Ruz' Mortelle" },
  kind: 'objective',
  warband: 'ironskulls-boyz',
  glory: 1,
  scoring: 'immediate',
  text: {
    en: 'While attacking, a friend has at least two supporters more than its target has.',
    fr: "Lors d'une Attaque, un ami a au moins deux soutiens de plus que sa cible.",
  },
  confidence: 'sure',
};

const GET_DA_BOSS: CardFace = {
  id: 'shadespire:93',
  number: 93,
  set: "Ironskull's Boyz",
  names: { en: 'Get Da Boss', fr: 'Tuez le Boss' },
  kind: 'objective',
  warband: 'ironskulls-boyz',
  glory: 1,
  scoring: 'end-phase',
  text: {
    en: 'An enemy leader was put out of action by your warband during the action phase just played.',
    fr: "Votre bande a mis un leader ennemi hors de combat pendant la phase d'action écoulée.",
  },
  confidence: 'sure',
};

const GOOD_SCRAP: CardFace = {
  id: 'shadespire:94',
  number: 94,
  set: "Ironskull's Boyz",
  names: { en: 'Good Scrap', fr: 'Bonne Baston' },
  kind: 'objective',
  warband: 'ironskulls-boyz',
  glory: 2,
  scoring: 'end-phase',
  text: {
    en: 'Three or more fighters, of any side, went out of action during the action phase just played.',
    fr: "Au moins trois combattants ont été mis hors de combat durant la phase d'action écoulée.",
  },
  confidence: 'sure',
};

const PUNCH_UP: CardFace = {
  id: 'shadespire:95',
  number: 95,
  set: "Ironskull's Boyz",
  names: { en: 'Punch-Up', fr: 'Baston' },
  kind: 'objective',
  warband: 'ironskulls-boyz',
  glory: 2,
  scoring: 'end-phase',
  text: {
    en: 'Each of your survivors (two at least) attacked in the action phase just played, and no two of them the same enemy.',
    fr: "Chacun de vos survivants (au moins deux) a attaqué durant la phase d'action écoulée, et aucun le même ennemi qu'un autre.",
  },
  confidence: 'sure',
};

const TOO_DUMB_TO_DIE: CardFace = {
  id: 'shadespire:96',
  number: 96,
  set: "Ironskull's Boyz",
  names: { en: 'Too Dumb to Die', fr: 'Trop Bête pour Mourir' },
  kind: 'objective',
  warband: 'ironskulls-boyz',
  glory: 1,
  scoring: 'immediate',
  text: {
    en: 'A single attack deals 3 or more damage to a friend, who stays in play.',
    fr: "Un ami subit au moins 3 dégâts d'une seule Attaque et survit.",
  },
  confidence: 'sure',
};

export const IRONSKULLS_BOYZ_OBJECTIVES: readonly CardFace[] = [
  BIGGEST_AN_DA_BEST,
  CALL_OF_THE_WAAAGH,
  DEAD_KUNNIN,
  GET_DA_BOSS,
  GOOD_SCRAP,
  PUNCH_UP,
  TOO_DUMB_TO_DIE,
];
