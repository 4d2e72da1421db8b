/** Before a package is packed, by npm, in its folder: what is stale is built, and what it does not have itself is laid beside. */
import { copyFileSync, cpSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { root } from './project.mjs';

const here = process.cwd();
if (await ensureBuilt(['node', 'web'], { show: 'stderr' })) {
  for (const name of ['CHANGELOG.md', 'LICENSE', 'NOTICE.md']) copyFileSync(join(root, name), join(here, name));
  // The program brings the app along.
  if (basename(here) === 'cli') cpSync(join(root, 'packages/web/dist'), join(here, 'app'), { recursive: true });
} else {
  process.exitCode = 1;
}
