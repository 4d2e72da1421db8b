/** Names of fighters carry their gender, and whether they take an article; those of warbands their number: every sentence agrees with them. */

import { Match } from '@escarmouche/engine';
import { underworlds, WARBANDS } from '@escarmouche/engine/underworlds';
import { describe, expect, it } from 'vitest';
import { everyFrenchSentence, everySentenceOfSides } from '../../grammar.testing.ts';
import { en as english, fr as french, type Naming, wordsFor } from './index.ts';

/** Every fighter of every warband as a sentence of the log begins with it. */
function named(lang: 'fr' | 'en'): string[] {
  const words = wordsFor(lang);
  return WARBANDS.flatMap((warband) => {
    const seat = { warband, deck: { objectives: [], power: [] } };
    const other = { ...seat, warband: warband === 'garreks-reavers' ? ('zarbags-gitz' as const) : ('garreks-reavers' as const) };
    const match = new Match(underworlds, { seats: [seat, other], anyDeck: true });
    const ctx: Naming = { table: match.table, state: match.state };
    return match.table.fighters.flatMap((f, i) =>
      f.seat === 0
        ? [
            words
              .event({ rule: 'wu:A1', key: 'attack-ends', args: { figure: { figure: i } }, to: 'all' }, ctx)
              .replace(/^.*?attaque |^The attack of /, ''),
          ]
        : [],
    );
  });
}

describe('fighters in sentences', () => {
  it('have the article that their names ask for, contracted with what stands before it', () => {
    const said = named('fr').map((s) => s.replace(/ ne peut.*$/, ''));
    for (const name of [
      'du Veilleur Sépulcral',
      'du Suppliant 2',
      'de la Reine des Ronces',
      'de l’Éternel Pendu',
      'd’Arnulf',
      'du Skaven Rôdeur',
      'du Chainrasp 1',
    ])
      expect(said).toContain(name);
    expect(said.filter((s) => /^(?:de Le |de Les? |de [AEIOUÉ])/.test(s))).toEqual([]);
  });

  it('have it in English, unless a number stands in its place', () => {
    const said = named('en').map((s) => s.replace(/ cannot be.*$/, ''));
    for (const name of ['the Sepulchral Warden', 'the Briar Queen', 'the Lurking Skaven', 'the Ever-hanged', 'Petitioner 1', 'Arnulf'])
      expect(said).toContain(name);
  });
});

describe('every French sentence', () => {
  everyFrenchSentence(french, ['figure', 'target', 'targets', 'a', 'b', 'by']);
});

describe('every sentence of a side', () => {
  everySentenceOfSides([french, english]);
});
