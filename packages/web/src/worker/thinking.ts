/** Bots think in workers of their own, by what their seat sees: the one of the match hears every press meanwhile. */
import { askedOf, botNamed, isSearch, mannerFor, narrowed, oneOfBest, together, treeOn } from '@escarmouche/engine/bots';
import { seeded } from '@escarmouche/engine/core';
import type { AnyWorkerGame } from './game.ts';
import type { Message, Request } from './protocol.ts';
import type { Thinking } from './seen.ts';
import type { Tree } from './told.ts';

/** An answer that is thought about, and how to give it up. */
export interface Thought {
  readonly answer: Promise<string>;
  cancel(): void;
}

/** The question as the bot is asked it, and the game as it plays it: what was said at the table counts. */
function heard(of: AnyWorkerGame, { setup, seat, view, seed, words }: Thinking) {
  const asked = askedOf(of.game, of.game.tables(setup), seat, view, seed);
  const listens = words === undefined ? undefined : of.talk;
  return {
    game: listens?.heeding(seat, words ?? []) ?? of.game,
    ask: listens === undefined ? asked : narrowed(asked, listens.keeping(asked, words ?? [])),
  };
}

/** The answer of a bot. */
export function thoughtOf(of: AnyWorkerGame, question: Thinking): string {
  const { game, ask } = heard(of, question);
  return ask.id(botNamed(question.bot, game, { milliseconds: question.milliseconds }).choose(ask));
}

/** What one of several trees thinks of the question. */
export function treeOf(of: AnyWorkerGame, { tree, ...question }: Thinking & { readonly tree: number }): Tree {
  const { game, ask } = heard(of, question);
  const { seed: root, milliseconds } = question;
  if (ask.count === 1) return [[ask.id(ask.at(0)), { code: 0, lines: 1, chance: 0, spread: 0 }]];
  const thoughts = treeOn(game, ask, mannerFor(game), { root, tree }, { lines: Number.POSITIVE_INFINITY, milliseconds });
  return thoughts.map((t) => [ask.id(t.code), t]);
}

/** The answer that trees come to, `seed` deciding between equals; null where there is none. */
function answerOf(trees: readonly Tree[], seed: number): string | null {
  const ids = [...new Set(trees.flatMap((tree) => tree.map(([id]) => id)))];
  const best = together(trees.map((tree) => tree.map(([id, opinion]) => ({ ...opinion, code: ids.indexOf(id) }))));
  const code = oneOfBest(best, (n) => seeded(seed).below(n));
  return code === null ? null : ids[code];
}

/** So many trees at most: more of them add little to what one thinks. */
const MOST = 4;

/**
 * Once one tree has answered, the others are waited for during this share of the time that a bot may think. It is less than thinking leaves
 * of a beat (`OF_BEAT` in `answering.ts`), so that a late tree makes no answer late.
 */
const GRACE = 0.3;

/** How many workers think about one question: one processor is left to the page. */
function many(): number {
  return Math.max(1, Math.min(MOST, (navigator.hardwareConcurrency ?? 1) - 1));
}

/** The workers of the bots, others of the same kind as this; none until the first of them thinks, and where they were given up. */
let bots: Worker[] = [];
let last = 0;

/** So many of them, those that are missing begun. */
function workers(n: number): readonly Worker[] {
  while (bots.length < n) bots.push(begun());
  return bots.slice(0, n);
}

function end(line: Worker): void {
  line.terminate();
  bots = bots.filter((b) => b !== line);
}

/** Ends them but for the first, which thinks alone where there is little to think about: each of them holds a game. */
export function endHelpers(): void {
  bots.slice(1).forEach(end);
}

/** Starts the first before any of them thinks, with the game that they will play. */
export function prepareBots(game: string): void {
  if (typeof Worker === 'undefined') return;
  workers(1)[0].postMessage({ n: 0, call: 'prepare', with: { game, bots: false } } satisfies Request);
}

function begun(): Worker {
  const line = new Worker(self.location.href, { type: 'module', name: 'bots' });
  // One that does not start is asked nothing.
  line.onerror = () => end(line);
  return line;
}

/** Asks one of them. */
function asked<T>(line: Worker, question: Pick<Extract<Request, { call: 'think' | 'ponder' }>, 'call' | 'with'>): Promise<T> {
  const n = ++last;
  return new Promise((resolve, reject) => {
    line.onmessage = ({ data }: MessageEvent<Message>) => {
      if (!('n' in data) || data.n !== n) return;
      if ('ok' in data) resolve(data.ok as T);
      else if ('fault' in data) reject(new Error('line' in data.fault ? data.fault.line : data.fault.kind));
    };
    line.onerror = (event) => {
      end(line);
      reject(new Error(event.message));
    };
    line.postMessage({ n, ...question } as Request);
  });
}

/** What so many of these come to, those that fail left out, and those that are much later than the first. @throws Error where all of them fail */
function inTime<T>(all: readonly Promise<T>[], grace: number): Promise<readonly T[]> {
  return new Promise((resolve, reject) => {
    const done: T[] = [];
    let left = all.length;
    const ended = (error?: unknown): void => {
      left--;
      if (left === 0 && done.length === 0) reject(error);
      else if (left === 0) resolve(done);
      else if (done.length === 1 && error === undefined) setTimeout(() => resolve(done), grace);
    };
    for (const one of all)
      one.then((t) => {
        done.push(t);
        ended();
      }, ended);
  });
}

/** Asks them; null where this browser knows no workers of a worker. */
export function askBots(question: Thinking): Thought | null {
  if (typeof Worker === 'undefined') return null;
  const lines = workers(isSearch(question.bot) ? many() : 1);
  const cancel = (): void => lines.forEach(end);
  if (lines.length === 1) return { answer: asked(lines[0], { call: 'think', with: question }), cancel };
  const trees = lines.map((line, tree) => asked<Tree>(line, { call: 'ponder', with: { ...question, tree } }));
  const answer = inTime(trees, GRACE * question.milliseconds).then((grown) => {
    const id = answerOf(grown, question.seed);
    if (id === null) throw new Error('no tree has an answer');
    return id;
  });
  return { answer, cancel };
}
