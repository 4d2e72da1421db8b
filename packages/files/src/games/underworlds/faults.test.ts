/** Faults of a file of this game: what was meant is told wherever words are listed. */
import { describe, expect, it } from 'vitest';
import { linesOf } from '../../fault-of.testing.ts';

describe('the faults of a file', () => {
  it('of a list of words names the words that are known, whatever stands in its place', () => {
    const deed = (how: string): string => `ruling: wu:R3
cases:
  - name: One
    situation:
      sides: [{ warband: garreks-reavers, fighters: { garrek: D3 } }, { warband: steelhearts-champions, fighters: { obryn: D8 } }]
      deeds: [{ what: attack, by: garrek, on: obryn, how: ${how} }]
    script: [{ expect: { offered: [pass] } }]
`;
    const known = 'charge, reaction, attack, spell, successful, ploy or bystander';
    for (const how of ['[swordplay]', 'swordplay', '{ charge: true }']) {
      const told = linesOf(deed(how));
      expect(told[0], how).toContain(`how`);
      expect(told[0], how).toContain(known);
    }
  });
});
