/**
 * The same small duel for two engines. Two fighters of 20 health; the one to act strikes with 4 dice or aims (its next strike
 * has 2 more); the other defends with 2 dice; 4 and above succeed. Dice come from one stream, so both play the same games.
 */

/** A stream of ten-sided dice that can live in a state: 32-bit congruential, the upper bits taken. */
export function nextSeed(seed) {
  return (Math.imul(seed, 1664525) + 1013904223) >>> 0;
}

/** Successes of so many dice; returns [successes, seed]. */
export function rollDice(seed, dice) {
  let s = seed;
  let n = 0;
  for (let i = 0; i < dice; i++) {
    s = nextSeed(s);
    if ((s >>> 16) % 10 >= 3) n++;
  }
  return [n, s];
}

/** The policy both sides follow: aims on every third decision of a game. */
export function aims(turn) {
  return turn % 3 === 2;
}

/** Adds a finished duel to a checksum. */
export function mixIn(checksum, a, b, turns) {
  return (Math.imul(checksum, 31) + a * 1009 + b * 97 + turns) >>> 0;
}
