/** The app on this computer: served, said where, opened in the person's browser. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openBrowser } from './open-browser.ts';
import { type Serving, serve } from './serve.ts';

/** The built app's folder: its own package brings it along, in a clone it is where it was built. */
function appFolder(): string {
  const isClone = existsSync(new URL('../../src/main.ts', import.meta.url));
  return fileURLToPath(new URL(isClone ? '../../../web/dist/' : '../../app/', import.meta.url));
}

/** Serves the app and opens it where there is a screen; `say` is told its address, with whatever comes `besides`. Rejects as `serve` does. */
export async function startApp(port: number, say: (address: string) => void, open = true, besides = ''): Promise<Serving> {
  const server = await serve(appFolder(), port);
  const address = `http://localhost:${server.port}${besides}`;
  say(address);
  if (open) openBrowser(address);
  return server;
}
