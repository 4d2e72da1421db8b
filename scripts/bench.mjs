/**
 * `npm run bench` and `npm run bench:peers`: brings the build up to date and measures it. The peers' libraries are installed on
 * their own, here and only here.
 *
 *   node scripts/bench.mjs [peers | readers | questions | odds | presses] [options of the benchmark]
 */
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { needsInstall } from './install.mjs';
import { npm, root, run } from './project.mjs';

const [first, ...rest] = process.argv.slice(2);
const peers = first === 'peers';
/** Benchmarks that have a file of their own; only one of them needs the page. */
const own = ['readers', 'questions', 'odds', 'presses'].includes(first ?? '') ? `${first}.mjs` : null;
if (!(await ensureBuilt(peers || (own !== null && first !== 'presses') ? ['node'] : ['node', 'web'], { show: 'stderr' }))) process.exit(1);

const folder = join(root, 'bench', 'peers');
if (peers && needsInstall(folder)) {
  console.error('Installing the peers (npm ci in bench/peers)…');
  const [program, parameters] = npm(['ci', '--no-audit', '--no-fund', '--ignore-scripts']);
  if (!(await run(program, parameters, { cwd: folder, show: 'stderr' })).ok) process.exit(1);
}
const script = peers ? join(folder, 'peers.mjs') : join(root, 'bench', own ?? 'bench.mjs');
const { ok } = await run(process.execPath, [script, ...(peers || own !== null || first === undefined ? rest : [first, ...rest])], {
  show: 'all',
});
process.exit(ok ? 0 : 1);
