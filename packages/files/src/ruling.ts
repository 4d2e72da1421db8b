/** Ruling files: reading and writing. */
import type { Ruling } from '@escarmouche/engine';
import { checked, type KnownBy } from './check.ts';
import type { GameFiles } from './games/game.ts';
import { GAMES, gameOfFile, gameOfRule, type KnownFiles, usualGames } from './games/index.ts';
import { rulingSchemas } from './schema/ruling.ts';
import { type Tree, withinLimits } from './tree.ts';
import { writtenYaml } from './written.ts';
import { readYaml, readYamlOrJson } from './yaml.ts';

/** A ruling of one of these games: its `game` says of which. */
export type AnyRuling<G extends GameFiles = KnownFiles> =
  G extends GameFiles<infer N, infer _U, infer X> ? Ruling<X> & { readonly game: N } : never;

/** What tells a ruling from any other text. */
const KNOWN_BY: KnownBy = { called: 'a-ruling', fields: ['ruling', 'cases'] };

/** Characters of a ruling file; a long one has a tenth of that. */
const LONGEST = 400_000;

/** A ruling file as data, unchecked. @throws FileFault where it is none, or too long */
export function rulingTree(text: string, name: string): Tree {
  return readYamlOrJson(withinLimits(text, name, LONGEST), name);
}

/** A ruling file's data, checked. @throws FileFault where it is no ruling */
export function checkedRuling<G extends GameFiles = KnownFiles>(
  tree: Tree,
  name: string,
  games: readonly G[] = usualGames(),
): AnyRuling<G> {
  const game = gameOfFile(tree, name, games);
  // The schema is the game's own, so that the situations are too.
  return { ...checked(rulingSchemas(game).ruling, tree, name, KNOWN_BY), game: game.game } as unknown as AnyRuling<G>;
}

/** Reads a ruling file of any of the games, in YAML or JSON. @throws FileFault, and nothing else, where it is not one. */
export function readRuling<G extends GameFiles = KnownFiles>(text: string, name: string, games: readonly G[] = usualGames()): AnyRuling<G> {
  return checkedRuling(rulingTree(text, name), name, games);
}

/** What a ruling says before its situations. */
export type RulingHead = Omit<Ruling, 'cases'>;

/**
 * Reads what a ruling file in YAML says before its situations, and no further: for lists of many rulings.
 * @throws FileFault, and nothing else, where that is not the beginning of one.
 */
export function readRulingHead(text: string, name: string, games: readonly GameFiles[] = GAMES): RulingHead {
  const tree = readYaml(withinLimits(text.replace(/^cases:[\s\S]*$/m, ''), name, LONGEST), name);
  return checked(rulingSchemas(gameOfFile(tree, name, games)).head, tree, name, KNOWN_BY) as RulingHead;
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
