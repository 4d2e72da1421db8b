/** A meeting of two sides for tests, with players by lot. */
import type { Cell } from '../experiment.ts';

export const sides = (game: string, a: string, b: string, setups: readonly unknown[], bot = 'random'): Cell => ({
  key: `${game} ${a}·${bot} – ${b}·${bot}`,
  game,
  a: { label: a, names: { en: a, fr: a }, party: a, bot },
  b: { label: b, names: { en: b, fr: b }, party: b, bot },
  where: '',
  setups,
  seats: setups.map(() => [bot, bot]),
});
