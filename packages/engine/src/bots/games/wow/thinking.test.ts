/** Chances as they are told: by what each side still lacks, not by points alone. */
import { describe, expect, it } from 'vitest';
import { Match, seeded } from '../../../core/index.ts';
import { PARTIES } from '../../../games/wow/content/parties.ts';
import { type Setup, wow } from '../../../games/wow/index.ts';
import { askedOf, opinionsOn } from '../../thinking/index.ts';

const setups = PARTIES.filter((p) => p.faction === 'D').flatMap((dawn) =>
  PARTIES.filter((p) => p.faction === 'A' && p.format === dawn.format).map(
    (ash): Setup => ({
      format: dawn.format,
      map: 'crossroads',
      seats: [
        { faction: 'D', party: dawn.members },
        { faction: 'A', party: ash.members },
      ],
      choices: {},
    }),
  ),
);

/** A match at its first question, and whose it is. */
function begun(setup: Setup) {
  const match = new Match(wow, setup);
  while (match.nodeKind === 'chance') match.rollBy(seeded(1));
  const { node } = match;
  if (node.kind !== 'decision') throw new Error('nobody is asked');
  return { match, seat: node.seat };
}

/** What is told of the chance of whoever is asked. */
function told({ match, seat }: ReturnType<typeof begun>): number {
  const ask = askedOf(wow, wow.tables(match.setup), seat, match.view(seat), 1);
  return opinionsOn(wow, ask, { lines: 40 }).best[0].chance;
}

describe('the chance told', () => {
  it.each(setups)('is about even where a ready-made pairing begins, whatever its targets: %#', (setup) => {
    const chance = told(begun(setup));
    expect(chance).toBeGreaterThan(0.3);
    expect(chance).toBeLessThan(0.7);
  });

  it.each([
    ['high for whoever has', 0, 0.85, 1],
    ['low where the other side has', 1, 0, 0.15],
  ])('is %s nearly all the points that it needs', (_words, whose, least, most) => {
    const asked = begun(setups[0]);
    const of = whose === 0 ? asked.seat : 1 - asked.seat;
    const { points, target } = asked.match.state;
    points[of] = Math.floor(target[of] * 0.8);
    expect(told(asked)).toBeGreaterThan(least);
    expect(told(asked)).toBeLessThan(most);
  });
});
