/** Files as the worker reads them for the page, and the rulings it writes. Loaded when the first one comes: readers are half of this app. */
import type { RulingCase } from '@escarmouche/engine/core';
import { problemsOf, READS, readPack, readRuling, writeRuling } from '@escarmouche/files';
import { welcomeIn } from '../plain/reading.ts';
import type { AnyWorkerGame } from './game.ts';
import type { Read } from './protocol.ts';

export { problemsOf };

/** By the kind of file: what its text says. Each throws FileFault, and nothing else, where it is not such a file. */
export const READERS: Readonly<Record<string, (text: string, name: string, about?: string) => Read[keyof Read]>> = {
  ruling(text, name) {
    welcomeIn(text);
    return readRuling(text, name);
  },
  pack: (text, name, beside = '{}') => readPack(text, name, undefined, JSON.parse(beside)),
  ...READS,
};

/** A position as a ruling file's text, to be cited and checked by whoever receives it. */
export function rulingText(of: AnyWorkerGame, position: RulingCase<unknown>): string {
  welcomeIn(of.paragraph);
  return writeRuling({ ruling: of.paragraph, cases: [position] });
}
