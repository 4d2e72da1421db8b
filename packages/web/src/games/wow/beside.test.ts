/** What takes long beside a match ends as soon as nobody waits for it any longer. */
import { afterEach, expect, test, vi } from 'vitest';
import { whatIfOf } from '../../worker/beside.ts';
import { workerGameOf } from '../../worker/games.ts';

afterEach(() => void vi.restoreAllMocks());

test('what if is given up between one thing and the next, and whole where somebody waits', async () => {
  const of = await workerGameOf('wow');
  const match = of.situations.match({
    figures: { A: { side: 1, at: '0,0', printed: { main: { power: 4 } } }, X: { side: 2, at: '1,0', health: 6, printed: { armor: 2 } } },
    turn: 'A',
  });
  const seen = { game: 'wow', setup: match.setup, seat: 0, view: of.game.view(match.play, 0) };
  const whole = await whatIfOf(of, seen, 'attack:A/main>X', () => false);
  expect(whole?.ifs.length).toBeGreaterThan(1);
  // Each look at the clock comes long after the one before: the page is heard after each thing.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
  let heard = 0;
  expect(await whatIfOf(of, seen, 'attack:A/main>X', () => ++heard === 2)).toBeNull();
  expect(heard).toBe(2);
});
