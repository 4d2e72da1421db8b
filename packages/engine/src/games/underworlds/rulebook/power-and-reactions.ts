/** Power steps, effects that wait, and reactions. */
import type { Paragraph } from './types.ts';

export const POWER_AND_REACTIONS: readonly Paragraph[] = [
  {
    id: 'wu:P1',
    title: { en: 'Power step', fr: 'Étape des pouvoirs' },
    text: {
      en: 'After each activation both players may play power cards one at a time, in turn: ploys, gambit spells with a wizard in play (M5), upgrades for one glory each (G3). The step ends when both pass one after the other.',
      fr: "Après chaque activation, les deux joueurs peuvent jouer des cartes de pouvoir une à une, tour à tour : subterfuges, manœuvres de sort avec un sorcier en jeu (M5), améliorations pour un point de gloire chacune (G3). L'étape finit quand tous deux passent l'un après l'autre.",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'wu:P2',
    title: { en: 'Who begins a power step', fr: "Qui commence l'étape des pouvoirs" },
    text: {
      en: 'The player whose activation has just ended has the first opportunity. Reactions go the other way round: the player with the next activation comes first (g.30). After the last activation the next player is the one who would have had a fifth. Our sources do not settle who begins a power step: it is an option.',
      fr: "Le joueur dont l'activation vient de finir a la première occasion. Les réactions vont dans l'autre sens : le joueur de la prochaine activation passe en premier (g.30). Après la dernière activation, le suivant est celui qui en aurait eu une cinquième. Nos sources ne disent pas qui commence une étape des pouvoirs : c'est une option.",
    },
    source: 'facts',
    confidence: 'unsure',
    ruled: true,
  },
  {
    id: 'wu:P3',
    title: { en: 'In the next activation', fr: 'À la prochaine activation' },
    text: {
      en: 'An effect for the next activation serves whoever activates next and ends with that activation, used or not (354.1). It does not reach the power step after it. After the last activation of a round the next one is the first of the next round (344.1); that this holds of more than No Time is not in our sources: it is an option.',
      fr: "Un effet pour la prochaine activation vaut pour qui active ensuite et finit avec cette activation, qu'il ait servi ou non (354.1). Il ne va pas jusqu'à l'étape des pouvoirs qui la suit. Après la dernière activation d'un round, la prochaine est la première du round suivant (344.1) ; que cela vaille pour d'autres cartes que Manque de Temps n'est pas dans nos sources : c'est une option.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wu:P4',
    title: { en: 'Sequencing', fr: 'Séquençage' },
    text: {
      en: 'When two or more effects that are not reactions would happen at the same moment (416.1), the players roll off and the winner says in which order they happen. The commentary names the procedure without giving it; this is how it is remembered.',
      fr: "Quand plusieurs effets qui ne sont pas des réactions devraient se produire au même instant (416.1), les joueurs font un tir au dé et le vainqueur en fixe l'ordre. Les commentaires nomment la procédure sans la donner ; c'est ainsi qu'on s'en souvient.",
    },
    source: 'facts',
    confidence: 'unsure',
    ruled: true,
  },
  {
    id: 'wu:X1',
    title: { en: 'One reaction to a trigger', fr: 'Une réaction par déclencheur' },
    text: {
      en: 'A reaction names what it answers. For one trigger the players have an opportunity in turn, beginning with the one who has the next activation (g.30); once someone has reacted, nobody else reacts to that trigger. When all pass, the game goes on.',
      fr: "Une réaction nomme ce à quoi elle répond. Pour un même déclencheur, les joueurs ont une occasion tour à tour, en commençant par celui de la prochaine activation (g.30) ; dès que l'un a réagi, personne d'autre ne réagit à ce déclencheur. Quand tous passent, le jeu reprend.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wu:X2',
    title: { en: 'A reaction inside an action', fr: "Une réaction au milieu d'une action" },
    text: {
      en: 'A reaction is resolved whole before the action it interrupts goes on (45.1, 101.1). If what was interrupted can no longer be resolved, it ends there (52.1). A reaction may itself be a trigger for another one (324.2). One that was allowed is spent even where its effect cannot happen (102.1).',
      fr: "Une réaction se résout en entier avant que l'action qu'elle interrompt ne reprenne (45.1, 101.1). Si ce qui était interrompu ne peut plus se résoudre, cela finit là (52.1). Une réaction peut être à son tour le déclencheur d'une autre (324.2). Une réaction permise est dépensée même si son effet ne peut avoir lieu (102.1).",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wu:X3',
    title: { en: 'Windows', fr: 'Fenêtres' },
    text: {
      en: 'Another trigger within the same attack opens another window (369.3). A Charge has one after its Move action and another after its Attack action (170.1, 343.2). The end of an action and of the activation it closes are one instant and one window (g.29).',
      fr: "Un autre déclencheur dans la même attaque ouvre une autre fenêtre (369.3). Une Charge en a une après son action de Mouvement et une autre après son action d'Attaque (170.1, 343.2). La fin d'une action et celle de l'activation qu'elle clôt sont un même instant et une seule fenêtre (g.29).",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
];
