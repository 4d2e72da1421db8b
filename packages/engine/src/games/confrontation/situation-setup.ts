/** The set-up that a situation of Confrontation makes, and where in the situation a fault of that set-up lies. */
import { Faults, SetupError, type SetupFault, setupFaultsIn } from '../../core/index.ts';
import { layOut } from '../../space/index.ts';
import { findProfile } from './content/index.ts';
import type { Profile } from './content/types.ts';
import { wrong } from './faults.ts';
import type { FighterSetup, Setup } from './setup.ts';
import type { Situation } from './situation.ts';
import { checkOrder } from './situation-check.ts';
import type { SituationFighter } from './situation-fighters.ts';
import type { Table } from './table.ts';

const PLAIN = 'plain';
/** How the id of a profile begins that is made for one fighter. */
const OWN = 'own-';

/** Whether a situation prints anything else than the profile it names. */
function isChanged(f: SituationFighter): boolean {
  return [f.printed, f.skills, f.role, f.hero, f.base, f.places, f.effects, f.perCard].some((x) => x !== undefined);
}

/** The profile of a fighter as the situation prints it; the plain one in place of one that nobody knows. */
function printedProfile(key: string, f: SituationFighter, faults: Faults, profiles: Situation['profiles'] = []): Profile {
  const known = profiles.find((p) => p.id === f.is) ?? findProfile(f.is ?? PLAIN);
  if (known === undefined) faults.note(wrong(`fighters.${key}.is`, 'conf:F9.a', 'unknown-profile', f.is ?? PLAIN));
  const base = known ?? (findProfile(PLAIN) as Profile);
  if (!isChanged(f)) return base;
  const { role: _role, hero: _hero, ours, ...rest } = base;
  const role = f.role === undefined ? base.role : f.role === 'none' ? undefined : f.role;
  const values = { ...base.values, ...f.printed };
  // A fighter shows courage or fear, never both: writing one takes the other away.
  if (f.printed?.PEUR != null && f.printed.COU === undefined) values.COU = null;
  return {
    ...rest,
    id: `${OWN}${key.toLowerCase()}`,
    // A card for several of them is nobody's own.
    names: (f.perCard ?? 1) > 1 ? base.names : { en: key, fr: key },
    values,
    // What is printed needs no value of ours in its place.
    ...(ours === undefined ? {} : { ours: Object.fromEntries(Object.entries(ours).filter(([stat]) => !(stat in values))) }),
    ...(role === undefined ? {} : { role }),
    skills: f.skills ?? base.skills,
    ...((f.hero ?? base.hero) === true ? { hero: true as const } : {}),
    base: f.base ?? base.base,
    ...(f.places === undefined ? {} : { places: f.places }),
    ...(f.effects === undefined ? {} : { effects: f.effects }),
    perCard: f.perCard ?? base.perCard,
  };
}

/** One profile for all fighters of a player that are printed alike and say that a card of theirs stands for several: they share cards (F4.c). */
function onOneCard(alike: Map<string, Profile>, f: SituationFighter, profile: Profile): Profile {
  if ((f.perCard ?? 1) === 1) return profile;
  const { id: _id, names: _names, ...printed } = profile;
  const text = JSON.stringify(printed);
  const first = alike.get(text) ?? profile;
  alike.set(text, first);
  return first;
}

/** `A1-B1` as two names. */
function pairOf(text: string, k: number, s: Situation): readonly [string, string] {
  // Names may hold a hyphen themselves: the one that parts two known names counts.
  for (let i = text.indexOf('-'); i > 0; i = text.indexOf('-', i + 1)) {
    const pair = [text.slice(0, i), text.slice(i + 1)] as const;
    if (!Object.hasOwn(s.fighters, pair[0]) || !Object.hasOwn(s.fighters, pair[1])) continue;
    if (pair[0] === pair[1]) throw wrong(`contacts[${k}]`, 'conf:F5.d', 'touches-itself', text);
    return pair;
  }
  throw wrong(`contacts[${k}]`, 'conf:F5.d', 'no-such-figure', strangerIn(text, s));
}

/** Of a contact of which one is known, the other; else all of it. */
function strangerIn(text: string, s: Situation): string {
  for (let i = text.indexOf('-'); i > 0; i = text.indexOf('-', i + 1)) {
    if (Object.hasOwn(s.fighters, text.slice(0, i))) return text.slice(i + 1);
    if (Object.hasOwn(s.fighters, text.slice(i + 1))) return text.slice(0, i);
  }
  return text;
}

/** What a set-up says of a fighter as its situation does. */
const BEGUN_WITH = ['at', 'level', 'angle', 'wound', 'stunned', 'routed', 'charged', 'dived', 'engaged'] as const;

function begunWith(f: SituationFighter): Pick<FighterSetup, (typeof BEGUN_WITH)[number]> {
  return Object.fromEntries(BEGUN_WITH.flatMap((word) => (f[word] === undefined ? [] : [[word, f[word]]])));
}

