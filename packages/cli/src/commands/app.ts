/** `app`: serves the app on this computer until it is stopped. */
import { USUAL_PORT } from '../app/port.ts';
import { startApp } from '../app/start.ts';
import { OK, type Speaking } from '../common.ts';
import { CliFault, reasonOf } from '../io.ts';

/** What is wished of it. */
export interface AppWishes {
  readonly port: number;
  readonly open: boolean;
}

/** Runs the command, with games `more` than the app itself has, by their names: it ends once the app is served, and the program goes on until it is stopped. */
export async function app({ io, texts, json }: Speaking, { port, open }: AppWishes, more: readonly string[]): Promise<number> {
  // Games of one's own are asked for in the address: the app knows those of the examples.
  const besides = more.length === 0 ? '' : `/?with=${more.join(',')}`;
  try {
    await startApp(port, (address) => io.out(`${json ? JSON.stringify({ address }) : texts.app.at(address)}\n`), open, besides);
    return OK;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new CliFault((t) => t.app.taken(port, port === 65_535 ? USUAL_PORT : port + 1));
    if (code === 'ENOENT') throw new CliFault((t) => t.app.notBuilt);
    throw new CliFault((t) => t.app.notServed(port, reasonOf(error, t)));
  }
}
