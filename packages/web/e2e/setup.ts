/** Before the browser's tests: a browser, the app built from the present sources, and a server for it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { ensureBuilt } from '../../../scripts/build.mjs';
import { ensureBrowser } from '../../../scripts/find-browser.mjs';
import { serve } from '../../cli/src/app/serve.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the app is served during the tests, without a slash at the end. */
    appUrl: string;
    /** A file that the workers tell each other in which looks were found in order (`axe.ts`). */
    looksFile: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await ensureBrowser();
  if (!(await ensureBuilt(['web']))) throw new Error('The app could not be built.');
  const server = await serve(fileURLToPath(new URL('../dist', import.meta.url)), 0);
  project.provide('appUrl', `http://localhost:${server.port}`);
  const folder = mkdtempSync(join(tmpdir(), 'escarmouche-looks-'));
  project.provide('looksFile', join(folder, 'looks.txt'));
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    await server.close();
  };
}
