/** What is read of a position that is being made, and what is told of it. */
import { afterEach, expect, it, vi } from 'vitest';
import { readInWorker } from '../worker/client.ts';
import { faultsAt } from './drafts.ts';
import { readHere } from './open.ts';

afterEach(() => vi.unstubAllGlobals());

it('every fault of a field is told at it', () => {
  const line = (en: string) => ({ en, fr: `${en} fr` });
  const all = [
    { at: 'figures.A', line: line('one') },
    { at: 'turn', line: line('two') },
    { at: 'figures.A', line: line('three') },
  ];
  expect([...faultsAt(all, 'fr')]).toEqual([
    ['figures.A', 'one fr\nthree fr'],
    ['turn', 'two fr'],
  ]);
});

it('a position that waits behind a file that is given up is read all the same; one that is wrong is not asked again', async () => {
  const heard: { readonly n: number; readonly text: string; tell(data: object): void }[] = [];
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage({ n, with: { text } }: { n: number; with: { text: string } }): void {
        heard.push({ n, text, tell: (data) => void this.dispatchEvent(new MessageEvent('message', { data: { n, ...data } })) });
      }
      terminate(): void {}
    },
  );
  const large = readInWorker({ what: 'match', text: 'large', name: 'large.json' });
  const gone = large.answer.catch((error: Error) => error.name);
  const read = readHere('mine');
  expect(heard.map((x) => x.text)).toEqual(['large', 'mine']);
  large.cancel();
  expect(await gone).toBe('Cancelled');
  await vi.waitFor(() => expect(heard.map((x) => x.text)).toEqual(['large', 'mine', 'mine']));
  heard[2].tell({ ok: 'a ruling' });
  expect(await read).toBe('a ruling');

  const wrong = readHere('wrong').catch((error: Error) => error.name);
  heard[3].tell({ fault: { kind: 'bug', line: 'no' } });
  expect(await wrong).toBe('WorkerFault');
  expect(heard).toHaveLength(4);
});
