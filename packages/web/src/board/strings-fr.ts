/** Ce que dit chaque plateau, en français. */
import type { BoardTexts } from './strings.ts';

export const fr: BoardTexts = {
  menu: 'Ce que l’on peut vouloir ici',
  prepared: 'Préparé',
  pressAgain: 'Appuyez encore une fois.',
  holdHint: 'Appuyez sur une de vos figurines, puis sur un endroit ou sur un ennemi.',
  layingHint: 'Désignez l’endroit\u00a0; un appui pose la zone (R tourne, M retourne).',
  turnLeft: 'Tourner à gauche',
  turnRight: 'Tourner à droite',
  mirror: 'Retourner',
};
