/**
 * Names that a file may write in another way where something is compared with them: `[4, 3]` for the space `4,3`, as situations have it, and
 * 1 for a card `+1`, as YAML reads it without quotes.
 */
import { same } from '../running/plain.ts';

const isPair = (v: unknown): v is readonly [number, number] => Array.isArray(v) && v.length === 2 && v.every((n) => Number.isInteger(n));

/** The names that a value may stand for, which is none itself. */
export function namesMeant(value: unknown): readonly string[] {
  if (isPair(value)) return [value.join()];
  if (typeof value !== 'number' || !Number.isInteger(value)) return [];
  return value < 0 ? [String(value)] : [`+${value}`, String(value)];
}

/** Whether what holds is what a file expects, however it writes the names in it. */
export function agrees(got: unknown, want: unknown): boolean {
  if (same(got, want)) return true;
  if (typeof got === 'string') return namesMeant(want).includes(got);
  return Array.isArray(got) && Array.isArray(want) && got.length === want.length && got.every((x, i) => agrees(x, want[i]));
}
