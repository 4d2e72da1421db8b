import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** The browser's tests: the built app, served as `npm start` serves it, in a real browser. */
export default defineConfig({
  // `source` first, then vite's own conditions: the other packages are taken from their TypeScript, no build is needed.
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  test: {
    include: ['packages/web/e2e/**/*.test.ts'],
    globalSetup: ['packages/web/e2e/setup.ts'],
    environment: 'node',
    // A browser of its own for each file, and no more of them than processors: a page that is played in keeps about one busy.
    maxWorkers: Math.min(4, availableParallelism()),
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
