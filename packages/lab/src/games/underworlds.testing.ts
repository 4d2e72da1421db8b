/** The quickest meeting there is, for tests of experiments. */
import { sides } from './cells.testing.ts';

const [x, y] = [
  { warband: 'garreks-reavers', deck: 'starter:garreks-reavers' },
  { warband: 'steelhearts-champions', deck: 'starter:steelhearts-champions' },
];

export const underworldsCell = sides('underworlds', 'reavers', 'champions', [{ seats: [x, y] }, { seats: [y, x] }]);
