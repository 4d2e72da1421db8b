import { runRuling } from '@escarmouche/engine/core';
import { gloomhavenSituations, playTurnCase, turnRead } from '@escarmouche/engine/gloomhaven';
import { readMonsterTurns, readRuling } from '@escarmouche/files';
import { describe, expect, it } from 'vitest';
import type { TurnBoard } from './board.ts';
import { boardBy } from './boards.testing.ts';
import { boardOf, seenOf } from './reading.ts';
import { rulingText } from './ruling.ts';
import { situationOf } from './situation.ts';
import { atIn } from './spaces.ts';
import { boardOfCase, caseOf, whyUnfit } from './turnCase.ts';

const SEEDS = Array.from({ length: 40 }, (_x, i) => i);

/** Summons of somebody who is not there act on their own number. */
function settled(b: TurnBoard): TurnBoard {
  const there = Object.values(b.figures).flatMap((f) => (f.kind === 'character' ? [f] : []));
  const figures = Object.entries(b.figures).map(([key, f]) => {
    if (f.kind !== 'summon') return [key, f] as const;
    const owner = there.find((c) => c.class === f.owner);
    return [key, { ...f, owner: owner?.class ?? null, initiative: owner?.initiative ?? f.initiative }] as const;
  });
  const { own } = b.monster;
  // An area is nothing without an attack.
  const monster = own.targets === 0 ? { ...b.monster, own: { ...own, area: [] } } : b.monster;
  return { ...b, figures: Object.fromEntries(figures), monster };
}

describe('a board as a ruling', () => {
  it('plays on the engine through the reader, whatever is on it', () => {
    for (const seed of SEEDS) {
      const situation = situationOf(boardBy(seed, false));
      const text = rulingText(situation, turnRead(situation));
      const ruling = readRuling(text, 'a.yaml');
      if (ruling.game !== 'gloomhaven') throw new Error('of another game');
      expect([seed, runRuling(gloomhavenSituations, ruling)]).toEqual([seed, []]);
    }
  });

  it('does not hold where somebody has been put elsewhere', () => {
    let differ = 0;
    for (const seed of SEEDS.slice(0, 30)) {
      const board = boardBy(seed, false);
      const situation = situationOf(board);
      const ruling = readRuling(rulingText(situation, turnRead(situation)), 'a.yaml');
      if (ruling.game !== 'gloomhaven') throw new Error('of another game');
      const other = situationOf({ ...boardBy(seed + 1000, false), monster: board.monster });
      const cases = ruling.cases.map((c) => ({ ...c, situation: other }));
      if (runRuling(gloomhavenSituations, { ...ruling, cases }).length > 0) differ++;
    }
    expect(differ).toBeGreaterThan(26);
  });

  it('is read as the board it was', () => {
    for (const seed of SEEDS) {
      const board = settled(boardBy(seed, false));
      const read = boardOf(seenOf(situationOf(board)));
      if (board.monster.type === 'own')
        expect([seed, { ...read, monster: read?.monster.own }]).toEqual([seed, { ...board, monster: board.monster.own }]);
      else expect([seed, read]).toEqual([seed, { ...board, monster: { ...board.monster, own: read?.monster.own } }]);
    }
  });
});

describe('a board in the form of monster turns', () => {
  it('has the same outcomes there, and as the board that is read from it', () => {
    let checked = 0;
    for (const seed of SEEDS) {
      const board = boardBy(seed, true);
      if (whyUnfit(board) !== null) continue;
      const read = turnRead(situationOf(board));
      const at = atIn(read.setup);
      const { n: _n, ...c } = caseOf(board, read, at);
      const [taken] = readMonsterTurns(JSON.stringify({ cases: [{ n: 1, ...c }] }), 'a.json');
      const result = playTurnCase(taken);
      expect([seed, result.missing, result.extra]).toEqual([seed, [], []]);
      const back = boardOfCase(taken);
      if (typeof back === 'string') throw new Error(back);
      const again = turnRead(situationOf(back));
      const places = (of: typeof read): string[] => {
        const where = atIn(of.setup);
        const keys = of.why.outcomes.map(
          (o) =>
            `${where(o.space).join()} ${o.attacks
              .map((i) => where(of.places[i]).join())
              .sort()
              .join(' ')}`,
        );
        return [...new Set(keys)].sort();
      };
      expect([seed, places(again)]).toEqual([seed, places(read)]);
      checked++;
    }
    expect(checked).toBeGreaterThan(25);
  });

  it.each([
    [{ columns: 8 }, 'size'],
    [{ rim: 'open' }, 'rim'],
    [{ options: { 'sight-touching-walls': 'passes' } }, 'options'],
  ] as const)('does not take %j', (other, why) => {
    expect(whyUnfit({ ...boardBy(1, true), ...other })).toBe(why);
  });
});
