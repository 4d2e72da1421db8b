/** The shared tables of a match: everything that does not change, computed once from the set-up. */
import { Faults, type Play, setupChoices, Unplayable } from '../../core/index.ts';
import { type Base, rectangularBase, roundBase } from '../../space/index.ts';
import { type ChoiceId, type Choices, choicesWith } from './choices.ts';
import { checkProfile, checkWoundTable } from './content/check.ts';
import { type Army, codesOf, findArmy, PROFILES, SKILLS, statOf, WOUND_TABLE } from './content/index.ts';
import { BASES, LOCATIONS, NEEDED, type Profile, SKILL_MOMENTS, STATS, type Stat, type WoundTable } from './content/types.ts';
import type { EventKey } from './events.ts';
import { wrong } from './faults.ts';
import { type FighterSetup, MOST_FIGURES, MOST_SEATS, type Setup } from './setup.ts';
import { LACKS, type State } from './state.ts';

/** A characteristic that a fighter does not have. */
export const MISSING = -999;

/** Places of the characteristics in `FighterDef.values`. */
export const MOU = STATS.indexOf('MOU');
export const FLY = STATS.indexOf('FLY');
export const INI = STATS.indexOf('INI');
export const ATT = STATS.indexOf('ATT');
export const FOR = STATS.indexOf('FOR');
export const DEF = STATS.indexOf('DEF');
export const RES = STATS.indexOf('RES');
export const COU = STATS.indexOf('COU');
export const PEUR = STATS.indexOf('PEUR');
export const DIS = STATS.indexOf('DIS');
export const PUI = STATS.indexOf('PUI');
export const PA = STATS.indexOf('PA');

/** Places of the skills that rules ask for, by their ids. */
const skillAt = (id: string): number => {
  const i = SKILLS.findIndex((s) => s.id === id);
  if (i < 0) throw new Error(`no skill ${id}`);
  return i;
};
export const SKILL = {
  ambidextrous: skillAt('ambidextrous'),
  counterAttack: skillAt('counter-attack'),
  masterStrike: skillAt('master-strike'),
  fierce: skillAt('fierce'),
  warFury: skillAt('war-fury'),
  feint: skillAt('feint'),
  survivalInstinct: skillAt('survival-instinct'),
  immunity: skillAt('immunity'),
  huge: skillAt('huge'),
  warriorMage: skillAt('warrior-mage'),
  warriorMonk: skillAt('warrior-monk'),
  implacable: skillAt('implacable'),
  endurance: skillAt('endurance'),
  bestialCharge: skillAt('bestial-charge'),
  seasoned: skillAt('seasoned'),
  insensible: skillAt('insensible'),
  personalEnemy: skillAt('personal-enemy'),
  disengagement: skillAt('disengagement'),
  warCry: skillAt('war-cry'),
  crushingCharge: skillAt('crushing-charge'),
} as const;

/** What skills add to one characteristic. */
export interface Addition {
  readonly stat: number;
  readonly n: number;
  /** Place in SKILL_MOMENTS. */
  readonly when: number;
  readonly rule: string;
  readonly skill: string;
}

/** One profile as the rules read it. */
export interface FighterDef {
  readonly id: number;
  readonly profile: Profile;
  readonly base: Base;
  /** By place in STATS; `MISSING` where there is none. */
  readonly values: readonly number[];
  /** By place in SKILLS: -1 without the skill, else its number (0 where none is printed). */
  readonly skills: readonly number[];
  readonly additions: readonly Addition[];
  /** Combat dice more than others. */
  readonly dice: number;
  /** Locations it is immune at, as bits; and other immunities. */
  readonly immune: number;
  readonly immuneTo: readonly string[];
  /** Places dice before the others (IX-C-3.d, IX-C-3.e). */
  readonly magic: boolean;
  /** Has Counter-attack by rank. */
  readonly ranked: boolean;
  /** Order of placing dice that an effect forces, by `PLACES`; 0 for none. */
  readonly places: number;
}

