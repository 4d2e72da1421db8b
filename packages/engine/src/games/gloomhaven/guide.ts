/** What players that look ahead go by: the present round to its end; what is still to be done, and whether life and cards last as long. */
import type { Guide } from '../../core/index.ts';
import { foreseenAnswer } from './foreseen-answer.ts';
import { goalsOf } from './goals.ts';
import { inPlay } from './rules/board.ts';
import { ACTIVE, CHARACTER, CHOSEN, DISCARD, HAND, MONSTER, type State } from './state.ts';
import type { Gloom, Table } from './table.ts';
import { hindered, promised, waitingFor } from './worth.ts';

/** More than figures ever stand on a map. */
const ROUND = 64;

/** A point of a monster's health still to be taken, a monster still to be beaten: its blows count as well. */
const POINT = 9;
const STANDS = 20;
/** A point of a character's health, one of its last, and itself. */
const LIFE = 5;
const LAST = 6;
const CHARACTER_LOST = 220;
/** A round that cards are short of what is to be done, and one to spare; more than so many to spare are of little use. */
const SHORT = 25;
const SPARE = 10;
const ENOUGH = 12;
/** Fewer than two cards in hand while monsters are about: the next round goes by in a rest, under their blows. */
const FORCED = 15;
/** Health that a character takes from monsters in a round, as a rule, and rounds that a closed door costs. */
const RATE = 2;
const DOOR = 2;
/** A step of the way to what is to be done. */
const STEP = 3;
/** With nobody left to fight the way to a door counts, up to so many steps; it never undoes what it is worth that nobody is left. */
const WAY = 4;
const FAR = 12;
const CLEARED = 50;
/** A room that lies open: more than opening it loses of what it is worth to every player that nobody is left, or they stay before the door. */
const ROOM = 200;

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

/** Health of all monsters, those that wait behind doors too, and their number. */
function toBeat(g: Gloom): { hp: number; many: number } {
  let [hp, many] = waitingFor(g);
  g.state.figures.forEach((f, i) => {
    if (f.kind !== MONSTER || !inPlay(g, i)) return;
    hp += f.hp + f.shield;
    many++;
  });
  return { hp, many };
}

/** The worth of a position for all players together. */
function worthTogether(g: Gloom): number {
  const { state } = g;
  if (state.over === 1) return state.won === 1 ? 10_000 : -10_000;
  const { hp, many } = toBeat(g);
  const { fight, near } = goalsOf(g);
  const rooms = g.table.scenario.rooms.length;
  let open = 0;
  for (let i = 0; i < rooms; i++) open += (state.rooms >> i) & 1;
  const fighters = state.figures.filter((f, i) => f.kind === CHARACTER && inPlay(g, i)).length;
  const needed = hp / (RATE * Math.max(1, fighters)) + (rooms - open) * DOOR;
  let sum = open * ROOM - hp * POINT - many * STANDS;
  state.figures.forEach((f, i) => {
    if (f.kind === MONSTER && inPlay(g, i)) sum += hindered(f.conditions);
    if (f.kind !== CHARACTER) return;
    if (!inPlay(g, i)) {
      sum -= CHARACTER_LOST;
      return;
    }
    sum += f.hp * LIFE - Math.max(0, 4 - f.hp) * LAST - hindered(f.conditions) + (f.shield + f.retaliate) * 2;
    const steps = near(f.hex);
    sum += promised(g, f.seat, steps) + (fight ? -steps * STEP : CLEARED - Math.min(steps, FAR) * WAY);
    let [hand, discards] = [0, 0];
    for (const c of state.cards) {
      if (c.owner !== f.seat) continue;
      if (c.zone === HAND || c.zone === CHOSEN) hand++;
      else if (c.zone === DISCARD || (c.zone === ACTIVE && c.after === DISCARD)) discards++;
    }
    if (fight && hand < 2) sum -= FORCED;
    const spare = roundsLeft(hand, discards) - needed;
    sum += spare < 0 ? spare * SHORT : Math.min(spare, ENOUGH) * SPARE + Math.max(0, spare - ENOUGH) * 3;
    sum += state.players[f.seat].xp * 0.5 + state.players[f.seat].gold * 0.5;
  });
  return sum;
}

export const gloomhavenGuide: Guide<Table, State> = {
  together: true,
  clock({ state: s }) {
    let acted = 0;
    for (const f of s.figures) acted += f.acted;
    return s.round * ROUND + (s.choosing === 1 ? 0 : acted);
  },
  until: (g) => (g.state.round + 1) * ROUND,
  worth: worthTogether,
  scale: 60,
  likely: foreseenAnswer,
};
