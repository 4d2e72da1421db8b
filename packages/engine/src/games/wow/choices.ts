/**
 * The gaps of the rulebook, each one named option: what the sources leave open or what only a weak source says. Rules ask
 * `g.table.choice`, never decide a gap by themselves. Sentences that explain each one are in the word lists.
 */
import { type Choice, type Chosen, chosenValues } from '../../core/index.ts';

/** Every option with its values, the usual one first. */
export const CHOICES = [
  // Winning and scoring
  { id: 'victory-check', rule: 'wow:102', values: ['at-once', 'tick-end'], usual: 'at-once', standing: 'ours' },
  { id: 'both-reach', rule: 'wow:102', values: ['surplus', 'draw'], usual: 'surplus', standing: 'ours' },
  { id: 'round-limit', rule: 'wow:102', values: ['10', '5', '20', 'none'], usual: '10', standing: 'ours' },
  { id: 'pet-points', rule: 'wow:502.1', values: ['none', 'location'], usual: 'none', standing: 'ours' },
  { id: 'location-both', rule: 'wow:502.1', values: ['both', 'contested'], usual: 'both', standing: 'likely' },
  { id: 'tick-end-order', rule: 'wow:502', values: ['effects-first', 'scoring-first'], usual: 'effects-first', standing: 'ours' },
  // Entering, destruction, return
  { id: 'return-delay', rule: 'wow:403.3', values: ['0', '1', '2', '3'], usual: '0', standing: 'ours' },
  { id: 'return-cards', rule: 'wow:403.3', values: ['as-they-are', 'readied'], usual: 'as-they-are', standing: 'ours' },
  { id: 'return-attached', rule: 'wow:403.3', values: ['lost', 'kept'], usual: 'lost', standing: 'ours' },
  { id: 'spawn-occupied', rule: 'wow:403.1', values: ['nearest-free', 'wait'], usual: 'nearest-free', standing: 'ours' },
  { id: 'convertible-spawn', rule: 'wow:406.3b', values: ['never', 'on-stop'], usual: 'never', standing: 'open' },
  // Turns and ticks
  { id: 'ready-cards', rule: 'wow:500', values: ['new-round', 'ten-ticks'], usual: 'new-round', standing: 'ours' },
  { id: 'idle-turn', rule: 'wow:501', values: ['one-tick', 'one-tick-at-least'], usual: 'one-tick', standing: 'ours' },
  { id: 'actions-per-turn', rule: 'wow:501', values: ['one', 'any'], usual: 'one', standing: 'open' },
  { id: 'instants-per-turn', rule: 'wow:501', values: ['any', 'one'], usual: 'any', standing: 'ours' },
  { id: 'once-a-turn', rule: 'wow:501', values: ['beside-action', 'is-action'], usual: 'beside-action', standing: 'ours' },
  { id: 'who-goes', rule: 'wow:501', values: ['alternate', 'first-player'], usual: 'alternate', standing: 'likely' },
  // Playing and answering
  { id: 'cancelled-costs', rule: 'wow:703', values: ['stay-paid', 'returned'], usual: 'stay-paid', standing: 'likely' },
  { id: 'react-to-react', rule: 'wow:701', values: ['yes', 'no'], usual: 'yes', standing: 'ours' },
  { id: 'window-order', rule: 'wow:701', values: ['other-first', 'own-first'], usual: 'other-first', standing: 'ours' },
  { id: 'targets-again', rule: 'wow:705', values: ['checked', 'kept'], usual: 'checked', standing: 'ours' },
  { id: 'same-time', rule: 'wow:107', values: ['acting-player', 'as-printed'], usual: 'acting-player', standing: 'ours' },
  { id: 'between-turns', rule: 'wow:107', values: ['latest-turn', 'first-player'], usual: 'latest-turn', standing: 'ours' },
  { id: 'each-damage', rule: 'wow:402', values: ['together', 'one-by-one'], usual: 'together', standing: 'ours' },
  { id: 'reroll-twice', rule: 'wow:105', values: ['once-per-source', 'never'], usual: 'once-per-source', standing: 'ours' },
  { id: 'again-target', rule: 'wow:602.5', values: ['chosen-anew', 'same'], usual: 'chosen-anew', standing: 'open' },
  { id: 'again-cost', rule: 'wow:602.5', values: ['free', 'paid'], usual: 'free', standing: 'likely' },
  { id: 'again-limit', rule: 'wow:602.5', values: ['10', '3', '1'], usual: '10', standing: 'ours' },
  // Moving and seeing
  { id: 'forced-stuck', rule: 'wow:404.3', values: ['as-far', 'not-at-all'], usual: 'as-far', standing: 'ours' },
  { id: 'push-blocked', rule: 'wow:404.3b', values: ['next-farthest', 'no-move'], usual: 'next-farthest', standing: 'ours' },
  { id: 'push-from-gone', rule: 'wow:404.3b', values: ['no-move', 'any-way'], usual: 'no-move', standing: 'ours' },
  { id: 'teleport-enters', rule: 'wow:404.4', values: ['yes', 'no'], usual: 'yes', standing: 'ours' },
  { id: 'teleport-icon', rule: 'wow:404.2b', values: ['needs-sight', 'no-sight'], usual: 'needs-sight', standing: 'ours' },
  { id: 'middle-paths', rule: 'wow:405.4', values: ['those-left', 'all-four'], usual: 'those-left', standing: 'ours' },
  { id: 'area-at-edge', rule: 'wow:407.2a', values: ['what-exists', 'refused'], usual: 'what-exists', standing: 'ours' },
  { id: 'capped-tick-up', rule: 'wow:408.1b', values: ['no-window', 'window'], usual: 'no-window', standing: 'ours' },
  // Cards
  { id: 'readied-attachment', rule: 'wow:301', values: ['ends', 'stays'], usual: 'ends', standing: 'ours' },
  { id: 'forms-at-once', rule: 'wow:303', values: ['one', 'any'], usual: 'one', standing: 'likely' },
  { id: 'pet-clock', rule: 'wow:305', values: ['next-tick', 'at-once'], usual: 'next-tick', standing: 'ours' },
  { id: 'pet-place', rule: 'wow:305', values: ['adjacent', 'spawn-point'], usual: 'adjacent', standing: 'ours' },
  { id: 'token-twice', rule: 'wow:305', values: ['refused', 'replaces'], usual: 'refused', standing: 'ours' },
  // Parties
  { id: 'card-split', rule: 'wow:100.2', values: ['free', 'three-each'], usual: 'free', standing: 'likely' },
  { id: 'same-character', rule: 'wow:100.2', values: ['forbidden', 'allowed'], usual: 'forbidden', standing: 'ours' },
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
