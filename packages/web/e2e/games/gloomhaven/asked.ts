/** The questions that matches of this game come to, and set-ups made for those that ordinary matches hardly come to. */
import { CARDS, findMonster, GLOOMHAVEN_ODDS, gloomhaven, type Setup } from '@escarmouche/engine/gloomhaven';
import { questions, type Rare } from '../../questions.ts';
import { oneRoom } from './playing.ts';

const TWO = [
  [4, 2],
  [4, 1],
] as const;
/** One guard more than there are standees. */
const SEVEN = [1, 2, 3, 4].flatMap((x) => [[x + 1, 3] as const, [x + 1, 4] as const]).slice(0, 7);

/** One room with guards, and the usual cards in both hands. */
function room(guards: readonly (readonly [number, number])[], more: Partial<Setup> = {}): Setup {
  const hand = (of: string, n: number): readonly string[] =>
    CARDS.filter((c) => c.class === of && c.level === 1)
      .map((c) => c.id)
      .slice(0, n);
  const setup = oneRoom([[], hand('scoundrel', 9)], guards, [1, 0]);
  const [brute, scoundrel] = setup.characters;
  return { ...setup, characters: [{ ...brute, cards: hand('brute', 10) }, scoundrel], ...more };
}

/** Guards who use any element up, and a brute whose cards make two at once. */
function elements(): Setup {
  const plain = room(TWO);
  const guard = findMonster('bandit-guard');
  const [any] = CARDS.filter((c) => c.class === 'brute');
  if (guard === undefined || plain.own?.scenario === undefined) throw new Error('no guard');
  const cards = ['one', 'two', 'three', 'four'].map((id, i) => ({
    ...any,
    id: `brute:${id}`,
    initiative: i + 1,
    top: {
      abilities: [
        { do: 'element' as const, of: 'fire' as const },
        { do: 'element' as const, of: 'ice' as const },
      ],
    },
    bottom: { abilities: [{ do: 'element' as const, of: 'air' as const }] },
  }));
  const lines = [{ do: 'attack' as const, n: 0, consume: { element: 'any' as const, n: 1 } }];
  const deck = { id: 'hungry', cards: Array.from({ length: 8 }, (_v, i) => ({ id: `${900 + i}`, initiative: 60 + i, lines })) };
  const { scenario } = plain.own;
  // One of one's own has no grammar in a file.
  const { grammar: _grammar, ...face } = guard;
  return {
    ...plain,
    characters: [{ ...plain.characters[0], cards: cards.map((c) => c.id) }, plain.characters[1]],
    own: {
      cards,
      decks: [deck],
      monsters: [{ ...face, id: 'hungry-guard', deck: 'hungry' }],
      scenario: {
        ...scenario,
        rooms: scenario.rooms.map((r) => ({ ...r, monsters: r.monsters.map((m) => ({ ...m, type: 'hungry-guard' })) })),
      },
    },
  };
}

const two = room(TWO, { choices: { 'order-of-adjustments': 'asked' } });
const DOUBLED: Setup = { ...two, characters: two.characters.map((c) => ({ ...c, modifiers: { 'rolling+1': 10, x2: 10 } })) };

const cardsOf = (id: string, n: number): string[] =>
  CARDS.filter((c) => c.class === id && c.level === 1)
    .map((c) => c.id)
    .slice(0, n);

const RARE: readonly Rare<Setup>[] = [
  { step: 'adjustments/next adjustment', setup: DOUBLED, seed: 2 },
  { step: 'room/which place', setup: room(SEVEN), seed: 1 },
  { step: 'monster/which element', setup: elements(), seed: 1, likes: /^(?:play:brute:\w+\/top|cards:brute)/ },
];

/** Of ordinary matches, these. */
function setups(): readonly Setup[] {
  const hands = { brute: 10, scoundrel: 9, spellweaver: 8 } as const;
  const of = (id: keyof typeof hands) => ({ class: id, cards: cardsOf(id, hands[id]) });
  return (
    [
      ['brute', 'scoundrel'],
      ['spellweaver', 'brute'],
      ['scoundrel', 'spellweaver'],
    ] as const
  ).map(([a, b]): Setup => ({ scenario: 'black-barrow', level: 1, solo: true, characters: [of(a), of(b)] }));
}

export const QUESTIONS = questions(gloomhaven, GLOOMHAVEN_ODDS, {
  setups,
  rare: RARE,
  seats: ['person', 'person'],
  withDice: ['add', 'double', 'focus', 'next', 'path', 'play', 'suffer', 'target', 'use'],
  lang: 'en',
});
