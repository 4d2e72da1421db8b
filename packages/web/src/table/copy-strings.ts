/** What is said where the position of a match is copied. */
import { textsOf } from '../app/strings/index.ts';

const en = {
  copy: 'Copy as ruling',
  all: 'Copy everything',
  warning: 'The ruling tells the whole position: hands, decks and every other card that is hidden from somebody at this table.',
  copied: 'The situation is copied as a ruling file.',
};

const fr: typeof en = {
  copy: 'Copier comme cas de règle',
  all: 'Tout copier',
  warning: 'Le cas dit toute la position\u00a0: mains, piles et toute autre carte cachée à quelqu’un à cette table.',
  copied: 'La situation est copiée sous forme de fichier de cas.',
};

export const { use: useCopyTexts } = textsOf<typeof en>({ en, fr });
