/**
 * A match as one seat knows it, as a file: to be kept or sent without giving away what is hidden. It is read by people and programs, and
 * cannot be played on.
 */
import type { OwnView } from '@escarmouche/engine/core';

/** What the file calls itself, so that nobody takes it for a match. */
export const VIEW_FORMAT = 'escarmouche-view';
export const VIEW_VERSION = 1;

/** A sentence of the log, with the rule it cites. */
export interface ToldLine {
  readonly rule: string;
  readonly text: string;
}

/**
 * Writes what a seat knows of a match, an event or a sentence a line.
 * @param log the sentences that this seat was shown
 */
export function writeOwnView(view: OwnView, log: readonly ToldLine[]): string {
  const lines = (list: readonly unknown[]): string => `[${list.map((x) => `\n    ${JSON.stringify(x)}`).join(',')}\n  ]`;
  const fields = [
    `"format": ${JSON.stringify(VIEW_FORMAT)}`,
    `"version": ${VIEW_VERSION}`,
    `"game": ${JSON.stringify(view.game)}`,
    `"seat": ${view.seat}`,
    `"log": ${lines(log.map(({ rule, text }) => ({ rule, text })))}`,
    `"position": ${JSON.stringify(view.position)}`,
    `"events": ${lines(view.events)}`,
    ...(view.result === null ? [] : [`"result": ${JSON.stringify(view.result)}`]),
  ];
  return `{\n  ${fields.join(',\n  ')}\n}\n`;
}
