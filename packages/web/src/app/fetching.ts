/** Everything of the app is fetched once, when there is nothing else to do: from then on every screen opens without the server, and a new window too. */

/** Milliseconds after the page stands, so that nothing of what is being looked at waits. */
const AFTER = 2_500;

/** Written by the build: every script and style sheet. Their names bear a hash, so that the browser keeps them as they are. */
const LIST = '/files.json';

/** Keeps what is fetched from now on for a window that opens without the server (`public/offline.js`). */
const KEEPER = '/offline.js';

/** Milliseconds that the keeper may take to begin. */
const PATIENCE = 5_000;

/** Waits until everything fetched passes by the keeper; a browser without one keeps what it keeps. */
async function keeper(): Promise<void> {
  const { serviceWorker } = navigator;
  // Absent where the page was fetched in the open, from another machine.
  if (serviceWorker === undefined) return;
  const begun = new Promise<void>((resolve) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, PATIENCE);
  });
  await serviceWorker.register(KEEPER);
  if (serviceWorker.controller === null) await begun;
}

async function fetchAll(): Promise<void> {
  // Where it may not begin, parts are fetched all the same.
  await keeper().catch(() => undefined);
  await (await fetch('/', { priority: 'low' })).arrayBuffer();
  const listed: unknown = await (await fetch(LIST, { priority: 'low' })).json();
  if (!Array.isArray(listed)) return;
  for (const name of listed) {
    // Read to the end: what is cut off is not kept.
    if (typeof name === 'string') await (await fetch(name, { priority: 'low' })).arrayBuffer();
  }
  document.documentElement.dataset.fetched = 'all';
}

function wantsLittle(): boolean {
  return (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
}

/** Fetches what the page has not needed yet, one file after the other; not for somebody who asked to save data. */
export function fetchTheRest(): void {
  if (import.meta.env.DEV || wantsLittle()) return;
  const idle = typeof requestIdleCallback === 'undefined' ? setTimeout : requestIdleCallback;
  // What does not come now is asked for again when it is needed, and the screen that needs it says so.
  setTimeout(() => idle(() => void fetchAll().catch(() => undefined)), AFTER);
}
