/** `play GAME`: games between programs, as fast as the rules go. */
import { join } from 'node:path';
import {
  type Bot,
  BotFault,
  botTakes,
  type CoreState,
  chanceOn,
  Endless,
  hashOf,
  Match,
  NOBODY,
  playOut,
  type Seeded,
  sample,
  seeded,
} from '@escarmouche/engine';
import { type AnySetup, type Player, writeMatch } from '@escarmouche/files/open';
import { OK, printJson, printLines } from '../common.ts';
import { type AnyGame, type AnyMatch, nameOf, type SetupWishes } from '../games/game.ts';
import { ownOf } from '../given-pack.ts';
import { CliFault, makeFolder, writeText } from '../io.ts';
import { decimal, rate } from '../numbers.ts';
import { faultsCounted, isListed, type OwnBotWishes, type OwnFiles, ownFiles, playersOf, seated } from '../own-bots.ts';
import { progress } from '../progress.ts';
import type { Setting } from '../setting.ts';
import { prepared, type SearchWishes } from './prepared.ts';

/** What is asked of the command. */
export interface PlayWishes extends Omit<SetupWishes, 'parties'>, SearchWishes, OwnBotWishes {
  readonly parties?: readonly string[] | undefined;
  /** Seat by seat; random ones everywhere unless given. */
  readonly seats?: readonly string[] | undefined;
  readonly games: number;
  readonly seed: number;
  /** Folder for a match file of every game. */
  readonly save?: string | undefined;
  /** Match file of the one game. */
  readonly out?: string | undefined;
}

/** One game played to its end. */
interface Finished {
  readonly state: CoreState;
  readonly winner: number;
  readonly decisions: number;
  /** The record, where it was kept. */
  readonly match: AnyMatch | null;
  /** What the bot did that broke the game off, which its seat has lost; null where nobody did. */
  readonly fault: string | null;
}

type Bots = readonly Bot<unknown, unknown>[];

/** Without a record: several times as fast. */
function playFast({ situations: { game } }: AnyGame, table: unknown, bots: Bots, random: Seeded): Finished {
  const g = { table, state: game.begin(table), log: null };
  let asked = 0;
  const counted = bots.map((bot): (typeof bots)[number] => ({
    id: bot.id,
    choose(ask) {
      asked++;
      return bot.choose(ask);
    },
  }));
  try {
    const { decisions } = playOut(game, g, counted, random);
    return { state: g.state, winner: game.result(g)?.winner ?? NOBODY, decisions, match: null, fault: null };
  } catch (error) {
    // Whoever broke the game off was asked, and gave no answer.
    return { state: g.state, ...lostBy(error, bots.length, game.guide?.together === true), decisions: asked - 1, match: null };
  }
}

/** Whose game is won where a bot broke it off: the other seat's, nobody's where all play together. @throws whatever else went wrong */
function lostBy(error: unknown, seats: number, together: boolean): { readonly winner: number; readonly fault: string } {
  if (!(error instanceof BotFault)) throw error;
  return { winner: together || seats !== 2 ? NOBODY : 1 - error.seat, fault: error.message };
}

/** With a record. Asks the same questions and draws the same lots as without, so that it is the same game. */
function playRecorded({ situations: { game } }: AnyGame, setup: AnySetup, table: unknown, bots: Bots, random: Seeded): Finished {
  const match: AnyMatch = new Match(game, setup, { table, undo: false });
  const streams = bots.map((_, seat) => random.stream(seat));
  let broken: ReturnType<typeof lostBy> | null = null;
  while (match.nodeKind !== 'over') {
    if (match.at > game.bound) throw new Endless(game);
    const { node } = match;
    if (node.kind === 'decision') {
      try {
        botTakes(match, bots[node.seat], streams[node.seat]);
      } catch (error) {
        broken = lostBy(error, bots.length, game.guide?.together === true);
        break;
      }
      continue;
    }
    const frame = match.state.stack[match.state.stack.length - 1];
    const outcomes = chanceOn(match.play, game.book).outcomes(match.play, frame.d);
    if (outcomes === null) throw new Error('a chance without outcomes');
    const code = sample(outcomes, random);
    match.fall(match.outcomes().find((o) => o.code === code)?.id ?? '');
  }
  const { node } = match;
  return {
    state: match.state,
    winner: broken?.winner ?? (node.kind === 'over' ? node.result.winner : NOBODY),
    decisions: match.entries.filter((e) => e.kind === 'take').length,
    match,
    fault: broken?.fault ?? null,
  };
}

