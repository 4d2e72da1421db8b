/** How long cards last. */

/** Rounds in which a player with these cards in hand and among the discards can still choose two, resting in between. */
export function roundsLeft(hand: number, discards: number): number {
  let rounds = 0;
  let [h, d] = [hand, discards];
  for (;;) {
    const now = Math.floor(h / 2);
    rounds += now;
    d += 2 * now;
    h -= 2 * now;
    if (h + d - 1 < 2 || d < 2) return rounds;
    h += d - 1;
    d = 0;
  }
}
