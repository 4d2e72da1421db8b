import { shownTo, situationMatch } from '@escarmouche/engine/confrontation';
import { seeded } from '@escarmouche/engine/core';
import { describe, expect, it } from 'vitest';
import type { Scene } from '../scene.ts';
import { watchedOf } from './watched.ts';

type Match = ReturnType<typeof situationMatch>;

/** As much of a scene as the view of a small screen goes by. */
const sceneOf = (match: Match, moment: object | null = null): Scene =>
  ({
    table: match.table,
    snapshot: { position: shownTo(match, 0), node: match.node, options: match.offered(), moment },
  }) as unknown as Scene;

const NOBODY = { held: -1, actors: [] };

/** Two far from each other who fight, and a third one who looks on. */
const apart = situationMatch({
  mode: 'skirmish',
  table: [600, 600],
  fighters: { A1: { side: 1, at: [100, 100] }, A2: { side: 1, at: [500, 500] }, B1: { side: 2, at: [400, 100] } },
  turn: { card: 'A1' },
});

describe('what a small screen shows of the table', () => {
  it('is who acts, and else everybody, those first who are asked', () => {
    expect(watchedOf(sceneOf(apart), { held: -1, actors: [1] })).toEqual([1]);
    expect(watchedOf(sceneOf(apart), NOBODY)).toEqual([0, 1, 2]);
  });

  it('is whom a sentence names while it is told', () => {
    const walks = { key: 'walks', args: { figure: { figure: 2 } }, rule: 'conf:F5.a' };
    expect(watchedOf(sceneOf(apart, walks), NOBODY)).toEqual([2]);
    expect(watchedOf(sceneOf(apart, { key: 'phase-begins', args: {}, rule: 'conf:F4.g' }), NOBODY)).toEqual([0, 1, 2]);
  });

  it('is the combat that is being fought, whatever is told of it', () => {
    const fight = situationMatch({
      fighters: { A1: { side: 1 }, B1: { side: 2 }, A2: { side: 1 }, B2: { side: 2 } },
      contacts: ['A1-B1', 'A2-B2'],
    });
    const random = seeded(3);
    const under = (): ReturnType<typeof shownTo> => shownTo(fight, 0);
    for (let n = 0; n < 40 && under().fights.combat === null; n++) {
      if (fight.node.kind === 'chance') fight.rollBy(random);
      else fight.take(fight.offered()[0].id);
    }
    const { fights, combats } = under();
    expect(fights.combat).not.toBe(null);
    const { members } = combats[fights.combat?.id ?? 0];
    expect(watchedOf(sceneOf(fight, { key: 'initiative', args: {}, rule: 'conf:IX-C-4.a' }), NOBODY)).toEqual([...members]);
  });
});
