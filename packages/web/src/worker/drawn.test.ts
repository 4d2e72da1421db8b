/** Played with real dice and cards: persons say what fell and what they drew, and the app keeps the rules. */
import { CARDS, findClass, gloomhaven, type Setup as Scenario } from '@escarmouche/engine/gloomhaven';
import { type Setup as Battle, DECKS } from '@escarmouche/engine/underworlds';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { play as gloom } from '../games/gloomhaven/play.ts';
import { play as underworlds } from '../games/underworlds/play.ts';
import type { AnyWorkerGame } from './game.ts';
import type { Pace, SeatKind } from './protocol.ts';
import { Session } from './session.ts';
import type { Snapshot } from './snapshot.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PACE: Pace = { pause: 1, told: 'all', alwaysAsk: false };
const deckOf = (warband: 'garreks-reavers' | 'spiteclaws-swarm') => ({
  warband,
  deck: DECKS.find((d) => d.warband === warband)?.id ?? '',
});
const BATTLE: Battle = {
  seats: [deckOf('garreks-reavers'), deckOf('spiteclaws-swarm')],
  field: { boards: ['empty-market', 'empty-market'], turned: [false, false], offset: 0 },
};
const SCENARIO: Scenario = {
  scenario: 'black-barrow',
  characters: (['brute', 'scoundrel'] as const).map((id) => ({
    class: id,
    cards: CARDS.filter((c) => c.class === id && c.level === 1)
      .map((c) => c.id)
      .slice(0, findClass(id)?.hand ?? 0),
  })),
};

interface Table {
  readonly session: Session;
  readonly now: () => Snapshot;
}

function table(of: AnyWorkerGame, setup: unknown, seats: readonly SeatKind[], pace = PACE): Table {
  let last: Snapshot | null = null;
  const session = Session.fresh('m', of, setup as never, seats, 3, pace, {
    show(s) {
      last = s;
    },
    keep() {},
    broken(line) {
      throw new Error(line);
    },
  });
  session.go();
  const now = (): Snapshot => {
    vi.runAllTimers();
    if (last === null) throw new Error('nothing was shown');
    return last;
  };
  return { session, now };
}

/** Answers whatever is asked, dice with ones and draws with the last of what can be drawn, until something holds. */
function until(
  { session, now }: Table,
  done: (s: Snapshot) => boolean,
  most = 400,
  pick: (options: Snapshot['options']) => Snapshot['options'][number] | undefined = () => undefined,
): Snapshot {
  for (let n = 0; n < most; n++) {
    const s = now();
    if (done(s) || s.node.kind === 'over') return s;
    expect(s.waits).toBe(true);
    const drawn = s.draws?.[s.at % s.draws.length];
    if (drawn !== undefined) session.take(s.at, s.seat, drawn.id);
    else if (s.node.kind === 'chance') session.roll(s.at, Array<number>(s.node.dice?.dice ?? 0).fill(1 + (s.at % 6)));
    else session.take(s.at, s.seat, (pick(s.options) ?? s.options[s.at % s.options.length]).id);
  }
  return now();
}

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
  const dice = table(underworlds, BATTLE, ['person', 'person'], { ...PACE, told: 'dice' });
  const s = until(dice, (x) => x.draws !== undefined && x.draws.length > 0, 60);
  expect(s.draws ?? []).toEqual([]);
});

test('in Gloomhaven the cards of monsters, their numbers and the modifiers are told, each by its name', () => {
  const at = table(gloom, SCENARIO, ['person', 'person']);
  const asked = new Set<string>();
  // Who ends each turn at once is soon attacked.
  const idle = (options: Snapshot['options']) => options.find((o) => o.id === 'end') ?? options.at(-1);
  const heard = (s: Snapshot): boolean => {
    if (s.waits && s.node.kind === 'chance') asked.add(s.node.rule);
    return ['gh:round.2', 'gh:draw.04'].every((rule) => asked.has(rule));
  };
  until(at, heard, 400, idle);
  expect([...asked]).toEqual(expect.arrayContaining(['gh:round.2', 'gh:draw.04']));
  expect(at.session.match.game.id).toBe(gloomhaven.id);
});

test('what was drawn is taken back with the answer before it', () => {
  const at = table(underworlds, BATTLE, ['person', 'person']);
  const s = until(at, (x) => x.node.kind === 'decision' && x.at > 40);
  expect(at.session.undo(true)).toBe('free');
  expect(at.now().at).toBeLessThan(s.at);
});
