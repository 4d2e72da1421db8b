/** Tests written as the rulebook writes them: what the dice show, what the card prints, what is added or taken away. */
import type { RolledTest } from './passes.ts';

function term(n: number): string {
  return n < 0 ? `− ${-n}` : `+ ${n}`;
}

/** `3 + 3 − 1`; sixes rolled again are added up one by one. */
export function sumOf({ naturals, value, printed, plus, total }: RolledTest): string {
  const rolled = naturals.join(' + ');
  if (total === null) return rolled;
  const rest = [value - printed, plus].filter((n) => n !== 0);
  return [rolled, term(printed), ...rest.map(term)].join(' ');
}

/** A number with a true minus; decimals as the language writes them. */
export function plain(n: number, lang = 'en'): string {
  return `${n < 0 ? '−' : ''}${Math.abs(n).toLocaleString(lang)}`;
}
