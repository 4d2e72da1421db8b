/** What every board says in English. */
export const en = {
  menu: 'What is meant here',
  prepared: 'Prepared',
  pressAgain: 'Press once more.',
  holdHint: 'Press one of your figures, then a place or an enemy.',
  layingHint: 'Point at where it is to lie; a press lays it (R turns, M mirrors).',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  mirror: 'Mirror',
};
