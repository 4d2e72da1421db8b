/** A position as a text to be pasted: whoever reads it knows the names, not what files call things. */
import { formOf, type Notation } from '@escarmouche/engine/core';
import { CARDS, underworldsSituations, WARBAND_NAMES } from '@escarmouche/engine/underworlds';
import { expect, it } from 'vitest';
import { placeText, positionText } from '../../editor/text.ts';

it('calls warbands, fighters and cards by their names in either language, and by their ids what has none', () => {
  const notation = underworldsSituations.notation as Notation<unknown>;
  const position = {
    sides: [
      { warband: 'steelhearts-champions', fighters: { steelheart: 'C3' }, hand: ['shadespire:37', 'shadespire:0'] },
      { warband: 'garreks-reavers', fighters: { garrek: { at: 'C4', upgrades: ['shadespire:391'] } } },
    ],
  };
  const card = (id: string) => CARDS.find((c) => c.id === id)?.names ?? { en: '', fr: '' };
  for (const lang of ['en', 'fr'] as const) {
    const shown = (id: string): string => `<${id}>`;
    const text = positionText({ notation, form: formOf(notation.kind), position }, { lang, title: 'T', shown });
    expect(text).toContain(WARBAND_NAMES['steelhearts-champions'][lang]);
    expect(text).toContain(`${card('shadespire:37')[lang]}, <shadespire:0>`);
    expect(text).toContain(card('shadespire:391')[lang]);
    expect(text).toMatch(/Severin Steelheart: <C3>/);
    expect(text).not.toMatch(/steelhearts-champions|shadespire:37|shadespire:391|<steelheart>|<garrek>/);
  }
});

it('tells where a field stands by the words of those around it', () => {
  const notation = underworldsSituations.notation as Notation<unknown>;
  const position = { sides: [{ warband: 'steelhearts-champions', fighters: { steelheart: { at: 'C3', wounds: 3 } } }, {}] };
  const at = (path: string, lang: 'en' | 'fr'): string =>
    placeText({ notation, form: formOf(notation.kind), position }, path, { lang, shown: (id) => `<${id}>` });
  expect(at('sides[0].fighters.steelheart.wounds', 'en')).toMatch(/ 1 · [A-Z].* · Severin Steelheart · [A-Z]/);
  expect(at('sides[1].deck', 'fr')).toMatch(/ 2 · [A-Z]/);
  expect(at('sides[0].fighters.nobody', 'fr')).toMatch(/ · <nobody>$/);
  expect(at('sides[0].fighters.steelheart.wounds', 'fr')).not.toMatch(/sides|fighters|steelheart|wounds/);
  // What is no place of the form is told as it stands, and nothing is thrown.
  expect(at('a[3].b', 'en')).toBe('<a> 4 · <b>');
});
