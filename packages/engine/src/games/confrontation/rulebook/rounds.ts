/** Rounds, cards and the end of a match, from what sources beside chapter 9 say. */
import type { Paragraph } from './types.ts';

export const ROUNDS: readonly Paragraph[] = [
  {
    id: 'conf:F4.a',
    title: { en: 'The order of a round', fr: "L'ordre d'un tour" },
    text: {
      en: 'A round goes: cards are put in order and the Tactics roll is made; activation; combat (chapter 9); rally of those in rout; maintenance. The mystic phase after the rally, with mana and faith, is not played here.',
      fr: "Un tour va ainsi : on range ses cartes et l'on fait le jet de Tactique ; activation ; combat (chapitre 9) ; ralliement de ceux qui sont en déroute ; entretien. La phase mystique qui suit le ralliement, avec la mana et la foi, n'est pas jouée ici.",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'conf:F4.b',
    title: { en: 'The Tactics roll', fr: 'Le jet de Tactique' },
    text: {
      en: 'At the beginning of the round each player names one of his fighters, in secret by our reading (openly, by option), and these take an opposed Discipline test. The winner plays the first card of the activation, or by option, as the starter booklet of 2005 has it, decides who does; the loser announces dice first where values are equal (IX-C-3.c).',
      fr: "Au début du tour, chaque joueur nomme un de ses combattants, en secret selon notre lecture (à découvert, en option), et ceux-ci s'opposent en Discipline. Le vainqueur joue la première carte de l'activation ou, en option, comme le veut le livret de démarrage de 2005, décide qui la joue ; le perdant annonce ses dés d'abord à valeurs égales (IX-C-3.c).",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'conf:F4.c',
    title: { en: 'Cards in a secret order', fr: 'Des cartes dans un ordre secret' },
    text: {
      en: 'Each player piles his reference cards face down, in an order that he chooses and keeps secret. A card stands for all its figures.',
      fr: "Chaque joueur empile ses cartes de référence face cachée, dans un ordre qu'il choisit et garde secret. Une carte vaut pour toutes ses figurines.",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'conf:F4.d',
    title: { en: 'Activation: a card each, assaults first', fr: "Activation : une carte chacun, les assauts d'abord" },
    text: {
      en: 'Players speak by turns. The one whose turn it is plays the top card of his pile and activates all its figures; moves into contact are declared and made before their other moves. When one player has no card left, the other plays all of his.',
      fr: "Les joueurs parlent à tour de rôle. Celui dont c'est le tour joue la carte du dessus de sa pile et active toutes ses figurines ; les mouvements au contact se déclarent et se font avant les autres. Quand un joueur n'a plus de carte, l'autre joue toutes les siennes.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'conf:F4.e',
    title: { en: 'The card of the dead', fr: 'La carte des morts' },
    text: {
      en: 'A card whose figures have all been killed before its turn stays in the pile: played, it is an empty turn.',
      fr: "Une carte dont toutes les figurines sont mortes avant son tour reste dans la pile : jouée, c'est un tour vide.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'conf:F4.f',
    title: { en: 'The reserve', fr: 'La réserve' },
    text: {
      en: 'A player whose turn it is may first set the top card of his pile aside, which is no turn of its own: he then plays the next one. A card set aside is played instead of the top card in any later turn of the round. That no more than two may wait so is remembered, not read: an option.',
      fr: "Le joueur dont c'est le tour peut d'abord mettre de côté la carte du dessus de sa pile, ce qui n'est pas un tour de parole : il joue alors la suivante. Une carte mise de côté se joue au lieu de celle du dessus, à tout tour de parole ultérieur du même tour. Que deux au plus puissent attendre ainsi vient de mémoire, non d'un texte : c'est une option.",
    },
    source: 'facts',
    confidence: 'unsure',
    ruled: true,
  },
  {
    id: 'conf:F4.g',
    title: { en: 'Maintenance', fr: 'Entretien' },
    text: {
      en: 'At the end of the round Stunned ends, and so do the penalties of charges and the effects that last a round. Fierce fighters that were killed leave the table.',
      fr: 'À la fin du tour cessent Sonné, les malus de charge et les effets qui durent un tour. Les combattants Acharnés qui ont été tués quittent la table.',
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'conf:F4.h',
    title: { en: 'The end of a skirmish', fr: "La fin d'une escarmouche" },
    text: {
      en: 'A skirmish ends after six rounds, or with the round in which a side has nobody left: what remains of that round is played, and a Fierce fighter that was killed stands for nobody when it is over. A side that stands alone has won; otherwise the side with the higher strategic value left, and equal values are a draw. Nothing in our sources sets an end: this is ours, and an option.',
      fr: "Une escarmouche finit au bout de six tours, ou avec le tour où un camp n'a plus personne : ce qui reste de ce tour se joue, et un Acharné qui a été tué ne compte plus quand il est fini. Un camp seul debout a gagné ; sinon, c'est celui à qui il reste la plus haute valeur stratégique, et à égalité la partie est nulle. Rien dans nos sources ne fixe de fin : ceci est de nous, et en option.",
    },
    source: 'facts',
    confidence: 'ours',
    ruled: true,
  },
  {
    id: 'conf:F4.i',
    title: { en: 'Deployment', fr: 'Déploiement' },
    text: {
      en: "Before the first round a Tactics roll is made; then the players place their cards by turns, its loser first. Every figure of a card is placed with the centre of its base in the player's zone: a strip along his edge of the table, 15 cm deep unless an option says otherwise. This is ours.",
      fr: "Avant le premier tour, on fait un jet de Tactique ; puis les joueurs placent leurs cartes à tour de rôle, le perdant d'abord. Chaque figurine d'une carte se place avec le centre de son socle dans la zone du joueur : une bande le long de son bord de table, profonde de 15 cm sauf option contraire. Ceci est de nous.",
    },
    source: 'facts',
    confidence: 'ours',
    ruled: true,
  },
  {
    id: 'conf:F4.j',
    title: { en: 'The table', fr: 'La table' },
    text: {
      en: 'A skirmish is played on a table of 60 by 60 cm without terrain, unless the set-up gives other measures.',
      fr: "Une escarmouche se joue sur une table de 60 cm sur 60 sans décor, sauf si la mise en place donne d'autres mesures.",
    },
    source: 'facts',
    confidence: 'ours',
    ruled: true,
  },
  {
    id: 'conf:F4.k',
    title: { en: 'A combat phase on its own', fr: 'Une phase de combat seule' },
    text: {
      en: 'A match may be one combat phase alone: two to four players on two sides, figures already in place, some of them perhaps wounded or just charged. It ends with the phase. A side that stands alone has won; otherwise the side that lost less strategic value.',
      fr: "Une partie peut n'être qu'une phase de combat : deux à quatre joueurs en deux camps, des figurines déjà en place, certaines peut-être blessées ou tout juste chargées. Elle finit avec la phase. Un camp seul debout a gagné ; sinon, c'est celui qui a perdu le moins de valeur stratégique.",
    },
    source: 'facts',
    confidence: 'ours',
    ruled: true,
  },
];
