/** Earnest matches: no hints are given in them. Which ones are is kept in this browser, and whether the next one is to be. */
import { readStored, writeStored } from '../app/storage.ts';
import { createStore } from '../app/store.ts';

const NEXT = 'escarmouche.earnest.next';
const MATCHES = 'escarmouche.earnest';
const MOST = 200;

/** Whether the next match that is set up is earnest. */
export const nextEarnest = createStore(readStored(NEXT) === 'yes');

/** Whether the next match that is begun is to be in earnest; kept until it is said otherwise. */
export function setNextEarnest(on: boolean): void {
  nextEarnest.set(on);
  writeStored(NEXT, on ? 'yes' : 'no');
}

const ids = (): readonly string[] => (readStored(MATCHES) ?? '').split(' ').filter(Boolean);

/** A match begins. */
export function markEarnest(id: string): void {
  if (nextEarnest.get()) writeStored(MATCHES, [...ids(), id].slice(-MOST).join(' '));
}

/** Whether the match of this id is played in earnest. */
export const isEarnest = (id: string): boolean => ids().includes(id);
