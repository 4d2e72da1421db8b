/** Bots of one's own on the command line (`--bot FILE`), and who is seated by name. */
import { basename, extname, resolve } from 'node:path';
import { BOTS, type Bot, type BotName } from '@escarmouche/engine';
import type { OwnBots, Place } from '@escarmouche/lab/own';
import { budgetOf, type SearchWishes } from './commands/prepared.ts';
import { type AnyGame, nameOf } from './games/game.ts';
import { CliFault } from './io.ts';
import { Growers } from './trees.ts';

/** What is wished for of bots of one's own. */
export interface OwnBotWishes {
  /** Their files, each FILE or NAME=FILE. */
  readonly bot?: readonly string[] | undefined;
  /** Milliseconds that one has for an answer. */
  readonly limit: number;
}

/** Files by the names of the bots in them. */
export type OwnFiles = Readonly<Record<string, string>>;

const NAME = /^[a-z0-9][a-z0-9_-]{0,39}$/i;

/** Bots of one's own by name: `mine=./my-bot.mjs`, or named by the file. @throws CliFault for a name that is taken or none */
export function ownFiles(given: readonly string[] = []): OwnFiles {
  const out: Record<string, string> = {};
  for (const text of given) {
    const [, named, path] = /^([\w-]+)=(.+)$/.exec(text) ?? [undefined, undefined, text];
    const name = named ?? basename(path, extname(path));
    if (!NAME.test(name) || (BOTS as readonly string[]).includes(name) || Object.hasOwn(out, name))
      throw new CliFault((t) => t.faults.botName(name));
    out[name] = resolve(path);
  }
  return out;
}

/** Whether the engine has a bot of this name. */
export function isListed(name: string): name is BotName {
  return (BOTS as readonly string[]).includes(name);
}

/** Says who sits where: so many names, each of a bot that is known, and every bot of one's own among them. @throws CliFault */
export function seated(option: string, names: readonly string[], many: number, own: OwnFiles): readonly string[] {
  if (names.length !== many || !names.every((name) => isListed(name) || Object.hasOwn(own, name)))
    throw new CliFault((t) => t.faults.bots(option, [...Object.keys(own), ...BOTS], many, names.join(',')));
  const idle = Object.keys(own).find((name) => !names.includes(name));
  if (idle !== undefined) throw new CliFault((t) => t.faults.idleBot(option, idle));
  return names;
}

/** Bots of one's own, each in a thread; what they take is loaded where there are any. @throws LabFault where a file holds no bot */
async function opened(place: Place, names: readonly string[], files: OwnFiles, limit: number): Promise<OwnBots | null> {
  if (Object.keys(files).length === 0) return null;
  const { checkOwn, OwnBots } = await import('@escarmouche/lab/own');
  checkOwn([{ ...place, seats: [names] }], files, limit);
  return new OwnBots(files, limit);
}

/** Those who play in a command. `play` says which of its set-ups is played; `close` ends what threads there are. */
export interface Players {
  play(setup: number): void;
  bot(name: string): Bot<unknown, unknown>;
  close(): void;
}

/** Bots of the engine's list play here, one's own in a thread each, where they have `limit` milliseconds for an answer. @throws LabFault */
export async function playersOf(
  of: AnyGame,
  setups: readonly unknown[],
  names: readonly string[],
  files: OwnFiles,
  wishes: OwnBotWishes & SearchWishes,
): Promise<Players> {
  const place = { key: 'all', game: nameOf(of), from: of.from, setups };
  const own = await opened(place, names, files, wishes.limit);
  const growers = new Growers(of, setups, budgetOf(wishes));
  let at = 0;
  return {
    play(setup) {
      at = setup;
      growers.play(setup);
    },
    bot(name) {
      if (isListed(name)) return growers.bot(name);
      if (own === null) throw new RangeError(`no bot ${name}`);
      return { id: name, choose: (ask) => own.bot(name, place, at).choose(ask) };
    },
    close() {
      growers.close();
      own?.close();
    },
  };
}

/** What players lost games by, each with how often it was so. */
export function faultsCounted(faults: readonly string[]): readonly (readonly [fault: string, games: number])[] {
  const all = new Map<string, number>();
  for (const fault of faults) all.set(fault, (all.get(fault) ?? 0) + 1);
  return [...all];
}
