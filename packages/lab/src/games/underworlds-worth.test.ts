import { DECKS } from '@escarmouche/engine/underworlds';
import { describe } from 'vitest';
import { worthProperties } from '../readings/worth.testing.ts';

describe('what readings are worth', () =>
  worthProperties('underworlds', { seats: [DECKS[0], DECKS[1]].map(({ id, warband }) => ({ warband, deck: id })) }));
