/** Matches of this game that tests of the table as such are played on, where no game before it in the list gives some. */
import { greedyBot, randomBot } from '@escarmouche/engine/bots';
import { botTakes, Match, seeded } from '@escarmouche/engine/core';
import { DECKS, type Setup, underworlds, type WarbandId } from '@escarmouche/engine/underworlds';
import { writeMatch } from '@escarmouche/files';
import type { Kind } from '../../playing.ts';
import type { Sample } from '../../sample.ts';
import { liked, matchFile } from './playing.ts';

const SIDES = ['steelhearts-champions', 'garreks-reavers'] as const satisfies readonly WarbandId[];
const side = (warband: WarbandId) => ({ warband, deck: DECKS.find((d) => d.warband === warband)?.id ?? '' });

/** Answers and rolls that are left to a match which is nearly over. */
const LEFT = 8;

export const SAMPLE: Sample = {
  // Glory is not counted up to a number, and who is first is rolled off.
  matchFile: (_points, seats, _first, wanted) => matchFile(...SIDES, seats, wanted),
  nearlyOver(_points, seats) {
    const setup: Setup = { seats: [side(SIDES[0]), side(SIDES[1])] };
    const match = new Match(underworlds, setup);
    const random = seeded(9);
    const bots = { random: randomBot, greedy: greedyBot(underworlds) } satisfies Record<Exclude<Kind, 'person'>, unknown>;
    for (let node = match.node; node.kind !== 'over'; node = match.node) {
      if (node.kind === 'chance') match.rollBy(random);
      else botTakes(match, bots[seats[node.seat]], random);
    }
    match.backTo(match.at - LEFT);
    return writeMatch(match, seats);
  },
  fight: () => matchFile(...SIDES, ['person', 'random'], /^attack:/),
  sensible: (ids) => liked(ids, 0),
};
