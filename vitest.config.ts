import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { defineConfig } from 'vitest/config';
import { silhouettes } from './packages/web/silhouettes.ts';
import { COMPILED, fromDist } from './scripts/built.mjs';
import { longestFirst } from './scripts/longest-first.mjs';

/** Files that take seconds each, some of them ten and more. */
const LONGEST = [
  '/bots/',
  '/mutants.',
  '/properties',
  '/fuzz.',
  '/packed.',
  '/lab-spawned.',
  '/lab-database.',
  '/surface.',
  '/spawned.',
  '/hostile.',
  '/foresee.',
  '/mirror.',
  '/named.',
  '/commands/rulings.',
  '/threats.',
  '/situation-writing.',
  '/vocabulary.',
  '/games.',
  '/alone.',
  '/passing.',
  '/ways.',
  '/said.',
];

/** Whether the packages are built already, as `npm test` says: then they are tested as built, which is quicker by about a fifth. */
const built = process.env.ESCARMOUCHE_BUILT === '1';

// `@escarmouche/source` first, then vite's own conditions: the other packages are taken from their TypeScript, no build is needed.
const conditions = (place: 'node' | 'browser') => [...(built ? [] : ['@escarmouche/source']), 'module', place, 'development|production'];

// Random games make much that is thrown away at once: where more of it fits, the tests take a twentieth less of the processor. It counts for the workers.
for (const flag of ['--max-semi-space-size=64', '--min-semi-space-size=64']) setFlagsFromString(flag);

/** Unit and property tests, run from the sources but where they are built already. The browser's tests have their own configuration. */
export default defineConfig({
  plugins: [silhouettes(), ...(built ? [fromDist()] : [])],
  resolve: { conditions: conditions('browser') },
  ssr: { resolve: { conditions: conditions('node') } },
  test: {
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs', 'examples/*/*.test.ts'],
    environment: 'node',
    server: { deps: { external: [COMPILED] } },
    sequence: { sequencer: longestFirst(LONGEST) },
    // Only what hangs is to fail by time: a test that takes a second takes five and more where other work has the processors.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The code under test keeps no state of its own between files, so they can share a worker: three times as fast.
    pool: 'threads',
    isolate: false,
    // Left to itself it keeps one processor free, and half of a machine of two stands idle.
    maxWorkers: availableParallelism(),
  },
});
