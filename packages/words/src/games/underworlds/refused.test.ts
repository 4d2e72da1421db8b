/** Refusals of Underworlds that say what is missing, in each language, whatever a card asks for. */
import { Match } from '@escarmouche/engine';
import { underworlds } from '@escarmouche/engine/underworlds';
import { describe, expect, it } from 'vitest';
import { en as english, wordsFor } from './index.ts';

const match = new Match(underworlds, {
  seats: [
    { warband: 'garreks-reavers', deck: { objectives: [], power: [] } },
    { warband: 'sepulchral-guard', deck: { objectives: [], power: [] } },
  ],
  anyDeck: true,
});
const ctx = { table: match.table, state: match.state };
const asked = Object.keys(english.terms).filter((key) => key.startsWith('ask.'));

describe('a card that has nothing to choose from', () => {
  it.each(asked)('says that there is none of what it asks for (%s)', (term) => {
    const said = (lang: 'en' | 'fr'): string =>
      wordsFor(lang).refusal({ rule: 'wu:X2', key: 'nothing-to-choose', args: { what: { term } } }, ctx);
    expect(said('en')).toMatch(/^No [a-z ]+ qualifies\.$/);
    expect(said('fr')).toMatch(/^Aucune? [\p{Ll} ]+ ne convient\.$/u);
  });

  it('names objectives as the sources do', () => {
    const refusal = { rule: 'wu:X2', key: 'nothing-to-choose', args: { what: { term: 'ask.token' } } };
    expect([wordsFor('en').refusal(refusal, ctx), wordsFor('fr').refusal(refusal, ctx)]).toEqual([
      'No objective qualifies.',
      'Aucun objectif ne convient.',
    ]);
  });
});
