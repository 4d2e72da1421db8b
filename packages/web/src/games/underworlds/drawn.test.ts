/** Played with real dice and cards: persons say what fell and what they drew, and the app keeps the rules. */
import { type Setup as Battle, DECKS } from '@escarmouche/engine/underworlds';
import { expect, test } from 'vitest';
import { inNoTime, table, until } from '../../worker/drawn.testing.ts';
import { play as underworlds } from './play.ts';

inNoTime();

const deckOf = (warband: 'garreks-reavers' | 'spiteclaws-swarm') => ({
  warband,
  deck: DECKS.find((d) => d.warband === warband)?.id ?? '',
});
const BATTLE: Battle = {
  seats: [deckOf('garreks-reavers'), deckOf('spiteclaws-swarm')],
  field: { boards: ['empty-market', 'empty-market'], turned: [false, false], offset: 0 },
};

test('a card drawn into a hand is asked of whoever draws it, and nobody else sees what it may be', () => {
  const at = table(underworlds, BATTLE, ['person', 'person']);
  const seats = new Set<number>();
  for (let n = 0; n < 16; n++) {
    const s = until(at, (x) => x.waits && x.node.kind === 'chance' && x.node.rule === 'wu:R7');
    if (s.node.kind !== 'chance') throw new Error('no draw');
    expect(s.seat).toBe(s.node.seat);
    seats.add(s.seat);
    const pick = s.draws?.[s.at % (s.draws?.length ?? 1)];
    if (pick === undefined) throw new Error('nothing can be drawn');
    // Somebody else’s press, or a late one, draws nothing; nor does a card that is not in that deck.
    at.session.take(s.at, 1 - s.seat, pick.id);
    at.session.take(s.at - 1, s.seat, pick.id);
    expect(at.now().at).toBe(s.at);
    expect(() => at.session.take(s.at, s.seat, 'nonsense')).toThrow();
    at.session.take(s.at, s.seat, pick.id);
    const told = at.session.match.eventsFor(s.seat).findLast((e) => e.key === 'draws-card');
    expect(told?.args.card).toEqual(pick.say.args.card);
    expect(at.session.match.eventsFor(1 - s.seat).some((e) => e.key === 'draws-card' && e.args.card === told?.args.card)).toBe(false);
  }
  expect(seats).toEqual(new Set([0, 1]));
});

test('the app draws for a bot, and where only dice are told', () => {
  const against = until(table(underworlds, BATTLE, ['person', 'random']), (x) => {
    if (x.draws !== undefined) expect(x.node).toMatchObject({ kind: 'chance', seat: 0 });
    return x.at > 25;
  });
  expect(against.at).toBeGreaterThan(25);
  const dice = table(underworlds, BATTLE, ['person', 'person'], { told: 'dice' });
  const s = until(dice, (x) => x.draws !== undefined && x.draws.length > 0, 60);
  expect(s.draws ?? []).toEqual([]);
});

test('what a person said that fell or was drawn is taken back by itself, one after another, and then the answer before it', () => {
  const at = table(underworlds, BATTLE, ['person', 'person']);
  const s = until(at, (x) => x.node.kind === 'decision' && x.at > 40);
  const { entries } = at.session.match;
  const kinds = entries.map((e) => e.kind);
  let here = s.at;
  for (let n = 0; n < 6; n++) {
    expect(at.session.undo(true)).toBe('free');
    const { at: next, node } = at.now();
    expect(next).toBeLessThan(here);
    // Nothing between was anybody's to say wrongly but what nobody chose.
    expect(node.kind).toBe(kinds[next] === 'fall' ? 'chance' : 'decision');
    here = next;
  }
  expect(kinds.slice(here, s.at)).toContain('fall');
});

test('dice that were mistyped are asked again', () => {
  const at = table(underworlds, BATTLE, ['person', 'person']);
  const asked = until(at, (x) => x.node.kind === 'chance' && x.node.dice !== null);
  if (asked.node.kind !== 'chance') throw new Error('no dice');
  at.session.roll(asked.at, Array<number>(asked.node.dice?.dice ?? 0).fill(1));
  expect(at.now().at).toBeGreaterThan(asked.at);
  expect(at.session.undo(true)).toBe('free');
  expect(at.now()).toMatchObject({ at: asked.at, node: { kind: 'chance', dice: asked.node.dice } });
});
