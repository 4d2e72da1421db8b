/** The running match as the page knows it: the latest snapshot, its log, and what is wrong, if anything. */
import type { GameEvent } from '@escarmouche/engine/core';
import { dismiss, notify } from '../app/notices.ts';
import { storageFailed } from '../app/storage.ts';
import { createStore } from '../app/store.ts';
import { ruleNumber } from '../design/RuleRef.tsx';
import type { AnyGameTable } from '../games/contract.ts';
import { tableOf } from '../games/registry.ts';
import { settings } from '../settings/store.ts';
import { tableStrings } from '../table/strings.ts';
import { ask, onNews, WorkerFault } from '../worker/client.ts';
import type { Opened, Pace, Passing, SeatKind, Snapshot, UndoState } from '../worker/protocol.ts';
import { current, load } from './store.ts';

/** A match that runs. */
export interface Live {
  readonly id: string;
  readonly game: AnyGameTable;
  readonly seats: readonly SeatKind[];
  /** Built from the set-up: names and geometry; the rules run in the worker. */
  readonly table: unknown;
  readonly snapshot: Snapshot | null;
  /** The whole log of the seat shown. */
  readonly events: readonly GameEvent[];
  /** How many of the latest events the last snapshot brought. */
  readonly fresh: number;
}

/** The running match; null where none is open. */
export const live = createStore<Live | null>(null);

const PAUSES = { steps: null, slow: 1500, normal: 700, fast: 30 } as const;

/** How the worker plays along, by the person's settings. */
function paceNow(): Pace {
  const { speed, dice, passes } = settings.get();
  return { pause: PAUSES[speed], typedDice: dice === 'typed', alwaysAsk: passes === 'ask' };
}

/** A seed nobody can guess; an address with `?seed=7` plays the same dice every time. */
function freshSeed(): number {
  const asked = new URLSearchParams(location.search).get('seed');
  if (asked !== null && /^\d{1,9}$/.test(asked)) return Number(asked);
  return crypto.getRandomValues(new Int32Array(1))[0];
}

/** The match that is being opened: snapshots may come before the answer that opens it. */
let opening: Live | null = null;

function hearSnapshot(snapshot: Snapshot): void {
  const now = opening?.id === snapshot.match ? opening : live.get();
  if (now === null || now.id !== snapshot.match) return;
  // What was refused before is no longer news once the match has gone on.
  if (now.snapshot !== null && now.snapshot.at !== snapshot.at) dismiss('answer');
  const next: Live = {
    ...now,
    snapshot,
    events: [...now.events.slice(0, snapshot.log.keep), ...snapshot.log.add],
    fresh: snapshot.log.add.length,
  };
  if (opening === now) opening = next;
  live.set(next);
}

let listening = false;

function listen(): void {
  if (listening) return;
  listening = true;
  onNews((news) => {
    if (news.news === 'snapshot') hearSnapshot(news.snapshot);
    else if (news.news === 'broken') notify('worker', tableStrings(settings.get().lang).broken(news.line), 'bad');
    else if (!news.ok) storageFailed();
  });
  settings.subscribe(() => {
    if (live.get() !== null) void ask('pace', paceNow());
  });
}

async function fresh(id: string, { game: name, setup, seats }: Opened): Promise<Live> {
  const game = await tableOf(name);
  return { id, game, seats, table: game.tables(setup), snapshot: null, events: [], fresh: 0 };
}

/** Begins a match under an id. @throws WorkerFault for a set-up that breaks a rule. */
export async function beginLive(id: string, opened: Opened): Promise<void> {
  listen();
  try {
    opening = await fresh(id, opened);
    await ask('start', { id, ...opened, seed: freshSeed(), pace: paceNow() });
  } finally {
    opening = null;
  }
}

/** Goes on with a match file's text. @throws WorkerFault where it does not read or play back. */
export async function resumeLive(id: string, text: string, name: string): Promise<void> {
  listen();
  const opened = await ask('resume', { id, text, name, seed: freshSeed(), pace: paceNow() });
  live.set(await fresh(id, opened));
  await ask('show', null);
}

/** What messages call a match of the store. */
export function savedName(): string {
  return tableStrings(settings.get().lang).savedMatch;
}

/** Opens the match last played, after a reload. Returns whether there is one. */
export async function reopen(): Promise<boolean> {
  if (live.get() !== null) return true;
  const id = await current();
  const text = id === null ? null : await load(id).catch(() => null);
  if (id === null || text === null) return false;
  await resumeLive(id, text, savedName());
  return true;
}

/** Takes an option at the node shown. A refusal leaves the match untouched and is said in one line. */
export async function take(id: string): Promise<void> {
  const snapshot = live.get()?.snapshot;
  if (!snapshot) return;
  await ask('take', { at: snapshot.at, seat: snapshot.seat, id }).catch(tellFault);
}

/** Lets real dice fall. */
export async function roll(faces: readonly number[]): Promise<void> {
  const snapshot = live.get()?.snapshot;
  if (!snapshot) return;
  await ask('roll', { at: snapshot.at, faces }).catch(tellFault);
}

/** What was held on screen has been seen; `all`: nothing more need be shown until a person is asked. */
export async function goOn(all = false): Promise<void> {
  await ask('goOn', { all }).catch(tellFault);
}

/** Says how the seat shown passes from now on. */
export async function pass(how: Passing): Promise<void> {
  const snapshot = live.get()?.snapshot;
  if (snapshot) await ask('passing', { ...how, seat: snapshot.seat }).catch(tellFault);
}

/** Takes back the last decision of a person. */
export function undo(consent: boolean): Promise<UndoState> {
  return ask('undo', { consent });
}

function tellFault(error: unknown): void {
  if (!(error instanceof WorkerFault)) throw error;
  const { fault } = error;
  const now = live.get();
  const { lang } = settings.get();
  if (fault.kind !== 'refused' || !now?.snapshot) {
    notify('answer', error.message, 'bad');
    return;
  }
  const speech = now.game.speech(lang, now.table, now.snapshot.position);
  const why = fault.reasons.map((r) => `${speech.reason(r)} (${ruleNumber(r.rule)})`).join(' ');
  notify('answer', tableStrings(lang).refused(why), 'bad');
}
