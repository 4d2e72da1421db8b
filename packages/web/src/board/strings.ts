/** What every board says. */
import { textsOf } from '../app/strings/index.ts';

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
};

export type BoardTexts = typeof en;

/** Its sentences. */
export const { use: useBoardStrings } = textsOf<BoardTexts>({ en, fr });
