/**
 * One meeting tried so many times, wherever there is no folder and no database: in a browser. The games are those of an experiment, played by the
 * same code and counted by the same rules; what is told of them is what its report begins with.
 */
import { BOTS, type Bot, type BothLanguages, type BotName, botNamed } from '@escarmouche/engine';
import { Course } from './course.ts';
import { type Interval, intervalOf, shareOf } from './deciding.ts';
import { type Cell, type Experiment, gamesOf, type Side, scoreOf } from './experiment.ts';
import { DRAWN, type Piece, PLAYED, SCORED, SURVIVED } from './games/game.ts';
import { labGame } from './games/index.ts';
import { playUnit, type Tables } from './playing.ts';

/** What is tried: a set-up, who plays each side of it, how often, and the seed of its dice. */
export interface Trial {
  readonly game: string;
  readonly setup: unknown;
  readonly bots: readonly BotName[];
  readonly games: number;
  readonly seed: number;
}

/** A share of games with its 95 % interval. */
export interface Share extends Interval {
  readonly share: number;
  readonly games: number;
}

/** What games in which a card was played, or a figure survived, came to for its side. */
export interface PieceTold extends Share {
  readonly side: number;
  readonly kind: Piece['kind'];
  readonly names: BothLanguages;
}

/** What is known after some of the games. */
export interface TrialTold {
  readonly games: number;
  readonly of: number;
  /** Whether all play together: then the share is of games won. */
  readonly together: boolean;
  /** The first side's share, a game that nobody wins counting as a half. */
  readonly first: Share;
  readonly draws: number;
  /** Its share where it sat in the first seat, and where in the second; empty where seats cannot be exchanged. */
  readonly seats: readonly Share[];
  readonly rounds: { readonly mean: number; readonly least: number; readonly most: number };
  /** Cards that were played or scored and figures that survived, in at least a tenth of the games; those that go best with winning first. */
  readonly pieces: readonly PieceTold[];
  /** Games lost by a player that broke off, and by what. */
  readonly faults: number;
}

/** Pieces seen in fewer games than this say nothing. */
const LEAST = 5;

const side = (party: string, bot: string): Side => ({ party, bot, label: party, names: { en: party, fr: party } });

function experimentOf({ game, setup, bots, games, seed }: Trial): Experiment {
  const { swapped, together, game: of } = labGame(game);
  const other = together ? null : swapped(setup);
  const table = of.tables(setup);
  const seats = Array.from({ length: of.seatsAt?.(table) ?? of.seats }, (_x, seat) => bots[Math.min(seat, bots.length - 1)]);
  const cell: Cell = {
    key: JSON.stringify([game, bots]),
    game,
    a: side('1', bots[0]),
    b: together ? null : side('2', bots[1]),
    where: '',
    setups: other === null ? [setup] : [setup, other],
    seats: other === null ? [seats] : [seats, [...seats].reverse()],
  };
  return {
    name: 'trial',
    titles: { en: '', fr: '' },
    seed,
    // Whole pairs of them.
    stop: { games, least: games },
    cells: [cell],
    own: {},
    limit: 0,
    code: '',
  };
}

/** How often a mark of a piece was set, and what those games were worth to its side. */
interface Seen {
  games: number;
  points: number;
}

/** Plays the games pair by pair, and tells after each what is known. @throws SetupError for a set-up that breaks a rule */
export function* tried(trial: Trial): Generator<TrialTold> {
  const experiment = experimentOf(trial);
  const [cell] = experiment.cells;
  const of = labGame(cell.game);
  const course = new Course(experiment);
  const tables: Tables = new Map();
  const known = new Map<string, Bot>();
  const bot = (name: string): Bot => {
    const listed = BOTS.find((b) => b === name);
    if (listed === undefined) throw new RangeError(`no bot ${name}`);
    const made = known.get(name) ?? (botNamed(listed, of.game) as Bot);
    known.set(name, made);
    return made;
  };
  const pieces = cell.setups.map((setup) => of.pieces(of.game.tables(setup)));
  const seen = new Map<string, { readonly piece: Piece; readonly side: number; readonly in: Seen }>();
  const bySeat = cell.setups.map((): Seen => ({ games: 0, points: 0 }));
  const rounds = { sum: 0, least: Number.POSITIVE_INFINITY, most: 0 };
  let faults = 0;
  for (let next = course.nextOf(0); next !== null; next = course.nextOf(0)) {
    const result = playUnit(experiment, cell, next, (c, arrangement) => c.seats[arrangement].map(bot), tables);
    course.add(0, next, result);
    result.forEach((game, half) => {
      const score = scoreOf(cell, half, game);
      const [, , length, , , fault, , marks] = game;
      bySeat[half].games++;
      bySeat[half].points += score;
      rounds.sum += length;
      rounds.least = Math.min(rounds.least, length);
      rounds.most = Math.max(rounds.most, length);
      if (fault !== '') faults++;
      pieces[half].forEach((piece, i) => {
        const knows = of.knows[piece.kind];
        const told = marks[i] & (piece.kind === 'figure' ? SURVIVED & knows : (PLAYED | SCORED) & knows || DRAWN & knows);
        if (told === 0) return;
        const side = cell.b === null ? 0 : piece.seat === half ? 0 : 1;
        const key = `${side}/${piece.kind}/${piece.id}`;
        const at = seen.get(key) ?? { piece, side, in: { games: 0, points: 0 } };
        seen.set(key, at);
        at.in.games++;
        at.in.points += side === 0 ? score : 1 - score;
      });
    });
    yield toldOf();
  }

  function share({ games, points }: Seen): Share {
    return { games, share: games === 0 ? 0 : points / games, ...shareOf(points, games) };
  }

  function toldOf(): TrialTold {
    const tally = course.tallyOf(0);
    const least = Math.max(LEAST, tally.games / 10);
    return {
      games: tally.games,
      of: course.games.all,
      together: of.together,
      first: { games: tally.games, share: tally.points / Math.max(1, tally.games), ...intervalOf(tally) },
      draws: of.together ? 0 : tally.draws,
      seats: gamesOf(cell) === 2 ? bySeat.map(share) : [],
      rounds: { mean: rounds.sum / Math.max(1, tally.games), least: rounds.least, most: rounds.most },
      pieces: [...seen.values()]
        .filter((s) => s.in.games >= least)
        .map(({ piece, side, in: found }): PieceTold => ({ side, kind: piece.kind, names: piece.names, ...share(found) }))
        .sort((a, b) => b.low - a.low),
      faults,
    };
  }
}
