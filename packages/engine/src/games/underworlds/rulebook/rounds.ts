/** Rounds, activations and the actions they are made of. */
import type { Paragraph } from './types.ts';

export const ROUNDS: readonly Paragraph[] = [
  {
    id: 'wu:R1',
    title: { en: 'Rounds and phases', fr: 'Rounds et phases' },
    text: {
      en: "A game has three rounds; each is an action phase and an end phase. The action phase begins with a roll-off, whose winner says who activates first; what happens 'at the start of the action phase' comes after it (432-charme-du-trompeur.1). Then each player has four activations, in turn, each followed by a power step.",
      fr: "Une partie compte trois rounds ; chacun est une phase d'action puis une phase de fin. La phase d'action s'ouvre par un tir au dé, dont le vainqueur dit qui active en premier ; ce qui arrive « au début de la phase d'action » vient après (432-charme-du-trompeur.1). Puis chaque joueur a quatre activations, tour à tour, suivies chacune d'une étape des pouvoirs.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wu:R2',
    title: { en: 'Activations', fr: 'Activations' },
    text: {
      en: 'In an activation a player makes a Move, an Attack, a Charge or goes on Guard with one fighter, uses an action printed on a fighter card or an upgrade, draws a power card, exchanges an objective, or passes. A fighter with a Charge token cannot be activated (g.13). An action that a card gives besides is no activation (g.28), and giving a fighter an upgrade is none either.',
      fr: "À son activation, un joueur fait avec un combattant un Mouvement, une Attaque, une Charge ou une Garde, utilise une action imprimée sur une carte de combattant ou une amélioration, pioche une carte de pouvoir, échange un objectif, ou passe. Un combattant portant un pion Charge ne peut pas être activé (g.13). Une action accordée par une carte n'est pas une activation (g.28), et améliorer un combattant n'en est pas une non plus.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wu:R3',
    title: { en: 'Move', fr: 'Mouvement' },
    text: {
      en: 'The fighter goes up to its Move in hexes, never through a blocked, occupied or incomplete hex, and must leave its hex. Its player chooses the way: the shortest of those that enter the fewest lethal hexes, unless another is named. It gains a Move token: no further Move or Charge this phase, while Attack and Guard stay open to it.',
      fr: 'Le combattant avance de sa caractéristique de Mouvement en cases au plus, jamais à travers une case bloquée, occupée ou incomplète, et doit quitter sa case. Son joueur choisit le chemin : le plus court de ceux qui entrent dans le moins de cases fatales, sauf choix contraire de sa part. Il reçoit un pion Mouvement : plus de Mouvement ni de Charge durant cette phase, mais Attaque et Garde lui restent permises.',
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'wu:R4',
    title: { en: 'Charge', fr: 'Charge' },
    text: {
      en: 'A Move action, then an Attack action with the same fighter. From the hex where the move ends a target must be in range and in sight of one of its attacks, or the Charge is not allowed; none need be seen before the move. Not with a Move or a Charge token. The fighter gains a Charge token and is not activated again this phase. If a reaction makes the attack impossible it was a Charge all the same (g.27).',
      fr: "Une action de Mouvement, puis une action d'Attaque du même combattant. De la case où finit le mouvement, une cible doit être à portée et en vue d'une de ses attaques, sans quoi la Charge n'est pas permise ; aucune n'a besoin d'être vue avant de bouger. Pas avec un pion Mouvement ou Charge. Le combattant reçoit un pion Charge et n'est plus activé durant cette phase. Si une réaction rend l'attaque impossible, c'était tout de même une Charge (g.27).",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wu:R5',
    title: { en: 'Guard', fr: 'Garde' },
    text: {
      en: 'The fighter gains a Guard token: in its defence rolls both shields and dodges succeed. On Guard it may not go on Guard again, and it can still be driven back. The token goes at the end of the phase, or sooner when the fighter makes a Move or a Charge; how soon is not in our sources.',
      fr: "Le combattant reçoit un pion Garde : à ses jets de défense, boucliers et esquives sont des réussites. Déjà en Garde, il ne peut s'y remettre, et il peut toujours être repoussé. Le pion part à la fin de la phase, ou plus tôt si le combattant fait un Mouvement ou une Charge ; ce moment n'est pas dans nos sources.",
    },
    source: 'facts',
    confidence: 'unsure',
    ruled: true,
  },
  {
    id: 'wu:R6',
    title: { en: 'Pass', fr: 'Passer' },
    text: {
      en: 'A player may pass: nothing happens, the activation is spent and its power step follows. With no fighter left that can be activated, drawing or exchanging a card and passing remain.',
      fr: "Un joueur peut passer : rien ne se produit, l'activation est dépensée et son étape des pouvoirs suit. S'il n'a plus de combattant à activer, il lui reste à piocher ou échanger une carte, ou à passer.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wu:R7',
    title: { en: 'Drawing and exchanging', fr: 'Piocher et échanger' },
    text: {
      en: 'As an activation a player draws one power card, or discards one objective card and draws another. Nothing is drawn from an empty deck; discards never go back into it.',
      fr: "Comme activation, un joueur pioche une carte de pouvoir, ou défausse une carte objectif et en pioche une autre. Une pile vide ne donne rien ; les défausses n'y retournent jamais.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wu:R8',
    title: { en: 'Action on a card', fr: "Action d'une carte" },
    text: {
      en: 'Where a fighter card or an upgrade prints an action, the fighter makes it in its activation. It gives no token unless it is a Move, a Charge or a Guard of that fighter; for objectives that count kinds of actions, those of fighter cards are one kind (340.1).',
      fr: "Quand une carte de combattant ou une amélioration porte une action, le combattant la fait à son activation. Elle ne donne pas de pion, à moins d'être un Mouvement, une Charge ou une Garde de ce combattant ; pour les objectifs qui comptent des types d'action, celles des cartes de combattant n'en font qu'un (340.1).",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'wu:R9',
    title: { en: 'Tokens', fr: 'Pions' },
    text: {
      en: "Move, Charge and Guard tokens lie on the fighter's card until the end of the round; they leave a fighter that goes out of action (g.14). What was done in the phase is remembered apart from them (62.1). An action that a ploy gives brings its usual token (g.28).",
      fr: "Les pions Mouvement, Charge et Garde restent sur la carte du combattant jusqu'à la fin du round ; ils quittent un combattant mis hors de combat (g.14). Ce qui a été fait durant la phase se retient à part (62.1). Une action accordée par un subterfuge donne son pion habituel (g.28).",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
];
