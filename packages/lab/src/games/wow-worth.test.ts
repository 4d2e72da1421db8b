import { describe } from 'vitest';
import { worthProperties } from '../readings/worth.testing.ts';
import { wowRead } from './wow-readings.testing.ts';

describe('what readings are worth', () => worthProperties('wow', wowRead));
