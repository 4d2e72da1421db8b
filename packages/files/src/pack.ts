/**
 * Packs: things of one's own, of any of the games, in one file of YAML or JSON. docs/own.md describes them.
 */
import {
  type BothLanguages,
  faultsOfOwn,
  type Misfit,
  nearest,
  type OwnKind,
  type OwnThing,
  type OwnThings,
  type PlacedFault,
  valueAt,
} from '@escarmouche/engine/core';
import type { FileProblem } from '@escarmouche/words/files';
import { checked } from './check.ts';
import { FileFault, MOST_FAULTS, say, shown } from './fault.ts';
import type { GameFiles, OwnFiles } from './games/game.ts';
import { GAMES } from './games/index.ts';
import { both, fields, list, maybe, type z } from './schema/basics.ts';
import { faultsOf, offsetOf, type Placed, pathOf, type Step, type Tree, withinLimits } from './tree.ts';
import { writtenYaml } from './written.ts';
import { readYamlOrJson } from './yaml.ts';

/** Characters of a pack: two hundred maps at length have as much. */
const LONGEST = 2_000_000;
/** Things of a kind in one pack. */
const MOST = 200;

/** Things of one's own, by the games they are for. */
export interface Pack {
  /** What the pack is called. */
  readonly pack: BothLanguages;
  readonly games: Readonly<Record<string, OwnThings>>;
}

const schemas = new WeakMap<readonly GameFiles[], ReturnType<typeof makeSchema>>();

/** What packs of these games are checked by, made once. */
function schemaOfPack(games: readonly GameFiles[]): ReturnType<typeof makeSchema> {
  const known = schemas.get(games) ?? makeSchema(games);
  schemas.set(games, known);
  return known;
}

function makeSchema(games: readonly GameFiles[]) {
  const of = (own: OwnFiles): z.ZodMiniType =>
    maybe(fields(Object.fromEntries(Object.entries(own).map(([name, { schema }]) => [name, maybe(list(schema, MOST))]))));
  return fields({ pack: both(80), ...Object.fromEntries(games.flatMap((g) => (g.own === undefined ? [] : [[g.game, of(g.own)]]))) });
}

/** What a file has of one game: of each kind the things that read well, and the ids of others, which may be named all the same. */
interface Found {
  readonly kinds: readonly (readonly [name: string, kind: OwnKind, things: readonly (readonly [at: number, thing: OwnThing])[]])[];
  readonly unread: ReadonlySet<unknown>;
}

const reads = new WeakMap<z.ZodMiniType, WeakMap<object, OwnThing>>();

/** A thing that reads well, or nothing; what stands beside many is looked at once. */
function thingOf(schema: z.ZodMiniType, given: unknown): OwnThing | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const known = reads.get(schema) ?? new WeakMap<object, OwnThing>();
  reads.set(schema, known);
  const before = known.get(given);
  if (before !== undefined) return before;
  const { success, data } = schema.safeParse(given);
  if (success) known.set(given, data as OwnThing);
  return success ? (data as OwnThing) : undefined;
}

/** What some data has of a game, whatever else is wrong with it. */
function foundIn(value: unknown, { game, own = {} }: GameFiles): Found {
  const unread = new Set<unknown>();
  const kinds = Object.entries(own).map(([name, { kind, schema }]) => {
    const given = valueAt(value, [game, name]);
    const things = (Array.isArray(given) ? given.slice(0, MOST) : []).flatMap((one, i) => {
      const thing = thingOf(schema, one);
      if (thing === undefined) unread.add(valueAt(one, ['id']));
      return thing === undefined ? [] : [[i, thing] as const];
    });
    return [name, kind, things] as const;
  });
  return { kinds, unread };
}

/** All things of a game that were found, by their kinds. */
function together(all: readonly Found[]): OwnThings {
  const out: Record<string, readonly OwnThing[]> = {};
  for (const { kinds } of all)
    for (const [name, , things] of kinds) out[name] = [...(out[name] ?? []), ...things.map(([, thing]) => thing)];
  return out;
}

/** What is wrong with one thing, at its places in the file. */
function wrongWith(tree: Tree, within: readonly Step[], wrong: Misfit | PlacedFault): Placed {
  const steps = [...within, ...wrong.path];
  const at = { at: offsetOf(tree, steps), path: pathOf(steps) };
  if ('expected' in wrong) {
    if (wrong.known === undefined) return { ...at, expected: wrong.expected };
    const name = valueAt(tree.value, steps);
    return { ...at, expected: wrong.expected, found: shown(name), near: nearest(String(name), wrong.known) };
  }
  const { at: place, line, ...fault } = wrong.fault;
  const told = place !== undefined && line.startsWith(`${place}: `) ? line.slice(place.length + 2) : line;
  return { ...at, expected: say('playable-own'), found: { ...fault, line: told } };
}

