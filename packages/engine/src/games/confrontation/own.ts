/** Profiles and wound tables of one's own: what they must keep, and how matches and positions have them. */
import { joined, type OwnContent, type OwnThings, ownKind, thingsOf } from '../../core/index.ts';
import { checkProfile, checkWoundTable } from './content/check.ts';
import { PROFILES, WOUND_TABLE } from './content/index.ts';
import { LOCATIONS, type Profile, ROWS, type WoundCell, type WoundTable } from './content/types.ts';
import { type OwnCell, type OwnTable, profileKind, tableKind } from './own-notation.ts';
import { MOST_PROFILES, type Setup } from './setup.ts';
import type { Situation } from './situation.ts';

export type { OwnCell, OwnTable } from './own-notation.ts';

/**
 * The wound table that its owner has written. A cell called `unknown` is that of the game's own table, as unsure as it is there; where
 * nothing says how sure a cell is and where it comes from, it is sure, and comes `from` there.
 */
export function woundTableOf({ id, names, rows, standing = 'sure', ...rest }: OwnTable, from: string = names.en): WoundTable {
  const cellOf = (cell: OwnCell, r: number, c: number): WoundCell => {
    if (cell === 'unknown') return WOUND_TABLE.rows[r].cells[LOCATIONS[c]];
    return { standing, from: rest.from ?? from, ...(typeof cell === 'string' ? { result: cell } : cell) };
  };
  return {
    id,
    names,
    rows: ROWS.map((row, r) => ({
      row,
      cells: Object.fromEntries(LOCATIONS.map((l, c) => [l, cellOf(rows[row][c], r, c)])) as WoundTable['rows'][number]['cells'],
    })),
  };
}

/** A wound table as its owner would write it: a word for each cell that is as sure as the first, and the others at length. */
export function ownTableOf({ id, names, rows }: WoundTable): OwnTable {
  const { standing, from } = rows[0].cells[LOCATIONS[0]];
  const short = (cell: WoundCell): OwnCell => (cell.standing === standing && cell.from === from ? cell.result : cell);
  return { id, names, standing, from, rows: everyRow((r) => LOCATIONS.map((l) => short(rows[r].cells[l]))) };
}

/** The rows of a table, each by its place among them; `fromEntries` does not tell that none is missing. */
function everyRow(cellsOf: (row: number) => readonly OwnCell[]): OwnTable['rows'] {
  return Object.fromEntries(ROWS.map((row, r) => [row, cellsOf(r)])) as OwnTable['rows'];
}

const PROFILE = {
  one: { en: 'profile', fr: 'profil' },
  many: { en: 'Profiles', fr: 'Profils' },
  is: profileKind,
  blank: {
    id: 'my-fighter',
    names: { en: 'My fighter', fr: 'Mon combattant' },
    army: 'own',
    values: { MOU: 10, INI: 3, ATT: 3, FOR: 4, DEF: 3, RES: 5, COU: 4, DIS: 3, PA: 15 },
    standing: 'ours',
    base: 'infantry-round',
    skills: [],
    perCard: 1,
    from: 'my own',
  } satisfies Profile as Profile,
  // Whoever writes down a card of the game vouches for all of its numbers.
  printed: PROFILES.map(
    ({ ours, doubtful: _doubtful, ...p }): Profile => ({ ...p, values: { ...ours, ...p.values }, standing: 'ours', from: p.names.en }),
  ),
  replaces: true,
  most: MOST_PROFILES,
  check: (profile: Profile): void => checkProfile(profile, ''),
} as const;

const TABLE = {
  one: { en: 'wound table', fr: 'table des blessures' },
  many: { en: 'Wound tables', fr: 'Tables des blessures' },
  is: tableKind,
  blank: {
    id: 'my-table',
    names: { en: 'My table', fr: 'Ma table' },
    rows: everyRow(() => LOCATIONS.map(() => 'unknown')),
  } as OwnTable,
  printed: [ownTableOf(WOUND_TABLE)],
  replaces: true,
  most: 1,
  check: (table: OwnTable): void => checkWoundTable(woundTableOf(table), ''),
} as const;

/** What a match or a position has of its own, with these things besides. */
function withThings<T extends { readonly profiles?: readonly Profile[]; readonly wounds?: WoundTable }>(before: T, things: OwnThings): T {
  const profiles = thingsOf(things, 'profiles', PROFILE);
  // There is one table in a match, and nothing in it names one: of several, the first.
  const [table] = thingsOf(things, 'wounds', TABLE, (t) => t === things.wounds?.[0]);
  return {
    ...before,
    ...(profiles.length === 0 ? {} : { profiles: joined(before.profiles, profiles) }),
    ...(table === undefined ? {} : { wounds: woundTableOf(table) }),
  };
}

export const CONFRONTATION_OWN: OwnContent<Setup, Situation> = {
  kinds: { profiles: ownKind(PROFILE), wounds: ownKind(TABLE) },
  bring: (setup, things) => {
    const content = withThings(setup.content ?? {}, things);
    return Object.keys(content).length === 0 ? setup : { ...setup, content };
  },
  lay: withThings,
};
