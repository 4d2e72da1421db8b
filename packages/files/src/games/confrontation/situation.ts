/** Situations of Confrontation. */
import { MOST_FIGURES, MOST_SEATS } from '@escarmouche/engine/confrontation';
import { choices, expects, fields, filled, flag, id, list, maybe, named, oneOf, text, whole, z } from '../../schema/basics.ts';
import { base, effects, perCard, places, profile, skills, values, woundTable } from './content.ts';
import { angle, charged, fighterName, place, wound } from './setup.ts';

const player = whole(1, MOST_SEATS);
const side = z.literal([1, 2]);
/** Dice of one fighter: nobody has as many. */
const dice = whole(0, 60);
const twoDice = z.tuple([dice, dice], expects('dice-placed'));

const change = whole(-99, 99);

/** What else the round remembers of a fighter. */
export const memory = fields({
  penalty: maybe(whole(-99, 99)),
  assault: maybe(oneOf(['charge', 'engagement'])),
  dive: maybe(flag),
  fury: maybe(flag),
  counters: maybe(whole(0, 99)),
  braved: maybe(whole(0, 99)),
  acted: maybe(whole(0, 9)),
  used: maybe(list(id, 30)),
  effects: maybe(list(change, 4, 4)),
});

export const fighter = fields({
  is: maybe(id),
  side,
  player: maybe(player),
  at: maybe(place),
  level: maybe(z.literal([0, 1, 2])),
  angle: maybe(angle),
  wound: maybe(wound),
  stunned: maybe(flag),
  routed: maybe(flag),
  charged: maybe(charged),
  dived: maybe(flag),
  engaged: maybe(flag),
  fierce: maybe(flag),
  removed: maybe(flag),
  killed: maybe(flag),
  memory: maybe(memory),
  printed: maybe(values),
  skills: maybe(skills),
  role: maybe(oneOf(['magician', 'faithful', 'none'])),
  hero: maybe(flag),
  base: maybe(base),
  places: maybe(places),
  effects: maybe(effects),
  perCard: maybe(perCard),
  pursuits: maybe(whole(0, 99)),
});

const placed = z.union(
  [text(16), fields({ placed: twoDice, left: maybe(twoDice), unplaced: maybe(dice), sustained: maybe(flag) })],
  expects('dice-or-fields', { example: "'2/1'", fields: '{ placed, left, unplaced, sustained }' }),
);

/** Fighters of one combat: all of them, with the signs between. */
const combat = filled(1200, 'a-text');

export const situation = fields({
  mode: maybe(oneOf(['combat', 'skirmish'])),
  fighters: named(fighter, MOST_FIGURES, 32),
  contacts: maybe(list(filled(80, 'a-text'), 500)),
  table: maybe(place),
  choices: maybe(choices),
  tactics: maybe(z.union([list(player, MOST_SEATS), z.literal('roll')], expects('players-or', { words: ['roll'] }))),
  profiles: maybe(list(profile, 200)),
  wounds: maybe(woundTable),
  separated: maybe(list(combat, MOST_FIGURES)),
  fought: maybe(list(combat, MOST_FIGURES)),
  speaking: maybe(list(player, MOST_SEATS)),
  imposed: maybe(fighterName),
  combat: maybe(fighterName),
  dice: maybe(named(placed, MOST_FIGURES, 32)),
  initiative: maybe(side),
  passes: maybe(whole(0, 99)),
  round: maybe(whole(1, 99)),
  turn: maybe(
    z.union(
      [oneOf(['combat', 'start', 'activation', 'end']), fields({ card: fighterName })],
      expects('one-of', { words: ['combat', 'start', 'activation', 'end', '{ card }'] }),
    ),
  ),
});
