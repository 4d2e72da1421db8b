/**
 * `arena GAME`: which of two players is stronger. Both play the same party; each match is played twice with the same dice, and they change
 * seats in between. Where the seats win together, one player has all of them, and what is counted is how often it wins.
 */
import { type Bot, BotFault, hashOf, NOBODY, playOut, seeded, wilson } from '@escarmouche/engine';
import { OK, printJson, printLines } from '../common.ts';
import { type AnyGame, nameOf, type SetupWishes } from '../games/game.ts';
import { ownOf } from '../given-pack.ts';
import { CliFault } from '../io.ts';
import { decimal } from '../numbers.ts';
import { faultsCounted, type OwnBotWishes, ownFiles, playersOf, seated } from '../own-bots.ts';
import { progress } from '../progress.ts';
import type { Setting } from '../setting.ts';
import { prepared, type SearchWishes } from './prepared.ts';

/** What is asked of the command. */
export interface ArenaWishes extends Omit<SetupWishes, 'parties'>, SearchWishes, OwnBotWishes {
  readonly parties?: readonly string[] | undefined;
  /** The player that is measured, and the one it is measured by. */
  readonly bots?: readonly string[] | undefined;
  readonly games: number;
  readonly seed: number;
}

/** How the player that is measured came out. */
interface Score {
  won: number;
  lost: number;
  drawn: number;
  /** Answers it gave where there was a choice, and milliseconds it took for them. */
  answers: number;
  spent: number;
  longest: number;
  /** Players that broke off or answered what was not offered: whoever does so has lost. */
  readonly faults: string[];
  sum: number;
}

type AnyBot = Bot<unknown, unknown>;

/** The same player, with its answers timed. */
function timed(bot: AnyBot, score: Score, now: () => number): AnyBot {
  return {
    id: bot.id,
    choose(ask) {
      if (ask.count === 1) return bot.choose(ask);
      const began = now();
      const code = bot.choose(ask);
      const took = now() - began;
      score.answers++;
      score.spent += took;
      score.longest = Math.max(score.longest, took);
      return code;
    },
  };
}

/** One match. `seat` is that of the player measured; `NOBODY` where it has all of them. */
function match(of: AnyGame, table: unknown, bots: readonly AnyBot[], seat: number, seed: string, score: Score): void {
  const { game } = of.situations;
  const g = { table, state: game.begin(table), log: null };
  let winner: number;
  try {
    playOut(game, g, bots, seeded(seed));
    winner = game.result(g)?.winner ?? NOBODY;
  } catch (error) {
    if (!(error instanceof BotFault)) throw error;
    score.faults.push(error.message);
    winner = seat < 0 ? NOBODY : 1 - error.seat;
  }
  score.sum = hashOf([score.sum, hashOf(g.state), winner]);
  // Nobody's seat wins where all have lost together, and that is no draw.
  const together = seat < 0;
  if (together ? winner >= 0 : winner === seat) score.won++;
  else if (!together && winner < 0) score.drawn++;
  else score.lost++;
}

/** Runs the command. */
export async function arena(setting: Setting, of: AnyGame, wishes: ArenaWishes): Promise<number> {
  const { io, texts, lang } = setting;
  const t = texts.arena;
  const { games, seed } = wishes;
  const { game } = of.situations;
  const together = game.guide?.together === true;
  const files = ownFiles(wishes.bot);
  const [measuredUsually = 'search', against = 'greedy'] = Object.keys(files);
  const names = wishes.bots ?? (together ? [measuredUsually] : [measuredUsually, against]);
  seated('--bots', names, together ? 1 : 2, files);
  if (!together && games % 2 !== 0) throw new CliFault((x) => x.faults.pairs(games));
  const parties = wishes.parties ?? of.usual.parties;
  const own = ownOf(setting.pack, of);
  const mirrors = together ? [parties] : parties.map((p) => [p, p]);
  const matches = mirrors.map((both) => prepared(of, { ...wishes, parties: both, own }, lang));
  const players = await playersOf(
    of,
    matches.map((m) => m.setup),
    names,
    files,
    wishes,
  );
  const score: Score = { won: 0, lost: 0, drawn: 0, answers: 0, spent: 0, longest: 0, faults: [], sum: 0 };
  const [me, other] = names.map((name) => players.bot(name));
  const measured = timed(me, score, io.now);

  const bar = progress(io);
  for (let i = 0; i < games; i++) {
    // Each pair has a seed of its own, so that any of them can be played again by itself.
    const pair = together ? i : i >> 1;
    const { table } = matches[pair % matches.length];
    players.play(pair % matches.length);
    const seat = together ? NOBODY : i & 1;
    const seats = game.seatsAt?.(table) ?? game.seats;
    const bots = Array.from({ length: seats }, (_x, s) => (seat < 0 || s === seat ? measured : other));
    match(of, table, bots, seat, `${seed}/${pair}`, score);
    bar.step((seconds) => t.running(i + 1, games, Math.round(seconds)));
  }
  bar.end();
  players.close();

  const { won, lost, drawn, answers, spent, longest, faults } = score;
  const share = (n: number): { share: number; low: number; high: number } => {
    const [low, high] = wilson(won, n);
    return { share: n === 0 ? 0 : won / n, low, high };
  };
  const all = share(games);
  const decided = share(won + lost);
  const each = answers === 0 ? 0 : spent / answers;
  const checksum = score.sum.toString(16).padStart(8, '0');
  if (setting.json) {
    const { lines, time } = wishes;
    const results = { won, lost, drawn, all, decided };
    printJson(io, { game: nameOf(of), bots: names, games, seed, parties, lines, time, results, answers, each, longest, faults, checksum });
    return OK;
  }
  const percent = (x: number): string => decimal(lang, 100 * x, 1);
  const told = (s: typeof all): string => t.share(percent(s.share), percent(s.low), percent(s.high));
  printLines(io, [
    t.head(games, nameOf(of), names.join(' – '), seed),
    t.score(names[0], won, lost, drawn),
    t.all(told(all)),
    ...(drawn > 0 ? [t.decided(told(decided))] : []),
    t.time(answers, decimal(lang, each, 1), longest.toFixed(0)),
    ...faultsCounted(faults).map(([fault, n]) => t.fault(fault, n)),
    t.checksum(checksum),
  ]);
  return OK;
}
