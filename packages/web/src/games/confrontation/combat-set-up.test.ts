/** What is set up for a person in a combat phase: nothing that is asked once combat dice lie there, a six to be rolled again among it. */
import { seeded } from '@escarmouche/engine/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { workerGameOf } from '../../worker/games.ts';
import { Session } from '../../worker/session.ts';
import type { Snapshot } from '../../worker/snapshot.ts';
import { exampleLaid } from './setup/examples.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a combat phase is set up before its first combat dice are placed', async () => {
  const of = await workerGameOf('confrontation');
  let later = 0;
  for (let seed = 1; seed <= 6; seed++) {
    const shown: Snapshot[] = [];
    const outside = {
      show: (s: Snapshot) => void shown.push(s),
      keep() {},
      broken(line: string) {
        throw new Error(line);
      },
    };
    const pace = { pause: 10, told: 'nothing' as const, alwaysAsk: true };
    const session = Session.fresh('m', of, { mode: 'combat', ...exampleLaid('IX-F.ex1') }, ['person', 'person'], seed, pace, outside);
    session.go();
    const random = seeded(seed);
    for (let n = 0; n < 200; n++) {
      vi.runAllTimers();
      const s = shown[shown.length - 1];
      if (s.node.kind !== 'decision') break;
      const fights = session.match.events.some((e) => e.key === 'dice-placed');
      if (fights && s.node.step === 'roll again') later++;
      if (fights) expect(s.setUp, `seed ${seed}, ${s.node.step}`).not.toBe('offered');
      session.take(s.at, s.seat, s.options[random.below(s.options.length)].id);
    }
  }
  expect(later).toBeGreaterThan(0);
});
