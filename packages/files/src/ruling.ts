/** Ruling files: reading and writing. */
import type { Ruling } from '@escarmouche/engine';
import { checked } from './check.ts';
import type { GameFiles } from './games/game.ts';
import { GAMES, type KnownFiles, usualGames } from './games/index.ts';
import { gameOfFile, gameOfRule } from './games/whose.ts';
import { type AnyRuling, LONGEST_RULING, openRuling, RULING_KNOWN_BY } from './opened.ts';
import { rulingSchemas } from './schema/ruling.ts';
import { withinLimits } from './tree.ts';
import { writtenYaml } from './written.ts';
import { readYaml } from './yaml.ts';

/** Reads a ruling file of any of the games, in YAML or JSON. @throws FileFault, and nothing else, where it is not one. */
export function readRuling<G extends GameFiles = KnownFiles>(text: string, name: string, games: readonly G[] = usualGames()): AnyRuling<G> {
  const { of, read } = openRuling(text, name, games);
  return read(of);
}

/** What a ruling says before its situations. */
export type RulingHead = Omit<Ruling, 'cases'>;

/**
 * Reads what a ruling file in YAML says before its situations, and no further: for lists of many rulings.
 * @throws FileFault, and nothing else, where that is not the beginning of one.
 */
export function readRulingHead(text: string, name: string, games: readonly GameFiles[] = GAMES): RulingHead {
  const tree = readYaml(withinLimits(text.replace(/^cases:[\s\S]*$/m, ''), name, LONGEST_RULING), name);
  return checked(rulingSchemas(gameOfFile(tree, name, games)).head, tree, name, RULING_KNOWN_BY) as RulingHead;
}

/** Texts to be read, which have a line for each language. */
const SENTENCES: ReadonlySet<string> = new Set(['name', 'title', 'question', 'note', 'text']);

/**
 * Writes a ruling as YAML, its fields always in the same order. The word `game` is left out: the rule says it.
 * @throws TypeError for what `readRuling` would not read.
 */
export function writeRuling(of: Ruling<unknown> & { readonly game?: string }, games: readonly GameFiles[] = GAMES): string {
  const game = of.game === undefined ? gameOfRule(of.ruling, games) : games.find((g) => g.game === of.game);
  if (game === undefined) throw new TypeError(`not a ruling of a game: ${of.ruling}`);
  const tidy = rulingSchemas(game).ruling.safeParse(of);
  if (!tidy.success) throw new TypeError(`not a ruling: ${tidy.error.issues[0].path.map(String).join('.')}`);
  const { game: _game, ...file } = tidy.data;
  return writtenYaml(file, SENTENCES);
}
