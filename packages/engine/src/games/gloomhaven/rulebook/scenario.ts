/** Modifier decks, summons, doors, loot, elements, the end, from what sources beside the summary say. */
import type { Paragraph } from './types.ts';

export const SCENARIO_RULES: readonly Paragraph[] = [
  {
    id: 'gh:deck.1',
    title: { en: 'The standard deck', fr: 'Le paquet de base' },
    text: {
      en: 'Each character has a modifier deck of twenty cards and so have the monsters together: six +0, five +1, five -1, one +2, one -2, one null, one x2.',
      fr: 'Chaque personnage a un paquet de vingt cartes modificateur, et les monstres ensemble aussi : six +0, cinq +1, cinq -1, une +2, une -2, un nul, un x2.',
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:deck.2',
    title: { en: 'Shuffling and leaving', fr: 'Mélanger et quitter' },
    text: {
      en: 'A deck from which its null or x2 was drawn, used or not, is shuffled at the end of the round. Bless and curse cards make nobody shuffle; they leave the deck when drawn, used or not.',
      fr: 'Un paquet dont on a tiré le nul ou le x2, employé ou non, est mélangé à la fin du round. Les cartes de bénédiction et de malédiction ne font mélanger personne ; elles quittent le paquet une fois tirées, employées ou non.',
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:deck.3',
    title: { en: 'Empty pile', fr: 'Pioche vide' },
    text: {
      en: 'A pile that has run out is filled with its shuffled discards at once (draw.02).',
      fr: 'Une pioche épuisée est aussitôt refaite de sa défausse mélangée (draw.02).',
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:deck.4',
    title: { en: 'Rolling cards', fr: 'Cartes combo' },
    text: {
      en: 'Only perks and some items bring rolling cards into a deck; that of the monsters has none.',
      fr: "Seuls les bénéfices et quelques objets mettent des cartes combo dans un paquet ; celui des monstres n'en a pas.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:deck.5',
    title: { en: 'Advantage and rolling cards', fr: 'Avantage et cartes combo' },
    text: {
      en: 'Of the two cards drawn with advantage the better is used if neither rolls (advantage.01); if one rolls both apply (advantage.09); if both roll the draw goes on to a card that does not, and all apply.',
      fr: "Des deux cartes tirées avec avantage, on emploie la meilleure si aucune n'est combo (advantage.01) ; si l'une l'est, les deux s'appliquent (advantage.09) ; si les deux le sont, on tire jusqu'à une carte qui ne l'est pas, et toutes s'appliquent.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:deck.6',
    title: { en: 'Disadvantage', fr: 'Désavantage' },
    text: {
      en: 'With disadvantage two cards are drawn. If neither rolls the worse is used, the first where that cannot be told (advantage.02); if one rolls only the other is used; if both roll the draw goes on to a card that does not, and only that one is used.',
      fr: "Avec le désavantage on tire deux cartes. Si aucune n'est combo, on emploie la pire, la première quand on ne peut le dire (advantage.02) ; si l'une l'est, on n'emploie que l'autre ; si les deux le sont, on tire jusqu'à une carte qui ne l'est pas, et l'on n'emploie que celle-là.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:summon.1',
    title: { en: 'Summons', fr: 'Invocations' },
    text: {
      en: "A summon comes to an empty hex next to its summoner; without one the ability cannot be used. From the next round on it acts by itself, as a monster with Move +0 and Attack +0 would, with its owner's modifier deck, and without a focus it stands still. It loots nothing. It goes with its card or its owner; whom it kills its owner has killed.",
      fr: "Une invocation arrive sur un hexagone vide à côté de son invocateur ; sans un tel hexagone, la capacité ne peut servir. Dès le round suivant elle agit d'elle-même, comme le ferait un monstre avec Déplacement +0 et Attaque +0, avec le paquet de modificateurs de son maître, et sans cible prioritaire elle ne bouge pas. Elle ne ramasse rien. Elle part avec sa carte ou son maître ; qui elle tue, son maître l'a tué.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:door.1',
    title: { en: 'Opening a door', fr: 'Ouvrir une porte' },
    text: {
      en: 'A character whose own movement brings it onto a closed door opens it. The room behind is set up at once, and then the movement may go on. No forced move opens a door.',
      fr: "Un personnage que son propre déplacement mène sur une porte fermée l'ouvre. La salle derrière est aussitôt mise en place, puis le déplacement peut continuer. Aucun déplacement forcé n'ouvre une porte.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:loot.1',
    title: { en: 'Looting at the end of a turn', fr: 'Ramasser à la fin du tour' },
    text: {
      en: 'At the end of its turn a character takes what money and treasure lies on its hex; it cannot leave it.',
      fr: "À la fin de son tour, un personnage prend l'argent et le trésor qui sont sur son hexagone ; il ne peut les laisser.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:loot.2',
    title: { en: 'Loot X', fr: 'Butin X' },
    text: {
      en: 'Loot X takes all money and treasure in range X and in sight, whatever obstacles or figures are there.',
      fr: "Butin X prend tout l'argent et tout trésor à portée X et en vue, quels que soient les obstacles ou les figurines qui s'y trouvent.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:element.1',
    title: { en: 'Creating elements', fr: 'Créer des éléments' },
    text: {
      en: 'There are fire, ice, air, earth, light and dark. One that is created becomes strong when the turn of the figure that created it ends. Whether its creation may be left out is an option.',
      fr: "Il y a le feu, la glace, l'air, la terre, la lumière et les ténèbres. Celui qu'on crée devient fort quand finit le tour de la figurine qui l'a créé. Qu'on puisse renoncer à sa création est une option.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:element.2',
    title: { en: 'Using elements up', fr: 'Consommer des éléments' },
    text: {
      en: 'A strong or waning element may be used up for what a card gives for it and is then inert. One created in the same turn is not there yet.',
      fr: "Un élément fort ou faible peut être consommé pour ce qu'une carte donne en échange, et devient inerte. Celui qu'on crée au même tour n'est pas encore là.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:element.3',
    title: { en: 'Elements weaken', fr: 'Les éléments faiblissent' },
    text: {
      en: 'At the end of each round strong elements become waning and waning ones inert.',
      fr: 'À la fin de chaque round, les éléments forts deviennent faibles et les faibles inertes.',
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:end.1',
    title: { en: 'Success', fr: 'Réussite' },
    text: {
      en: 'A goal that has been met ends the scenario only when the round is over.',
      fr: "Un but atteint ne met fin au scénario qu'une fois le round fini.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:end.2',
    title: { en: 'Loss', fr: 'Échec' },
    text: {
      en: 'When every character is exhausted the scenario is lost, once the round is over. Whether it is so where the goal was met in the same round is an option.',
      fr: "Quand tous les personnages sont épuisés, le scénario est perdu, une fois le round fini. Qu'il le soit quand le but a été atteint dans le même round est une option.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:end.3',
    title: { en: 'What remains', fr: 'Ce qui reste' },
    text: {
      en: 'Won or lost, all keep the money they looted and the experience they gained; what still lies on the map is gone. The experience for success and the rewards need success, and exhausted characters have their part of them.',
      fr: "Gagné ou perdu, tous gardent l'argent ramassé et l'expérience acquise ; ce qui reste sur la carte est perdu. L'expérience de réussite et les récompenses demandent la réussite, et les personnages épuisés y ont part.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:scenario.1',
    title: { en: 'Black Barrow', fr: 'Le Tertre noir' },
    text: {
      en: 'The first scenario: kill every enemy in its three rooms. Its traps do damage. The map is pieced together from data for online play; what the treasure of the last room holds is not known to us.',
      fr: "Le premier scénario : tuer tous les ennemis de ses trois salles. Ses pièges font des dégâts. La carte est recomposée d'après des données de jeu en ligne ; ce que contient le trésor de la dernière salle ne nous est pas connu.",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'gh:scenario.2',
    title: { en: 'Every class once', fr: 'Chaque classe une fois' },
    text: {
      en: 'Each player brings a class that nobody else at the table plays: there is one set of cards and one figure of each. None of the texts we hold says so; it is how the game is sold, and how it is played where we know it. With the three classes held here, four characters want one of them twice.',
      fr: "Chaque joueur amène une classe que personne d'autre ne joue à la table : il n'y a de chacune qu'un jeu de cartes et qu'une figurine. Aucun des textes que nous avons ne le dit ; c'est ainsi que le jeu se vend, et qu'on le joue là où nous le connaissons. Avec les trois classes d'ici, quatre personnages en demandent une deux fois.",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
];
