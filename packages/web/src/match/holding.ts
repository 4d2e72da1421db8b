/**
 * One window plays a match, and holds it; the others follow. A lock says who holds it, gone with its window whatever ends that; a
 * channel is how windows talk. Where the browser has no locks, whoever opens a match holds it: the store keeps older lines out.
 */
import type { GameEvent } from '@escarmouche/engine/core';
import { shared } from '../app/shared.ts';
import type { Opened } from '../worker/protocol.ts';
import type { Snapshot } from '../worker/snapshot.ts';

/** What is shown of a match: enough for another window to show the same. */
export interface Shown {
  readonly id: string;
  readonly opened: Opened;
  readonly snapshot: Snapshot | null;
  /** The whole log of the seat shown. */
  readonly events: readonly GameEvent[];
  /** How many of the latest events the last snapshot brought. */
  readonly fresh: number;
  /** Where the match and its log stood when a person last answered. */
  readonly answered?: Answered;
  /** The same of each seat by itself, where several persons play. */
  readonly answers?: Readonly<Record<number, Answered>>;
}

/** Answers that had been given, and events that had been told, when a person last answered. */
export interface Answered {
  readonly at: number;
  readonly events: number;
}

/** What of a snapshot is large, and mostly as it was in the one before. */
const largeOf = ({ position, options, refused }: Snapshot) => ({ position, options, refused });

/** What a picture and the next snapshot make together. */
export function withSnapshot<T extends Shown>(shown: T, snapshot: Snapshot): T {
  const { keep, add } = snapshot.log;
  return {
    ...shown,
    snapshot: shown.snapshot === null ? snapshot : { ...snapshot, ...shared(largeOf(shown.snapshot), largeOf(snapshot)) },
    events: [...shown.events.slice(0, keep), ...add],
    fresh: add.length,
    answered: answeredBy(shown, snapshot),
    answers: answersBy(shown, snapshot),
  };
}

/** A person answers where one was asked. Another's log begins anew, and what was taken back has not happened. */
function answeredBy({ snapshot: before, events, answered }: Shown, { at, log, seat }: Snapshot): Answered {
  const now = { at, events: log.keep + log.add.length };
  if (before === null || before.seat !== seat || at < before.at || log.keep < events.length) return now;
  return before.waits && at > before.at ? { at: before.at, events: log.keep } : (answered ?? now);
}

/** What was taken back has not been answered. Whoever was asked has answered, whoever looks now. */
function answersBy({ snapshot: before, events, answers = {} }: Shown, { at }: Snapshot): Shown['answers'] & object {
  const left = Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer.at < at));
  return before?.waits === true && at > before.at ? { ...left, [before.seat]: { at: before.at, events: events.length } } : left;
}

/** What windows say to each other about a match. */
export type Word = { readonly match: string } & (
  | { readonly say: 'hello' }
  /** To whoever follows: all there is to see, and what came next. */
  | { readonly say: 'state'; readonly shown: Shown }
  | { readonly say: 'snapshot'; readonly snapshot: Snapshot }
  /** Another window wants to play. It may, once this one has left; or this one stays, since it cannot save. */
  | { readonly say: 'leave' }
  | { readonly say: 'left' }
  | { readonly say: 'stays' }
  /** This window plays it from now on. */
  | { readonly say: 'claimed' }
);

/** Another version of the app may speak otherwise: it has a channel of its own. */
const CHANNEL = 'escarmouche-1';

let channel: BroadcastChannel | null = null;

/** Hears what other windows say from now on. */
export function listenToWindows(hear: (word: Word) => void): void {
  if (typeof BroadcastChannel === 'undefined') return;
  channel ??= new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', (e: MessageEvent<Word>) => hear(e.data));
}

/** Says something to the other windows. */
export function tell(word: Word): void {
  channel?.postMessage(word);
}

const nameOf = (match: string): string => `escarmouche:${match}`;

function locks(): LockManager | undefined {
  // Browsers have it on safe addresses only.
  return (navigator as { readonly locks?: LockManager }).locks;
}

let held: { readonly match: string; readonly release: () => void } | null = null;

/** Lets the match go that this window holds. */
export function release(): void {
  held?.release();
  held = null;
}

function request(match: string, options: LockOptions, lost: () => void): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = locks()?.request(nameOf(match), options, (lock) => {
      if (lock === null) {
        resolve(false);
        return;
      }
      return new Promise<void>((free) => {
        release();
        held = { match, release: free };
        resolve(true);
      });
    });
    // Taken away by another window.
    asked?.catch(() => {
      if (held?.match !== match) return;
      held = null;
      lost();
    });
  });
}

/**
 * Holds a match, and no other, where no window holds it; `anyway` takes it from the one that does. `lost` is called where another
 * window takes it away.
 * @returns whether it is held now
 */
export async function hold(match: string, lost: () => void, anyway = false): Promise<boolean> {
  if (locks() === undefined) return true;
  if (held?.match === match) return true;
  if (anyway) return request(match, { steal: true }, lost);
  if (await request(match, { ifAvailable: true }, lost)) return true;
  // A window that is being loaded again has let go of it a moment later.
  await new Promise((go) => setTimeout(go, 150));
  return request(match, { ifAvailable: true }, lost);
}

/** Calls `free` once no window holds a match any longer. @returns how to stop waiting */
export function whenFree(match: string, free: () => void): () => void {
  const stop = new AbortController();
  locks()
    ?.request(nameOf(match), { signal: stop.signal }, free)
    .catch(() => {
      // Not waited for any longer.
    });
  return () => stop.abort();
}
