import { deckProblems, textToDeck, WARBANDS } from '@escarmouche/engine/underworlds';
import { describe, expect, it } from 'vitest';
import { EVERYTHING, type Filter, filtered, headOf, poolFor } from './filter.ts';

const pool = poolFor('sepulchral-guard', 'en');
const ask = (patch: Partial<Filter>): readonly string[] => filtered(pool, { ...EVERYTHING, ...patch }).map((c) => c.names.en);

describe('the cards a warband may take', () => {
  it.each(WARBANDS)('hold nothing that %s may not take, and every name once', (warband) => {
    const cards = poolFor(warband, 'fr');
    const ids = (objectives: boolean): string[] => cards.filter((c) => (c.kind === 'objective') === objectives).map((c) => c.id);
    const problems = deckProblems({ warband, deck: { objectives: ids(true), power: ids(false) } });
    expect(problems.filter((p) => !['how-many-objectives', 'more-gambits-than-upgrades'].includes(p.say.key))).toEqual([]);
    expect(new Set(cards.map((c) => c.warband))).toEqual(new Set([warband, 'universal']));
  });

  it('stand in the order of a deck', () => {
    const heads = pool.map(headOf);
    expect(heads).toEqual(
      [...heads].sort((a, b) => ['objective', 'gambit', 'upgrade'].indexOf(a) - ['objective', 'gambit', 'upgrade'].indexOf(b)),
    );
  });
});

describe('filters', () => {
  it('let everything through until something is asked for', () => {
    expect(ask({})).toHaveLength(pool.length);
  });

  it('search both languages, without accents and capitals', () => {
    expect(ask({ words: 'battle without' })).toContain('Battle Without End');
    expect(ask({ words: 'combattez SANS' })).toContain('Battle Without End');
    expect(ask({ words: 'zzz' })).toEqual([]);
  });

  it('go by kind, by whose card it is, and by when it is scored', () => {
    const gambits = ask({ kind: 'gambit' });
    expect(new Set([...ask({ kind: 'ploy' }), ...ask({ kind: 'spell' })])).toEqual(new Set(gambits));
    expect(ask({ from: 'own' }).length + ask({ from: 'universal' }).length).toBe(pool.length);
    const third = filtered(pool, { ...EVERYTHING, scoring: 'third-end-phase' });
    expect(third.length).toBeGreaterThan(0);
    expect(third.every((c) => c.kind === 'objective' && c.scoring === 'third-end-phase')).toBe(true);
  });
});

describe('a pasted deck', () => {
  it('takes names of either language, and says which line it could not read', () => {
    const { deck, problems } = textToDeck('Objectives\nBattle Without End\n\nNo such card\n- Dernière Chance', 'sepulchral-guard');
    expect(deck.objectives).toHaveLength(1);
    expect(deck.power).toHaveLength(1);
    expect(problems.map((p) => p.line)).toEqual([4]);
  });
});
