/** Sides in sentences: the article and the number of each warband, in every sentence that names one; a player's own name takes neither. */
import { Match } from '@escarmouche/engine';
import { type Setup, underworlds, WARBAND_NAMES, WARBANDS, type WarbandId } from '@escarmouche/engine/underworlds';
import { describe, expect, it } from 'vitest';
import { LANGS, type Lang } from '../../types.ts';
import { en, fr, type Naming, wordsFor } from './index.ts';

/** A match of a warband against itself, its sides called by what they are. */
function naming(warband: WarbandId, lang: Lang, names?: readonly string[]): Naming {
  const seat: Setup['seats'][0] = { warband, deck: { objectives: [], power: [] } };
  const match = new Match(underworlds, { seats: [seat, seat], anyDeck: true });
  const own = WARBAND_NAMES[warband][lang];
  return { table: match.table, state: match.state, seatNames: names ?? [own, `${own} 2`] };
}

const said = (lang: Lang, warband: WarbandId, key: string, seat = 0, names?: readonly string[]): string =>
  wordsFor(lang).event(
    { rule: 'wu:R1', key, args: { seat: { seat }, n: 2, crits: 1, dice: 4, other: 1, what: { term: 'objective' } }, to: 'all' },
    naming(warband, lang, names),
  );

describe('sides in sentences', () => {
  it('have their article, and verbs their number', () => {
    expect(WARBANDS.map((id) => said('fr', id, 'passes'))).toEqual([
      'Les Pillards de Garrek passent.',
      'Les Champions de Steelheart passent.',
      'La Garde Sépulcrale passe.',
      'Les Boyz d’Ironskull passent.',
      'La Nuée de Spiteclaw passe.',
      'Les Briseurs de Malédiction de Stormsire passent.',
      'Les Épines de la Reine des Ronces passent.',
      'Les Krevards de Zarbag passent.',
    ]);
    expect(said('en', 'garreks-reavers', 'draws')).toBe('Garrek’s Reavers draw an objective.');
    expect(said('en', 'sepulchral-guard', 'draws')).toBe('The Sepulchral Guard draws an objective.');
    expect(said('fr', 'zarbags-gitz', 'draws', 1)).toBe('Les Krevards de Zarbag 2 piochent un objectif.');
  });

  it('contract with what stands before them', () => {
    expect(said('fr', 'garreks-reavers', 'activation')).toBe('Activation 2 des Pillards de Garrek.');
    expect(said('fr', 'spiteclaws-swarm', 'activation')).toBe('Activation 2 de la Nuée de Spiteclaw.');
    expect(said('fr', 'garreks-reavers', 'activation', 0, ['Boris', 'Ada'])).toBe('Activation 2 de Boris.');
  });

  it('are no players: a name of one’s own takes no article and one verb', () => {
    for (const lang of LANGS) expect(said(lang, 'garreks-reavers', 'passes', 1, ['Ada', 'Boris'])).toMatch(/^Boris passe/);
  });

  it('find a plural wherever the verb is theirs', () => {
    // Sentences whose verb is not the side's, and those without one.
    const without = /^(?:activation|rolled|rolled_what-roll\.roll-off)$/;
    for (const { events } of [fr, en]) {
      const list: Readonly<Record<string, string>> = events;
      const lacking = Object.entries(list).filter(
        ([key, text]) => text.includes('{{seat}}') && !key.includes('_') && !without.test(key) && !(`${key}_seat-plural` in list),
      );
      expect(lacking).toEqual([]);
    }
  });
});

describe('refusals with numbers', () => {
  it('say how far an objective must lie, as it is measured (S4)', () => {
    const args = { space: { space: 0 }, distance: 2, n: 2 };
    const refusal = (lang: Lang): string =>
      wordsFor(lang).refusal({ rule: 'wu:S4', key: 'objective-too-near', args }, naming('garreks-reavers', lang));
    expect(refusal('en')).toMatch(/too near: it must be more than 2 hexes away\.$/);
    expect(refusal('fr')).toMatch(/doit être à plus de 2 cases\.$/);
  });
});
