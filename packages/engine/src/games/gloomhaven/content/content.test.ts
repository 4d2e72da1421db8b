import { describe, expect, it } from 'vitest';
import {
  CARDS,
  CLASSES,
  CLASSES_FACES,
  type ClassId,
  findCard,
  findClass,
  findModifier,
  findMonster,
  findMonsterDeck,
  findScenario,
  findSummon,
  MODIFIERS,
  MONSTER_DECKS,
  MONSTERS,
  type MonsterStats,
  SCENARIOS,
  STANDARD_DECK,
  SUMMONS,
} from './index.ts';

const LANGUAGES = ['en', 'fr'] as const;

/** Initiatives in the order of the list of facts; those of level X after the bar. */
const INITIATIVES: Readonly<Record<ClassId, string>> = {
  brute: '72 18 64 10 61 87 32 15 54 27 | 35 77 20',
  scoundrel: '86 4 12 6 23 60 10 64 33 | 93 9 36',
  spellweaver: '69 70 80 21 7 20 36 83 | 25 26 91',
};

/** Hit points, move, attack, range (0 melee), then shield and targets where there are any. */
const STATS: Readonly<Record<string, readonly string[]>> = {
  'bandit-guard': ['5/2/2/0', '9/2/3/0', '6/3/2/0', '9/2/3/0 s1', '6/3/3/0', '10/2/4/0 s1'],
  'bandit-archer': ['4/2/2/3', '6/2/3/3', '5/2/2/4', '7/2/3/5', '6/3/2/4', '9/3/3/5'],
  'living-bones': ['5/2/1/0 t2', '6/4/2/0 t2', '5/3/1/0 s1 t2', '6/4/2/0 s1 t3', '5/3/2/0 s1 t2', '7/4/3/0 s1 t3'],
};

const written = (s: MonsterStats): string =>
  [
    `${s.hp}/${s.move}/${s.attack}/${s.range}`,
    ...(s.shield === undefined ? [] : [`s${s.shield}`]),
    ...(s.targets === undefined ? [] : [`t${s.targets}`]),
    ...(s.retaliate === undefined ? [] : [`r${s.retaliate}`]),
  ].join(' ');

const cardsOf = (of: ClassId) => CARDS.filter((card) => card.class === of);

describe('the ability cards', () => {
  it('are 13, 12 and 11, each once', () => {
    expect(CLASSES.map((id) => cardsOf(id).length)).toEqual([13, 12, 11]);
    expect(new Set(CARDS.map((card) => card.id)).size).toBe(CARDS.length);
    for (const card of CARDS) expect(findCard(card.id)).toBe(card);
    expect(findCard('brute:none')).toBeUndefined();
  });

  it.each(CLASSES)('have the initiatives of the %s', (id) => {
    const of = (level: 1 | 'X') =>
      cardsOf(id)
        .filter((card) => card.level === level)
        .map((card) => card.initiative)
        .join(' ');
    expect(`${of(1)} | ${of('X')}`).toBe(INITIATIVES[id]);
  });

  it.each(CARDS.map((card) => [card.id, card] as const))('%s is named after its class and told in both languages', (_id, card) => {
    expect(card.id.startsWith(`${card.class}:`)).toBe(true);
    for (const half of [card.text.top, card.text.bottom]) {
      for (const language of LANGUAGES) expect(half[language]).toMatch(/^\S.*\.$/);
      expect(half.en).not.toBe(half.fr);
      expect(half.fr).not.toMatch(/[^\s][:;!?]/);
    }
    for (const language of LANGUAGES) expect(card.names[language].trim()).not.toBe('');
  });

  it('tell of a lost card, of what stays and of experience just where the data say so', () => {
    for (const card of CARDS) {
      for (const half of ['top', 'bottom'] as const) {
        const face = card[half];
        const text = card.text[half].en;
        const where = `${card.id} ${half}`;
        expect(/\b[Ll]ost\b/.test(text.replace('lost cards', '')), where).toBe(face.lost !== undefined);
        expect(/[Pp]ersistent/.test(text), where).toBe(face.stays === 'persistent');
        expect(/\bround\b/.test(text), where).toBe(face.stays === 'round');
        expect(text.includes(`Experience ${face.xp}.`), where).toBe(face.xp !== undefined);
        expect(face.abilities.length, where).toBeGreaterThan(0);
      }
    }
  });

  it('summon only figures there are', () => {
    const summoned = CARDS.flatMap((card) => [...card.top.abilities, ...card.bottom.abilities]).filter((a) => a.do === 'summon');
    expect(summoned.map((a) => a.of)).toEqual(['mystic-ally']);
    for (const a of summoned) expect(findSummon(a.of)).toBeDefined();
  });

  it('have none whose number no source gives', () => {
    expect(CARDS.filter((card) => card.confidence === 'unsure').map((card) => card.id)).toEqual([]);
    expect(cardsOf('brute').every((card) => card.confidence === 'sure')).toBe(true);
  });
});

