/** The app on this computer: served, said where, opened in the person's browser. */
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { openBrowser } from './open-browser.ts';
import { type Serving, serve } from './serve.ts';

/** Where the app is served unless another port is given. */
export const USUAL_PORT = 4321;

/** The built app's folder. Throws where the app was not built. */
export function appFolder(): string {
  return dirname(createRequire(import.meta.url).resolve('@escarmouche/web/index.html'));
}

/** Serves the app and opens it where there is a screen; `say` is told its address. Rejects as `serve` does. */
export async function startApp(port: number, say: (address: string) => void, open = true): Promise<Serving> {
  const server = await serve(appFolder(), port);
  const address = `http://localhost:${server.port}`;
  say(address);
  if (open) openBrowser(address);
  return server;
}
