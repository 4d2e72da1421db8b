/** Everything of the app is fetched once, when there is nothing else to do: from then on every screen opens without the server, and a new window too. */

/** Milliseconds after the page stands, so that nothing of what is being looked at waits. */
const AFTER = 2_500;

/** Milliseconds within which a page finds a moment for it. */
const IDLE_WITHIN = 5_000;

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

/** Milliseconds that one file may take: one that hangs must not keep the others from coming. */
const LONGEST = 30_000;

/** Milliseconds until what did not come is asked for again, the first time; twice as long each time after. */
const AGAIN = 1_000;
/** No longer than this, in milliseconds: a server that was gone for an hour is found again soon. */
const SELDOM = 60_000;

/** Reads a file to the end, since what is cut off is not kept. */
async function read(name: string): Promise<ArrayBuffer> {
  return (await fetch(name, { priority: 'low', signal: AbortSignal.timeout(LONGEST) })).arrayBuffer();
}

/**
 * Fetches every file, one after the other. One that does not come goes to the end of the row and is asked for again after a pause: a connection
 * that broke once leaves nothing out, and a server that is gone is asked for one file a minute.
 * @param fetchOne fails where a file does not come
 */
export async function fetchEach(
  names: readonly string[],
  fetchOne: (name: string) => Promise<unknown>,
  pause: (milliseconds: number) => Promise<void>,
): Promise<void> {
  const row = [...names];
  let wait = AGAIN;
  for (let name = row.shift(); name !== undefined; name = row.shift()) {
    try {
      await fetchOne(name);
      wait = AGAIN;
    } catch {
      row.push(name);
      await pause(wait);
      wait = Math.min(SELDOM, 2 * wait);
    }
  }
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function fetchAll(): Promise<void> {
  // Where it may not begin, parts are fetched all the same.
  await keeper().catch(() => undefined);
  let listed: unknown;
  const readList = async (): Promise<void> => {
    listed = JSON.parse(new TextDecoder().decode(await read(LIST)));
  };
  await fetchEach(['/'], read, pause);
  await fetchEach([LIST], readList, pause);
  if (!Array.isArray(listed)) return;
  await fetchEach(
    listed.filter((name) => typeof name === 'string'),
    read,
    pause,
  );
  document.documentElement.dataset.fetched = 'all';
}

function wantsLittle(): boolean {
  return (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
}

/** Fetches what the page has not needed yet, one file after the other; not for somebody who asked to save data. */
export function fetchTheRest(): void {
  if (import.meta.env.DEV || wantsLittle()) return;
  const idle = typeof requestIdleCallback === 'undefined' ? (then: () => void, _within: object) => setTimeout(then) : requestIdleCallback;
  // A page that is busy all the time fetches too, a little later.
  setTimeout(() => idle(() => void fetchAll().catch(() => undefined), { timeout: IDLE_WITHIN }), AFTER);
}
