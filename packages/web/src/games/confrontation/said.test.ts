import { describe } from 'vitest';
import { saidProperties } from '../../replay/said.testing.ts';
import { confrontationEntry } from './entry.ts';

describe('the lines of rulings', () => saidProperties(confrontationEntry));
