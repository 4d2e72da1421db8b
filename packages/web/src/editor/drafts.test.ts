/** What is read of a position that is being made, and what is told of it. */
import { afterEach, expect, it, vi } from 'vitest';
import { readInWorker } from '../worker/client.ts';
import { type Drafts, faultsAt, withChange, withStep } from './drafts.ts';
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

it('steps of one run are taken back together, and nothing else with them', () => {
  const draft = (situation: number) => ({ situation, script: [] });
  const to = (all: Drafts, situation: number, run?: string): Drafts => withChange(all, () => draft(situation), run);
  const seen = ({ list, at }: Drafts): unknown => list.map((d, i) => (i === at ? [d.situation] : d.situation));
  const begun: Drafts = { list: [draft(0)], at: 0, run: '' };
  const ran = to(to(to(begun, 1), 2, 'A1'), 3, 'A1');
  expect(seen(ran)).toEqual([0, 1, [3]]);
  expect(seen(withStep(ran, -1))).toEqual([0, [1], 3]);
  // Another figure's, and whatever is no step, begins anew; so does the same one after the way back.
  expect(seen(to(ran, 4, 'B1'))).toEqual([0, 1, 3, [4]]);
  expect(seen(to(to(ran, 4), 5, 'A1'))).toEqual([0, 1, 3, 4, [5]]);
  expect(seen(to(to(ran, 4), 5))).toEqual([0, 1, 3, 4, [5]]);
  expect(seen(to(withStep(withStep(ran, -1), 1), 4, 'A1'))).toEqual([0, 1, 3, [4]]);
  expect(to(ran, 3)).toBe(ran);
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
