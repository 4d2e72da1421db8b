/** The commands that play, and that play back. */
import type { Command } from 'commander';
import type { ArenaWishes } from './commands/arena.ts';
import type { PlayWishes } from './commands/play.ts';
import type { Declaring, Given } from './declaring.ts';
import type { Loadable } from './games/game.ts';
import { list, oneChoice, oneMore, whole } from './parsing.ts';

/** What a set-up is said by, and how long players may think. Of what only some games take, each game says it. */
function setUp(d: Declaring, on: Command, partiesOption: string): Command {
  const { texts } = d;
  const p = texts.play;
  on.option(
    '--parties <LIST>',
    d.usual(partiesOption, (g) => g.usual.parties.join(',')),
    list,
  );
  const taken = new Map(d.games.flatMap(({ takes }) => Object.entries(takes)));
  for (const [name, option] of taken)
    d.option(on, option, (about) =>
      d.usual(about, ({ usual: { parties: _, ...of } }) => (of as Readonly<Record<string, string | undefined>>)[name]),
    );
  return on
    .option('--pack <FILE>', texts.packOption, oneMore)
    .option('--choice <ID=VALUE>', p.choiceOption, oneChoice)
    .option('--bot <FILE>', texts.lab.botOption, oneMore)
    .option('--limit <MS>', p.limitOption, whole('--limit', 1, 600_000), 1000)
    .option('--lines <N>', p.linesOption, whole('--lines', 1, 100_000_000))
    .option('--time <MS>', p.timeOption, whole('--time', 1, 600_000))
    .option('--trees <N>', p.treesOption, whole('--trees', 1, 64));
}

/** Declares `play`, `arena` and `replay`. */
export function declarePlaying(d: Declaring): void {
  const { texts } = d;
  const p = texts.play;
  const playing = d
    .command('play', p)
    .addArgument(d.gameArgument('<GAME>'))
    .option('--seats <LIST>', `${p.seatsOption} ${texts.byDefault('random,random')}`, list)
    .option('--games <N>', p.gamesOption, whole('--games', 1, 100_000_000), 1)
    .option('--seed <S>', p.seedOption, whole('--seed', -Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER), 1);
  setUp(d, playing, p.partiesOption)
    .option('--save <DIR>', p.saveOption)
    .option('--out <FILE>', p.outOption)
    .action((of: Loadable, given: Given & Omit<PlayWishes, 'choices'> & { choice?: Record<string, string> }) =>
      d.does(
        given,
        () => import('./commands/play.ts'),
        async ({ play }, setting) => play(setting, await of.load(), { ...given, choices: given.choice ?? {} }),
      ),
    );

  const a = texts.arena;
  setUp(
    d,
    d
      .command('arena', a)
      .addArgument(d.gameArgument('<GAME>'))
      .option('--bots <LIST>', `${a.botsOption} ${texts.byDefault('search,greedy')}`, list)
      .option('--games <N>', a.gamesOption, whole('--games', 1, 100_000_000), 100)
      .option('--seed <S>', p.seedOption, whole('--seed', -Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER), 1),
    a.partiesOption,
  ).action((of: Loadable, given: Given & Omit<ArenaWishes, 'choices'> & { choice?: Record<string, string> }) =>
    d.does(
      given,
      () => import('./commands/arena.ts'),
      async ({ arena }, setting) => arena(setting, await of.load(), { ...given, choices: given.choice ?? {} }),
    ),
  );

  d.command('replay', texts.replay)
    .argument('<FILE>', texts.replay.argument)
    .option('--log', texts.replay.logOption)
    .option('--out <FILE>', texts.replay.outOption)
    .action((file: string, given: Given & { log?: true; out?: string }) =>
      d.does(
        given,
        () => import('./commands/replay.ts'),
        ({ replay }, setting) => replay(setting, file, { log: given.log === true, out: given.out }),
      ),
    );
}
