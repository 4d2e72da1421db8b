/** What every game does with the wishes of `play`. */
import type { Choice } from '@escarmouche/engine';
import { CliFault } from '../io.ts';
import type { OwnOption } from './game.ts';

/** The option of games that are played on one of several maps. */
export const MAP: OwnOption = { flags: '--map <ID>', about: { en: 'the map', fr: 'la carte' } };

/** Refuses options of the rules, and values of theirs, that do not exist. @throws CliFault for the first */
export function knownChoices(choices: readonly Choice[], chosen: Readonly<Record<string, string>>): void {
  for (const [id, value] of Object.entries(chosen)) {
    const choice = choices.find((c) => c.id === id);
    if (choice === undefined)
      throw new CliFault((t) =>
        t.faults.oneOf(
          '--choice',
          choices.map((c) => c.id),
          id,
        ),
      );
    if (!choice.values.includes(value)) throw new CliFault((t) => t.faults.oneOf(`--choice ${id}`, choice.values, value));
  }
}

/** The parties of two players. @throws CliFault for more or fewer */
export function twoParties(parties: readonly string[], example: readonly string[]): readonly [string, string] {
  if (parties.length !== 2) throw new CliFault((t) => t.faults.twoParties(example.join(','), parties.length));
  return [parties[0], parties[1]];
}
