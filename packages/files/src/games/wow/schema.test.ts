import type { Ruling } from '@escarmouche/engine';
import {
  type BoardMap,
  CARDS,
  type Card,
  CHARACTERS,
  type Character,
  type Effect,
  findMap,
  MAPS,
  type Setup,
  type Situation,
} from '@escarmouche/engine/wow';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { MatchFile } from '../../match-read.ts';
import type { AnyRuling } from '../../opened.ts';
import { space, type z } from '../../schema/basics.ts';
import type { Mutable } from '../../schema/mutable.ts';
import { card, character, type effect, map } from './content.ts';
import type { wowFiles } from './index.ts';

describe('the schemas', () => {
  it('are the engine’s types, both ways', () => {
    expectTypeOf<z.infer<typeof effect>>().toEqualTypeOf<Mutable<Effect>>();
    expectTypeOf<z.infer<typeof card>>().toEqualTypeOf<Mutable<Card>>();
    expectTypeOf<z.infer<typeof character>>().toEqualTypeOf<Mutable<Character>>();
    expectTypeOf<z.infer<typeof map>>().toEqualTypeOf<Mutable<BoardMap>>();
    expectTypeOf<z.infer<typeof wowFiles.setup>>().toEqualTypeOf<Mutable<Setup>>();
    expectTypeOf<z.infer<typeof wowFiles.situation>>().toEqualTypeOf<Mutable<Situation>>();
    expectTypeOf<AnyRuling<typeof wowFiles>>().toEqualTypeOf<Ruling<Situation> & { readonly game: 'wow' }>();
    expectTypeOf<MatchFile<typeof wowFiles>['setup']>().toEqualTypeOf<Setup>();
  });

  it.each(CARDS.map((c) => [c.id, c] as const))('take the card %s as it is', (_id, c) => {
    expect(card.parse(c)).toEqual(c);
  });

  it.each(CHARACTERS.map((c) => [c.id, c] as const))('take the character %s as it is', (_id, c) => {
    expect(character.parse(c)).toEqual(c);
  });

  it.each([...MAPS, findMap('open-17') as BoardMap].map((m) => [m.id, m] as const))('take the map %s as it is', (_id, m) => {
    expect(map.parse(m)).toEqual(m);
  });

  it('refuse a field nobody knows, at every level', () => {
    const c = CARDS.find((x) => x.ability !== undefined) as Card;
    expect(card.safeParse({ ...c, cost: 1 }).success).toBe(false);
    expect(card.safeParse({ ...c, ability: { ...c.ability, cost: 1 } }).success).toBe(false);
    expect(card.safeParse({ ...c, names: { ...c.names, de: 'x' } }).success).toBe(false);
  });

  it.each([
    ['0,0', true],
    ['-512,512', true],
    ['513,0', false],
    ['0,-513', false],
    ['0, 0', false],
    ['0', false],
    ['1e2,0', false],
    ['１,０', false],
  ])('take the space %s: %s', (at, ok) => {
    expect(space.safeParse(at).success).toBe(ok);
  });

  it.each([
    ['power', 31],
    ['power', -1],
    ['power', 2.5],
    ['power', Number.NaN],
    ['ticks', 21],
    ['ticks', 1e300],
  ])('refuse an attack of %s %s', (field, n) => {
    const c = CHARACTERS[0];
    expect(character.safeParse({ ...c, main: { ...c.main, [field]: n } }).success).toBe(false);
  });

  it('refuse health out of bounds', () => {
    for (const health of [0, 100, Number.POSITIVE_INFINITY]) expect(character.safeParse({ ...CHARACTERS[0], health }).success).toBe(false);
  });
});
