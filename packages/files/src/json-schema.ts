/** The ruling file as a JSON Schema, for editors that complete and check while one writes. Generated: see `scripts/ruling-schema.mjs`. */
import { rule, space, z } from './schema/basics.ts';
import { ability, attack, card, crits, effect, ongoing, range, who, whom } from './schema/content.ts';
import { expectation, ruling, rulingCase, step } from './schema/ruling.ts';
import { figure, lasting, situation, token } from './schema/situation.ts';

/** Parts with a name of their own. */
const PARTS: Readonly<Record<string, z.core.$ZodType>> = {
  ability,
  attack,
  card,
  case: rulingCase,
  crits,
  effect,
  expectation,
  figure,
  lasting,
  ongoing,
  range,
  rule,
  situation,
  space,
  step,
  token,
  who,
  whom,
};

/** What the fields mean, by part; the file itself is `ruling`. */
const MEANINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ruling: {
    ruling: 'The rulebook paragraph it proves.',
    title: 'What it is about, in both languages.',
    note: 'What is a reading of ours in it, said to the reader.',
    cases: 'Situations, each with its script.',
  },
  case: {
    name: 'What this case shows, in both languages.',
    situation: 'The position it begins with.',
    script: 'Options taken, outcomes of rolls, and what must hold in between.',
    illegal: 'The situation itself must be refused, by this rule.',
  },
  situation: {
    map: 'open-N, a hexagon of radius N round 0,0, or a map of the game; open-5 unless given.',
    terrain: "Terrain other than the map's, by space.",
    spaces: 'Only these spaces exist.',
    without: 'These spaces do not exist.',
    victory: 'Victory point locations.',
    spawn: 'Spawn points.',
    choices: 'Options other than the usual ones, by id.',
    main: 'The main clock as an absolute tick; 1 unless given.',
    points: 'Victory points of the two sides.',
    target: 'Victory points each side needs.',
    factions: 'Factions of the two sides; D and A unless given.',
    first: 'The side that goes first: 1, 2, or chance.',
    figures: 'Figures by name.',
    tokens: 'Pets and totems in play.',
    effects: 'Effects that last.',
    cards: 'Cards of your own.',
    turn: "Whose turn: a figure's name, { of, moved, acted }, tick (who acts is still to be chosen) or start.",
  },
  figure: {
    is: 'A character of the game; without it a plain warrior: health 10, armor 0, resist 0, attack physical melee 3.',
    side: 'Whose: 1 or 2.',
    at: 'Its space; off the map where it is missing.',
    health: 'Present health; full unless given, 0 for a destroyed one.',
    clock: 'Its clock as an absolute tick; the main clock unless given.',
    cards: 'Its Action Bar.',
    printed: "Printed numbers and texts other than the card's.",
    attackedThisTurn: 'It was attacked this turn.',
    hurtThisTurn: 'It took damage this turn.',
  },
  token: { card: 'The card that brought it.', of: 'Whose bar that card lies in.' },
  expectation: {
    offered: 'Options that must be offered.',
    absent: 'Options that must not be offered.',
    exactly: 'All options whose id begins with the prefix, and no others.',
    refused: 'Actions that must be refused, each by this rule or these rules.',
    decision: 'The game must wait for a decision: whose, by which rule, at which step.',
    chance: 'The game must wait for dice: whose, by which rule, how many.',
    over: 'The match must be over, won by 1, 2 or nobody (0).',
    events: 'Events in this order since the last time events were expected.',
    never: 'Events that must not have happened since then.',
    values: "Named values: { X.health: 8, A.clock: 3, 'A sees X': true }.",
    odds: "Exact odds of a value once what is under way is over: { of: X.health, is: { '7': 7/10 } }.",
  },
};

/** A JSON Schema object, as far as this file looks into it. */
interface Part {
  properties?: Record<string, Record<string, unknown>>;
}

/** The schema of a ruling file. */
export function rulingJsonSchema(): Record<string, unknown> {
  const registry = z.registry<{ id?: string }>();
  for (const [id, part] of Object.entries(PARTS)) registry.add(part, { id });
  const made = z.toJSONSchema(ruling, { target: 'draft-7', metadata: registry, unrepresentable: 'any', io: 'input' }) as Record<
    string,
    unknown
  > &
    Part;
  const parts = made.definitions as Record<string, Part>;
  for (const [name, meanings] of Object.entries(MEANINGS)) {
    const part = name === 'ruling' ? made : parts[name];
    for (const [field, description] of Object.entries(meanings)) {
      const property = part.properties?.[field];
      if (property === undefined) throw new Error(`${name} has no field ${field}`);
      property.description = description;
    }
  }
  const { $schema, ...rest } = made;
  return {
    $schema,
    title: 'A ruling of Escarmouche',
    description: 'A situation, a script and what must follow. Generated from the schemas of packages/files.',
    ...rest,
  };
}
