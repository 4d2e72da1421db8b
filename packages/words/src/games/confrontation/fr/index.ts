/** Every word list of Confrontation in French. */
import { files } from '../../../fr/files.ts';
import { records } from '../../../fr/records.ts';
import type { Resources } from '../resources.ts';
import { choices } from './choices.ts';
import { events } from './events.ts';
import { faults } from './faults.ts';
import { confrontationFiles } from './files.ts';
import { options } from './options.ts';
import { phrases } from './phrases.ts';
import { passes, prompts, rolls } from './prompts.ts';
import { refusals } from './refusals.ts';
import { counts, terms } from './terms.ts';

export const fr: Resources = {
  lang: 'fr',
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
