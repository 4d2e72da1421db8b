/** The checks of sentences find what they are for, and orders are orders: each fault here is one that a sentence once had. */
import { describe, expect, it } from 'vitest';
import { LISTS } from './games/lists.testing.ts';
import { barenames, languageFault } from './language.testing.ts';
import type { Lang } from './types.ts';

const MANY = ['Pillards de Garrek', 'Garrek’s Reavers', 'Clans de Cendre'];

describe('the checks of sentences', () => {
  it.each<[Lang, string, string]>([
    ['fr', 'Tir au dé de les Pillards de Garrek.', 'not contracted'],
    ['fr', 'Test de Discipline de le Garde.', 'not contracted'],
    ['fr', 'À Les Clans de Cendre de jouer.', 'not contracted'],
    ['fr', 'L’attaque de Aelfe réussit.', 'not elided'],
    ['fr', 'Il faut que il avance.', 'not elided'],
    ['fr', 'La Amazone avance.', 'not elided'],
    ['fr', 'Les Pillards de Garrek passe.', 'passe of many'],
    ['fr', 'Les Pillards de Garrek 2 n’a plus aucun combattant.', 'a of many'],
    ['en', 'Garrek’s Reavers passes.', 'passes of many'],
    ['en', 'Garrek’s Reavers has no fighter left.', 'has of many'],
    ['fr', 'Tirer 1 cartes.', 'miscounted: 1 cartes'],
    ['fr', 'Tirer 12 carte.', 'miscounted: 12 carte'],
    ['en', 'Draw 1 cards.', 'miscounted: 1 cards'],
    ['en', 'Draw 2 card.', 'miscounted: 2 card'],
    ['fr', 'Réagir ?', 'no narrow space'],
    ['fr', 'Réagir?', 'no narrow space'],
    ['fr', 'La Brute\u00A0: Attaque 2.', 'no narrow space'],
    ['fr', 'La Brute : Attaque 2.', 'no narrow space'],
    ['fr', 'Jouer «\u00A0Piège\u00A0»', 'no narrow space'],
    ['fr', 'un\u00A0; deux', 'no narrow space'],
    ['fr', 'La Brute  avance.', 'two spaces'],
    ['en', 'The  Brute moves.', 'two spaces'],
    ['fr', 'La Brute avance with the Garde.', 'an English word'],
  ])('%s: %s', (lang, text, fault) => {
    expect(languageFault(lang, text, MANY)).toBe(fault);
  });

  it.each<[Lang, string]>([
    ['fr', 'Les Pillards de Garrek passent.'],
    ['fr', 'Les Pillards de Garrek n’ont plus aucun combattant.'],
    ['fr', 'Activation 2 des Pillards de Garrek.'],
    ['fr', 'Le soin de A1 vaut 2\u202F: les annuler\u202F?'],
    ['fr', 'Les Clans de Cendre 2\u202F: 3 sur 14, pour de bon.'],
    ['fr', '«\u202FSeul Compte le Massacre\u202F», en (7,5\u202F; 25,5).'],
    ['fr', 'Tirer 1 carte sur 11 cartes.'],
    ['en', 'Garrek’s Reavers pass: “Trap”.'],
    ['en', 'Victory for Garrek’s Reavers: 3 to 1.'],
  ])('leave alone in %s: %s', (lang, text) => {
    expect(languageFault(lang, text, MANY)).toBeNull();
  });

  it('find a name without its article', () => {
    const common = (): boolean => true;
    expect(barenames('fr', [{ text: 'Garde 2', figure: 0 }, { text: ' avance.' }], common)).toEqual(['Garde 2']);
    expect(barenames('fr', [{ text: 'L’attaque de ' }, { text: 'Garde 2', figure: 0 }], common)).toEqual(['Garde 2']);
    expect(barenames('fr', [{ text: 'L’attaque du ' }, { text: 'Garde 2', figure: 0 }], common)).toEqual([]);
    expect(barenames('fr', [{ text: 'L’Archer', figure: 0 }], common)).toEqual([]);
    expect(barenames('en', [{ text: 'Brute', figure: 0 }], common)).toEqual(['Brute']);
    expect(barenames('en', [{ text: 'Bandit Guard 3', figure: 0 }], common)).toEqual([]);
    expect(barenames('en', [{ text: 'Arnulf', figure: 0 }], () => false)).toEqual([]);
  });
});

/** Answers to a question that names what it asks for: a thing and no order. What an answer costs and settles stands beside it. */
const THINGS = /^(?:\{\{\w+(?:, \w+)?\}\}(?:, | )?)+$|^(?:choose-token|area|separate|place)$/;

/** What begins the order, behind the figure it is given to. */
const order = (text: string): string => text.replace(/^\{\{figure\}\}\u202F? ?: ?/u, '');

describe('what can be chosen', () => {
  const lists = LISTS.map(([game, { en, fr }]) => [game, en.options, fr.options] as const);
  it.each(lists)('is an order in one manner and tells no event: %s', (_game, english, french) => {
    const told = (list: Readonly<Record<string, string>>, is: (first: string) => boolean): string[] =>
      Object.entries(list)
        .filter(
          ([key, text]) => !/^(?:settles|cost)-/.test(key) && !THINGS.test(key) && !THINGS.test(text) && !is(order(text).split(/[ :,]/)[0]),
        )
        .map(([key, text]) => `${key}: ${text}`);
    // A French infinitive, with what may stand before it; an English verb as one is spoken to, which has no s.
    expect(told(french, (first) => /^(?:Ne|En|Les?|Se|S[’']\p{L}+|[\p{L}-]+(?:er|ir|re))$/iu.test(first))).toEqual([]);
    expect(
      told(english, (first) => /^[\p{L}-]+$/u.test(first) && (first === 'focus' || !/(?:[^s]s|ing|ed|^the|^an?)$/i.test(first))),
    ).toEqual([]);
  });
});
