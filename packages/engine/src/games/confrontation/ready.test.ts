import { describe, expect, it } from 'vitest';
import { Match, seeded } from '../../core/index.ts';
import { confrontation, FORCES, findProfile, MODES, melees, type Profile, readySetup, type Setup } from './index.ts';

const PAIRS = FORCES.map((f, i) => [f, FORCES[(i * 7 + 3) % FORCES.length]] as const).map(([a, b]) => [a.id, b.id, a, b] as const);

/** How a random match ends. */
function played(setup: Setup): string {
  const match = new Match(confrontation, setup, { undo: false });
  const random = seeded(3);
  while (match.nodeKind !== 'over') {
    if (match.nodeKind === 'chance') match.rollBy(random);
    else match.take(match.options()[random.below(match.options().length)].id);
  }
  return match.nodeKind;
}

describe('ready-made set-ups', () => {
  it.each(PAIRS)('%s against %s is played to its end, in either mode', (_a, _b, one, two) => {
    for (const mode of MODES) expect(played(readySetup(mode, [one.profiles, two.profiles]))).toBe('over');
  });

  it.each(PAIRS)('%s and %s stand in one melee, told and seen alike', (_a, _b, one, two) => {
    const setup = readySetup('combat', [one.profiles, two.profiles]);
    const table = confrontation.tables(setup);
    const g = { table, state: confrontation.begin(table), log: null };
    const [ours, theirs] = [one, two].map((f) => 2 ** f.profiles.length - 1);
    const all = ours | (theirs << one.profiles.length);
    expect(melees(g)).toEqual([all]);
    const { contacts: _told, ...seen } = setup;
    // Friends may touch where several stand around one enemy: that is no contact of a melee.
    const foes = confrontation
      .begin(confrontation.tables(seen))
      .contact.map((of, i) => of & (i < one.profiles.length ? all & ~ours : ours));
    expect(foes).toEqual(g.state.contact);
  });

  it('may have lines of any length, and profiles of one’s own', () => {
    const own: Profile = { ...(findProfile('plain') as Profile), id: 'mine' };
    const content = { profiles: [own] };
    for (const mode of MODES) {
      expect(played(readySetup(mode, [['mine'], ['plain', 'plain', 'mine']], content))).toBe('over');
      expect(played(readySetup(mode, [['mine', 'mine', 'mine', 'plain'], ['plain']], content))).toBe('over');
      expect(() => confrontation.tables(readySetup(mode, [['mine'], ['plain']]))).toThrow('unknown-profile: mine');
    }
  });
});
