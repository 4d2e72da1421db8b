import { describe } from 'vitest';
import { saidProperties } from '../replay/said.testing.ts';
import { guestEntry } from './entry.ts';
import { GUESTS } from './guests.ts';

describe.each(Object.values(GUESTS).map(guestEntry))('the lines of rulings of $id', (entry) => saidProperties(entry));
