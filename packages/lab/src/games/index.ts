/** The games that can be measured. Another game is another line. */
import { confrontationLab } from './confrontation.ts';
import { type AnyLabGame, anyLabGame } from './game.ts';
import { gloomhavenLab } from './gloomhaven.ts';
import { underworldsLab } from './underworlds.ts';
import { wowLab } from './wow.ts';

const GAMES: readonly AnyLabGame[] = [
  anyLabGame(wowLab),
  anyLabGame(confrontationLab),
  anyLabGame(underworldsLab),
  anyLabGame(gloomhavenLab),
];

/** A game by its id. @throws RangeError for one that is not measured */
export function labGame(id: string): AnyLabGame {
  const found = GAMES.find((g) => g.game.id === id);
  if (found === undefined) throw new RangeError(`no game ${id}`);
  return found;
}
