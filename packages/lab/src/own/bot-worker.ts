/** The thread of a bot of one's own. */
import { register } from 'node:module';
import { type MessagePort, workerData } from 'node:worker_threads';
import { type AnyManifest, type Ask, type Bot, seeded } from '@escarmouche/engine';
import { ALONE } from '../games/alone.ts';
import type { AnyLabGame } from '../games/game.ts';
import type { Asked, OwnAnswer, OwnGiven, Tables } from './protocol.ts';

const { file, bell, port } = workerData as OwnGiven & { port: MessagePort };

function say(answer: OwnAnswer): void {
  port.postMessage(answer);
  Atomics.add(bell, 0, 1);
  Atomics.notify(bell, 0);
}

const why = (error: unknown): string => (error instanceof Error ? error.message : String(error)).split('\n')[0];

/** What something is that should have been a number: `Promise`, say, which only answers later. */
const kindOf = (x: unknown): string => (typeof x === 'object' && x !== null ? (x.constructor?.name ?? 'object') : String(x));

/** What makes the engine's names known to a bot wherever its file lies. */
const HOOK = `export const resolve = (name, context, next) => next(name, name.startsWith('@escarmouche/') ? { ...context, parentURL: ${JSON.stringify(import.meta.url)} } : context);`;

/** The bot that a module exports: its default, or by the name of `bot`. */
function botOf(module: Readonly<Record<string, unknown>>): Bot {
  for (const made of [module.default, module.bot])
    if (typeof made === 'object' && made !== null && typeof (made as Partial<Bot>).choose === 'function') return made as Bot;
  throw new Error('no bot is exported, an object with a function `choose`, as default or as `bot`');
}

function asAsk(asked: Asked, table: unknown): Ask {
  const { seat, codes, ids, sorts, view, seed } = asked;
  return {
    seat,
    codes: codes.slice(),
    count: codes.length,
    at(n) {
      if (!Number.isInteger(n) || n < 0 || n >= codes.length) throw new RangeError(`no option has the number ${String(n)}`);
      return codes[n];
    },
    view: () => view,
    table: () => table,
    random: seeded(seed),
    id(code) {
      const at = codes.indexOf(code);
      if (at < 0) throw new RangeError(`no option has the code ${String(code)}`);
      return ids[at];
    },
    sort: sorts === null ? undefined : (code) => sorts[codes.indexOf(code)],
  };
}

type AnyGame = AnyLabGame['game'];

/** The game of these tables: one of the list, without the others, or what a module gives by default. */
async function gameOf({ game, from }: Tables): Promise<AnyGame> {
  if (from === undefined) return (await ALONE[game]()).game;
  const { default: of } = (await import(from)) as { readonly default: AnyManifest };
  return of.situations.game as AnyGame;
}

async function begin(given: Tables): Promise<void> {
  register(`data:text/javascript,${encodeURIComponent(HOOK)}`);
  const game = await gameOf(given);
  const tables = given.setups.map((setup) => {
    const table = game.tables(setup);
    return game.openTables?.(table) ?? table;
  });
  const bot = botOf((await import(file)) as Readonly<Record<string, unknown>>);
  port.on('message', (asked: Asked) => {
    try {
      const code = bot.choose(asAsk(asked, tables[asked.arrangement]));
      say(typeof code === 'number' ? { code } : { answered: kindOf(code) });
    } catch (error) {
      say({ error: why(error) });
    }
  });
  say({ ready: true });
}

port.once('message', (given: Tables) => {
  begin(given).catch((error: unknown) => say({ error: why(error) }));
});
