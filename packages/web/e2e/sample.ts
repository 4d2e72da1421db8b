/**
 * The matches that tests of the table as such are played on, whatever the game: those of the first game of the list whose folder gives some
 * (`games/NAME/sample.ts`). A person in the first seat is asked for something at once.
 */
import { existsSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { GAME_IDS } from './games.ts';
import { give, type Kind, offered, putIntoStore } from './playing.ts';

/** What a game gives for them. */
export interface Sample {
  /** A match file that is about to begin, or to offer a person what is wanted, not before so many answers; won by the first to so many points. */
  matchFile(points: number, seats: readonly [Kind, Kind], first?: number, wanted?: RegExp, from?: number): string;
  /** A match between bots that they have nearly played to its end. */
  nearlyOver(points: number, seats: readonly [Exclude<Kind, 'person'>, Exclude<Kind, 'person'>]): string;
  /** A match in which the person may attack. */
  fight(): string;
  /** What a plain player answers, of these options. */
  sensible(ids: readonly string[]): string;
}

/** The game that gives them. */
export const SAMPLE_GAME = GAME_IDS.find((id) => existsSync(new URL(`./games/${id}/sample.ts`, import.meta.url))) ?? '';
if (SAMPLE_GAME === '') throw new Error('no game gives matches to try the table on: one of them needs a games/NAME/sample.ts');

const { SAMPLE } = (await import(`./games/${SAMPLE_GAME}/sample.ts`)) as { SAMPLE: Sample };

export const { matchFile, nearlyOver, fight } = SAMPLE;

/** Answers as a plain player would, and waits until the match has gone on. */
export async function answer(page: Page): Promise<void> {
  await give(page, SAMPLE.sensible(await offered(page)));
}

/** What the store says of a match of that file, as the first versions wrote it: without a version of its own. */
function oldAbout(id: string, file: string) {
  const { game, setup } = JSON.parse(file) as { game: string; setup: unknown };
  return {
    id,
    game,
    setup,
    seats: ['person', 'random'],
    started: 1,
    saved: 2,
    at: 0,
    round: 1,
    points: [0, 0],
    target: [12, 12],
    winner: null,
  };
}

/** Puts a match into the store as an earlier version of the app did: one store of keys and values. */
export async function storeAsBefore(page: Page, id: string, file: string): Promise<void> {
  await putIntoStore(page, [
    [`about:${id}`, oldAbout(id, file)],
    [`file:${id}`, file],
    ['current', id],
  ]);
}
