/** What every command shares. */
import type { Io } from './io.ts';
import type { Lang } from './lang.ts';
import type { Texts } from './texts.ts';

/** Exit status: all is well; something fails; the input is bad. */
export const OK = 0;
export const FAILS = 1;
export const BAD = 2;

/** How a command speaks: where to, in which language, in which form. */
export interface Speaking {
  readonly io: Io;
  readonly lang: Lang;
  readonly texts: Texts;
  /** One JSON value instead of text. */
  readonly json: boolean;
}

/** Digits of a broken number that are printed: what sums of such numbers add behind them means nothing. Whole numbers are printed whole. */
const DIGITS = 12;

const rounded = (_key: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(DIGITS)) : value;

/** Prints the answer as JSON. */
export function printJson(io: Io, value: unknown): void {
  io.out(`${JSON.stringify(value, rounded, 2)}\n`);
}

/** Prints lines. */
export function printLines(io: Io, lines: readonly string[]): void {
  io.out(lines.map((line) => `${line}\n`).join(''));
}

/** Lines of CSV (RFC 4180); what a spreadsheet would take for a formula is a text. */
export function csvLines(rows: readonly (readonly string[])[]): string[] {
  const field = (text: string): string => {
    const safe = /^[=+@\t\r]|^-\D/.test(text) ? `'${text}` : text;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return rows.map((row) => row.map(field).join(','));
}

/** Lines of columns, each as wide as its widest cell; the last one free. */
export function columns(rows: readonly (readonly string[])[], before = '  '): string[] {
  const widths: number[] = [];
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  return rows.map((row) => (before + row.map((cell, i) => (i === row.length - 1 ? cell : cell.padEnd(widths[i] + 2))).join('')).trimEnd());
}
