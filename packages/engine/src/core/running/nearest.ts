/** "Did you mean": the known word that a misspelt one is nearest to. */

/** No word of ours is longer; of longer ones nothing is guessed. */
const LONGEST = 64;

/** Slips that a word of this length may hold and still be taken for another. */
function forgiven(length: number): number {
  return length < 3 ? 0 : length < 6 ? 1 : length < 10 ? 2 : 3;
}

/**
 * Letters put in, left out, mistaken or swapped with their neighbour between two words, each counted once; anything above
 * `most` is told as `most + 1`.
 */
function slips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_x, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let n = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) n = Math.min(n, before[j - 2] + 1);
      next.push(n);
      least = Math.min(least, n);
    }
    if (least > most) return most + 1;
    before = row;
    row = next;
  }
  return row[b.length];
}

/**
 * The word of a list that a misspelt one was meant to be, or undefined where none is near enough to be offered. Upper and lower
 * case are the same to it; of several that are equally near the first is taken.
 */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  if (word.length > LONGEST) return undefined;
  const wanted = word.toLowerCase();
  let most = forgiven(word.length);
  let found: string | undefined;
  for (const candidate of known) {
    if (candidate === word || candidate.length > LONGEST) continue;
    const n = slips(wanted, candidate.toLowerCase(), most);
    if (n > most) continue;
    found = candidate;
    if (n === 0) return found;
    most = n - 1;
  }
  return found;
}
