/** Cards, characters and maps of one's own: the same objects that the game's content is made of. */
import {
  CARD_TYPES,
  CATEGORIES,
  CLASSES,
  type CritAbility,
  DAMAGE_TYPES,
  DURATIONS,
  NATURES,
  STATS,
  TERRAINS,
} from '@escarmouche/engine/wow';
import { both, expects, fields, grammar, id, list, maybe, oneOf, present, space, whole, z } from '../../schema/basics.ts';
import type { Mutable } from '../../schema/mutable.ts';

const power = whole(0, 30);
const ticks = whole(0, 9);
const health = whole(1, 99);
const defence = whole(0, 99);
const amount = whole(0, 99);
const change = whole(-99, 99);
const names = both(120);

const duration = oneOf(DURATIONS);
const stat = oneOf(STATS);
const terrain = oneOf(TERRAINS);
const nature = oneOf(NATURES);
const damageType = oneOf(DAMAGE_TYPES);

export const range = fields({ min: maybe(whole(0, 30)), max: whole(0, 30) });
const side = oneOf(['self', 'ally', 'enemy', 'any']);

const whomFields = {
  side,
  range: maybe(range),
  adjacent: maybe(present),
  other: maybe(present),
  tokens: maybe(present),
};
export const whom = fields(whomFields);

export const who = z.union(
  [oneOf(['self', 'target', 'defender', 'attacker', 'actor', 'it']), fields({ choose: whom }), fields({ each: whom })],
  expects('one-of', { words: ['self', 'target', 'defender', 'attacker', 'actor', 'it', '{ choose: … }', '{ each: … }'] }),
);

/** A crit ability. Conversions give crit abilities, whose effects may be conversions: the one circle in here. */
const critAbility: z.ZodMiniType<Mutable<CritAbility>> = fields({ effects: z.lazy(() => effects) });
export const crits = list(critAbility, 8);

export const effect = z.discriminatedUnion('do', [
  fields({ do: z.literal('hits'), n: amount }),
  fields({ do: z.literal('heal'), n: amount, who }),
  fields({ do: z.literal('damage'), n: amount, who }),
  fields({ do: z.literal('lose-health'), n: amount, who }),
  fields({ do: z.literal('tick-up'), n: whole(0, 30), who }),
  fields({ do: z.literal('tick-down'), n: whole(0, 30), who }),
  fields({
    do: z.literal('move'),
    n: whole(0, 30),
    who,
    upTo: maybe(present),
    away: maybe(present),
    by: maybe(z.literal('owner')),
  }),
  fields({ do: z.literal('teleport'), n: whole(0, 30), who, icon: maybe(present) }),
  fields({
    do: z.literal('modify'),
    stat,
    n: change,
    who,
    until: duration,
    next: maybe(z.literal('main-attack')),
    nature: maybe(nature),
    type: maybe(damageType),
  }),
  fields({ do: z.literal('root'), who, until: duration }),
  fields({ do: z.literal('rerolls'), n: whole(0, 30), who, until: duration }),
  fields({
    do: z.literal('convert'),
    who,
    from: fields({ nature, type: maybe(damageType) }),
    to: fields({ nature, type: damageType }),
    crit: maybe(crits),
    until: duration,
  }),
  fields({ do: z.literal('ready'), card: oneOf(['this', 'other']), who }),
  fields({ do: z.literal('exhaust'), n: amount, who }),
  fields({ do: z.literal('cancel') }),
  fields({ do: z.literal('prevent'), n: amount }),
  fields({ do: z.literal('shield'), n: amount, who, until: duration }),
  fields({ do: z.literal('again') }),
  fields({ do: z.literal('control'), who }),
]);
const effects = list(effect, 16);

const attackFields = {
  kind: z.literal('attack'),
  ticks,
  nature,
  type: damageType,
  power,
  range,
  targets: maybe(whole(1, 16)),
  area: maybe(present),
  everybody: maybe(present),
  before: maybe(effects),
  crit: maybe(crits),
  after: maybe(effects),
  instead: maybe(effects),
};
export const attack = fields(attackFields);

