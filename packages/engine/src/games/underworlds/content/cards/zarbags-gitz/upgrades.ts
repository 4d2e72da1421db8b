/** Zarbag's Gitz: upgrades. */
import type { CardFace } from '../../types.ts';

const ENDLESS_WHIRL: CardFace = {
  id: 'nightvault:107',
  number: 107,
  set: "Zarbag's Gitz",
  names: { en: 'Endless Whirl', fr: 'Tournoiement Sans Fin' },
  kind: 'upgrade',
  warband: 'zarbags-gitz',
  bearers: ['snirk'],
  persists: 'while-equipped',
  text: {
    en: 'Action, only while Inspired: everybody next to him suffers 1 damage.',
    fr: "Action, seulement s'il est Exalté : chaque combattant adjacent subit 1 dégât.",
  },
  confidence: 'likely',
};

const EXTRA_BOUNCY: CardFace = {
  id: 'nightvault:108',
  number: 108,
  set: "Zarbag's Gitz",
  names: { en: 'Extra Bouncy', fr: 'Extra Bondissant' },
  kind: 'upgrade',
  warband: 'zarbags-gitz',
  bearers: ['gobbaluk', 'bonekrakka'],
  persists: 'while-equipped',
  text: {
    en: 'Its Move and Charge may go through hexes with other fighters, ending on an empty hex.',
    fr: "Ses Mouvements et ses Charges peuvent traverser des cases occupées par d'autres combattants ; ils finissent sur une case vide.",
  },
  confidence: 'likely',
};

const GRIZZLED_SURVIVOR: CardFace = {
  id: 'nightvault:110',
  number: 110,
  set: "Zarbag's Gitz",
  names: { en: 'Grizzled Survivor', fr: 'Vieux Survivant' },
  kind: 'upgrade',
  warband: 'zarbags-gitz',
  bearers: ['drizgit'],
  persists: 'while-equipped',
  text: {
    en: 'Defence +1.',
    fr: '+1 en Défense.',
  },
  confidence: 'likely',
};

const LURKER: CardFace = {
  id: 'nightvault:111',
  number: 111,
  set: "Zarbag's Gitz",
  names: { en: 'Lurker', fr: 'Rôdeur' },
  kind: 'upgrade',
  warband: 'zarbags-gitz',
  persists: 'while-equipped',
  text: {
    en: 'Reaction after a fighter that stood next to this fighter is pushed: push this fighter by no more than the same distance; it must finish next to the pushed one.',
    fr: "Réaction après la poussée d'un combattant qui était adjacent à celui-ci : poussez ce combattant d'autant de cases au plus ; il doit finir adjacent à l'autre.",
  },
  confidence: 'likely',
};

const NASTY_STABBA: CardFace = {
  id: 'nightvault:112',
  number: 112,
  set: "Zarbag's Gitz",
  names: { en: 'Nasty Stabba', fr: 'Méchant Surineur' },
  kind: 'upgrade',
  warband: 'zarbags-gitz',
  persists: 'while-equipped',
  attack: {
    id: 'nasty-stabba',
    names: { en: 'Nasty Stabba', fr: 'Méchant Surineur' },
    range: 1,
    symbol: 'hammer',
    dice: 2,
    damage: 2,
    traits: {},
  },
  text: {
    en: 'Grants an Attack action with +2 Dice while your Prog supports the attacker.',
    fr: "Donne une Attaque, +2 Dés si votre Prog soutient l'attaquant.",
  },
  confidence: 'likely',
};

const RAVENOUS: CardFace = {
  id: 'nightvault:113',
  number: 113,
  set: "Zarbag's Gitz",
  names: { en: 'Ravenous', fr: 'Vorace' },
  kind: 'upgrade',
  warband: 'zarbags-gitz',
  bearers: ['gobbaluk', 'bonekrakka'],
  persists: 'while-equipped',
  text: {
    en: "Damage +1 on this fighter's Range 1 attacks.",
    fr: '+1 Dégât à ses Attaques de Portée 1.',
  },
  confidence: 'likely',
};

const VINDICTIVE_GLARE: CardFace = {
  id: 'nightvault:115',
  number: 115,
  set: "Zarbag's Gitz",
  names: { en: 'Vindictive Glare', fr: 'Regard Vengeur' },
  kind: 'upgrade',
  warband: 'zarbags-gitz',
  bearers: ['zarbag'],
  persists: 'while-equipped',
  attack: {
    id: 'vindictive-glare',
    names: { en: 'Vindictive Glare', fr: 'Regard Vengeur' },
    range: 3,
    symbol: 'channel',
    dice: 0,
    damage: 1,
    traits: { spell: true, criticalDamage: 1 },
  },
  text: {
    en: 'Grants a spell Attack action of Range 3; its critical hits deal +1 Damage.',
    fr: 'Donne une Attaque de sort de Portée 3 ; ses coups critiques infligent +1 Dégât.',
  },
  confidence: 'likely',
};

const VOLLEY_CALLER: CardFace = {
  id: 'nightvault:116',
  number: 116,
  set: "Zarbag's Gitz",
  names: { en: 'Volley Caller', fr: 'Chef de Volée' },
  kind: 'upgrade',
  warband: 'zarbags-gitz',
  bearers: ['stikkit', 'dibbz', 'redkap'],
  persists: 'while-equipped',
  text: {
    en: "Reaction after this fighter's own Grot Bow Attack action: one friend next to it makes its Grot Bow attack.",
    fr: "Réaction après l'action d'Attaque d'Arc de Grot de ce combattant : un ami adjacent effectue son Attaque d'Arc de Grot.",
  },
  confidence: 'likely',
};

export const ZARBAGS_GITZ_UPGRADES: readonly CardFace[] = [
  ENDLESS_WHIRL,
  EXTRA_BOUNCY,
  GRIZZLED_SURVIVOR,
  LURKER,
  NASTY_STABBA,
  RAVENOUS,
  VINDICTIVE_GLARE,
  VOLLEY_CALLER,
];
