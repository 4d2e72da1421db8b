/** The program: standard streams and the exit status. Answers go to standard output, everything else to standard error. */
import { reasonOf } from './io.ts';
import { langIn } from './lang.ts';
import { main } from './program.ts';
import { textsIn } from './texts.ts';

/** Whoever reads our answer may stop reading (`| head`): then there is nothing left to do. Any other trouble is said. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  const texts = textsIn(langIn(process.env));
  process.stderr.write(`${texts.faults.cannotWrite(texts.faults.standardOutput, reasonOf(error, texts))}\n`);
  process.exit(2);
});
process.stderr.on('error', () => {});

process.exitCode = await main(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  terminal: process.stderr.isTTY === true,
  env: process.env,
  now: () => performance.now(),
});
