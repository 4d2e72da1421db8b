/** A table at which persons say what fell and what they drew, and the app keeps the rules. */
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { AnyWorkerGame } from './game.ts';
import type { Pace, SeatKind } from './protocol.ts';
import { Session } from './session.ts';
import type { Snapshot } from './snapshot.ts';

/** Time goes by only where a test says so. */
export function inNoTime(): void {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
}

const PACE: Pace = { pause: 1, told: 'all', alwaysAsk: false };

interface Table {
  readonly session: Session;
  readonly now: () => Snapshot;
}

export function table(of: AnyWorkerGame, setup: unknown, seats: readonly SeatKind[], pace: Partial<Pace> = {}): Table {
  let last: Snapshot | null = null;
  const session = Session.fresh(
    'm',
    of,
    setup as never,
    seats,
    3,
    { ...PACE, ...pace },
    {
      show(s) {
        last = s;
      },
      keep() {},
      broken(line) {
        throw new Error(line);
      },
    },
  );
  session.go();
  const now = (): Snapshot => {
    vi.runAllTimers();
    if (last === null) throw new Error('nothing was shown');
    return last;
  };
  return { session, now };
}

/** Answers whatever is asked, dice with ones and draws with the last of what can be drawn, until something holds. */
export function until(
  { session, now }: Table,
  done: (s: Snapshot) => boolean,
  most = 400,
  pick: (options: Snapshot['options']) => Snapshot['options'][number] | undefined = () => undefined,
): Snapshot {
  for (let n = 0; n < most; n++) {
    const s = now();
    if (done(s) || s.node.kind === 'over') return s;
    expect(s.waits).toBe(true);
    const drawn = s.draws?.[s.at % s.draws.length];
    if (drawn !== undefined) session.take(s.at, s.seat, drawn.id);
    else if (s.node.kind === 'chance') session.roll(s.at, Array<number>(s.node.dice?.dice ?? 0).fill(1 + (s.at % 6)));
    else session.take(s.at, s.seat, (pick(s.options) ?? s.options[s.at % s.options.length]).id);
  }
  return now();
}
