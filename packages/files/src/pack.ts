/**
 * Packs: things of one's own, of any of the games, in one file of YAML or JSON. docs/own.md describes them.
 */
import { type BothLanguages, faultsOfOwn, type OwnKind, type OwnThing, type OwnThings, valueAt } from '@escarmouche/engine/core';
import type { FileProblem } from '@escarmouche/words/files';
import { checked } from './check.ts';
import { FileFault, MOST_FAULTS, say } from './fault.ts';
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

function schemaOfPack(games: readonly GameFiles[]) {
  const of = (own: OwnFiles): z.ZodMiniType =>
    maybe(fields(Object.fromEntries(Object.entries(own).map(([name, { schema }]) => [name, maybe(list(schema, MOST))]))));
  return fields({ pack: both(80), ...Object.fromEntries(games.flatMap((g) => (g.own === undefined ? [] : [[g.game, of(g.own)]]))) });
}

/** What is wrong with one thing, at its places in the file. */
function wrongWith(tree: Tree, within: readonly Step[], kind: OwnKind, thing: OwnThing): Placed[] {
  return faultsOfOwn(kind, thing).map((wrong): Placed => {
    const steps = [...within, ...wrong.path];
    const at = { at: offsetOf(tree, steps), path: pathOf(steps) };
    if ('expected' in wrong) return { ...at, expected: wrong.expected };
    const { at: place, line, ...fault } = wrong.fault;
    const told = place !== undefined && line.startsWith(`${place}: `) ? line.slice(place.length + 2) : line;
    return { ...at, expected: say('playable-own'), found: { ...fault, line: told } };
  });
}

/** What is wrong with the things of a pack that read well by themselves, whatever else is wrong with it. */
function faultsIn(tree: Tree, games: readonly GameFiles[]): Placed[] {
  const faults: Placed[] = [];
  for (const { game, own = {} } of games)
    for (const [name, { kind, schema }] of Object.entries(own)) {
      const seen = new Set<string>();
      const given = valueAt(tree.value, [game, name]);
      for (const [i, thing] of Array.isArray(given) ? given.slice(0, MOST).entries() : []) {
        const read = schema.safeParse(thing);
        if (!read.success) continue;
        const { id } = read.data as OwnThing;
        const path = [game, name, i, 'id'];
        faults.push(...wrongWith(tree, path.slice(0, -1), kind, read.data as OwnThing));
        if (seen.has(id))
          faults.push({
            at: offsetOf(tree, path),
            path: pathOf(path),
            expected: say('each-id-once'),
            found: say('again', { text: JSON.stringify(id) }),
          });
        seen.add(id);
      }
    }
  return faults;
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

/**
 * Reads a pack, or a file of things of one kind alone (`OwnFile.alone`). What is in it keeps every bound, and can be played.
 * @throws FileFault, and nothing else, with a line for everything that is wrong
 */
export function readPack(text: string, name: string, games: readonly GameFiles[] = GAMES): Pack {
  const tree = readYamlOrJson(withinLimits(text, name, LONGEST), name);
  const alone = readAlone(tree, text, name, games);
  if (alone !== null) return alone;
  const read = written(tree, name, games);
  // Where so much is wrong that not all of it is told, the rest can wait.
  const faults = read instanceof FileFault && read.problems.length >= MOST_FAULTS ? [] : faultsIn(tree, games);
  const problems = [
    ...(read instanceof FileFault ? read.problems : []),
    ...(faults.length === 0 ? [] : faultsOf(tree.text, name, faults).problems),
  ];
  if (read instanceof FileFault || problems.length > 0) throw new FileFault(problems.sort((a, b) => inFile(a) - inFile(b)));
  return read;
}

/** Fields that have a line for each part. */
const APART: ReadonlySet<string> = new Set(['pack', 'names', 'text', 'rows', 'remarks']);

/** Writes a pack, game after game. */
export function writePack({ pack, games }: Pack): string {
  return writtenYaml({ pack, ...games }, APART);
}
