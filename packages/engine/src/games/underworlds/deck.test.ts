import { describe, expect, it } from 'vitest';
import { SetupError } from '../../core/index.ts';
import { underworlds } from './game.ts';
import type { SeatSetup, Setup } from './setup.ts';

const REAVERS: SeatSetup = { warband: 'garreks-reavers', deck: 'starter:garreks-reavers' };

/** The rule that refuses a set-up with this second player; null where nothing does. */
function refusedBy(second: SeatSetup): string | null {
  const setup: Setup = { seats: [REAVERS, second] };
  try {
    underworlds.tables(setup);
  } catch (error) {
    if (error instanceof SetupError) return `${error.rule} ${error.say.key}`;
    throw error;
  }
  return null;
}

describe('a deck', () => {
  it('of which every card is played is taken', () => {
    expect(refusedBy(REAVERS)).toBeNull();
  });

  it('with a card that is not played yet is refused, and says so', () => {
    expect(refusedBy({ warband: 'steelhearts-champions', deck: 'starter:steelhearts-champions' })).toBe('wu:K1 card-not-played-yet');
  });

  it('needs twelve objectives, no name twice, and cards of its warband (K1, g.01)', () => {
    expect(refusedBy({ warband: 'garreks-reavers', deck: { objectives: [], power: [] } })).toBe('wu:K1 how-many-objectives');
    const twice = { objectives: [], power: ['shadespire:390', 'nightvault:505'] };
    expect(refusedBy({ warband: 'garreks-reavers', deck: twice })).toBe('wu:g.01 card-twice');
    expect(refusedBy({ warband: 'garreks-reavers', deck: { objectives: [], power: ['shadespire:42'] } })).toBe('wu:K1 card-of-others');
  });

  it('of a warband whose abilities are not played yet is refused', () => {
    expect(refusedBy({ warband: 'zarbags-gitz', deck: 'starter:zarbags-gitz' })).toContain('not-played-yet');
  });
});
