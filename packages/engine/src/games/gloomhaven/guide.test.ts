/** What the search goes by: rounds that cards still last, and a partner in thought who does what there is to do. */
import { describe, expect, it } from 'vitest';
import { type AimKey, advance, chanceOn, fall, sample, seeded } from '../../core/index.ts';
import { foreseenAnswer } from './foreseen-answer.ts';
import { gloomhavenGuide } from './guide.ts';
import { CARDS, CLASSES_FACES, gloomhaven, MONSTER, type Situation, situationMatch } from './index.ts';
import { roundsLeft } from './planning/stamina.ts';
import { reveal } from './rules/revealing.ts';
import { LOST, NO_CARD, type State } from './state.ts';

describe('rounds that cards last', () => {
  it.each([
    [0, 0, 0],
    [1, 0, 0],
    [2, 0, 1],
    // One of two discards is lost by a rest, and one card is no pair.
    [0, 2, 0],
    [0, 3, 1],
    [2, 1, 2],
    // Four, then three, then two.
    [4, 0, 4],
    // Ten cards and nobody who loses one but by resting: 5 + 4 + 4 + 3 + 3 + 2 + 2 + 1 + 1.
    [10, 0, 25],
    [9, 0, 20],
  ])('%i in hand and %i discarded: %i', (hand, discards, rounds) => {
    expect(roundsLeft(hand, discards)).toBe(rounds);
  });
});

const near: Situation = {
  characters: { brute: { at: [1, 3], lead: 'brute:trample', other: 'brute:grab-and-go' } },
  monsters: { 'bandit-guard-1': [6, 3] },
  turn: 'brute',
};

/** What it is worth that both characters stand before a door, opened or not, so many points of health short and so many monsters of the rooms before not beaten yet. */
function atDoor(level: number, door: number, opened: boolean, blows = 0, left = 0): number {
  const characters = CLASSES_FACES.slice(0, 2).map(({ id, hand }) => ({
    class: id,
    cards: CARDS.flatMap((c) => (c.class === id && c.level === 1 ? [c.id] : [])).slice(0, hand),
  }));
  const table = gloomhaven.tables({ scenario: 'black-barrow', level, characters });
  const g = { table, state: gloomhaven.begin(table), log: null };
  const random = seeded(2);
  const onward = (): void => {
    while (advance(g, gloomhaven.book) === 'chance') {
      const outcomes = chanceOn(g, gloomhaven.book).outcomes(g, g.state.stack[g.state.stack.length - 1].d);
      if (outcomes !== null) fall(g, gloomhaven.book, sample(outcomes, random), null);
    }
  };
  const standing = () => g.state.figures.filter((f) => f.kind === MONSTER && f.out === 0);
  onward();
  for (let room = 1; room <= door; room++) {
    g.state.doors |= 1 << (room - 1);
    reveal(g, room, 0);
    onward();
  }
  const places = [
    ['7,3', '8,3'],
    ['3,5', '3,4'],
  ];
  for (const f of standing().slice(left)) f.out = 1;
  for (const f of g.state.figures) {
    if (f.kind === MONSTER) continue;
    f.hex = table.map.names.indexOf(places[door][f.seat]);
    f.hp = 6 - (opened ? blows : 0);
  }
  // Tired, as they are by then.
  for (const [i, c] of g.state.cards.entries()) if (door > 0 && i % 2 === 0) c.zone = LOST;
  if (opened) {
    g.state.doors |= 1 << door;
    reveal(g, door + 1, 0);
  }
  onward();
  expect(standing()).toHaveLength(left + (opened ? 3 + door : 0));
  return gloomhavenGuide.worth(g, 0);
}

