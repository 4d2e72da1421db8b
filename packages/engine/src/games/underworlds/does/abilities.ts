/** What fighter cards let fighters do besides their attacks. */
import type { Ability } from '../defs.ts';
import { wardenCommand, wardenReturn } from './sepulchral-guard.ts';
import { shapedAbility } from './shaping.ts';
import { skritchReturn } from './spiteclaws-swarm.ts';
import { furiousParry } from './steelhearts-champions.ts';
import { empower } from './stormsires-cursebreakers.ts';
import { ethereal, varclavDrive } from './thorns-of-the-briar-queen.ts';
import { ZARBAGS_GITZ_CAN } from './zarbags-gitz-abilities.ts';

const ABILITIES: readonly Ability[] = [
  empower,
  furiousParry,
  skritchReturn,
  wardenCommand,
  wardenReturn,
  ethereal,
  varclavDrive,
  ...ZARBAGS_GITZ_CAN,
].map(shapedAbility);

/** An ability by its id; null where it is not played. */
export function abilityOf(id: string): Ability | null {
  return ABILITIES.find((a) => a.id === id) ?? null;
}