/** A card of a player: one profile, up to as many figures as one card stands for. */
export interface CardDef {
  readonly key: string;
  readonly seat: number;
  readonly figures: readonly number[];
}

/** Working memory, never part of a state. */
export interface Scratch {
  fresh: State | null;
}

/** Everything that does not change in a match. */
export interface Table {
  readonly setup: Setup;
  readonly choice: Choices;
  readonly fighters: readonly FighterDef[];
  /** For each figure: its name, its fighter, its seat. */
  readonly keys: readonly string[];
  readonly defs: readonly number[];
  readonly seatOf: readonly number[];
  /** For each seat, the side it fights for, 0 or 1. */
  readonly sideOf: readonly number[];
  readonly cards: readonly CardDef[];
  readonly wide: number;
  readonly deep: number;
  readonly wounds: WoundTable;
  /** Rows by columns: the result of each cell. */
  readonly cells: Uint8Array;
  readonly rounds: number;
  /** Somebody has an effect to use at each moment. */
  readonly effects: boolean;
  readonly scratch: Scratch;
}

/** A match being played. */
export type Conf = Play<Table, State, EventKey>;

/** Places are packed into options: a table can be no larger, in millimetres. */
export const LARGEST = 2400;

/** When an effect makes its bearer place dice. */
export const PLACES = { first: -1, last: 1, 'after-initiative': 2 } as const;

/** The base that a profile stands on. */
export function baseOf(profile: Profile): Base {
  const b = BASES[profile.base];
  return 'round' in b ? roundBase(b.round) : rectangularBase(b.wide, b.deep);
}

/** F9.c: Power before what skills add: 2 for the Huge, whatever else a card says; else as printed; where nothing is, 2 for cavalry and creatures, 1 for others. */
function powerOf(profile: Profile, huge: boolean): number {
  return huge ? 2 : (statOf(profile, 'PUI') ?? (profile.base.startsWith('infantry') ? 1 : 2));
}

function fighterDef(id: number, profile: Profile): FighterDef {
  const skills = SKILLS.map((s) => {
    const numbers = profile.skills.flatMap((h) => (h.skill === s.id ? [h.x ?? 0] : []));
    if (numbers.length === 0) return LACKS;
    return s.twice === 'lowest' ? Math.min(...numbers) : numbers[0];
  });
  const additions: Addition[] = [];
  let dice = 0;
  for (const has of profile.skills) {
    const skill = SKILLS.find((s) => s.id === has.skill);
    if (skill?.dice !== undefined) dice += skill.dice === 'x' ? (has.x ?? 1) : skill.dice;
    if (skill?.adds === undefined) continue;
    for (const [stat, n] of Object.entries(skill.adds.stats))
      additions.push({
        stat: STATS.indexOf(stat as Stat),
        n: n === 'x' ? (has.x ?? 0) : n,
        when: SKILL_MOMENTS.indexOf(skill.adds.when),
        rule: skill.rule,
        skill: skill.id,
      });
  }
  const immuneTo = profile.skills.filter((h) => h.skill === 'immunity').map((h) => h.to ?? '');
  const warrior = skills[SKILL.warriorMage] !== LACKS || skills[SKILL.warriorMonk] !== LACKS;
  return {
    id,
    profile,
    base: baseOf(profile),
    values: STATS.map((s) => (s === 'PUI' ? powerOf(profile, skills[SKILL.huge] !== LACKS) : (statOf(profile, s) ?? MISSING))),
    skills,
    additions,
    dice,
    immune: LOCATIONS.reduce((bits, l, i) => (immuneTo.includes(l) ? bits | (1 << i) : bits), 0),
    immuneTo,
    magic: profile.role !== undefined && !warrior,
    ranked: profile.hero === true || warrior,
    places: profile.places === undefined ? 0 : PLACES[profile.places],
  };
}

