/** Files of monster turns: cases on small maps, each with every outcome that is legal (docs/monster-turns.md). */
import { AREA_SIDE, TURN_COLUMNS, TURN_FIGURES, TURN_ROWS, TURN_TERRAIN, type TurnCase } from '@escarmouche/engine/gloomhaven';
import { checked } from '../../check.ts';
import { say } from '../../fault.ts';
import { both, expects, fields, flag, list, maybe, oneOf, text, whole, z } from '../../schema/basics.ts';
import { faultsOf, offsetOf, type Placed, pathOf, withinLimits } from '../../tree.ts';
import { readYamlOrJson } from '../../yaml.ts';

/** Characters of a file: ten thousand cases have half of that. */
const LONGEST = 12_000_000;
const MOST_CASES = 10_000;
const SPACES = TURN_COLUMNS * TURN_ROWS;
/** Foes of one monster, which are kept as the bits of an integer. */
const MOST_FOES = 31;

const pair = (columns: number, rows: number) =>
  z.tuple([whole(0, columns - 1), whole(0, rows - 1)], expects('column-and-row', { columns: columns - 1, rows: rows - 1 }));
const at = pair(TURN_COLUMNS, TURN_ROWS);

const turnCase = fields({
  n: maybe(whole(0, 1_000_000)),
  name: maybe(both(200)),
  rule: maybe(text(40)),
  move: whole(0, 20),
  range: maybe(whole(0, 20)),
  targets: maybe(whole(0, 6)),
  flying: maybe(flag),
  jumping: maybe(flag),
  muddled: maybe(flag),
  teleport: maybe(z.literal(false, expects('no-teleport'))),
  aoeCells: maybe(list(pair(AREA_SIDE, AREA_SIDE), AREA_SIDE * AREA_SIDE)),
  figures: list(fields({ at, kind: oneOf(TURN_FIGURES), initiative: maybe(whole(0, 1000)) }), SPACES, 1),
  terrain: maybe(list(fields({ at, kind: oneOf(TURN_TERRAIN) }), SPACES * 4)),
  wallEdges: maybe(list(fields({ at, edge: whole(0, 5) }), SPACES * 6)),
  expected: list(fields({ moveTo: at, attacks: maybe(list(at, MOST_FOES)) }), SPACES * 8),
  focusBySolver: maybe(list(at, MOST_FOES)),
  losBySolver: maybe(list(fields({ at, visible: list(at, SPACES) }), SPACES)),
});

const file = fields({
  source: maybe(text(2000)),
  geometry: maybe(text(4000)),
  fields: maybe(text(4000)),
  cases: list(turnCase, MOST_CASES),
});

/** A case as a file has it: our own also have a name and the paragraph they prove. */
export type TurnCaseWritten = TurnCase & { readonly name?: { readonly en: string; readonly fr: string }; readonly rule?: string };

/** What a case need not say: one that attacks does so in melee, one enemy. */
const PLAIN = { range: 0, targets: 1, flying: false, jumping: false, muddled: false, aoeCells: [], terrain: [], wallEdges: [] };

/** Reads a file of monster turns, in JSON or YAML. @throws FileFault, and nothing else, where it is not one. */
export function readMonsterTurns(given: string, name: string): TurnCaseWritten[] {
  const tree = readYamlOrJson(withinLimits(given, name, LONGEST), name);
  const written = checked(file, tree, name, { called: 'monster-turns', fields: ['cases'] }).cases;
  // Cases without a number have that of their place.
  const cases = written.map((c, i) => ({
    n: i + 1,
    ...PLAIN,
    ...c,
    expected: c.expected.map(({ moveTo, attacks = [] }) => ({ moveTo, attacks })),
  }));
  const faults: Placed[] = [];
  cases.forEach((c, i) => {
    const path = ['cases', i, 'figures'];
    const wrong = (key: Parameters<typeof say>[0]): void => {
      faults.push({ at: offsetOf(tree, path), expected: say(key), path: pathOf(path) });
    };
    if (c.figures.filter((f) => f.kind === 'active').length !== 1) wrong('one-active');
    if (c.figures.filter((f) => f.kind === 'character').length > MOST_FOES) wrong('few-characters');
    if (new Set(c.figures.map((f) => f.at.join())).size !== c.figures.length) wrong('one-figure-each');
    const walls = new Set(c.terrain.filter((t) => t.kind === 'wallHex').map((t) => t.at.join()));
    if (c.figures.some((f) => walls.has(f.at.join()))) wrong('no-figure-in-walls');
  });
  if (faults.length > 0) throw faultsOf(tree.text, name, faults);
  return cases;
}
