/** Match files: a set-up and every answer since, each with the hash of the state behind it. Replays are the same files. */
import type { CoreState, Entry, Match, Result } from '@escarmouche/engine';
import type { Setup } from '@escarmouche/engine/wow';
import { checked } from './check.ts';
import { readJson } from './json.ts';
import { FORMAT, PLAYERS, match as schema, VERSION } from './schema/match.ts';
import { withinLimits } from './tree.ts';

/** Who sits at a seat. */
export type Player = (typeof PLAYERS)[number];
export { PLAYERS };

/** A match file. */
export interface MatchFile {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly game: 'wow';
  /** Ready to play: its choices are those of the file. */
  readonly setup: Setup;
  readonly seats: readonly Player[];
  /** Every option in force when the match was written, the usual readings too: what is usual may change. */
  readonly choices: Readonly<Record<string, string>>;
  readonly entries: readonly Entry[];
  /** How it ended, where it has. */
  readonly result?: Result;
}

/** Characters of a match file: the longest matches stay well below. */
const LONGEST = 8_000_000;

/** Reads a match file. @throws FileFault, and nothing else, where it is not one. */
export function readMatch(text: string, name: string): MatchFile {
  const file = checked(schema, readJson(withinLimits(text, name, LONGEST), name), name);
  return { ...file, setup: { ...file.setup, choices: { ...file.setup.choices, ...file.choices } } };
}

/** Writes a match as it stands, one answer a line. */
export function writeMatch<T, S extends CoreState, V>(match: Match<Setup, T, S, V>, seats: readonly Player[]): string {
  const { choices: chosen, ...setup } = match.setup;
  const choices = { ...Object.fromEntries(match.game.choices.map((c) => [c.id, c.usual])), ...chosen };
  const node = match.node;
  const fields = [
    `"format": ${JSON.stringify(FORMAT)}`,
    `"version": ${VERSION}`,
    `"game": ${JSON.stringify(match.game.id)}`,
    `"setup": ${JSON.stringify(setup)}`,
    `"seats": ${JSON.stringify(seats)}`,
    `"choices": ${JSON.stringify(choices)}`,
    `"entries": [${match.entries.map((e) => `\n    ${JSON.stringify(e)}`).join(',')}\n  ]`,
  ];
  if (node.kind === 'over') fields.push(`"result": ${JSON.stringify(node.result)}`);
  return `{\n  ${fields.join(',\n  ')}\n}\n`;
}
