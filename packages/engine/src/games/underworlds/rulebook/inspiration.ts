/** When fighters become Inspired. */
import type { Paragraph } from './types.ts';

export const INSPIRATION: readonly Paragraph[] = [
  {
    id: 'wu:I1',
    title: { en: 'When inspiration is checked', fr: "Quand on vérifie l'exaltation" },
    text: {
      en: 'At the end of each action (of both halves of a Charge), reaction and gambit every condition is checked, and a fighter that meets its own turns its card over at once; never in the middle of an attack (steelhearts-champions.1). Upgrades, tokens and wounds stay. The French commentary says Exalté, and Inspiré in its older parts, for the same state.',
      fr: "À la fin de chaque action (des deux moitiés d'une Charge), réaction et manœuvre, on vérifie toutes les conditions, et un combattant qui remplit la sienne retourne aussitôt sa carte ; jamais au milieu d'une attaque (steelhearts-champions.1). Améliorations, pions et blessures restent. Les commentaires disent Exalté, et Inspiré dans leurs parties anciennes, pour le même état.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wu:I2.garreks-reavers',
    title: { en: 'Reavers: three fallen', fr: 'Pillards : trois tombés' },
    text: {
      en: "Garrek's Reavers are Inspired when at least three fighters, of either side, are out of action (garreks-reavers.1).",
      fr: 'Les Pillards de Garrek deviennent Exaltés quand au moins trois combattants, des deux camps confondus, sont hors de combat (garreks-reavers.1).',
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wu:I2.steelhearts-champions',
    title: { en: 'Champions: a shield or a critical', fr: 'Champions : un bouclier ou un critique' },
    text: {
      en: 'A Champion is Inspired when a shield or a critical is rolled for it as the target of an attack, whether it counts as a success or not; the card turns over when the attack is resolved (steelhearts-champions.1).',
      fr: "Un Champion devient Exalté quand on obtient pour lui, cible d'une attaque, un bouclier ou un critique, que ce soit ou non une réussite ; la carte se retourne une fois l'attaque résolue (steelhearts-champions.1).",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wu:I2.sepulchral-guard',
    title: { en: 'Guard: back on the battlefield', fr: 'Garde : de retour en jeu' },
    text: {
      en: 'A fighter of the Guard is Inspired when it is returned to the battlefield; the Warden when friends have been returned twice, the same one if it so happens (sepulchral-guard.1).',
      fr: 'Un combattant de la Garde devient Exalté quand il est ramené en jeu ; le Veilleur, quand des amis ont été ramenés deux fois, fût-ce le même (sepulchral-guard.1).',
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wu:I2.ironskulls-boyz',
    title: { en: 'Boyz: hurt', fr: 'Boyz : blessés' },
    text: {
      en: 'One of the Boyz is Inspired when he has suffered damage.',
      fr: 'Un des Boyz devient Exalté quand il a subi des dégâts.',
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wu:I2.spiteclaws-swarm',
    title: { en: 'Swarm: chosen by a ploy', fr: 'Nuée : choisis par un subterfuge' },
    text: {
      en: 'A fighter of the Swarm is Inspired when a player chooses it for a ploy whose words say to choose a fighter (spiteclaws-swarm.1).',
      fr: 'Un combattant de la Nuée devient Exalté quand un joueur le choisit pour un subterfuge dont le texte dit de choisir un combattant (spiteclaws-swarm.1).',
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wu:I2.stormsires-cursebreakers',
    title: { en: 'Cursebreakers: a spell cast', fr: 'Briseurs : un sort lancé' },
    text: {
      en: 'A Cursebreaker is Inspired when it has successfully cast a spell: a gambit spell, a Spell Action, or a spell Attack action that was not beaten in defence (g.20).',
      fr: "Un Briseur de Malédiction devient Exalté quand il a réussi à lancer un sort : une manœuvre de sort, une Action de Sort, ou une Attaque de sort que la défense n'a pas arrêtée (g.20).",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wu:I2.thorns-of-the-briar-queen',
    title: { en: 'Thorns: next to an enemy', fr: "Épines : près d'un ennemi" },
    text: {
      en: 'At the start of each activation of their player, the Thorns that are adjacent to an enemy are Inspired (thorns-of-the-briar-queen.1).',
      fr: 'Au début de chaque activation de leur joueur, les Épines adjacentes à un ennemi deviennent Exaltées (thorns-of-the-briar-queen.1).',
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wu:I2.zarbags-gitz',
    title: { en: 'Gitz: three glory', fr: 'Krevards : trois points de gloire' },
    text: {
      en: 'The Gitz are Inspired when their player has three glory or more; whether spent glory counts is not in our sources, and we count it. The Squigs are Inspired when Drizgit is out of action, and Snirk by his own reaction (zarbags-gitz.1).',
      fr: "Les Krevards deviennent Exaltés quand leur joueur a trois points de gloire ou plus ; si la gloire dépensée compte n'est pas dans nos sources, et nous la comptons. Les Squigs deviennent Exaltés quand Drizgit est hors de combat, et Snirk par sa propre réaction (zarbags-gitz.1).",
    },
    source: 'facts',
    confidence: 'unsure',
    ruled: true,
  },
];
