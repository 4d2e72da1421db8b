/** The seats exchanged, and the sides with them: the same match. */
import { expect, it } from 'vitest';
import type { Match, Option } from '../../core/index.ts';
import { type Mirror, mirrored } from '../../core/testing/mirror.testing.ts';
import { confrontation } from './game.ts';
import { type OpposedFrame, opposedSequence, orderSequence, rallySequence, TACTICS } from './rules/frames.ts';
import { figureKey, keysIn } from './rules/keys.ts';
import type { SeatSetup, Setup } from './setup.ts';
import { FELLED_BY, type State } from './state.ts';
import { confrontationSuite } from './suite.testing.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';

type ConfMatch = Match<Setup, Table, State, View>;

/** A set-up of the shared tests whose fighters have names of their own and whose list of pursuers is as long as can be, every other time. */
function setupOf(seed: number): Setup {
  const setup = confrontationSuite.setups(seed);
  const seats = setup.seats.map((s, i) => ({
    side: (i === 0 ? 1 : 2) as 1 | 2,
    ...s,
    fighters: s.fighters.map((f, n) => ({ ...f, key: `F${(i * 13 + n * 7) % 29}-${i}-${n}` })),
  }));
  // What stands in the order of a list only, by option, is another matter.
  const choices = {
    ...setup.choices,
    'own-order': 'chosen',
    'tactics-naming': 'in-secret',
    ...(seed % 2 === 0 ? { pursuers: 'every-survivor' } : {}),
  };
  return { ...setup, seats, choices };
}

/** The last first. Where nothing stands on the table yet the sides stay with their edges of it; in a melee they are exchanged too. */
function exchanged(setup: Setup): Setup {
  const { seats, tactics, mode } = setup;
  const other = (s: SeatSetup): SeatSetup => (mode === 'combat' ? { ...s, side: s.side === 1 ? 2 : 1 } : s);
  return {
    ...setup,
    seats: seats.map(other).reverse(),
    ...(tactics === undefined ? {} : { tactics: tactics.map((s) => seats.length - 1 - s) }),
  };
}

const keysOf = (m: ConfMatch, bits: number): string => keysIn(m.play, bits).split(',').toSorted().join(' ');

/** What must not depend on which side stands first in an id, nor on who of a combat does. */
function nameOf(m: ConfMatch, o: Option): string {
  const [word, rest] = o.id.split(':');
  if (word === 'combat') return `combat:${keysOf(m, m.state.combats[m.state.figures[m.table.keys.indexOf(rest)].combat].members)}`;
  // A card by its figures: its own name has the number of its player's seat.
  const card = word === 'card' || word === 'order' ? m.table.cards.find((x) => x.key === rest) : undefined;
  if (card !== undefined) return `${word}:${card.figures.map((i) => figureKey(m.play, i)).join(' ')}`;
  if (word !== 'separate') return o.id;
  const cuts = rest.split('/').map((cut) => cut.split(/[|,]/).toSorted().join(' '));
  return `separate:${cuts.toSorted().join('/')}`;
}

/** Whoever names for the Tactics roll, lays his cards or rallies does so at the same time as the others; so do their dice. */
function apart(m: ConfMatch): string | null {
  if (m.node.kind === 'over') return null;
  const { stack } = m.state;
  const at = stack.find(
    (f) =>
      f.seq === orderSequence.id || f.seq === rallySequence.id || (f.seq === opposedSequence.id && (f.d as OpposedFrame).what === TACTICS),
  );
  if (at === undefined) return null;
  const { figure } = m.node.prompt.args as { figure?: { figure: number } };
  // A player by one of his fighters, whatever his number.
  const own = m.state.figures.findIndex((f) => f.seat === (m.node as { seat: number }).seat);
  return `${m.node.step} ${figureKey(m.play, figure?.figure ?? own)}`;
}

function picture(m: ConfMatch, seat: (n: number) => number): unknown {
  const { state } = m;
  const figures = state.figures.map((f, i) => {
    const { seat: owner, side, combat, def, x, y, fierce, ...rest } = f;
    const members = combat < 0 ? '' : keysOf(m, state.combats[combat].members);
    const felled = fierce < FELLED_BY ? fierce : figureKey(m.play, fierce - FELLED_BY);
    return [figureKey(m.play, i), seat(owner), members, felled, Math.round(x * 10), Math.round(y * 10), rest] as const;
  });
  return {
    figures: figures.toSorted((a, b) => (a[0] < b[0] ? -1 : 1)),
    tactics: state.tactics.map(seat),
    authority: state.authority.map(seat),
    combats: state.combats.map((c) => `${keysOf(m, c.members)} ${c.done} ${c.now}`).toSorted(),
  };
}

const mirror: Mirror<Setup, Table, State, View> = {
  game: confrontation,
  setup: setupOf,
  exchanged,
  seat: (n, seed) => setupOf(seed).seats.length - 1 - n,
  picture,
  winners: (m, winner) => m.table.sideOf.flatMap((side, i) => (side === m.table.sideOf[winner] ? [i] : [])),
  name: nameOf,
  // Of the places around somebody a list holds those worth offering.
  offered: (name) => name.replace(/@.*/, ''),
  apart,
};

const games = Math.max(12, Math.ceil(confrontationSuite.games / 20));

it(`the seats exchanged, ${games} matches go the same way to the mirrored end`, { timeout: 180_000 }, () => {
  const steps = new Map<string, number>();
  for (let seed = 1; seed <= games; seed++) for (const [step, n] of mirrored(mirror, seed)) steps.set(step, (steps.get(step) ?? 0) + n);
  for (const step of ['separate', 'name', 'choose a combat', 'pursue', 'use an effect', 'place a figure', 'first to strike'])
    expect(steps.get(step) ?? 0, step).toBeGreaterThan(0);
});
