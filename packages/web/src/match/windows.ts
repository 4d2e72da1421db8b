/** A match in several windows: one of them plays it, the others follow, and any of them may take it over. */
import { notify } from '../app/notices.ts';
import { routeOf } from '../app/router.ts';
import { settings } from '../settings/store.ts';
import { tableStrings } from '../table/strings.ts';
import { ask } from '../worker/client.ts';
import { hold, listenToWindows, release, type Shown, tell, type Word, whenFree, withSnapshot } from './holding.ts';
import { laid, live, onSuperseded, openLive, type PartedText, type Role, tellState } from './live.ts';

/** Milliseconds that the window which plays a match may take to show it, and to leave it. */
const SHOWS = 800;
const LEAVES = 2_500;

/** What opening a match came to: it is on the table; there is none; another window has it and does not answer; its rules were others. */
export type Opening = 'shown' | 'missing' | 'elsewhere' | PartedText;

/** The match this window waits to see, with the latest picture of it. */
let awaited: { readonly id: string; shown: Shown | null; heard: (word: Word) => void } | null = null;
let stopWaiting: () => void = () => undefined;

function setRole(id: string, role: Role): void {
  const now = live.get();
  if (now?.id === id && now.role !== role) live.set({ ...now, role });
}

/** Whether the match's own address is the one shown here. */
function isShown(id: string): boolean {
  const route = routeOf(location.hash);
  return route.screen === 'match' && route.id === id;
}

/** Waits for the window that plays a match to be closed. */
function watch(id: string): void {
  stopWaiting();
  stopWaiting = whenFree(id, () => {
    if (live.get()?.role === 'follows') setRole(id, 'alone');
  });
}

/** Another window plays the match from now on: this one follows. */
function yieldTo(id: string): void {
  const now = live.get();
  if (now?.id !== id) return;
  // What is under way in the worker goes no further; the store takes nothing of it any longer.
  if (now.role === 'plays') void ask('leave', { id }).catch(() => undefined);
  release();
  followNow(id);
}

function followNow(id: string): void {
  setRole(id, 'follows');
  watch(id);
  tell({ say: 'hello', match: id });
}

/** The store holds another line of the match: what was answered here since that one parted is not kept, and is said to be lost. */
function overtaken(id: string): void {
  if (live.get()?.id === id) notify('answer', tableStrings(settings.get().lang).overtaken, 'bad');
  yieldTo(id);
}

async function leave(id: string): Promise<void> {
  setRole(id, 'handing');
  const left = await ask('leave', { id }).catch(() => true);
  if (!left) {
    setRole(id, 'plays');
    tell({ say: 'stays', match: id });
    return;
  }
  release();
  setRole(id, 'follows');
  tell({ say: 'left', match: id });
}

async function follow(shown: Shown): Promise<void> {
  const now = live.get();
  // A table that is laid already need not be laid again.
  const table = now?.id === shown.id ? now : await laid(shown.id, shown.opened, 'follows');
  const latest = (awaited?.id === shown.id ? awaited.shown : null) ?? shown;
  live.set({ ...table, ...latest, role: 'follows' });
  watch(shown.id);
}

function hearAsPlayer(word: Word): void {
  const now = live.get();
  if (now === null) return;
  if (word.say === 'hello' && isShown(now.id)) tellState(now);
  // Nobody looks at it here: whoever asks may have it.
  else if (word.say === 'hello' || word.say === 'leave') void leave(now.id);
  else if (word.say === 'claimed') yieldTo(now.id);
}

function hearAsFollower(word: Word): void {
  const now = live.get();
  if (now === null) return;
  if (word.say === 'snapshot' && now.role === 'follows') live.set(withSnapshot(now, word.snapshot));
  else if (word.say === 'state') void follow(word.shown);
  else if (word.say === 'claimed') followNow(now.id);
}

function hear(word: Word): void {
  if (awaited?.id === word.match) {
    if (word.say === 'state') awaited.shown = word.shown;
    else if (word.say === 'snapshot' && awaited.shown !== null) awaited.shown = withSnapshot(awaited.shown, word.snapshot);
    awaited.heard(word);
    return;
  }
  const now = live.get();
  if (now?.id !== word.match) return;
  if (now.role === 'plays') hearAsPlayer(word);
  else if (now.role !== 'handing') hearAsFollower(word);
}

let listening = false;
function listen(): void {
  if (listening) return;
  listening = true;
  listenToWindows(hear);
  onSuperseded(overtaken);
}

/** Asks the other windows something, and waits for one of these answers; null where none comes in time. */
function answerTo(question: Word, wanted: readonly Word['say'][], patience: number): Promise<Word | null> {
  return new Promise((resolve) => {
    const done = (word: Word | null): void => {
      clearTimeout(timer);
      resolve(word);
    };
    const timer = setTimeout(() => done(null), patience);
    awaited = { id: question.match, shown: null, heard: (word) => wanted.includes(word.say) && done(word) };
    tell(question);
  });
}

/** Plays a match of the store here; the lock is this window's. */
async function play(id: string): Promise<Opening> {
  awaited = null;
  stopWaiting();
  const found = await openLive(id).catch((error: unknown) => {
    release();
    throw error;
  });
  if (found !== true) {
    release();
    return found === false ? 'missing' : found;
  }
  tell({ say: 'claimed', match: id });
  return 'shown';
}

/** The match whose opening was asked for last. */
let wanted = '';

/**
 * Shows a match: plays it here, or follows the window that does.
 * @throws WorkerFault where it does not play back, or the store does not answer
 */
export async function openMatch(id: string): Promise<Opening> {
  listen();
  wanted = id;
  const now = live.get();
  if (now?.id === id && now.role === 'plays') {
    await hold(id, () => yieldTo(id));
    return 'shown';
  }
  if (await hold(id, () => yieldTo(id))) return play(id);
  if (live.get()?.id === id) return 'shown';
  const word = await answerTo({ say: 'hello', match: id }, ['state', 'left'], SHOWS);
  if (wanted !== id) return 'elsewhere';
  if (word?.say === 'left') return takeOver(id, false);
  const shown = word?.say === 'state' ? word.shown : null;
  if (shown !== null) await follow(shown);
  awaited = null;
  return shown === null ? 'elsewhere' : 'shown';
}

/** Plays a match here that another window played. It saves what it has and leaves; where it does not answer, it is not asked. */
export async function takeOver(id: string, askFirst = true): Promise<Opening> {
  listen();
  const word = askFirst ? await answerTo({ say: 'leave', match: id }, ['left', 'stays'], LEAVES) : null;
  awaited = null;
  if (word?.say === 'stays') {
    notify('answer', tableStrings(settings.get().lang).stays, 'bad');
    tell({ say: 'hello', match: id });
    return live.get()?.id === id ? 'shown' : 'elsewhere';
  }
  await hold(id, () => yieldTo(id), true);
  return play(id);
}
