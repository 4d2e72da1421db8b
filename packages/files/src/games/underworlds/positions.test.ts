/** Positions of real matches of Underworlds, written as rulings and read again. */
import { Match, runRuling, seeded } from '@escarmouche/engine/core';
import { caseOf, DECKS, type Setup, underworlds, underworldsSituations } from '@escarmouche/engine/underworlds';
import { describe, expect, it } from 'vitest';
import { readRuling, writeRuling } from '../../ruling.ts';
import { underworldsFiles } from './index.ts';

const [{ warband, objectives, power }] = DECKS;

describe('a position of a match of Underworlds', () => {
  it.each(Array.from({ length: 16 }, (_, i) => i))('is a ruling that is written, read and played again (%i)', (i) => {
    const seat = { warband, deck: { objectives, power }, ...(i % 3 === 0 ? { printed: { garrek: { wounds: 6 } } } : {}) };
    const setup: Setup = { seats: [seat, seat] };
    const match = new Match(underworlds, setup);
    const random = seeded(i + 1);
    for (let n = 0; n < 10 + i * 12 && match.nodeKind !== 'over'; n++) {
      if (match.nodeKind === 'chance') match.rollBy(random);
      else match.take(match.options()[random.below(match.options().length)].id);
    }
    const position = caseOf(match);
    if (position === null) throw new Error('no position');
    const ruling = { game: 'underworlds', ruling: 'wu:g.06', cases: [position] } as const;
    const again = readRuling(writeRuling(ruling), 'copy.yaml', [underworldsFiles]);
    expect(again).toEqual(JSON.parse(JSON.stringify(ruling)));
    expect(runRuling(underworldsSituations, again)).toEqual([]);
  });
});
