/** Libraries as tests search them. */
import { type Filter, found, type Library } from './library.ts';

/** The numbers of what a library finds, where everything is asked for but for what is said. */
export const numbersIn =
  (library: Library) =>
  (filter: Partial<Filter>): readonly string[] =>
    found(library, { words: '', chapter: 'all', only: 'all', ...filter }).map((e) => e.number);
