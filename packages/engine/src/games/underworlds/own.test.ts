/** Boards of one's own: their bounds, and matches, situations and records that have them. */
import { describe, expect, it } from 'vitest';
import { faultsOfOwn, Match, type OwnThings, replay, seeded } from '../../core/index.ts';
import { BOARDS, type Board } from './content/index.ts';
import { caseOf, type Setup, situationMatch, UNDERWORLDS_OWN, underworlds } from './index.ts';
import { legalJoins } from './joining.ts';
import type { Situation } from './situation.ts';

const { kinds, bring, lay } = UNDERWORLDS_OWN;
const mine = (change: Partial<Board> = {}): Board => ({ ...(kinds.boards.blank as Board), ...change });
const own = (...boards: readonly Board[]): OwnThings => ({ boards });
const PLAIN: Setup = {
  seats: [
    { warband: 'sepulchral-guard', deck: 'starter:sepulchral-guard' },
    { warband: 'garreks-reavers', deck: 'starter:garreks-reavers' },
  ],
};
const keys = (board: unknown): readonly string[] =>
  faultsOfOwn(kinds.boards, board).map((f) => `${f.path.join('.')} ${'expected' in f ? f.expected.key : f.fault.fault.key}`);

/** Plays a match to its end, by lot. */
function played(setup: Setup, seed: number) {
  const match = new Match(underworlds, setup, { undo: false });
  const random = seeded(seed);
  while (match.nodeKind !== 'over') {
    const chance = match.nodeKind === 'chance';
    const all = chance ? match.outcomes() : match.options();
    const { id } = all[random.below(all.length)];
    if (chance) match.fall(id);
    else match.take(id);
  }
  return match;
}

describe('boards of one’s own', () => {
  it('the first one and the game’s own keep the bounds', () => {
    expect(keys(mine())).toEqual([]);
    for (const board of BOARDS) expect(keys({ ...board, id: `my-${board.id}` })).toEqual([]);
  });

  it.each([
    [mine({ id: 'Ash Court' }), ['id short-name']],
    [mine({ id: 'ash-court' }), ['id no-id-of-the-game']],
    [mine({ id: 'own-2' }), ['id board-id-kept']],
    [mine({ rows: ['s..s...s'] }), ['rows list-of']],
    [mine({ rows: ['s..s...s', '........', '..s.....', '.......s', 's.s . s '] }), ['rows badly-written-board']],
    [mine({ rows: ['s..s...?', '........', '..s.....', '.......s', 's . s . '] }), ['rows badly-written-board']],
    [mine({ rows: ['s..s....', '........', '........', '........', '. . . . '] }), ['rows few-starting-hexes']],
    [mine({ rows: ['sxxxxxxx', 'xxxxxxxx', 'xxxx....', '........', 's . s . '] }), ['rows few-starting-hexes', 'rows few-plain-hexes']],
    [mine({ rows: ['s..s...s', '##......', 's#......', '##.....s', 's . s . '] }), ['rows hexes-cut-off']],
    [{ ...mine(), rows: 'none', names: 7, more: 1 }, ['names text-or-both', 'rows list-of', 'more one-of-fields']],
    [null, [' object-with']],
  ])('%j', (board, faults) => {
    expect(keys(board)).toEqual(faults);
  });

  it('are brought by whoever does not say which, and played to the end on any way of joining them', () => {
    const setup = bring(PLAIN, own(mine(), mine({ id: 'other' })));
    expect(setup.seats.map((s) => s.boards?.slice(-2))).toEqual([
      ['my-board', 'other'],
      ['my-board', 'other'],
    ]);
    expect(underworlds.tables(setup).own[0]).toHaveLength(BOARDS.length + 2);
    for (const [i, { turned, offset }] of legalJoins()
      .filter((_j, n) => n % 4 === 1)
      .entries())
      played({ ...setup, field: { boards: ['my-board', 'other'], turned: [turned[0], turned[1]], offset } }, i);
  });

  it('stay with the record: it plays back where nobody knows them', () => {
    const only = bring(
      {
        ...PLAIN,
        seats: [
          { ...PLAIN.seats[0], boards: ['my-board'] },
          { ...PLAIN.seats[1], boards: ['my-board'] },
        ],
      },
      own(mine()),
    );
    const match = played(only, 5);
    expect(match.entries.find((e) => e.kind === 'take')).toMatchObject({ id: 'board:my-board' });
    const again = replay(underworlds, JSON.parse(JSON.stringify(match.setup)) as Setup, match.entries);
    expect(again.node.kind).toBe('over');
  });

  it('that nobody has are refused, with everything that is wrong', () => {
    expect(() => underworlds.tables({ ...PLAIN, field: { boards: ['my-board', 'ash-court'], turned: [false, false], offset: 0 } })).toThrow(
      'unknown-board',
    );
    const many = (n: number): Board[] => Array.from({ length: n }, (_, i) => mine({ id: `b${i}` }));
    expect(() => bring(PLAIN, own(...many(11)))).toThrow('at most 10');
    // A file could not say it either.
    expect(() => underworlds.tables({ ...PLAIN, ownBoards: many(11) })).toThrow('too-many-boards: 11 / 10');
    expect(underworlds.tables({ ...PLAIN, ownBoards: many(10) }).own).toHaveLength(2);
  });

  it('stand in situations, with hexes printed otherwise and written again as they were', () => {
    const situation: Situation = lay(
      {
        sides: [
          { warband: 'garreks-reavers', fighters: { garrek: 'C3' } },
          { warband: 'sepulchral-guard', fighters: { warden: 'C4' } },
        ],
        field: { boards: ['my-board', 'bone-quarry'], turned: [false, false], offset: 0 },
      },
      own(mine()),
    );
    expect(situation.ownBoards).toEqual([mine()]);
    const match = situationMatch(situation);
    const found = caseOf(match);
    expect(found?.situation.field).toEqual(situation.field);
    expect(found?.situation.ownBoards).toEqual([mine()]);
    const changed = situationMatch({ ...situation, hexes: { A1: 'lethal' } });
    const again = caseOf(changed)?.situation as Situation;
    expect(again.hexes).toMatchObject({ A1: 'lethal' });
    expect(situationMatch(again).state).toEqual(changed.state);
  });
});
