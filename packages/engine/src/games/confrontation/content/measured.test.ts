import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { evenAgainst, evennessOf, FORCES, findForce, MEETINGS, meetingOf } from './index.ts';

/** What the forces were made of when they were measured. A force that is changed is measured anew (docs/balance.md). */
const MEASURED_AS = 'e4cc83699a70f690';

describe('what was measured of ready-made forces', () => {
  it('is of the forces as they are', () => {
    const made = FORCES.map((f) => `${f.id}: ${f.profiles.join()}`).join('\n');
    expect(createHash('sha256').update(made).digest('hex').slice(0, 16)).toBe(MEASURED_AS);
  });

  it('is of two forces of one strength, each pair of them once', () => {
    const pairs = FORCES.flatMap((a, i) =>
      FORCES.slice(i + 1).flatMap((b) => (a.strength === b.strength ? [[a.id, b.id].sort().join()] : [])),
    );
    expect(MEETINGS.map((m) => [...m.forces].sort().join()).sort()).toEqual(pairs.sort());
    for (const { forces, won, games } of MEETINGS) expect(won > 0 && won < games, forces.join()).toBe(true);
  });

  it('is told from either side', () => {
    for (const { forces, won, games } of MEETINGS) {
      expect(meetingOf(forces[0], forces[1])).toEqual({ forces, won, games });
      expect(meetingOf(forces[1], forces[0])).toEqual({ forces: [forces[1], forces[0]], won: games - won, games });
    }
    expect(meetingOf('lion-watch', 'lion-watch')).toBeNull();
  });

  it('finds each force another one that is even, by a thousand skirmishes', () => {
    for (const { id } of FORCES) {
      const even = evenAgainst(id);
      expect(even, id).not.toEqual([]);
      for (const other of even) {
        const met = meetingOf(id, other);
        expect(findForce(other)?.strength).toBe(findForce(id)?.strength);
        expect(met !== null && met.games >= 1000 && Math.abs(met.won / met.games - 0.5) <= 0.05, `${id} ${other}`).toBe(true);
      }
    }
  });

  it('does not call even what few skirmishes tell, nor uneven what they leave open', () => {
    const of = (won: number, games: number) => evennessOf({ forces: ['a', 'b'], won, games });
    expect([of(500, 1000), of(450, 1000), of(449, 1000), of(551, 1000)]).toEqual(['even', 'even', 'uneven', 'uneven']);
    expect([of(20, 40), of(23, 40), of(30, 40), of(10, 40)]).toEqual(['open', 'open', 'uneven', 'uneven']);
  });
});
