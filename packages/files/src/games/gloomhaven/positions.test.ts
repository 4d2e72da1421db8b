/** Positions of real scenarios of Gloomhaven, written as rulings and read again. */
import { Match, runRuling, seeded } from '@escarmouche/engine/core';
import { CARDS, CLASSES_FACES, caseOf, gloomhaven, gloomhavenSituations, type Setup } from '@escarmouche/engine/gloomhaven';
import { describe, expect, it } from 'vitest';
import { readRuling, writeRuling } from '../../ruling.ts';
import { gloomhavenFiles } from './index.ts';

const hand = (id: string, many: number): string[] =>
  CARDS.filter((c) => c.class === id)
    .slice(0, many)
    .map((c) => c.id);

describe('a position of a scenario of Gloomhaven', () => {
  it.each(Array.from({ length: 8 }, (_, i) => i))('is a ruling that is written, read and played again (%i)', (i) => {
    const characters = CLASSES_FACES.slice(0, 2 + (i % 2)).map((c) => ({ class: c.id, cards: hand(c.id, c.hand) }));
    const setup: Setup = { scenario: 'black-barrow', characters, level: i % 3 };
    const match = new Match(gloomhaven, setup);
    const random = seeded(i + 1);
    for (let n = 0; n < 10 + i * 25 && match.nodeKind !== 'over'; n++) {
      if (match.nodeKind === 'chance') match.rollBy(random);
      else match.take(match.options()[random.below(match.options().length)].id);
    }
    const position = caseOf(match);
    if (position === null) throw new Error('no position');
    const ruling = { game: 'gloomhaven', ruling: 'gh:attack.01', cases: [position] } as const;
    const again = readRuling(writeRuling(ruling, [gloomhavenFiles]), 'copy.yaml', [gloomhavenFiles]);
    expect(again).toEqual(JSON.parse(JSON.stringify(ruling)));
    expect(runRuling(gloomhavenSituations, again)).toEqual([]);
  });
});
