/** Stormsire's Cursebreakers: ploys and gambit spells. */
import type { CardFace } from '../../types.ts';

const CHAIN_LIGHTNING: CardFace = {
  id: 'nightvault:11',
  number: 11,
  set: 'Nightvault',
  names: { en: 'Chain Lightning', fr: "Chaîne d'Éclairs" },
  kind: 'spell',
  warband: 'stormsires-cursebreakers',
  cast: { symbol: 'focus', count: 1 },
  text: {
    en: 'If cast: Scatter 3 starting at the caster; each enemy standing on a hex of the chain suffers 1 damage.',
    fr: 'Si lancé : Déviation 3 depuis le lanceur ; chaque ennemi sur la chaîne subit 1 dégât.',
  },
  confidence: 'sure',
};

const CRY_OF_THUNDER: CardFace = {
  id: 'nightvault:12',
  number: 12,
  set: 'Nightvault',
  names: { en: 'Cry of Thunder', fr: 'Cri de Tonnerre' },
  kind: 'spell',
  warband: 'stormsires-cursebreakers',
  cast: { symbol: 'channel', count: 2 },
  text: {
    en: 'If cast: pick an enemy; it and everybody next to it, whichever side, suffer 1 damage.',
    fr: 'Si lancé : un ennemi choisi et tous les combattants adjacents à lui subissent 1 dégât.',
  },
  confidence: 'sure',
};

const EMPATHIC_CONDUCTION: CardFace = {
  id: 'nightvault:13',
  number: 13,
  set: 'Nightvault',
  names: { en: 'Empathic Conduction', fr: 'Conduit Empathique' },
  kind: 'spell',
  warband: 'stormsires-cursebreakers',
  cast: { symbol: 'focus', count: 1 },
  text: {
    en: 'If cast: heal one wound token on a friend next to the caster.',
    fr: 'Si lancé : retirez une blessure à un ami adjacent au lanceur.',
  },
  confidence: 'sure',
};

const GATHER_THE_STORM: CardFace = {
  id: 'nightvault:14',
  number: 14,
  set: 'Nightvault',
  names: { en: 'Gather the Storm', fr: 'Focaliser la Tempête' },
  kind: 'ploy',
  warband: 'stormsires-cursebreakers',
  persists: 'until-next-cast-attempt',
  text: {
    en: "Your warband's next casting attempt counts one additional channel (Innate); stays in force until then.",
    fr: "La prochaine tentative de sort de votre bande compte une canalisation de plus (Inné) ; l'effet dure jusque-là.",
  },
  confidence: 'sure',
};

const STORMWARD: CardFace = {
  id: 'nightvault:19',
  number: 19,
  set: 'Nightvault',
  names: { en: 'Stormward', fr: "Protection contre l'Orage" },
  kind: 'ploy',
  warband: 'stormsires-cursebreakers',
  reaction: true,
  text: {
    en: "Reaction during an enemy's spell or spell Attack action, once it has been cast: roll one magic dice; on focus the spell counts as not cast and does nothing.",
    fr: "Réaction pendant le sort ou l'Attaque de sort d'un ennemi, une fois lancé : jetez un dé de magie ; sur focus, le sort n'est pas lancé et n'a aucun effet.",
  },
  confidence: 'sure',
};

export const STORMSIRES_CURSEBREAKERS_GAMBITS: readonly CardFace[] = [
  CHAIN_LIGHTNING,
  CRY_OF_THUNDER,
  EMPATHIC_CONDUCTION,
  GATHER_THE_STORM,
  STORMWARD,
];
