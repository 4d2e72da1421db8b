/** Named options: the readings chosen for a match. */
import { type Choice, Unplayable } from './game.ts';

/**
 * The usual readings of a game's options with some replaced.
 * @throws Unplayable for an option or a value that does not exist.
 */
export function chosenValues(list: readonly Choice[], chosen: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
  const all: Record<string, string> = Object.fromEntries(list.map((c) => [c.id, c.usual]));
  for (const id of Object.keys(chosen)) {
    const choice = list.find((c) => c.id === id);
    if (choice === undefined) throw new Unplayable({ key: 'unknown-choice', args: { choice: id } }, `no option is called ${id}`);
    if (!choice.values.includes(chosen[id]))
      throw new Unplayable(
        { key: 'choice-values', args: { choice: id, values: choice.values.join(', '), value: chosen[id] } },
        `${id} is one of ${choice.values.join(', ')}, not ${chosen[id]}`,
      );
    all[id] = chosen[id];
  }
  // Parsed anew, the object gets a fixed shape; built key by key it would be a slow dictionary, and rules ask it all the time.
  return JSON.parse(JSON.stringify(all)) as Readonly<Record<string, string>>;
}
