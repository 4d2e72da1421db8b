import { describe } from 'vitest';
import { saidProperties } from '../../replay/said.testing.ts';
import { wowEntry } from './entry.ts';

describe('the lines of rulings', () => saidProperties(wowEntry));
