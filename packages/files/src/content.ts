/** Everything that may be named in the files of each game. A door of its own: whoever only reads files does not carry it. */
export { confrontationContent } from './games/confrontation/listed.ts';
export { gloomhavenContent } from './games/gloomhaven/listed.ts';
export { type ContentGroup, KINDS, type Kind, type Listed } from './games/listed.ts';
export { underworldsContent } from './games/underworlds/listed.ts';
export { wowContent } from './games/wow/listed.ts';
