import { describe, expect, it } from 'vitest';
import { playOut, randomBot, seeded } from '../../index.ts';
import { confrontation, FORCES, findProfile, MODES, melees, type Profile, readySetup, type Setup } from './index.ts';

const PAIRS = FORCES.map((f, i) => [f, FORCES[(i * 7 + 3) % FORCES.length]] as const).map(([a, b]) => [a.id, b.id, a, b] as const);

/** The last position of a random match. */
function played(setup: Setup): ReturnType<typeof confrontation.result> {
  const g = { table: confrontation.tables(setup), state: confrontation.begin(confrontation.tables(setup)), log: null };
  playOut(confrontation, g, [randomBot, randomBot], seeded(3));
  return confrontation.result(g);
}

describe('ready-made set-ups', () => {
  it.each(PAIRS)('%s against %s is played to its end, in either mode', (_a, _b, one, two) => {
    for (const mode of MODES) expect(played(readySetup(mode, [one.profiles, two.profiles]))).not.toBeNull();
  });

  it.each(PAIRS)('%s and %s stand in one melee, told and seen alike', (_a, _b, one, two) => {
    const setup = readySetup('combat', [one.profiles, two.profiles]);
    const table = confrontation.tables(setup);
    const g = { table, state: confrontation.begin(table), log: null };
    expect(melees(g)).toEqual([0b1111_1111]);
    const { contacts: _told, ...seen } = setup;
    expect(confrontation.begin(confrontation.tables(seen)).contact).toEqual(g.state.contact);
  });

  it('may have lines of any length, and profiles of one’s own', () => {
    const own: Profile = { ...(findProfile('plain') as Profile), id: 'mine' };
    const content = { profiles: [own] };
    for (const mode of MODES) {
      expect(played(readySetup(mode, [['mine'], ['plain', 'plain', 'mine']], content))).not.toBeNull();
      expect(played(readySetup(mode, [['mine', 'mine', 'mine', 'plain'], ['plain']], content))).not.toBeNull();
      expect(() => confrontation.tables(readySetup(mode, [['mine'], ['plain']]))).toThrow('unknown-profile: mine');
    }
  });
});
