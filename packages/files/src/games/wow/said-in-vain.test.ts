import { saidInVain } from '../../said-in-vain.testing.ts';

const A = "figures: { A: { side: 1, at: '0,0' }, X: { side: 2, at: '1,0' } }, turn: A";

const FAULTS = [
  [`${A}, without: ['9,9']`, 'without[0]: no-such-space'],
  [`${A}, spaces: ['0,0', '1,0', '9,9']`, 'spaces[2]: no-such-space'],
  ['figures: { A: { side: 1, is: A5, at: "0,0" }, X: { side: 2, at: "1,0" } }, turn: A, factions: [Q, A]', 'factions[0]: unknown-faction'],
  [`${A}, spawn: [{ at: '0,1', faction: Q }]`, 'spawn[0].faction: unknown-faction'],
  [`${A}, effects: [{ on: A }]`, 'effects[0].on: no-effect'],
  [`${A}, effects: [{ on: A, rooted: true }, { on: X, n: 2 }]`, 'effects[1].on: no-effect'],
  [`${A}, effects: [{ on: A, stat: move }]`, 'effects[0].on: no-effect'],
  [`${A}, points: [0, 998]`, 'points[1]: already-won'],
] as const;

saidInVain(
  'wow',
  'wow:404.1',
  FAULTS,
  `${A}, without: ['2,0'], points: [3, 0], factions: [Red, Blue], effects: [{ on: A, stat: move, n: 1 }]`,
);