/** Names for figures without one: the profile's id, with a number where it comes more than once. */
function keysOf(setup: Setup): string[] {
  const all = setup.seats.flatMap((s) => s.fighters);
  const taken = new Set(all.flatMap((f) => (f.key === undefined ? [] : [f.key])));
  const many = new Map<string, number>();
  for (const f of all) if (f.key === undefined) many.set(f.profile, (many.get(f.profile) ?? 0) + 1);
  const n = new Map<string, number>();
  return all.map((f) => {
    if (f.key !== undefined) return f.key;
    for (;;) {
      const next = (n.get(f.profile) ?? 0) + 1;
      n.set(f.profile, next);
      const key = (many.get(f.profile) ?? 0) > 1 || taken.has(f.profile) ? `${f.profile}-${next}` : f.profile;
      if (!taken.has(key)) {
        taken.add(key);
        return key;
      }
    }
  });
}

function cardsOf(setup: Setup, profiles: ReadonlyMap<string, Profile>): CardDef[] {
  const cards: CardDef[] = [];
  let i = 0;
  setup.seats.forEach((seat, s) => {
    const open = new Map<string, { key: string; figures: number[] }>();
    let made = 0;
    for (const f of seat.fighters) {
      let card = open.get(f.profile);
      const perCard = profiles.get(f.profile)?.perCard ?? 1;
      if (card === undefined || card.figures.length >= perCard) {
        made++;
        card = { key: `${s + 1}-${made}`, figures: [] };
        open.set(f.profile, card);
        cards.push({ key: card.key, seat: s, figures: card.figures });
      }
      card.figures.push(i++);
    }
  });
  return cards;
}

function checkFighter(
  faults: Faults,
  f: FighterSetup,
  at: string,
  profiles: ReadonlyMap<string, Profile>,
  table: readonly [number, number],
): void {
  if (!profiles.has(f.profile)) faults.note(wrong(`${at}.profile`, 'conf:F9.a', 'unknown-profile', f.profile));
  if (f.key !== undefined && !/^[A-Za-z0-9][A-Za-z0-9-]{0,31}$/.test(f.key)) faults.note(wrong(`${at}.key`, 'conf:F9.a', 'bad-key', f.key));
  const level = f.level ?? 0;
  if (![0, 1, 2].includes(level)) faults.note(wrong(`${at}.level`, 'conf:IX-B-1.b', 'bad-level', String(level)));
  const angle = f.angle ?? 0;
  if (!Number.isInteger(angle / 15) || angle < 0 || angle > 345) faults.note(wrong(`${at}.angle`, 'conf:F5.e', 'bad-angle', String(angle)));
  for (const [k, v] of (f.at ?? []).entries())
    if (!Number.isFinite(v) || v < 0 || v > table[k]) faults.note(wrong(`${at}.at`, 'conf:F5.j', 'off-table', String(v)));
}

function checkSeats(
  faults: Faults,
  setup: Setup,
  profiles: ReadonlyMap<string, Profile>,
  table: readonly [number, number],
): readonly number[] {
  const { seats } = setup;
  const most = setup.mode === 'skirmish' ? 2 : MOST_SEATS;
  if (seats.length < 2 || seats.length > most) throw wrong('seats', 'conf:F4.k', 'how-many-seats', String(seats.length));
  const sides = seats.map((s, i) => (s.side ?? (i === 0 ? 1 : 2)) - 1);
  if (!sides.includes(0) || !sides.includes(1)) throw wrong('seats', 'conf:IX-A-1.b', 'one-side-only', '');
  const all = seats.reduce((n, s) => n + s.fighters.length, 0);
  if (all > MOST_FIGURES)
    throw new Unplayable({ key: 'too-many-figures', args: { n: all, most: MOST_FIGURES } }, `${all} figures, at most ${MOST_FIGURES}`);
  const dear = (profile: Profile | undefined): number => (profile === undefined ? 0 : (statOf(profile, 'PA') ?? 0));
  seats.forEach((s, i) => {
    const at = `seats[${i}].fighters`;
    if (s.fighters.length === 0) faults.note(wrong(at, 'conf:F9.b', 'no-fighters', ''));
    for (const [k, f] of s.fighters.entries()) checkFighter(faults, f, `${at}[${k}]`, profiles, table);
    const value = s.fighters.reduce((sum, f) => sum + dear(profiles.get(f.profile)), 0);
    if (setup.mode === 'skirmish' && setup.total !== undefined && value > setup.total)
      faults.note(wrong(at, 'conf:F9.b', 'army-too-dear', `${value} > ${setup.total}`));
  });
  return sides;
}

