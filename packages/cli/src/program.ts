/** The program: its commands, how it ends, and what it says where something is wrong. */
import { tamed } from '@escarmouche/engine/core';
import { type Command, CommanderError } from 'commander';
import { USUAL_PORT } from './app/port.ts';
import type { AppWishes } from './commands/app.ts';
import { BAD, OK } from './common.ts';
import { declareJudging, declareRulings } from './declared-files.ts';
import { declareLab } from './declared-lab.ts';
import { declarePlaying } from './declared-play.ts';
import { Declaring, type Given } from './declaring.ts';
import { ENTRIES } from './games/entries.ts';
import { type AnyGame, type Loadable, loadable } from './games/game.ts';
import { CliFault, type Io } from './io.ts';
import { type Lang, langIn, langOf } from './lang.ts';
import { whole } from './parsing.ts';
import { textsIn } from './texts.ts';
import { usageFault } from './usage.ts';

const VERSION = '0.1.0';

/** Declares the commands that one game alone has. */
function declareOwn(d: Declaring): void {
  for (const own of d.games.flatMap((g) => g.commands ?? [])) {
    const t = own.texts[d.lang];
    const made = d.command(own.name, t).argument('<FILE>', t.argument);
    for (const option of own.options) d.option(made, option);
    made.action(async (file: string, given: Given) => d.done(await own.run(d.speakingOf(given), file, given)));
  }
}

/** Declares `app`. */
function declareApp(d: Declaring): void {
  const { texts } = d;
  d.command('app', texts.app)
    .option('--port <N>', texts.app.portOption, whole('--port', 0, 65_535), USUAL_PORT)
    .option('--no-open', texts.app.noOpenOption)
    .action(async (given: Given & AppWishes) => {
      const { app } = await import('./commands/app.ts');
      const more = d.names.filter((name) => !ENTRIES.some((g) => g.game === name));
      d.done(await app(d.speakingOf(given), given, more));
    });
}

/** A command and all below it. */
function withBelow(command: Command): Command[] {
  return [command, ...command.commands.flatMap(withBelow)];
}

/** Builds the program. `done` takes the exit status of the command that ran. */
function build(io: Io, lang: Lang, games: readonly Loadable[], done: (status: number) => void): Command {
  const d = new Declaring(io, lang, games, done);
  const { program, texts } = d;
  program
    .description(texts.description)
    .version(VERSION, '-V, --version', texts.versionOption)
    .option('--with <FOLDER>', texts.withOption)
    // What follows the name of a command is that command's.
    .enablePositionalOptions()
    .helpCommand('help [command]', texts.helpCommand)
    .addHelpText('after', texts.after);
  declareRulings(d);
  declarePlaying(d);
  declareLab(d);
  declareJudging(d);
  declareOwn(d);
  declareApp(d);
  // What is wrong is said once everything is undone, in the language spoken.
  for (const each of withBelow(program))
    each.exitOverride().configureOutput({ writeOut: (text) => io.out(text), writeErr: (text) => io.err(text), outputError: () => {} });
  return program;
}

/** Runs the command line, for the games of the project unless told others, and returns its exit status. Never throws for bad input. */
export async function main(argv: readonly string[], world: Io, games?: readonly AnyGame[]): Promise<number> {
  // Progress takes its own line back, which is all that a carriage return is for.
  const io: Io = { ...world, out: (text) => world.out(tamed(text)), err: (text) => world.err(text.split('\r').map(tamed).join('\r')) };
  let status = OK;
  let lang = langIn(io.env);
  try {
    lang = langOf(argv, io.env);
    const more = await moreGames(argv);
    const known = games?.map(loadable) ?? ENTRIES;
    await build(io, lang, [...known, ...more.games.map(loadable)], (s) => {
      status = s;
    }).parseAsync([...more.argv], { from: 'user' });
    return status;
  } catch (error) {
    if (error instanceof CommanderError) {
      // Help and version were asked for and shown; without any command, the help is the answer.
      if (error.code !== 'commander.help' && error.exitCode !== 0) io.err(`${usageFault(error, textsIn(lang)).replaceAll('\n', ' ')}\n`);
      return error.exitCode === 0 ? OK : BAD;
    }
    const lines = await faultLines(lang, error);
    if (lines !== null) {
      for (const line of lines) io.err(`${line}\n`);
      return BAD;
    }
    const fault = error instanceof Error ? error : new Error(String(error));
    io.err(`escarmouche: ${fault.message.split('\n')[0]}\n`);
    if (io.env.ESCARMOUCHE_DEBUG) io.err(`${fault.stack ?? ''}\n`);
    return BAD;
  }
}

/** The games of every `--with FOLDER` in a command line, and what is left of it. @throws CliFault for a folder without a game */
async function moreGames(argv: readonly string[]): Promise<{ readonly argv: readonly string[]; readonly games: readonly AnyGame[] }> {
  if (!argv.some((word) => /^--with(=|$)/.test(word))) return { argv, games: [] };
  return (await import('./games/plain.ts')).gamesWith(argv);
}

/** What is wrong with what came in, line by line; null for any other error. Only what readers find needs their words. */
async function faultLines(lang: Lang, error: unknown): Promise<readonly string[] | null> {
  if (error instanceof CliFault) return error.in(textsIn(lang));
  const said = await import('./sentences.ts');
  return said.isInputFault(error) ? said.faultLines(lang, error) : null;
}
