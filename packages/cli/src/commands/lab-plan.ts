/** From an experiment as its file has it to the meetings that are played: every pair of parties and bots, in every place. */
import { dirname, resolve } from 'node:path';
import { BOTS, type BothLanguages, nearest } from '@escarmouche/engine';
import { type BlockWritten, type ExperimentRead, FileFault, readMatch } from '@escarmouche/files';
import { type Cell, labGame, listedBot, type Side } from '@escarmouche/lab';
import type { AnyGame, SetupWishes } from '../games/game.ts';
import { setupWished } from '../games/wished.ts';
import { ownOf } from '../given-pack.ts';
import { CliFault, readText } from '../io.ts';
import type { Lang } from '../lang.ts';
import { packsIn } from '../packs.ts';
import { setupFaults } from '../sentences.ts';

/** Meetings of one experiment at most. */
const MOST_CELLS = 2000;

/** What the plan is made from. */
export interface PlanGiven {
  readonly read: ExperimentRead;
  /** The experiment's file: paths in it are meant from there. */
  readonly file: string;
  readonly games: readonly AnyGame[];
  readonly lang: Lang;
  /** Names of one's own bots. */
  readonly own: readonly string[];
}

type Path = readonly (string | number)[];

/** One party of a block, by its name, and as `setupFor` takes it. */
interface Party {
  readonly name: string;
  readonly wished: readonly string[];
}

interface Variant {
  readonly map?: string;
  readonly level?: number;
  readonly where: string;
}

/** A contestant before it is known how many others there are to tell it from. */
interface Contestant {
  readonly party: string;
  readonly bot: string;
}

interface Meeting {
  readonly a: Contestant;
  readonly b: Contestant | null;
  readonly where: string;
  readonly setups: readonly unknown[];
}

/** All cells of an experiment, in their order. @throws FileFault and CliFault where a name is not known or a set-up breaks a rule */
export function planned(given: PlanGiven): Cell[] {
  const { written } = given.read;
  // A bot of one's own that the file does not name plays wherever others do.
  const named = new Set(written.cells.flatMap((b) => b.bots ?? []));
  const added = given.own.filter((name) => !named.has(name));
  let many = 0;
  const all = written.cells.map((block, i) => {
    const meetings = meetingsOf(given, block, i, added, MOST_CELLS - many);
    many += meetings.length;
    return { block, meetings };
  });
  const sides = all.flatMap(({ meetings }) => meetings.flatMap(({ a, b }) => (b === null ? [a] : [a, b])));
  const parties = new Set(sides.map((s) => s.party)).size;
  const bots = new Set(sides.map((s) => s.bot)).size;
  const label = ({ party, bot }: Contestant): string => (bots === 1 ? party : parties === 1 ? bot : `${party} · ${bot}`);
  const cells = new Map<string, Cell>();
  for (const { block, meetings } of all) {
    const side = (c: Contestant): Side => {
      const { en, fr } = partyNames(given, block, c.party);
      return { label: label(c), names: { en: label({ ...c, party: en }), fr: label({ ...c, party: fr }) }, ...c };
    };
    for (const { a, b, where, setups } of meetings) {
      const told = (c: Contestant): string => `${c.party}·${c.bot}`;
      const key = [block.game, where, b === null ? told(a) : `${told(a)} – ${told(b)}`].filter((x) => x !== '').join(' ');
      if (cells.has(key)) continue;
      const many = seatsAt(block.game, setups[0]);
      const seats =
        b === null
          ? [Array.from({ length: many }, () => a.bot)]
          : [
              [a.bot, b.bot],
              [b.bot, a.bot],
            ].slice(0, setups.length);
      cells.set(key, { key, game: block.game, a: side(a), b: b === null ? null : side(b), where, setups, seats });
    }
  }
  return [...cells.values()];
}

/** What a party is called for readers: its own name, or those of its parts. */
function partyNames({ games }: PlanGiven, block: BlockWritten, party: string): BothLanguages {
  const of = games.find((g) => g.situations.game.id === block.game);
  const things = of?.content.flatMap((group) => (of.ready.kinds.includes(group.kind) ? group.things : [])) ?? [];
  const named = (id: string): BothLanguages => things.find((x) => x.id === id)?.names ?? { en: id, fr: id };
  const parts = named(party).en === party ? party.split('+').map((part) => named(part.trim())) : [named(party)];
  return { en: parts.map((x) => x.en).join(' + '), fr: parts.map((x) => x.fr).join(' + ') };
}

function seatsAt(id: string, setup: unknown): number {
  const { game } = labGame(id);
  return game.seatsAt?.(game.tables(setup)) ?? game.seats;
}

