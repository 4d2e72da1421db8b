/** Attack modifier cards: the standard deck, bless and curse, and the rolling ones that perks add. */
import type { ModifierFace } from './types.ts';

export const MODIFIERS: readonly ModifierFace[] = [
  { id: '+0', n: 0 },
  { id: '+1', n: 1 },
  { id: '-1', n: -1 },
  { id: '+2', n: 2 },
  { id: '-2', n: -2 },
  { id: 'null', n: 0, times: 0, shuffle: true },
  { id: 'x2', n: 0, times: 2, shuffle: true },
  { id: 'bless', n: 0, times: 2, once: true },
  { id: 'curse', n: 0, times: 0, once: true },
  { id: '+3', n: 3 },
  { id: 'rolling+1', n: 1, rolling: true },
  { id: 'rolling+2', n: 2, rolling: true },
  { id: 'rolling+0/stun', n: 0, rolling: true, effects: [{ kind: 'condition', of: 'stun' }] },
  { id: 'rolling+0/muddle', n: 0, rolling: true, effects: [{ kind: 'condition', of: 'muddle' }] },
  { id: 'rolling+0/poison', n: 0, rolling: true, effects: [{ kind: 'condition', of: 'poison' }] },
  { id: 'rolling+0/wound', n: 0, rolling: true, effects: [{ kind: 'condition', of: 'wound' }] },
  { id: 'rolling+0/disarm', n: 0, rolling: true, effects: [{ kind: 'condition', of: 'disarm' }] },
  { id: 'rolling+0/pierce-3', n: 0, rolling: true, effects: [{ kind: 'pierce', n: 3 }] },
  { id: 'rolling+0/push-1', n: 0, rolling: true, effects: [{ kind: 'push', n: 1 }] },
  { id: '+0/stun', n: 0, effects: [{ kind: 'condition', of: 'stun' }] },
  { id: '+0/muddle', n: 0, effects: [{ kind: 'condition', of: 'muddle' }] },
  { id: '+1/stun', n: 1, effects: [{ kind: 'condition', of: 'stun' }] },
  { id: '+1/disarm', n: 1, effects: [{ kind: 'condition', of: 'disarm' }] },
  { id: '+1/wound', n: 1, effects: [{ kind: 'condition', of: 'wound' }] },
  { id: '+1/immobilize', n: 1, effects: [{ kind: 'condition', of: 'immobilize' }] },
  { id: '+1/curse', n: 1, effects: [{ kind: 'curse' }] },
  { id: '+1/fire', n: 1, effects: [{ kind: 'element', of: 'fire' }] },
  { id: '+1/push-2', n: 1, effects: [{ kind: 'push', n: 2 }] },
  { id: '-1/stun', n: -1, effects: [{ kind: 'condition', of: 'stun' }] },
  { id: '+2/stun', n: 2, effects: [{ kind: 'condition', of: 'stun' }] },
  { id: '+2/muddle', n: 2, effects: [{ kind: 'condition', of: 'muddle' }] },
  { id: '+0/heal-2', n: 0, effects: [{ kind: 'heal-self', n: 2 }] },
];

/** A deck as numbers of cards by the modifier's id: what everybody begins with. */
export const STANDARD_DECK: Readonly<Record<string, number>> = { '+0': 6, '+1': 5, '-1': 5, '+2': 1, '-2': 1, null: 1, x2: 1 };

/** The place of a modifier in a list that begins with those of the game; -1 where there is no such modifier. */
export function modifierAt(id: string, of: readonly ModifierFace[] = MODIFIERS): number {
  return of.findIndex((m) => m.id === id);
}