function choicesOf(setup: Setup): Choices {
  return setupChoices(() => choicesWith(setup.choices), 'conf:F4.a');
}

/**
 * Builds the tables of a match.
 * @throws SetupError for unknown profiles and for armies that break a rule, citing it; Unplayable beyond the limits of this program. Every
 *   fault of the set-up.
 */
export function buildTable(setup: Setup): Table {
  const faults = new Faults();
  const choice = faults.part(() => choicesOf(setup)) ?? choicesWith();
  const own = setup.content?.profiles ?? [];
  faults.each(own.entries(), ([i, p]) => checkProfile(p, `content.profiles[${i}]`));
  const wounds = setup.content?.wounds ?? WOUND_TABLE;
  if (setup.content?.wounds !== undefined) faults.part(() => checkWoundTable(wounds, 'content.wounds'));
  const profiles = new Map([...PROFILES, ...own].map((p) => [p.id, p]));
  const size = setup.table ?? [600, 600];
  for (const n of size)
    if (!(n >= 100 && n <= LARGEST))
      faults.note(
        new Unplayable({ key: 'table-size', args: { n, least: 100, most: LARGEST } }, `a table measures 100 to ${LARGEST} mm, not ${n}`),
      );
  const sideOf = faults.part(() => checkSeats(faults, setup, profiles, size)) ?? [];
  const keys = keysOf(setup);
  const twice = keys.find((k, i) => keys.indexOf(k) !== i);
  if (twice !== undefined) faults.note(wrong('seats', 'conf:F9.a', 'key-twice', twice));
  // Of a profile that is badly written nothing is asked.
  if (!faults.at('content'))
    for (const [i, s] of setup.seats.entries())
      for (const { profile: id } of s.fighters) {
        const profile = profiles.get(id);
        if (profile !== undefined && NEEDED.some((stat) => statOf(profile, stat) === null))
          faults.note(wrong(`seats[${i}].fighters`, 'conf:F9.a', 'cannot-fight', id));
      }
  faults.end();
  const used = [...new Set(setup.seats.flatMap((s) => s.fighters.map((f) => f.profile)))];
  const fighters = used.map((id, i) => fighterDef(i, profiles.get(id) as Profile));
  return {
    setup,
    choice,
    fighters,
    keys,
    defs: setup.seats.flatMap((s) => s.fighters.map((f) => used.indexOf(f.profile))),
    seatOf: setup.seats.flatMap((s, i) => s.fighters.map(() => i)),
    sideOf,
    cards: cardsOf(setup, profiles),
    wide: size[0],
    deep: size[1],
    wounds,
    cells: codesOf(wounds),
    rounds: Number(choice.rounds),
    effects: fighters.some((f) => (f.profile.effects ?? []).length > 0),
    scratch: { fresh: null },
  };
}

/** Whether this reading holds. */
export function chose<K extends ChoiceId>(g: Conf, id: K, value: Choices[K]): boolean {
  return g.table.choice[id] === value;
}

/** The army of a seat: the one its set-up names, else the one that all its fighters are of; undefined where they are of several. */
export function armyOf({ setup, fighters, defs, seatOf }: Table, seat: number): Army | undefined {
  const named = setup.seats[seat]?.army;
  if (named !== undefined) return findArmy(named);
  const armies = new Set(defs.flatMap((def, i) => (seatOf[i] === seat ? [fighters[def].profile.army] : [])));
  const [one] = armies;
  return armies.size === 1 ? findArmy(one) : undefined;
}
