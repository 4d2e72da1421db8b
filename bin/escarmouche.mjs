#!/usr/bin/env node
/** `npx escarmouche …` in a clone: installs and builds first where that is needed, then hands over to the command line. */
import { ensureBuilt } from '../scripts/build.mjs';
import { ensureInstalled } from '../scripts/install.mjs';

// Standard output belongs to the answer alone, so the preparations speak on standard error.
if ((await ensureInstalled({ show: 'stderr' })) && (await ensureBuilt(['node'], { show: 'stderr' }))) {
  // A variable, so that type checking does not ask for a build first.
  const main = '../packages/cli/dist/main.js';
  await import(main);
} else {
  process.exitCode = 1;
}
