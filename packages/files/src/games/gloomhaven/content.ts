/** Printed things of Gloomhaven as files hold them: ability cards, monsters, scenarios. */
import {
  CLASSES,
  COLUMNS,
  CONDITIONS,
  effectsKind,
  halfKind,
  hitPointsKind,
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

const at = z.tuple([whole(0, COLUMNS - 1), whole(0, ROWS - 1)], expects('column-and-row', { columns: COLUMNS - 1, rows: ROWS - 1 }));
const wall = z.tuple([at, at], expects('two-hexes'));
const condition = oneOf(CONDITIONS);
const conditions = list(condition, CONDITIONS.length);
const number = whole(-20, 99);

const effects = schemaOf(effectsKind);
const half = schemaOf(halfKind);
const initiative = whole(1, 99);

export const cardFace = fields({
  id,
  names: both(80),
  class: oneOf(CLASSES),
  level: z.literal([1, 'X']),
  initiative,
  top: half,
  bottom: half,
  text: maybe(fields({ top: both(600), bottom: both(600) })),
  confidence: oneOf(['sure', 'likely', 'unsure']),
});

const figure = { hp: whole(1, 99), move: whole(0, 20), attack: whole(0, 99), range: whole(0, 20) };
const summoned = { ...figure, initiative: maybe(initiative) };
export const summonFace = fields({ id, names: both(80), grammar: maybe(grammar), ...summoned });

const extras = {
  targets: maybe(whole(1, 9)),
  shield: maybe(whole(0, 20)),
  retaliate: maybe(whole(0, 20)),
  retaliateRange: maybe(whole(0, 20)),
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

const hitPoints = schemaOf(hitPointsKind);

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
