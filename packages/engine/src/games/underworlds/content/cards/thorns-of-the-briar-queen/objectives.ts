/** The Thorns of the Briar Queen: objectives. */
import type { CardFace } from '../../types.ts';

const DEATH_SENTENCE: CardFace = {
  id: 'nightvault:31',
  number: 31,
  set: 'Nightvault',
  names: { en: 'Death Sentence', fr: 'Sentence de Mort' },
  kind: 'objective',
  warband: 'thorns-of-the-briar-queen',
  glory: 1,
  scoring: 'immediate',
  text: {
    en: 'One enemy has three or more of your fighters next to it.',
    fr: 'Au moins trois amis sont adjacents au même ennemi.',
  },
  confidence: 'sure',
};

const DRAG_THEM_DOWN: CardFace = {
  id: 'nightvault:32',
  number: 32,
  set: 'Nightvault',
  names: { en: 'Drag Them Down', fr: 'Entraînez-les au Fond' },
  kind: 'objective',
  warband: 'thorns-of-the-briar-queen',
  glory: 2,
  scoring: 'immediate',
  text: {
    en: 'In this phase at least three different friendly fighters have each made a successful Attack action.',
    fr: "Durant cette phase, au moins trois amis différents ont réussi une action d'Attaque.",
  },
  confidence: 'sure',
};

const EXECUTION: CardFace = {
  id: 'nightvault:33',
  number: 33,
  set: 'Nightvault',
  names: { en: 'Execution', fr: 'Exécution' },
  kind: 'objective',
  warband: 'thorns-of-the-briar-queen',
  glory: 1,
  scoring: 'end-phase',
  text: {
    en: 'An enemy leader was put out of action by your warband during the action phase just played.',
    fr: "Votre bande a mis un leader ennemi hors de combat pendant la phase d'action écoulée.",
  },
  confidence: 'sure',
};

const SWARMING_SPIRITS: CardFace = {
  id: 'nightvault:34',
  number: 34,
  set: 'Nightvault',
  names: { en: 'Swarming Spirits', fr: "Nuée d'Esprits" },
  kind: 'objective',
  warband: 'thorns-of-the-briar-queen',
  glory: 1,
  scoring: 'immediate',
  text: {
    en: 'In this phase, at least two friends have passed through a hex where an enemy stood.',
    fr: 'Durant cette phase, au moins deux amis ont traversé une case où se tenait un ennemi.',
  },
  confidence: 'sure',
};

const TAKE_THE_CITY: CardFace = {
  id: 'nightvault:35',
  number: 35,
  set: 'Nightvault',
  names: { en: 'Take the City', fr: 'Conquérir la Ville' },
  kind: 'objective',
  warband: 'thorns-of-the-briar-queen',
  glory: 1,
  scoring: 'end-phase',
  text: {
    en: 'On at least one game board, every objective is held by you.',
    fr: "Vous tenez tous les objectifs d'au moins un plateau.",
  },
  confidence: 'sure',
};

const THE_VENGEFUL_DEAD: CardFace = {
  id: 'nightvault:36',
  number: 36,
  set: 'Nightvault',
  names: { en: 'The Vengeful Dead', fr: 'Les Morts Vengeurs' },
  kind: 'objective',
  warband: 'thorns-of-the-briar-queen',
  glory: 1,
  scoring: 'end-phase',
  text: {
    en: 'You have three or more survivors and each is Inspired.',
    fr: 'Tous vos survivants (au moins trois) sont Exaltés.',
  },
  confidence: 'sure',
};

const TREACHEROUS_FOE: CardFace = {
  id: 'nightvault:37',
  number: 37,
  set: 'Nightvault',
  names: { en: 'Treacherous Foe', fr: 'Ennemi Perfide' },
  kind: 'objective',
  warband: 'thorns-of-the-briar-queen',
  glory: 1,
  scoring: 'immediate',
  text: {
    en: 'Someone in your warband makes a reaction.',
    fr: 'Votre bande effectue une réaction.',
  },
  confidence: 'sure',
};

const VENGEFUL_ADVANCE: CardFace = {
  id: 'nightvault:38',
  number: 38,
  set: 'Nightvault',
  names: { en: 'Vengeful Advance', fr: 'Avance Vengeresse' },
  kind: 'objective',
  warband: 'thorns-of-the-briar-queen',
  glory: 1,
  scoring: 'end-phase',
  text: {
    en: 'All your survivors stand in the territory of an opponent.',
    fr: "Tous vos survivants sont dans le territoire d'un adversaire.",
  },
  confidence: 'sure',
};

export const THORNS_OF_THE_BRIAR_QUEEN_OBJECTIVES: readonly CardFace[] = [
  DEATH_SENTENCE,
  DRAG_THEM_DOWN,
  EXECUTION,
  SWARMING_SPIRITS,
  TAKE_THE_CITY,
  THE_VENGEFUL_DEAD,
  TREACHEROUS_FOE,
  VENGEFUL_ADVANCE,
];
