/** The commands, their arguments and their help. */
import { POLICIES, tamed, UNTIL } from '@escarmouche/engine/core';
import { Argument, Command, CommanderError } from 'commander';
import { USUAL_PORT } from './app/port.ts';
import type { AppWishes } from './commands/app.ts';
import type { ArenaWishes } from './commands/arena.ts';
import type { HintWishes } from './commands/hint.ts';
import type { SharedWishes } from './commands/lab.ts';
import type { ReadingsWishes } from './commands/lab-readings.ts';
import type { LuckWishes } from './commands/luck.ts';
import type { OddsWishes } from './commands/odds.ts';
import type { PlayWishes } from './commands/play.ts';
import { BAD, OK, type Speaking } from './common.ts';
import { ENTRIES } from './games/entries.ts';
import { type AnyGame, type Loadable, loadable } from './games/game.ts';
import { CliFault, type Io } from './io.ts';
import { type Lang, langIn, langOf } from './lang.ts';
import { list, oneChoice, oneMore, whole } from './parsing.ts';
import { allLoaded, type Setting } from './setting.ts';
import { shaped } from './shaped.ts';
import { textsIn } from './texts.ts';
import { usageFault } from './usage.ts';

const VERSION = '0.1.0';

/** The highest level of a scenario. */
const MOST_LEVEL = 7;

/** What commander gives for a command's options. */
type Given = Record<string, unknown> & { json?: true };

/** What the module of a command does with what it is given. */
type Doing<M> = (module: M, setting: Setting) => number | Promise<number>;

/**
 * Builds the program. `done` takes the exit status of the command that ran. Help and faults of usage need no game: what a command does is
 * loaded once it is to be done, and of the games the one it is about.
 */
