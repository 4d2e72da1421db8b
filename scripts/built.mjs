/**
 * Tests over what is built: every module of ours that `dist` holds is taken from there, by Node itself. Taken from its source, each name
 * that one module has of another is read through a getter that no optimiser sees through, and whole games take up to twice as long.
 */
import { statSync } from 'node:fs';

/** A module that `npm run build` compiles: everything but tests and what tests share. */
const SOURCE = /^(.*\/packages\/(?:engine|words|charts|files|lab|cli))\/src\/(.*)\.ts$/;

/**
 * Where the compiled module of a source is, whether there is one or not; null for what is not compiled.
 * @param {string} path
 */
export function compiledOf(path) {
  const [, folder, name] = SOURCE.exec(path.replaceAll('\\', '/')) ?? [];
  return name === undefined || /\.test(ing)?$/.test(name) ? null : `${folder}/dist/${name}.js`;
}

/** What Node is to load by itself. */
export const COMPILED = /\/packages\/\w+\/dist\/.*\.js$/;

/**
 * Leads every import of a source to what was compiled of it.
 * @returns {import('vitest/config').Plugin}
 */
export function fromDist() {
  return {
    name: 'from-dist',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer === undefined || !source.endsWith('.ts')) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const compiled = found === null ? null : compiledOf(found.id);
      return compiled !== null && statSync(compiled, { throwIfNoEntry: false }) !== undefined ? compiled : found;
    },
  };
}
