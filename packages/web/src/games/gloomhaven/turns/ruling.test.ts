import { runRuling } from '@escarmouche/engine/core';
import { buildTable, gloomhavenSituations, type Situation, turnRead } from '@escarmouche/engine/gloomhaven';
import { readRuling } from '@escarmouche/files';
import { describe, expect, it } from 'vitest';
import { positionBy } from './positions.testing.ts';
import { rulingText } from './ruling.ts';

const SEEDS = Array.from({ length: 40 }, (_x, i) => i);

/** The ruling of a turn, as it is read again. */
function rulingOf(situation: Situation) {
  const read = turnRead(situation);
  const ruling = readRuling(rulingText(situation, read, buildTable(read.setup)), 'a.yaml');
  if (ruling.game !== 'gloomhaven') throw new Error('of another game');
  return ruling;
}

describe('a turn as a ruling', () => {
  it('plays on the engine through the reader, whatever is there, and holds the position as it was', () => {
    for (const seed of SEEDS) {
      const situation = positionBy(seed, false);
      const ruling = rulingOf(situation);
      expect([seed, runRuling(gloomhavenSituations, ruling)]).toEqual([seed, []]);
      expect([seed, ruling.cases[0].situation]).toEqual([seed, situation]);
    }
  });

  it('does not hold where everybody stands elsewhere', () => {
    let differ = 0;
    let tried = 0;
    for (const seed of SEEDS.slice(0, 30)) {
      const situation = positionBy(seed, false);
      const ruling = rulingOf(situation);
      const other = positionBy(seed + 1000, false);
      const [name] = Object.keys(situation.monsters ?? {});
      // The same monster on another map.
      const types = { ...situation.types };
      const [mine, theirs] = [situation.monsters?.[name], other.monsters?.[other.turn ?? '']] as readonly {
        at: readonly [number, number];
      }[];
      const there: Situation = {
        ...other,
        types,
        monsters: { [name]: { ...mine, at: theirs.at } },
        turn: name,
      };
      tried++;
      if (runRuling(gloomhavenSituations, { ...ruling, cases: ruling.cases.map((c) => ({ ...c, situation: there })) }).length > 0) differ++;
    }
    expect(differ).toBeGreaterThan(tried * 0.85);
  });
});
