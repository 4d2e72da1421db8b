/** One name of each kind, and a check of every French sentence against all of them: for the tests of games whose names have a grammar. */
import type { NameGrammar } from '@escarmouche/engine/core';
import { expect, it } from 'vitest';
import type { Lists } from './resources.ts';
import { translator } from './translator.ts';
import { plain } from './typeset.ts';
import { finish } from './variants.ts';

/** Masculine and feminine, common and somebody's own, before a consonant and a vowel. */
export const KINDS: readonly (readonly [fr: string, grammar: NameGrammar | undefined, inSentence: string, of: string, to: string])[] = [
  ['Garde', { gender: 'm' }, 'le Garde', 'du Garde', 'au Garde'],
  ['Archer', { gender: 'm' }, 'l’Archer', 'de l’Archer', 'à l’Archer'],
  ['Sorcière', { gender: 'f' }, 'la Sorcière', 'de la Sorcière', 'à la Sorcière'],
  ['Amazone', { gender: 'f' }, 'l’Amazone', 'de l’Amazone', 'à l’Amazone'],
  ['Danil', { gender: 'm', proper: true }, 'Danil', 'de Danil', 'à Danil'],
  ['Audric', { gender: 'm', proper: true }, 'Audric', 'd’Audric', 'à Audric'],
  ['Brünhild', { gender: 'f', proper: true }, 'Brünhild', 'de Brünhild', 'à Brünhild'],
  ['Éline', { gender: 'f', proper: true }, 'Éline', 'd’Éline', 'à Éline'],
  ['Yvain', { gender: 'm', proper: true }, 'Yvain', 'd’Yvain', 'à Yvain'],
  // A name from a file that says nothing of itself is somebody's own.
  ['Inconnu', undefined, 'Inconnu', 'd’Inconnu', 'à Inconnu'],
];

/** Sides: armies by their names, singular and plural, and a player by a name of his own. */
const SIDES: readonly (readonly [inSentence: string, of: string, to: string])[] = [
  ['les Lions', 'des Lions', 'aux Lions'],
  ['les Épines', 'des Épines', 'aux Épines'],
  ['le Pacte', 'du Pacte', 'au Pacte'],
  ['la Garde', 'de la Garde', 'à la Garde'],
  ["l'Alliance", 'de l’Alliance', 'à l’Alliance'],
  ['Otto', 'd’Otto', 'à Otto'],
];

const ROOMS = ['events', 'options', 'prompts', 'passes', 'rolls', 'refusals'] as const;

/** What every French sentence that names somebody by one of these values must be, whoever that is: contracted, elided, agreeing. */
export function everyFrenchSentence(lists: Lists & Readonly<Record<(typeof ROOMS)[number], unknown>>, values: readonly string[]): void {
  const named = new RegExp(`\\{\\{(?:${values.join('|')})\\}\\}`);
  const templates = ROOMS.flatMap((room) =>
    Object.entries(lists[room] as Readonly<Record<string, string>>)
      .filter(([, text]) => named.test(text))
      .map(([key, text]) => [`${room} ${key}`, text] as const),
  );
  it.each(templates)('contracts, elides and agrees: %s', (_key, text) => {
    const w = translator(lists);
    for (const [i, [, grammar, name]] of KINDS.entries()) {
      // With the marks that names have in a sentence.
      const marked = `\uE000f${i}\uE001${name.replace('’', "'")}\uE002`;
      const feminine = grammar?.gender === 'f';
      const filled = text
        .replace(new RegExp(named, 'g'), marked)
        .replaceAll('{{figureE}}', feminine ? 'e' : '')
        .replaceAll('{{figureIl}}', feminine ? 'elle' : 'il')
        .replace(/\{\{[^}]*\}\}/g, '7');
      const sentence = plain(finish(w, filled));
      expect(sentence).not.toMatch(/(?<!\p{L})(?:de|à) les? (?=\p{Lu})/iu);
      expect(sentence).not.toMatch(/(?<!\p{L})(?:de|que|jusque) (?=[AEIOUÀÂÉÈÊËÎÏÔÖÙÛÜ]\p{Ll})/u);
      // A participle or adjective after the verb agrees with the figure, where that is what the sentence is about.
      if (/(?:^|[:,] )\{\{figure\}\} (?:y )?est /.test(text))
        expect(sentence).not.toMatch(feminine ? / est \p{L}+[éi](?= )/u : / est \p{L}+[éi]e(?= )/u);
    }
  });
}

/** What every sentence in either language must be that names a side: contracted, and with its verb in the plural where the side is many. */
export function everySentenceOfSides(all: readonly (Lists & Readonly<Record<(typeof ROOMS)[number], unknown>>)[]): void {
  it.each(SIDES)('contracts before a side: %s', (inSentence, of, to) => {
    for (const lists of all) {
      if (lists.lang !== 'fr') continue;
      const w = translator(lists);
      expect(plain(finish(w, `Tour de ${inSentence}`))).toBe(`Tour ${of}`);
      expect(plain(finish(w, `Réponse à ${inSentence}`))).toBe(`Réponse ${to}`);
    }
  });

  it('has a plural of every sentence whose verb is a side’s', () => {
    const lacking = all.flatMap((lists) =>
      ROOMS.flatMap((room) => {
        const list = lists[room] as Readonly<Record<string, string>>;
        return Object.entries(list).flatMap(([key, text]) => {
          const verb = /(?:^|[:.] )\{\{(seat)\}\} (?!et |and )\p{Ll}/u.exec(text);
          if (verb === null || key.endsWith('-plural')) return [];
          return list[`${key}_${verb[1]}-plural`] === undefined ? [`${lists.lang} ${room} ${key}`] : [];
        });
      }),
    );
    expect(lacking).toEqual([]);
  });
}
