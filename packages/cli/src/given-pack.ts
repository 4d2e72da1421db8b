/** What a command was given of things of one's own, as it is used: reading packs is `packs.ts`, which has the files of every game. */
import type { OwnThings } from '@escarmouche/engine';
import type { Pack } from '@escarmouche/files';
import { type AnyGame, nameOf } from './games/game.ts';
import { CliFault } from './io.ts';

/** A pack, and the file that it was read from. */
export interface GivenPack extends Pack {
  readonly file: string;
}

/** What a pack holds for a game. @throws CliFault where that is nothing */
export function ownOf(pack: GivenPack | undefined, of: AnyGame): OwnThings | undefined {
  if (pack === undefined) return undefined;
  const things = Object.hasOwn(pack.games, nameOf(of)) ? pack.games[nameOf(of)] : undefined;
  if (things === undefined) throw new CliFault((t) => t.faults.nothingInPack(pack.file, nameOf(of), Object.keys(pack.games)));
  return things;
}

/** A situation with what a pack holds for its game. */
export function laidWith<X>(pack: GivenPack | undefined, of: AnyGame, situation: X): X {
  const things = pack === undefined || of.situations.own === undefined ? undefined : ownOf(pack, of);
  return things === undefined ? situation : ((of.situations.own?.lay(situation, things) ?? situation) as X);
}
