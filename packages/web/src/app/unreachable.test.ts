import { describe, expect, it } from 'vitest';
import { WorkerFault } from '../worker/client.ts';
import { faultLines } from './faults.ts';
import { isUnreachable } from './unreachable.ts';

describe('what could not be fetched', () => {
  it.each([
    'Failed to fetch dynamically imported module: http://localhost/assets/x.js',
    'error loading dynamically imported module: http://localhost/assets/x.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/x.css',
    'Failed to fetch',
  ])('is known by what browsers say: %s', async (line) => {
    expect(isUnreachable(new TypeError(line))).toBe(true);
    const said = await faultLines(new TypeError(line));
    expect(said.en).toMatch(/the server does not answer/);
    expect(said.fr).toMatch(/le serveur ne répond pas/);
    expect(said.en + said.fr).not.toMatch(/http|assets|module/);
  });

  it('is no other mistake', () => {
    expect(isUnreachable(new TypeError("Cannot read properties of undefined (reading 'id')"))).toBe(false);
    expect(isUnreachable('Failed to fetch')).toBe(false);
  });

  it('of the worker, and a store that keeps silent, speak to a person too', async () => {
    expect((await faultLines(new WorkerFault({ kind: 'unreachable' }))).fr).toMatch(/le serveur ne répond pas/);
    expect((await faultLines(new WorkerFault({ kind: 'store', silent: true }))).en).toMatch(/store does not answer/);
    expect((await faultLines(new WorkerFault({ kind: 'store', silent: false }))).en).toMatch(/does not let the app keep/);
  });
});
