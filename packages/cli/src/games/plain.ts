/** A game on the command line that has nothing of its own there, made from what it says of itself; and such games in folders of anybody's. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyManifest } from '@escarmouche/engine';
import { type AnySetup, plainContent, plainFiles } from '@escarmouche/files/open';
import { plainWords } from '@escarmouche/words/plain';
import { CliFault, reasonOf } from '../io.ts';
import { type AnyGame, anyGame } from './game.ts';
import { spoken } from './spoken.ts';
import { knownChoices } from './wishes.ts';

/** A game, with its rulings in this folder; `from` is the address of the module that gives it, where that is not one of the project. */
export function plainGame(of: AnyManifest, rulings: URL, from?: string): AnyGame {
  const { game } = of.situations;
  return anyGame({
    situations: of.situations as AnyGame['situations'],
    odds: of.odds as AnyGame['odds'],
    content: plainContent(of),
    files: plainFiles(of),
    from,
    rulings,
    entries: of.paragraphs.map((p) => p.id),
    // One set-up is all there is to choose from: its sides are its parties.
    usual: { parties: ['usual', 'usual'] },
    takes: {},
    ready: { parties: ['usual'], maps: [], kinds: [] },
    setupFor(wishes) {
      knownChoices(game.choices, wishes.choices);
      const strange = wishes.parties.find((p) => p !== 'usual');
      if (strange !== undefined) throw new CliFault((t) => t.faults.oneOf('--parties', ['usual'], strange));
      const choices = Object.keys(wishes.choices).length === 0 ? {} : { choices: wishes.choices };
      return { ...(of.setup.blank as AnySetup), ...choices };
    },
    ...spoken((lang) => plainWords(of, lang)),
  });
}

/** Whether what a folder holds says of itself what a game says. */
function isManifest(x: unknown): x is AnyManifest {
  const of = x as Partial<AnyManifest> | null | undefined;
  return typeof of === 'object' && of !== null && typeof of.situations?.game?.id === 'string' && Array.isArray(of.paragraphs);
}

/** The game in a folder: what `dist/index.js` or `index.js` there gives by default. @throws CliFault where there is none */
async function gameIn(folder: string): Promise<AnyGame> {
  const path = ['dist/index.js', 'index.js', 'index.mjs'].map((file) => resolve(folder, file)).find(existsSync);
  if (path === undefined) throw new CliFault((t) => t.faults.noGameIn(folder));
  let found: unknown;
  try {
    found = ((await import(pathToFileURL(path).href)) as { readonly default?: unknown }).default;
  } catch (error) {
    throw new CliFault((t) => t.faults.cannotRead(path, reasonOf(error, t)));
  }
  if (!isManifest(found)) throw new CliFault((t) => t.faults.noGameIn(folder));
  return plainGame(found, pathToFileURL(join(resolve(folder), 'rulings/')), pathToFileURL(path).href);
}

/** A folder that was named: nothing, and another option, are none. @throws CliFault */
function folderOf(given: string | undefined): string {
  if (given === undefined || given === '' || given.startsWith('-')) throw new CliFault((t) => t.faults.noGameIn(given ?? ''));
  return given;
}

/** The games of every `--with FOLDER` in a command line, and what is left of it. @throws CliFault for a folder without a game */
export async function gamesWith(
  argv: readonly string[],
): Promise<{ readonly argv: readonly string[]; readonly games: readonly AnyGame[] }> {
  const rest: string[] = [];
  const games: AnyGame[] = [];
  for (let i = 0; i < argv.length; i++) {
    const [, given] = /^--with(?:=(.*))?$/s.exec(argv[i]) ?? [undefined, null];
    if (given === null) rest.push(argv[i]);
    else games.push(await gameIn(folderOf(given ?? argv[++i])));
  }
  return { argv: rest, games };
}
