/** Trees that know nothing of each other: each alone is the search that it was, all together count their lines, wherever they ran. */
import { describe, expect, it } from 'vitest';
import { Match, seeded } from '../../../core/index.ts';
import { findParty, type Setup, wow } from '../../../games/wow/index.ts';
import { guideOf, mannerFor, searchBot } from '../../search/index.ts';
import { rootOf, together, treeOn } from '../../search/trees.ts';
import { askedOf } from '../../thinking/asked.ts';

const side = (id: string): Setup['seats'][0] => {
  const party = findParty(id);
  if (party === undefined) throw new Error(`no party ${id}`);
  return { faction: party.faction, party: party.members };
};
const seats: Setup['seats'] = [side('dawn-starter'), side('ash-starter')];

/** A question with a choice in it, as its seat is asked it. */
function asked(seed: number) {
  const m = new Match(wow, { format: 'starter', map: 'crossroads', seats, first: 0 });
  const random = seeded(3);
  for (let n = 0; n < 60 || m.nodeKind !== 'decision' || m.options().length < 5; n++) {
    if (m.nodeKind === 'chance') m.rollBy(random);
    else m.take(m.options()[random.below(m.options().length)].id);
  }
  const { node } = m;
  const seat = node.kind === 'decision' ? node.seat : 0;
  return () => askedOf(wow, m.table, seat, m.view(seat), seed);
}

describe('several trees', () => {
  const ask = asked(1);
  const manner = mannerFor(wow);
  const tree = (n: number, root: number) => treeOn(wow, ask(), manner, { root, tree: n }, { lines: 30 });

  it('answer what their lines add up to, in whatever order they were grown, sent as threads send them', () => {
    for (let seed = 1; seed <= 3; seed++) {
      const question = asked(seed);
      const root = rootOf(question());
      const answer = searchBot(wow, { lines: 30, trees: 3 }).choose(question());
      const trees = [2, 0, 1].map((n) => [n, treeOn(wow, question(), manner, { root, tree: n }, { lines: 30 })] as const);
      // As a message between threads leaves them.
      const sent = trees.toSorted(([a], [b]) => a - b).map(([, t]) => structuredClone(t));
      expect(together(sent)[0].code).toBe(answer);
      expect(searchBot(wow, { lines: 30, trees: 3 }).choose(question())).toBe(answer);
    }
  });

  it('draw numbers of their own, and count together', () => {
    const [a, b] = [tree(0, 7), tree(1, 7)];
    expect(tree(0, 7)).toEqual(a);
    expect(b).not.toEqual(a);
    const both = together([a, b]);
    expect(both.reduce((n, t) => n + t.lines, 0)).toBe(60);
    for (const { code, lines, chance } of both) {
      const of = [a, b].flatMap((t) => t.filter((x) => x.code === code));
      expect(lines).toBe(of.reduce((n, t) => n + t.lines, 0));
      expect(chance).toBeCloseTo(of.reduce((n, t) => n + t.lines * t.chance, 0) / lines, 10);
    }
    expect(both.map((t) => t.lines)).toEqual(both.map((t) => t.lines).toSorted((x, y) => y - x));
    expect(together([a])).toHaveLength(a.length);
  });

  it('answer something that is offered where none of them thinks anything', () => {
    // Lines that end where they begin say nothing of any answer.
    const over = { ...wow, guide: { ...guideOf(wow), until: () => 0 } };
    const question = ask();
    expect(question.codes).toContain(searchBot(over, { lines: 3, trees: 2 }).choose(question));
  });

  it('stop where they are told to', () => {
    let asks = 0;
    const stopped = (): boolean => ++asks >= 5;
    const thoughts = treeOn(wow, ask(), manner, { root: 1, tree: 0 }, { lines: 10_000, stopped });
    expect(thoughts.reduce((n, t) => n + t.lines, 0)).toBe(5);
  });
});
