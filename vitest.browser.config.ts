import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { COMPILED, fromDist } from './scripts/built.mjs';
import { longestFirst } from './scripts/longest-first.mjs';

/** Files that keep a worker busy for half a minute and more. */
const LONGEST = [
  'e2e/in-sight.',
  'underworlds/matches.',
  'e2e/steady.',
  'e2e/end.',
  'e2e/library.',
  'gloomhaven/cards.',
  'gloomhaven/partner.',
  'e2e/sturdy.',
  'confrontation/table.',
  'e2e/lessons.',
  'confrontation/setup.',
  'underworlds/table.',
  'wow/board.',
  'e2e/odds.',
  'underworlds/setup.',
  'e2e/home.',
  'gloomhaven/scenario.',
  'gloomhaven/tool.',
  'e2e/editor.',
  'e2e/windows.',
];

/** Whether the packages are built already, as `npm test` says: then the tests make their matches with them as built, which is quicker. */
const built = process.env.ESCARMOUCHE_BUILT === '1';

/** The browser's tests: the built app, served as `npm start` serves it, in a real browser. */
export default defineConfig({
  // `@escarmouche/source` first, then vite's own conditions: the other packages are taken from their TypeScript, no build is needed.
  plugins: built ? [fromDist()] : [],
  ssr: { resolve: { conditions: [...(built ? [] : ['@escarmouche/source']), 'module', 'node', 'development|production'] } },
  test: {
    server: { deps: { external: [COMPILED] } },
    include: ['packages/web/e2e/**/*.test.ts'],
    globalSetup: ['packages/web/e2e/setup.ts'],
    environment: 'node',
    sequence: { sequencer: longestFirst(LONGEST) },
    // Files share a worker, its modules and its browser (e2e/browser.ts); each test has a context of its own there.
    isolate: false,
    // Two more of them than processors: each waits a third of its time, for a bot's beat, until a question may be pressed, or for a process
    // of its browser.
    maxWorkers: Math.min(6, availableParallelism() + 2),
    // A machine that has much else to do may starve one of several browsers for a while: once more then, and it is told that it was (scripts/test.mjs).
    retry: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What is waited for comes late where other work has the processors; vitest would give it a second.
    expect: { poll: { timeout: 20_000 } },
  },
});
