/** Cards, characters and maps of one's own: the same objects that the game's content is made of. */
import { CONTENT_KINDS, TERRAINS } from '@escarmouche/engine/wow';
import { both, fields, id, list, maybe, oneOf, present, space } from '../../schema/basics.ts';
import { schemaOf } from '../../schema/notation.ts';

const of = <K extends keyof typeof CONTENT_KINDS>(name: K) => schemaOf<(typeof CONTENT_KINDS)[K]>(CONTENT_KINDS[name], { space });
export const ability = of('ability');
export const attack = of('attack');
export const card = of('card');
export const character = of('character');
export const crits = of('crits');
export const effect = of('effect');
export const ongoing = of('ongoing');
export const range = of('range');
export const who = of('who');
export const whom = of('whom');

const spawnPoint = fields({ at: space, faction: id, convertible: maybe(present) });

/** As many spaces as the engine has room for; printed maps have about a hundred. */
const MOST_SPACES = 1024;

export const map = fields({
  id,
  names: both(120),
  spaces: list(fields({ at: space, terrain: oneOf(TERRAINS) }), MOST_SPACES, 1),
  victory: list(space, 64),
  spawn: list(spawnPoint, 64),
});
