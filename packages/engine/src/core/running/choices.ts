/** Named options: the readings chosen for a match. */
import { Faults, setupFaultsIn } from './faults.ts';
import { type Choice, SetupError, Unplayable } from './game.ts';
import type { RuleId } from './types.ts';

/** The value chosen for each option of a list that is written out as constants: for each one of its own values. */
export type Chosen<L extends readonly Choice[]> = { readonly [K in L[number]['id']]: Extract<L[number], { id: K }>['values'][number] };

/**
 * The usual readings of a game's options with some replaced.
 * @throws Unplayable for every option or value that does not exist.
 */
export function chosenValues<const L extends readonly Choice[]>(list: L, chosen: Readonly<Record<string, string>> = {}): Chosen<L> {
  const all: Record<string, string> = Object.fromEntries(list.map((c) => [c.id, c.usual]));
  const faults = new Faults();
  faults.each(Object.keys(chosen), (id) => {
    const choice = list.find((c) => c.id === id);
    if (choice === undefined) throw new Unplayable({ key: 'unknown-choice', args: { choice: id } }, `no option is called ${id}`);
    if (!choice.values.includes(chosen[id]))
      throw new Unplayable(
        { key: 'choice-values', args: { choice: id, values: choice.values.join(', '), value: chosen[id] } },
        `${id} is one of ${choice.values.join(', ')}, not ${chosen[id]}`,
      );
    all[id] = chosen[id];
  });
  faults.end();
  // Parsed anew, the object gets a fixed shape; built key by key it would be a slow dictionary, and rules ask it all the time.
  return JSON.parse(JSON.stringify(all)) as Chosen<L>;
}

/** The readings of a set-up, read as the game reads them. @throws SetupError by this rule, for every one that does not exist */
export function setupChoices<C>(read: () => C, rule: RuleId): C {
  try {
    return read();
  } catch (error) {
    const [first, ...others] = setupFaultsIn(error).map((f) => new SetupError('choices', rule, f.say, f.message));
    if (first === undefined) throw error;
    first.besides = others;
    throw first;
  }
}
