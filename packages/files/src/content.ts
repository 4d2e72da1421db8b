/** Everything that may be named in the files of each game. A door of its own: whoever only reads files does not carry it. */
export * from './games/contents.ts';
export { type ContentGroup, KINDS, type Kind, type Listed } from './games/listed.ts';
export { plainContent } from './games/plain.ts';
