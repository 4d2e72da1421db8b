import { describe, expect, it } from 'vitest';
import { Match } from '../recording/match.ts';
import { declareTriggers } from '../running/facts.ts';
import { asked, windowFrame } from '../running/window.ts';
import { type DuelSetup, type Trick, toy } from './toy.testing.ts';

type Hands = readonly [readonly Trick[], readonly Trick[]];

/** A duel in which the first fencer has just struck. */
function struck(hands: Hands, answers?: number): Match<DuelSetup, unknown, ReturnType<typeof toy.begin>, unknown> {
  const m = new Match(toy, { health: 5, hands, first: 0, ...(answers === undefined ? {} : { answers }) });
  m.take('strike:low');
  return m as Match<DuelSetup, unknown, ReturnType<typeof toy.begin>, unknown>;
}

function asks(m: ReturnType<typeof struck>): string {
  const { node } = m;
  return node.kind === 'over' ? 'over' : `${node.step} of ${node.seat + 1}`;
}

describe('a window', () => {
  it('asks the seats in turn, from the first', () => {
    const f = windowFrame(declareTriggers({ struck: ['seat'] }), 'struck', 2, { seat: 1 });
    expect([0, 1, 2].map((passes) => asked({ ...f, passes }, 3))).toEqual([2, 0, 1]);
  });

  it('closes once everybody passes in a row', () => {
    const m = struck([['parry'], ['parry']]);
    expect(asks(m)).toBe('answer of 2');
    expect(m.options().map((o) => o.id)).toEqual(['pass', 'trick:2/parry']);
    m.take('pass');
    expect(asks(m)).toBe('answer of 1');
    m.take('pass');
    expect(asks(m)).toBe('roll of 1');
  });

  it('asks nobody who has nothing that could answer, and is not seen at all where nobody has', () => {
    expect(asks(struck([[], ['parry']]))).toBe('answer of 2');
    expect(asks(struck([[], []]))).toBe('roll of 1');
  });

  it('asks by what everybody can see: a card face down might answer even where it does not', () => {
    // A feint answers no strike, a stumble answers one's own: yet the other fencer cannot know what lies there.
    const m = struck([[], ['feint']]);
    expect(asks(m)).toBe('answer of 2');
    expect(m.options().map((o) => o.id)).toEqual(['pass']);
    expect(m.whyNot('trick:2/feint')).toMatchObject([{ rule: 'toy:4.1' }]);
  });

  it('skips a card face up that does not answer', () => {
    const m = new Match(toy, { health: 5, hands: [['stumble'], ['feint']], first: 1 });
    m.take('show:2/feint');
    m.take('rest');
    m.take('strike:low');
    expect(m.node).toMatchObject({ kind: 'decision', seat: 0, step: 'answer' });
    expect(m.options().map((o) => o.id)).toEqual(['pass', 'trick:1/stumble']);
  });

  it('asks again after an answer, the one who answered first', () => {
    const m = struck([['stumble'], ['parry', 'sidestep']]);
    m.take('trick:2/sidestep');
    // The answer opens a window of its own, which only the other fencer could use.
    expect(asks(m)).toBe('answer of 1');
    m.take('pass');
    expect(asks(m)).toBe('answer of 2');
    expect(m.options().map((o) => o.id)).toEqual(['pass', 'trick:2/parry']);
    m.take('pass');
    expect(asks(m)).toBe('answer of 1');
  });

  it('takes as many answers as its policy says', () => {
    const m = struck([[], ['sidestep', 'parry']], 1);
    m.take('trick:2/sidestep');
    // No second answer is taken, and no die is left: the turn goes on.
    expect(asks(m)).toBe('act of 2');
    const open = struck([[], ['sidestep', 'parry']]);
    open.take('trick:2/sidestep');
    expect(asks(open)).toBe('answer of 2');
  });

  it('nests: an answer to an answer is settled before what it answers', () => {
    const m = struck([
      ['feint', 'stumble'],
      ['parry', 'feint'],
    ]);
    m.take('trick:2/parry');
    m.take('trick:1/feint');
    m.take('trick:2/feint');
    const depth = m.state.stack.map((f) => toy.book[f.seq].name);
    expect(depth).toEqual(['duel', 'turn', 'strike', 'answer', 'trick', 'answer', 'trick', 'answer', 'trick', 'answer']);
    while (m.node.kind === 'decision' && m.node.step === 'answer') m.take('pass');
    // The feint against the feint lets the parry stand: no dice are rolled.
    expect(asks(m)).toBe('act of 2');
    expect(m.state.health).toEqual([5, 5]);
  });

  it('lets an answer cancel what it answers', () => {
    const m = struck([['feint'], ['parry']]);
    m.take('trick:2/parry');
    m.take('trick:1/feint');
    while (m.node.kind === 'decision' && m.node.step === 'answer') m.take('pass');
    expect(asks(m)).toBe('roll of 1');
  });
});
