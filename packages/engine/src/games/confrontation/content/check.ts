/** What profiles and wound tables of one's own must keep, whoever wrote them. */
import { Faults, type RuleId, SetupError } from '../../../core/index.ts';
import { skillNamed } from './skills/index.ts';
import {
  BASES,
  type CardEffect,
  GENDERS,
  type HasSkill,
  LOCATIONS,
  MOMENTS,
  MOST_EFFECTS,
  type Profile,
  RESULTS,
  ROWS,
  STANDINGS,
  STATS,
  type Stat,
  type WoundTable,
} from './types.ts';

function fault(at: string, rule: RuleId, key: string, what: unknown): SetupError {
  return new SetupError(at, rule, { key, args: { what: String(what) } }, `${at}: ${key}: ${String(what)}`);
}

/** A place and the dot before what is in it; nothing for the whole. */
const within = (at: string): string => (at === '' ? '' : `${at}.`);

/** Short enough that a number may follow it in the names of figures. */
const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const LONGEST = 28;

const ROLES: readonly unknown[] = ['magician', 'faithful'];
const PLACES: readonly unknown[] = ['first', 'last', 'after-initiative'];
/** What effects of cards do. */
export const DOES: readonly CardEffect['does'][] = ['heal', 'stun', 'strengthen', 'weaken'];
/** What an effect can strengthen or weaken. */
const CHANGED: readonly unknown[] = ['INI', 'ATT', 'FOR', 'DEF'];
/** What an Immunity may be against, besides the locations. */
export const IMMUNITIES: readonly string[] = ['fear', 'exceptional', 'master-strike', ...LOCATIONS];

function checkId(id: unknown, at: string): void {
  if (typeof id !== 'string' || id.length > LONGEST || !ID.test(id)) throw fault(at, 'conf:F9.a', 'bad-id', id);
}

/** Movements go by half centimetres, a strategic value is never below 0, everything else is whatever a card could print. */
function inBounds(stat: Stat, n: number): boolean {
  if (stat === 'MOU' || stat === 'FLY') return Number.isInteger(n * 2) && n >= 0 && n <= 60;
  return Number.isInteger(n) && (stat === 'PA' ? n >= 0 && n <= 999 : n >= -5 && n <= 99);
}

function checkValues(profile: Profile, at: string, faults: Faults): void {
  for (const [list, values] of [
    ['values', profile.values],
    ['ours', profile.ours ?? {}],
  ] as const) {
    if (typeof values !== 'object' || values === null) throw fault(`${within(at)}${list}`, 'conf:F9.a', 'bad-value', values);
    faults.each(Object.entries(values), ([stat, n]) => {
      const where = `${within(at)}${list}.${stat}`;
      if (!(STATS as readonly string[]).includes(stat)) throw fault(where, 'conf:F9.a', 'unknown-stat', stat);
      if (n === null && list === 'values') return;
      if (typeof n !== 'number' || !inBounds(stat as Stat, n)) throw fault(where, 'conf:F9.a', 'bad-value', n);
      if (list === 'ours' && profile.values[stat as Stat] !== undefined) throw fault(where, 'conf:F9.a', 'value-twice', stat);
    });
  }
  for (const [i, stat] of (profile.doubtful ?? []).entries())
    if (!STATS.includes(stat)) faults.note(fault(`${within(at)}doubtful[${i}]`, 'conf:F9.a', 'unknown-stat', stat));
  const has = (stat: Stat): boolean => typeof (profile.values[stat] ?? profile.ours?.[stat]) === 'number';
  if (has('COU') && has('PEUR')) faults.note(fault(`${within(at)}values.PEUR`, 'conf:F8.a', 'courage-and-fear', profile.id));
}

/** A skill comes with its number or its word; where nothing is made of them, it may come without. */
function checkSkill(has: HasSkill, at: string): void {
  const skill = skillNamed(has.skill);
  if (skill === undefined) throw fault(`${within(at)}skill`, 'conf:F9.a', 'unknown-skill', has.skill);
  const { x, to } = has;
  if (x !== undefined && (skill.x !== 'number' || !Number.isInteger(x) || x < 0 || x > 99))
    throw fault(`${within(at)}x`, skill.rule, 'bad-number', x);
  if (to !== undefined && (skill.x !== 'word' || typeof to !== 'string' || to === ''))
    throw fault(`${within(at)}to`, skill.rule, 'bad-word', to);
  if (skill.x === 'number' && x === undefined && skill.played && skill.dice === undefined)
    throw fault(`${within(at)}x`, skill.rule, 'number-missing', has.skill);
  if (skill.x === 'word' && to === undefined && skill.played) throw fault(`${within(at)}to`, skill.rule, 'word-missing', has.skill);
  if (skill.id === 'immunity' && !IMMUNITIES.includes(to ?? '')) throw fault(`${within(at)}to`, skill.rule, 'bad-word', to);
}

