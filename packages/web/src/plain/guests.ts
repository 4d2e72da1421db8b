/** Games of the examples, beside those of the list. Written by scripts/games.mjs from games.json. */
import duel from '../../../../examples/duel/index.ts';
import type { Guest } from './guest.ts';

export const GUESTS: Readonly<Record<string, Guest>> = {
  duel: {
    of: duel,
    rulings: import.meta.glob<string>('../../../../examples/duel/rulings/*.yaml', { query: '?raw', import: 'default' }),
  },
};
