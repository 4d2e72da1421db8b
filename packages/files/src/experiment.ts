/** Experiment files: what the laboratory is to play, and how often (docs/lab.md). */
import type { BothLanguages, Phrase } from '@escarmouche/engine/core';
import { checked } from './check.ts';
import { type FileFault, faultAt, quoted, say } from './fault.ts';
import { GAMES, type KnownFiles } from './games/index.ts';
import { between, both, choices, expects, fields, filled, list, maybe, oneOf, text, whole, z } from './schema/basics.ts';
import { faultsOf, offsetOf, type Placed, pathOf, placeAt, withinLimits } from './tree.ts';
import { readYamlOrJson } from './yaml.ts';

/** Characters of an experiment file. */
const LONGEST = 400_000;
const MOST = 200;

/** Which parties meet: each with every other, each with itself, or both. */
export const MEETINGS = ['others', 'mirrors', 'all'] as const;

const NAME = /^[a-z0-9][a-z0-9-]{0,39}$/;

const names = list(filled(200, 'a-name'), MOST, 1);
const namesOrAll = z.union([z.literal('all'), names], expects('all-or-names'));

const block = fields({
  game: oneOf(GAMES.map((g) => g.game)),
  parties: maybe(namesOrAll),
  against: maybe(namesOrAll),
  setups: maybe(names),
  meet: maybe(oneOf(MEETINGS)),
  bots: maybe(list(filled(60, 'a-name'), 20, 1)),
  maps: maybe(namesOrAll),
  levels: maybe(list(whole(0, 7), 8, 1)),
  mode: maybe(text(40)),
  format: maybe(text(40)),
  profiles: maybe(text(1000)),
  wounds: maybe(text(1000)),
  pack: maybe(text(1000)),
  choices: maybe(choices),
});

const chance = between(0.0001, 0.5);
const share = between(0, 1);

const file = fields({
  experiment: z.string(expects('experiment-name')).check(z.regex(NAME, expects('experiment-name'))),
  title: maybe(both(200)),
  seed: maybe(whole(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)),
  games: maybe(whole(1, 10_000_000)),
  until: maybe(
    fields({
      interval: maybe(between(0.001, 0.5)),
      sprt: maybe(fields({ from: share, to: share, alpha: maybe(chance), beta: maybe(chance) })),
      least: maybe(whole(1, 10_000_000)),
    }),
  ),
  limit: maybe(whole(1, 600_000)),
  cells: list(block, MOST, 1),
});

/** Meetings as a file has them: all pairs of these parties, in each of these places, with each of these bots. */
export interface BlockWritten {
  readonly game: KnownFiles['game'];
  readonly parties?: 'all' | readonly string[];
  /** Those that the parties meet, where these are others. */
  readonly against?: 'all' | readonly string[];
  /** Match files whose set-ups are played. */
  readonly setups?: readonly string[];
  readonly meet?: (typeof MEETINGS)[number];
  readonly bots?: readonly string[];
  /** Maps, or scenarios. */
  readonly maps?: 'all' | readonly string[];
  readonly levels?: readonly number[];
  readonly mode?: string;
  readonly format?: string;
  readonly profiles?: string;
  readonly wounds?: string;
  /** A pack of things of one's own. */
  readonly pack?: string;
  readonly choices?: Readonly<Record<string, string>>;
}

/** An experiment as its file has it. */
export interface ExperimentWritten {
  readonly experiment: string;
  readonly title?: BothLanguages;
  readonly seed?: number;
  readonly games?: number;
  readonly until?: {
    readonly interval?: number;
    readonly sprt?: { readonly from: number; readonly to: number; readonly alpha?: number; readonly beta?: number };
    readonly least?: number;
  };
  readonly limit?: number;
  readonly cells: readonly BlockWritten[];
}

/** What was read, and where in the file it stands. */
export interface ExperimentRead {
  readonly written: ExperimentWritten;
  /** The fault of a name that nobody knows, which stands at a path of the file. */
  unknown(path: readonly (string | number)[], known: readonly string[], found: string, near?: string): FileFault;
  /** `line:column` of a path. */
  place(path: readonly (string | number)[]): string;
}

/** Reads an experiment, in YAML or JSON. @throws FileFault, and nothing else, where it is not one */
export function readExperiment(given: string, name: string): ExperimentRead {
  const tree = readYamlOrJson(withinLimits(given, name, LONGEST), name);
  const written: ExperimentWritten = checked(file, tree, name, { called: 'an-experiment', fields: ['experiment', 'cells'] });
  const place = (path: readonly (string | number)[]): string => placeAt(tree.text, offsetOf(tree, path));
  const faults: Placed[] = [];
  const wrong = (path: readonly (string | number)[], expected: Phrase): void => {
    faults.push({ at: offsetOf(tree, path), expected, path: pathOf(path) });
  };
  const { sprt } = written.until ?? {};
  if (sprt !== undefined && sprt.from >= sprt.to) wrong(['until', 'sprt'], say('from-below-to'));
  written.cells.forEach((b, i) => {
    if ((b.parties === undefined) === (b.setups === undefined)) wrong(['cells', i], say('parties-or-setups'));
    const beside = (['against', 'meet', 'maps', 'levels', 'mode', 'format', 'profiles', 'wounds', 'pack', 'choices'] as const).find(
      (f) => b[f] !== undefined,
    );
    if (b.setups !== undefined && beside !== undefined) wrong(['cells', i, beside], say('not-with-setups'));
    if (b.against !== undefined && b.meet !== undefined) wrong(['cells', i, 'meet'], say('not-with-against'));
  });
  if (faults.length > 0) throw faultsOf(tree.text, name, faults);
  return {
    written,
    place,
    unknown(path, known, found, near) {
      const fault = faultAt(name, place(path), say('one-of', { words: known }), quoted(found), pathOf(path));
      return near === undefined
        ? fault
        : faultsOf(tree.text, name, [
            { at: offsetOf(tree, path), expected: say('one-of', { words: known }), found: quoted(found), path: pathOf(path), near },
          ]);
    },
  };
}
