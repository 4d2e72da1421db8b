/** Objectives that count fighters count each of them once, however often it fell; those that count returns and spells count each time. */
import { describe, expect, it } from 'vitest';
import type { Und } from '../defs.ts';
import { note } from '../rules/deeds.ts';
import { type Side, standing } from '../standing.testing.ts';
import { BY_ATTACK, BY_REACTION, CHARGED, DEED_OUT, DEED_RETURN, MOVED, ON_BYSTANDER } from '../state.ts';

const guard = (at: Side['at']): Side => ({ warband: 'sepulchral-guard', at });
const reavers = (at: Side['at']): Side => ({ warband: 'garreks-reavers', at });

/** Whether an objective of any deck would score for a seat. */
function scores(warband: Side['warband'], id: string, deeds: readonly (readonly [on: string, seat: number])[]): boolean {
  const { g } = standing({ warband, at: {}, hand: [id] }, reavers({ garrek: 'D6', saek: 'C6', targor: 'E6' }));
  for (const [on, seat] of deeds) note(g, { what: DEED_OUT, seat, on: at(g, on), by: -1 });
  return g.table.cards[g.state.cards[0].def].does.scores?.(g, 0) === true;
}

function at(g: Und, key: string): number {
  return g.table.fighters.findIndex((f) => f.key === key);
}

describe('fighters out of action', () => {
  it.each([
    ['garreks-reavers', 'shadespire:4', 'garrek-2', 'saek-2'],
    ['sepulchral-guard', 'shadespire:63', 'garrek', 'saek'],
    ['steelhearts-champions', 'shadespire:30', 'garrek', 'saek'],
  ] as const)('are two where two fell, and one where one fell twice (%s, %s)', (warband, id, one, other) => {
    expect(scores(warband, id, [[one, 0]])).toBe(false);
    const twice: [string, number][] = [
      [one, 0],
      [one, 0],
    ];
    expect(scores(warband, id, twice)).toBe(false);
    expect(scores(warband, id, [...twice, [other, 0]])).toBe(true);
  });

  it('of whatever side are three for Good Scrap, and each is one (94)', () => {
    const out = (...keys: string[]): [string, number][] => keys.map((key) => [key, 1]);
    expect(scores('ironskulls-boyz', 'shadespire:94', out('garrek', 'garrek', 'hakka'))).toBe(false);
    expect(scores('ironskulls-boyz', 'shadespire:94', out('garrek', 'garrek', 'hakka', 'saek'))).toBe(true);
  });

  it('of one’s own are two for Lives are Cheap, and the same one twice is one (152)', () => {
    const out = (...keys: string[]): [string, number][] => keys.map((key) => [key, 1]);
    expect(scores('spiteclaws-swarm', 'shadespire:152', out('krrk', 'krrk'))).toBe(false);
    expect(scores('spiteclaws-swarm', 'shadespire:152', out('krrk', 'krrk', 'skritch'))).toBe(true);
  });

  it('returned twice are two returns all the same (59)', () => {
    const { g } = standing({ ...guard({ warden: 'D4' }), hand: ['shadespire:59'] }, reavers({ garrek: 'D6' }));
    const scored = (): boolean | undefined => g.table.cards[g.state.cards[0].def].does.scores?.(g, 0);
    for (const wanted of [false, true]) {
      note(g, { what: DEED_RETURN, seat: 0, on: at(g, 'harvester') });
      expect(scored()).toBe(wanted);
    }
  });
});

describe('a precise blow', () => {
  it.each(['shadespire:284', 'nightvault:7'])('takes out its target, and is a fighter’s (%s)', (id) => {
    const { g } = standing({ warband: 'stormsires-cursebreakers', at: { rastus: 'D4' }, hand: [id] }, reavers({ garrek: 'D6' }));
    const scored = (how: number, by: number, n: number): boolean | undefined => {
      g.state.deeds = [];
      note(g, { what: DEED_OUT, seat: 0, by, on: at(g, 'garrek'), n, how });
      return g.table.cards[g.state.cards[0].def].does.scores?.(g, 0);
    };
    const rastus = at(g, 'rastus');
    expect(scored(BY_ATTACK, rastus, 0)).toBe(true);
    expect(scored(BY_ATTACK | BY_REACTION, rastus, 0)).toBe(true);
    expect(scored(BY_ATTACK | ON_BYSTANDER, rastus, 0)).toBe(false);
    expect(scored(BY_ATTACK, rastus, 1)).toBe(false);
    expect(scored(BY_REACTION, rastus, 0)).toBe(false);
    expect(scored(BY_ATTACK, -1, 0)).toBe(false);
  });
});

describe('Mad Scurry', () => {
  it('counts whoever is deemed to have moved, like March of the Dead (92, 331.1)', () => {
    const five = ['zarbag', 'drizgit', 'snirk', 'prog', 'stikkit'];
    const hexes = ['A2', 'B2', 'C2', 'D2', 'E2'];
    const { g } = standing(
      { warband: 'zarbags-gitz', at: Object.fromEntries(five.map((id, i) => [id, hexes[i]])), hand: ['nightvault:92'] },
      reavers({ garrek: 'D9' }),
    );
    const scored = (): boolean | undefined => g.table.cards[g.state.cards[0].def].does.scores?.(g, 0);
    for (const id of five.slice(0, 4)) g.state.fighters[at(g, id)].did |= MOVED;
    expect(scored()).toBe(false);
    g.state.fighters[at(g, 'stikkit')].did |= CHARGED;
    expect(scored()).toBe(true);
  });
});
