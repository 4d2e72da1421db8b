/** Which game a file is of. */
import { nearest } from '@escarmouche/engine/core';
import { say, shown } from '../fault.ts';
import { faultsOf, offsetOf, type Tree } from '../tree.ts';
import type { Called } from './game.ts';

/**
 * The game that a file is of: the one its word `game` names or, in a ruling without the word, the one whose rule it proves.
 * Where the file does not come so far as to say, the first: its schema says what is missing.
 * @throws FileFault for a game that is none of these.
 */
export function gameOfFile<G extends Called>(tree: Tree, file: string, games: readonly G[]): G {
  const { value } = tree;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return games[0];
  const said = value as { readonly game?: unknown; readonly ruling?: unknown };
  if (said.game !== undefined) {
    const named = games.find((g) => g.game === said.game);
    if (named !== undefined) return named;
    const words = games.map((g) => g.game);
    const near = typeof said.game === 'string' ? nearest(said.game, words) : undefined;
    const fault = { at: offsetOf(tree, ['game']), path: 'game', expected: say('one-of', { words }), found: shown(said.game), near };
    throw faultsOf(tree.text, file, [...tree.faults, fault]);
  }
  if (typeof said.ruling !== 'string') return games[0];
  const proved = gameOfRule(said.ruling, games);
  if (proved !== undefined) return proved;
  const example = games.map((g) => g.rules.example);
  const fault = { at: offsetOf(tree, ['ruling']), path: 'ruling', expected: say('rule-such-as', { example }), found: shown(said.ruling) };
  throw faultsOf(tree.text, file, [...tree.faults, fault]);
}

/** The game that a rule belongs to, by the word before its colon. */
export function gameOfRule<G extends Called>(rule: string, games: readonly G[]): G | undefined {
  return games.find((g) => rule.startsWith(`${g.rules.prefix}:`));
}