/** Runs the command. */
export async function play(setting: Setting, of: AnyGame, wishes: PlayWishes): Promise<number> {
  const { io, texts } = setting;
  if (wishes.out !== undefined && wishes.games !== 1) throw new CliFault((t) => t.faults.oneGame(wishes.games));
  const name = nameOf(of);
  const { setup, table } = prepared(
    of,
    { ...wishes, parties: wishes.parties ?? of.usual.parties, own: ownOf(setting.pack, of) },
    setting.lang,
  );
  const files = ownFiles(wishes.bot);
  const seats = seatsFor(of, table, wishes.seats, files);
  const players = await playersOf(of, [setup], seats, files, wishes);
  const bots = seats.map((bot) => players.bot(bot));
  const recorded = wishes.out !== undefined || wishes.save !== undefined;
  if (wishes.save !== undefined) makeFolder(wishes.save);

  const bar = progress(io);
  const began = io.now();
  const wins = seats.map(() => 0);
  let draws = 0;
  let decisions = 0;
  let sum = 0;
  const faults: string[] = [];
  for (let i = 0; i < wishes.games; i++) {
    // Each game has a seed of its own, so that any of them can be played again by itself.
    const random = seeded(`${wishes.seed}/${i}`);
    const done = recorded ? playRecorded(of, setup, table, bots, random) : playFast(of, table, bots, random);
    decisions += done.decisions;
    sum = hashOf([sum, hashOf(done.state), done.decisions]);
    if (done.fault !== null) faults.push(done.fault);
    if (done.winner < 0) draws++;
    else wins[done.winner]++;
    if (done.match !== null) save(wishes, name, i, writeMatch(done.match, seats.map(kept)));
    bar.step((seconds) => texts.play.running(i + 1, wishes.games, rate(setting.lang, (i + 1) / seconds)));
  }
  bar.end();
  players.close();

  const seconds = (io.now() - began) / 1000;
  const checksum = sum.toString(16).padStart(8, '0');
  if (setting.json) {
    const { games, seed } = wishes;
    printJson(io, { game: name, seats, games, seed, decisions, seconds, results: { wins, draws }, faults, checksum });
    return OK;
  }
  const t = texts.play;
  printLines(io, [
    t.head(wishes.games, name, seats.join(' – '), wishes.seed),
    ...wins.map((n, i) => t.won(i + 1, seats[i], n)),
    ...(draws > 0 ? [t.draws(draws)] : []),
    ...faultsCounted(faults).map(([fault, n]) => texts.arena.fault(fault, n)),
    t.decisions(decisions, decimal(setting.lang, seconds, 2), rate(setting.lang, wishes.games / Math.max(seconds, 0.001))),
    t.checksum(checksum),
  ]);
  return OK;
}

/** A player for each seat of this set-up; unless they are named, bots of one's own first, and random ones. @throws CliFault for more or fewer */
function seatsFor({ situations: { game } }: AnyGame, table: unknown, given: PlayWishes['seats'], own: OwnFiles): readonly string[] {
  const many = game.seatsAt?.(table) ?? game.seats;
  return seated('--seats', given ?? Array.from({ length: many }, (_x, seat) => Object.keys(own)[seat] ?? 'random'), many, own);
}

/** Who a match file says has a seat: a bot of one's own has answered like a person, from outside. */
function kept(name: string): Player {
  return isListed(name) ? name : 'person';
}

function save(wishes: PlayWishes, name: string, i: number, text: string): void {
  if (wishes.out !== undefined) writeText(wishes.out, text);
  if (wishes.save === undefined) return;
  const number = String(i + 1).padStart(String(wishes.games).length, '0');
  writeText(join(wishes.save, `${name}-${wishes.seed}-${number}.json`), text);
}
