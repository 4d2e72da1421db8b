import { en } from '@escarmouche/words/confrontation';
import { blocks, document, type Told } from '../../documents.testing.ts';

const [profiles, wounds] = blocks(document('docs/profiles.md'), 'yaml');

export const confrontationTold: Told = {
  files: {
    'cards.yaml': profiles,
    'booklet.yaml': wounds,
    'iron.yaml': blocks(document('docs/own.md'), 'yaml').find((block) => block.includes('iron-guard')) ?? '',
  },
  events: en.events,
};
