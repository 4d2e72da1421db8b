/** The field that positions and set-ups of every game have: options other than the usual ones. */
import { type Field, fieldsFor, name, named, type Said } from './notation.ts';

/** Options other than the usual ones, by id; `option` is one of the game's, and `reading` what it may be set to. */
export function choicesField<L = unknown, G = unknown, X = never>(
  option: string,
  reading: string,
  said: Said<Readonly<Record<string, string>>, L, G, X> = {},
): Field<Readonly<Record<string, string>>, false, L, G, X> {
  return fieldsFor<L, G, X>().field(
    named(name(64, reading, 'reading'), 100, option, 64, 'choice'),
    'options: readings other than the usual ones, by id',
    'options : les lectures autres que les usuelles, par leur nom',
    said,
  );
}
