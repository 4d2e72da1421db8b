/**
 * The gaps of chapter 9, each one named option: what it leaves open, or what only a weak source says. Rules ask
 * `g.table.choice`, never decide a gap by themselves. Sentences that explain each one are in the word lists.
 */
import { type Choice, type Chosen, chosenValues } from '../../core/index.ts';

/** Every option with its values, the usual one first. */
export const CHOICES = [
  // Tests
  { id: 'natural-one', rule: 'conf:F1.f', values: ['counts', 'fails'], usual: 'counts', standing: 'open' },
  { id: 'opposed-failures', rule: 'conf:F1.e', values: ['success-wins', 'compared'], usual: 'success-wins', standing: 'ours' },
  { id: 'safe-rolls', rule: 'conf:IX-F-1.b', values: ['rolled', 'skipped'], usual: 'rolled', standing: 'open' },
  // Separation and speaking turns
  { id: 'melee-order', rule: 'conf:IX-A-2.a', values: ['tactics-winner', 'tactics-loser'], usual: 'tactics-winner', standing: 'ours' },
  { id: 'naming-order', rule: 'conf:IX-A-2.b', values: ['tactics-loser', 'tactics-winner'], usual: 'tactics-loser', standing: 'ours' },
  { id: 'tactics-naming', rule: 'conf:F4.b', values: ['in-secret', 'openly'], usual: 'in-secret', standing: 'ours' },
  { id: 'first-card', rule: 'conf:F4.b', values: ['tactics-winner', 'winner-decides'], usual: 'tactics-winner', standing: 'open' },
  { id: 'authority-fighter', rule: 'conf:IX-C-1.a', values: ['in-a-combat', 'anyone'], usual: 'in-a-combat', standing: 'open' },
  { id: 'recut-combats', rule: 'conf:IX-G.c', values: ['with-newcomers', 'all'], usual: 'with-newcomers', standing: 'open' },
  { id: 'reseparation', rule: 'conf:IX-G.c', values: ['discipline-test', 'speaking-player'], usual: 'discipline-test', standing: 'ours' },
  { id: 'allies', rule: 'conf:IX-D-2.b', values: ['tactics-winner', 'tactics-loser'], usual: 'tactics-winner', standing: 'ours' },
  {
    id: 'effects-order',
    rule: 'conf:F9.d',
    values: ['tactics-winner', 'tactics-loser', 'speaking-player'],
    usual: 'tactics-winner',
    standing: 'ours',
  },
  // Dice
  { id: 'own-order', rule: 'conf:IX-C-3.c', values: ['chosen', 'as-listed'], usual: 'chosen', standing: 'ours' },
  {
    id: 'forced-first',
    rule: 'conf:IX-C-4.g',
    values: ['before-magicians', 'with-magicians'],
    usual: 'before-magicians',
    standing: 'open',
  },
  // Blows
  { id: 'feint-sustained', rule: 'conf:skill.feint', values: ['spared', 'taken'], usual: 'spared', standing: 'ours' },
  { id: 'earned-blow', rule: 'conf:IX-D-1.b', values: ['besides', 'within'], usual: 'besides', standing: 'open' },
  // Wounds
  { id: 'accumulation', rule: 'conf:F2.d', values: ['scale', 'one-step'], usual: 'scale', standing: 'likely' },
  { id: 'doubles', rule: 'conf:F2.f', values: ['none', 'at-least'], usual: 'none', standing: 'open' },
  // Charge
  { id: 'charge-power', rule: 'conf:F3.b', values: ['spares-bigger', 'always'], usual: 'spares-bigger', standing: 'ours' },
  { id: 'bestial-charge', rule: 'conf:skill.bestial-charge', values: ['nothing', 'one-die'], usual: 'nothing', standing: 'ours' },
  // Pursuit
  { id: 'pursuit-distance', rule: 'conf:VII-D', values: ['half', 'full'], usual: 'half', standing: 'likely' },
  { id: 'pursuers', rule: 'conf:IX-G.a', values: ['the-killer', 'every-survivor'], usual: 'the-killer', standing: 'open' },
  { id: 'pursuit-contact', rule: 'conf:IX-G.c', values: ['any-enemy', 'new-enemy'], usual: 'any-enemy', standing: 'open' },
  // Skirmish
  { id: 'rounds', rule: 'conf:F4.h', values: ['6', '4', '8'], usual: '6', standing: 'ours' },
  { id: 'winner', rule: 'conf:F4.h', values: ['value-left', 'last-side'], usual: 'value-left', standing: 'ours' },
  { id: 'zone', rule: 'conf:F4.i', values: ['15', '10', '20'], usual: '15', standing: 'ours' },
  { id: 'reserve', rule: 'conf:F4.f', values: ['2', '1', '0'], usual: '2', standing: 'ours' },
  { id: 'assaults-first', rule: 'conf:F4.d', values: ['yes', 'no'], usual: 'yes', standing: 'likely' },
  { id: 'disengage', rule: 'conf:F5.f', values: ['6', '8', 'forbidden'], usual: '6', standing: 'ours' },
  { id: 'after-leaving', rule: 'conf:F5.f', values: ['moves', 'anything'], usual: 'moves', standing: 'ours' },
  { id: 'levels', rule: 'conf:F5.g', values: ['one', 'any'], usual: 'one', standing: 'ours' },
  { id: 'critical-charge', rule: 'conf:F2.c', values: ['allowed', 'forbidden'], usual: 'allowed', standing: 'open' },
  { id: 'fear', rule: 'conf:F8.a', values: ['tested', 'ignored'], usual: 'tested', standing: 'likely' },
  { id: 'rally', rule: 'conf:F8.c', values: ['5', '6', '7'], usual: '5', standing: 'ours' },
] as const satisfies readonly Choice[];

export type ChoiceId = (typeof CHOICES)[number]['id'];

/** The value chosen for each option. */
export type Choices = Chosen<typeof CHOICES>;

/**
 * The usual readings with some replaced.
 * @throws Unplayable for an option or a value that does not exist.
 */
export function choicesWith(chosen: Readonly<Record<string, string>> = {}): Choices {
  return chosenValues(CHOICES, chosen);
}
