import { saidInVain } from '../../said-in-vain.testing.ts';

const SIDES =
  'sides: [{ warband: garreks-reavers, fighters: { garrek: D3 } }, { warband: steelhearts-champions, fighters: { obryn: D4 } }]';

const FAULTS = [
  [`${SIDES}, deeds: [{ what: attack, by: garrek, on: garrek }]`, 'deeds[0].by: does-to-itself'],
  [`${SIDES}, objectives: { 1: C3, 2: C3 }`, 'objectives.2: objectives-on-one-hex'],
  [
    SIDES.replace('garrek: D3', 'garrek: { at: D3, printed: { attacks: { sword: { damage: 3 } } } }'),
    'sides[0].fighters.garrek.printed.attacks.sword: unknown-attack',
  ],
] as const;

saidInVain('underworlds', 'wu:102.1', FAULTS, `${SIDES}, deeds: [{ what: attack, by: garrek, on: obryn }], objectives: { 1: C3, 2: D5 }`);
