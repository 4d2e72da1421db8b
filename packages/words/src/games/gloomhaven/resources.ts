/** The shape of one language's word lists of Gloomhaven. English gives the keys; every other language has exactly those. */
import type { Choices } from '@escarmouche/engine/gloomhaven';
import type { ResourcesOf, WordsOfChoices } from '../../resources.ts';

/** The named options of Gloomhaven. */
export type ChoiceWords = WordsOfChoices<Choices>;

type Rooms = typeof import('./en/events.ts') &
  typeof import('./en/faults.ts') &
  typeof import('./en/options.ts') &
  typeof import('./en/phrases.ts') &
  typeof import('./en/prompts.ts') &
  typeof import('./en/refusals.ts') &
  typeof import('./en/terms.ts');

/** Everything one language says of this game, room by room. */
export type Resources = ResourcesOf<Rooms, Choices>;
