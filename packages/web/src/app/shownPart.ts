/** Parts of an address as a page may repeat them. */
import { tamed } from '@escarmouche/engine/core';

/** Characters of an address that still say which one it was. */
const LONGEST = 80;

/** A part of an address, fit to be shown: nothing unseen in it, and no longer than a line or two. */
export function shownPart(text: string): string {
  return text.length > LONGEST ? `${tamed(text.slice(0, LONGEST))}…` : tamed(text);
}
