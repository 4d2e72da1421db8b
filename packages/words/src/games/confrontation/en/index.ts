/** Every word list of Confrontation in English. */
import { files } from '../../../en/files.ts';
import { records } from '../../../en/records.ts';
import { choices } from './choices.ts';
import { events } from './events.ts';
import { faults } from './faults.ts';
import { confrontationFiles } from './files.ts';
import { options } from './options.ts';
import { phrases } from './phrases.ts';
import { passes, prompts, rolls } from './prompts.ts';
import { refusals } from './refusals.ts';
import { counts, terms } from './terms.ts';

/** What stands here is what every other language has as well (`Resources`). */
export const en = {
  lang: 'en' as const,
  events,
  options,
  prompts,
  passes,
  rolls,
  refusals,
  faults,
  files: { ...files, ...confrontationFiles },
  records,
  terms,
  counts,
  phrases,
  choices,
};
