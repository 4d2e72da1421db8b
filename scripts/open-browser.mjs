/** Opens an address in the person's own browser, where there is a person. */
import { spawn } from 'node:child_process';

/** @param {NodeJS.ProcessEnv} env */
function hasScreen(env) {
  if (env.NO_OPEN || (env.CI && env.CI !== 'false')) return false;
  if (process.platform === 'win32' || process.platform === 'darwin') return !env.SSH_CONNECTION;
  return Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
}

/**
 * Never fails: the address is printed anyway.
 * @param {string} address
 */
export function openBrowser(address) {
  if (!hasScreen(process.env)) return;
  /** @type {[string, string[]]} */
  const [program, parameters] =
    process.platform === 'win32'
      ? ['cmd', ['/c', 'start', '', address]]
      : process.platform === 'darwin'
        ? ['open', [address]]
        : ['xdg-open', [address]];
  const child = spawn(program, parameters, { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}
