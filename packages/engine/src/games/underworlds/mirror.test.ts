/** The seats exchanged, and the battlefield turned with them by half a circle: the same match. */
import { expect, it } from 'vitest';
import type { Match } from '../../core/index.ts';
import { type Mirror, mirrored } from '../../core/testing/mirror.testing.ts';
import type { Table } from './defs.ts';
import { COMPASS } from './field.ts';
import { underworlds } from './game.ts';
import { drawSequence, rollOffSequence, setUpSequence } from './rules/frames.ts';
import { cardKey, fighterKey } from './rules/keys.ts';
import type { Setup } from './setup.ts';
import { DEED_THROUGH, type Deed, isOpen, type State } from './state.ts';
import { underworldsSuite } from './suite.testing.ts';
import { fieldOf } from './table.ts';
import type { View } from './view.ts';

type UndMatch = Match<Setup, Table, State, View>;

/** The set-ups that stand on the other side of the mirror. */
const turnedOnes = new WeakSet<Setup>();
const isTurned = (m: UndMatch): boolean => turnedOnes.has(m.setup);

function exchanged(setup: Setup): Setup {
  const { seats, field } = setup;
  const out: Setup = {
    ...setup,
    seats: [seats[1], seats[0]],
    // Seen from the other side of the table: each board upside down, the far one near, and as far to the side as before.
    ...(field === undefined
      ? {}
      : {
          field: {
            boards: [field.boards[1], field.boards[0]] as const,
            turned: [!field.turned[1], !field.turned[0]] as const,
            offset: field.offset,
          },
        }),
  };
  turnedOnes.add(out);
  return out;
}

/** A hex by the number it has on the first battlefield: hexes are numbered column by column, so that the last of one is the first of the other. */
const placeOf = (m: UndMatch, hex: number): number => (hex < 0 || !isTurned(m) ? hex : fieldOf(m.play).hexes.size - 1 - hex);

/** A fighter's key as the first match has it: where both play one warband it bears the number of its seat. */
const keyOf = (m: UndMatch, i: number): string => (i < 0 ? '' : nameIn(m, fighterKey(m.play, i)));

const WORD = /[A-Za-z][A-Za-z0-9-]*/g;

/** What an id names, as the first match would; hexes by their numbers, since a column's letter and rows depend on the side they are counted from. */
function nameIn(m: UndMatch, id: string): string {
  const { table } = m;
  const hexes = (word: string): string => {
    const hex = m.state.field < 0 ? -1 : fieldOf(m.play).names.indexOf(word);
    return hex < 0 ? word : `hex ${placeOf(m, hex)}`;
  };
  if (!isTurned(m)) return id.replace(WORD, hexes);
  const join = /^join:(upright|turned),(upright|turned),(.+)$/.exec(id);
  const over = (way: string): string => (way === 'turned' ? 'upright' : 'turned');
  if (join !== null) return `join:${over(join[2])},${over(join[1])},${join[3]}`;
  const both = table.setup.seats[0].warband === table.setup.seats[1].warband;
  return id.replace(WORD, (word) => {
    if (both && table.fighters.some((f) => f.key === word)) return word.replace(/[12]$/, (n) => String(3 - Number(n)));
    const drive = /^([NSEW]+)(-\d+)?$/.exec(word);
    const d = drive === null ? -1 : COMPASS.indexOf(drive[1] as (typeof COMPASS)[number]);
    if (d >= 0) return `${COMPASS[(d + 3) % 6]}${drive?.[2] ?? ''}`;
    return hexes(word);
  });
}

/** Both roll at the same time for a roll-off, and draw their first hands. */
function apart(m: UndMatch): string | null {
  if (m.node.kind === 'over') return null;
  const { stack } = m.state;
  const top = stack.at(-1)?.seq;
  const together =
    stack.some((f) => f.seq === rollOffSequence.id) || (top === drawSequence.id && stack.some((f) => f.seq === setUpSequence.id));
  const seat = isTurned(m) ? 1 - m.node.seat : m.node.seat;
  return together && m.nodeKind === 'chance' ? `${m.node.step} ${m.node.prompt.key} ${seat}` : null;
}

function picture(m: UndMatch, seat: (n: number) => number): unknown {
  const { state, play } = m;
  const card = (place: number): string => (place < 0 ? '' : cardKey(play, place));
  const fighters = state.fighters.map((f, i) => [keyOf(m, i), { ...f, seat: seat(f.seat), hex: placeOf(m, f.hex) }] as const);
  const defs = (def: number): string => m.table.cards[def]?.face.id ?? '';
  // Which way leads through enemies, and through how many, is nothing that the rules look at: that it did is.
  const deed = (d: Deed): string =>
    d.what === DEED_THROUGH
      ? `through by ${keyOf(m, d.by)}`
      : JSON.stringify({ ...d, seat: seat(d.seat), by: keyOf(m, d.by), on: keyOf(m, d.on), hex: placeOf(m, d.hex), card: defs(d.card) });
  return {
    fighters: fighters.toSorted((a, b) => (a[0] < b[0] ? -1 : 1)),
    cards: state.cards.map((c, i) => `${seat(c.owner)} ${card(i)} ${c.zone} ${keyOf(m, c.on)} ${c.fresh} ${isOpen(c)}`).toSorted(),
    tokens: state.tokens.map((t) => `${placeOf(m, t.hex)} ${t.face}`),
    players: [state.players[seat(0)], state.players[seat(1)]],
    lasting: state.lasting
      .map((l) =>
        JSON.stringify({
          ...l,
          card: card(l.card),
          ability: m.table.abilities[l.ability]?.id,
          seat: seat(l.seat),
          fighter: keyOf(m, l.fighter),
          hex: placeOf(m, l.hex),
        }),
      )
      .toSorted(),
    deeds: [...new Set(state.deeds.map(deed))].toSorted(),
    clock: [
      state.round,
      state.phase,
      state.activation,
      state.check,
      ...(state.activation > 0 ? [seat(state.first), seat(state.active)] : []),
    ],
  };
}

const mirror: Mirror<Setup, Table, State, View> = {
  game: underworlds,
  setup: (seed) => underworldsSuite.setups(seed),
  exchanged,
  seat: (n) => 1 - n,
  picture,
  name: (m, o) => nameIn(m, o.id),
  outcome: nameIn,
  apart,
};

const games = Math.max(12, Math.ceil(underworldsSuite.games / 10));

it(`the seats exchanged, ${games} matches go the same way to the mirrored end`, { timeout: 180_000 }, () => {
  const steps = new Map<string, number>();
  for (let seed = 1; seed <= games; seed++) for (const [step, n] of mirrored(mirror, seed)) steps.set(step, (steps.get(step) ?? 0) + n);
  for (const step of ['activate', 'join', 'drive back', 'lay an objective', 'deploy', 'objectives, first player'])
    expect(steps.get(step) ?? 0, step).toBeGreaterThan(0);
});
