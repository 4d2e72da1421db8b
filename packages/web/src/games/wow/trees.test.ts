/** Several workers think about one question: their lines count together, one that fails is left out, and giving up ends them all. */
import { Match, seeded } from '@escarmouche/engine/core';
import { findParty, type Setup, wow } from '@escarmouche/engine/wow';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Request } from '../../worker/protocol.ts';
import type { Thinking } from '../../worker/seen.ts';
import { Session } from '../../worker/session.ts';
import { askBots, endHelpers, treeOf } from '../../worker/thinking.ts';
import { play } from './play.ts';

type Tree = ReturnType<typeof treeOf>;

/** A worker that answers what the test says. */
class FakeWorker {
  static all: FakeWorker[] = [];
  static answer: (request: Request, index: number) => { ok: unknown } | { fault: unknown } | 'crash' | 'silent';
  onmessage: ((e: { data: unknown }) => void) | null = null;
  onerror: ((e: { message: string }) => void) | null = null;
  ended = false;
  readonly index = FakeWorker.all.push(this) - 1;
  postMessage(request: Request): void {
    const said = FakeWorker.answer(request, this.index);
    if (said === 'silent') return;
    setTimeout(
      () => (said === 'crash' ? this.onerror?.({ message: 'crashed' }) : this.onmessage?.({ data: { n: request.n, ...said } })),
      0,
    );
  }
  terminate(): void {
    this.ended = true;
  }
}

const seats = ['dawn-starter', 'ash-starter'].map((id) => {
  const party = findParty(id);
  return { faction: party?.faction ?? '', party: party?.members ?? [] };
}) as unknown as Setup['seats'];
const setup: Setup = { format: 'starter', map: 'crossroads', seats, first: 0 };

/** A question of the strongest player, with a choice in it. */
function question(bot: Thinking['bot'] = 'search'): Thinking & { readonly ids: readonly string[] } {
  const match = new Match(wow, setup);
  const random = seeded(2);
  while (match.nodeKind !== 'decision' || match.options().length < 3) {
    if (match.nodeKind === 'chance') match.rollBy(random);
    else match.take(match.options()[0].id);
  }
  const { node } = match;
  const seat = node.kind === 'decision' ? node.seat : 0;
  return { game: 'wow', setup, seat, view: match.view(seat), bot, seed: 3, milliseconds: 60, ids: match.options().map((o) => o.id) };
}

const tree = (...lines: readonly (readonly [string, number])[]): Tree =>
  lines.map(([id, n], code) => [id, { code, lines: n, chance: 0.5, spread: 0.1 }] as const);

beforeEach(() => {
  FakeWorker.all = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('self', { location: { href: 'http://localhost/worker.js' } });
  vi.stubGlobal('navigator', { hardwareConcurrency: 4 });
});
afterEach(() => vi.unstubAllGlobals());

describe('several trees', () => {
  test('add their lines up by answer, each with a number of its own, one processor left to the page', async () => {
    const asked: number[] = [];
    FakeWorker.answer = (request, i) => {
      if (request.call === 'ponder') asked.push(request.with.tree);
      return { ok: [tree(['a', 5], ['b', 4]), tree(['c', 6], ['b', 3]), tree(['b', 1], ['a', 1])][i] };
    };
    const thought = askBots(question());
    expect(await thought?.answer).toBe('b');
    expect(asked).toEqual([0, 1, 2]);
    thought?.cancel();
  });

  test('of the real player answer what is offered, and differ from each other', async () => {
    const of = question();
    const grown: Tree[] = [];
    FakeWorker.answer = (request) => {
      if (request.call !== 'ponder') return 'crash';
      const made = structuredClone(treeOf(play, request.with));
      grown.push(made);
      return { ok: made };
    };
    const thought = askBots(of);
    expect(of.ids).toContain(await thought?.answer);
    expect(grown).toHaveLength(3);
    expect(new Set(grown.map((t) => JSON.stringify(t))).size).toBeGreaterThan(1);
    for (const [id] of grown.flat()) expect(of.ids).toContain(id);
    thought?.cancel();
  });

  test('one that crashes, fails or is silent is left out; where all do, nothing is answered', async () => {
    FakeWorker.answer = (_request, i) => (i === 0 ? 'crash' : i === 1 ? { ok: tree(['b', 2]) } : 'silent');
    const one = askBots(question());
    expect(await one?.answer).toBe('b');
    one?.cancel();
    FakeWorker.all = [];
    FakeWorker.answer = () => ({ fault: { kind: 'bug', line: 'no' } });
    const none = askBots(question());
    await expect(none?.answer).rejects.toThrow('no');
    none?.cancel();
  });

  test('giving up ends them all, and the next question finds fresh ones', () => {
    FakeWorker.answer = () => 'silent';
    askBots(question())?.cancel();
    expect(FakeWorker.all.map((w) => w.ended)).toEqual([true, true, true]);
    const next = askBots(question());
    expect(FakeWorker.all).toHaveLength(6);
    next?.cancel();
  });

  test('all but the first end with their match, which no thought of theirs outlives', async () => {
    FakeWorker.answer = () => ({ ok: tree(['a', 5]) });
    await askBots(question())?.answer;
    endHelpers();
    expect(FakeWorker.all.map((w) => w.ended)).toEqual([false, true, true]);
    await askBots(question())?.answer;
    expect(FakeWorker.all).toHaveLength(5);

    const rest = vi.fn();
    const outside = { show() {}, keep() {}, broken() {}, rest };
    const session = Session.fresh('m', play, setup, ['person', 'search'], 1, { pause: 0, told: 'nothing', alwaysAsk: false }, outside);
    expect(rest).not.toHaveBeenCalled();
    session.close();
    expect(rest).toHaveBeenCalledOnce();
    endHelpers();
    for (const line of FakeWorker.all) line.onerror?.({ message: '' });
  });

  test('are of no use to a player that does not only search, nor where there is one processor to spare', async () => {
    const calls: string[] = [];
    FakeWorker.answer = (request) => {
      calls.push(request.call);
      return { ok: 'x' };
    };
    const level = askBots(question('level-4'));
    expect(await level?.answer).toBe('x');
    level?.cancel();
    vi.stubGlobal('navigator', { hardwareConcurrency: 2 });
    const alone = askBots(question());
    expect(await alone?.answer).toBe('x');
    alone?.cancel();
    expect(calls).toEqual(['think', 'think']);
  });
});
