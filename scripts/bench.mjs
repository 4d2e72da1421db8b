/**
 * `npm run bench` and `npm run bench:peers`: brings the build up to date and measures it. The peers' libraries are installed on
 * their own, here and only here.
 *
 *   node scripts/bench.mjs [peers | readers | questions | odds | presses] [options of the benchmark]
 */
import { join } from 'node:path';
import { BENCHMARKS, optionsOf, refuse } from '../bench/options.mjs';
import { ensureBuilt } from './build.mjs';
import { needsInstall } from './install.mjs';
import { npm, root, run } from './project.mjs';

const [first, ...rest] = process.argv.slice(2);
const peers = first === 'peers';
const named = first !== undefined && !first.startsWith('-');
if (named && !Object.hasOwn(BENCHMARKS, first))
  refuse(`there is no benchmark ${JSON.stringify(first)}: ${Object.keys(BENCHMARKS).join(', ')}`);
const parameters = named ? rest : process.argv.slice(2);
// What is wrong with the options is said before anything is built.
optionsOf(named ? first : 'games', parameters);
/** Benchmarks that have a file of their own; only one of them needs the page. */
const own = named && !peers && first !== 'games' ? `${first}.mjs` : null;
if (!(await ensureBuilt(peers || (own !== null && first !== 'presses') ? ['node'] : ['node', 'web'], { show: 'stderr' }))) process.exit(1);

const folder = join(root, 'bench', 'peers');
if (peers && needsInstall(folder)) {
  console.error('Installing the peers (npm ci in bench/peers)…');
  const [program, installing] = npm(['ci', '--no-audit', '--no-fund', '--ignore-scripts']);
  if (!(await run(program, installing, { cwd: folder, show: 'stderr' })).ok) process.exit(1);
}
const script = peers ? join(folder, 'peers.mjs') : join(root, 'bench', own ?? 'bench.mjs');
const { ok } = await run(process.execPath, [script, ...parameters], { show: 'all' });
process.exit(ok ? 0 : 1);
