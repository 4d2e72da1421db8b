/** What the library lists, and how it is searched. */
import type { RuleParagraph } from '../games/registry.ts';
import { rulebook } from '../games/wow/rulebook.ts';
import { caseCount, caseWords } from './files.ts';

/** A paragraph of the library. */
export interface Entry {
  readonly paragraph: RuleParagraph;
  readonly number: string;
  readonly chapter: string;
  readonly cases: number;
  readonly example: boolean;
  readonly slip: boolean;
  /** All its words in both languages, plain and small, to search in. */
  readonly words: string;
}

/** Letters without accents and capitals, so that `degats` finds `Dégâts`. */
function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’]/g, "'")
    .toLowerCase();
}

function entryOf(paragraph: RuleParagraph): Entry {
  const number = paragraph.id.replace(/^[^:]*:/, '');
  const { title, text, slip } = paragraph;
  return {
    paragraph,
    number,
    chapter: number.slice(0, 3),
    cases: caseCount(paragraph.id),
    example: number.endsWith('.ex'),
    slip: slip !== undefined,
    words: plainLetters([number, title.en, title.fr, text.en, text.fr, slip?.en, slip?.fr, caseWords(paragraph.id)].join(' ')),
  };
}

/** Every paragraph that has a ruling, in the order of the rulebook. */
export const ENTRIES: readonly Entry[] = rulebook.paragraphs.filter((p) => rulebook.hasRuling(p.id) || caseCount(p.id) > 0).map(entryOf);

/** The chapters that have entries. */
export const CHAPTERS: readonly string[] = [...new Set(ENTRIES.map((e) => e.chapter))];

export interface Filter {
  readonly words: string;
  readonly chapter: string;
  readonly only: 'all' | 'slip' | 'example';
}

/** The entries that a filter lets through: every word asked for must occur, as the beginning of a word or a number. */
export function found(filter: Filter): readonly Entry[] {
  const wanted = plainLetters(filter.words).split(/\s+/).filter(Boolean);
  return ENTRIES.filter(
    (e) =>
      (filter.chapter === 'all' || e.chapter === filter.chapter) &&
      (filter.only === 'all' || (filter.only === 'slip' ? e.slip : e.example)) &&
      wanted.every((w) => e.words.startsWith(w) || e.words.includes(` ${w}`) || e.words.includes(`'${w}`)),
  );
}
