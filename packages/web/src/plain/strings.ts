/** What the table of a game says that has no table of its own. */
import { gameTexts } from '../table/strings.ts';

const en = {
  boardRole: 'board of hexes',
  boardKeys: 'Arrow keys go from space to space, Enter acts there, plus and minus zoom, 0 shows the whole board.',
  left: (n: number, most: number): string => `${n} of ${most}`,
  spaces: 'A space…',
  round: (n: number): string => `round ${n}`,
  who: 'Who plays',
  howMuch: 'The match',
};

const fr: typeof en = {
  boardRole: 'plateau d’hexagones',
  boardKeys: 'Les flèches vont de case en case, Entrée agit, plus et moins agrandissent, 0 montre tout le plateau.',
  left: (n, most) => `${n} sur ${most}`,
  spaces: 'Une case…',
  round: (n) => `tour ${n}`,
  who: 'Qui joue',
  howMuch: 'La partie',
};

export const { of: plainStrings, use: usePlainStrings } = gameTexts<typeof en>({ en, fr });
