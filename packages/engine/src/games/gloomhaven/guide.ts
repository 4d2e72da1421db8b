/** What players that look ahead go by: the present round to its end; what is still to be done, and whether life and cards last as long. */
import type { Guide } from '../../core/index.ts';
import { foreseenAnswer, promiseOf } from './foreseen-answer.ts';
import { goalsOf } from './goals.ts';
import { roundsLeft } from './planning/stamina.ts';
import { inPlay } from './rules/board.ts';
import { ACTIVE, CHARACTER, CHOSEN, DISCARD, HAND, isRoomRevealed, MONSTER, type State } from './state.ts';
import type { Gloom, Table } from './table.ts';
import { hindered, promised, waitingFor } from './worth.ts';

/** More than figures ever stand on a map. */
const ROUND = 64;

/*
 * Hundredths of the logarithm of the odds to win, by logistic regression on what became of some sixty thousand rounds of scenarios that plans
 * alone had played with life, cards and level by lot: docs/search.md.
 */
/** A monster still to be beaten, a point of its health, and all that health for each round that the cards last. */
const MONSTERS = 81;
const POINT = 2.5;
const RATE = 172;
/** A point of a character's health, and one of its last. */
const LIFE = 12;
const LAST = 4;
/** A round that the cards last, one that those of whoever tires first do, and a card in hand. */
const ROUNDS = 10;
const LEAST = 3;
const CARD = 3.5;
/** A step of the way to the monsters, and how many count. */
const STEP = 12;
const FAR_STEPS = 8;
/** Nobody left to fight: a rest that is due is cheap then. */
const DUE = 34;
/*
 * Not from the regression (which gave 9.5 and 72), since it never saw anybody wait before a door: what opening it adds to the way to monsters
 * must not make it better to stay outside until all are tired. Set by what searching players did on seeds of their own.
 */
/** A step of the way to the door where no monster is left, and how many count; that time goes by there; a room that lies open. */
const WAY = 6;
const FAR_WAY = 10;
const IDLE = 100;
const ROOM = 150;
/*
 * Nor this: plans open a door as soon as somebody gets there. Monsters that stand at once strike at once, until the characters have beaten them one
 * by one: what a fight costs grows by the square of those in it, and a room that is shut is a fight of its own.
 */
const CROWD = 30;
/** By judgement: what hinders a figure, cards chosen that may still do something, rewards. */
const HINDERED = 2;
const PROMISE = 1.5;
const REWARD = 0.2;

/** The worth of a position for all players together. */
function worthTogether(g: Gloom): number {
  const { state } = g;
  if (state.over === 1) return state.won === 1 ? 10_000 : -10_000;
  const { fight, near } = goalsOf(g);
  let [health, monsters, crowds] = waitingFor(g);
  let awake = 0;
  let sum = fight ? 0 : -IDLE;
  for (let i = 0; i < g.table.scenario.rooms.length; i++) if (isRoomRevealed(state, i)) sum += ROOM;
  let all = 0;
  let least = Number.POSITIVE_INFINITY;
  state.figures.forEach((f, i) => {
    const isIn = inPlay(g, i);
    if (f.kind === MONSTER && isIn) {
      health += f.hp + 1.5 * f.shield;
      awake++;
      sum += HINDERED * hindered(f.conditions);
    }
    if (f.kind !== CHARACTER) return;
    if (!isIn) {
      least = 0;
      return;
    }
    sum += f.hp * LIFE - Math.max(0, 4 - f.hp) * LAST - HINDERED * hindered(f.conditions);
    const steps = near(f.hex);
    sum += PROMISE * promised(g, f.seat, steps) - (fight ? Math.min(steps, FAR_STEPS) * STEP : Math.min(steps, FAR_WAY) * WAY);
    let [hand, discards] = [0, 0];
    for (const c of state.cards) {
      if (c.owner !== f.seat) continue;
      if (c.zone === HAND || c.zone === CHOSEN) hand++;
      else if (c.zone === DISCARD || (c.zone === ACTIVE && c.after === DISCARD)) discards++;
    }
    if (!fight && hand < 2) sum += DUE;
    const rounds = roundsLeft(hand, discards);
    all += rounds;
    least = Math.min(least, rounds);
    sum += hand * CARD + (state.players[f.seat].xp + state.players[f.seat].gold) * REWARD;
  });
  monsters += awake;
  crowds += awake * awake;
  sum += all * ROUNDS + least * LEAST - (crowds / g.table.characters.length) * CROWD;
  return sum - monsters * MONSTERS - health * POINT - (health / Math.max(1, all)) * RATE;
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
  // Odds of three to one, in the same hundredths.
  scale: 110,
  promise: promiseOf,
  // Plans count in points of health.
  promiseScale: 110 / LIFE,
  likely: foreseenAnswer,
};
