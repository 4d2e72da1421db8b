/** What files call each game, before anything else of it is loaded. Written by scripts/games.mjs from games.json. */
export { confrontationCalled } from './confrontation/called.ts';
export { gloomhavenCalled } from './gloomhaven/called.ts';
export { underworldsCalled } from './underworlds/called.ts';
export { wowCalled } from './wow/called.ts';
