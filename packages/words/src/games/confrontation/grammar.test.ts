/** Names carry their gender, and whether they take an article: every sentence agrees with them, whatever they begin with. */
import { Match } from '@escarmouche/engine';
import { confrontation, findProfile, PROFILES, type Profile, type Setup } from '@escarmouche/engine/confrontation';
import { describe, expect, it } from 'vitest';
import { everyFrenchSentence, everySentenceOfSides, KINDS } from '../../grammar.testing.ts';
import { en as english, fr as lists, type Naming, wordsFor } from './index.ts';

const PLAIN = findProfile('plain') as Profile;
const profiles: readonly Profile[] = KINDS.map(([name, grammar], i) => {
  const { grammar: _plain, ...rest } = PLAIN;
  return { ...rest, id: `kind-${i}`, names: { en: name, fr: name }, ...(grammar === undefined ? {} : { grammar }) };
});
const setup: Setup = {
  mode: 'skirmish',
  seats: [{ fighters: profiles.map((p) => ({ profile: p.id })) }, { fighters: [{ profile: 'dirz-clone' }, { profile: 'dirz-clone' }] }],
  content: { profiles },
};
const { table } = new Match(confrontation, setup);
const ctx: Naming = { table };
const fr = wordsFor('fr');
const en = wordsFor('en');

const capital = (text: string): string => text[0].toLocaleUpperCase() + text.slice(1);
const said = (key: string, args: Readonly<Record<string, number>>): string =>
  fr.event(
    {
      rule: 'conf:F1.a',
      key,
      args: Object.fromEntries(Object.entries(args).map(([k, v]) => [k, k === 'n' || k === 'total' ? v : { figure: v }])),
      to: 'all',
    },
    ctx,
  );

describe('a name in a French sentence', () => {
  it.each(KINDS.map((k, i) => [k[0], i] as const))('has its article, and the prepositions before it contract: %s', (_name, i) => {
    const [, , name, of, to] = KINDS[i];
    expect(said('attacks', { figure: i, target: i })).toBe(`${capital(name)} attaque ${name}.`);
    expect(said('parried', { figure: i, target: i, total: 9 })).toContain(` l’attaque ${of}`);
    expect(said('feints-attack', { figure: i, target: i })).toContain(` d’attaque ${to}.`);
    expect(fr.option({ key: 'pursue-target', args: { figure: { figure: i }, target: { figure: i } } }, ctx)).toContain(`jusqu’${to}`);
    // Labels name without an article.
    expect(fr.figure(i, ctx)).toBe(capital(KINDS[i][0]));
  });

  it.each(KINDS.map((k, i) => [k[0], i] as const))('takes with it what agrees: %s', (_name, i) => {
    const e = KINDS[i][1]?.gender === 'f' ? 'e' : '';
    expect(said('killed', { figure: i })).toBe(`${capital(KINDS[i][2])} est Tué${e} net.`);
    expect(said('fierce-stands', { figure: i })).toContain(` Acharné${e}\u202F: ${e === '' ? 'il' : 'elle'} combat`);
    expect(said('stunned', { figure: i })).toContain(` est Sonné${e}\u202F:`);
  });

  it('has it before a number too, and players who are numbers have one', () => {
    const clone = profiles.length + 1;
    expect(said('hits', { figure: clone, target: 0, total: 8 })).toBe('L’attaque du Clone de Dirz 2 touche le Garde, résultat 8.');
    const ask = { key: 'ask-attack', args: { side: 1, seat: { seat: 0 } } };
    expect(fr.prompt(ask, ctx).question).toBe('Le Joueur 1 frappe\u202F: quelle attaque\u202F?');
    expect(fr.prompt(ask, { ...ctx, seatNames: ['Anna', 'Otto'] }).question).toBe('Anna frappe\u202F: quelle attaque\u202F?');
    const won = { rule: 'conf:F4.h', key: 'won-match', args: { seat: { seat: 1 }, left: 3, other: 2 }, to: 'all' as const };
    expect(fr.event(won, ctx)).toMatch(/^Victoire pour le Joueur 2/);
    expect(fr.event(won, { ...ctx, seatNames: ['Anna', 'Otto'] })).toMatch(/^Victoire pour Otto/);
  });

  it('stands in a list with each one\u2019s article', () => {
    const made = {
      rule: 'conf:IX-A-1.d',
      key: 'combat-made',
      args: { n: 1, figures: { figures: [0, 1, profiles.length] } },
      to: 'all' as const,
    };
    expect(fr.event(made, ctx)).toBe('Combat 1\u202F: le Garde et l’Archer contre le Clone de Dirz 1.');
  });
});

describe('a name in an English sentence', () => {
  it('has an article where it is no name of somebody\u2019s own and no number follows it', () => {
    const of = (by: number, on: number): string =>
      en.event({ rule: 'conf:IX-E.a', key: 'attacks', args: { figure: { figure: by }, target: { figure: on } }, to: 'all' }, ctx);
    expect(of(0, profiles.length)).toBe('The Garde attacks Dirz clone 1.');
    expect(of(4, 2)).toBe('Danil attacks the Sorcière.');
  });
});

describe('every French sentence', () => {
  everyFrenchSentence(lists, ['figure', 'figures', 'target', 'by', 'seat', 'sides', 'cut']);
});

describe('the names of the game', () => {
  it('take an article but where somebody bears one of his own', () => {
    const own = PROFILES.filter((p) => p.grammar.proper === true).map((p) => p.names.fr);
    expect(own).toEqual(expect.arrayContaining(['Danil le Vaillant', 'Ûraken', 'Arkéon Sanath']));
    expect(own).not.toEqual(expect.arrayContaining(['Clone de Dirz']));
    // Nobody else has a surname in his name: one word of his own, then `le`, `la` or a comma.
    expect(PROFILES.filter((p) => p.grammar.proper !== true && /^\S+,? (?:le|la) /.test(p.names.fr)).map((p) => p.id)).toEqual([]);
  });
});

describe('a side', () => {
  everySentenceOfSides([english, lists]);
});
