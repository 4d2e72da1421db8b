import { describe, expect, it } from 'vitest';
import { RULEBOOK } from '../../rulebook/index.ts';
import { CARDS, type CardFace, DECKS, findCard, findDeck, findFighter, OTHER_WARBANDS, WARBANDS } from '../index.ts';

const card = (id: string): CardFace => findCard(id) as CardFace;

/** Every card the commentary names, the number of its set first. */
const NAMED = [
  'shadespire 2 8 11 13 15 16 18 23 37 42 45 52 56 57 58 59 60 62 71 73 77 79 96 101 102 103 106 155 160 167 169 170 171 174',
  'shadespire 201 234 237 247 248 249 271 273 275 284 305 311 312 315 316 319 321 324 327 330 331 333 334 336 339 341 342 343 344',
  'shadespire 347 348 349 354 355 357 359 361 363 368 369 372 375 376 377 382 390 391 396 397 398 399 400 401 403 414 416 420 423',
  'shadespire 431 432 435',
  'leaders 34 51',
  'nightvault 11 13 14 35 47 74 97 317 340 389 403 432 452 456 499 505 506',
].flatMap((line) => {
  const [set, ...numbers] = line.split(' ');
  return numbers.map((number) => `${set}:${number}`);
});

describe('cards', () => {
  it('are there: all of the decks, all the commentary names', () => {
    expect(NAMED).toHaveLength(114);
    for (const id of [...NAMED, ...DECKS.flatMap((deck) => [...deck.objectives, ...deck.power])]) expect(findCard(id), id).toBeDefined();
    expect(CARDS).toHaveLength(249);
  });

  it('are there for every answer that has the number of a card', () => {
    const numbers = RULEBOOK.filter((entry) => entry.source === 'rulebook').flatMap(({ id }) => /^wu:(\d+)/.exec(id)?.[1] ?? []);
    expect(new Set(numbers).size).toBe(65);
    for (const number of numbers) expect(CARDS.some((c) => c.number === Number(number) && NAMED.includes(c.id), number)).toBe(true);
  });

  it('have each an id of their own, made of a set and a number', () => {
    expect(new Set(CARDS.map((c) => c.id)).size).toBe(CARDS.length);
    for (const c of CARDS) {
      expect(c.id).toMatch(/^(?:shadespire|nightvault|leaders):\d+$/);
      expect(c.id.endsWith(`:${c.number}`), c.id).toBe(true);
      expect(findCard(c.id)).toBe(c);
    }
    expect(findCard('shadespire:0')).toBeUndefined();
  });

  it.each(CARDS.map((c) => [`${c.id} ${c.names.en}`, c] as const))('%s is told in both languages', (_name, { names, text, attack }) => {
    for (const both of [names, text, ...(attack === undefined ? [] : [attack.names])]) {
      for (const words of [both.en, both.fr]) {
        expect(words.trim()).toBe(words);
        expect(words.length).toBeGreaterThan(0);
      }
      expect(both.fr).not.toMatch(/[^\s][:;!?]/);
    }
    expect(text.en).not.toBe(text.fr);
    expect(text.en).toMatch(/^[A-Z].*\.$/);
    expect(text.fr).toMatch(/^[A-ZÀÉ+].*\.$/);
  });

  it('have what their kind needs, and nothing of another', () => {
    for (const c of CARDS) {
      const objective = c.kind === 'objective';
      expect([c.glory !== undefined, c.scoring !== undefined], c.id).toEqual([objective, objective]);
      expect(c.cast !== undefined, c.id).toBe(c.kind === 'spell');
      expect(c.persists === 'while-equipped', c.id).toBe(c.kind === 'upgrade');
      if (c.kind !== 'upgrade') expect([c.bearers, c.attack, c.relic], c.id).toEqual([undefined, undefined, undefined]);
      if (c.kind !== 'ploy') expect([c.reaction, c.chooses], c.id).toEqual([undefined, undefined]);
      if (c.reaction) expect([c.text.en.slice(0, 9), c.text.fr.slice(0, 9)], c.id).toEqual(['Reaction ', 'Réaction ']);
    }
  });

  it('are of a warband we have, but for two; upgrades are for fighters of it', () => {
    for (const c of CARDS) {
      const other = OTHER_WARBANDS.some((warband) => warband === c.warband);
      expect(other || c.warband === 'universal' || WARBANDS.some((warband) => warband === c.warband), c.id).toBe(true);
      if (!other) for (const bearer of c.bearers ?? []) expect(findFighter(bearer)?.warband, `${c.id} ${bearer}`).toBe(c.warband);
    }
    expect(CARDS.filter((c) => OTHER_WARBANDS.some((warband) => warband === c.warband)).map((c) => c.id)).toEqual([
      'shadespire:201',
      'nightvault:74',
    ]);
    expect(card('shadespire:167').bearers).toEqual(['lurking-skaven', 'hungering-skaven', 'festering-skaven']);
  });

  it('of one name are linked, and say the same', () => {
    const reprints = CARDS.filter((c) => c.reprintOf !== undefined);
    expect(reprints).toHaveLength(11);
    for (const c of reprints) {
      const first = card(c.reprintOf as string);
      expect([c.names, c.kind, c.text], c.id).toEqual([first.names, first.kind, first.text]);
      expect(first.reprintOf, c.id).toBeUndefined();
    }
    const names = CARDS.filter((c) => c.reprintOf === undefined).map((c) => c.names.en);
    expect(new Set(names).size).toBe(names.length);
  });

  it('choose a fighter where their words say so', () => {
    const choosing = CARDS.filter((c) => c.chooses).map((c) => c.id);
    expect(choosing.sort()).toEqual(
      [
        '10 39 42 44 160 164 311 312 316 330 331 332 334 341 342 354 360 368'.split(' ').map((n) => `shadespire:${n}`),
        'leaders:34 nightvault:45 nightvault:47 nightvault:102 nightvault:105 nightvault:403 nightvault:432 nightvault:446'.split(' '),
      ]
        .flat()
        .sort(),
    );
    for (const id of choosing) expect(card(id).text.en.toLowerCase(), id).toContain('choose');
    // spiteclaws-swarm.1: pushed, not chosen.
    for (const id of ['shadespire:155', 'shadespire:321']) expect(card(id).chooses, id).toBeUndefined();
  });

  it('have the seven relics', () => {
    expect(CARDS.filter((c) => c.relic).map((c) => c.number)).toEqual([396, 397, 398, 399, 400, 401, 51]);
  });

  it.each<[string, Partial<CardFace>]>([
    ['shadespire:60', { kind: 'objective', glory: 5, scoring: 'end-phase', warband: 'sepulchral-guard' }],
    ['shadespire:247', { glory: 2, scoring: 'third-end-phase', warband: 'universal' }],
    ['shadespire:305', { glory: 2, scoring: 'immediate' }],
    ['shadespire:369', { kind: 'ploy', reaction: true }],
    ['shadespire:355', { kind: 'ploy', persists: 'end-of-phase' }],
    ['shadespire:357', { kind: 'ploy', persists: 'next-activation' }],
    ['nightvault:14', { persists: 'until-next-cast-attempt' }],
    ['nightvault:389', { cast: { symbol: 'channel', count: 1 }, persists: 'until-out-of-action' }],
    ['nightvault:97', { cast: { symbol: 'focus', count: 2 }, confidence: 'likely' }],
    ['nightvault:456', { cast: { symbol: 'channel', count: 2 } }],
  ])('%s is as its card says', (id, face) => {
    expect(card(id)).toMatchObject(face);
  });

  it('grant attacks with the numbers of their cards', () => {
    const attacks = CARDS.flatMap(({ id, attack: a }) => (a === undefined ? [] : [`${id} ${a.range} ${a.symbol} ${a.dice} ${a.damage}`]));
    expect(attacks.sort()).toEqual([
      'nightvault:112 1 hammer 2 2',
      'nightvault:115 3 channel 0 1',
      'nightvault:20 1 hammer 2 2',
      'nightvault:56 1 hammer 3 1',
      'nightvault:58 1 swords 3 3',
      'shadespire:110 1 swords 3 2',
      'shadespire:113 1 hammer 2 2',
      'shadespire:174 1 swords 2 2',
      'shadespire:29 1 swords 3 2',
      'shadespire:382 1 hammer 2 3',
      'shadespire:414 1 hammer 3 2',
      'shadespire:423 1 swords 3 1',
      'shadespire:57 1 hammer 3 2',
      'shadespire:81 1 hammer 2 2',
    ]);
    expect(card('shadespire:414').attack?.traits).toEqual({ criticalDamage: 1 });
    expect(card('shadespire:174').attack?.traits).toEqual({ allAdjacent: true });
    expect(card('nightvault:115').attack?.traits).toEqual({ spell: true, criticalDamage: 1 });
    expect(card('shadespire:29').attack?.traits).toEqual({ cleave: 'critical-rolled' });
  });
});

describe('decks', () => {
  it('are one for each warband, found by id', () => {
    expect(DECKS.map((deck) => deck.warband)).toEqual(WARBANDS);
    for (const deck of DECKS) expect(findDeck(deck.id)).toBe(deck);
    expect(findDeck('none')).toBeUndefined();
  });

  it.each(DECKS.map((deck) => [deck.id, deck] as const))('%s is legal', (_id, { warband, objectives, power, names, plan }) => {
    expect(objectives).toHaveLength(12);
    expect(power.length).toBeGreaterThanOrEqual(20);
    for (const id of objectives) expect(card(id).kind, id).toBe('objective');
    for (const id of power) expect(card(id).kind, id).not.toBe('objective');
    const upgrades = power.filter((id) => card(id).kind === 'upgrade').length;
    expect(power.length - upgrades).toBeLessThanOrEqual(upgrades);
    const all = [...objectives, ...power].map(card);
    expect(new Set(all.map((c) => c.names.en)).size).toBe(all.length);
    for (const c of all) expect(['universal', warband], c.id).toContain(c.warband);
    for (const both of [names, plan]) expect(both.en).not.toBe(both.fr);
  });
});
