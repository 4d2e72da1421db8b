/** Writing match files. Nothing of a reader in it: whoever keeps a match that is being played need not carry what checks files from outside. */
import { BOTS, type CoreState, type Match } from '@escarmouche/engine';
import type { AnySetup } from './games/game.ts';

export const FORMAT = 'escarmouche-match';
export const VERSION = 1;

/** Who sits at a seat. */
export const PLAYERS = ['person', ...BOTS] as const;
export type Player = (typeof PLAYERS)[number];

/** Writes a match as it stands, one answer a line; `situation` is the position it began at, where that was not its set-up. */
export function writeMatch<U extends AnySetup, T, S extends CoreState, V>(
  match: Match<U, T, S, V>,
  seats: readonly Player[],
  situation?: unknown,
): string {
  const { choices: chosen, ...setup } = match.setup;
  const choices = { ...Object.fromEntries(match.game.choices.map((c) => [c.id, c.usual])), ...chosen };
  const node = match.node;
  const fields = [
    `"format": ${JSON.stringify(FORMAT)}`,
    `"version": ${VERSION}`,
    `"game": ${JSON.stringify(match.game.id)}`,
    `"rules": ${match.game.rules}`,
    `"setup": ${JSON.stringify(setup)}`,
    ...(situation === undefined ? [] : [`"situation": ${JSON.stringify(situation)}`]),
    `"seats": ${JSON.stringify(seats)}`,
    `"choices": ${JSON.stringify(choices)}`,
    `"entries": [${match.entries.map((e) => `\n    ${JSON.stringify(e)}`).join(',')}\n  ]`,
  ];
  if (node.kind === 'over') fields.push(`"result": ${JSON.stringify(node.result)}`);
  return `{\n  ${fields.join(',\n  ')}\n}\n`;
}
