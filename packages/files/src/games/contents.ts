/** What may be named in the files of each game. Written by scripts/games.mjs from games.json. */
export { confrontationContent } from './confrontation/listed.ts';
export { gloomhavenContent } from './gloomhaven/listed.ts';
export { underworldsContent } from './underworlds/listed.ts';
export { wowContent } from './wow/listed.ts';