function build(io: Io, lang: Lang, games: readonly Loadable[], done: (status: number) => void): Command {
  const texts = textsIn(lang);
  const program = new Command('escarmouche');
  const speakingOf = (given: Given): Speaking => ({ io, lang, texts, json: given.json === true });
  const settingOf = async (given: Given): Promise<Setting> => {
    if (!Array.isArray(given.pack)) return { ...speakingOf(given), games };
    // A pack may have things of every game.
    const [{ packsIn }, all] = await Promise.all([import('./packs.ts'), allLoaded(games)]);
    return { ...speakingOf(given), games, pack: packsIn(given.pack, all, lang) };
  };
  /** Nothing is loaded that another command needs. */
  const does = async <M>(given: Given, load: () => Promise<M>, doing: Doing<M>): Promise<void> => {
    const [module, setting] = await Promise.all([load(), settingOf(given)]);
    done(await doing(module, setting));
  };
  const names = games.map((g) => g.game);

  const command = (name: string, about: { about: string; after: string }): Command =>
    shaped(program.command(name), texts).description(about.about).addHelpText('after', about.after).option('--json', texts.jsonOption);

  const gameArgument = (flags: string): Argument =>
    new Argument(flags, texts.gameArgument(names.join(', '))).argParser((name: string): Loadable => {
      const of = games.find((g) => g.game === name);
      if (of === undefined) throw new CliFault((t) => t.faults.oneOf('GAME', names, name));
      return of;
    });

  /** An option that each game has its own usual value for. */
  const usual = (about: string, of: (g: Loadable) => string | undefined): string => {
    const each = games.flatMap((g) => (of(g) === undefined ? [] : [`${g.game} ${of(g)}`]));
    return `${about} ${texts.byDefault(each.join('; '))}`;
  };

  shaped(program, texts)
    .description(texts.description)
    .version(VERSION, '-V, --version', texts.versionOption)
    .option('--with <FOLDER>', texts.withOption)
    // What follows the name of a command is that command's.
    .enablePositionalOptions()
    .helpCommand('help [command]', texts.helpCommand)
    .addHelpText('after', texts.after);

  command('rulings', texts.rulings)
    .addArgument(gameArgument('[GAME]'))
    .action((of: Loadable | undefined, given: Given) =>
      does(
        given,
        () => import('./commands/rulings.ts'),
        ({ rulings }, setting) => rulings(setting, of === undefined ? setting.games : [of]),
      ),
    );

  command('ruling', texts.ruling)
    .argument('<FILE...>', texts.fileArgument)
    .option('--pack <FILE>', texts.packOption, oneMore)
    .action((files: string[], given: Given) =>
      does(
        given,
        () => import('./commands/ruling.ts'),
        ({ ruling }, setting) => ruling(setting, files),
      ),
    );

  command('options', texts.options)
    .argument('<FILE>', texts.fileArgument)
    .option('--pack <FILE>', texts.packOption, oneMore)
    .option('--case <N>', texts.options.caseOption, whole('--case', 1, 1000))
    .option('--hint', texts.hint.optionsOption)
    .option('--lines <N>', texts.hint.linesOption, whole('--lines', 1, 10_000_000), 500)
    .action((file: string, given: Given & { case?: number; hint?: true; lines: number }) =>
      does(
        given,
        () => import('./commands/options.ts'),
        ({ options }, setting) => options(setting, file, given.case, given.hint === true ? given.lines : undefined),
      ),
    );

  command('odds', texts.odds)
    .argument('<FILE>', texts.fileArgument)
    .option('--of <NAME>', texts.odds.ofOption, oneMore)
    .option('--until <WHEN>', texts.odds.untilOption(UNTIL.join(', ')))
    .option('--policy <P>', texts.odds.policyOption(POLICIES.join(', ')))
    .option('--vary <RANGE>', texts.odds.varyOption, oneMore)
    .option('--pack <FILE>', texts.packOption, oneMore)
    .option('--csv', texts.odds.csvOption)
    .option('--svg <FILE>', texts.odds.svgOption)
    .option('--most <N>', texts.odds.mostOption, whole('--most', 1, 10_000_000), 100_000)
    .option('--plays <N>', texts.odds.playsOption, whole('--plays', 1, 10_000_000), 20_000)
    .option('--case <N>', texts.options.caseOption, whole('--case', 1, 1000))
    .action((file: string, given: Given & OddsWishes) =>
      does(
        given,
        () => import('./commands/odds.ts'),
        ({ odds }, setting) => odds(setting, file, given),
      ),
    );

  command('content', texts.content)
    .addArgument(gameArgument('<GAME>'))
    .option('--pack <FILE>', texts.packOption, oneMore)
    .action((of: Loadable, given: Given) =>
      does(
        given,
        () => import('./commands/content.ts'),
        async ({ content }, setting) => content(setting, await of.load()),
      ),
    );

  const p = texts.play;
  const playing = command('play', p)
    .addArgument(gameArgument('<GAME>'))
    .option('--seats <LIST>', `${p.seatsOption} ${texts.byDefault('random,random')}`, list)
    .option('--games <N>', p.gamesOption, whole('--games', 1, 100_000_000), 1)
    .option('--seed <S>', p.seedOption, whole('--seed', -Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER), 1);
  const set = (on: Command, partiesOption: string): Command =>
    on
      .option(
        '--parties <LIST>',
        usual(partiesOption, (g) => g.usual.parties.join(',')),
        list,
      )
      .option(
        '--map <ID>',
        usual(p.mapOption, (g) => g.usual.map),
      )
      .option('--format <NAME>', p.formatOption)
      .option(
        '--mode <NAME>',
        usual(p.modeOption, (g) => g.usual.mode),
      )
      .option('--level <N>', p.levelOption, whole('--level', 0, MOST_LEVEL))
      .option('--profiles <FILE>', p.profilesOption)
      .option('--wounds <FILE>', p.woundsOption)
      .option('--decks <LIST>', p.decksOption, list)
      .option('--pack <FILE>', texts.packOption, oneMore)
      .option('--choice <ID=VALUE>', p.choiceOption, oneChoice)
      .option('--bot <FILE>', texts.lab.botOption, oneMore)
      .option('--limit <MS>', p.limitOption, whole('--limit', 1, 600_000), 1000)
      .option('--lines <N>', p.linesOption, whole('--lines', 1, 100_000_000))
      .option('--time <MS>', p.timeOption, whole('--time', 1, 600_000))
      .option('--trees <N>', p.treesOption, whole('--trees', 1, 64));
  set(playing, p.partiesOption)
    .option('--save <DIR>', p.saveOption)
    .option('--out <FILE>', p.outOption)
    .action((of: Loadable, given: Given & Omit<PlayWishes, 'choices'> & { choice?: Record<string, string> }) =>
      does(
        given,
        () => import('./commands/play.ts'),
        async ({ play }, setting) => play(setting, await of.load(), { ...given, choices: given.choice ?? {} }),
      ),
    );

  const a = texts.arena;
  set(
    command('arena', a)
      .addArgument(gameArgument('<GAME>'))
      .option('--bots <LIST>', `${a.botsOption} ${texts.byDefault('search,greedy')}`, list)
      .option('--games <N>', a.gamesOption, whole('--games', 1, 100_000_000), 100)
      .option('--seed <S>', p.seedOption, whole('--seed', -Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER), 1),
    a.partiesOption,
  ).action((of: Loadable, given: Given & Omit<ArenaWishes, 'choices'> & { choice?: Record<string, string> }) =>
    does(
      given,
      () => import('./commands/arena.ts'),
      async ({ arena }, setting) => arena(setting, await of.load(), { ...given, choices: given.choice ?? {} }),
    ),
  );

  command('replay', texts.replay)
    .argument('<FILE>', texts.replay.argument)
    .option('--log', texts.replay.logOption)
    .option('--out <FILE>', texts.replay.outOption)
    .action((file: string, given: Given & { log?: true; out?: string }) =>
      does(
        given,
        () => import('./commands/replay.ts'),
        ({ replay }, setting) => replay(setting, file, { log: given.log === true, out: given.out }),
      ),
    );

  const x = texts.lab;
  const inFolder = (of: Command): Command => of.option('--folder <DIR>', x.folderOption, 'lab-results');
  const laboratory = inFolder(command('lab', x))
    .enablePositionalOptions()
    .argument('<FILE>', x.argument)
    .option('--workers <N>', x.workersOption, whole('--workers', 1, 1024))
    .option('--bot <FILE>', x.botOption, oneMore)
    .option('--again', x.againOption)
    .option('--plan', x.planOption)
    .action((file: string, given: Given & { workers?: number; folder: string; bot?: string[]; again?: true; plan?: true }) =>
      does(
        given,
        () => import('./commands/lab.ts'),
        ({ lab }, setting) =>
          lab(setting, file, { ...given, bots: given.bot ?? [], again: given.again === true, plan: given.plan === true }),
      ),
    );
  const below = (name: string, about: { about: string; after: string }): Command =>
    shaped(laboratory.command(name), texts).description(about.about).addHelpText('after', about.after).option('--json', texts.jsonOption);
  const shared = (of: Command): Command => of.option('--database <URL>', x.databaseOption).option('--bot <FILE>', x.botOption, oneMore);
  type Shared = Given & Omit<SharedWishes, 'bots' | 'again' | 'untilDone'> & { bot?: string[]; again?: true; untilDone?: true };
  const sharedOf = (given: Shared): SharedWishes => ({
    ...given,
    bots: given.bot ?? [],
    again: given.again === true,
    untilDone: given.untilDone === true,
  });
  shared(inFolder(below('serve', x.serve)))
    .argument('<FILE>', x.argument)
    .option('--chunk <MS>', x.serve.chunkOption, whole('--chunk', 1, 600_000), 1500)
    .option('--again', x.againOption)
    .action((file: string, given: Shared) =>
      does(
        given,
        () => import('./commands/lab.ts'),
        ({ labServe }, setting) => labServe(setting, file, sharedOf(given)),
      ),
    );
  shared(below('work', x.work))
    .option('--workers <N>', x.workersOption, whole('--workers', 1, 1024))
    .option('--until-done', x.work.untilDoneOption)
    .action((given: Shared) =>
      does(
        given,
        () => import('./commands/lab.ts'),
        ({ labWork }, setting) => labWork(setting, sharedOf(given)),
      ),
    );
  inFolder(below('query', x.query))
    .argument('<SQL>', x.query.argument)
    .option('--csv', x.query.csvOption)
    .action((sql: string, given: Given & { folder: string; csv?: true }) =>
      does(
        given,
        () => import('./commands/lab.ts'),
        ({ labQuery }, setting) => labQuery(setting, sql, { ...given, csv: given.csv === true }),
      ),
    );
  inFolder(below('report', x.report))
    .argument('<NAME>', x.report.argument)
    .action((name: string, given: Given & { folder: string }) =>
      does(
        given,
        () => import('./commands/lab.ts'),
        ({ labReport }, setting) => labReport(setting, name, given),
      ),
    );
  below('readings', x.readings)
    .argument('<FILE>', x.argument)
    .option('--matches <N>', x.readings.matchesOption, whole('--matches', 1, 1_000_000), 40)
    .option('--played <N>', x.readings.playedOption, whole('--played', 0, 1_000_000), 20)
    .option('--out <DIR>', x.readings.outOption)
    .action((file: string, given: Given & ReadingsWishes) =>
      does(
        given,
        () => import('./commands/lab-readings.ts'),
        ({ labReadings }, setting) => labReadings(setting, file, given),
      ),
    );

  const h = texts.hint;
  command('hint', h)
    .argument('<FILE>', h.argument)
    .option('--at <N>', h.atOption, whole('--at', 0, 1_000_000))
    .option('--lines <N>', h.linesOption, whole('--lines', 1, 10_000_000), 500)
    .action((file: string, given: Given & HintWishes) =>
      does(
        given,
        () => import('./commands/hint.ts'),
        ({ hint }, setting) => hint(setting, file, given),
      ),
    );

  const l = texts.luck;
  command('luck', l)
    .argument('<FILE>', l.argument)
    .option('--rolls', l.rollsOption)
    .option('--places <N>', l.placesOption, whole('--places', 0, 1000), 9)
    .option('--plays <N>', l.playsOption, whole('--plays', 1, 100_000), 50)
    .option('--seed <S>', l.seedOption, whole('--seed', -Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER), 1)
    .action((file: string, given: Given & LuckWishes) =>
      does(
        given,
        () => import('./commands/luck.ts'),
        ({ luck }, setting) => luck(setting, file, given),
      ),
    );

  for (const own of games.flatMap((g) => g.commands ?? [])) {
    const t = own.texts(texts);
    const made = command(own.name, t).argument('<FILE>', t.argument);
    for (const { flags, about, of } of own.options)
      if (of === undefined) made.option(flags, about(texts));
      else made.option(flags, about(texts), whole(flags.split(' ')[0], ...of));
    made.action(async (file: string, given: Given) => done(await own.run(speakingOf(given), file, given)));
  }

  command('app', texts.app)
    .option('--port <N>', texts.app.portOption, whole('--port', 0, 65_535), USUAL_PORT)
    .option('--no-open', texts.app.noOpenOption)
    .action(async (given: Given & AppWishes) => {
      const { app } = await import('./commands/app.ts');
      const more = names.filter((name) => !ENTRIES.some((g) => g.game === name));
      done(await app(speakingOf(given), given, more));
    });

  // What is wrong is said once everything is undone, in the language spoken.
  for (const each of [program, ...program.commands, ...laboratory.commands])
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