function meetingsOf(given: PlanGiven, block: BlockWritten, i: number, added: readonly string[], most: number): Meeting[] {
  const { read, games, own } = given;
  const of = games.find((g) => g.situations.game.id === block.game);
  if (of === undefined) throw new RangeError(block.game);
  const bots = [...new Set([...(block.bots ?? ['greedy']), ...added])];
  const known: readonly string[] = [...BOTS, ...own];
  for (const [n, bot] of (block.bots ?? []).entries())
    if (!own.includes(bot) && listedBot(bot) === null) throw read.unknown(['cells', i, 'bots', n], known, bot, nearest(bot, known));
  const { together } = labGame(block.game);
  const out: Meeting[] = [];
  const add = (m: Meeting): void => {
    if (out.push(m) > most) throw faultAt(given, ['cells', i], (t) => t.faults.labTooMany(MOST_CELLS));
  };
  if (block.setups !== undefined) {
    for (const [n, path] of block.setups.entries()) {
      const setups = setupsIn(given, path, block.game, ['cells', i, 'setups', n]);
      if (together) for (const bot of bots) add({ a: { party: path, bot }, b: null, where: '', setups: setups.slice(0, 1) });
      else
        for (const [x, y] of botPairs(bots, true))
          add({ a: { party: `${path}/1`, bot: x }, b: { party: `${path}/2`, bot: y }, where: '', setups });
    }
    return out;
  }
  const parties = partiesOf(given, of, block, i, 'parties');
  for (const variant of variantsOf(given, of, block, i)) {
    const make = (wished: readonly string[]): unknown => setupOf(given, of, block, i, variant, wished);
    if (together) {
      for (const p of parties) {
        const setups = [make(p.wished)];
        for (const bot of bots) add({ a: { party: p.name, bot }, b: null, where: variant.where, setups });
      }
      continue;
    }
    for (const [p, q] of partyPairs(given, of, block, i, parties, bots.length > 1)) {
      const setups = [make([...p.wished, ...q.wished]), make([...q.wished, ...p.wished])];
      for (const [x, y] of botPairs(bots, p.name !== q.name))
        add({ a: { party: p.name, bot: x }, b: { party: q.name, bot: y }, where: variant.where, setups });
    }
  }
  return out;
}

/** Every pair of different bots, or the one against itself. Where what they play differs, each plays each. */
function botPairs(bots: readonly string[], both: boolean): (readonly [string, string])[] {
  if (bots.length === 1) return [[bots[0], bots[0]]];
  return bots.flatMap((x, i) =>
    bots.slice(i + 1).flatMap((y): (readonly [string, string])[] =>
      both
        ? [
            [x, y],
            [y, x],
          ]
        : [[x, y]],
    ),
  );
}

function partyPairs(
  given: PlanGiven,
  of: AnyGame,
  block: BlockWritten,
  i: number,
  parties: readonly Party[],
  several: boolean,
): (readonly [Party, Party])[] {
  if (block.against !== undefined) {
    const others = partiesOf(given, of, block, i, 'against');
    return parties.flatMap((p) => others.map((q): readonly [Party, Party] => [p, q]));
  }
  const meet = block.meet ?? (several || parties.length === 1 ? 'mirrors' : 'others');
  if (meet === 'others' && parties.length === 1) throw faultAt(given, ['cells', i, 'meet'], (t) => t.faults.labOneParty);
  return parties.flatMap((p, n) => {
    const mirror: (readonly [Party, Party])[] = meet === 'others' ? [] : [[p, p]];
    const others = meet === 'mirrors' ? [] : parties.slice(n + 1).map((q): readonly [Party, Party] => [p, q]);
    return [...mirror, ...others];
  });
}

/** Parties put together from parts, and files, are known by the game alone; all others by their names. */
const OWN_PARTY = /[+/\\.]/;

function partiesOf(given: PlanGiven, of: AnyGame, block: BlockWritten, i: number, field: 'parties' | 'against'): Party[] {
  const { read, file } = given;
  const { parties: all, also = [] } = of.ready;
  const written = block[field] ?? 'all';
  const names = written === 'all' ? all : written;
  const parties = names.map((name, n) => {
    if (![...all, ...also].includes(name) && !OWN_PARTY.test(name) && block.profiles === undefined && block.pack === undefined)
      throw read.unknown(['cells', i, field, n], all, name, nearest(name, all));
    if (labGame(block.game).together) return { name, wished: name.split('+').map((part) => part.trim()) };
    return { name, wished: [/\.txt$/i.test(name) ? resolve(dirname(file), name) : name] };
  });
  if (written !== 'all') return parties;
  // Others were made for another format or other options. Where none may play, what keeps them from it is told of the first.
  const may = parties.filter((p) => mayPlay(given, of, block, i, p));
  return may.length === 0 ? parties : may;
}

