/** Files of this game alone, which no command may fall over however they are broken. */
import { DECKS, deckToText, UNDERWORLDS_OWN } from '@escarmouche/engine/underworlds';
import { writePack } from '@escarmouche/files';
import type { Kind } from '../../hostile.testing.ts';

export const underworldsHostile: readonly Kind[] = [
  {
    name: 'a deck',
    text: deckToText(DECKS[0], 'en'),
    half: true,
    commands: (path, out) => [
      ['deck', path],
      ['deck', path, '--json'],
      ['play', 'underworlds', '--decks', `${path},${path}`, '--out', out],
    ],
  },
  {
    name: 'a pack',
    text: writePack({ pack: { en: 'Mine', fr: 'Les miens' }, games: { underworlds: { boards: [UNDERWORLDS_OWN.kinds.boards.blank] } } }),
    commands: (path, out) => [['play', 'underworlds', '--pack', path, '--out', out]],
  },
];
