/** Set-ups of World of Warcraft Miniatures, as match files hold them. */
import { FORMATS } from '@escarmouche/engine/wow';
import { choices, expects, fields, id, list, maybe, oneOf, whole, z } from '../../schema/basics.ts';
import { card, character, damageType, duration, faction, map, nature, stat } from './content.ts';

/** Victory points that end the match. */
const target = z.tuple([whole(1, 999), whole(1, 999)], expects('two-numbers'));

const member = fields({ character: id, key: maybe(id), cards: list(id, 40) });
const seat = fields({ faction, party: list(member, 5, 1) });

/** What lasts from the beginning on, for attacks of some kind only. */
const narrowed = fields({
  do: z.literal('modify'),
  stat,
  n: whole(-99, 99),
  who: z.literal('self'),
  until: duration,
  nature: maybe(nature),
  type: maybe(damageType),
});

export const setup = fields({
  format: oneOf(FORMATS),
  map: id,
  seats: z.tuple([seat, seat], expects('two-seats')),
  choices: maybe(choices),
  target: maybe(target),
  first: maybe(whole(0, 1)),
  content: maybe(
    fields({
      characters: maybe(list(character, 100)),
      cards: maybe(list(card, 200)),
      maps: maybe(list(map, 8)),
      effects: maybe(list(narrowed, 100)),
    }),
  ),
});
