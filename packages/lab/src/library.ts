/** Libraries that only the laboratory needs. They lie in a folder of their own, and are there once it was used (scripts/lab.mjs). */
import { createRequire } from 'node:module';
import { LabFault, reason } from './fault.ts';

export const DUCKDB = '@duckdb/node-api';

const require = createRequire(new URL('../libraries/package.json', import.meta.url));

/** A library with the version that was tried. */
function wanted(name: string): string {
  const { dependencies } = require('./package.json') as { readonly dependencies: Readonly<Record<string, string>> };
  return `${name}@${dependencies[name] ?? 'latest'}`;
}

/** What rows are written with: asked for before anything is played, so that nobody plays for an hour and has no rows then. @throws LabFault where it is not there */
export function needDuckDb(): void {
  library(DUCKDB);
}

/** A library by its name. What it is, is said by who asks: the types of these packages are not installed either. @throws LabFault where it is not there */
export function library<T>(name: string): T {
  try {
    return require(name) as T;
  } catch (error) {
    throw new LabFault({
      en: `the laboratory: expected ${name}, which \`npm install ${wanted(name)}\` brings: ${reason(error)}`,
      fr: `le laboratoire : il faut ${name}, que \`npm install ${wanted(name)}\` apporte : ${reason(error)}`,
    });
  }
}
