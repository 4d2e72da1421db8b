#!/usr/bin/env node
/** `npx escarmouche …` in a clone: installs and builds first where that is needed, then hands over to the command line. */
import { dirname, join, sep } from 'node:path';
import { ensureBuilt } from '../scripts/build.mjs';
import { ensureInstalled } from '../scripts/install.mjs';
import { ensureLaboratory } from '../scripts/lab.mjs';
import { root } from '../scripts/project.mjs';

// From a folder inside a package npx starts us at the package's top; file names on the command line are meant from where the person is.
const here = process.cwd();
const { npm_command: command, INIT_CWD: asked } = process.env;
if (command === 'exec' && dirname(here) === join(root, 'packages') && asked?.startsWith(here + sep)) process.chdir(asked);

/** What is run: the app's own files are wanted by one command alone. @type {('node' | 'web')[]} */
const wanted = process.argv[2] === 'app' ? ['node', 'web'] : ['node'];

// The laboratory alone needs a database: its help does not.
const words = process.argv.slice(2);
const laboratory = words.includes('lab') && !words.some((word) => word === '-h' || word === '--help');

// Standard output belongs to the answer alone, so the preparations speak on standard error.
const ready = (await ensureInstalled({ show: 'stderr' })) && (await ensureBuilt(wanted, { show: 'stderr' }));
if (ready && (!laboratory || (await ensureLaboratory()))) {
  // A variable, so that type checking does not ask for a build first.
  const main = '../packages/cli/dist/main.js';
  await import(main);
} else {
  process.exitCode = 1;
}
