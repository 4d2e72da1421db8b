import { describe, expect, it } from 'vitest';
import { advance, chanceOn, decisionOn, fall, type Random, sample, seeded, take } from '../../../core/index.ts';
import type { InForce, Source, Und, Used } from '../defs.ts';
import { TRIGGERS } from '../facts.ts';
import { underworlds } from '../game.ts';
import { DECK, DEED_OUTNUMBERED, HAND, OBJECTIVES, POWER } from '../state.ts';
import { underworldsSuite } from '../suite.testing.ts';
import { deedsDone, note } from './deeds.ts';
import { everythingInForce, inForce } from './in-force.ts';
import { firstIn, isAnyIn, placesOf } from './places.ts';
import { anyOpen, mightHold } from './reacting.ts';

/** The positions of random matches of every kind, at one of so many of their nodes. */
function* positions(matches: number, every = 1): Generator<Und> {
  let node = 0;
  for (let seed = 0; seed < matches; seed++) {
    const table = underworlds.tables(underworldsSuite.setups(seed));
    const g: Und = { table, state: underworlds.begin(table), log: null };
    const random = seeded(seed);
    for (let kind = advance(g, underworlds.book); kind !== 'over'; kind = advance(g, underworlds.book)) {
      if (node++ % every === 0) yield g;
      const frame = g.state.stack[g.state.stack.length - 1];
      if (kind === 'chance') {
        const outcomes = chanceOn(g, underworlds.book).outcomes(g, frame.d);
        if (outcomes === null) throw new Error('a chance without outcomes');
        fall(g, underworlds.book, sample(outcomes, random), null);
        continue;
      }
      const codes: number[] = [];
      decisionOn(g, underworlds.book).options(g, frame.d, codes);
      take(g, underworlds.book, codes[random.below(codes.length)]);
    }
  }
}

/** Whether anything that lies open on a seat's side answers a trigger, by the triggers' names. */
function liesOpen({ table, state }: Und, n: number, seat: number): boolean {
  const answers = (used: Used | undefined): boolean => used?.answers?.triggers.includes(TRIGGERS.names[n]) === true;
  const does = (card: number) => table.cards[state.cards[card].def].does;
  return (
    state.worn.some((place) => state.cards[place].owner === seat && answers(does(place).use)) ||
    state.lasting.some((l) => l.card >= 0 && l.seat === seat && answers(does(l.card).lends)) ||
    state.fighters.some((f, i) => {
      const up = table.fighters[i].sides[f.inspired].abilities;
      return f.seat === seat && f.out === 0 && f.hex >= 0 && up.some((a) => answers(table.abilities[a].use));
    })
  );
}

/** Whether a card that a seat's hand may hold answers a trigger. */
function mayBeHeld({ table, state }: Und, n: number, seat: number): boolean {
  const barred = state.lasting.some((l) => l.card >= 0 && table.cards[state.cards[l.card].def].does.barsCards === true);
  const holds = state.cards.some((c) => c.owner === seat && c.zone === HAND && c.pile === POWER);
  const pool = table.pools[seat][POWER].map((c) => table.cards[c]);
  const trigger = TRIGGERS.names[n];
  return holds && !barred && pool.some((c) => c.face.kind !== 'upgrade' && c.does.use?.answers?.triggers.includes(trigger) === true);
}

/** The position with some deeds more, of any kind, as if they had just been done: few random matches meet what the rarest objectives ask for. */
function stirred(g: Und, random: Random): Und {
  const state = underworlds.copy(g.state);
  const anybody = (): number => random.below(state.fighters.length);
  for (let k = 0; k < 4; k++)
    note(
      { ...g, state },
      {
        what: random.below(DEED_OUTNUMBERED + 1),
        seat: random.below(2),
        by: anybody(),
        on: anybody(),
        n: random.below(8),
        hex: random.below(20),
        card: random.below(g.table.cards.length),
        how: random.below(128),
        upgrades: random.below(3),
        beside: random.below(4),
      },
    );
  return { ...g, state };
}

describe('what is found quickly', () => {
  it('opens every window that anybody could answer, and hardly another', () => {
    const missed = new Set<string>();
    let [open, held, more, all] = [0, 0, 0, 0];
    for (const g of positions(24, 4))
      TRIGGERS.names.forEach((name, n) => {
        for (const seat of [0, 1]) {
          const [lies, found] = [liesOpen(g, n, seat), anyOpen(g, n, seat)];
          if (lies && !found) missed.add(name);
          if (mayBeHeld(g, n, seat) !== mightHold(g, n, seat)) missed.add(`${name} in hand`);
          open += Number(lies);
          held += Number(mayBeHeld(g, n, seat));
          more += Number(found && !lies);
          all++;
        }
      });
    expect([...missed]).toEqual([]);
    expect(open).toBeGreaterThan(500);
    expect(held).toBeGreaterThan(1000);
    // Where an action ends, so does an activation, perhaps: what answers that lies open for both.
    expect(more).toBeLessThan(all / 20);
  });

  it('passes over no objective whose condition holds (G2)', () => {
    let [held, passed] = [0, 0];
    const missed = new Set<string>();
    const random = seeded(1);
    for (const at of positions(25, 2)) {
      // Before the first round there is no battlefield to ask about.
      if (at.state.round === 0) continue;
      const g = stirred(at, random);
      for (const seat of [0, 1])
        for (const { def, justAfter, after } of g.table.immediate[seat]) {
          const looked = (justAfter & deedsDone(g, true)) !== 0 && (after & deedsDone(g, false)) !== 0;
          const holds = g.table.cards[def].does.scores?.(g, seat) === true;
          if (holds && !looked) missed.add(g.table.cards[def].face.id);
          if (holds) held++;
          if (!looked) passed++;
        }
    }
    expect([...missed]).toEqual([]);
    expect(held).toBeGreaterThan(100);
    expect(passed).toBeGreaterThan(1000);
  });

  it('finds the cards of a deck where they lie, as looking through all of them does', () => {
    for (const g of positions(6, 10))
      for (const seat of [0, 1])
        for (const pile of [OBJECTIVES, POWER])
          for (const zone of [DECK, HAND]) {
            const all = g.state.cards.flatMap((c, i) => (c.owner === seat && c.pile === pile && c.zone === zone ? [i] : []));
            expect(placesOf(g, seat, pile, zone)).toEqual(all);
            expect(isAnyIn(g, seat, pile, zone)).toBe(all.length > 0);
            if (all.length > 0) expect(firstIn(g, seat, pile, zone)).toBe(all[0]);
          }
  });

  it('lists what changes each value as looking at everything in force does', () => {
    let found = 0;
    for (const g of positions(10, 10)) {
      const all = new Map<string, [unknown, Source][]>();
      everythingInForce(g, (what, s) => {
        for (const [hook, does] of Object.entries(what)) all.set(hook, [...(all.get(hook) ?? []), [does, s]]);
      });
      for (const [hook, forcing] of Object.entries(g.table.forcing)) {
        const listed = inForce(g, forcing as Parameters<typeof inForce<keyof InForce>>[1]).map(({ does, s }) => [does, s]);
        expect(listed).toEqual(all.get(hook) ?? []);
        found += listed.length;
      }
    }
    expect(found).toBeGreaterThan(100);
  });
});
