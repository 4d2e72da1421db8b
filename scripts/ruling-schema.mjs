/**
 * Writes docs/ruling.schema.json, and the tables of docs/rulings.md, docs/setups.md and docs/own.md that say what positions, set-ups and things of one's own are written with,
 * from the schemas of packages/files and the notation of each game. Tests say when they are out of date.
 *
 *   node scripts/ruling-schema.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { root, run, tool } from './project.mjs';

if (await ensureBuilt(['node'])) {
  // A variable, so that type checking does not ask for a build first.
  const built = '../packages/files/dist/json-schema.js';
  const { rulingJsonSchema } = await import(built);
  const file = join(root, 'docs/ruling.schema.json');
  writeFileSync(file, `${JSON.stringify(rulingJsonSchema(), null, 2)}\n`);
  const tables = '../packages/files/dist/documents.js';
  const { withTables } = await import(tables);
  for (const name of ['rulings', 'setups', 'own']) {
    const document = join(root, `docs/${name}.md`);
    writeFileSync(document, withTables(readFileSync(document, 'utf8')));
  }
  await run(tool('biome'), ['format', '--write', file]);
} else {
  process.exitCode = 1;
}