function checkEffect(effect: CardEffect, at: string): void {
  checkId(effect.id, `${within(at)}id`);
  if (!MOMENTS.includes(effect.at)) throw fault(`${within(at)}at`, 'conf:F9.d', 'unknown-moment', effect.at);
  if (!DOES.includes(effect.does)) throw fault(`${within(at)}does`, 'conf:F9.d', 'unknown-effect', effect.does);
  if (effect.does !== 'strengthen' && effect.does !== 'weaken') return;
  if (!CHANGED.includes(effect.stat)) throw fault(`${within(at)}stat`, 'conf:F9.d', 'unknown-stat', effect.stat);
  const n = effect.n ?? 0;
  if (!Number.isInteger(n) || n < 1 || n > 20) throw fault(`${within(at)}n`, 'conf:F9.d', 'bad-number', effect.n);
}

/** @throws SetupError, citing the rule, for everything about a profile that breaks one. `at` is its place in the set-up. */
export function checkProfile(profile: Profile, at: string): void {
  const faults = new Faults();
  faults.part(() => checkId(profile.id, `${within(at)}id`));
  if (!STANDINGS.includes(profile.standing)) faults.note(fault(`${within(at)}standing`, 'conf:F9.a', 'unknown-standing', profile.standing));
  faults.part(() => checkValues(profile, at, faults));
  const { grammar, role, places, skills, effects = [] } = profile;
  if (grammar !== undefined && !GENDERS.includes(grammar.gender))
    faults.note(fault(`${within(at)}grammar.gender`, 'conf:F9.a', 'bad-word', grammar?.gender));
  if (!Object.hasOwn(BASES, profile.base)) faults.note(fault(`${within(at)}base`, 'conf:F5.e', 'unknown-base', profile.base));
  if (![1, 2, 3].includes(profile.perCard)) faults.note(fault(`${within(at)}perCard`, 'conf:F9.b', 'bad-card', profile.perCard));
  if (role !== undefined && !ROLES.includes(role)) faults.note(fault(`${within(at)}role`, 'conf:IX-C-3.d', 'unknown-role', role));
  if (places !== undefined && !PLACES.includes(places))
    faults.note(fault(`${within(at)}places`, 'conf:IX-C-4.g', 'unknown-places', places));
  faults.each(skills.entries(), ([i, has]) => {
    checkSkill(has, `${within(at)}skills[${i}]`);
    if (skillNamed(has.skill)?.twice === undefined && skills.findIndex((h) => h.skill === has.skill && h.to === has.to) !== i)
      throw fault(`${within(at)}skills[${i}].skill`, 'conf:F9.a', 'skill-twice', has.skill);
  });
  if (effects.length > MOST_EFFECTS) faults.note(fault(`${within(at)}effects`, 'conf:F9.d', 'too-many-effects', effects.length));
  faults.each(effects.entries(), ([i, effect]) => {
    checkEffect(effect, `${within(at)}effects[${i}]`);
    if (effects.findIndex((e) => e.id === effect.id) !== i)
      throw fault(`${within(at)}effects[${i}].id`, 'conf:F9.d', 'id-twice', effect.id);
  });
  faults.end();
}

/** @throws SetupError for a table that has not all ten rows in their order, or a cell without a known result. */
export function checkWoundTable(table: WoundTable, at: string): void {
  checkId(table.id, `${within(at)}id`);
  if (table.rows.length !== ROWS.length) throw fault(`${within(at)}rows`, 'conf:F2.a', 'how-many-rows', table.rows.length);
  for (const [i, { row, cells }] of table.rows.entries()) {
    if (row !== ROWS[i]) throw fault(`${within(at)}rows[${i}].row`, 'conf:F2.a', 'wrong-row', row);
    for (const name of Object.keys(cells))
      if (!(LOCATIONS as readonly string[]).includes(name))
        throw fault(`${within(at)}rows[${i}].cells.${name}`, 'conf:F2.a', 'unknown-location', name);
    for (const location of LOCATIONS) {
      const cell = cells[location] as WoundTable['rows'][number]['cells'][typeof location] | undefined;
      const where = `${within(at)}rows[${i}].cells.${location}`;
      if (cell === undefined) throw fault(where, 'conf:F2.a', 'empty-cell', location);
      if (!RESULTS.includes(cell.result)) throw fault(`${where}.result`, 'conf:F2.a', 'unknown-result', cell.result);
      if (!STANDINGS.includes(cell.standing)) throw fault(`${where}.standing`, 'conf:F2.a', 'unknown-standing', cell.standing);
    }
  }
}
