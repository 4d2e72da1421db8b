/** Plays the games of one unit. */
import { type Bot, BotFault, type CoreState, Endless, hashOf, Log, NOBODY, playOut, seeded } from '@escarmouche/engine';
import { type Cell, type Experiment, type Fault, type GameResult, seedOf, type UnitResult } from './experiment.ts';
import { LabFault, reason } from './fault.ts';
import { labGame } from './games/index.ts';
import { NoNumber, Slow } from './own/failing.ts';

/** Gives the bots of a cell's set-up, seat by seat. */
export type Seating = (cell: Cell, arrangement: number) => readonly Bot[];

/** Tables made so far, by cell and arrangement: building them takes longer than a quick game. */
export type Tables = Map<string, unknown>;

const MOST_TABLES = 16;

function tableOf(tables: Tables, cell: Cell, arrangement: number): unknown {
  const key = `${arrangement}/${cell.key}`;
  const known = tables.get(key);
  if (known !== undefined) return known;
  const made = labGame(cell.game).game.tables(cell.setups[arrangement]);
  // The oldest goes: cells are mostly played one after the other.
  for (const old of tables.keys()) {
    if (tables.size < MOST_TABLES) break;
    tables.delete(old);
  }
  tables.set(key, made);
  return made;
}

/** Characters of what a bot said that are kept. */
const MOST_SAID = 200;

/** Why a bot's game broke off, and what the bot said. */
function faultOf({ cause, message }: BotFault): readonly [fault: Fault, said: string] {
  const said = (text: string): string =>
    text
      .replace(/\p{C}+/gu, ' ')
      .trim()
      .slice(0, MOST_SAID);
  if (cause instanceof Slow) return ['slow', cause.message];
  if (cause instanceof NoNumber) return ['nonsense', said(cause.message)];
  return cause === undefined ? ['nonsense', said(/\((.*)\)$/su.exec(message)?.[1] ?? message)] : ['threw', said(reason(cause))];
}

/**
 * Plays one game to its end. A bot that breaks off, is slow or answers what is not offered loses it, by name.
 * @throws Error where the rules themselves break
 */
function playGame(
  experiment: Pick<Experiment, 'seed'>,
  cell: Cell,
  unit: number,
  arrangement: number,
  seating: Seating,
  tables: Tables,
): GameResult {
  const of = labGame(cell.game);
  const { game } = of;
  const table = tableOf(tables, cell, arrangement);
  const log = new Log();
  const g = { table, state: game.begin(table) as CoreState, log };
  let decisions = 0;
  let fault: Fault | '' = '';
  let said = '';
  let faulty = NOBODY;
  const bots = seating(cell, arrangement).map(
    (bot): Bot => ({
      id: bot.id,
      choose(ask) {
        decisions++;
        return bot.choose(ask);
      },
    }),
  );
  try {
    playOut(game, g, bots, seeded(seedOf(experiment, cell, unit)));
  } catch (error) {
    if (error instanceof BotFault) {
      // A bot that cannot even be loaded has lost nothing.
      if (error.cause instanceof LabFault) throw error.cause;
      [fault, said] = faultOf(error);
      faulty = error.seat;
    } else if (error instanceof Endless) fault = 'endless';
    else throw error;
  }
  const winner = fault === '' ? (game.result(g)?.winner ?? NOBODY) : faulty >= 0 && cell.b !== null ? 1 - faulty : NOBODY;
  const checksum = hashOf(g.state).toString(16).padStart(8, '0');
  const result = [
    winner,
    [...of.points(table, g.state)],
    of.rounds(g.state),
    decisions,
    checksum,
    fault,
    faulty,
    [...of.marks(table, g.state, log.events)],
  ] as const;
  return said === '' ? result : [...result, said];
}

/** Plays a unit: with seats exchanged where the cell exchanges them, with the same dice. */
export function playUnit(experiment: Pick<Experiment, 'seed'>, cell: Cell, unit: number, seating: Seating, tables: Tables): UnitResult {
  return cell.setups.map((_setup, arrangement) => playGame(experiment, cell, unit, arrangement, seating, tables));
}
