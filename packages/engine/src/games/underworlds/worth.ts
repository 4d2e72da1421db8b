/** How good a position is, for plain bots: glory, who stands and how badly hurt, objectives held, and how near the enemy is. */

import type { Und } from './defs.ts';
import { rangeBetween } from './field.ts';
import { heldBy, inPlay, isStarting, survivors } from './rules/board.ts';
import { woundsOf } from './rules/values.ts';
import { ASIDE, HAND, IN_PLAY, SETTING_UP } from './state.ts';
import { fieldOf } from './table.ts';

const GLORY = 100;

function side(g: Und, seat: number): number {
  const { state } = g;
  let sum = state.players[seat].glory * GLORY + heldBy(g, seat).length * 12;
  state.fighters.forEach((f, i) => {
    if (f.seat !== seat || !inPlay(g, i)) return;
    sum += 60 * (1 - (0.5 * f.wounds) / woundsOf(g, i)) + (f.inspired === 1 ? 15 : 0) + f.guardToken * 2;
  });
  for (const c of state.cards) if (c.owner === seat) sum += c.zone === IN_PLAY && c.on >= 0 ? 8 : c.zone === HAND ? 3 : 0;
  return sum;
}

/** No hex is farther than this, as far as worth goes. */
const FAR = 20;

/** Steps from a fighter to its nearest enemy on the battlefield, `FAR` at most. */
export function stepsToEnemy(g: Und, fighter: number): number {
  const { fighters } = g.state;
  const { hex, seat } = fighters[fighter];
  const field = fieldOf(g);
  let least = FAR;
  for (let i = 0; i < fighters.length; i++)
    if (fighters[i].seat !== seat && inPlay(g, i)) least = Math.min(least, rangeBetween(field, hex, fighters[i].hex));
  return least;
}

/** Nearness of one's own fighters to enemies: only one's own wish to come to blows counts. */
export function nearness(g: Und, seat: number): number {
  const { fighters } = g.state;
  let sum = 0;
  for (let i = 0; i < fighters.length; i++) if (fighters[i].seat === seat && inPlay(g, i)) sum += FAR - stepsToEnemy(g, i);
  return sum * 0.5;
}

/** Where a side stands, or will: its fighters, or before any of them is placed the starting hexes of its territory. */
function standings(g: Und, seat: number): number[] {
  const placed = survivors(g, seat).map((f) => g.state.fighters[f].hex);
  if (placed.length > 0) return placed;
  const { hexes, territory } = fieldOf(g);
  const out: number[] = [];
  for (let hex = 0; hex < hexes.size; hex++) if (territory[hex] === seat && isStarting(g, hex)) out.push(hex);
  return out;
}

const nearest = (g: Und, from: readonly number[], to: number): number =>
  Math.min(FAR, ...from.map((hex) => rangeBetween(fieldOf(g), hex, to)));

/** What a battlefield promises before the first round: objectives nearer to oneself than to the enemy, and a short way to blows. */
function promise(g: Und, seat: number): number {
  const own = standings(g, seat);
  const theirs = standings(g, 1 - seat);
  let sum = 0;
  for (const { hex } of g.state.tokens) sum += 2 * (nearest(g, theirs, hex) - nearest(g, own, hex));
  // A mean, so that a side with many starting hexes is not nearer for it.
  for (const hex of own) sum += (FAR - nearest(g, theirs, hex)) / own.length;
  return sum;
}

/** What an objective of a first hand is worth, by when it scores, and a power card by what it is. */
const SOON = { immediate: 4, 'end-phase': 5, 'third-end-phase': 1 } as const;
const POWER_CARD = { ploy: 4, spell: 4, upgrade: 3 } as const;
/** How much less a hand is worth that is all gambits, or all upgrades that there is no glory yet to pay for. */
const ONE_SIDED = 4;
/** A card put aside is one that is never drawn. */
const GIVEN_UP = 0.5;

/** Whether anybody on a side casts spells. */
const hasWizard = (g: Und, seat: number): boolean => g.table.fighters.some((f) => f.seat === seat && f.fighter.wizard !== undefined);

/** What a first hand is worth: objectives that can be scored soon, power cards of both kinds that somebody can use. */
function firstHand(g: Und, seat: number): number {
  let sum = 0;
  let gambits = 0;
  let upgrades = 0;
  for (const c of g.state.cards) {
    if (c.owner !== seat || c.def < 0) continue;
    if (c.zone === ASIDE) sum -= GIVEN_UP;
    if (c.zone !== HAND) continue;
    const { face, bearers } = g.table.cards[c.def];
    if (face.kind === 'objective') {
      sum += SOON[face.scoring ?? 'end-phase'];
      continue;
    }
    if (face.kind === 'upgrade') upgrades++;
    else gambits++;
    const useless = (face.kind === 'spell' && !hasWizard(g, seat)) || (face.kind === 'upgrade' && bearers === 0);
    sum += useless ? 0 : POWER_CARD[face.kind];
  }
  return gambits + upgrades > 0 && gambits * upgrades === 0 ? sum - ONE_SIDED : sum;
}

/** The worth of a position for a seat. */
export function worthFor(g: Und, seat: number): number {
  const { state } = g;
  if (state.over === 1) return state.winner < 0 ? 0 : state.winner === seat ? 10_000 : -10_000;
  // Before it is joined no board is better than another.
  if (state.field < 0) return 0;
  const sum = side(g, seat) - side(g, 1 - seat) + nearness(g, seat);
  return state.phase === SETTING_UP ? sum + promise(g, seat) + firstHand(g, seat) : sum;
}