/** An attack of which only what is written differs from the card's. */
export const changedAttack = fields({
  ...attackFields,
  kind: maybe(attackFields.kind),
  ticks: maybe(ticks),
  nature: maybe(nature),
  type: maybe(damageType),
  power: maybe(power),
  range: maybe(range),
});

const payment = fields({
  kind: z.literal('payment'),
  ticks,
  target: maybe(fields({ ...whomFields, up: maybe(whole(1, 16)) })),
  area: maybe(fields({ range, everybody: maybe(present), side: oneOf(['ally', 'enemy']) })),
  oncePerTurn: maybe(present),
  effects,
});

const reactTo = z.discriminatedUnion('on', [
  fields({ on: z.literal('targeted'), nature: maybe(nature), whom: list(whom, 8, 1) }),
  fields({
    on: z.literal('played'),
    except: maybe(z.literal('physical-attack')),
    costs: maybe(ticks),
    range: maybe(range),
  }),
  fields({ on: z.literal('ticked-up') }),
  fields({ on: z.literal('damage') }),
  fields({ on: z.literal('unhurt'), adjacent: maybe(present) }),
]);

const react = fields({ kind: z.literal('react'), ticks, to: reactTo, effects });

const modifier = fields({
  stat,
  n: change,
  on: z.union([z.literal('self'), whom], expects('self-or-whom', { fields: '{ side: ally … }' })),
  main: maybe(present),
  nature: maybe(nature),
  type: maybe(damageType),
  whileHealthAtMost: maybe(amount),
});

const passer = { whom: oneOf(['enemy', 'ally', 'any']), at: maybe(list(space, 64)), adjacent: maybe(present) };
const triggerOn = z.discriminatedUnion('on', [
  fields({ on: z.literal('enters'), ...passer }),
  fields({ on: z.literal('stops'), ...passer }),
  fields({ on: z.literal('hurt') }),
  fields({ on: z.literal('hurts') }),
  fields({ on: z.literal('tick-end'), ticks: list(whole(1, 10), 10, 1) }),
]);

export const ongoing = fields({
  kind: z.literal('ongoing'),
  modifiers: maybe(list(modifier, 8)),
  protector: maybe(fields({ nature: maybe(nature), whom })),
  ignoresTerrain: maybe(present),
  mainRange: maybe(range),
  trigger: maybe(triggerOn),
  effects: maybe(effects),
});

export const ability = z.discriminatedUnion('kind', [attack, payment, react, ongoing]);
export const lower = list(ability, 8);
const className = oneOf(CLASSES);
const printedNumbers = { honor: whole(0, 99), health, armor: defence, resist: defence };

export const character = fields({
  id,
  names,
  grammar: maybe(grammar),
  className,
  race: id,
  faction: id,
  ...printedNumbers,
  legendary: maybe(present),
  main: attack,
  lower,
});

const pet = fields({ names, grammar: maybe(grammar), health, armor: defence, resist: defence, main: attack, lower: maybe(lower) });
const totem = fields({ names, grammar: maybe(grammar), health, armor: defence, resist: defence, abilities: list(ongoing, 8) });

export const card = fields({
  id,
  names,
  category: oneOf(CATEGORIES),
  type: oneOf(CARD_TYPES),
  ticks,
  beforeMove: maybe(present),
  restriction: list(id, 16),
  ability: maybe(z.discriminatedUnion('kind', [attack, payment, react])),
  attach: maybe(whom),
  ongoing: maybe(list(ongoing, 8)),
  pet: maybe(pet),
  totem: maybe(totem),
  equipment: maybe(
    fields({ slots: list(id, 8), honor: whole(0, 99), grants: maybe(list(z.discriminatedUnion('kind', [attack, payment]), 8)) }),
  ),
  text: maybe(both(2000)),
});

export const spawnPoint = fields({ at: space, faction: id, convertible: maybe(present) });

/** As many spaces as the engine has room for; printed maps have about a hundred. */
const MOST_SPACES = 1024;

export const map = fields({
  id,
  names,
  spaces: list(fields({ at: space, terrain }), MOST_SPACES, 1),
  victory: list(space, 64),
  spawn: list(spawnPoint, 64),
});
