/**
 * The block function of ChaCha20 (RFC 8439, 2.3): sixteen words out of a key, from which neither the key nor any other block follows.
 * Streams of random numbers are parted by it. Written here because a library of ciphers weighs eight times as much in the first load of a page.
 */

/** The constants that RFC 8439 begins every block with, and which words each quarter of a round mixes: columns, then diagonals. */
const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;
const QUARTERS: readonly number[] = Array.from({ length: 32 }, (_, i) => {
  const [quarter, row] = [i >> 2, i & 3];
  return 4 * row + ((quarter + (quarter < 4 ? 0 : row)) % 4);
});

/**
 * One block.
 * @param key eight words of 32 bits
 * @param counter and the three words of `nonce` tell the blocks of one key apart
 * @returns sixteen words of 32 bits, signed
 */
export function chachaBlock(key: readonly number[], counter: number, nonce: readonly [number, number, number]): number[] {
  if (key.length !== 8) throw new RangeError(`a key has 8 words, not ${key.length}`);
  // Plain lists: typed arrays of this size cost more to make than all the rounds.
  const start = [...SIGMA, ...key, counter, ...nonce];
  const x = [...start];
  for (let round = 0; round < 10; round++) {
    for (let q = 0; q < 32; q += 4) {
      const ia = QUARTERS[q];
      const ib = QUARTERS[q + 1];
      const ic = QUARTERS[q + 2];
      const id = QUARTERS[q + 3];
      let a = x[ia];
      let b = x[ib];
      let c = x[ic];
      let d = x[id];
      a = (a + b) | 0;
      d ^= a;
      d = (d << 16) | (d >>> 16);
      c = (c + d) | 0;
      b ^= c;
      b = (b << 12) | (b >>> 20);
      a = (a + b) | 0;
      d ^= a;
      d = (d << 8) | (d >>> 24);
      c = (c + d) | 0;
      b ^= c;
      b = (b << 7) | (b >>> 25);
      x[ia] = a;
      x[ib] = b;
      x[ic] = c;
      x[id] = d;
    }
  }
  for (let i = 0; i < 16; i++) x[i] = (x[i] + start[i]) | 0;
  return x;
}
