import { readdirSync, readFileSync } from 'node:fs';
import { playTurnCase, turnRead } from '@escarmouche/engine/gloomhaven';
import { readMonsterTurns, readRuling } from '@escarmouche/files';
import { describe, expect, it } from 'vitest';
import { boardBy } from './boards.testing.ts';
import { openedFile, type Reader, situationIn } from './opening.ts';
import { rulingText } from './ruling.ts';
import { situationOf } from './situation.ts';
import { atIn } from './spaces.ts';

const ENGINE = new URL('../../../../../engine/src/games/gloomhaven/', import.meta.url);

/** Reads on the spot: tests have no worker. */
const here = (async (what, text, name) => (what === 'ruling' ? readRuling : readMonsterTurns)(text, name)) as Reader;

describe('files of monster turns', () => {
  it.each(readdirSync(new URL('monster-turns/', ENGINE)))('%s: every case is a board with the outcomes the file names', async (name) => {
    const file = await openedFile(readFileSync(new URL(`monster-turns/${name}`, ENGINE), 'utf8'), name, here);
    if (file.kind !== 'turns') throw new Error('taken for a ruling');
    expect(file.cases.length).toBeGreaterThan(0);
    for (const [i, c] of file.cases.entries()) {
      const situation = situationIn(file, i);
      if (typeof situation === 'string') throw new Error(`${c.n}: ${situation}`);
      const read = turnRead(situation);
      const at = atIn(read.setup);
      const keys = read.why.outcomes.map((o) => {
        const [column, row] = at(o.space);
        const whom = o.attacks.map((x) => at(read.places[x])).map(([a, b]) => `${b},${a}`);
        return `${row},${column} ${whom.sort().join(' ')}`;
      });
      const wanted = playTurnCase(c).outcomes.map(
        (o) =>
          `${o.moveTo.join()} ${o.attacks
            .map((x) => x.join())
            .sort()
            .join(' ')}`,
      );
      expect([c.n, [...new Set(keys)].sort()]).toEqual([c.n, wanted.sort()]);
    }
  });
});

describe('rulings', () => {
  it('are opened as they are written', async () => {
    const situation = situationOf(boardBy(3, true));
    const file = await openedFile(rulingText(situation, turnRead(situation)), 'a.yaml', here);
    expect(file.kind).toBe('ruling');
    expect(situationIn(file, 0)).toEqual(situation);
  });

  it.each([
    ['neither', 'hello'],
    ['a ruling that is none', 'ruling: gh:focus.1\n'],
    ['turns that are none', '{"cases": [{"n": 1}]}'],
  ])('%s is refused', async (_what, text) => {
    await expect(openedFile(text, 'a', here)).rejects.toThrow('a:');
  });
});
