/** Chapters 101 to 107, from the set-up to the general principles, from what other sources say. */
import type { Paragraph } from './types.ts';

export const START: readonly Paragraph[] = [
  {
    id: 'wow:101.2',
    title: {
      en: 'Revealing characters and assigning cards',
      fr: 'Révéler les personnages, répartir les cartes',
    },
    text: {
      en: "Both players show their characters and assign their Action Bar cards, which lie face down and ready. Their player may look at them, or turn them face up, at any time; the opponent sees only what is face up. Equipment meant for use is turned up now or never, the first player's first.",
      fr: "Les deux joueurs montrent leurs personnages et leur attribuent leurs cartes Barre d'Action, posées face cachée et redressées. Leur joueur peut les consulter ou les retourner face visible quand il veut ; l'adversaire ne voit que les faces visibles. L'équipement que l'on compte porter se retourne maintenant ou jamais, celui du premier joueur d'abord.",
    },
    source: 'facts',
    confidence: 'sure',
  },
  {
    id: 'wow:101.2a',
    title: {
      en: 'Two cards each in the introductory format',
      fr: 'Deux cartes chacun en format de découverte',
    },
    text: {
      en: 'In the introductory standard scenario every character holds two Action Bar cards.',
      fr: "Dans le scénario standard de découverte, chaque personnage tient deux cartes Barre d'Action.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wow:101.3',
    title: {
      en: 'Dials at the start',
      fr: 'Cadrans de départ',
    },
    text: {
      en: "The main clock and every personal clock stand at 1. Every health dial shows the health printed on the character's card.",
      fr: "L'horloge principale et chaque horloge personnelle sont à 1. Chaque cadran de santé montre la santé imprimée sur la carte du personnage.",
    },
    source: 'facts',
    confidence: 'sure',
  },
  {
    id: 'wow:101.4',
    title: {
      en: 'First player',
      fr: 'Premier joueur',
    },
    text: {
      en: 'Chance decides who takes the first turn.',
      fr: 'Le hasard désigne qui joue le premier tour.',
    },
    source: 'facts',
    confidence: 'sure',
  },
  {
    id: 'wow:102',
    title: {
      en: 'Winning the game',
      fr: 'Gagner la partie',
    },
    text: {
      en: "A player wins by reaching as many victory points as the honor of the player's own party: a stronger party must score more. Destroying an enemy character scores 4 in the standard scenario. The moment of the check is ours: after destructions, and after the scoring at the end of a tick. Where both sides reach their number in one check, the larger surplus wins; if equal, play goes on.",
      fr: "Un joueur gagne quand il atteint autant de points de victoire que l'honneur de son propre groupe : un groupe plus fort doit marquer davantage. Détruire un personnage ennemi rapporte 4 points dans le scénario standard. Le moment du contrôle est de nous : après les destructions, et après le décompte de fin de tic. Si les deux camps atteignent leur nombre au même contrôle, le plus grand surplus l'emporte ; à égalité, on continue.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wow:103',
    title: {
      en: "Cards over rules, 'cannot' over 'can'",
      fr: 'Carte avant règle, interdit avant permis',
    },
    text: {
      en: 'Where a card contradicts a rule, the card is right. Where one text allows and another forbids, the one that forbids is right.',
      fr: "Quand une carte contredit une règle, la carte a raison. Quand un texte permet et qu'un autre interdit, celui qui interdit a raison.",
    },
    source: 'facts',
    confidence: 'likely',
  },
  {
    id: 'wow:104',
    title: {
      en: 'Numbers below zero',
      fr: 'Nombres négatifs',
    },
    text: {
      en: 'A number that would be negative counts as 0.',
      fr: 'Un nombre qui deviendrait négatif compte pour 0.',
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'wow:105',
    title: {
      en: 'Dice, successes, crits and rerolls',
      fr: 'Dés, succès, critiques et relances',
    },
    text: {
      en: 'Dice have ten faces: 4 to 10 are successes, 1 to 3 are not, and a 10 is a crit as well. A reroll replaces the face rolled first; its player picks the die and may decline. That one die may be rerolled once for each source is our reading.',
      fr: "Les dés ont dix faces : de 4 à 10, un succès ; de 1 à 3, un échec ; le 10 est de plus un critique. Une relance remplace la face obtenue ; son joueur choisit le dé et peut s'abstenir. Qu'un même dé puisse être relancé une fois par source est notre lecture.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wow:106',
    title: {
      en: 'No facing',
      fr: "Pas d'orientation",
    },
    text: {
      en: 'Figures look every way: which way a base is turned changes nothing.',
      fr: "Les figurines regardent de tous côtés : l'orientation d'un socle ne change rien.",
    },
    source: 'facts',
    confidence: 'unsure',
  },
  {
    id: 'wow:107',
    title: {
      en: 'Simultaneous effects',
      fr: 'Effets simultanés',
    },
    text: {
      en: 'When several effects would happen at the same time, the player whose character is acting puts them in order.',
      fr: "Quand plusieurs effets doivent avoir lieu en même temps, le joueur dont le personnage agit en fixe l'ordre.",
    },
    source: 'facts',
    confidence: 'ours',
  },
];