describe('the guide', () => {
  it('finds a position better with a monster hurt or gone, and worse with a card lost', () => {
    const worth = (s: Situation): number => gloomhavenGuide.worth(situationMatch(s).play, 0);
    const at = (hp: number): Situation => ({ ...near, monsters: { 'bandit-guard-1': { at: [6, 3], hp } } });
    expect(worth(at(1))).toBeGreaterThan(worth(at(4)));
    const match = situationMatch(near);
    const before = gloomhavenGuide.worth(match.play, 0);
    for (const f of match.state.figures) if (f.kind === MONSTER) f.out = 1;
    expect(gloomhavenGuide.worth(match.play, 0)).toBeGreaterThan(before);
    const short = { ...near, characters: { brute: { at: [1, 3], hand: ['brute:trample', 'brute:shield-bash'] } } } as Situation;
    const shorter = { ...near, characters: { brute: { at: [1, 3], hand: ['brute:trample'] } } } as Situation;
    expect(worth(short)).toBeGreaterThan(worth(shorter));
  });

  it('ends lines with the round under way, and finds cards better that reach somebody', () => {
    const { play } = situationMatch(near);
    const clock = gloomhavenGuide.clock(play);
    const until = gloomhavenGuide.until(play);
    expect(until).toBeGreaterThan(clock);
    play.state.round++;
    expect(gloomhavenGuide.clock(play)).toBeGreaterThanOrEqual(until);
    // With the attack that is chosen whoever stands beside a monster strikes it; with two moves nobody does.
    const chosen = (lead: string, other: string): number => {
      const s = { ...near, characters: { brute: { at: [5, 3], lead, other } } } as Situation;
      return gloomhavenGuide.worth(situationMatch(s).play, 0);
    };
    expect(chosen('brute:overwhelming-assault', 'brute:grab-and-go')).not.toBe(chosen('brute:grab-and-go', 'brute:eye-for-an-eye'));
    const unchosen = situationMatch(near);
    const before = gloomhavenGuide.worth(unchosen.play, 0);
    for (const p of unchosen.state.players) p.lead = NO_CARD;
    expect(gloomhavenGuide.worth(unchosen.play, 0)).toBeLessThan(before);
  });

  it.each<readonly [AimKey, string, (s: State) => void]>([
    ['own', 'a character hurt', ({ figures }) => void figures.map((f) => Object.assign(f, { hp: f.hp - (f.kind === MONSTER ? 0 : 1) }))],
    ['harm', 'a monster healed', ({ figures }) => void figures.map((f) => Object.assign(f, { hp: f.hp + (f.kind === MONSTER ? 1 : 0) }))],
    ['cards', 'a card lost', ({ cards }) => void cards.slice(0, 2).map((c) => Object.assign(c, { zone: LOST }))],
    [
      'near',
      'a step away from who is to be fought',
      ({ figures }) => void figures.map((f) => Object.assign(f, { hex: f.hex - (f.kind === MONSTER ? 0 : 1) })),
    ],
  ])('counts less of %s with %s', (key, _what, change) => {
    const all = CARDS.flatMap((c) => (c.class === 'brute' && c.level === 1 ? [c.id] : []));
    const match = situationMatch({ characters: { brute: { at: [2, 3], hand: all.slice(0, 4) } }, monsters: { 'bandit-guard-1': [6, 3] } });
    const told = (): number => gloomhaven.aims?.find((a) => a.key === key)?.of(match.play, 0) ?? Number.NaN;
    const before = told();
    change(match.state);
    expect(told()).toBeLessThan(before);
  });

  it('dreads a rest that cannot be put off while monsters are about, and no other', () => {
    const all = CARDS.flatMap((c) => (c.class === 'brute' && c.level === 1 ? [c.id] : [])).slice(0, 10);
    const worth = (hand: number, monsters: boolean): number => {
      const brute = { at: [1, 3] as const, hand: all.slice(0, hand), discard: all.slice(hand) };
      const match = situationMatch({ characters: { brute }, monsters: { 'bandit-guard-1': [6, 3] } });
      if (!monsters) for (const f of match.state.figures) if (f.kind === MONSTER) f.out = 1;
      return gloomhavenGuide.worth(match.play, 0);
    };
    const loss = (monsters: boolean): number => worth(2, monsters) - worth(1, monsters);
    expect(loss(true)).toBeGreaterThan(loss(false) + 5);
  });

  it.each([
    [0, 0, 0],
    [1, 1, 3],
  ])(
    'finds it better at level %i to have opened door %i, and to meet who waits there, with %i points of health less each, than to stand before it',
    (level, door, blows) => {
      expect(atDoor(level, door, true, blows)).toBeGreaterThan(atDoor(level, door, false));
    },
  );

  it('finds it better not to have opened a door while two of those before it still stand', () => {
    expect(atDoor(1, 0, true, 0, 2)).toBeLessThan(atDoor(1, 0, false, 0, 2));
  });

  it('supposes that whoever is far away goes there before striking', () => {
    const match = situationMatch(near);
    const random = seeded(3);
    const codes = match.options().map((o) => o.code);
    const said = new Map<string, number>();
    for (let n = 0; n < 200; n++) {
      const code = foreseenAnswer(match.play, codes, (k) => random.below(k));
      const id = match.options().find((o) => o.code === code)?.id ?? '';
      said.set(id, (said.get(id) ?? 0) + 1);
    }
    const [most] = [...said].sort((a, b) => b[1] - a[1])[0];
    expect(most).toMatch(/\/bottom$/);
    expect(said.has('end-turn')).toBe(false);
  });
});
