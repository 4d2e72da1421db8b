/** Bots think in a worker of their own, by what their seat sees: the one of the match hears every press meanwhile. */
import { askedOf, botNamed, narrowed } from '@escarmouche/engine/bots';
import type { AnyWorkerGame } from './game.ts';
import type { Message, Request, Thinking } from './protocol.ts';

/** An answer that is thought about, and how to give it up. */
export interface Thought {
  readonly answer: Promise<string>;
  cancel(): void;
}

/** The answer of a bot. */
export function thoughtOf(of: AnyWorkerGame, question: Thinking): string {
  const { setup, seat, view, seed } = question;
  const { words } = question;
  const asked = askedOf(of.game, of.game.tables(setup), seat, view, seed);
  const listens = words === undefined ? undefined : of.talk;
  const game = listens?.heeding(seat, words ?? []) ?? of.game;
  const ask = listens === undefined ? asked : narrowed(asked, listens.keeping(asked, words ?? []));
  return ask.id(botNamed(question.bot, game, { milliseconds: question.milliseconds }).choose(ask));
}

/** The worker of the bots, another one of the same kind as this; null until the first of them thinks, and where it was given up. */
let bots: Worker | null = null;
let last = 0;

/** Starts it before the first of them thinks, with the game that they will play. */
export function prepareBots(game: string): void {
  if (typeof Worker === 'undefined') return;
  bots ??= begun();
  bots.postMessage({ n: 0, call: 'prepare', with: { game, bots: false } } satisfies Request);
}

function begun(): Worker {
  const line = new Worker(self.location.href, { type: 'module', name: 'bots' });
  // One that does not start is asked nothing.
  line.onerror = () => {
    line.terminate();
    if (bots === line) bots = null;
  };
  return line;
}

/** Asks it; null where this browser knows no workers of a worker. */
export function askBots(question: Thinking): Thought | null {
  if (typeof Worker === 'undefined') return null;
  bots ??= begun();
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