/** What is wrong with the things of a pack that read well by themselves, whatever else is wrong with it. */
function faultsIn(tree: Tree, game: string, { kinds }: Found, beside: OwnThings, unread: ReadonlySet<unknown>): Placed[] {
  return kinds.flatMap(([name, kind, things]) => {
    const seen = new Set<string>();
    return things.flatMap(([i, thing]) => {
      const within = [game, name, i];
      const wrong = faultsOfOwn(kind, thing, beside)
        // Of what cannot be read that is told, not that nothing has its name.
        .filter((w) => !('known' in w && unread.has(valueAt(thing, w.path))))
        .map((w) => wrongWith(tree, within, w));
      const { id } = thing;
      const path = [...within, 'id'];
      const twice = seen.has(id)
        ? [
            {
              at: offsetOf(tree, path),
              path: pathOf(path),
              expected: say('each-id-once'),
              found: say('again', { text: JSON.stringify(id) }),
            },
          ]
        : [];
      seen.add(id);
      return [...wrong, ...twice];
    });
  });
}

/** The pack that a tree is, with what its schema finds wrong where it is none. */
function written(tree: Tree, name: string, games: readonly GameFiles[]): Pack | FileFault {
  try {
    const { pack, ...rest } = checked(schemaOfPack(games), tree, name, { called: 'a-pack', fields: ['pack'] }) as Pick<Pack, 'pack'> &
      Readonly<Record<string, OwnThings>>;
    return { pack, games: rest };
  } catch (error) {
    if (error instanceof FileFault && valueAt(tree.value, ['pack']) !== undefined) return error;
    throw error;
  }
}

/** Where a fault stands, to put several in their order. */
function inFile({ place }: FileProblem): number {
  const [line = 0, column = 0] = place.split(':').map(Number);
  return line * 1_000_000 + column;
}

/** What a file of things of one kind alone holds, as a pack of the file's name; null for any other. @throws FileFault */
function readAlone({ value }: Tree, text: string, name: string, games: readonly GameFiles[]): Pack | null {
  if (typeof value !== 'object' || value === null || Object.hasOwn(value, 'pack')) return null;
  for (const { game, own = {} } of games)
    for (const [kind, { alone }] of Object.entries(own))
      if (alone?.isOne(value as Readonly<Record<string, unknown>>) === true)
        return { pack: { en: name, fr: name }, games: { [game]: { [kind]: alone.read(text, name) } } };
  return null;
}

/** A file that is a pack, or things of one kind alone. */
export interface PackFile {
  readonly text: string;
  readonly name: string;
}

/** A file as far as it can be read by itself. */
interface Opened {
  readonly name: string;
  readonly tree?: Tree;
  readonly read: Pack | FileFault;
}

function opened({ text, name }: PackFile, games: readonly GameFiles[]): Opened {
  try {
    const tree = readYamlOrJson(withinLimits(text, name, LONGEST), name);
    const alone = readAlone(tree, text, name, games);
    return alone === null ? { name, tree, read: written(tree, name, games) } : { name, read: alone };
  } catch (error) {
    if (error instanceof FileFault) return { name, read: error };
    throw error;
  }
}

/**
 * Reads packs, or files of things of one kind alone (`OwnFile.alone`). What is in them keeps every bound and can be played, and names nothing
 * that is neither the game's, nor in one of them, nor among the things `beside` them, of which those count that read well.
 * @throws FileFault, and nothing else, with a line for everything that is wrong, file after file
 */
export function readPacks(files: readonly PackFile[], games: readonly GameFiles[] = GAMES, beside: Pack['games'] = {}): readonly Pack[] {
  const all = files.map((file) => opened(file, games));
  // Where so much is wrong that not all of it is told, the rest can wait.
  for (const { read } of all) if (read instanceof FileFault && read.problems.length >= MOST_FAULTS) throw read;
  const found = all.map(({ tree, read }) => {
    const value = tree?.value ?? (read instanceof FileFault ? null : read.games);
    return games.map((g) => foundIn(value, g));
  });
  const around = games.map((g, k) => together([foundIn(beside, g), ...found.map((of) => of[k])]));
  const unread = games.map((_g, k) => new Set(found.flatMap((of) => [...of[k].unread])));
  const wrong = all.map(({ name, tree, read }, i) => {
    const told = read instanceof FileFault ? [read] : [];
    const more = tree === undefined ? [] : games.flatMap((g, k) => faultsIn(tree, g.game, found[i][k], around[k], unread[k]));
    const faults = tree === undefined || more.length === 0 ? told : [...told, faultsOf(tree.text, name, more)];
    const problems = faults.flatMap((f) => f.problems.slice(0, MOST_FAULTS)).sort((one, two) => inFile(one) - inFile(two));
    return { problems, n: faults.reduce((sum, f) => sum + f.all, 0) };
  });
  const problems = wrong.flatMap((w) => w.problems);
  const n = wrong.reduce((sum, w) => sum + w.n, 0);
  if (problems.length > 0) throw new FileFault(problems, n);
  return all.flatMap(({ read }) => (read instanceof FileFault ? [] : [read]));
}

/** Reads one pack (`readPacks`). @throws FileFault, and nothing else, with a line for everything that is wrong */
export function readPack(text: string, name: string, games?: readonly GameFiles[], beside?: Pack['games']): Pack {
  return readPacks([{ text, name }], games, beside)[0];
}

/** Fields that have a line for each part. */
const APART: ReadonlySet<string> = new Set(['pack', 'names', 'text', 'rows', 'remarks']);

/** Writes a pack, game after game. */
export function writePack({ pack, games }: Pack): string {
  return writtenYaml({ pack, ...games }, APART);
}
