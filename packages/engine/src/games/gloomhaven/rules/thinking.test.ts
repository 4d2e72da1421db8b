/** What a monster went by, kept with its deeds: it explains them as they were, whatever has happened since. */
import { describe, expect, it } from 'vitest';
import { type Contribution, seeded } from '../../../core/index.ts';
import type { MonsterLine } from '../content/types.ts';
import { play, type Scene, scene } from '../scene.testing.ts';
import { type Thought, whyThought } from './thinking.ts';

const MELEE: readonly MonsterLine[] = [
  { do: 'move', n: 1 },
  { do: 'attack', n: 1 },
];

/** What the last figure to choose a focus went by. */
function thought(m: Scene): Thought {
  const told = m.events.findLast((e) => ['focuses', 'focus-chosen', 'no-focus'].includes(e.key));
  return told?.detail as Thought;
}

const why = (m: Scene) => whyThought(m.table, thought(m));

describe('a thought', () => {
  it('names the initiative on the cards, and the card that tells equal ones apart', () => {
    const m = scene({ brute: { at: [4, 4] }, scoundrel: { at: [4, 2] }, others: [{ at: [6, 3] }], lines: MELEE, deck: { '+0': 20 } }, 0);
    const { focus } = why(m);
    expect(focus.map((c) => c.foe)).toEqual([0, 1]);
    expect(focus[0]).toMatchObject({
      initiative: 20,
      acts: { n: 20, second: 40, before: -1 },
      lost: { name: 'initiative', rule: 'gh:focus.6' },
    });
    const lead = m.table.cards[m.state.cards[m.state.players[1].lead].def].face.initiative;
    expect(lead).toBeLessThan(20);
    expect(focus[1]).toMatchObject({ initiative: lead, lost: null });
  });

  it('says before whom a summon acts', () => {
    const m = scene(
      { brute: { at: [4, 4] }, others: [{ at: [6, 3] }, { at: [5, 4], kind: 'summon' }], lines: MELEE, deck: { '+0': 20 } },
      0,
    );
    expect(why(m).focus.find((c) => c.foe === 3)).toMatchObject({ initiative: 20, acts: { before: 0 } });
  });

  it('names those who could not be considered, each with its rule', () => {
    const m = scene(
      {
        brute: { at: [5, 5], has: ['invisible'] },
        scoundrel: { at: [8, 8] },
        others: [{ at: [0, 0] }, { at: [2, 0], kind: 'summon' }],
        overlays: [
          {
            kind: 'obstacle',
            at: [
              [1, 0],
              [0, 1],
            ],
          },
        ],
        lines: MELEE,
      },
      0,
    );
    expect(m.events.some((e) => e.key === 'no-focus')).toBe(true);
    const { focus, out } = why(m);
    expect(focus).toEqual([]);
    expect(out).toEqual([
      { foe: 1, lost: { name: 'unreachable', rule: 'gh:focus.2' } },
      { foe: 3, lost: { name: 'unreachable', rule: 'gh:focus.2' } },
      { foe: 0, lost: { name: 'invisible', rule: 'gh:condition.invisible' } },
    ]);
  });

  it('draws the way that is then gone, and tells the same of it afterwards', () => {
    const trap = { kind: 'trap', at: [[6, 4]], damage: 3 } as const;
    const m = scene(
      { brute: { at: [3, 4] }, others: [{ at: [7, 4] }], overlays: [trap], lines: [{ do: 'move', n: 3 }, MELEE[1]], deck: { '+0': 20 } },
      0,
    );
    if (m.nodeKind === 'decision') play(m, m.options()[0].id);
    const before = why(m);
    const way = m.events.find((e) => e.key === 'moves')?.args.way as { spaces: readonly number[] };
    const stood = before.turns[0].places.filter((p) => p.lost === null);
    expect(stood.map((p) => p.path)).toContainEqual(way.spaces.slice(1));
    expect(way.spaces[0]).toBe(thought(m).at);
    for (const p of before.turns[0].places) expect(p.path.at(-1) ?? thought(m).at).toBe(p.space);
    m.rollBy(seeded(1));
    expect(why(m)).toEqual(before);
  });

  it('says of a hex too far away how it would go on from where it goes', () => {
    const m = scene({ brute: { at: [0, 0] }, others: [{ at: [8, 8] }], lines: MELEE }, 0);
    if (m.nodeKind === 'decision') play(m, m.options()[0].id);
    const { going, places } = why(m).turns[0];
    expect(places.every((p) => p.later)).toBe(true);
    for (const c of going.filter((x) => x.lost === null)) {
      expect(c.ahead.at(-1)).toBe(c.goal);
      expect(c.ahead).toHaveLength(c.left);
      expect(c.path).toHaveLength(c.steps);
    }
  });

  it('says from where a ranged attack would have disadvantage', () => {
    const m = scene({ brute: { at: [4, 4] }, others: [{ at: [5, 4], type: 'shooter' }], lines: MELEE, deck: { '+0': 20 } }, 0);
    if (m.nodeKind === 'decision') play(m, m.options()[0].id);
    const { places } = why(m).turns[0];
    expect(places.filter((p) => p.hampered).every((p) => p.lost !== null)).toBe(true);
    expect(places.find((p) => p.space === thought(m).at)).toMatchObject({ hampered: true, lost: { name: 'disadvantage' } });
  });

  it.each([
    ['plain', MELEE, []],
    ['immobilized and disarmed', MELEE, ['immobilize', 'disarm']],
    ['with a range of its card', [{ do: 'attack', n: 0, rangeIs: 4, targets: 2 }], []],
    ['without an attack', [{ do: 'move', n: -1 }], []],
  ] as const)('has numbers that are the sum of their parts: %s', (_what, lines, has) => {
    const m = scene({ brute: { at: [4, 4] }, others: [{ at: [6, 4], has }], lines, deck: { '+0': 20 } }, 0);
    const { action, parts } = thought(m);
    expect(parts.move.total).toBe(action.move);
    if (action.targets > 0) expect([parts.range.total, parts.targets.total]).toEqual([action.range, action.targets]);
    for (const { total, because } of [parts.move, parts.attack, parts.range, parts.targets]) {
      const sum = because.reduce((n: number, c: Contribution) => (c.layer === 'add' ? n + c.amount : c.amount), 0);
      expect(total).toBe(Math.max(0, sum));
    }
  });
});
