/** The commands, their arguments and their help. */
import { Argument, Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { options } from './commands/options.ts';
import { type PlayWishes, play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { ruling } from './commands/ruling.ts';
import { rulings } from './commands/rulings.ts';
import { BAD, OK, type Setting } from './common.ts';
import { BOTS, type BotName, GAMES, type GameName } from './games.ts';
import { type Io, tame } from './io.ts';
import { type Lang, langOf } from './lang.ts';
import { isInputFault } from './running.ts';
import { type Texts, textsIn } from './texts.ts';

const VERSION = '0.1.0';

/** A whole number within bounds. */
function whole(min: number, max: number) {
  return (text: string): number => {
    const n = Number(text);
    if (!/^[+-]?\d+$/.test(text) || n < min || n > max) throw new InvalidArgumentError(`Expected a whole number from ${min} to ${max}.`);
    return n;
  };
}

function twoBots(text: string): BotName[] {
  const names = text.split(',').map((name) => BOTS.find((bot) => bot === name.trim()));
  const known = names.filter((name) => name !== undefined);
  if (names.length !== 2 || known.length !== 2)
    throw new InvalidArgumentError(`Expected two of ${BOTS.join(', ')}, such as random,greedy.`);
  return known;
}

function oneChoice(text: string, before: Record<string, string> = {}): Record<string, string> {
  const at = text.indexOf('=');
  if (at < 1) throw new InvalidArgumentError('Expected id=value, such as round-limit=10.');
  return { ...before, [text.slice(0, at)]: text.slice(at + 1) };
}

const list = (text: string): string[] => text.split(',').map((word) => word.trim());

/** What commander gives for a command's options. */
type Given = Record<string, unknown> & { json?: true };

/** Builds the program. `done` takes the exit status of the command that ran. */
function build(io: Io, lang: Lang, done: (status: number) => void): Command {
  const texts = textsIn(lang);
  const program = new Command('escarmouche');
  const settingOf = (given: Given): Setting => ({ io, lang, texts, json: given.json === true });

  const command = (name: string, about: { about: string; after: string }): Command =>
    shaped(program.command(name), texts).description(about.about).addHelpText('after', about.after).option('--json', texts.jsonOption);

  shaped(program, texts)
    .description(texts.description)
    .version(VERSION, '-V, --version', texts.versionOption)
    .helpCommand('help [command]', texts.helpCommand)
    .addHelpText('after', texts.after)
    .exitOverride()
    .configureOutput({ writeOut: (text) => io.out(text), writeErr: (text) => io.err(text) });

  command('rulings', texts.rulings)
    .addArgument(new Argument('[GAME]', texts.gameArgument).choices(GAMES))
    .action((name: GameName | undefined, given: Given) => done(rulings(settingOf(given), name === undefined ? GAMES : [name])));

  command('ruling', texts.ruling)
    .argument('<FILE...>', texts.fileArgument)
    .action((files: string[], given: Given) => done(ruling(settingOf(given), files)));

  command('options', texts.options)
    .argument('<FILE>', texts.fileArgument)
    .option('--case <N>', texts.options.caseOption, whole(1, 1000))
    .action((file: string, given: Given & { case?: number }) => done(options(settingOf(given), file, given.case)));

  const p = texts.play;
  command('play', p)
    .addArgument(new Argument('<GAME>', texts.gameArgument).choices(GAMES))
    .addOption(new Option('--seats <LIST>', p.seatsOption).argParser(twoBots).default(['random', 'random'], 'random,random'))
    .option('--games <N>', p.gamesOption, whole(1, 100_000_000), 1)
    .option('--seed <S>', p.seedOption, whole(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER), 1)
    .addOption(
      new Option('--parties <LIST>', p.partiesOption).argParser(list).default(['dawn-starter', 'ash-starter'], 'dawn-starter,ash-starter'),
    )
    .option('--map <ID>', p.mapOption, 'crossroads')
    .option('--format <NAME>', p.formatOption)
    .option('--choice <ID=VALUE>', p.choiceOption, oneChoice)
    .option('--save <DIR>', p.saveOption)
    .option('--out <FILE>', p.outOption)
    .action((name: GameName, given: Given & Omit<PlayWishes, 'game' | 'choices'> & { choice?: Record<string, string> }) =>
      done(play(settingOf(given), { ...given, game: name, choices: given.choice ?? {} })),
    );

  command('replay', texts.replay)
    .argument('<FILE>', texts.replay.argument)
    .option('--log', texts.replay.logOption)
    .action((file: string, given: Given & { log?: true }) => done(replay(settingOf(given), file, given.log === true)));

  return program;
}

/** What all commands have in common. */
function shaped(command: Command, texts: Texts): Command {
  return command
    .helpOption('-h, --help', texts.helpOption)
    .configureHelp({ styleTitle: (title) => texts.titles[title] ?? title })
    .option('--lang <LANG>', texts.langOption)
    .allowExcessArguments(false)
    .showSuggestionAfterError(true);
}

/** Runs the command line and returns its exit status. Never throws for bad input. */
export async function main(argv: readonly string[], world: Io): Promise<number> {
  const io: Io = { ...world, out: (text) => world.out(tame(text)), err: (text) => world.err(tame(text)) };
  let status = OK;
  try {
    const lang = langOf(argv, io.env);
    await build(io, lang, (s) => {
      status = s;
    }).parseAsync([...argv], { from: 'user' });
    return status;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? OK : BAD;
    if (isInputFault(error)) {
      io.err(`${error.message}\n`);
      return BAD;
    }
    const fault = error instanceof Error ? error : new Error(String(error));
    io.err(`escarmouche: ${fault.message.split('\n')[0]}\n`);
    if (io.env.ESCARMOUCHE_DEBUG) io.err(`${fault.stack ?? ''}\n`);
    return BAD;
  }
}
