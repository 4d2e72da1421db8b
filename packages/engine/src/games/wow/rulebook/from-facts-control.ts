/** Chapters 400 to 403, control, health, entering and leaving, from what other sources say. */
import type { Paragraph } from './types.ts';

export const CONTROL: readonly Paragraph[] = [
  {
    id: 'wow:400',
    title: {
      en: 'Control',
      fr: 'Contrôle',
    },
    text: {
      en: "A player controls the cards of the player's own characters and what they bring into play. Each thing has one controller at a time, and characters of one side are allies.",
      fr: "Un joueur contrôle les cartes de ses personnages et ce qu'elles mettent en jeu. Chaque chose n'a qu'un contrôleur à la fois, et les personnages d'un même camp sont alliés.",
    },
    source: 'facts',
    confidence: 'sure',
  },
  {
    id: 'wow:400.3',
    title: {
      en: 'Taking a turn with an enemy',
      fr: "Jouer le tour d'un ennemi",
    },
    text: {
      en: "An effect may let a character control an enemy and take a turn with it at once. Friend and foe are then read from the controlling side, which may turn up the enemy's cards and play one of its abilities; its owner may not. Ticks paid advance both clocks. What is attached stays, what was used stays used, and control returns once the end of the turn is done.",
      fr: 'Un effet peut faire contrôler un ennemi et jouer aussitôt un tour avec lui. Amis et ennemis se lisent alors du côté qui contrôle, qui peut retourner ses cartes et jouer une de ses capacités ; son propriétaire ne le peut pas. Les tics payés avancent les deux horloges. Ce qui est attaché le reste, ce qui a servi a servi, et le contrôle revient une fois la fin du tour passée.',
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wow:401',
    title: {
      en: 'Counters',
      fr: 'Marqueurs',
    },
    text: {
      en: 'Counters mark what a card says they mark. Those on a character are lost when it leaves play.',
      fr: "Les marqueurs signalent ce que dit la carte qui les pose. Ceux d'un personnage sont perdus quand il quitte le jeu.",
    },
    source: 'facts',
    confidence: 'unsure',
  },
  {
    id: 'wow:402',
    title: {
      en: 'Damage and healing',
      fr: 'Dégâts et soins',
    },
    text: {
      en: "Damage lowers the health dial, healing raises it, never above the health on the card. Only damage dealt by an attack's roll is attack damage.",
      fr: "Les dégâts baissent le cadran de santé, les soins le remontent, jamais au-delà de la santé de la carte. Seuls les dégâts issus du jet d'une attaque sont des dégâts d'attaque.",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'wow:403',
    title: {
      en: 'In play, out of play, in the game',
      fr: 'En jeu, hors jeu, dans la partie',
    },
    text: {
      en: 'A character off the map is out of play: it cannot be targeted and scores nothing. It is still in the game: its clock moves, and its cards can be readied or exhausted.',
      fr: 'Un personnage hors de la carte est hors jeu : on ne peut le cibler et il ne rapporte rien. Il reste dans la partie : son horloge avance, et ses cartes peuvent être redressées ou épuisées.',
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'wow:403.1',
    title: {
      en: 'Entering',
      fr: 'Entrer en jeu',
    },
    text: {
      en: 'Figures begin off the map. A character enters at the start of its first turn, at a spawn point of its faction, and goes on with its turn. If all are occupied it takes the nearest free space instead, its player choosing among the nearest: that is our reading.',
      fr: "Les figurines commencent hors de la carte. Un personnage entre au début de son premier tour, sur un point d'apparition de sa faction, puis poursuit son tour. Si tous sont occupés, il prend la case libre la plus proche, son joueur choisissant parmi les plus proches : c'est notre lecture.",
    },
    source: 'facts',
    confidence: 'sure',
  },
  {
    id: 'wow:403.2',
    title: {
      en: 'Destruction',
      fr: 'Destruction',
    },
    text: {
      en: 'A character whose health is 0 is destroyed: it leaves the map, and the opponent scores for it.',
      fr: "Un personnage dont la santé est à 0 est détruit : il quitte la carte, et l'adversaire marque les points.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wow:403.3',
    title: {
      en: 'Coming back',
      fr: 'Revenir',
    },
    text: {
      en: 'A destroyed character comes back when its personal clock meets the main clock and it takes a turn: at a spawn point, at full health. That no further delay applies, that its cards stay as they are, and that what was attached to it is lost, is our reading.',
      fr: "Un personnage détruit revient quand son horloge personnelle rejoint l'horloge principale et qu'il joue un tour : sur un point d'apparition, en pleine santé. Qu'il n'y ait pas d'autre délai, que ses cartes restent en l'état et que ce qui lui était attaché soit perdu, c'est notre lecture.",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
];
