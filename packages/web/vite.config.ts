import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { silhouettes } from './silhouettes.ts';

/** Lists every script and style sheet of the built app, for the page to fetch when there is nothing else to do. */
function listOfFiles(): Plugin {
  let folder = '';
  return {
    name: 'list-of-files',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      const names = readdirSync(join(folder, 'assets')).filter((name) => /\.(js|css)$/.test(name));
      writeFileSync(join(folder, 'files.json'), `${JSON.stringify(names.sort().map((name) => `/assets/${name}`))}\n`);
    },
  };
}

/** What is there before anything is pressed comes as one part, and not as one for each set of screens that share something of it. */
const first = { name: 'first', tags: ['$initial' as const], priority: 1 };

export default defineConfig({
  plugins: [react(), silhouettes(), listOfFiles()],
  // `@escarmouche/source` first: the other packages are bundled from their TypeScript, no build of theirs is needed.
  resolve: { conditions: ['@escarmouche/source', ...defaultClientConditions] },
  worker: { format: 'es', rolldownOptions: { output: { codeSplitting: { groups: [first] } } } },
  build: {
    target: 'es2023',
    // The server sends a Content-Security-Policy without `data:` scripts or inline styles; assets stay files.
    assetsInlineLimit: 0,
    // Those are a game's rulings, which come when its book is opened.
    chunkSizeWarningLimit: 800,
    // What is fetched late from the first page is imported at once by others that come late themselves: it stays out of the first load.
    rolldownOptions: {
      checks: { ineffectiveDynamicImport: false },
      // The few lines that each game says of its files: one small part for all of them, as they are told together, and not one for each.
      output: { codeSplitting: { groups: [first, { name: 'said', test: /words\/src\/(?:games\/[^/]+\/)?fr\/files\.ts$/ }] } },
    },
  },
});
