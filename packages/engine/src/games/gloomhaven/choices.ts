/**
 * The gaps of the rules, each one named option: what the sources leave open or what only a weak source says. Rules ask
 * `g.table.choice`, never decide a gap by themselves.
 */
import { type Choice, type Chosen, chosenValues } from '../../core/index.ts';

/** Every option with its values, the usual one first. */
export const CHOICES = [
  // Set-up
  { id: 'class-twice', rule: 'gh:scenario.2', values: ['refused', 'allowed'], usual: 'refused', standing: 'likely' },
  // Sight
  { id: 'sight-touching-walls', rule: 'gh:sight.2', values: ['stops', 'passes'], usual: 'stops', standing: 'likely' },
  { id: 'area-measured-from-wall', rule: 'gh:area.08', values: ['refused', 'allowed'], usual: 'refused', standing: 'open' },
  // Attacks
  { id: 'order-of-adjustments', rule: 'gh:modifiers.03', values: ['asked', 'best'], usual: 'asked', standing: 'ours' },
  { id: 'area-over-nobody', rule: 'gh:pipeline.1', values: ['refused', 'allowed'], usual: 'refused', standing: 'likely' },
  { id: 'elements-declined', rule: 'gh:element.1', values: ['drawn', 'never', 'always'], usual: 'drawn', standing: 'likely' },
  { id: 'provoked-twice', rule: 'gh:attack.05', values: ['yes', 'no'], usual: 'yes', standing: 'open' },
  { id: 'damage-beyond-death', rule: 'gh:pipeline.5', values: ['counts', 'not'], usual: 'counts', standing: 'open' },
  // Monsters
  { id: 'monster-ties', rule: 'gh:focus.7', values: ['players', 'chance'], usual: 'players', standing: 'ours' },
  { id: 'focus-in-a-type', rule: 'gh:focus.6', values: ['level', 'acting-order'], usual: 'level', standing: 'open' },
  { id: 'further-targets', rule: 'gh:monster-move.6', values: ['near-ones', 'focus-rules'], usual: 'near-ones', standing: 'likely' },
  { id: 'separate-attacks', rule: 'gh:monster.4', values: ['others', 'same'], usual: 'others', standing: 'likely' },
  { id: 'elements-in-vain', rule: 'gh:monster.8', values: ['used', 'kept'], usual: 'used', standing: 'open' },
  { id: 'jump-into-difficult', rule: 'gh:terrain.3', values: ['two', 'one'], usual: 'two', standing: 'likely' },
  // Rooms
  {
    id: 'short-of-standees',
    rule: 'gh:reveal.02',
    values: ['nearest-revealer', 'nearest-door'],
    usual: 'nearest-revealer',
    standing: 'likely',
  },
  // The end
  { id: 'won-and-lost', rule: 'gh:end.2', values: ['lost', 'won'], usual: 'lost', standing: 'open' },
  // Talk: no rule reads it, players do (`talking`)
  { id: 'table-talk', rule: 'gh:round.1', values: ['general', 'silent'], usual: 'general', standing: 'ours' },
] as const satisfies readonly Choice[];

export type ChoiceId = (typeof CHOICES)[number]['id'];

/** The value chosen for each option. */
export type Choices = Chosen<typeof CHOICES>;

/** The usual readings with these instead of some. @throws Unplayable for an option or a value nobody knows. */
export function choicesWith(of: Readonly<Record<string, string>> = {}): Choices {
  return chosenValues(CHOICES, of);
}
