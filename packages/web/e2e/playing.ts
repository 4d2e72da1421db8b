/** Playing a match in a test: short matches to open from a file, and a plain way to choose. */
import { greedyBot, randomBot } from '@escarmouche/engine/bots';
import { botTakes, type CoreState, Match, seeded } from '@escarmouche/engine/core';
import { findParty, type Setup, wow } from '@escarmouche/engine/wow';
import { writeMatch } from '@escarmouche/files';
import type { Page } from 'playwright-core';

export type Kind = 'person' | 'random' | 'greedy';

/**
 * Plays a match on outside the browser until a person is offered what is wanted: what comes before is of no interest to the test.
 * @throws Error where the match is over before.
 */
export function playAhead<U, T, S extends CoreState, V>(
  match: Match<U, T, S, V>,
  seats: readonly Kind[],
  choose: (ids: readonly string[]) => string,
  wanted: RegExp,
): void {
  const random = seeded(9);
  const bots = { random: randomBot, greedy: greedyBot(match.game) };
  for (let node = match.node; node.kind !== 'over'; node = match.node) {
    if (node.kind === 'chance') match.rollBy(random);
    else if (seats[node.seat] !== 'person') botTakes(match, bots[seats[node.seat] as Exclude<Kind, 'person'>], random);
    else {
      const ids = match.options().map((o) => o.id);
      if (ids.some((id) => wanted.test(id))) return;
      match.take(choose(ids));
    }
  }
  throw new Error(`${wanted} was never offered`);
}

/** A match file that is about to begin, or to offer a person what is wanted; won by the first to so many points. */
export function matchFile(points: number, seats: readonly [Kind, Kind], first?: number, wanted?: RegExp): string {
  const sides = ['dawn-oak-and-frost', 'ash-storm-and-knives'].map((id) => {
    const party = findParty(id);
    if (party === undefined) throw new Error(`no party ${id}`);
    return { faction: party.faction, party: party.members };
  }) as unknown as Setup['seats'];
  const setup: Setup = {
    format: 'constructed',
    map: 'crossroads',
    seats: sides,
    target: [points, points],
    ...(first === undefined ? {} : { first }),
  };
  const match = new Match(wow, setup);
  if (wanted !== undefined) playAhead(match, seats, sensible, wanted);
  return writeMatch(match, seats);
}

/** Opens a match file from the home page; the table appears. */
export async function openMatch(page: Page, text: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.locator('.dialog-foot .button-primary').click();
  await page.locator('.table').waitFor();
  await settled(page);
}

/** Waits until a person is asked, or the match is over. */
export async function settled(page: Page): Promise<void> {
  await page.locator('.table[data-waits=true], .table .end').first().waitFor();
}

/** Waits until the match has gone on from an answer. */
export async function goneOn(page: Page, at: string | null): Promise<void> {
  await page.waitForFunction((before) => document.querySelector('.table')?.getAttribute('data-at') !== before, at);
  await settled(page);
}

/** The number of answers so far. */
export function answers(page: Page): Promise<string | null> {
  return page.locator('.table').getAttribute('data-at');
}

/** The ids of the options offered, those in closed lists too. */
export function offered(page: Page): Promise<string[]> {
  return page.locator('.options .option').evaluateAll((all) => all.map((o) => (o as HTMLElement).dataset.option ?? ''));
}

/** Sets the app for a test: pace and language, before anything is shown. */
export function settings(lang: 'en' | 'fr', more: Record<string, string> = {}): (page: Page) => Promise<unknown> {
  return (page) =>
    page.addInitScript((s) => localStorage.setItem('escarmouche.settings', s), JSON.stringify({ lang, speed: 'fast', ...more }));
}

function fromCentre(id: string): number {
  const [q, r] = (id.split('>').pop() ?? '').split(',').map(Number);
  return Math.abs(q) + Math.abs(r) + Math.abs(q + r);
}

/** A plain player: attacks where it can, walks to the middle, and passes. */
export function sensible(ids: readonly string[]): string {
  const attack = ids.find((id) => /^(attack|react|again|protect):/.test(id)) ?? ids.find((id) => /^card:.*>[^>]*$/.test(id));
  if (attack !== undefined) return attack;
  const moves = ids.filter((id) => id.startsWith('move:')).sort((a, b) => fromCentre(a) - fromCentre(b));
  return moves[0] ?? ids.find((id) => /^(equip:done|keep|pass|end)$/.test(id)) ?? ids[0];
}

/** A match in which the person may attack. */
export function fight(): string {
  return matchFile(12, ['person', 'random'], 0, /^attack:/);
}

/** Takes the attack that is offered. */
export async function attack(page: Page): Promise<void> {
  const at = await answers(page);
  const id = sensible(await offered(page));
  if (!id.startsWith('attack:')) throw new Error('no attack is offered');
  await page
    .locator(`[data-option="${id}"]`)
    .first()
    .evaluate((b) => (b as HTMLElement).click());
  await goneOn(page, at);
}
