/** What the players may care for: health on either side, rounds that the cards still last, the way to what is to be done, coins, rooms. */
import type { Aim } from '../../core/index.ts';
import { goalsOf } from './goals.ts';
import { roundsLeft } from './planning/stamina.ts';
import { inPlay } from './rules/board.ts';
import { ACTIVE, CHARACTER, CHOSEN, DISCARD, HAND, MONSTER, type State } from './state.ts';
import type { Gloom, Table } from './table.ts';
import { waitingFor } from './worth.ts';

/** Health of the figures of a kind that are in play. */
function health(g: Gloom, kind: number): number {
  let sum = 0;
  g.state.figures.forEach((f, i) => {
    if (f.kind === kind && inPlay(g, i)) sum += f.hp;
  });
  return sum;
}

/** Rounds that the cards of all characters in play still last, added up. */
function rounds(g: Gloom): number {
  let sum = 0;
  for (const [i, f] of g.state.figures.entries()) {
    if (f.kind !== CHARACTER || !inPlay(g, i)) continue;
    let [hand, discards] = [0, 0];
    for (const c of g.state.cards) {
      if (c.owner !== f.seat) continue;
      if (c.zone === HAND || c.zone === CHOSEN) hand++;
      else if (c.zone === DISCARD || (c.zone === ACTIVE && c.after === DISCARD)) discards++;
    }
    sum += roundsLeft(hand, discards);
  }
  return sum;
}

export const gloomhavenAims: readonly Aim<Table, State>[] = [
  { key: 'own', step: 1, of: (g) => health(g, CHARACTER) },
  { key: 'harm', step: 1, of: (g) => -health(g, MONSTER) - waitingFor(g)[0] },
  {
    key: 'near',
    step: 1,
    of(g, seat) {
      const { near } = goalsOf(g);
      let sum = 0;
      g.state.figures.forEach((f, i) => {
        if (f.kind === CHARACTER && f.seat === seat && inPlay(g, i)) sum -= near(f.hex);
      });
      return sum;
    },
  },
  { key: 'cards', step: 0.5, of: rounds },
  { key: 'goals', step: 0.5, of: (g, seat) => g.state.players[seat].gold },
];
