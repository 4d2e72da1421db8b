/** Stormsire's Cursebreakers: objectives. */
import type { CardFace } from '../../types.ts';

const BLESSED_BANISHMENT: CardFace = {
  id: 'nightvault:1',
  number: 1,
  set: 'Nightvault',
  names: { en: 'Blessed Banishment', fr: 'Bannissement Béni' },
  kind: 'objective',
  warband: 'stormsires-cursebreakers',
  glory: 1,
  scoring: 'end-phase',
  text: {
    en: 'An enemy leader was put out of action by your warband during the action phase just played.',
    fr: "Votre bande a mis un leader ennemi hors de combat pendant la phase d'action écoulée.",
  },
  confidence: 'sure',
};

const FIGHT_AS_ONE: CardFace = {
  id: 'nightvault:3',
  number: 3,
  set: 'Nightvault',
  names: { en: 'Fight as One', fr: "Combattre d'un Seul Élan" },
  kind: 'objective',
  warband: 'stormsires-cursebreakers',
  glory: 1,
  scoring: 'immediate',
  text: {
    en: 'A friend attacks while two friends support it.',
    fr: 'Un ami attaque avec deux soutiens amis.',
  },
  confidence: 'sure',
};

const HARNESS_THE_STORM: CardFace = {
  id: 'nightvault:4',
  number: 4,
  set: 'Nightvault',
  names: { en: 'Harness the Storm', fr: 'Dompter la Tempête' },
  kind: 'objective',
  warband: 'stormsires-cursebreakers',
  glory: 1,
  scoring: 'immediate',
  text: {
    en: 'One of your fighters casts a spell successfully.',
    fr: 'Un ami lance un sort avec succès.',
  },
  confidence: 'sure',
};

const HEAVILY_ARMED: CardFace = {
  id: 'nightvault:5',
  number: 5,
  set: 'Nightvault',
  names: { en: 'Heavily Armed', fr: 'Lourdement Armés' },
  kind: 'objective',
  warband: 'stormsires-cursebreakers',
  glory: 1,
  scoring: 'end-phase',
  text: {
    en: 'Three or more of your fighters carry an upgrade.',
    fr: 'Au moins trois amis ont chacun une amélioration.',
  },
  confidence: 'sure',
};

const MAGICAL_SUPREMACY: CardFace = {
  id: 'nightvault:6',
  number: 6,
  set: 'Nightvault',
  names: { en: 'Magical Supremacy', fr: 'Suprématie Magique' },
  kind: 'objective',
  warband: 'stormsires-cursebreakers',
  glory: 1,
  scoring: 'end-phase',
  text: {
    en: 'Your warband cast two or more spells successfully during the action phase just played.',
    fr: "Votre bande a réussi au moins deux sorts durant la phase d'action écoulée.",
  },
  confidence: 'sure',
};

const MEASURED_STRIKE: CardFace = {
  id: 'nightvault:7',
  number: 7,
  set: 'Nightvault',
  names: { en: 'Measured Strike', fr: 'Frappe Mesurée' },
  kind: 'objective',
  warband: 'stormsires-cursebreakers',
  glory: 1,
  scoring: 'immediate',
  text: {
    en: "A friend's successful attack takes its target out with precisely the damage that was needed.",
    fr: "L'Attaque réussie d'un ami inflige exactement les dégâts nécessaires pour mettre la cible hors de combat.",
  },
  confidence: 'sure',
};

const OVERWHELMING_STORM: CardFace = {
  id: 'nightvault:8',
  number: 8,
  set: 'Nightvault',
  names: { en: 'Overwhelming Storm', fr: 'Tempête Écrasante' },
  kind: 'objective',
  warband: 'stormsires-cursebreakers',
  glory: 1,
  scoring: 'end-phase',
  text: {
    en: 'You have more survivors than the opponent (several players: than each opponent).',
    fr: "Vous avez plus de survivants que l'adversaire (à plusieurs : que chacun d'eux).",
  },
  confidence: 'sure',
};

const PURIFY_THE_EARTH: CardFace = {
  id: 'nightvault:9',
  number: 9,
  set: 'Nightvault',
  names: { en: 'Purify the Earth', fr: 'Purifier la Terre' },
  kind: 'objective',
  warband: 'stormsires-cursebreakers',
  glory: 2,
  scoring: 'end-phase',
  text: {
    en: 'You now hold an objective that an enemy was holding when the round began.',
    fr: "Vous tenez un objectif qu'un ennemi tenait au début du round.",
  },
  confidence: 'sure',
};

export const STORMSIRES_CURSEBREAKERS_OBJECTIVES: readonly CardFace[] = [
  BLESSED_BANISHMENT,
  FIGHT_AS_ONE,
  HARNESS_THE_STORM,
  HEAVILY_ARMED,
  MAGICAL_SUPREMACY,
  MEASURED_STRIKE,
  OVERWHELMING_STORM,
  PURIFY_THE_EARTH,
];
