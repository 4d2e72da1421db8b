/** Bots think in a worker of their own, by what their seat sees: the one of the match hears every press meanwhile. */
import { botNamed } from '@escarmouche/engine/bots';
import { type Ask, advance, decisionOn, seeded } from '@escarmouche/engine/core';
import type { AnyMatch, AnyWorkerGame } from './game.ts';
import type { Message, Request, Seen, Thinking } from './protocol.ts';

/** An answer that is thought about, and how to give it up. */
export interface Thought {
  readonly answer: Promise<string>;
  cancel(): void;
}

/** What a seat is asked, by its view alone. @throws Error where it is not asked */
function askedOf(of: AnyWorkerGame, { setup, seat, view }: Seen, seed: number): Ask {
  const { game } = of;
  const own = game.tables(setup);
  const table = game.openTables?.(own) ?? own;
  const random = seeded(seed);
  const g: AnyMatch['play'] = { table, state: game.imagine(table, view, (n) => random.below(n)), log: null };
  if (advance(g, game.book) !== 'decision') throw new Error('nobody is asked');
  const step = decisionOn(g, game.book);
  const { d } = g.state.stack[g.state.stack.length - 1];
  const codes: number[] = [];
  step.options(g, d, codes);
  return {
    seat,
    codes,
    count: codes.length,
    at: (n) => codes[n],
    view: () => view,
    table: () => table,
    random,
    id: (code) => step.id(g, d, code),
    sort: step.sort,
  };
}

/** The answer of a bot. */
export function thoughtOf(of: AnyWorkerGame, question: Thinking): string {
  const ask = askedOf(of, question, question.seed);
  return ask.id(botNamed(question.bot, of.game, { milliseconds: question.milliseconds }).choose(ask));
}

/** The worker of the bots, another one of the same kind as this; null until the first of them thinks, and where it was given up. */
let bots: Worker | null = null;
let last = 0;

/** Asks it; null where this browser knows no workers of a worker. */
export function askBots(question: Thinking): Thought | null {
  if (typeof Worker === 'undefined') return null;
  bots ??= new Worker(self.location.href, { type: 'module', name: 'bots' });
  const line = bots;
  const n = ++last;
  const end = (): void => {
    line.terminate();
    if (bots === line) bots = null;
  };
  return {
    answer: new Promise((resolve, reject) => {
      line.onmessage = ({ data }: MessageEvent<Message>) => {
        if (!('n' in data) || data.n !== n) return;
        if ('ok' in data) resolve(data.ok as string);
        else if ('fault' in data) reject(new Error('line' in data.fault ? data.fault.line : data.fault.kind));
      };
      line.onerror = (event) => {
        end();
        reject(new Error(event.message));
      };
      line.postMessage({ n, call: 'think', with: question } satisfies Request);
    }),
    cancel: end,
  };
}
