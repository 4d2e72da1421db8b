/** The set-up that a command was told to play. */
import type { AnySetup } from '@escarmouche/files/open';
import { CliFault } from '../io.ts';
import type { Lang } from '../lang.ts';
import { ENTRIES } from './entries.ts';
import { type AnyGame, nameOf, type SetupWishes } from './game.ts';

/** Every wish that some game takes. */
const TAKEN = [...new Set(ENTRIES.flatMap(({ takes }) => Object.keys(takes)))] as readonly (keyof SetupWishes)[];

/** @throws CliFault for a wish that the game has no use for, or that names what nobody knows; SetupError as the game does */
export function setupWished(of: AnyGame, wishes: SetupWishes, lang: Lang): AnySetup {
  const strange = TAKEN.find((name) => wishes[name] !== undefined && !Object.hasOwn(of.takes, name));
  if (strange !== undefined) throw new CliFault((t) => t.faults.noSuchWish(`--${strange}`, nameOf(of)));
  return of.setupFor(wishes, lang);
}
