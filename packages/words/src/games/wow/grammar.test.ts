/** Names in World of Warcraft Miniatures; and of sides: their articles, and what agrees with them. */
import { FACTIONS } from '@escarmouche/engine/wow';
import { describe, expect, it } from 'vitest';
import { everyFrenchSentence, everySentenceOfSides } from '../../grammar.testing.ts';
import { articleBefore, inSentence, sideCalled } from '../../grammar.ts';
import { en, fr } from './index.ts';

describe('the article before a name', () => {
  it('is none before a name of somebody’s own, before one printed with it, and before one that begins with whose it is', () => {
    expect(articleBefore('fr', 'Arnulf', { gender: 'm', proper: true }, false)).toBe('');
    expect(inSentence('fr', "L'Éternel Pendu", { gender: 'm' })).toBe("l'Éternel Pendu");
    expect(inSentence('en', 'The Harvester', { gender: 'm' })).toBe('the Harvester');
    expect(inSentence('en', 'Garrek’s Reavers', { gender: 'm', plural: true })).toBe('Garrek’s Reavers');
  });

  it('follows gender, number and the first letter', () => {
    expect(inSentence('fr', 'Clans de Cendre', { gender: 'm', plural: true })).toBe('les Clans de Cendre');
    expect(inSentence('fr', 'Amazone', { gender: 'f' })).toBe("l'Amazone");
    expect(inSentence('fr', 'Reine', { gender: 'f' })).toBe('la Reine');
    expect(inSentence('en', 'Ashen Clans', { gender: 'm', plural: true })).toBe('the Ashen Clans');
    expect(inSentence('en', 'Petitioner 2', { gender: 'm' })).toBe('Petitioner 2');
  });
});

describe('a side', () => {
  const clans = FACTIONS[1];

  it('goes by its army with the article, with a number where two are alike, and by a name of its own without', () => {
    const own = { name: clans.names.fr, grammar: clans.grammar };
    expect(sideCalled('fr', 'Clans de Cendre', own).name).toBe('les Clans de Cendre');
    expect(sideCalled('fr', 'Clans de Cendre 2', own)).toEqual({ name: 'les Clans de Cendre 2', grammar: clans.grammar });
    expect(sideCalled('fr', 'Otto', own)).toEqual({ name: 'Otto', grammar: null });
    expect(sideCalled('fr', 'Clans de Cendre et autres', own).grammar).toBeNull();
  });

  everySentenceOfSides([en, fr]);
});

describe('every French sentence', () => {
  everyFrenchSentence(fr, ['figure', 'figures', 'target', 'targets', 'by', 'aim', 'it', 'of', 'cardOwner']);
});
