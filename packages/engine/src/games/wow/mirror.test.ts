/** Whose seat has which number decides nothing: the same match with the seats exchanged goes the same way, every question mirrored. */
import { expect, it } from 'vitest';
import { Match, type Random, seeded } from '../../core/index.ts';
import type { Character, Effect } from './content/types.ts';
import { wow } from './game.ts';
import { figureKey } from './rules/keys.ts';
import type { SeatSetup, Setup } from './setup.ts';
import { wowSuite } from './suite.testing.ts';

type WowMatch = ReturnType<typeof begin>;

const begin = (setup: Setup) => new Match(wow, setup, { undo: false });

/** Somebody whose every deed falls on friend and foe at once, and who waits for all there is to wait for. */
function stormcaller(faction: string): Character {
  const each: Effect = { do: 'damage', n: 1, who: { each: { side: 'any', other: true } } };
  return {
    id: `S${faction}`,
    names: { en: 'Stormcaller', fr: 'Foudroyeur' },
    className: 'warrior',
    race: 'human',
    faction,
    honor: 4,
    health: 6,
    armor: 1,
    resist: 1,
    main: { kind: 'attack', ticks: 1, nature: 'magic', type: 'nature', power: 4, range: { max: 3 }, area: true, everybody: true },
    lower: [
      { kind: 'payment', ticks: 1, effects: [each] },
      { kind: 'payment', ticks: 1, effects: [{ do: 'lose-health', n: 2, who: { each: { side: 'any', other: true } } }] },
      { kind: 'ongoing', trigger: { on: 'hurt' }, effects: [{ do: 'damage', n: 1, who: 'attacker' }] },
      { kind: 'ongoing', trigger: { on: 'hurts' }, effects: [{ do: 'damage', n: 1, who: 'it' }] },
      { kind: 'ongoing', trigger: { on: 'tick-end', ticks: [2, 4, 6, 8, 10] }, effects: [each] },
      { kind: 'react', ticks: 0, to: { on: 'damage' }, effects: [{ do: 'prevent', n: 1 }] },
    ],
  };
}

/** A match of the shared tests, with such a one on either side every other time. */
function setupOf(seed: number): Setup {
  const setup = wowSuite.setups(seed);
  const first = setup.first ?? seed % 2;
  if (seed % 2 === 0) return { ...setup, first };
  const own = setup.seats.map((s) => stormcaller(s.faction));
  const seat = (s: SeatSetup): SeatSetup => ({ ...s, party: [{ character: `S${s.faction}`, cards: [] }, ...s.party.slice(1)] });
  const content = { ...setup.content, characters: [...(setup.content?.characters ?? []), ...own] };
  return { ...setup, format: 'open', first, seats: [seat(setup.seats[0]), seat(setup.seats[1])], content };
}

function exchanged(setup: Setup): Setup {
  const { seats, target, first } = setup;
  return {
    ...setup,
    seats: [seats[1], seats[0]],
    first: 1 - (first ?? 0),
    ...(target === undefined ? {} : { target: [target[1], target[0]] as const }),
  };
}

/** The ids of what may be answered, in the order of the alphabet: the same in both matches. */
const idsOf = (m: WowMatch): readonly string[] => (m.nodeKind === 'decision' ? m.options().map((o) => o.id) : []).toSorted();

/** Where a match stands, seats by the number they have on this side of the mirror; `ids` is what may be answered. */
function picture(m: WowMatch, ids: readonly string[], seat: (n: number) => number): unknown {
  const { node, play, state } = m;
  const figures = state.figures.map((f, i) => [figureKey(play, i), f.space, f.health, f.clock, seat(f.seat), f.hurtIn] as const);
  const shown =
    node.kind === 'over' ? ['over', seat(node.result.winner)] : [node.kind, node.step, node.rule, node.prompt.key, seat(node.seat), ...ids];
  const refused = m.refused().map((r) => `${r.id} ${r.reasons.map((x) => x.rule).join(' ')}`);
  const outcomes = m.outcomes().map((o) => `${o.id} ${o.weight}/${o.total}`);
  const points = [state.points[seat(0)], state.points[seat(1)]];
  return {
    shown,
    refused: refused.toSorted(),
    outcomes,
    points,
    main: state.main,
    figures: figures.toSorted((a, b) => (a[0] < b[0] ? -1 : 1)),
  };
}

/** An answer to the node, by its id, of what is offered there: of the kinds of options first one kind, so that moves do not drown the rest. */
function answerOf(m: WowMatch, offered: readonly string[], random: Random): string {
  const ids =
    m.nodeKind === 'decision'
      ? offered
      : m
          .outcomes()
          .map((o) => o.id)
          .toSorted();
  const kinds = [...new Set(ids.map((id) => id.split(':')[0]))].toSorted();
  const kind = m.nodeKind === 'decision' ? kinds[random.below(kinds.length)] : null;
  const those = kind === null ? ids : ids.filter((id) => id.split(':')[0] === kind);
  return those[random.below(those.length)];
}

const games = Math.max(6, Math.ceil(wowSuite.games / 12));

it(`the seats exchanged, ${games} matches go the same way to the mirrored end`, { timeout: 180_000 }, () => {
  let ordered = 0;
  for (let seed = 1; seed <= games; seed++) {
    const setup = setupOf(seed);
    const match = begin(setup);
    const mirror = begin(exchanged(setup));
    const random = seeded(seed);
    const same = (n: number): number => n;
    const other = (n: number): number => (n < 0 ? n : 1 - n);
    for (let n = 0; ; n++) {
      // Each list of options is made once, for the comparison and for the answer: that takes longest.
      const ids = idsOf(match);
      // As texts, which is quicker by far than to look for what differs.
      const [there, here] = [picture(mirror, idsOf(mirror), other), picture(match, ids, same)].map((p) => JSON.stringify(p));
      if (there !== here) expect(there, `seed ${seed}, answer ${n}`).toBe(here);
      const { node } = match;
      if (node.kind === 'over') break;
      if (node.kind === 'decision' && node.step === 'order of abilities') ordered++;
      const id = answerOf(match, ids, random);
      for (const m of [match, mirror]) {
        if (m.nodeKind === 'decision') m.take(id);
        else m.fall(id);
      }
    }
  }
  expect(ordered).toBeGreaterThan(3);
});
