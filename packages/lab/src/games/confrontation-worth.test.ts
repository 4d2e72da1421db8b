import { FORCES, readySetup } from '@escarmouche/engine/confrontation';
import { describe } from 'vitest';
import { worthProperties } from '../readings/worth.testing.ts';

describe('what readings are worth', () =>
  worthProperties('confrontation', readySetup('skirmish', [FORCES[0].profiles, FORCES[8].profiles])));
