/** Names carry their gender, and whether they take an article: every sentence agrees with them. */
import type { NameGrammar } from '@escarmouche/engine/core';
import { CONDITIONS, gloomhaven, type Setup } from '@escarmouche/engine/gloomhaven';
import { describe, expect, it } from 'vitest';
import { everyFrenchSentence, KINDS } from '../../grammar.testing.ts';
import { fr as lists, type Naming, wordsFor } from './index.ts';

const fr = wordsFor('fr');
const en = wordsFor('en');

const setup: Setup = {
  scenario: 'black-barrow',
  characters: [
    { class: 'brute', cards: [] },
    { class: 'scoundrel', cards: [] },
    { class: 'spellweaver', cards: [] },
  ],
  anyHand: true,
};
const table = gloomhaven.tables(setup);
const ctx: Naming = { table };
/** The brute under another name. */
function called(name: string, grammar: NameGrammar | undefined): Naming {
  const [first, ...others] = table.characters;
  const { grammar: _own, ...face } = first.face;
  const renamed = { ...face, id: 'kind', names: { en: name, fr: name }, ...(grammar === undefined ? {} : { grammar }) };
  return { table: { ...table, characters: [{ ...first, face: renamed as typeof first.face }, ...others] } };
}

const event = (key: string, args: object, naming = ctx, words = fr): string =>
  words.event({ rule: 'gh:turn.1', key, args, to: 'all' } as Parameters<typeof words.event>[0], naming);

describe('a name in a French sentence', () => {
  it.each(KINDS)('has its article, and the prepositions before it contract: %s', (name, grammar, inSentence, of) => {
    const naming = called(name, grammar);
    const capital = inSentence[0].toLocaleUpperCase() + inSentence.slice(1);
    expect(event('draws', { figure: { figure: 0 }, card: { term: 'modifier.+1' } }, naming)).toBe(`${capital} pioche +1.`);
    expect(event('turn', { figure: { figure: 0 } }, naming)).toBe(`Tour ${of}.`);
    expect(fr.figure(0, naming)).toBe(name);
    const e = grammar?.gender === 'f' ? 'e' : '';
    expect(event('stunned', { figure: { figure: 0 } }, naming)).toBe(`${capital} est étourdi${e} et ne fait rien.`);
    expect(event('afflicted', { figure: { figure: 0 }, condition: { term: 'condition.poison' } }, naming)).toBe(
      `${capital} est empoisonné${e}.`,
    );
  });

  it('is what a condition makes of it, in both languages', () => {
    const all = (words: typeof fr): string[] =>
      CONDITIONS.map((c) => event('afflicted', { figure: { figure: 1 }, condition: { term: `condition.${c}` } }, ctx, words));
    expect(all(fr)).toContain('La Crapule est renforcée.');
    expect(all(en)).toContain('The Scoundrel is muddled.');
    expect([...all(fr), ...all(en)].filter((s) => !/^(?:La Crapule est|The Scoundrel is) \p{Ll}[\p{L}’ ]+\.$/u.test(s))).toEqual([]);
  });
});

describe('a player in a sentence', () => {
  const rests = (naming: Naming, words = fr): string => event('will-rest', { seat: { seat: 0 } }, naming, words);

  it('is the character it plays, with its article, unless it has a name of its own', () => {
    expect(rests(ctx)).toBe('La Brute annonce un repos long\u202F: initiative 99.');
    expect(rests({ ...ctx, seatNames: ['Brute', 'Crapule', 'Tisse-sort'] })).toBe('La Brute annonce un repos long\u202F: initiative 99.');
    expect(rests({ ...ctx, seatNames: ['Anna', 'Otto', 'Zoé'] })).toBe('Anna annonce un repos long\u202F: initiative 99.');
    expect(rests(ctx, en)).toBe('The Brute announces a long rest: initiative 99.');
  });
});

describe('the line of a card that gives a condition', () => {
  it('is asked for as an effect', () => {
    const ask = (term: string) => ({ key: 'ask-line', args: { figure: { figure: 1 }, ability: { term } } });
    expect(fr.prompt(ask('line.poison'), ctx).question).toBe('Appliquer l’effet Empoisonné\u202F?');
    expect(fr.prompt(ask('line.move-3'), ctx).question).toBe('La Crapule\u202F: Déplacement 3. Effectuer cette capacité\u202F?');
    expect(en.prompt(ask('line.poison'), ctx).question).toBe('Apply Poison?');
  });
});

describe('every French sentence', () => {
  everyFrenchSentence(lists, ['figure', 'figures', 'target', 'targets', 'seat']);
});
