/** Before a package is packed, by npm, in its folder: what is stale is built, and what all packages share is laid beside. */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { root } from './project.mjs';

if (await ensureBuilt(['node', 'web'], { show: 'stderr' }))
  for (const name of ['CHANGELOG.md', 'LICENSE', 'NOTICE.md']) copyFileSync(join(root, name), join(process.cwd(), name));
else process.exitCode = 1;
