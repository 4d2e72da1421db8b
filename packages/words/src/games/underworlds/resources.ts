/** The shape of one language's word lists of Underworlds. English gives the keys; every other language has exactly those. */
import type { Choices } from '@escarmouche/engine/underworlds';
import type { files } from '../../en/files.ts';
import type { records } from '../../en/records.ts';
import type { Same, WordsOfChoices } from '../../resources.ts';
import type { Lang } from '../../types.ts';
import type { events } from './en/events.ts';
import type { faults } from './en/faults.ts';
import type { options } from './en/options.ts';
import type { phrases } from './en/phrases.ts';
import type { passes, prompts, rolls } from './en/prompts.ts';
import type { refusals } from './en/refusals.ts';
import type { counts, terms } from './en/terms.ts';

/** The named options of Underworlds. */
export type ChoiceWords = WordsOfChoices<Choices>;

/** Everything one language says of this game, room by room. */
export interface Resources {
  readonly lang: Lang;
  readonly events: Same<typeof events>;
  readonly options: Same<typeof options>;
  readonly prompts: Same<typeof prompts>;
  readonly passes: Same<typeof passes>;
  readonly rolls: Same<typeof rolls>;
  readonly refusals: Same<typeof refusals>;
  readonly faults: Same<typeof faults>;
  readonly files: Same<typeof files>;
  readonly records: Same<typeof records>;
  readonly terms: Same<typeof terms>;
  readonly counts: Same<typeof counts>;
  readonly phrases: Same<typeof phrases>;
  readonly choices: ChoiceWords;
}
