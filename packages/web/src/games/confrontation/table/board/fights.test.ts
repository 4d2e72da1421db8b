import { shownTo, situationMatch } from '@escarmouche/engine/confrontation';
import { describe, expect, it } from 'vitest';
import type { Scene } from '../scene.ts';
import { groupsOf, linksOf } from './fights.ts';

type Match = ReturnType<typeof situationMatch>;

/** As much of a scene as the fights need. */
function sceneOf(match: Match): Scene {
  return { table: match.table, snapshot: { position: shownTo(match, 0) } } as Scene;
}

const match = situationMatch({
  fighters: { A1: { side: 1 }, A2: { side: 1 }, B1: { side: 2 }, B2: { side: 2 } },
  contacts: ['A1-B1', 'A2-B1', 'A2-B2'],
});

describe('groups of fighters', () => {
  it('are melees before they are cut', () => {
    const scene = sceneOf(match);
    const groups = groupsOf(scene, null);
    expect(groups.map((g) => [g.label, g.members])).toEqual([['?', [0, 1, 2, 3]]]);
    expect(linksOf(scene, groups).map((l) => l.cut)).toEqual([false, false, false]);
  });

  it('have a question mark for the one melee that is being separated', () => {
    const two = situationMatch({
      fighters: Object.fromEntries(
        [1, 2, 3, 4].flatMap((n) => [
          [`A${n}`, { side: 1 }],
          [`B${n}`, { side: 2 }],
        ]),
      ),
      contacts: ['A1-B1', 'A2-B1', 'A2-B2', 'A3-B3', 'A4-B3', 'A4-B4'],
    });
    const { prompt } = two.node as unknown as { prompt: { key: string; args: { among: { figures: readonly number[] } } } };
    expect(prompt.key).toBe('ask-name-separation');
    const groups = groupsOf(sceneOf(two), null);
    expect(groups.map((g) => [g.label, g.now])).toEqual([
      ['?', true],
      ['', false],
    ]);
    expect(prompt.args.among.figures).toEqual(groups[0].members);
  });

  it('are the combats of a separation that is pointed at, and what it parts', () => {
    const scene = sceneOf(match);
    const option = {
      code: 0,
      id: '',
      rule: '',
      say: { key: 'separate', args: { combats: 'A1 B1 / A2 B2' } },
      does: 'separate',
      on: { figures: [], spaces: [] },
      with: [],
    };
    const groups = groupsOf(scene, option);
    expect(groups.map((g) => [g.label, g.members])).toEqual([
      ['a', [0, 2]],
      ['b', [1, 3]],
    ]);
    expect(linksOf(scene, groups).filter((l) => l.cut)).toEqual([{ a: 1, b: 2, cut: true }]);
  });
});
