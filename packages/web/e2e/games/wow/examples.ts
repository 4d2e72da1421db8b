/** Matches of this game that the browser's tests of every game open. */
import type { Examples } from '../../games.ts';
import { fight, matchFile } from '../../playing.ts';

export const EXAMPLES: Examples = {
  firstMove: { form: /^(?:move|attack):/, seed: 1 },
  onBoard: fight,
  odds: [
    // A card that attacks has its odds as well as what is printed on the figure.
    { kind: 'wow', file: () => fight(), wanted: /^attack:/, besides: /^card:/, dangers: true, wholly: true },
    {
      kind: 'wow-again',
      file: () => matchFile(12, ['person', 'random'], 0, /^reroll:/),
      wanted: /^(reroll:|keep$)/,
      least: 2,
      dangers: false,
    },
  ],
};