/** The fighters by player, in the order they are written, and the set-up they make. */
export function setupOf(s: Situation, faults: Faults): Setup {
  const entries = Object.entries(s.fighters);
  const players = Math.max(2, ...entries.map(([, f]) => f.player ?? f.side));
  const own: Profile[] = [...(s.profiles ?? [])];
  const seats = Array.from({ length: players }, (_, p) => {
    const mine = entries.filter(([, f]) => (f.player ?? f.side) === p + 1);
    for (const [k, f] of mine)
      if (f.side !== mine[0][1].side) faults.note(wrong(`fighters.${k}.player`, 'conf:F4.k', 'player-of-two-sides', k));
    const alike = new Map<string, Profile>();
    const fighters = mine.map(([key, f]): FighterSetup => {
      const profile = onOneCard(alike, f, printedProfile(key, f, faults, s.profiles));
      if (findProfile(profile.id) !== profile && !own.includes(profile)) own.push(profile);
      return {
        profile: profile.id,
        key,
        ...begunWith(f),
      };
    });
    return { side: mine[0]?.[1].side ?? ((p === 0 ? 1 : 2) as 1 | 2), fighters };
  });
  const order = s.tactics;
  if (typeof order === 'object') faults.part(() => checkOrder('tactics', 'conf:F4.b', order, seats.length));
  const tactics = s.tactics === 'roll' ? undefined : (s.tactics ?? seats.map((_x, i) => i + 1)).map((n) => n - 1);
  return {
    mode: s.mode ?? 'combat',
    seats,
    ...(s.table === undefined ? {} : { table: s.table }),
    ...(tactics === undefined ? {} : { tactics }),
    ...(s.contacts === undefined ? {} : { contacts: s.contacts.flatMap((c, k) => faults.part(() => [pairOf(c, k, s)]) ?? []) }),
    ...(s.choices === undefined ? {} : { choices: s.choices }),
    ...(own.length === 0 && s.wounds === undefined
      ? {}
      : { content: { profiles: own, ...(s.wounds === undefined ? {} : { wounds: s.wounds }) } }),
  };
}

/** Where in a situation a fault of the set-up made of it lies: of a seat by the names of its fighters, of content by who prints it. */
export function placeIn(s: Situation, setup: Setup, { at, say }: SetupFault): string {
  const keyOf = (id: string): string | undefined => setup.seats.flatMap((x) => x.fighters).find((f) => f.profile === id)?.key;
  const seat = /^seats\[(\d+)\]\.fighters\[(\d+)\](.*)$/.exec(at);
  if (seat !== null) return `fighters.${setup.seats[Number(seat[1])].fighters[Number(seat[2])].key}${seat[3]}`;
  if (at.startsWith('seats')) {
    const what = String(say.args.what);
    const key = keyOf(what) ?? (Object.hasOwn(s.fighters, what) ? what : undefined);
    return key === undefined ? 'fighters' : `fighters.${key}`;
  }
  const own = /^content\.profiles\[(\d+)\](.*)$/.exec(at);
  if (own === null) return at.replace(/^content\./, '');
  const n = Number(own[1]);
  if (n < (s.profiles?.length ?? 0)) return `profiles[${n}]${own[2]}`;
  const key = keyOf(setup.content?.profiles?.[n].id ?? '');
  return `fighters.${key}${own[2].replace(/^\.values/, '.printed')}`;
}

/** The faults of a set-up, told of fighters by their names: the ids of the profiles that are made for them stand nowhere in the situation. */
export function byName(setup: Setup, error: unknown): unknown {
  const all = setupFaultsIn(error);
  if (all.length === 0) return error;
  const keys = new Map(setup.seats.flatMap(({ fighters }) => fighters.map((f) => [f.profile, f.key] as const)));
  const faults = new Faults();
  for (const f of all) {
    const { what } = f.say.args;
    const key = keys.get(String(what));
    const own = typeof what === 'string' && what.startsWith(OWN) && key !== undefined;
    faults.note(own && f instanceof SetupError ? wrong(f.at, f.rule, f.say.key, key) : f);
  }
  return faults.error();
}

/** The same fighters as plain ones, where they are said to stand well: to look at names and orders where what they are cannot be made out. */
export function bareOf(setup: Setup, faults: Faults): Setup {
  const { table: _table, choices: _choices, content: _content, tactics: _tactics, ...rest } = setup;
  return {
    ...rest,
    seats: setup.seats.map((seat) => ({
      ...seat,
      fighters: seat.fighters.map(
        ({ key = '', at }): FighterSetup => ({
          profile: PLAIN,
          key,
          ...(at === undefined || faults.at(`fighters.${key}.at`) ? {} : { at }),
        }),
      ),
    })),
  };
}

/** Places for figures told by their contacts alone, in the middle of the table. */
export function layContacts(setup: Setup, table: Table): Setup {
  if (setup.contacts === undefined || setup.seats.every((s) => s.fighters.every((f) => f.at !== undefined))) return setup;
  const bases = table.defs.map((d) => table.fighters[d].base);
  const pairs = setup.contacts
    .map(([a, b]) => [table.keys.indexOf(a), table.keys.indexOf(b)] as const)
    .filter(([a, b]) => a >= 0 && b >= 0 && a !== b);
  const touch = (a: number, b: number): boolean => pairs.some(([x, y]) => (x === a && y === b) || (x === b && y === a));
  const apart: (readonly [number, number])[] = [];
  for (let a = 0; a < bases.length; a++)
    for (let b = a + 1; b < bases.length; b++)
      if (table.sideOf[table.seatOf[a]] !== table.sideOf[table.seatOf[b]] && !touch(a, b)) apart.push([a, b]);
  const laid = layOut(bases, pairs, { forbidden: apart });
  const dx = Math.max(0, (table.wide - laid.width) / 2);
  const dy = Math.max(0, (table.deep - laid.height) / 2);
  let i = 0;
  return {
    ...setup,
    seats: setup.seats.map((seat) => ({
      ...seat,
      fighters: seat.fighters.map((f): FighterSetup => {
        const [x, y] = laid.spots[i++];
        return f.at === undefined ? { ...f, at: [Math.min(table.wide, x + dx), Math.min(table.deep, y + dy)] } : f;
      }),
    })),
  };
}
