import { describe, expect, it } from 'vitest';
import { Match, SetupError, seeded } from '../../core/index.ts';
import { buildTable, setupFaults } from './building.ts';
import { CARDS, type ClassId, findClass } from './content/index.ts';
import { gloomhaven } from './game.ts';
import { levelNumbers } from './levels.ts';
import type { At } from './monsters/turn-case.ts';
import { figureKey } from './rules/keys.ts';
import type { CharacterSetup, Setup } from './setup.ts';
import type { Situation } from './situation.ts';
import type { SituationCharacter } from './situation-figures.ts';
import { situationMatch } from './situations.ts';
import { CHARACTER, MONSTER } from './state.ts';

function character(id: ClassId): CharacterSetup {
  const cards = CARDS.filter((c) => c.class === id).map((c) => c.id);
  return { class: id, cards: cards.slice(0, findClass(id)?.hand) };
}

const seated = (...classes: ClassId[]): Setup => ({ scenario: 'black-barrow', characters: classes.map(character) });
const FOUR: Setup = { ...seated('brute', 'scoundrel', 'spellweaver', 'brute'), choices: { 'class-twice': 'allowed' } };

/** Why a set-up is refused: where, by which rule, with which words. */
function refused(setup: Setup): readonly unknown[] {
  try {
    buildTable(setup);
  } catch (error) {
    if (error instanceof SetupError) return [error.at, error.rule, error.say.key, error.say.args.what];
    throw error;
  }
  throw new Error('it was built');
}

describe('a table', () => {
  it('seats every class once, unless the option allows more (scenario.2)', () => {
    expect(refused(seated('brute', 'scoundrel', 'spellweaver', 'brute'))).toEqual(['characters', 'gh:scenario.2', 'class-twice', 'brute']);
    expect(buildTable(FOUR).characters.map((c) => c.key)).toEqual(['brute', 'scoundrel', 'spellweaver', 'brute#2']);
    const same = { ...seated('scoundrel', 'scoundrel', 'scoundrel', 'scoundrel'), choices: { 'class-twice': 'allowed' } };
    expect(buildTable(same).characters.map((c) => c.key)).toEqual(['scoundrel', 'scoundrel#2', 'scoundrel#3', 'scoundrel#4']);
  });

  it('seats two to four', () => {
    expect(refused(seated('brute'))).toEqual(['characters', 'gh:scenario.1', 'how-many-characters', '1']);
    const five = { ...FOUR, characters: [...FOUR.characters, character('brute')] };
    expect(refused(five)).toEqual(['characters', 'gh:scenario.1', 'how-many-characters', '5']);
  });

  it.each([
    [{ 'rolling+1': 3 }, ['characters[0].modifiers', 'gh:deck.4', 'deck-without-end', '']],
    [{}, ['characters[0].modifiers', 'gh:deck.4', 'deck-without-end', '']],
    [{ '+0': 6, curse: 1 }, ['characters[0].modifiers', 'gh:deck.2', 'deck-only-in-play', 'curse']],
    [{ '+9': 1 }, ['characters[0].modifiers', 'gh:deck.1', 'unknown-modifier', '+9']],
  ])('wants a modifier deck that can be drawn from: %j', (modifiers, why) => {
    const { characters, ...rest } = seated('brute', 'scoundrel');
    expect(refused({ ...rest, characters: [{ ...characters[0], modifiers }, characters[1]] })).toEqual(why);
  });
});

describe('everything that is wrong with a set-up', () => {
  it('is said at once, each thing in its place and by its rule', () => {
    const [a, b] = seated('brute', 'brute').characters;
    const setup: Setup = {
      scenario: 'cellar',
      level: 8,
      characters: [
        { ...a, cards: [...a.cards.slice(1), 'scoundrel:smoke-bomb'] },
        { ...b, cards: a.cards.slice(1), modifiers: { 'rolling+1': 1 } },
      ],
    };
    expect(setupFaults(setup).map((f) => [f.at, f.rule, f.say.key])).toEqual([
      ['scenario', 'gh:scenario.1', 'unknown-scenario'],
      ['characters', 'gh:scenario.2', 'class-twice'],
      ['level', 'gh:level.1', 'which-level'],
      ['characters[0].cards', 'gh:turn.1', 'card-of-others'],
      ['characters[1].cards', 'gh:turn.1', 'hand-size'],
      ['characters[1].modifiers', 'gh:deck.4', 'deck-without-end'],
    ]);
    expect(setupFaults({ ...FOUR, choices: { 'class-twice': 'perhaps' } }).map((f) => f.at)).toEqual(['choices']);
    expect(setupFaults(FOUR)).toEqual([]);
  });
});

