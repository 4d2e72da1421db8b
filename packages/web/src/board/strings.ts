/** What every board says. */
import { textsOf } from '../app/strings/index.ts';
import type { Edge } from './beyond.ts';

const en = {
  menu: 'What is meant here',
  prepared: 'Prepared',
  pressAgain: 'Press once more.',
  since: 'Since your answer:',
  holdHint: 'Press one of your figures, then a place or an enemy.',
  layingHint: 'Point at where it is to lie; a press lays it.',
  layingKeys: '(R turns, M mirrors)',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  mirror: 'Mirror',
  outOfSight: (edge: Edge, who: string): string =>
    `Out of sight ${{ up: 'above', right: 'to the right', down: 'below', left: 'to the left' }[edge]}: ${who}. Show the nearest`,
};

const fr: BoardTexts = {
  menu: 'Ce que l’on peut vouloir ici',
  prepared: 'Préparé',
  pressAgain: 'Appuyez encore une fois.',
  since: 'Depuis votre réponse\u00a0:',
  holdHint: 'Appuyez sur une de vos figurines, puis sur un endroit ou sur un ennemi.',
  layingHint: 'Désignez l’endroit\u00a0; un appui pose la zone.',
  layingKeys: '(R tourne, M retourne)',
  turnLeft: 'Tourner à gauche',
  turnRight: 'Tourner à droite',
  mirror: 'Retourner',
  outOfSight: (edge, who) =>
    `Hors de vue ${{ up: 'plus haut', right: 'à droite', down: 'plus bas', left: 'à gauche' }[edge]}\u00a0: ${who}. Montrer le plus proche`,
};

export type BoardTexts = typeof en;

/** Its sentences. */
export const { use: useBoardStrings } = textsOf<BoardTexts>({ en, fr });
