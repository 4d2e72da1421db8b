/** The shape of one language's word lists of Underworlds. English gives the rooms and their keys; every other language has exactly those. */
import type { AsInEnglish } from '../../resources.ts';
import type { en } from './en/index.ts';

/** Everything one language says of this game, room by room. */
export type Resources = AsInEnglish<typeof en>;
