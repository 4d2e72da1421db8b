/** Chances as they are told: by what either side has left, not by how near somebody has come. */
import { expect, it } from 'vitest';
import { Match, seeded } from '../../../core/index.ts';
import { confrontation, FORCES, readySetup } from '../../../games/confrontation/index.ts';
import { KILLED } from '../../../games/confrontation/state.ts';
import { askedOf, opinionsOn } from '../../thinking/index.ts';

/** What is told of the chance of whoever is asked first in a skirmish of two ready-made forces; `fallen`: that many of that side are gone. */
function told(forces: readonly [string, string], fallen: (seat: number) => readonly number[] = () => [0, 0]): number {
  const profiles = (id: string): readonly string[] => FORCES.find((f) => f.id === id)?.profiles ?? [];
  const match = new Match(confrontation, readySetup('skirmish', [profiles(forces[0]), profiles(forces[1])]));
  while (match.nodeKind === 'chance') match.rollBy(seeded(1));
  const { node } = match;
  if (node.kind !== 'decision') throw new Error('nobody is asked');
  const gone = [...fallen(node.seat)];
  for (const figure of match.state.figures)
    if (gone[figure.side] > 0) {
      figure.wound = KILLED;
      gone[figure.side]--;
    }
  const ask = askedOf(confrontation, confrontation.tables(match.setup), node.seat, match.view(node.seat), 1);
  return opinionsOn(confrontation, ask, { lines: 30 }).best[0].chance;
}

it.each([
  ['lion-household', 'griffin-tribunal'],
  ['lion-watch', 'dwarves-savage'],
] as const)('the chance told is about even where %s and %s begin', (a, b) => {
  expect(told([a, b])).toBeGreaterThan(0.3);
  expect(told([a, b])).toBeLessThan(0.7);
});

it('it is high where half of the other side is gone, low where half of one’s own is', () => {
  const half = (side: number): readonly number[] => (side === 0 ? [2, 0] : [0, 2]);
  expect(told(['lion-watch', 'dwarves-savage'], (seat) => half(1 - seat))).toBeGreaterThan(0.85);
  expect(told(['lion-watch', 'dwarves-savage'], (seat) => half(seat))).toBeLessThan(0.15);
});
