/** What stands behind an option, read: each refuses what it cannot read by a CliFault. */
import { CliFault } from './io.ts';

/** A whole number within bounds. */
export function whole(option: string, min: number, max: number) {
  return (text: string): number => {
    const n = Number(text);
    if (!/^[+-]?\d+$/.test(text) || n < min || n > max) throw new CliFault((t) => t.faults.wholeNumber(option, min, max, text));
    return n;
  };
}

/** One reading more of a named option, as ID=VALUE. */
export function oneChoice(text: string, before: Record<string, string> = {}): Record<string, string> {
  const at = text.indexOf('=');
  if (at < 1) throw new CliFault((t) => t.faults.choice(text));
  return { ...before, [text.slice(0, at)]: text.slice(at + 1) };
}

/** Words between commas. */
export const list = (text: string): string[] => text.split(',').map((word) => word.trim());

/** One value more of an option that may be given several times. */
export const oneMore = (value: string, before: string[] = []): string[] => [...before, value];
