/** Rows of an experiment as Parquet: one for each match, and one for each card and figure of each match. */
import { readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Course } from './course.ts';
import { type Appender, sqlText, withDatabase } from './duckdb.ts';
import { type Cell, type GameResult, gamesOf, scoreOf, seedOf } from './experiment.ts';
import { MARKS, type Piece } from './games/game.ts';
import { labGame } from './games/index.ts';

const MATCHES = `create table matches (
  experiment varchar, game varchar, cell varchar, place varchar, unit integer, half integer, number integer, seed varchar,
  a varchar, a_party varchar, a_bot varchar, b varchar, b_party varchar, b_bot varchar,
  first varchar, winner varchar, score double, a_points double, b_points double,
  rounds integer, decisions integer, checksum varchar, fault varchar, faulty varchar, said varchar)`;

const PIECES = `create table pieces (
  experiment varchar, game varchar, cell varchar, number integer, side varchar, party varchar, bot varchar,
  kind varchar, id varchar, name_en varchar, name_fr varchar,
  drawn boolean, played boolean, scored boolean, survived boolean, score double)`;

/** The tables, as `lab query` names them. */
export const TABLES = ['matches', 'pieces'] as const;

/** Which side sits in a seat: where all play together, they are all `a`. */
const sideAt = (cell: Cell, half: number, seat: number): 'a' | 'b' => (cell.b === null || seat === half ? 'a' : 'b');

/** The pieces of a cell's set-ups, made once. */
function piecesOf(cell: Cell): readonly (readonly Piece[])[] {
  const of = labGame(cell.game);
  return cell.setups.map((setup) => of.pieces(of.game.tables(setup)));
}

function texts(row: Appender, ...values: readonly (string | null)[]): void {
  for (const v of values) {
    if (v === null) row.appendNull();
    else row.appendVarchar(v);
  }
}

function matchRow(row: Appender, course: Course, cell: Cell, unit: number, half: number, game: GameResult): void {
  const [winner, points, rounds, decisions, checksum, fault, faulty, , said = null] = game;
  const { experiment } = course;
  texts(row, experiment.name, cell.game, cell.key, cell.where);
  row.appendInteger(unit);
  row.appendInteger(half);
  row.appendInteger(unit * gamesOf(cell) + half);
  texts(row, seedOf(experiment, cell, unit), cell.a.label, cell.a.party, cell.a.bot);
  texts(row, cell.b?.label ?? null, cell.b?.party ?? null, cell.b?.bot ?? null);
  texts(row, sideAt(cell, half, 0), winner < 0 ? null : sideAt(cell, half, winner));
  row.appendDouble(scoreOf(cell, half, game));
  // Where all play together, the second number is the game's own.
  const [a, b] = cell.b !== null && half === 1 ? [points[1], points[0]] : points;
  row.appendDouble(a);
  row.appendDouble(b);
  row.appendInteger(rounds);
  row.appendInteger(decisions);
  texts(row, checksum, fault === '' ? null : fault, faulty < 0 ? null : sideAt(cell, half, faulty), said);
  row.endRow();
}

function pieceRows(
  row: Appender,
  course: Course,
  cell: Cell,
  unit: number,
  half: number,
  game: GameResult,
  pieces: readonly Piece[],
): void {
  const { knows } = labGame(cell.game);
  const marks = game[7];
  const score = scoreOf(cell, half, game);
  for (const [i, piece] of pieces.entries()) {
    const side = sideAt(cell, half, piece.seat);
    const of = side === 'a' || cell.b === null ? cell.a : cell.b;
    texts(row, course.experiment.name, cell.game, cell.key);
    row.appendInteger(unit * gamesOf(cell) + half);
    texts(row, side, of.party, of.bot, piece.kind, piece.id, piece.names.en, piece.names.fr);
    for (const [, bit] of MARKS) {
      if ((knows[piece.kind] & bit) === 0) row.appendNull();
      else row.appendBoolean((marks[i] & bit) !== 0);
    }
    row.appendDouble(side === 'a' ? score : 1 - score);
    row.endRow();
  }
}

/** Rows of pieces after which what was appended is written to the disk, so that memory does not grow with the number of games. */
const FLUSHED = 50_000;

/** Writes the rows of all games that count. The same games give the same files, byte by byte. @throws LabFault where DuckDB is not there */
export async function writeRows(course: Course, folder: string): Promise<void> {
  const scratch = join(folder, `rows.${process.pid}.part`);
  // The folder is this run's alone: what lies there of another was left by one that was killed.
  const clean = (): void => {
    for (const name of readdirSync(folder)) if (/^rows\.\d+\.part/.test(name)) rmSync(join(folder, name), { force: true, recursive: true });
  };
  clean();
  try {
    await withDatabase(scratch, async (c) => {
      // One thread, in order: nothing about the file hangs on the machine.
      await c.run('set threads = 1; set preserve_insertion_order = true');
      await c.run(`${MATCHES}; ${PIECES}`);
      const matches = await c.createAppender('matches');
      const pieces = await c.createAppender('pieces');
      let of: Cell | undefined;
      let known: readonly (readonly Piece[])[] = [];
      let appended = 0;
      for (const { cell, unit, result } of course.units()) {
        if (of !== cell) known = piecesOf(cell);
        of = cell;
        for (const [half, game] of result.entries()) {
          matchRow(matches, course, cell, unit, half, game);
          pieceRows(pieces, course, cell, unit, half, game, known[half]);
          appended += known[half].length;
        }
        if (appended < FLUSHED) continue;
        matches.flushSync();
        pieces.flushSync();
        appended = 0;
      }
      matches.closeSync();
      pieces.closeSync();
      for (const table of TABLES) {
        const path = join(folder, `${table}.parquet`);
        await c.run(`copy ${table} to ${sqlText(`${path}.part`)} (format parquet, compression zstd)`);
        renameSync(`${path}.part`, path);
      }
    });
  } finally {
    clean();
  }
}
