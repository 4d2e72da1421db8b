/**
 * The games that can be played. Each has a folder `games/<id>` beside this file with
 *
 * - `entry.ts`: its `GameEntry`, the only module loaded with the page;
 * - `rulebook.ts`, `rulings.ts`: its paragraphs and its rulings;
 * - `setup/`: the screen that sets a match up, and what saved matches are called;
 * - `table/`: its `GameTable` (`table/contract.ts`): board, sides, time line, panels, words;
 * - `position.ts`, `play.ts`: what its screens show of a position, and its `WorkerGame` (`worker/game.ts`).
 *
 * Which there are stands in `games.json`. Everything but the entry is loaded when it is first needed.
 */
import { provideGames } from '../app/games.ts';
import { GAMES } from './list.ts';

provideGames(GAMES);

/** Settles once the games that the address asks for besides (`?with=NAME`) are there; null where it asks for none. */
export const besides: Promise<void> | null = location.search.includes('with=')
  ? import('../plain/guests-wanted.ts').then(({ entriesOf }) => provideGames([...GAMES, ...entriesOf(location.search)]))
  : null;
