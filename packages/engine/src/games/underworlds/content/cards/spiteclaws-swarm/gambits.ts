/** Spiteclaw's Swarm: ploys and gambit spells. */
import type { CardFace } from '../../types.ts';

const AVERSION_TO_DEATH: CardFace = {
  id: 'shadespire:155',
  number: 155,
  set: "Spiteclaw's Swarm",
  names: { en: 'Aversion to Death', fr: 'Aversion Envers la Mort' },
  kind: 'ploy',
  warband: 'spiteclaws-swarm',
  reaction: true,
  text: {
    en: 'Reaction after an Attack action puts a friend out of action: push up to two friends one hex each; none of them counts as chosen.',
    fr: "Réaction après qu'une action d'Attaque a mis un ami hors de combat : poussez jusqu'à deux amis d'une case chacun ; aucun n'est considéré comme choisi.",
  },
  confidence: 'sure',
};

const NERVOUS_SCRABBLING: CardFace = {
  id: 'shadespire:160',
  number: 160,
  set: "Spiteclaw's Swarm",
  names: { en: 'Nervous Scrabbling', fr: 'Nerfs à Vif' },
  kind: 'ploy',
  warband: 'spiteclaws-swarm',
  chooses: true,
  text: {
    en: 'Choose a friend; it trades hexes with any one fighter next to it, if there is one.',
    fr: "Choisissez un ami ; il échange sa place avec un combattant adjacent s'il y en a un.",
  },
  confidence: 'sure',
};

const SKAVEN_COURAGE: CardFace = {
  id: 'shadespire:162',
  number: 162,
  set: "Spiteclaw's Swarm",
  names: { en: 'Skaven Courage', fr: 'Courage de Skaven' },
  kind: 'ploy',
  warband: 'spiteclaws-swarm',
  text: {
    en: 'Needs three or more friends all next to one enemy: one of those friends makes an Attack action.',
    fr: "Si au moins trois amis sont adjacents au même ennemi, l'un d'eux effectue une Attaque.",
  },
  confidence: 'sure',
};

const THERE_ARE_ALWAYS_MORE: CardFace = {
  id: 'shadespire:164',
  number: 164,
  set: "Spiteclaw's Swarm",
  names: { en: 'There Are Always More', fr: 'Il y en a Toujours Plus' },
  kind: 'ploy',
  warband: 'spiteclaws-swarm',
  chooses: true,
  text: {
    en: 'Choose an out-of-action friend, neither Skritch nor Krrk, and put it on any starting hex with its wound tokens cleared.',
    fr: "Choisissez un ami hors de combat (ni Skritch ni Krrk) et replacez-le, sans blessure, sur n'importe quelle case de départ.",
  },
  confidence: 'sure',
};

export const SPITECLAWS_SWARM_GAMBITS: readonly CardFace[] = [AVERSION_TO_DEATH, NERVOUS_SCRABBLING, SKAVEN_COURAGE, THERE_ARE_ALWAYS_MORE];