describe('classes and summons', () => {
  it('have the hand sizes and hit points of level 1', () => {
    expect(CLASSES_FACES.map(({ id, hand, hp }) => [id, hand, hp])).toEqual([
      ['brute', 10, 10],
      ['scoundrel', 9, 8],
      ['spellweaver', 8, 6],
    ]);
    expect(CLASSES_FACES.map((face) => face.id)).toEqual([...CLASSES]);
    // A hand can be made of level 1 cards alone.
    for (const face of CLASSES_FACES) {
      expect(cardsOf(face.id).filter((card) => card.level === 1)).toHaveLength(face.hand);
      expect(findClass(face.id)).toBe(face);
    }
  });

  it('have the Mystic Ally', () => {
    expect(SUMMONS.map(({ id, hp, move, attack, range }) => [id, hp, move, attack, range])).toEqual([['mystic-ally', 2, 2, 3, 2]]);
  });
});

describe('the monsters', () => {
  it.each(MONSTERS.map((monster) => [monster.id, monster] as const))('%s has the numbers of its stat cards', (id, monster) => {
    expect(monster.levels.flatMap(({ normal, elite }) => [written(normal), written(elite)])).toEqual(STATS[id]);
    expect(findMonster(id)).toBe(monster);
    expect(findMonsterDeck(monster.deck)?.cards).toHaveLength(8);
  });

  it('have the standees of the box', () => {
    expect(MONSTERS.map((monster) => [monster.id, monster.standees])).toEqual([
      ['bandit-guard', 6],
      ['bandit-archer', 6],
      ['living-bones', 10],
    ]);
  });

  it('have ability cards with the printed initiatives, the shuffling ones starred', () => {
    const initiatives = MONSTER_DECKS.map(({ id, cards }) => [
      id,
      [...cards]
        .map((card) => ({ at: card.initiative, shown: `${card.initiative}${card.shuffle === true ? '*' : ''}` }))
        .sort((a, b) => a.at - b.at)
        .map((card) => card.shown)
        .join(' '),
    ]);
    expect(initiatives).toEqual([
      ['guard', '15* 15* 30 35 50 50 55 70'],
      ['archer', '14 16 29* 31 32 44 56 68*'],
      ['living-bones', '12* 20* 25 45 45 64 74 81'],
    ]);
    const numbers = MONSTER_DECKS.flatMap(({ cards }) => cards.map((card) => card.id));
    expect(new Set(numbers).size).toBe(24);
  });
});

describe('modifier cards and scenarios', () => {
  it('have a standard deck of 20 whose mean is 0, null and x2 aside', () => {
    const dealt = Object.entries(STANDARD_DECK);
    expect(dealt.reduce((sum, [, n]) => sum + n, 0)).toBe(20);
    expect(dealt.reduce((sum, [id, n]) => sum + n * (findModifier(id)?.n ?? Number.NaN), 0)).toBe(0);
    expect(dealt.filter(([id]) => findModifier(id)?.shuffle === true).map(([id]) => id)).toEqual(['null', 'x2']);
    expect(dealt.some(([id]) => findModifier(id)?.rolling === true)).toBe(false);
    expect(new Set(MODIFIERS.map((modifier) => modifier.id)).size).toBe(MODIFIERS.length);
  });

  it('place only monsters there are', () => {
    for (const scenario of SCENARIOS) {
      expect(findScenario(scenario.id)).toBe(scenario);
      for (const room of scenario.rooms) for (const placing of room.monsters) expect(findMonster(placing.type)).toBeDefined();
    }
  });
});
