import { describe } from 'vitest';
import { saidProperties } from '../../replay/said.testing.ts';
import { underworldsEntry } from './entry.ts';

describe('the lines of rulings', () => saidProperties(underworldsEntry));