describe('the level of a scenario', () => {
  it('makes monsters and traps one higher with one person alone, not rewards, and none higher than we hold', () => {
    expect(levelNumbers(0, false)).toEqual({ monsters: 0, asked: 0, trap: 2, hazard: 1, gold: 2, xp: 4 });
    expect(levelNumbers(1, false)).toEqual({ monsters: 1, asked: 1, trap: 3, hazard: 1, gold: 2, xp: 6 });
    expect(levelNumbers(1, true)).toEqual({ monsters: 2, asked: 2, trap: 4, hazard: 2, gold: 2, xp: 6 });
    // Level 3 is asked for: its traps are known, its monsters are not held.
    expect(levelNumbers(2, true)).toEqual({ monsters: 2, asked: 3, trap: 5, hazard: 2, gold: 3, xp: 8 });
    expect(levelNumbers(7, true)).toEqual({ monsters: 2, asked: 7, trap: 9, hazard: 4, gold: 6, xp: 18 });
    expect(buildTable({ ...seated('brute', 'scoundrel'), solo: true }).level).toBe(2);
    const high = buildTable({ ...seated('brute', 'scoundrel'), level: 5 });
    expect(high.level).toBe(5);
    expect(high.monsters[0].normal).toEqual(buildTable({ ...seated('brute', 'scoundrel'), level: 2 }).monsters[0].normal);
  });
});

describe('four characters in Black Barrow', () => {
  const match = new Match(gloomhaven, FOUR, { undo: false });
  const random = seeded(4);
  for (let n = 0; n < 20_000 && match.nodeKind !== 'over'; n++) {
    if (match.nodeKind === 'chance') match.rollBy(random);
    else match.take(match.options()[random.below(match.options().length)].id);
  }

  it('is played to its end, each with cards and a deck of its own', () => {
    expect(match.nodeKind).toBe('over');
    const { state, table } = match;
    expect(state.figures.flatMap((f, i) => (f.kind === CHARACTER ? [figureKey(match.play, i)] : []))).toEqual([
      'brute',
      'scoundrel',
      'spellweaver',
      'brute#2',
    ]);
    expect([0, 3].map((seat) => state.cards.filter((c) => c.owner === seat).map((c) => table.cards[c.def].face.id))).toEqual([
      FOUR.characters[0].cards,
      FOUR.characters[3].cards,
    ]);
    expect(state.decks).toHaveLength(5);
  });

  it('fills the first room with every guard there is', () => {
    const first = new Match(gloomhaven, FOUR, { undo: false });
    while (first.nodeKind === 'chance') first.rollBy(random);
    const guards = first.state.figures.filter((f) => f.kind === MONSTER);
    expect(guards.map((f) => f.number).sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(guards.filter((f) => f.elite === 1)).toHaveLength(2);
  });

  const ROUND = { acted: true, initiative: 50 } as const;
  const walking = (at: At): SituationCharacter => ({ at, lead: 'walk' });
  const third = { 'bandit-archer-1': [0, 2], 'bandit-archer-2': [0, 3], 'bandit-archer-3': [0, 4] } as const;
  const guards = Object.fromEntries([8, 9, 10, 11, 12, 8].map((x, i) => [`bandit-guard-${i + 1}`, [x, i === 5 ? 6 : 0] as const]));

  /** Opens a door in the turn of the second Brute. */
  function opened(s: Partial<Situation>, at: At, door: At): ReturnType<typeof situationMatch> {
    const m = situationMatch({
      scenario: 'black-barrow',
      characters: {
        brute: { ...ROUND, at: [11, 1] },
        scoundrel: { ...ROUND, at: [11, 2] },
        spellweaver: { ...ROUND, at: [11, 3] },
        'brute#2': walking(at),
      },
      cards: { walk: { bottom: [{ do: 'move', n: 3 }] } },
      turn: 'brute#2',
      choices: { 'class-twice': 'allowed' },
      ...s,
    });
    for (const id of ['play:walk/bottom', 'do:move', `move:${door.join()}`]) m.take(id);
    while (m.nodeKind === 'chance') m.rollBy(random);
    return m;
  }

  it('leaves places empty where the standees run out (reveal.02)', () => {
    // All six guards are still there: the second room gets its three archers and no guard.
    const second = opened({ monsters: guards }, [8, 3], [7, 3]);
    const keys = second.state.figures.flatMap((f, i) => (f.kind === MONSTER ? [figureKey(second.play, i)] : []));
    expect(keys.filter((k) => k.startsWith('bandit-guard'))).toHaveLength(6);
    expect(keys.filter((k) => k.startsWith('bandit-archer'))).toHaveLength(3);
  });

  it('places the nearest ones where some standees are left, and asks between equals', () => {
    // Three archers are left for four places in the third room.
    const m = opened({ monsters: third, open: [[7, 3]] }, [3, 4], [3, 5]);
    expect(m.options().map((o) => o.id)).toEqual(['place:2,10', 'place:5,10', 'place:3,10', 'place:4,10']);
    for (const id of ['place:5,10', 'place:3,10', 'place:2,10']) {
      m.take(id);
      while (m.nodeKind === 'chance') m.rollBy(random);
    }
    const archers = m.state.figures.filter((_f, i) => figureKey(m.play, i).startsWith('bandit-archer'));
    expect(archers.map((f) => f.number).sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(m.table.map.names.filter((_n, hex) => archers.some((f) => f.hex === hex))).not.toContain('4,10');
  });
});
