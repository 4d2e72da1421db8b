/** Profiles and wound tables: the objects that the game's content is made of, and the same as their owners may write them. */
import {
  BASES,
  type BaseId,
  type LOCATIONS,
  MOMENTS,
  MOST_EFFECTS,
  MOST_PROFILES,
  RESULTS,
  ROWS,
  STANDINGS,
  STATS,
  tableKind,
} from '@escarmouche/engine/confrontation';
import { between, both, expects, fields, filled, grammar, id, list, maybe, oneOf, present, text, whole, z } from '../../schema/basics.ts';
import { schemaOf } from '../../schema/notation.ts';

const MOST_SKILLS = 40;

const names = both(120);
/** Where something comes from, in a few words. */
const from = text(400);
const stat = oneOf(STATS);
const standing = oneOf(STANDINGS);

/** Movements in centimetres. */
const movement = between(0, 60);
const number = whole(-5, 99);
const numbers = {
  MOU: movement,
  FLY: movement,
  INI: number,
  ATT: number,
  FOR: number,
  DEF: number,
  RES: number,
  TIR: number,
  COU: number,
  PEUR: number,
  DIS: number,
  POU: number,
  PUI: number,
  PA: whole(0, 999),
};

/** Characteristics: each may be left out, and where `dash` says so be a dash. */
export const values = fields({
  MOU: maybe(z.nullable(numbers.MOU)),
  FLY: maybe(z.nullable(numbers.FLY)),
  INI: maybe(z.nullable(numbers.INI)),
  ATT: maybe(z.nullable(numbers.ATT)),
  FOR: maybe(z.nullable(numbers.FOR)),
  DEF: maybe(z.nullable(numbers.DEF)),
  RES: maybe(z.nullable(numbers.RES)),
  TIR: maybe(z.nullable(numbers.TIR)),
  COU: maybe(z.nullable(numbers.COU)),
  PEUR: maybe(z.nullable(numbers.PEUR)),
  DIS: maybe(z.nullable(numbers.DIS)),
  POU: maybe(z.nullable(numbers.POU)),
  PUI: maybe(z.nullable(numbers.PUI)),
  PA: maybe(z.nullable(numbers.PA)),
});

/** Numbers of ours in place of unknown ones: never a dash. */
export const ours = fields({
  MOU: maybe(numbers.MOU),
  FLY: maybe(numbers.FLY),
  INI: maybe(numbers.INI),
  ATT: maybe(numbers.ATT),
  FOR: maybe(numbers.FOR),
  DEF: maybe(numbers.DEF),
  RES: maybe(numbers.RES),
  TIR: maybe(numbers.TIR),
  COU: maybe(numbers.COU),
  PEUR: maybe(numbers.PEUR),
  DIS: maybe(numbers.DIS),
  POU: maybe(numbers.POU),
  PUI: maybe(numbers.PUI),
  PA: maybe(numbers.PA),
});

export const skill = fields({ skill: id, x: maybe(whole(0, 99)), to: maybe(filled(64, 'a-text')) });
const skills = list(skill, MOST_SKILLS);

export const effect = fields({
  id,
  names,
  at: oneOf(MOMENTS),
  does: oneOf(['heal', 'stun', 'strengthen', 'weaken']),
  stat: maybe(stat),
  n: maybe(whole(1, 20)),
});
const effects = list(effect, MOST_EFFECTS);

const base = oneOf(Object.keys(BASES) as BaseId[]);
const places = oneOf(['first', 'last', 'after-initiative']);
const perCard = whole(1, 3);

/** What a profile has that nobody can leave out, or that may be missing from any. */
const profileFields = {
  id,
  values,
  doubtful: maybe(list(stat, STATS.length)),
  ours: maybe(ours),
  base,
  role: maybe(oneOf(['magician', 'faithful'])),
  hero: maybe(present),
  remarks: maybe(list(both(400), 20)),
  effects: maybe(effects),
  places: maybe(places),
  grammar: maybe(grammar),
};

export const profile = fields({ ...profileFields, names, army: id, standing, skills, perCard, from });

const ownSkill = z.union(
  [filled(64, 'a-text'), skill],
  expects('skill-or-fields', { example: 'master-strike/2', fields: '{ skill, x, to }' }),
);

/** A profile as its owner writes it. */
export const ownProfile = fields({
  ...profileFields,
  names,
  army: maybe(id),
  standing: maybe(standing),
  skills: z._default(list(ownSkill, MOST_SKILLS), () => []),
  perCard: maybe(perCard),
  from: maybe(from),
});

export const ownProfiles = fields({ profiles: list(ownProfile, MOST_PROFILES, 1) });

const cell = fields({ result: oneOf(RESULTS), standing, from });
const cells = fields({ legs: cell, arms: cell, belly: cell, thorax: cell, head: cell } satisfies Record<
  (typeof LOCATIONS)[number],
  unknown
>);

/** A wound table as its owner writes it. */
export const ownTable = schemaOf(tableKind);

export const woundTable = fields({ id, names, rows: list(fields({ row: oneOf(ROWS), cells }), ROWS.length, ROWS.length) });
