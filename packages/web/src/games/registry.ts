/**
 * The games that can be played. Each has a folder `games/<id>` beside this file with
 *
 * - `entry.ts`: its `GameEntry`, the only module loaded with the page;
 * - `rulebook.ts`, `rulings.ts`: its paragraphs and its rulings; `faults.ts`: its sentences about set-ups it refuses;
 * - `setup/`: the screen that sets a match up, and what saved matches are called;
 * - `table/`: its `GameTable` (`table/contract.ts`): board, sides, time line, panels, words;
 * - `position.ts`, `play.ts`: what its screens show of a position, and its `WorkerGame` (`worker/game.ts`).
 *
 * A game is named here and in `worker/games.ts`, nowhere else. Everything but the entry is loaded when it is first needed.
 */
import { provideGames } from '../app/games.ts';
import { confrontationEntry } from './confrontation/entry.ts';
import { gloomhavenEntry } from './gloomhaven/entry.ts';
import { underworldsEntry } from './underworlds/entry.ts';
import { wowEntry } from './wow/entry.ts';

provideGames([wowEntry, confrontationEntry, underworldsEntry, gloomhavenEntry]);
