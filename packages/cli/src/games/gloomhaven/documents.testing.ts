import { en } from '@escarmouche/words/gloomhaven';
import { blocks, document, type Told } from '../../documents.testing.ts';

const [turns] = blocks(document('docs/monster-turns.md'), 'yaml');

export const gloomhavenTold: Told = { files: { 'my-turns.yaml': turns, 'mes-tours.yaml': turns }, events: en.events };
