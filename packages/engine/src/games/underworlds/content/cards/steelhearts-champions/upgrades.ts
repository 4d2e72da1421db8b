/** Steelheart's Champions: upgrades. */
import type { CardFace } from '../../types.ts';

const FATAL_RIPOSTE: CardFace = {
  id: 'shadespire:52',
  number: 52,
  set: 'Shadespire',
  names: { en: 'Fatal Riposte', fr: 'Riposte Fatale' },
  kind: 'upgrade',
  warband: 'steelhearts-champions',
  bearers: ['steelheart'],
  persists: 'while-equipped',
  text: {
    en: 'Reaction during an Attack action against this fighter, once it has failed: roll one attack dice; on hammer or critical he is not driven back and makes an Attack action that has the attacker among its targets.',
    fr: "Réaction pendant une action d'Attaque contre ce combattant, une fois qu'elle a échoué : jetez un dé d'attaque ; sur marteau ou critique il n'est pas repoussé et fait une Attaque qui vise au moins l'attaquant.",
  },
  confidence: 'sure',
};

const LIGHTNING_BLAST: CardFace = {
  id: 'shadespire:56',
  number: 56,
  set: 'Shadespire',
  names: { en: 'Lightning Blast', fr: 'Décharge Fulgurante' },
  kind: 'upgrade',
  warband: 'steelhearts-champions',
  bearers: ['obryn'],
  persists: 'while-equipped',
  text: {
    en: 'His critical hits also deal 1 damage to each enemy next to the hex of the target.',
    fr: 'Ses coups critiques infligent aussi 1 dégât aux ennemis adjacents à la case de la cible.',
  },
  confidence: 'sure',
};

const RIGHTEOUS_STRIKE: CardFace = {
  id: 'shadespire:57',
  number: 57,
  set: 'Shadespire',
  names: { en: 'Righteous Strike', fr: 'Frappe du Juste' },
  kind: 'upgrade',
  warband: 'steelhearts-champions',
  bearers: ['angharad'],
  persists: 'while-equipped',
  attack: {
    id: 'righteous-strike',
    names: { en: 'Righteous Strike', fr: 'Frappe du Juste' },
    range: 1,
    symbol: 'hammer',
    dice: 3,
    damage: 2,
    traits: {},
  },
  text: {
    en: 'Grants an Attack action; if it fails against an enemy leader she may use a reaction to make it once more.',
    fr: "Donne une Attaque ; en cas d'échec contre un leader ennemi, réaction pour la refaire.",
  },
  confidence: 'sure',
};

const SHIELD_BASH: CardFace = {
  id: 'shadespire:58',
  number: 58,
  set: 'Shadespire',
  names: { en: 'Shield Bash', fr: 'Coup de Bouclier' },
  kind: 'upgrade',
  warband: 'steelhearts-champions',
  bearers: ['angharad'],
  persists: 'while-equipped',
  text: {
    en: "Reaction during an adjacent fighter's Attack action against her, once it has failed: she is not driven back, and you may push the attacker one hex.",
    fr: "Réaction pendant l'action d'Attaque d'un combattant adjacent contre elle, une fois qu'elle a échoué : elle n'est pas repoussée et vous pouvez pousser l'attaquant d'une case.",
  },
  confidence: 'sure',
};

export const STEELHEARTS_CHAMPIONS_UPGRADES: readonly CardFace[] = [FATAL_RIPOSTE, LIGHTNING_BLAST, RIGHTEOUS_STRIKE, SHIELD_BASH];
