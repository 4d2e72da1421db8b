/** The running match as the page knows it: the latest snapshot, its log, and what is wrong, if anything. */

import { isLevel } from '@escarmouche/engine/bots';
import { citationOf, tableOf } from '../app/games.ts';
import { dismiss, notify } from '../app/notices.ts';
import { storageFailed, storeSilent } from '../app/storage.ts';
import { createStore } from '../app/store.ts';
import { settings } from '../settings/store.ts';
import type { AnyGameTable } from '../table/contract.ts';
import { tableStrings } from '../table/strings.ts';
import { ask, onNews, WorkerFault } from '../worker/client.ts';
import type { Opened, OtherRules, Pace, Parted, SeatKind } from '../worker/protocol.ts';
import { LESSON } from '../worker/protocol.ts';
import type { LessonPress, Passing, Snapshot, UndoState } from '../worker/snapshot.ts';
import { release, type Shown, tell, withSnapshot } from './holding.ts';
import { pressCounts } from './pressing.ts';
import { type Ended, note } from './strength.ts';

/**
 * What this window does with a match: it plays it, follows another one that does, or shows how it stood when that one was closed.
 * `handing` is on the way from one to the other.
 */
export type Role = 'plays' | 'follows' | 'alone' | 'handing';

/** A match of the store that parts from the rules of today, with its file. */
export interface PartedText {
  readonly parted: Parted;
  readonly text: string;
}

/** A match that runs. */
export interface Live extends Shown {
  readonly game: AnyGameTable;
  readonly seats: readonly SeatKind[];
  /** Built from the set-up: names and geometry; the rules run in the worker. */
  readonly table: unknown;
  readonly role: Role;
}

/** The running match; null where none is open. */
export const live = createStore<Live | null>(null);

const PAUSES = { steps: null, slow: 1500, normal: 700, fast: 30, once: 0 } as const;

const TOLD = { app: 'nothing', typed: 'dice', table: 'all' } as const;

/** How the worker plays along, by the person's settings. */
function paceNow(): Pace {
  const { speed, dice, passes } = settings.get();
  return { pause: PAUSES[speed], told: TOLD[dice], alwaysAsk: passes === 'ask' };
}

