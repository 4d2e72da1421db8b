/**
 * The random player. Where a decision sorts its options into kinds, it picks a kind first and then an option of that kind,
 * each as likely: otherwise the many spaces of a move would drown the few attacks.
 */
import type { Bot } from '../core/index.ts';

const counts = new Int32Array(16);

/** Picks among the options offered. */
export const randomBot: Bot = {
  id: 'random',
  choose({ codes, random, sort }) {
    if (codes.length === 1) return codes[0];
    if (sort === undefined) return codes[random.below(codes.length)];
    counts.fill(0);
    let kinds = 0;
    for (let i = 0; i < codes.length; i++) if (counts[sort(codes[i])]++ === 0) kinds++;
    let nth = random.below(kinds);
    let kind = 0;
    while (counts[kind] === 0 || nth-- > 0) kind++;
    let left = random.below(counts[kind]);
    for (let i = 0; i < codes.length; i++) if (sort(codes[i]) === kind && left-- === 0) return codes[i];
    return codes[0];
  },
};
