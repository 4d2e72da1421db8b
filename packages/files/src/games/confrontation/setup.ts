/** Set-ups of Confrontation, as match files hold them. */
import { LARGEST, MODES, MOST_FIGURES, MOST_SEATS, WOUNDS } from '@escarmouche/engine/confrontation';
import { between, choices, expects, fields, filled, flag, id, list, maybe, oneOf, whole, z } from '../../schema/basics.ts';
import { MOST_PROFILES, profile, woundTable } from './content.ts';

/** Millimetres, on no larger a table than there can be. */
const length = between(0, LARGEST);
export const place = z.tuple([length, length], expects('two-lengths'));
/** What a fighter is called: it stands in the ids of options. */
const fighterName = filled(32, 'figure-name');
const wound = oneOf(WOUNDS);
const angle = whole(0, 345);
const charged = list(fighterName, MOST_FIGURES);

const fighter = fields({
  profile: id,
  key: maybe(fighterName),
  at: maybe(place),
  level: maybe(whole(0, 2)),
  angle: maybe(angle),
  wound: maybe(wound),
  stunned: maybe(flag),
  charged: maybe(charged),
  dived: maybe(flag),
  engaged: maybe(flag),
  routed: maybe(flag),
});

const seat = fields({ side: maybe(z.literal([1, 2])), army: maybe(id), fighters: list(fighter, MOST_FIGURES, 1) });

export const setup = fields({
  mode: oneOf(MODES),
  seats: list(seat, MOST_SEATS, 2),
  total: maybe(whole(0, 99_999)),
  table: maybe(place),
  tactics: maybe(list(whole(0, MOST_SEATS - 1), MOST_SEATS)),
  contacts: maybe(list(z.tuple([fighterName, fighterName], expects('two-figures')), 500)),
  choices: maybe(choices),
  content: maybe(fields({ profiles: maybe(list(profile, MOST_PROFILES)), wounds: maybe(woundTable) })),
});
