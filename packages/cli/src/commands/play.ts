/** `play GAME`: games between programs, as fast as the rules go. */
import { join } from 'node:path';
import {
  BOTS,
  type Bot,
  type BotName,
  botTakes,
  type CoreState,
  chanceOn,
  Endless,
  hashOf,
  Match,
  playOut,
  type Seeded,
  sample,
  seeded,
} from '@escarmouche/engine';
import { type AnySetup, writeMatch } from '@escarmouche/files/open';
import { OK, printJson, printLines } from '../common.ts';
import { type AnyGame, type AnyMatch, nameOf, type SetupWishes } from '../games/game.ts';
import { ownOf } from '../given-pack.ts';
import { CliFault, makeFolder, writeText } from '../io.ts';
import { decimal, rate } from '../numbers.ts';
import { progress } from '../progress.ts';
import type { Setting } from '../setting.ts';
import { Growers } from '../trees.ts';
import { budgetOf, prepared, type SearchWishes } from './prepared.ts';

/** What is asked of the command. */
export interface PlayWishes extends Omit<SetupWishes, 'parties'>, SearchWishes {
  readonly parties?: readonly string[] | undefined;
  /** Seat by seat; random ones everywhere unless given. */
  readonly seats?: readonly BotName[] | undefined;
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
}

type Bots = readonly Bot<unknown, unknown>[];

/** Without a record: several times as fast. */
function playFast({ situations: { game } }: AnyGame, table: unknown, bots: Bots, random: Seeded): Finished {
  const g = { table, state: game.begin(table), log: null };
  const { decisions } = playOut(game, g, bots, random);
  return { state: g.state, winner: game.result(g)?.winner ?? -1, decisions, match: null };
}

/** With a record. Asks the same questions and draws the same lots as without, so that it is the same game. */
function playRecorded({ situations: { game } }: AnyGame, setup: AnySetup, table: unknown, bots: Bots, random: Seeded): Finished {
  const match: AnyMatch = new Match(game, setup, { table, undo: false });
  const streams = bots.map((_, seat) => random.stream(seat));
  while (match.nodeKind !== 'over') {
    if (match.at > game.bound) throw new Endless(game);
    const { node } = match;
    if (node.kind === 'decision') {
      botTakes(match, bots[node.seat], streams[node.seat]);
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
    winner: node.kind === 'over' ? node.result.winner : -1,
    decisions: match.entries.filter((e) => e.kind === 'take').length,
    match,
  };
}

/** Runs the command. */
export function play(setting: Setting, of: AnyGame, wishes: PlayWishes): number {
  const { io, texts } = setting;
  if (wishes.out !== undefined && wishes.games !== 1) throw new CliFault((t) => t.faults.oneGame(wishes.games));
  const name = nameOf(of);
  const { setup, table } = prepared(
    of,
    { ...wishes, parties: wishes.parties ?? of.usual.parties, own: ownOf(setting.pack, of) },
    setting.lang,
  );
  const seats = seatsFor(of, table, wishes.seats);
  const growers = new Growers(of, [setup], budgetOf(wishes));
  const bots = seats.map((bot) => growers.bot(bot));
  const recorded = wishes.out !== undefined || wishes.save !== undefined;
  if (wishes.save !== undefined) makeFolder(wishes.save);

  const bar = progress(io);
  const began = io.now();
  const wins = seats.map(() => 0);
  let draws = 0;
  let decisions = 0;
  let sum = 0;
  for (let i = 0; i < wishes.games; i++) {
    // Each game has a seed of its own, so that any of them can be played again by itself.
    const random = seeded(`${wishes.seed}/${i}`);
    const done = recorded ? playRecorded(of, setup, table, bots, random) : playFast(of, table, bots, random);
    decisions += done.decisions;
    sum = hashOf([sum, hashOf(done.state), done.decisions]);
    if (done.winner < 0) draws++;
    else wins[done.winner]++;
    if (done.match !== null) save(wishes, name, i, writeMatch(done.match, seats));
    bar.step((seconds) => texts.play.running(i + 1, wishes.games, rate(setting.lang, (i + 1) / seconds)));
  }
  bar.end();
  growers.close();

  const seconds = (io.now() - began) / 1000;
  const checksum = sum.toString(16).padStart(8, '0');
  if (setting.json) {
    const { games, seed } = wishes;
    printJson(io, { game: name, seats, games, seed, decisions, seconds, results: { wins, draws }, checksum });
    return OK;
  }
  const t = texts.play;
  printLines(io, [
    t.head(wishes.games, name, seats.join(' – '), wishes.seed),
    ...wins.map((n, i) => t.won(i + 1, seats[i], n)),
    ...(draws > 0 ? [t.draws(draws)] : []),
    t.decisions(decisions, decimal(setting.lang, seconds, 2), rate(setting.lang, wishes.games / Math.max(seconds, 0.001))),
    t.checksum(checksum),
  ]);
  return OK;
}

/** A player for each seat of this set-up. @throws CliFault for more or fewer */
function seatsFor({ situations: { game } }: AnyGame, table: unknown, given: PlayWishes['seats']): readonly BotName[] {
  const many = game.seatsAt?.(table) ?? game.seats;
  if (given !== undefined && given.length !== many) throw new CliFault((t) => t.faults.bots('--seats', BOTS, many, given.join(',')));
  return given ?? Array.from({ length: many }, (): BotName => 'random');
}

function save(wishes: PlayWishes, name: string, i: number, text: string): void {
  if (wishes.out !== undefined) writeText(wishes.out, text);
  if (wishes.save === undefined) return;
  const number = String(i + 1).padStart(String(wishes.games).length, '0');
  writeText(join(wishes.save, `${name}-${wishes.seed}-${number}.json`), text);
}
