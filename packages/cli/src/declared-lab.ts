/** The laboratory and the commands below it. */
import type { Command } from 'commander';
import type { SharedWishes } from './commands/lab.ts';
import type { ReadingsWishes } from './commands/lab-readings.ts';
import type { Declaring, Given } from './declaring.ts';
import { oneMore, whole } from './parsing.ts';

/** What machines that share an experiment are told. */
type Shared = Given & Omit<SharedWishes, 'bots' | 'again' | 'untilDone'> & { bot?: string[]; again?: true; untilDone?: true };

const sharedOf = (given: Shared): SharedWishes => ({
  ...given,
  bots: given.bot ?? [],
  again: given.again === true,
  untilDone: given.untilDone === true,
});

/** Declares `lab`, and `serve`, `work`, `query`, `report` and `readings` below it. */
export function declareLab(d: Declaring): void {
  const { texts } = d;
  const x = texts.lab;
  const inFolder = (of: Command): Command => of.option('--folder <DIR>', x.folderOption, 'lab-results');
  const laboratory = inFolder(d.command('lab', x))
    .enablePositionalOptions()
    .argument('<FILE>', x.argument)
    .option('--workers <N>', x.workersOption, whole('--workers', 1, 1024))
    .option('--bot <FILE>', x.botOption, oneMore)
    .option('--again', x.againOption)
    .option('--plan', x.planOption)
    .action((file: string, given: Given & { workers?: number; folder: string; bot?: string[]; again?: true; plan?: true }) =>
      d.does(
        given,
        () => import('./commands/lab.ts'),
        ({ lab }, setting) =>
          lab(setting, file, { ...given, bots: given.bot ?? [], again: given.again === true, plan: given.plan === true }),
      ),
    );
  const below = (name: string, about: { about: string; after: string }): Command => d.command(name, about, laboratory);
  const shared = (of: Command): Command => of.option('--database <URL>', x.databaseOption).option('--bot <FILE>', x.botOption, oneMore);
  shared(inFolder(below('serve', x.serve)))
    .argument('<FILE>', x.argument)
    .option('--chunk <MS>', x.serve.chunkOption, whole('--chunk', 1, 600_000), 1500)
    .option('--again', x.againOption)
    .action((file: string, given: Shared) =>
      d.does(
        given,
        () => import('./commands/lab.ts'),
        ({ labServe }, setting) => labServe(setting, file, sharedOf(given)),
      ),
    );
  shared(below('work', x.work))
    .option('--workers <N>', x.workersOption, whole('--workers', 1, 1024))
    .option('--until-done', x.work.untilDoneOption)
    .action((given: Shared) =>
      d.does(
        given,
        () => import('./commands/lab.ts'),
        ({ labWork }, setting) => labWork(setting, sharedOf(given)),
      ),
    );
  inFolder(below('query', x.query))
    .argument('<SQL>', x.query.argument)
    .option('--csv', x.query.csvOption)
    .action((sql: string, given: Given & { folder: string; csv?: true }) =>
      d.does(
        given,
        () => import('./commands/lab.ts'),
        ({ labQuery }, setting) => labQuery(setting, sql, { ...given, csv: given.csv === true }),
      ),
    );
  inFolder(below('report', x.report))
    .argument('<NAME>', x.report.argument)
    .action((name: string, given: Given & { folder: string }) =>
      d.does(
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
      d.does(
        given,
        () => import('./commands/lab-readings.ts'),
        ({ labReadings }, setting) => labReadings(setting, file, given),
      ),
    );
}