/** Whether a ready-made party may meet itself in the block's format, mode and options. */
function mayPlay(given: PlanGiven, of: AnyGame, block: BlockWritten, i: number, { wished }: Party): boolean {
  const [variant] = variantsOf(given, of, block, i);
  try {
    setupOf(given, of, block, i, variant, labGame(block.game).together ? wished : [...wished, ...wished]);
    return true;
  } catch (error) {
    if (error instanceof CliFault) return false;
    throw error;
  }
}

function variantsOf({ read }: PlanGiven, of: AnyGame, block: BlockWritten, i: number): Variant[] {
  const known = of.ready.maps;
  const maps = block.maps === 'all' ? known : block.maps;
  // A map of a pack is known to the set-up, which says what is wrong with a name that is not.
  for (const [n, map] of (maps ?? []).entries())
    if (block.pack === undefined && !known.includes(map)) throw read.unknown(['cells', i, 'maps', n], known, map, nearest(map, known));
  const { mode, format, levels } = block;
  const said = [
    mode,
    format,
    ...Object.entries(block.choices ?? {}).map(([id, value]) => `${id}=${value}`),
    block.profiles,
    block.wounds,
    block.pack,
  ].filter((x) => x !== undefined);
  return (maps ?? [undefined]).flatMap((map) =>
    (levels ?? [undefined]).map((level): Variant => {
      const where = [map, level === undefined ? undefined : `level ${level}`, ...said].filter((x) => x !== undefined).join(', ');
      return { ...(map === undefined ? {} : { map }), ...(level === undefined ? {} : { level }), where };
    }),
  );
}

/** The set-up of two parties, or of those who play together. Whatever is wrong with it is told with the place of its block. */
function setupOf(
  given: PlanGiven,
  of: AnyGame,
  block: BlockWritten,
  i: number,
  { map, level }: Variant,
  parties: readonly string[],
): unknown {
  const { file, lang } = given;
  const beside = (path: string | undefined): string | undefined => (path === undefined ? undefined : resolve(dirname(file), path));
  const wishes: SetupWishes = {
    parties,
    map: map ?? of.usual.map,
    format: block.format,
    mode: block.mode,
    level,
    profiles: beside(block.profiles),
    wounds: beside(block.wounds),
    choices: block.choices ?? {},
    own: block.pack === undefined ? undefined : ownOf(packsIn([resolve(dirname(file), block.pack)], given.games, lang), of),
  };
  try {
    const setup = setupWished(of, wishes, lang);
    of.situations.game.tables(setup);
    return setup;
  } catch (error) {
    if (error instanceof FileFault) throw error;
    if (error instanceof CliFault) throw faultAt(given, ['cells', i], (t) => error.in(t));
    const lines = setupFaults(lang, of, error);
    if (lines.length === 0) throw error;
    throw faultAt(given, ['cells', i], () => lines);
  }
}

/** The set-up of a match file, and the same with seats exchanged where that can be. */
function setupsIn(given: PlanGiven, path: string, game: string, at: Path): unknown[] {
  const from = resolve(dirname(given.file), path);
  const match = readMatch(readText(from), from);
  if (match.game !== game) throw given.read.unknown(at, [game], match.game);
  const { setup } = match;
  const of = labGame(game);
  const many = seatsIn(given, from, game, setup);
  if (!of.together && many !== 2) throw faultAt(given, at, (t) => t.faults.labTwoSeats(many));
  const swapped = of.together ? null : of.swapped(setup);
  return swapped === null ? [setup] : [setup, swapped];
}

/** The seats of a match file's set-up, which may be one that cannot be. */
function seatsIn({ games, lang }: PlanGiven, path: string, game: string, setup: unknown): number {
  try {
    return seatsAt(game, setup);
  } catch (error) {
    const of = games.find((g) => g.situations.game.id === game);
    const lines = of === undefined ? [] : setupFaults(lang, of, error);
    if (lines.length === 0) throw error;
    throw new CliFault((t) => lines.map((line) => t.at(path, t.at('setup', line))));
  }
}

function faultAt({ read, file }: PlanGiven, path: Path, what: ConstructorParameters<typeof CliFault>[0]): CliFault {
  return new CliFault((t) => {
    const lines = what(t);
    return (typeof lines === 'string' ? [lines] : lines).map((line) => t.at(`${file}:${read.place(path)}`, line));
  });
}
