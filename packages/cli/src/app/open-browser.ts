/** Opens an address in the person's own browser, where there is a person. */
import { spawn } from 'node:child_process';

function hasScreen(env: NodeJS.ProcessEnv): boolean {
  if (env.NO_OPEN || (env.CI && env.CI !== 'false')) return false;
  if (process.platform === 'win32' || process.platform === 'darwin') return !env.SSH_CONNECTION;
  return Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
}

/** Opens it where there is a screen. Never fails: the address is printed anyway. */
export function openBrowser(address: string): void {
  if (!hasScreen(process.env)) return;
  const [program, parameters]: [string, string[]] =
    process.platform === 'win32'
      ? ['cmd', ['/c', 'start', '', address]]
      : process.platform === 'darwin'
        ? ['open', [address]]
        : ['xdg-open', [address]];
  const child = spawn(program, parameters, { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}
