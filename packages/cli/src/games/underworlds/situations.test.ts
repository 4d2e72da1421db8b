import { toldWhole } from '../../commands/told-whole.testing.ts';

const WU = `ruling: wu:349.1
cases:
  - name: My table
    situation:
      sides:
        - warband: garreks-reavers
          fighters: { garrek: { at: D3, wounds: 9 }, saek: Z9, nobody: D4, targor: { at: D3, upgrades: ['shadespire:9999'] } }
          hand: ['shadespire:39', my-own]
          lasting: [{ card: 'shadespire:11', fighter: nobody }]
          glory: 1
          spent: 2
        - warband: steelhearts-champions
          fighters: { obryn: { at: D6, printed: { attacks: { big-axe: { dice: 3 } } } } }
          deck: no-such-deck
      objectives: { 1: Z1, 7: D5 }
      hexes: { Q1: blocked }
      deeds:
        - { what: attack, by: who, on: obryn }
        - { what: score, by: garrek }
    script:
      - take: pass
`;

toldWhole(WU, [
  '7:60',
  '7:72',
  '7:90',
  '7:105',
  '8:18',
  '8:35',
  '9:55',
  '11:18',
  '13:71',
  '14:17',
  '15:24',
  '15:31',
  '16:20',
  '18:31',
  '19:11',
]);
