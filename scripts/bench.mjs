/**
 * `npm run bench` and `npm run bench:peers`: brings the build up to date and measures it. The peers' libraries are installed on
 * their own, here and only here.
 *
 *   node scripts/bench.mjs [peers | readers] [options of the benchmark]
 */
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { needsInstall } from './install.mjs';
import { npm, root, run } from './project.mjs';

const [first, ...rest] = process.argv.slice(2);
const peers = first === 'peers';
const readers = first === 'readers';
if (!(await ensureBuilt(peers || readers ? ['node'] : ['node', 'web'], { show: 'stderr' }))) process.exit(1);

const folder = join(root, 'bench', 'peers');
if (peers && needsInstall(folder)) {
  console.error('Installing the peers (npm ci in bench/peers)…');
  const [program, parameters] = npm(['ci', '--no-audit', '--no-fund', '--ignore-scripts']);
  if (!(await run(program, parameters, { cwd: folder, show: 'stderr' })).ok) process.exit(1);
}
const script = peers ? join(folder, 'peers.mjs') : join(root, 'bench', readers ? 'readers.mjs' : 'bench.mjs');
const { ok } = await run(process.execPath, [script, ...(peers || readers || first === undefined ? rest : [first, ...rest])], {
  show: 'all',
});
process.exit(ok ? 0 : 1);
