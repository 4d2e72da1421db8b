/** The commands about ruling files, and about what is recorded or may be named. */
import { POLICIES, UNTIL } from '@escarmouche/engine/core';
import type { HintWishes } from './commands/hint.ts';
import type { LuckWishes } from './commands/luck.ts';
import type { OddsWishes } from './commands/odds.ts';
import type { Declaring, Given } from './declaring.ts';
import type { Loadable } from './games/game.ts';
import { oneMore, whole } from './parsing.ts';

/** Declares `rulings`, `ruling`, `options`, `odds` and `content`. */
export function declareRulings(d: Declaring): void {
  const { texts } = d;
  d.command('rulings', texts.rulings)
    .addArgument(d.gameArgument('[GAME]'))
    .action((of: Loadable | undefined, given: Given) =>
      d.does(
        given,
        () => import('./commands/rulings.ts'),
        ({ rulings }, setting) => rulings(setting, of === undefined ? setting.games : [of]),
      ),
    );

  d.command('ruling', texts.ruling)
    .argument('<FILE...>', texts.fileArgument)
    .option('--pack <FILE>', texts.packOption, oneMore)
    .action((files: string[], given: Given) =>
      d.does(
        given,
        () => import('./commands/ruling.ts'),
        ({ ruling }, setting) => ruling(setting, files),
      ),
    );

  d.command('options', texts.options)
    .argument('<FILE>', texts.fileArgument)
    .option('--pack <FILE>', texts.packOption, oneMore)
    .option('--case <N>', texts.options.caseOption, whole('--case', 1, 1000))
    .option('--hint', texts.hint.optionsOption)
    .option('--lines <N>', texts.hint.linesOption, whole('--lines', 1, 10_000_000), 500)
    .action((file: string, given: Given & { case?: number; hint?: true; lines: number }) =>
      d.does(
        given,
        () => import('./commands/options.ts'),
        ({ options }, setting) => options(setting, file, given.case, given.hint === true ? given.lines : undefined),
      ),
    );

  d.command('odds', texts.odds)
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
      d.does(
        given,
        () => import('./commands/odds.ts'),
        ({ odds }, setting) => odds(setting, file, given),
      ),
    );

  d.command('content', texts.content)
    .addArgument(d.gameArgument('<GAME>'))
    .option('--pack <FILE>', texts.packOption, oneMore)
    .action((of: Loadable, given: Given) =>
      d.does(
        given,
        () => import('./commands/content.ts'),
        async ({ content }, setting) => content(setting, await of.load()),
      ),
    );
}

/** Declares `hint` and `luck`. */
export function declareJudging(d: Declaring): void {
  const { texts } = d;
  const h = texts.hint;
  d.command('hint', h)
    .argument('<FILE>', h.argument)
    .option('--at <N>', h.atOption, whole('--at', 0, 1_000_000))
    .option('--lines <N>', h.linesOption, whole('--lines', 1, 10_000_000), 500)
    .action((file: string, given: Given & HintWishes) =>
      d.does(
        given,
        () => import('./commands/hint.ts'),
        ({ hint }, setting) => hint(setting, file, given),
      ),
    );

  const l = texts.luck;
  d.command('luck', l)
    .argument('<FILE>', l.argument)
    .option('--rolls', l.rollsOption)
    .option('--places <N>', l.placesOption, whole('--places', 0, 1000), 9)
    .option('--plays <N>', l.playsOption, whole('--plays', 1, 100_000), 50)
    .option('--seed <S>', l.seedOption, whole('--seed', -Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER), 1)
    .action((file: string, given: Given & LuckWishes) =>
      d.does(
        given,
        () => import('./commands/luck.ts'),
        ({ luck }, setting) => luck(setting, file, given),
      ),
    );
}
