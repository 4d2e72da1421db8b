/** What matters of an event in the line that sums its turn up. */
import { gistsOf } from '../../../table/gist.ts';
import type { Scene } from './scene.ts';
import { ghStrings } from './strings.ts';

export const gistOf = gistsOf<Scene>(
  { move: ['moves'], attack: ['attacks'], harm: ['suffers'], heal: ['heals'], out: ['killed', 'exhausted'] },
  // Whoever comes behind a door comes into play with it.
  { opens: ({ speech }) => ({ is: 'named', text: ghStrings(speech.lang).doorOpened }) },
);
