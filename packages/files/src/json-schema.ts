/** The ruling file as a JSON Schema, for editors that complete and check while one writes. Generated: see `scripts/ruling-schema.mjs`. */
import type { GameFiles } from './games/game.ts';
import { GAMES } from './games/index.ts';
import { z } from './schema/basics.ts';
import { rulingSchemas } from './schema/ruling.ts';

/** What the fields mean that every game's rulings have, by part; the file itself is `ruling`. */
const MEANINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ruling: {
    game: 'The game; the one whose rule is proved, unless given.',
    ruling: 'The rulebook paragraph it proves.',
    title: 'What it is about, in both languages.',
    question: 'The question it settles, in both languages: put to the reader before anything tells the answer.',
    answer: 'What is right where the question takes a yes or a no.',
    note: 'What is a reading of ours in it, said to the reader.',
    cases: 'Situations, each with its script.',
  },
  case: {
    name: 'What this case shows, in both languages.',
    situation: 'The position it begins with.',
    script: 'Options taken, outcomes of rolls, and what must hold in between.',
    illegal: 'The situation itself must be refused, by this rule.',
  },
  expectation: {
    offered: 'Options that must be offered.',
    absent: 'Options that must not be offered.',
    exactly: 'All options whose id begins with the prefix, and no others.',
    refused: 'Actions that must be refused, each by this rule or these rules.',
    decision: 'The game must wait for a decision: whose, by which rule, at which step.',
    chance: 'The game must wait for dice: whose, by which rule, how many.',
    over: 'The match must be over, won by 1, 2 or nobody (0).',
    events: 'Events in this order since the last time events were expected.',
    never: 'Events that must not have happened since events were last expected or looked for; looking uses none up.',
    when: 'The values are read as they stood when this event of the latest answer was told.',
    values: "Named values: { X.health: 8, A.clock: 3, 'A sees X': true }.",
    odds: "Exact odds of every value that may come about: { of: X.health, until: attack, policy: never, is: { '7': 7/10, '10': 3/10 } }, or several in a list.",
  },
};

/** A JSON Schema object, as far as this file looks into it. */
interface Part {
  properties?: Record<string, Record<string, unknown>>;
}

/** What is made of one game's schemas: the file itself, and beside it the parts it refers to. */
interface Definitions extends Part {
  $schema?: string;
  definitions: Record<string, Part>;
}

/** The rulings of one game: the file itself under the game's name, its parts under `game.part`. */
function definitionsOf(game: GameFiles): Record<string, unknown> {
  const { ruling, rulingCase, step, expectation, rule } = rulingSchemas(game);
  const registry = z.registry<{ id?: string }>();
  const parts = { ...game.parts, situation: game.situation, case: rulingCase, step, expectation, rule };
  for (const [id, part] of Object.entries(parts)) registry.add(part, { id: `${game.game}.${id}` });
  const made = z.toJSONSchema(ruling, { target: 'draft-7', metadata: registry, unrepresentable: 'any', io: 'input' });
  // A schema of draft 7 whose parts have ids lists them under `definitions`.
  const { $schema: _draft, definitions, ...whole } = made as unknown as Definitions;
  for (const [name, meanings] of Object.entries({ ...MEANINGS, ...game.meanings })) {
    const part: Part | undefined = name === 'ruling' ? whole : definitions[`${game.game}.${name}`];
    for (const [field, description] of Object.entries(meanings)) {
      const property = part?.properties?.[field];
      if (property === undefined) throw new Error(`${game.game}: ${name} has no field ${field}`);
      property.description = description;
    }
  }
  return { [game.game]: whole, ...definitions };
}

/** The schema of a ruling file, of any of the games. */
export function rulingJsonSchema(games: readonly GameFiles[] = GAMES): Record<string, unknown> {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'A ruling of Escarmouche',
    description: 'A situation, a script and what must follow. Generated from the schemas of packages/files.',
    oneOf: games.map((g) => ({ $ref: `#/definitions/${g.game}` })),
    definitions: Object.assign({}, ...games.map(definitionsOf)),
  };
}