/** A seed nobody can guess, nor find by trying all; an address with `?seed=7` plays the same dice every time. */
function freshSeed(): number | string {
  const asked = new URLSearchParams(location.search).get('seed');
  if (asked !== null && /^\d{1,9}$/.test(asked)) return Number(asked);
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

/** The match that is being opened: snapshots may come before the answer that opens it. */
let opening: Live | null = null;
/** Somebody follows: what is shown here is told to the other windows. */
let followed = false;

/** Tells the other windows how the match stands, from now on after every step. */
export function tellState({ id, opened, snapshot, events, fresh }: Live): void {
  followed = true;
  tell({ say: 'state', match: id, shown: { id, opened, snapshot, events, fresh } });
}

/** One person, one character, and they play against each other: what they are to each other; null for every other table. */
function duel({ id, seats, game }: Live): { readonly match: Pick<Ended, 'id' | 'game' | 'level'>; readonly seat: number } | null {
  const [a, b] = seats;
  const level = a === 'person' ? b : a;
  // A lesson is no trial of strength.
  if (id.startsWith(LESSON) || seats.length !== 2 || (a !== 'person') === (b !== 'person') || level === undefined || !isLevel(level))
    return null;
  return game.endTitle === undefined ? { match: { id, game: game.id, level }, seat: a === 'person' ? 0 : 1 } : null;
}

/** A match that was just won or lost counts for the strength of the person. */
function noteEnd(now: Live, { node }: Snapshot): void {
  const between = node.kind === 'over' ? duel(now) : null;
  if (node.kind !== 'over' || between === null) return;
  const { winner } = node.result;
  note({ ...between.match, score: winner < 0 ? 0.5 : winner === between.seat ? 1 : 0 });
}

/** A match in which a hint was taken counts no more. */
export function noteHint(): void {
  const now = live.get();
  const between = now === null ? null : duel(now);
  if (between !== null) note({ ...between.match, score: null });
}

function hearSnapshot(snapshot: Snapshot): void {
  const now = opening?.id === snapshot.match ? opening : live.get();
  if (now === null || now.id !== snapshot.match || now.role !== 'plays') return;
  // What was refused before is no longer news once the match has gone on.
  if (now.snapshot !== null && now.snapshot.at !== snapshot.at) dismiss('answer');
  if (now.snapshot !== null && now.snapshot.node.kind !== 'over') noteEnd(now, snapshot);
  const next = withSnapshot(now, snapshot);
  if (opening === now) opening = next;
  live.set(next);
  if (followed) tell({ say: 'snapshot', match: snapshot.match, snapshot });
}

/** Called where the match turns out to go on in another window. */
let superseded: (match: string) => void = () => undefined;

let listening = false;
function listen(): void {
  if (listening) return;
  listening = true;
  onNews((news) => {
    if (news.news === 'snapshot') hearSnapshot(news.snapshot);
    else if (news.news === 'broken') notify('worker', tableStrings(settings.get().lang).broken(news.line), 'bad');
    else if (news.news === 'superseded') superseded(news.match);
    else if (news.ok) dismiss('store');
    else if (news.silent) storeSilent();
    else storageFailed();
  });
  settings.subscribe(() => {
    if (live.get()?.role === 'plays') void ask('pace', paceNow());
  });
}

/** Hears of a match that another line has overtaken. */
export function onSuperseded(hear: (match: string) => void): void {
  superseded = hear;
}

/** A match with the table of its game, and nothing to see on it yet. */
export async function laid(id: string, opened: Opened, role: Role): Promise<Live> {
  const game = await tableOf(opened.game);
  const { seats, setup } = opened;
  return { id, opened, game, seats, table: game.tables(setup), snapshot: null, events: [], fresh: 0, role };
}

/** Begins a match under an id; `ready`: with its set-up made for the persons in it. @throws WorkerFault for a set-up that breaks a rule. */
export async function beginLive(id: string, opened: Opened, ready: boolean): Promise<void> {
  listen();
  try {
    opening = await laid(id, opened, 'plays');
    await ask('start', { id, ...opened, seed: freshSeed(), pace: paceNow(), ready });
    followed = false;
    release();
  } finally {
    opening = null;
  }
}

/** Says that what is opened was played under other rules, all of whose answers can be given today. */
export function sayOtherRules(rules: OtherRules | undefined): void {
  if (rules !== undefined) notify('rules', (s) => s.notices.otherRules(rules.written, rules.now));
}

async function show(id: string, opened: Opened): Promise<void> {
  sayOtherRules(opened.rules);
  const next = await laid(id, opened, 'plays');
  followed = false;
  live.set(next);
  await ask('show', null);
}

/** Goes on with a match file's text, as a match of its own. @throws WorkerFault where it does not read or play back. */
export async function resumeLive(id: string, text: string, name: string): Promise<void> {
  listen();
  const opened = await ask('resume', { id, text, name, seed: freshSeed(), pace: paceNow() });
  release();
  await show(id, opened);
}

/**
 * Goes on with a match of the store. @returns whether there is one; or where it parts from the rules of today, which leaves it as it is
 * @throws WorkerFault where it does not read or play back, or the store does not answer
 */
export async function openLive(id: string): Promise<boolean | PartedText> {
  listen();
  const opened = await ask('open', { id, name: savedName(), seed: freshSeed(), pace: paceNow() });
  if (opened === null) return false;
  if ('parted' in opened) return opened;
  await show(id, opened);
  return true;
}

/** What messages call a match of the store. */
export function savedName(): string {
  return tableStrings(settings.get().lang).savedMatch;
}

/** The match that this window plays, where it has come to something to show. */
function playing(): { readonly snapshot: Snapshot } | null {
  const now = live.get();
  return now?.role === 'plays' && now.snapshot !== null ? { snapshot: now.snapshot } : null;
}

/**
 * Takes an option of the question on the screen. A press that began before it came is no answer to it. A refusal leaves the match
 * untouched and is said in one line.
 * @param at number of answers before the question
 */
export async function take(id: string, at: number): Promise<void> {
  const now = playing();
  if (now !== null && pressCounts()) await ask('take', { at, seat: now.snapshot.seat, id }).catch(tellFault);
}

/** Lets real dice fall. */
export async function roll(faces: readonly number[]): Promise<void> {
  const now = playing();
  if (now !== null) await ask('roll', { at: now.snapshot.at, faces }).catch(tellFault);
}

/** What was held on screen has been seen; `all`: nothing more need be shown until a person is asked. */
export async function goOn(all = false): Promise<void> {
  if (playing() !== null && pressCounts()) await ask('goOn', { all }).catch(tellFault);
}

/** Says for the seat shown what is no answer: how it passes from now on, or something at the table, in the game's own terms. */
export async function sayForSeat(what: { readonly passing: Passing } | { readonly word: object }): Promise<void> {
  const now = playing();
  if (now === null) return;
  const { seat } = now.snapshot;
  await ('word' in what ? ask('say', { seat, word: what.word }) : ask('passing', { ...what.passing, seat })).catch(tellFault);
}

/** Lets a bot make what is left of the set-up for the seat that is asked. */
export async function setUpForMe(): Promise<void> {
  const now = playing();
  if (now !== null && pressCounts()) await ask('setUp', { at: now.snapshot.at, seat: now.snapshot.seat }).catch(tellFault);
}

/** A press on the lesson that the match is. */
export async function pressLesson(how: LessonPress): Promise<void> {
  if (playing() !== null && pressCounts()) await ask('lesson', how).catch(tellFault);
}

/** Takes back the last decision of a person. */
export function undo(consent: boolean): Promise<UndoState> {
  return ask('undo', { consent });
}

function tellFault(error: unknown): void {
  if (!(error instanceof WorkerFault)) throw error;
  const { fault } = error;
  // The match has just gone to another window, which the table says.
  if (fault.kind === 'none') return;
  const now = live.get();
  const { lang } = settings.get();
  if (fault.kind !== 'refused' || !now?.snapshot) {
    notify('answer', error.message, 'bad');
    return;
  }
  // An answer to a question that has been answered meanwhile: the new one stands there.
  if (fault.reasons.every((r) => r.key === 'stale')) return;
  const speech = now.game.speech(lang, now.table, now.snapshot.position);
  const why = fault.reasons.map((r) => `${speech.reason(r)} (${citationOf(r.rule, settings.get().lang)})`).join(' ');
  notify('answer', tableStrings(lang).refused(why), 'bad');
}
