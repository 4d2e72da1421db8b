/** Ironskull's Boyz: ploys and gambit spells. */
import type { CardFace } from '../../types.ts';

const BRUTAL_BUT_KUNNIN: CardFace = {
  id: 'shadespire:98',
  number: 98,
  set: "Ironskull's Boyz",
  names: { en: "Brutal But Kunnin'", fr: 'Brutal Mais Ruzé' },
  kind: 'ploy',
  warband: 'ironskulls-boyz',
  reaction: true,
  text: {
    en: "Reaction after a friend's Attack action: the attacker may be pushed one, two or three hexes.",
    fr: "Réaction après l'action d'Attaque d'un ami : vous pouvez pousser ce combattant de trois cases au plus.",
  },
  confidence: 'sure',
};

const KUNNIN_BUT_BRUTAL: CardFace = {
  id: 'shadespire:101',
  number: 101,
  set: "Ironskull's Boyz",
  names: { en: "Kunnin' But Brutal", fr: 'Ruzé Mais Brutal' },
  kind: 'ploy',
  warband: 'ironskulls-boyz',
  reaction: true,
  text: {
    en: "Reaction after a friend's Move action that is not part of a Charge: the friend that just moved makes an Attack action.",
    fr: "Réaction après l'action de Mouvement d'un ami, hors Charge : l'ami qui vient de bouger effectue une Attaque.",
  },
  confidence: 'sure',
};

const LAST_LUNGE: CardFace = {
  id: 'shadespire:102',
  number: 102,
  set: "Ironskull's Boyz",
  names: { en: 'Last Lunge', fr: 'Ultime Riposte' },
  kind: 'ploy',
  warband: 'ironskulls-boyz',
  reaction: true,
  text: {
    en: 'Reaction when an attack or a ploy is about to put a friend out of action, before it is removed: roll one attack dice; on hammer or critical that friend first makes an Attack action, aimed at its attacker if there is one.',
    fr: "Réaction quand une attaque ou un subterfuge va mettre un ami hors de combat, avant son retrait : jetez un dé d'attaque ; sur marteau ou critique ce combattant attaque d'abord, contre son attaquant s'il y en a un.",
  },
  confidence: 'sure',
};

const LEADIN_BY_EXAMPLE: CardFace = {
  id: 'shadespire:103',
  number: 103,
  set: "Ironskull's Boyz",
  names: { en: "Leadin' By Example", fr: "Mener par l'Exempl'" },
  kind: 'ploy',
  warband: 'ironskulls-boyz',
  reaction: true,
  text: {
    en: "Reaction after your leader's Attack action puts an enemy out of action: another friend with neither Move nor Charge this phase makes a Charge.",
    fr: "Réaction après que l'action d'Attaque de votre leader a mis un ennemi hors de combat : un autre ami qui n'a ni bougé ni Chargé durant cette phase effectue une Charge.",
  },
  confidence: 'sure',
};

const SCRAG_EM: CardFace = {
  id: 'shadespire:106',
  number: 106,
  set: "Ironskull's Boyz",
  names: { en: "Scrag 'Em", fr: 'Krazez-les' },
  kind: 'ploy',
  warband: 'ironskulls-boyz',
  persists: 'next-activation',
  text: {
    en: "In the next activation's first Attack action, each supporter of yours counts as two.",
    fr: 'Pour la première Attaque de la prochaine activation, chacun de vos soutiens compte comme deux.',
  },
  confidence: 'sure',
};

export const IRONSKULLS_BOYZ_GAMBITS: readonly CardFace[] = [BRUTAL_BUT_KUNNIN, KUNNIN_BUT_BRUTAL, LAST_LUNGE, LEADIN_BY_EXAMPLE, SCRAG_EM];
