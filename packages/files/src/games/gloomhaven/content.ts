/** Printed things of Gloomhaven as files hold them: ability cards, monsters, scenarios. */
import {
  BONUSES,
  CLASSES,
  COLUMNS,
  CONDITIONS,
  ELEMENTS,
  LASTING,
  MOST_HEXES,
  MOST_ROOMS,
  MOST_STANDEES,
  MOST_WALLS,
  ownCards,
  ROWS,
  TILES,
} from '@escarmouche/engine/gloomhaven';
import { both, expects, fields, grammar, id, list, maybe, oneOf, present, whole, z } from '../../schema/basics.ts';
import { schemaOf } from '../../schema/notation.ts';

const MOST_LINES = 8;

const at = z.tuple([whole(0, COLUMNS - 1), whole(0, ROWS - 1)], expects('column-and-row', { columns: COLUMNS - 1, rows: ROWS - 1 }));
const wall = z.tuple([at, at], expects('two-hexes'));
const condition = oneOf(CONDITIONS);
const conditions = list(condition, CONDITIONS.length);
const element = oneOf(ELEMENTS);
const number = whole(-20, 99);

const cell = fields({ q: whole(-6, 6), r: whole(-6, 6) });
/** Hexes of an area at most: those of a pattern board of seven by seven. */
const MOST_RED = 49;
const area = fields({ red: list(cell, MOST_RED), grey: z.boolean(expects('true-or-false')) });

const effect = z.discriminatedUnion('kind', [
  fields({ kind: z.literal('condition'), of: condition }),
  fields({ kind: oneOf(['push', 'pull']), n: whole(0, 20) }),
  fields({ kind: z.literal('pierce'), n: whole(0, 20) }),
  fields({ kind: oneOf(['curse', 'bless']) }),
  fields({ kind: z.literal('heal-self'), n: whole(0, 99) }),
  fields({ kind: z.literal('element'), of: element }),
]);
export const effects = list(effect, 8);

const amount = z.union(
  [number, oneOf(['moved', 'dealt']), fields({ base: number, perShield: number }), fields({ base: number, perAlly: number })],
  expects('number-or-fields', { fields: 'moved, dealt, { base, perShield }, { base, perAlly }' }),
);

const usedUp = { element: oneOf([...ELEMENTS, 'any']), n: maybe(number), xp: maybe(whole(0, 20)) };
/** What an element used up adds to an attack; `attack` is `n` by another word. */
const consume = fields({ ...usedUp, attack: maybe(number), perAlly: maybe(number), effects: maybe(effects) });
/** To the attacks that a bonus lasts for. */
const consumeForAttacks = fields({ ...usedUp, attack: maybe(number) });
/** To anything else: what would change nothing in it is refused. */
const consumeMore = fields(usedUp);

const range = whole(0, 20);
const whom = z.discriminatedUnion('who', [
  fields({ who: z.literal('self') }),
  fields({ who: z.literal('ally-or-self'), range }),
  fields({ who: z.literal('enemy'), range }),
  fields({ who: z.literal('adjacent-enemy') }),
  fields({ who: z.literal('adjacent-enemies') }),
  fields({ who: z.literal('self-and-adjacent-allies') }),
]);

const bonuses = list(fields({ when: oneOf(BONUSES), n: number, times: maybe(z.literal(2)), xp: maybe(whole(0, 20)) }), 4);

const attack = fields({
  do: z.literal('attack'),
  n: amount,
  range: maybe(range),
  targets: maybe(
    z.union(
      [whole(1, 9), oneOf(['all-adjacent', 'moved-through'])],
      expects('number-or-fields', { fields: 'all-adjacent, moved-through' }),
    ),
  ),
  area: maybe(area),
  add: maybe(whole(0, 9)),
  path: maybe(present),
  effects: maybe(effects),
  bonuses: maybe(bonuses),
  consume: maybe(consume),
  xpEach: maybe(whole(0, 20)),
});

