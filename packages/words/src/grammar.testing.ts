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
