/** Chapter 404: movement. */
import type { Paragraph } from './types.ts';

export const CHAPTER_404: readonly Paragraph[] = [
  {
    id: 'wow:404.1',
    title: {
      en: 'Natural move: two points, one go',
      fr: "Déplacement naturel : deux points, d'un seul trait",
    },
    text: {
      en: 'On its turn a character gets one natural move worth normally 2 points, one point per space. Unspent points vanish, and the move cannot be split: whatever else the character does in between, the rest is gone.',
      fr: "Pendant son tour, un personnage a droit à un seul déplacement naturel, doté d'ordinaire de 2 points (un point par case). Les points non dépensés disparaissent, et le déplacement ne se coupe pas en deux : quoi que le personnage fasse entre-temps, le reste est perdu.",
    },
    source: 'rulebook',
  },
  {
    id: 'wow:404.1a',
    title: {
      en: 'Cover and high ground cost two points',
      fr: 'Couvert et hauteur coûtent deux points',
    },
    text: {
      en: 'Entering a cover or high-ground space costs 2 points whatever terrain one comes from; without enough points the entry is illegal, so with the usual 2 points one must begin the turn next to such a space. A character that ignores terrain penalties pays only 1.',
      fr: "Entrer sur une case de couvert ou surélevée coûte 2 points quelle que soit la case de départ ; sans assez de points, l'entrée est interdite ; avec les 2 points ordinaires, il faut donc débuter son tour à côté d'une telle case. Qui ignore ces pénalités n'y paie qu'un point.",
    },
    source: 'rulebook',
  },
  {
    id: 'wow:404.1b',
    title: {
      en: 'Passing through and ending in occupied spaces',
      fr: 'Traverser et finir sur une case occupée',
    },
    text: {
      en: "No character may finish its move in another character's space. It may cross allies and enemy pets but not other enemies; a totem prevents neither crossing nor stopping.",
      fr: "Nul ne termine son déplacement sur la case d'un autre personnage. On peut traverser ses alliés et les familiers adverses, mais pas les autres ennemis ; un totem ne gêne ni le passage ni l'arrêt.",
    },
    source: 'rulebook',
  },
  {
    id: 'wow:404.1c',
    title: {
      en: 'Move bonuses and penalties change points',
      fr: 'Bonus et malus de déplacement',
    },
    text: {
      en: "A 'move' modifier changes the points of the natural move and nothing else. At 0 the character cannot make that move, yet effects may still shift it.",
      fr: "Un modificateur de « move » change le nombre de points du déplacement naturel et rien d'autre. À 0 le personnage ne peut plus faire ce déplacement, mais d'autres effets peuvent encore le bouger.",
    },
    source: 'rulebook',
  },
  {
    id: 'wow:404.2',
    title: {
      en: 'Teleport is repositioning without points',
      fr: 'Téléportation : hors des points de mouvement',
    },
    text: {
      en: 'Teleporting relocates a character without spending points, so move bonuses or penalties are irrelevant to it.',
      fr: "Se téléporter déplace un personnage sans dépenser de points, si bien que les bonus ou malus de déplacement n'y changent rien.",
    },
    source: 'rulebook',
  },
  {
    id: 'wow:404.2a',
    title: {
      en: 'Teleport skips the spaces between',
      fr: 'La téléportation ne traverse rien',
    },
    text: {
      en: 'The character appears straight at its destination; terrain and enemies in between do not matter. The destination must hold no other character; cover and high ground are fine at no surcharge.',
      fr: "Le personnage apparaît directement à l'arrivée : terrain et ennemis intermédiaires ne comptent pas. L'arrivée doit être libre de personnage ; couvert et hauteur y sont permis sans surcoût.",
    },
    source: 'rulebook',
  },
  {
    id: 'wow:404.2b',
    title: {
      en: 'Teleport needs no line of sight',
      fr: 'Pas de ligne de vue pour se téléporter',
    },
    text: {
      en: "The landing space of a teleport need not be in the character's line of sight.",
      fr: "La case d'arrivée d'une téléportation n'a pas à être vue par le personnage.",
    },
    source: 'rulebook',
  },
  {
    id: 'wow:404.3',
    title: {
      en: 'Being moved a number of spaces by an effect',
      fr: 'Être déplacé par un effet',
    },
    text: {
      en: "When an effect moves a character N spaces, the effect's controller picks the whole route unless told otherwise. Move modifiers are ignored, but the occupancy rules of 404.1b still hold.",
      fr: "Quand un effet bouge un personnage de N cases, son contrôleur trace tout le trajet sauf indication contraire. Les modificateurs de déplacement sont ignorés, mais les règles d'occupation de 404.1b tiennent toujours.",
    },
    source: 'rulebook',
  },
  {
    id: 'wow:404.3a',
    title: {
      en: 'Forced moves into cover or high ground count double',
      fr: 'Déplacement forcé et terrain',
    },
    text: {
      en: 'Shifting the character into cover or high ground uses up 2 of the remaining spaces; if the remainder would go below zero, the entry is impossible.',
      fr: "Pousser le personnage sur un couvert ou une hauteur consomme 2 des cases restantes ; si le reste devenait négatif, l'entrée est impossible.",
    },
    source: 'rulebook',
  },
  {
    id: 'wow:404.3b',
    title: {
      en: 'Moving away from a source',
      fr: "S'éloigner d'une source",
    },
    text: {
      en: 'A push away demands that every space entered be one of the farthest available from the source. At the map edge the character slides along it in the direction that takes it farthest.',
      fr: "Un éloignement impose que chaque case empruntée soit l'une des plus distantes possibles de la source. Arrivé au bord du plateau, le personnage longe celui-ci du côté qui l'écarte le plus.",
    },
    source: 'rulebook',
  },
  {
    id: 'wow:404.4',
    title: {
      en: 'Enter-a-space and stop-moving triggers',
      fr: "Déclencheurs d'entrée et d'arrêt",
    },
    text: {
      en: "Natural or imposed moves alike: 'enters a space' may trigger on any space of the route and resolves before the character leaves it, while 'stops moving' triggers only on the final space.",
      fr: "Déplacement naturel ou imposé, c'est pareil : « entrer sur une case » se déclenche sur n'importe quelle case du trajet et se résout avant d'en repartir, tandis que « s'arrêter » ne se déclenche que sur la dernière case.",
    },
    source: 'rulebook',
    slip: {
      en: "Our French source calls the abilities that wait for these conditions 'pending'. They are the triggered kind of ongoing abilities (704.2); the pending abilities of 601.1c and 602.2 are crits and have nothing to do with this.",
      fr: "Notre source française dit « en attente » les capacités qui guettent ces conditions. Ce sont des capacités permanentes déclenchées (704.2) ; les capacités en attente de 601.1c et 602.2, elles, sont des critiques et n'ont rien à voir ici.",
    },
  },
];
