/**
 * Writes docs/ruling.schema.json from the schemas of packages/files. A test says when it is out of date.
 *
 *   node scripts/ruling-schema.mjs
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { root, run, tool } from './project.mjs';

if (await ensureBuilt(['node'])) {
  // A variable, so that type checking does not ask for a build first.
  const built = '../packages/files/dist/json-schema.js';
  const { rulingJsonSchema } = await import(built);
  const file = join(root, 'docs/ruling.schema.json');
  writeFileSync(file, `${JSON.stringify(rulingJsonSchema(), null, 2)}\n`);
  await run(tool('biome'), ['format', '--write', file]);
} else {
  process.exitCode = 1;
}
