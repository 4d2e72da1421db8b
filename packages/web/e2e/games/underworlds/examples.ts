/** Matches of this game that the browser's tests of every game open. */
import type { Examples } from '../../games.ts';
import { matchFile } from './playing.ts';

export const EXAMPLES: Examples = {
  lesson: { by: 'keys', lang: 'en' },
  book: { slip: 'repuosser', lang: 'fr', width: 390 },
  firstMove: { form: /^(?:move|attack|charge|guard):/, seed: 1 },
  onBoard: () => matchFile('steelhearts-champions', 'zarbags-gitz', ['person', 'greedy'], /^charge:/),
  odds: [
    {
      kind: 'underworlds',
      file: () => matchFile('steelhearts-champions', 'garreks-reavers', ['person', 'greedy'], /^attack:/),
      wanted: /^attack:/,
      first: { at: '[data-space][aria-label*="Angharad"]', how: 'press' },
      dangers: true,
    },
    {
      kind: 'underworlds-spell',
      file: () => matchFile('stormsires-cursebreakers', 'garreks-reavers', ['person', 'greedy'], /^cast:/),
      wanted: /^cast:/,
      dangers: false,
    },
  ],
};
