/**
 * Keeps what the app is made of, so that a window opens where the server does not answer. The page itself is always the server's where it
 * answers: only without it comes the one that was kept last. Parts with a hash in their names never change, and are fetched once.
 */
const KEPT = 'escarmouche';
const PAGE = '/';
const LIST = '/files.json';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** Whatever the server gives, kept under a name of its own. */
async function fromServer(request, name) {
  const answer = await fetch(request);
  if (answer.ok) {
    const kept = await caches.open(KEPT);
    // A store that is full keeps nothing more: the app runs all the same.
    await kept.put(name, answer.clone()).catch(() => undefined);
  }
  return answer;
}

async function keptAs(name) {
  return (await caches.open(KEPT)).match(name);
}

/** What may change: the server's, or what was kept where it does not answer. */
async function changing(request, name) {
  try {
    return await fromServer(request, name);
  } catch (error) {
    const kept = await keptAs(name);
    if (kept !== undefined) return kept;
    throw error;
  }
}

/** Parts of earlier versions are thrown away once the list of a newer one is here. */
async function listed(request) {
  const answer = await changing(request, LIST);
  const names = new Set(await answer.clone().json());
  const kept = await caches.open(KEPT);
  for (const part of await kept.keys()) {
    const { pathname } = new URL(part.url);
    if (/^\/assets\/.*\.(?:js|css)$/.test(pathname) && !names.has(pathname)) await kept.delete(part);
  }
  return answer;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(keptAs(pathname).then((kept) => kept ?? fromServer(request, pathname)));
  else if (pathname === LIST) event.respondWith(listed(request));
  // The addresses of the app have no extension, and open its one page.
  else if (!/\.\w+$/.test(pathname)) event.respondWith(changing(request, PAGE));
  else event.respondWith(changing(request, pathname));
});
