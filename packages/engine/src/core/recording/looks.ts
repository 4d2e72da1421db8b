/** What a step of a ruling is about on the board: who sees, attacks or goes for whom, so that it can be drawn before it happens. */
import { Deeds } from '../running/forms.ts';
import type { CoreState } from '../running/sequence.ts';
import type { Match } from './match.ts';
import type { Expectation } from './ruling-file.ts';

/** From whom or where to whom or where, by the names that options have for figures and spaces. */
export interface NamedLook {
  readonly from: string;
  readonly to: string;
}

/** Words of named values that tell of a look: `A sees X`, `range garrek B2`. */
const LOOKS = ['sees', 'range'];

/**
 * The first look that an expectation names: a value of two names and a word for looking, else an option of one of these deeds (`does`)
 * that a figure does to another. Ids are read by the game's grammar; null where nothing of the kind is expected.
 */
export function lookIn<U, T, S extends CoreState, V>(
  match: Match<U, T, S, V>,
  { values = {}, refused = {}, offered = [] }: Expectation,
  aimed: readonly string[],
): NamedLook | null {
  if (match.game.grammar === undefined) return null;
  const deeds = new Deeds(match.game.grammar, match);
  const named = (name: string): boolean => deeds.knows({ kind: 'figure', name }) || deeds.knows({ kind: 'place', name });
  for (const value of Object.keys(values)) {
    const words = value.split(' ');
    const [from, to, ...more] = words.filter((word) => !LOOKS.includes(word));
    if (words.length === 3 && to !== undefined && more.length === 0 && named(from) && named(to)) return { from, to };
  }
  for (const id of [...Object.keys(refused), ...offered]) {
    const { does, by, on } = deeds.read(id);
    if (by !== undefined && on.figures.length > 0 && aimed.includes(does)) return { from: by, to: on.figures[0] };
  }
  return null;
}
