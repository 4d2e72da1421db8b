/** The other universal upgrades. */
import type { CardFace } from '../../types.ts';

const SHARDCALLER: CardFace = {
  id: 'shadespire:416',
  number: 416,
  set: "Ironskull's Boyz",
  names: { en: 'Shardcaller', fr: 'Attire-éclats' },
  kind: 'upgrade',
  warband: 'universal',
  persists: 'while-equipped',
  text: {
    en: 'When an action phase begins, you may swap the objective it holds with another objective anywhere.',
    fr: "Au début de chaque phase d'action, vous pouvez échanger l'objectif qu'il tient avec un autre objectif, où qu'il soit.",
  },
  confidence: 'sure',
};

const SOULTRAP: CardFace = {
  id: 'shadespire:420',
  number: 420,
  set: 'Sepulchral Guard',
  names: { en: 'Soultrap', fr: 'Piège à Âme' },
  kind: 'upgrade',
  warband: 'universal',
  persists: 'while-equipped',
  text: {
    en: 'Reaction when an attack or a ploy would put this fighter out of action: roll one defence dice; shield or critical means he takes no damage and stays in play, and this card is discarded.',
    fr: 'Réaction quand une attaque ou un subterfuge mettrait ce combattant hors de combat : jetez un dé de défense ; sur bouclier ou critique il ignore les dégâts, reste en jeu, et cette carte est défaussée.',
  },
  confidence: 'sure',
};

const THE_DAZZLING_KEY: CardFace = {
  id: 'shadespire:426',
  number: 426,
  set: 'Sepulchral Guard',
  names: { en: 'The Dazzling Key', fr: 'Éblouissante Clef' },
  kind: 'upgrade',
  warband: 'universal',
  persists: 'while-equipped',
  text: {
    en: 'In the third end phase: two glory when it holds objective 4.',
    fr: "À la troisième phase de fin : deux points de gloire s'il tient l'objectif 4.",
  },
  confidence: 'sure',
};

const THE_FORMLESS_KEY: CardFace = {
  id: 'shadespire:427',
  number: 427,
  set: "Magore's Fiends",
  names: { en: 'The Formless Key', fr: 'La Clef Intangible' },
  kind: 'upgrade',
  warband: 'universal',
  persists: 'while-equipped',
  text: {
    en: 'In the third end phase: one glory when it holds any objective.',
    fr: "À la troisième phase de fin : un point de gloire s'il tient un objectif, quel qu'il soit.",
  },
  confidence: 'sure',
};

const TRICKSTERS_CHARM: CardFace = {
  id: 'shadespire:432',
  number: 432,
  set: "Spiteclaw's Swarm",
  names: { en: "Trickster's Charm", fr: 'Charme du Trompeur' },
  kind: 'upgrade',
  warband: 'universal',
  persists: 'while-equipped',
  text: {
    en: 'While it is in play, you may play one ploy when each action phase begins, after the roll-off for the first activation.',
    fr: "Tant qu'il est en jeu, vous pouvez jouer un subterfuge au début de chaque phase d'action, après le tir au dé pour la première activation.",
  },
  confidence: 'sure',
};

const FANEWAY_CRYSTAL: CardFace = {
  id: 'nightvault:499',
  number: 499,
  set: "Zarbag's Gitz",
  names: { en: 'Faneway Crystal', fr: 'Cristal de Voie Métaphysique' },
  kind: 'upgrade',
  warband: 'universal',
  persists: 'while-equipped',
  text: {
    en: 'Its Move action becomes a placement on any objective, after which the card is discarded; it still counts as a Move action.',
    fr: 'Au lieu de se déplacer par son action de Mouvement, il est placé sur un objectif quelconque, puis la carte est défaussée ; cela reste une action de Mouvement.',
  },
  confidence: 'likely',
};

const LUCKY_TRINKET: CardFace = {
  id: 'nightvault:512',
  number: 512,
  set: 'Nightvault',
  names: { en: 'Lucky Trinket', fr: 'Babiole Porte-bonheur' },
  kind: 'upgrade',
  warband: 'universal',
  persists: 'while-equipped',
  text: {
    en: "Reaction during an enemy's spell or spell Attack action, once cast, by a caster no more than three hexes from this fighter: roll three magic dice; any critical makes the spell fail without effect. Discarded either way.",
    fr: "Réaction pendant le sort ou l'Attaque de sort d'un ennemi, une fois lancé, par un lanceur à trois cases au plus de ce combattant : jetez trois dés de magie ; au moins un critique, et le sort échoue sans effet. La carte est défaussée dans tous les cas.",
  },
  confidence: 'sure',
};

export const UNIVERSAL_UPGRADES_OTHER: readonly CardFace[] = [
  SHARDCALLER,
  SOULTRAP,
  THE_DAZZLING_KEY,
  THE_FORMLESS_KEY,
  TRICKSTERS_CHARM,
  FANEWAY_CRYSTAL,
  LUCKY_TRINKET,
];