/** One line of a card half. */
const ability = z.discriminatedUnion('do', [
  attack,
  fields({
    do: z.literal('move'),
    n: z.union([whole(0, 20), z.literal('dealt')], expects('number-or-fields', { fields: 'dealt' })),
    jump: maybe(present),
    lootOnWay: maybe(present),
  }),
  fields({ do: z.literal('heal'), n: whole(0, 99), whom }),
  fields({ do: z.literal('loot'), n: range }),
  fields({ do: oneOf(['push', 'pull']), n: range, whom }),
  fields({ do: z.literal('condition'), of: condition, whom }),
  fields({ do: z.literal('shield'), n: whole(0, 20), whom, consume: maybe(consumeMore) }),
  fields({
    do: z.literal('retaliate'),
    n: whole(0, 20),
    range: maybe(range),
    whom,
    xpEach: maybe(whole(0, 20)),
    consume: maybe(consumeMore),
  }),
  fields({ do: oneOf(['curse', 'bless']), whom }),
  fields({ do: z.literal('element'), of: element }),
  fields({ do: z.literal('suffer'), n: whole(0, 99), whom }),
  fields({ do: z.literal('recover-all-lost') }),
  fields({ do: z.literal('disarm-trap') }),
  fields({ do: z.literal('destroy-obstacle') }),
  fields({ do: z.literal('kill'), whom: z.literal('adjacent-normal-enemy') }),
  fields({ do: z.literal('control-move'), n: range }),
  fields({ do: z.literal('summon'), of: id }),
  fields({ do: z.literal('lasting'), of: oneOf(LASTING), consume: maybe(consumeForAttacks) }),
]);

export const lines = list(ability, MOST_LINES);

export const half = fields({
  abilities: lines,
  xp: maybe(whole(0, 20)),
  lost: maybe(z.union([present, z.literal('for-good')], expects('number-or-fields', { fields: 'true, for-good' }))),
  stays: maybe(oneOf(['round', 'persistent'])),
  xpOn: maybe(list(whole(1, 9), 9)),
});

const initiative = whole(1, 99);

export const cardFace = fields({
  id,
  names: both(80),
  class: oneOf(CLASSES),
  level: z.literal([1, 'X']),
  initiative,
  top: half,
  bottom: half,
  text: fields({ top: both(600), bottom: both(600) }),
  confidence: oneOf(['sure', 'likely', 'unsure']),
});

const figure = { hp: whole(1, 99), move: whole(0, 20), attack: whole(0, 99), range: whole(0, 20) };
const summoned = { ...figure, initiative: maybe(initiative) };
export const summonFace = fields({ id, names: both(80), grammar: maybe(grammar), ...summoned });

const extras = {
  targets: maybe(whole(1, 9)),
  shield: maybe(whole(0, 20)),
  retaliate: maybe(whole(0, 20)),
  retaliateRange: maybe(range),
};
const stats = fields({ ...figure, ...extras });
export const monsterFace = fields({
  id,
  names: both(80),
  grammar: maybe(grammar),
  standees: whole(1, MOST_STANDEES),
  flying: maybe(present),
  levels: list(fields({ normal: stats, elite: stats }), 8, 1),
  deck: id,
});

export const monsterDeck = fields({ id, cards: schemaOf(ownCards) });

const part = maybe(whole(0, 99));
/** Hit points as a scenario writes them. */
export const hitPoints = z.union(
  [whole(1, 99), fields({ base: part, perCharacter: part, perLevel: part, perCharacterAndLevel: part })],
  expects('number-or-fields', { fields: '{ base, perCharacter, perLevel, perCharacterAndLevel }' }),
);

const overlay = fields({
  kind: oneOf([...TILES, 'door', 'start', 'objective']),
  at: list(at, MOST_HEXES),
  id: maybe(id),
  damage: maybe(whole(0, 99)),
  conditions: maybe(conditions),
  hp: maybe(hitPoints),
});
const room = fields({
  hexes: list(at, MOST_HEXES),
  overlays: list(overlay, MOST_HEXES),
  monsters: list(fields({ at, type: id, ranks: list(oneOf(['none', 'normal', 'elite']), 3) }), 60),
});
export const scenario = fields({
  id,
  number: whole(0, 999),
  names: both(80),
  goal: z.literal('kill-all'),
  rooms: list(room, MOST_ROOMS, 1),
  doors: list(fields({ at, rooms: z.tuple([whole(0, MOST_ROOMS - 1), whole(0, MOST_ROOMS - 1)], expects('two-rooms')) }), 20),
  walls: list(wall, MOST_WALLS),
  solid: maybe(list(at, MOST_HEXES)),
});

/** A modifier card of one's own, as files of matches hold it. */
export const modifierFace = fields({
  id,
  names: maybe(both(80)),
  n: number,
  times: maybe(z.literal([0, 2])),
  effects: maybe(effects),
  rolling: maybe(present),
  shuffle: maybe(present),
  once: maybe(present),
});
