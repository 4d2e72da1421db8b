/** Chapters 500 to 502, ticks and turns, from what other sources say. */
import type { Paragraph } from './types.ts';

export const TURNS: readonly Paragraph[] = [
  {
    id: 'wow:500',
    title: {
      en: 'Start of a tick',
      fr: 'Début de tic',
    },
    text: {
      en: "Effects of the start of a tick happen first. Exhausted Action Bar cards come back once a round; that they do so at the start of each new round's first tick is our reading.",
      fr: "Les effets de début de tic ont lieu d'abord. Les cartes Barre d'Action épuisées reviennent une fois par round ; que ce soit au début du premier tic de chaque nouveau round est notre lecture.",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'wow:500.1',
    title: {
      en: 'Ticks and rounds',
      fr: 'Tics et rounds',
    },
    text: {
      en: "Each value of the main clock is a tick. While any character's clock equals it, turns are taken; when none is left, the tick ends and the main clock moves on. Ten ticks make a round.",
      fr: "Chaque valeur de l'horloge principale est un tic. Tant que l'horloge d'un personnage lui est égale, on joue des tours ; quand il n'en reste aucun, le tic finit et l'horloge principale avance. Dix tics font un round.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wow:501',
    title: {
      en: 'Taking a turn',
      fr: 'Jouer un tour',
    },
    text: {
      en: "The player who did not take the latest turn goes next, if one of that player's characters is due; otherwise the other goes again. The player picks the character. It has one natural move, never split, and at most one action, in either order, with instants besides. A turn that leaves its clock where it was costs it 1 tick.",
      fr: "C'est au joueur qui n'a pas joué le dernier tour, si l'un de ses personnages doit agir ; sinon l'autre rejoue. Il choisit le personnage. Celui-ci a un déplacement naturel, d'un seul trait, et au plus une action, dans l'ordre voulu, avec des instantanés en plus. Un tour qui laisse son horloge en place lui coûte 1 tic.",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'wow:502',
    title: {
      en: 'End of a tick',
      fr: 'Fin de tic',
    },
    text: {
      en: 'First come the effects of the end of a tick, then scoring. Then the main clock ticks up.',
      fr: "Viennent d'abord les effets de fin de tic, puis le décompte. Ensuite l'horloge principale avance d'un tic.",
    },
    source: 'facts',
    confidence: 'ours',
    ruled: true,
  },
  {
    id: 'wow:502.1',
    title: {
      en: 'Scoring victory locations',
      fr: 'Décompte des emplacements',
    },
    text: {
      en: 'At the end of ticks 5 and 10, each character on a victory point location or next to it scores 1 for its player. Both players may score from the same location. That pets score nothing is our reading.',
      fr: 'À la fin des tics 5 et 10, chaque personnage sur un emplacement de points de victoire, ou à côté, rapporte 1 point à son joueur. Les deux joueurs peuvent marquer au même emplacement. Que les familiers ne marquent rien est notre lecture.',
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
];
