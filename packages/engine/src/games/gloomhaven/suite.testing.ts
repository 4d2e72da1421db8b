/** What the tests shared by every game need of this one: set-ups of every kind, what is hidden, what always holds. */
import { type Random, seeded } from '../../core/index.ts';
import { gamesWanted, type Suite } from '../../core/testing/properties.testing.ts';
import { CHOICES } from './choices.ts';
import { CARDS, CLASSES_FACES, STANDARD_DECK } from './content/index.ts';
import { gloomhaven } from './game.ts';
import { paragraph } from './rulebook/index.ts';
import type { Setup } from './setup.ts';
import { CHOSEN, HAND, MONSTER, type State } from './state.ts';
import type { Gloom, Table } from './table.ts';
import type { View } from './view.ts';

function pick<X>(list: readonly X[], random: Random): X {
  return list[random.below(list.length)];
}

function shuffled<X>(list: readonly X[], random: Random): X[] {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [out[i], out[j]] = [out[j], out[i]];
  }
  return out;
}

function chosen(seed: number, random: Random): Record<string, string> {
  const out: Record<string, string> = {};
  if (seed % 3 === 0) return out;
  for (const c of CHOICES) if (random.below(3) === 0) out[c.id] = pick<string>(c.values, random);
  return out;
}

/** Now and then a deck with rolling cards and effects, so that chains are long and ambiguous. */
function deck(random: Random): Readonly<Record<string, number>> {
  return random.below(2) === 0
    ? STANDARD_DECK
    : { ...STANDARD_DECK, x2: 8, 'rolling+1': 2, 'rolling+0/stun': 1, '+0/muddle': 1, '+1/push-2': 1, 'rolling+0/pierce-3': 1 };
}

function setupOf(seed: number): Setup {
  const random = seeded(seed);
  const three = shuffled(CLASSES_FACES, random);
  // Four sit at the table with one class twice.
  const many = random.below(8);
  const classes = many === 0 ? three.slice(0, 2) : many < 3 ? [...three, pick(three, random)] : three;
  return {
    scenario: 'black-barrow',
    characters: classes.map((c) => ({
      class: c.id,
      cards: shuffled(
        CARDS.filter((x) => x.class === c.id),
        random,
      )
        .slice(0, c.hand)
        .map((x) => x.id),
      modifiers: deck(random),
    })),
    // Mostly the weakest monsters: who plays at random goes down soon enough.
    level: random.below(4) === 0 ? 1 + random.below(2) : 0,
    ...(random.below(8) === 0 ? { solo: true as const } : {}),
    choices: { ...chosen(seed, random), ...(classes.length > three.length ? { 'class-twice': 'allowed' } : {}) },
  };
}

/** Cards that others have chosen become any two of their hand; a rest becomes none. */
function swapHidden(s: State, seat: number, random: Random): State {
  if (s.choosing === 0) return s;
  s.players.forEach((p, i) => {
    if (i === seat || p.ready === 0 || p.lead < 0) return;
    s.cards[p.lead].zone = HAND;
    s.cards[p.other].zone = HAND;
    const hand = shuffled(
      s.cards.flatMap((c, place) => (c.owner === i && c.zone === HAND ? [place] : [])),
      random,
    );
    [p.lead, p.other] = hand;
    s.cards[p.lead].zone = CHOSEN;
    s.cards[p.other].zone = CHOSEN;
  });
  return s;
}

/** What always holds at a node, in words where it does not. */
function broken(g: Gloom): string | null {
  const { state, table } = g;
  const seen = new Set<number>();
  const jumps = state.stack.some((f) => ['move', 'push or pull', 'way'].includes(gloomhaven.book[f.seq].name));
  for (const [i, f] of state.figures.entries()) {
    if (f.out === 1 && f.hex >= 0) return `figure ${i} is out and stands`;
    if (f.hp > f.most) return `figure ${i} has more hit points than it can`;
    if (f.out === 0 && f.hp <= 0 && f.number > 0) return `figure ${i} should be out`;
    if (f.hex < 0) continue;
    if (seen.has(f.hex) && !jumps) return `two figures on ${table.map.names[f.hex]}`;
    seen.add(f.hex);
    if ((table.map.rooms[f.hex] & state.rooms) === 0) return `figure ${i} stands in a room nobody has seen`;
  }
  for (const [type, m] of table.monsters.entries()) {
    const numbers = state.figures.filter((f) => f.kind === MONSTER && f.type === type && f.out === 0 && f.number > 0).map((f) => f.number);
    if (new Set(numbers).size !== numbers.length) return `two ${m.face.id} of one number`;
  }
  if (state.decks.some((d) => [...d.pile, ...d.spent].some((n) => n < 0))) return 'a deck owes cards';
  return null;
}

/** The game as the shared tests want it. */
export const gloomhavenSuite: Suite<Setup, Table, State, View> = {
  game: gloomhaven,
  setups: setupOf,
  rules: (id) => paragraph(id) !== undefined,
  swapHidden,
  hidden: (s, seat) => (s.choosing === 0 ? 0 : s.players.reduce((n, p, i) => (i !== seat && p.ready === 1 ? n + 1 : n), 0)),
  broken,
  // Hexes farther off than those that are listed: a door, over a danger, where a jump lands.
  spelled: (id) => id.startsWith('move:'),
  spellings: (m, random) => (m.options().some((o) => o.does === 'move') ? [`move:${pick(m.table.map.names, random)}`] : []),
  // Only the cards that others have chosen are hidden, and only until the last one has.
  followed: 2,
  games: gamesWanted(100),
};
