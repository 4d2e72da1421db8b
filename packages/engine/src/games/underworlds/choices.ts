/**
 * The gaps of the rules, each one named option: what the sources leave open or what only a weak source says. Rules ask
 * `g.table.choice`, never decide a gap by themselves.
 */
import { type Choice, type Chosen, chosenValues } from '../../core/index.ts';

/** Every option with its values, the usual one first. */
export const CHOICES = [
  // Set-up
  { id: 'roll-off', rule: 'wu:S1', values: ['criticals', 'criticals-then-hammers'], usual: 'criticals', standing: 'ours' },
  { id: 'joining', rule: 'wu:S2', values: ['across', 'middle'], usual: 'across', standing: 'ours' },
  { id: 'deploy-first', rule: 'wu:S7', values: ['roll-off-loser', 'roll-off-winner'], usual: 'roll-off-loser', standing: 'ours' },
  { id: 'mulligan', rule: 'wu:S6', values: ['whole-hand-each', 'none'], usual: 'whole-hand-each', standing: 'likely' },
  // Rounds
  { id: 'power-step-first', rule: 'wu:P2', values: ['just-activated', 'next-to-activate'], usual: 'just-activated', standing: 'open' },
  { id: 'sequencing', rule: 'wu:P4', values: ['roll-off', 'first-player'], usual: 'roll-off', standing: 'open' },
  { id: 'last-power-step', rule: 'wu:P3', values: ['waits', 'lost'], usual: 'waits', standing: 'open' },
  { id: 'guard-ends', rule: 'wu:R5', values: ['phase-or-move', 'phase'], usual: 'phase-or-move', standing: 'open' },
  // Hexes and sight
  { id: 'grazing-sight', rule: 'wu:A1', values: ['both', 'either'], usual: 'both', standing: 'ours' },
  { id: 'placed-in-lethal', rule: 'wu:S3', values: ['harmless', 'damage'], usual: 'harmless', standing: 'open' },
  // Attacks and reactions
  { id: 'inspired-in-a-sweep', rule: 'wu:A11', values: ['as-declared', 'as-it-lies'], usual: 'as-declared', standing: 'ours' },
  { id: 'last-resorts', rule: 'wu:336.5', values: ['one-an-attack', 'one-a-trigger'], usual: 'one-an-attack', standing: 'likely' },
  { id: 'last-chance-shield', rule: 'wu:336.2', values: ['printed', 'replaced'], usual: 'printed', standing: 'open' },
  { id: 'my-turn-damage', rule: 'wu:343.1', values: ['in-the-course-of-it', 'its-own'], usual: 'in-the-course-of-it', standing: 'ours' },
  { id: 'held-firm', rule: 'wu:A6', values: ['not-trapped', 'by-its-hexes'], usual: 'not-trapped', standing: 'open' },
  // Cards
  { id: 'swift-strike-charge', rule: 'wu:423.1', values: ['in-reach', 'by-its-push'], usual: 'in-reach', standing: 'open' },
  { id: 'bolt-rebound', rule: 'wu:56.1', values: ['strikes', 'turned'], usual: 'strikes', standing: 'open' },
  { id: 'healing-potion', rule: 'wu:g.09', values: ['two', 'up-to-two'], usual: 'two', standing: 'likely' },
  // Warbands
  { id: 'gitz-glory', rule: 'wu:I2.zarbags-gitz', values: ['all', 'unspent'], usual: 'all', standing: 'open' },
  // Magic
  { id: 'harmless-spell-attack', rule: 'wu:g.20', values: ['cast', 'not-cast'], usual: 'cast', standing: 'open' },
  { id: 'spell-attack-criticals', rule: 'wu:M4', values: ['harmless', 'damage'], usual: 'harmless', standing: 'open' },
  { id: 'scatter-leaves', rule: 'wu:M7', values: ['ends', 'goes-on'], usual: 'ends', standing: 'open' },
  { id: 'spells-without-wizard', rule: 'wu:K1', values: ['allowed', 'refused'], usual: 'allowed', standing: 'open' },
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
