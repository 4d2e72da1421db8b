import { defineConfig } from 'vitest/config';

/** Unit and property tests, run from the sources. The browser's tests have their own configuration. */
export default defineConfig({
  // `source` first, then vite's own conditions: the other packages are taken from their TypeScript, no build is needed.
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  test: {
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
    environment: 'node',
  },
});
