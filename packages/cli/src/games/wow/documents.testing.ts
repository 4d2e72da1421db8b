import { en } from '@escarmouche/words/wow';
import { blocks, document, type Told } from '../../documents.testing.ts';
import { RULING } from './ruling.testing.ts';

export const wowTold: Told = {
  files: {
    'my-attack.yaml': RULING,
    'mon-attaque.yaml': RULING,
    'attack.yaml': RULING,
    'mine.yaml': blocks(document('docs/own.md'), 'yaml')[0],
    '*.yaml': RULING.slice(0, RULING.indexOf('  - name: { en: And the attack')),
  },
  match: ['play', 'wow', '--choice', 'round-limit=5'],
  events: en.events,
};
