/** Positions of real matches, written as rulings and read again: what the app's "copy as ruling" does. */

import type { Match } from '@escarmouche/engine';
import { runRuling } from '@escarmouche/engine';
import { caseOf, findParty, type PartySpec, type Setup, type State, type Table, type View, wowSituations } from '@escarmouche/engine/wow';
import { describe, expect, it } from 'vitest';
import { readRuling, writeRuling } from '../../ruling.ts';
import { wowFiles } from './index.ts';
import { playedMatch } from './samples.testing.ts';

const seat = (id: string): Setup['seats'][0] => {
  const { faction, members } = findParty(id) as PartySpec;
  return { faction, party: members };
};
const CONSTRUCTED: Setup = { format: 'constructed', map: 'crossroads', seats: [seat('dawn-oak-and-frost'), seat('ash-long-hunt')] };

describe('a position of a match', () => {
  it.each(Array.from({ length: 40 }, (_, i) => i))('is a ruling that is written, read and played again (%i)', (i) => {
    const match = playedMatch(20 + i * 13, i + 1, i % 2 === 0 ? CONSTRUCTED : undefined) as Match<Setup, Table, State, View>;
    const position = caseOf(match);
    // From the start on, every match has a moment between two actions behind it.
    if (position === null) throw new Error('no position');
    const ruling = { game: 'wow', ruling: 'wow:501', cases: [position] } as const;
    const again = readRuling(writeRuling(ruling), 'copy.yaml', [wowFiles]);
    expect(again).toEqual(JSON.parse(JSON.stringify(ruling)));
    expect(runRuling(wowSituations, again)).toEqual([]);
  });

  it('says for which attacks a stat is changed, where that lasts for some of them only', () => {
    const begun = wowSituations.match({
      figures: { A: { side: 1, at: '0,0' }, X: { side: 2, at: '1,0', printed: { resist: 1 } } },
      effects: [{ on: 'X', stat: 'resist', n: 2, type: 'fire', until: 'round-end' }],
      turn: 'A',
    });
    const position = caseOf(begun);
    expect(position?.situation.effects).toEqual([{ on: 'X', stat: 'resist', n: 2, type: 'fire', until: 'round-end' }]);
    const again = readRuling(writeRuling({ game: 'wow', ruling: 'wow:501', cases: [position ?? expect.unreachable()] }), 'a', [wowFiles]);
    expect(wowSituations.match(again.cases[0].situation).state.lasting).toEqual(begun.state.lasting);
  });
});
