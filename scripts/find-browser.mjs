/**
 * A browser for the tests: found where there is one, installed where there is none.
 *
 *   node scripts/find-browser.mjs      prints the path of its program
 *
 * In this order: ESCARMOUCHE_BROWSER; Chromium without its windows, where that is packaged apart (it takes a tenth less of the processor);
 * Chrome, Chromium or Edge as installed; Playwright's own download; Debian's package.
 */
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run, tool } from './project.mjs';

const names = [
  'chromium-headless-shell',
  'chromium',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chromium-browser',
  'microsoft-edge',
  'microsoft-edge-stable',
  'msedge',
];
const advice = 'No browser for the tests: install Chrome, Chromium or Edge, or set ESCARMOUCHE_BROWSER to the path of one.';

/**
 * What Playwright turns off itself, since the last list given is the one that counts; what a new browser puts behind its address bar,
 * two pages of its own for each window that is opened, which take more of the processor than the page under test; and the process that is
 * kept ready for a page that may come: for most it does not.
 */
const turnedOff = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'msForceBrowserSignIn',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/** What every start of a browser is given: no screen, no first-run pages, no talk with its maker's servers. */
const startParameters = [
  `--disable-features=${turnedOff.join(',')}`,
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  // A page of a test lives for seconds: what the last of V8's compilers and several threads that collect garbage cost does not come back, and
  // what the last but one costs only where something is called by the thousand.
  '--js-flags=--no-turbofan,--invocation-count-for-maglev=3000,--min-semi-space-size=16,--single-threaded-gc',
  // Chromium refuses to run as root with its sandbox on.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Where browsers are usually installed, on PATH first. */
function usualPlaces() {
  const { env, platform } = process;
  const extension = platform === 'win32' ? '.exe' : '';
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => (folder === '' ? [] : names.map((name) => join(folder, name + extension))));
  if (platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) => `Applications/${name}.app/Contents/MacOS/${name}`);
    return [...onPath, ...['/', env.HOME ?? '/'].flatMap((top) => apps.map((app) => join(top, app)))];
  }
  if (platform === 'win32') {
    const tops = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter((top) => top !== undefined);
    const apps = [
      'Google\\Chrome\\Application\\chrome.exe',
      'Chromium\\Application\\chrome.exe',
      'Microsoft\\Edge\\Application\\msedge.exe',
    ];
    return [...onPath, ...tops.flatMap((top) => apps.map((app) => join(top, app)))];
  }
  return [...onPath, '/opt/google/chrome/chrome', '/opt/microsoft/msedge/msedge'];
}

/** Where Playwright keeps the browser it downloads; undefined before anything is installed. */
async function playwrightsOwn() {
  try {
    return (await import('playwright-core')).chromium.executablePath();
  } catch {
    return undefined;
  }
}

/**
 * Whether it is there and starts: Ubuntu's `chromium-browser` may be a mere hint to install a snap, and a downloaded one may lack libraries.
 * @param {string} path
 */
async function works(path) {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    return false;
  }
  // On Windows `--version` opens a window instead of answering.
  return process.platform === 'win32' || (await run(path, ['--version'], { timeout: 20_000 })).ok;
}

/** @returns {Promise<string | undefined>} the path of a browser that is installed, without installing one */
async function findBrowser() {
  const chosen = process.env.ESCARMOUCHE_BROWSER;
  if (chosen) {
    if (await works(chosen)) return chosen;
    throw new Error(`ESCARMOUCHE_BROWSER=${chosen} is not a browser that starts.`);
  }
  for (const path of [...usualPlaces(), await playwrightsOwn()]) {
    if (path && (await works(path))) return path;
  }
  return undefined;
}

/** Ways to install one, each tried where it can work. */
const installers = [
  {
    name: "Playwright's Chromium",
    fits: async () => existsSync(tool('playwright-core')),
    // Long enough for 170 MB over a slow line; without a network it gives up in seconds by itself.
    install: () => run(tool('playwright-core'), ['install', 'chromium', '--no-shell'], { timeout: 300_000 }),
  },
  {
    name: "Debian's chromium",
    fits: isDebian,
    install: async () => {
      const update = await asRoot(['apt-get', 'update']);
      // The fonts too: on a bare machine a page without any would be a page of empty boxes.
      if (!update.ok) return update;
      const install = ['apt-get', 'install', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120', 'fonts-liberation'];
      const small = await asRoot([...install, 'chromium-headless-shell']);
      // Older releases have the whole one only.
      return small.ok ? small : asRoot([...install, 'chromium']);
    },
  },
];

async function isDebian() {
  try {
    const system = readFileSync('/etc/os-release', 'utf8');
    if (!/^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(system)) return false;
  } catch {
    return false;
  }
  return process.getuid?.() === 0 || (await run('sudo', ['-n', 'true'], { timeout: 10_000 })).ok;
}

/** @param {string[]} command */
function asRoot(command) {
  const [program, ...parameters] = process.getuid?.() === 0 ? command : ['sudo', '-n', '--preserve-env=DEBIAN_FRONTEND', ...command];
  return run(program, parameters, { timeout: 600_000, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}

/** @returns {Promise<string>} the path of a browser, installed now if need be; rejects with one line that says what to do */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;
  for (const { name, fits, install } of installers) {
    if (!(await fits())) continue;
    console.error(`Installing ${name}…`);
    const { ok, output, seconds } = await install();
    const installed = ok ? await findBrowser() : undefined;
    if (installed) return installed;
    const reason = ok
      ? 'it does not start'
      : (output.split('\n').find((line) => /error|E:|refused/i.test(line)) ?? 'no reason given').trim();
    console.error(`${name} could not be installed (${seconds.toFixed(0)} s): ${reason}`);
  }
  throw new Error(advice);
}

/**
 * Starts a browser for a test.
 * @param {Omit<import('playwright-core').LaunchOptions, 'executablePath'>} [options]
 * @returns {Promise<import('playwright-core').Browser>}
 */
export async function launch(options = {}) {
  const { chromium } = await import('playwright-core');
  return chromium.launch({ headless: true, ...options, ...(await started(options.args)) });
}

/**
 * Starts a browser that keeps what it has stored in a folder: another one that is started with it afterwards has it again.
 * @param {string} folder
 * @param {Omit<import('playwright-core').BrowserContextOptions, 'args'>} [options]
 * @returns {Promise<import('playwright-core').BrowserContext>} its window, whose end is the browser's
 */
export async function launchKept(folder, options = {}) {
  const { chromium } = await import('playwright-core');
  return chromium.launchPersistentContext(folder, { headless: true, ...options, ...(await started()) });
}

/** @param {string[]} [more] */
async function started(more = []) {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error(`${advice} (node scripts/find-browser.mjs tries to install one.)`);
  return { executablePath, args: [...startParameters, ...more] };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(await ensureBrowser());
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
    process.exitCode = 1;
  }
}
