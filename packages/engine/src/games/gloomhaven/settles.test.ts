/** What an answer is said to settle for good comes true, and what is not said does not happen. */
import { describe, expect, it } from 'vitest';
import { eachAnswer, settled } from '../../core/testing/settling.testing.ts';
import { gamesWanted } from '../../core/testing/walking.testing.ts';
import { LOST, type State } from './state.ts';
import { gloomhavenSuite } from './suite.testing.ts';

const lost = (s: State, seat: number): number => s.cards.filter((c) => c.owner === seat && c.zone === LOST).length;

const GAMES = gamesWanted(12);

describe('what an answer settles', () => {
  it('damage that exhausts is said, damage that does not is not, and lost cards are counted', () => {
    const seen = eachAnswer(gloomhavenSuite, GAMES, ['suffer', 'lose-one', 'lose-two'], ({ option, seat, before, after }) => {
      const hero = (s: State) => s.figures.find((f) => f.kind === 0 && f.seat === seat);
      if (option.say.key === 'suffer') {
        const says = settled(option) === 'kills settles-exhausted';
        expect(says, `${option.say.args.n} of ${hero(before)?.hp}`).toBe((hero(before)?.hp ?? 0) <= Number(option.say.args.n));
        if (says) expect(hero(after)?.out).toBe(1);
        else expect(hero(after)?.hp).toBeGreaterThan(0);
        return;
      }
      const n = option.say.key === 'lose-one' ? 1 : 2;
      expect(settled(option)).toBe(n === 1 ? 'loses settles-lost' : 'loses settles-lost-two');
      // Who is exhausted by what comes next has lost everything.
      expect(lost(after, seat) - lost(before, seat)).toBeGreaterThanOrEqual(n);
    });
    expect(seen['suffer settles-exhausted']).toBeGreaterThan(0);
    expect(seen.suffer).toBeGreaterThan(0);
    expect(seen['lose-one settles-lost']).toBeGreaterThan(0);
    expect(seen['lose-two settles-lost-two']).toBeGreaterThan(0);
  });

  it('a turn that ends says how much of it is not used, and a half that costs its card says so', () => {
    const seen = eachAnswer(gloomhavenSuite, Math.ceil(GAMES / 2), ['end-turn', 'play-half', 'basic-action'], ({ option, beside }) => {
      const plays = beside.filter((o) => o.say.key === 'play-half' || o.say.key === 'basic-action');
      const cards = new Set(plays.map((o) => (o.say.args.card as { card: number }).card)).size;
      if (option.say.key === 'end-turn') expect(settled(option)).toBe(`ends ${cards > 1 ? 'settles-no-action' : 'settles-one-action'}`);
      if (option.say.key === 'basic-action') expect(settled(option)).toBe('');
    });
    expect(seen['end-turn settles-no-action']).toBeGreaterThan(0);
    expect(seen['end-turn settles-one-action']).toBeGreaterThan(0);
    expect(seen['play-half settles-played']).toBeGreaterThan(0);
    expect(seen['play-half']).toBeGreaterThan(0);
  });
});
