/** K1. A deck as text, one card on each line, to be kept, sent and read again: names in either language. */
import type { Say } from '../../core/index.ts';
import { CARDS, type CardFace, findCard, type WarbandId } from './content/index.ts';
import type { DeckSetup } from './setup.ts';

/** The languages a deck is written in. */
export type DeckLanguage = 'en' | 'fr';

/** A line that could not be read: its number, from 1, in `args.line`, and what stands there in `args.text`. */
export interface DeckTextProblem {
  readonly line: number;
  readonly say: Say;
}

/** What a text gives: the cards that could be read, and a problem for each line that could not. */
export interface ReadDeck {
  readonly deck: DeckSetup;
  readonly problems: readonly DeckTextProblem[];
}

const HEADINGS = {
  objective: { en: 'Objectives', fr: 'Objectifs' },
  gambit: { en: 'Gambits', fr: 'Manœuvres' },
  upgrade: { en: 'Upgrades', fr: 'Améliorations' },
} as const;
type Heading = keyof typeof HEADINGS;

const headingOf = (card: CardFace): Heading => (card.kind === 'objective' || card.kind === 'upgrade' ? card.kind : 'gambit');

/** A name as it is compared: letters and digits alone, without case, accents and ligatures. */
function plainly(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[^a-z0-9]/g, '');
}

const BY_NAME: ReadonlyMap<string, readonly CardFace[]> = CARDS.reduce((all, card) => {
  for (const name of new Set([plainly(card.names.en), plainly(card.names.fr)])) all.set(name, [...(all.get(name) ?? []), card]);
  return all;
}, new Map<string, CardFace[]>());
const HEADING_NAMES = new Set(Object.values(HEADINGS).flatMap((h) => [plainly(h.en), plainly(h.fr)]));

/** Letters of a line that are told where it names no card. */
const MOST_TOLD = 200;

/** Whether a line that names no card says nothing: a heading, with how many cards follow where it is told. */
function isHeading(text: string): boolean {
  return HEADING_NAMES.has(plainly(text).replace(/\d{1,3}$/, ''));
}

/** A line as it is read: without its comment, the sign of a list before it and the blanks around. */
function readLine(whole: string): string {
  const comment = whole.indexOf('#');
  const line = (comment < 0 ? whole : whole.slice(0, comment)).trim();
  return /^[-*•]/.test(line) ? line.slice(1).trimStart() : line;
}

/** The number that may stand before the name of a card, and the name; null where there is none. */
function numberBefore(text: string): { readonly number: number; readonly name: string } | null {
  const [digits] = /^\d{0,5}/.exec(text) as RegExpExecArray;
  const rest = text.slice(digits.length);
  const name = rest.trimStart();
  const signed = /^[.):-]/.test(name);
  if (digits === '' || digits.length > 4 || (!signed && name === rest)) return null;
  return { number: Number(digits), name: signed ? name.slice(1).trimStart() : name };
}

/** The cards that a line may mean; by id, else by name, with the number before it where it has one. */
function meant(text: string, warband: WarbandId | undefined): readonly CardFace[] {
  const byId = findCard(text);
  if (byId !== undefined) return [byId];
  const read = numberBefore(text);
  const named = BY_NAME.get(plainly(text)) ?? (read === null ? [] : (BY_NAME.get(plainly(read.name)) ?? []));
  const numbered = read === null ? named : named.filter((c) => c.number === read.number);
  const wanted = numbered.length > 0 ? numbered : named;
  const ours = wanted.filter((c) => c.warband === 'universal' || c.warband === warband);
  return ours.length > 0 ? ours : wanted;
}

/** A deck in words: a heading for each kind of card, then a line for each card, `2. Blood for the Blood God!`. */
export function deckToText(deck: DeckSetup, language: DeckLanguage): string {
  const cards = [...deck.objectives, ...deck.power].map((id) => ({ id, card: findCard(id) }));
  const line = (id: string, card: CardFace | undefined): string => {
    if (card === undefined) return id;
    const text = `${card.number}. ${card.names[language]}`;
    // A name that several cards share is told apart by its id.
    return meant(text, undefined)[0]?.id === id ? text : id;
  };
  return (Object.keys(HEADINGS) as Heading[])
    .flatMap((heading) => {
      const of = cards.filter(({ card }) => (card === undefined ? 'gambit' : headingOf(card)) === heading);
      return of.length === 0
        ? []
        : [`${HEADINGS[heading][language]} (${of.length})\n${of.map(({ id, card }) => line(id, card)).join('\n')}\n`];
    })
    .join('\n');
}

/**
 * Reads a deck: one card on each line by its id or by its name in either language, a number before it or none; case, accents and
 * punctuation do not matter. Headings and empty lines say nothing, nor does what follows `#`. Of cards that share a name the one that
 * `warband` may take is meant. Never throws; whether the deck may be played is said by `deckProblems`.
 */
export function textToDeck(text: string, warband?: WarbandId): ReadDeck {
  const objectives: string[] = [];
  const power: string[] = [];
  const problems: DeckTextProblem[] = [];
  text.split(/\r\n|\r|\n/).forEach((whole, i) => {
    const line = readLine(whole);
    if (line === '') return;
    const [card] = meant(line, warband);
    if (card !== undefined) (card.kind === 'objective' ? objectives : power).push(card.id);
    else if (!isHeading(line))
      problems.push({ line: i + 1, say: { key: 'unknown-line', args: { line: i + 1, text: line.slice(0, MOST_TOLD) } } });
  });
  return { deck: { objectives, power }, problems };
}
