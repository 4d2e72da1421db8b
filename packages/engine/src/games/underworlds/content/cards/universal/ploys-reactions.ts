/** Universal ploys that are reactions. */
import type { CardFace } from '../../types.ts';

const DEATH_THROES: CardFace = {
  id: 'shadespire:316',
  number: 316,
  set: 'The Chosen Axes',
  names: { en: 'Death Throes', fr: 'Agonie' },
  kind: 'ploy',
  warband: 'universal',
  reaction: true,
  chooses: true,
  text: {
    en: 'Reaction when an attack or a ploy is about to put a friend out of action: choose an enemy next to that friend, which suffers 1 damage.',
    fr: 'Réaction quand une attaque ou un subterfuge va mettre un ami hors de combat : choisissez un ennemi adjacent à cet ami, qui subit 1 dégât.',
  },
  confidence: 'sure',
};

const FORCEFUL_DENIAL: CardFace = {
  id: 'shadespire:324',
  number: 324,
  set: 'Sepulchral Guard',
  names: { en: 'Forceful Denial', fr: 'Opposition' },
  kind: 'ploy',
  warband: 'universal',
  reaction: true,
  text: {
    en: 'Reaction when an opponent plays a ploy: roll one defence dice; shield or critical cancels the ploy.',
    fr: 'Réaction quand un adversaire joue un subterfuge : jetez un dé de défense ; sur bouclier ou critique, ce subterfuge est sans effet.',
  },
  confidence: 'sure',
};

const LAST_CHANCE: CardFace = {
  id: 'shadespire:336',
  number: 336,
  set: "Spiteclaw's Swarm",
  names: { en: 'Last Chance', fr: 'Dernière Chance' },
  kind: 'ploy',
  warband: 'universal',
  reaction: true,
  text: {
    en: "Reaction during an Attack action that would put a friend out of action: roll one defence dice; if the face would fail under this fighter's Defence characteristic alone (support, Guard and other effects left aside), its damage from the attack is ignored.",
    fr: "Réaction pendant une action d'Attaque qui mettrait un ami hors de combat : jetez un dé de défense ; si la face n'est pas une réussite au vu de la seule caractéristique de Défense de ce combattant (soutien, Garde et autres effets mis à part), ignorez les dégâts que cette attaque lui inflige.",
  },
  confidence: 'sure',
};

const MISDIRECTION: CardFace = {
  id: 'shadespire:341',
  number: 341,
  set: "Ironskull's Boyz",
  names: { en: 'Misdirection', fr: 'Désorientation' },
  kind: 'ploy',
  warband: 'universal',
  reaction: true,
  chooses: true,
  text: {
    en: "Reaction when a ploy chooses a friend: choose another friend that this ploy could have chosen; it takes the first one's place.",
    fr: 'Réaction quand un subterfuge choisit un ami : choisissez un autre ami que ce subterfuge pouvait choisir ; il prend la place du premier.',
  },
  confidence: 'sure',
};

const MY_TURN: CardFace = {
  id: 'shadespire:343',
  number: 343,
  set: "Magore's Fiends",
  names: { en: 'My Turn', fr: 'À Mon Tour' },
  kind: 'ploy',
  warband: 'universal',
  reaction: true,
  text: {
    en: 'Reaction after an Attack action or ploy damages a friend: push that friend one hex at most; it makes an Attack action.',
    fr: "Réaction après qu'une action d'Attaque ou un subterfuge a infligé des dégâts à un ami : poussez cet ami d'une case au plus, puis il attaque.",
  },
  confidence: 'sure',
};

const QUICK_THINKER: CardFace = {
  id: 'shadespire:347',
  number: 347,
  set: 'The Farstriders',
  names: { en: 'Quick Thinker', fr: 'Esprit Vif' },
  kind: 'ploy',
  warband: 'universal',
  reaction: true,
  text: {
    en: "Reaction after an enemy's Move action: a friend with no Move action this phase makes one.",
    fr: "Réaction après l'action de Mouvement d'un ennemi : un ami qui n'a pas bougé cette phase effectue un Mouvement.",
  },
  confidence: 'sure',
};

const READY_FOR_ACTION: CardFace = {
  id: 'shadespire:348',
  number: 348,
  set: 'The Chosen Axes',
  names: { en: 'Ready for Action', fr: "Prêt pour l'Action" },
  kind: 'ploy',
  warband: 'universal',
  reaction: true,
  text: {
    en: 'Reaction after you give a fighter an upgrade in an action phase: the fighter just upgraded makes a Move action or an Attack action.',
    fr: "Réaction après que vous avez amélioré un combattant lors d'une phase d'action : le combattant amélioré effectue un Mouvement ou une Attaque.",
  },
  confidence: 'sure',
};

const REBOUND: CardFace = {
  id: 'shadespire:349',
  number: 349,
  set: "Spiteclaw's Swarm",
  names: { en: 'Rebound', fr: 'Rebond' },
  kind: 'ploy',
  warband: 'universal',
  reaction: true,
  text: {
    en: "Reaction during an enemy's Attack action that would succeed: roll one defence dice; on dodge or critical the damage goes to the attacker and no one is driven back.",
    fr: "Réaction pendant l'action d'Attaque d'un ennemi, qui réussirait : jetez un dé de défense ; sur esquive ou critique, l'attaquant subit les dégâts à la place et personne n'est repoussé.",
  },
  confidence: 'sure',
};

const TRAP: CardFace = {
  id: 'shadespire:369',
  number: 369,
  set: 'The Chosen Axes',
  names: { en: 'Trap', fr: 'Piège' },
  kind: 'ploy',
  warband: 'universal',
  reaction: true,
  text: {
    en: "Reaction during a friend's Attack action, once it has driven an enemy back: that enemy suffers 1 damage.",
    fr: "Réaction pendant l'action d'Attaque d'un ami, une fois qu'elle a repoussé un ennemi : cet ennemi subit 1 dégât.",
  },
  confidence: 'sure',
};

const TWIST_THE_KNIFE: CardFace = {
  id: 'shadespire:372',
  number: 372,
  set: 'The Farstriders',
  names: { en: 'Twist the Knife', fr: 'Tournez le Couteau' },
  kind: 'ploy',
  warband: 'universal',
  reaction: true,
  text: {
    en: "Reaction during a friend's Range 1 Attack action that will succeed: the attack has +1 Damage.",
    fr: "Réaction pendant l'action d'Attaque de Portée 1 d'un ami, qui va réussir : cette Attaque a +1 Dégât.",
  },
  confidence: 'sure',
};

const MIRROR_MOVE: CardFace = {
  id: 'nightvault:432',
  number: 432,
  set: "Zarbag's Gitz",
  names: { en: 'Mirror Move', fr: 'Mimique' },
  kind: 'ploy',
  warband: 'universal',
  reaction: true,
  chooses: true,
  text: {
    en: 'Reaction after an opponent pushes a fighter: choose a different fighter and push it the same distance (after Earthquake, any fighter).',
    fr: "Réaction après qu'un adversaire a poussé un combattant : choisissez un autre combattant et poussez-le d'autant de cases (après Secousse Sismique, n'importe lequel).",
  },
  confidence: 'likely',
};

export const UNIVERSAL_PLOYS_REACTIONS: readonly CardFace[] = [
  DEATH_THROES,
  FORCEFUL_DENIAL,
  LAST_CHANCE,
  MISDIRECTION,
  MY_TURN,
  QUICK_THINKER,
  READY_FOR_ACTION,
  REBOUND,
  TRAP,
  TWIST_THE_KNIFE,
  MIRROR_MOVE,
];
