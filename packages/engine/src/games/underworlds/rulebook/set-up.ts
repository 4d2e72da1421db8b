/** Setting up: boards, hexes, objectives, hands, fighters. */
import type { Paragraph } from './types.ts';

export const SET_UP: readonly Paragraph[] = [
  {
    id: 'wu:S1',
    title: { en: 'Roll-off', fr: 'Tir au dé' },
    text: {
      en: 'Each player rolls four dice; most criticals wins. Which dice, and what decides between equal criticals, is not in our sources: we roll attack dice and roll again on a tie.',
      fr: "Chaque joueur jette quatre dés ; le plus de critiques l'emporte. Quels dés, et ce qui départage des critiques égaux, n'est pas dans nos sources : nous jetons des dés d'attaque et relançons en cas d'égalité.",
    },
    source: 'facts',
    confidence: 'unsure',
    ruled: true,
  },
  {
    id: 'wu:S2',
    title: { en: 'Boards', fr: 'Plateaux' },
    text: {
      en: "Each player brings a board of their own (g.02). The loser of the roll-off lays theirs first; the winner joins the other to it, so that at least three complete hexes touch. Half hexes that meet at the join become whole and are no one's territory.",
      fr: "Chaque joueur apporte un plateau à lui (g.02). Le perdant du tir au dé pose le sien en premier ; le vainqueur y joint l'autre, de sorte qu'au moins trois cases complètes se touchent. Les demi-cases qui se rencontrent à la jointure deviennent entières et ne sont le territoire de personne.",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'wu:S3',
    title: { en: 'Kinds of hexes', fr: 'Sortes de cases' },
    text: {
      en: 'A hex is normal, starting, blocked or lethal. Nothing enters a blocked hex and it stops sight. A lethal hex deals 1 damage, credited to nobody, to a fighter that moves, is pushed or is driven into it; whoever pushes one several hexes chooses the way. An edge hex is a complete hex on the rim; an incomplete one is out of play (g.25). One hex may be several of these. Whether being placed in a lethal hex hurts is not in our sources.',
      fr: "Une case est normale, de départ, bloquée ou fatale. Rien n'entre dans une case bloquée, et elle arrête la vue. Une case fatale inflige 1 dégât, attribué à personne, au combattant qui y bouge, y est poussé ou repoussé ; qui pousse de plusieurs cases choisit le chemin. Une case de bord est une case complète du pourtour ; une case incomplète est hors jeu (g.25). Une même case peut être plusieurs de ces choses. Si être placé sur une case fatale blesse n'est pas dans nos sources.",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'wu:S4',
    title: { en: 'Objective tokens', fr: 'Pions objectifs' },
    text: {
      en: 'Five tokens, numbered 1 to 5, are shuffled face down and laid in turn, the loser of the roll-off beginning: not on starting, blocked, lethal or edge hexes, nor within two hexes of another token. The fifth may go on an edge hex (g.03). Then all are turned up.',
      fr: "Cinq pions numérotés de 1 à 5 sont mélangés face cachée et posés tour à tour, le perdant du tir au dé commençant : ni sur une case de départ, bloquée, fatale ou de bord, ni à deux cases ou moins d'un autre pion. Le cinquième peut aller sur une case de bord (g.03). Puis on les retourne tous.",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'wu:S5',
    title: { en: 'Territories', fr: 'Territoires' },
    text: {
      en: "The board you laid is your territory, the opponent's is enemy territory (g.07), and the hexes made at the join are no one's. An objective there lies on both boards (35.1).",
      fr: "Le plateau que vous avez posé est votre territoire, celui de l'adversaire est le territoire ennemi (g.07), et les cases nées à la jointure ne sont à personne. Un objectif qui s'y trouve est sur les deux plateaux (35.1).",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wu:S6',
    title: { en: 'Hands and mulligan', fr: 'Mains et mulligan' },
    text: {
      en: 'Each player draws three objectives and five power cards, and may once discard a whole hand, of either deck, and draw as many again. What is discarded does not come back.',
      fr: 'Chaque joueur pioche trois objectifs et cinq cartes de pouvoir, et peut une fois défausser une main entière, de chaque pile, pour en repiocher autant. Ce qui est défaussé ne revient pas.',
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'wu:S7',
    title: { en: 'Deployment', fr: 'Déploiement' },
    text: {
      en: 'Players place their fighters in turn, one at a time, on empty starting hexes of their own territory; one who has none left waits for the other. Squigs follow their herder. Who begins is not in our sources: the loser of a roll-off places first.',
      fr: "Les joueurs placent leurs combattants tour à tour, un à la fois, sur des cases de départ vides de leur territoire ; qui n'en a plus attend l'autre. Les Squigs suivent leur berger. Qui commence n'est pas dans nos sources : le perdant d'un tir au dé place le premier.",
    },
    source: 'facts',
    confidence: 'unsure',
    ruled: true,
  },
  {
    id: 'wu:S8',
    title: { en: 'Holding an objective', fr: 'Tenir un objectif' },
    text: {
      en: 'A fighter holds the objective on whose hex it stands, from the moment it stands there until it leaves.',
      fr: "Un combattant tient l'objectif sur la case duquel il se trouve, dès qu'il y est et jusqu'à ce qu'il la quitte.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
];
