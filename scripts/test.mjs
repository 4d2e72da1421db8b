/**
 * `npm test`: every check and every test, the browser's included. The last line is `N passed, N failed`.
 *
 *   node scripts/test.mjs [--fast]     --fast leaves out the build and the browser, and plays fewer random games
 *
 * The numbers count tests. A check that fails (format, types, …) and a test run that breaks outside of its tests count as one failure each.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureBrowser } from './find-browser.mjs';
import { projects } from './games.mjs';
import { ensureInstalled } from './install.mjs';
import { root, run, tool } from './project.mjs';
import { count } from './test-count.mjs';

const fast = process.argv.includes('--fast');

// The tests that play random games read this; without it they play as many as they are meant to.
if (fast) {
  process.env.ESCARMOUCHE_GAMES ??= '1';
  process.env.ESCARMOUCHE_FILES ??= '50';
}

// The browser's tests take pictures for people to look at; here only of what failed, unless they are asked for.
process.env.ESCARMOUCHE_PICTURES ??= '0';

/** Files that take seconds each: the program started again and again, what plays many whole games, and files as large as can be. */
const SLOW = [
  'scripts/{imports,start,surface}.test.mjs',
  'packages/cli/src/**/{arena,hostile,lab,lab-database,lab-readings,lab-spawned,luck,named,own-bots-spawned,own-faults,packed,packs,play}.test.ts',
  'packages/cli/src/**/{readme,rulings,spawned}.test.ts',
  'packages/cli/src/games/gloomhaven.test.ts',
  'packages/engine/src/bots/**/*.test.ts',
  'packages/engine/src/games/*/{foresee,luck,mirror,notation,properties-of-states,situation-writing,threats,vocabulary}.test.ts',
  'packages/engine/src/games/confrontation/wounds.test.ts',
  'packages/engine/src/games/underworlds/rules/{found-quickly,ways}.test.ts',
  'packages/engine/src/games/wow/{odds,own,promises}.test.ts',
  'packages/engine/src/games/wow/rules/moving.test.ts',
  'packages/files/src/**/{faults,fuzz,mutants,positions,sizes,told}.test.ts',
  'packages/lab/src/**/{playing,rows,wow-readings,*-worth}.test.ts',
  'packages/web/src/**/{alone,books,film,judging,passing,positions,said,setting-up,story,talk,turnCase}.test.ts',
  'packages/web/src/editor/open.test.ts',
  'packages/web/src/games/gloomhaven/turns/ruling.test.ts',
];

/** The longest first: what is begun last should be short. @type {[name: string, program: string, parameters: string[]][]} */
const checks = [
  ['lint with types', tool('oxlint'), ['--type-aware', '--deny-warnings']],
  ['types of everything', tool('tsc'), ['--project', 'tsconfig.json', '--pretty', 'false']],
  ['format and lint', tool('biome'), ['check', '--colors=off', '--error-on-warnings', '.']],
  ['unused files, exports, dependencies', tool('knip'), ['--no-progress', '--cache']],
  ['direction of imports', process.execPath, ['scripts/imports.mjs']],
];

/** What the browser's tests are of: built beside the other tests, which need nothing of it. @type {typeof checks[0]} */
const build = ['build', process.execPath, [join('scripts', 'build.mjs')]];

/** What is left out of the fast tests: its reader is installed on its own. @type {typeof checks} */
const slow = [['public surface', process.execPath, [join('scripts', 'surface.mjs')]]];

/** Before the tests: some of them start the program, and two must not write its `dist` at once. @type {typeof checks[0]} */
const packages = ['types of the packages', tool('tsc'), ['--build', ...projects, '--pretty', 'false']];

let passed = 0;
let failed = 0;

/**
 * @param {string} name
 * @param {boolean} ok
 * @param {number} seconds
 */
function report(name, ok, seconds) {
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
}

/**
 * One after the other. What they print is shown only where they fail, and by the returned function, so that nothing is mixed with what
 * the tests print meanwhile.
 * @param {typeof checks} all
 * @returns {Promise<() => void>}
 */
async function runChecks(all) {
  /** @type {(() => void)[]} */
  const reports = [];
  for (const [name, program, parameters] of all) {
    const { ok, output, seconds } = await run(program, parameters);
    reports.push(() => {
      report(name, ok, seconds);
      if (ok) return;
      failed += 1;
      console.log(output.trimEnd());
    });
  }
  return () => {
    for (const tell of reports) tell();
  };
}

/**
 * @param {string} name
 * @param {string[]} parameters vitest's
 */
async function runTests(name, parameters) {
  console.log(`\n${name}`);
  const result = join(root, 'test-results', `${name.replaceAll(' ', '-')}.json`);
  // An old result must not stand in for a run that crashed.
  rmSync(result, { force: true });
  const { ok, seconds } = await run(
    tool('vitest'),
    ['run', ...parameters, '--reporter=default', '--reporter=json', `--outputFile.json=${result}`],
    { show: 'all' },
  );
  const tests = count(ok, () => readFileSync(result, 'utf8'));
  passed += tests.passed;
  failed += tests.failed;
  report(
    `${name}: ${tests.passed} passed, ${tests.failed} failed${tests.left > 0 ? `, ${tests.left} left out` : ''}`,
    tests.failed === 0,
    seconds,
  );
  for (const test of tests.again) console.log(`       passed at the second try: ${test}`);
}

/**
 * A step that is no test of its own but that the tests need.
 * @param {string} name
 * @param {() => Promise<unknown>} step fails by rejecting or by giving false
 */
async function runStep(name, step) {
  const started = performance.now();
  const ok = await step().then(
    (value) => value !== false,
    (error) => {
      console.log(/** @type {Error} */ (error).message);
      return false;
    },
  );
  report(name, ok, (performance.now() - started) / 1000);
  if (!ok) failed += 1;
  return ok;
}

/** @param {Promise<unknown> | null} asked what may have come to an error, which is thrown */
async function told(asked) {
  const came = await asked;
  if (came instanceof Error) throw came;
}

async function main() {
  if (!(await runStep('dependencies', () => ensureInstalled()))) return;
  (await runChecks([packages]))();
  // What was just built is what the tests take, and what is broken is tested from its sources.
  if (failed === 0) process.env.ESCARMOUCHE_BUILT ??= '1';
  // Beside the tests, whose start and end leave a processor idle; a browser that has to be fetched comes meanwhile.
  const checking = runChecks(fast ? checks : [build, ...checks, ...slow]);
  const browser = fast ? null : ensureBrowser().catch((error) => /** @type {Error} */ (error));
  await runTests('unit tests', fast ? ['--experimental.fsModuleCache', ...SLOW.flatMap((name) => ['--exclude', name])] : []);
  console.log('');
  (await checking)();
  if (fast) return;
  console.log('');
  const ready = (await ensureBuilt(['node', 'web'])) && (await runStep('a browser', () => told(browser)));
  if (ready) await runTests('browser tests', ['--config', 'vitest.browser.config.ts']);
  else console.log('The browser tests could not be run.');
}

const started = performance.now();
await main();
console.log(`\nTook ${((performance.now() - started) / 1000).toFixed(0)} s.`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
