/** What fighter cards let fighters do besides their attacks. */
import type { Ability } from '../behaviour.ts';
import { furiousParry } from './steelhearts-champions.ts';
import { empower } from './stormsires-cursebreakers.ts';

const ABILITIES: readonly Ability[] = [empower, furiousParry];

/** An ability by its id; null where it is not played. */
export function abilityOf(id: string): Ability | null {
  return ABILITIES.find((a) => a.id === id) ?? null;
}
