/** A turn thought through: where to go and whom to strike with what two cards still allow. */

import { innermost } from '../../../core/index.ts';
import { goalsOf } from '../goals.ts';
import { tileOn } from '../rules/board.ts';
import { type HalfFrame, halfSequence, type MoveFrame, type TurnFrame, turnSequence } from '../rules/frames.ts';
import { halfOf } from '../rules/halves.ts';
import { AS_BASIC, AS_PRINTED, halfIn, isBasic, placeIn, playedCode } from '../rules/played-code.ts';
import { isDoorOpen, MONSTER, TILE_TRAP } from '../state.ts';
import type { Gloom } from '../table.ts';
import {
  against,
  type Blow,
  besides,
  blowOf,
  deedsBy,
  deedsOf,
  look,
  NEVER,
  PLAIN_BLOW,
  SECOND,
  standing,
  struckFrom,
  waysFor,
} from './deeds.ts';

/** The best that a blow may come to for one who has so many points to move, where it then stands included. */
function bestWithin(
  g: Gloom,
  figure: number,
  points: number,
  blow: Blow | null,
  ways: Readonly<Int32Array>,
  stands: (hex: number) => number,
): number {
  const { hex } = g.state.figures[figure];
  let best = struckFrom(g, hex, blow) + stands(hex);
  if (points === 0) return best;
  for (let to = 0; to < ways.length; to++) {
    if (to === hex || ways[to] > points) continue;
    const worth = struckFrom(g, to, blow) + stands(to);
    if (worth > best) best = worth;
  }
  return best;
}

/** What standing on each space is worth; NaN before it is asked. Written anew for each question. */
let worths = new Float64Array(0);

/** `standing` of one figure: whichever cards are weighed, the same spaces are asked about, and each is looked at once. */
function standingOf(g: Gloom, hp: number, near: (hex: number) => number): (hex: number) => number {
  const { size } = g.table.map.field;
  if (worths.length !== size) worths = new Float64Array(size);
  worths.fill(Number.NaN);
  const known = worths;
  return (hex) => {
    if (Number.isNaN(known[hex])) known[hex] = standing(g, hex, hp, near(hex));
    return known[hex];
  };
}

/** What each action promises, the best second one after it included. The first code stands for none. */
export function promiseActions(g: Gloom, f: TurnFrame, codes: readonly number[], out: Float64Array): void {
  look(g);
  const { near } = goalsOf(g);
  const x = g.state.figures[f.figure];
  const missing = x.most - x.hp;
  const ways = waysFor(g, f.figure);
  const stands = standingOf(g, x.hp, near);
  const within = (points: number, blow: Blow | null): number => bestWithin(g, f.figure, points, blow, ways, stands);
  const here = stands(x.hex);
  out[0] = NEVER;
  for (let i = 1; i < codes.length; i++) {
    const first = deedsBy(g, codes[i]);
    const own = besides(first, missing);
    // A printed half before the plain one where they do the same.
    const printed = isBasic(codes[i]) ? 0 : 0.1;
    if (f.actions > 0) {
      out[i] = within(first.move, first.blow) + own + printed;
      continue;
    }
    let most = NEVER;
    for (let k = 1; k < codes.length; k++) {
      // The other card's other half.
      if (placeIn(codes[k]) === placeIn(codes[i]) || halfIn(codes[k]) === halfIn(codes[i])) continue;
      const second = deedsBy(g, codes[k]);
      const ends =
        first.blow === null
          ? within(first.move + second.move, second.blow)
          : within(first.move, first.blow) +
            (second.blow === null ? Math.max(0, within(second.move, null) - here) : SECOND * within(second.move, second.blow));
      most = Math.max(most, ends + besides(second, missing));
    }
    out[i] = most + own + printed;
  }
}

/** Attacks that the figure under way may still make in its turn. */
const blows: Blow[] = [];

function blowsLeft(g: Gloom, figure: number): void {
  blows.length = 0;
  const { stack } = g.state;
  for (let i = stack.length - 1; i >= 0; i--) {
    const { seq, d } = stack[i];
    if (seq === halfSequence.id) {
      const f = d as HalfFrame;
      if (f.basic === 1) continue;
      const { abilities } = halfOf(g, f.card, f.half);
      for (let k = f.line; k < abilities.length; k++) {
        const blow = blowOf(abilities[k]);
        if (blow !== null) blows.push(blow);
      }
    } else if (seq === turnSequence.id) {
      const f = d as TurnFrame;
      if (f.figure !== figure || f.actions !== 1) return;
      const p = g.state.players[g.state.figures[figure].seat];
      const place = p.lead === f.card ? p.other : p.lead;
      for (let how = AS_PRINTED; how <= AS_BASIC; how++) {
        const { blow } = deedsBy(g, playedCode(place, 1 - f.half, how));
        if (blow !== null) blows.push(blow);
      }
      return;
    }
  }
}

/** What each leg of a move promises: what may be struck from there, and what is suffered. The first code may stand for going no farther. */
export function promiseLegs(g: Gloom, f: MoveFrame, codes: readonly number[], out: Float64Array): void {
  look(g);
  blowsLeft(g, f.figure);
  const { fight, near } = goalsOf(g);
  const { hex, hp } = g.state.figures[f.figure];
  const { doors, names } = g.table.map;
  for (let i = 0; i < codes.length; i++) {
    const stays = names[codes[i]] === undefined;
    const to = stays ? hex : codes[i];
    const shut = !stays && doors.some((d, k) => d.space === to && !isDoorOpen(g.state, k));
    if (!stays && fight && (shut || tileOn(g, TILE_TRAP, to) !== undefined)) {
      out[i] = NEVER;
      continue;
    }
    let struck = 0;
    for (const blow of blows) struck = Math.max(struck, struckFrom(g, to, blow));
    out[i] = struck + standing(g, to, hp, near(to)) + (stays ? 0.01 : 0);
  }
}

/** What striking each of these targets promises; false where they are none. */
export function promiseTargets(g: Gloom, codes: readonly number[], out: Float64Array): boolean {
  const half = innermost(g.state, halfSequence);
  const blow = (half === null || half.basic === 1 ? null : deedsOf(halfOf(g, half.card, half.half)).blow) ?? PLAIN_BLOW;
  let some = false;
  for (let i = 0; i < codes.length; i++) {
    const isFoe = g.state.figures[codes[i]]?.kind === MONSTER;
    out[i] = isFoe ? against(g, codes[i], blow) : NEVER;
    if (isFoe) some = true;
  }
  return some;
}
