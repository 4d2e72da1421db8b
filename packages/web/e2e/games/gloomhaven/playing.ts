/** Playing Gloomhaven in a test: a small scenario of its own to open from a file, and how options are found. */
import { Match } from '@escarmouche/engine/core';
import { type Area, type CardFace, gloomhaven, type Setup } from '@escarmouche/engine/gloomhaven';
import { writeMatch } from '@escarmouche/files';
import type { Page } from 'playwright-core';
import { answers, goneOn, optionsIn, playAhead } from '../../playing.ts';

/** Two hexes beside the attacker, crooked: the mirror image is another pattern. */
const HOOK: Area = {
  grey: true,
  red: [
    { q: 1, r: 0 },
    { q: 2, r: -1 },
  ],
};
/** Three hexes in a bend, anywhere within range. */
const BEND: Area = {
  grey: false,
  red: [
    { q: 0, r: 0 },
    { q: 1, r: 0 },
    { q: 1, r: 1 },
  ],
};

function card(id: string, initiative: number, top: CardFace['top'], bottom: CardFace['bottom']): CardFace {
  const names = { en: id, fr: id };
  return {
    id: `brute:${id}`,
    names,
    class: 'brute',
    level: 1,
    initiative,
    top,
    bottom,
    text: { top: names, bottom: names },
    confidence: 'sure',
  };
}

/** One room of seven columns and five rows; two characters begin in it, each on the only hex there is, and two guards stand in it. */
export function oneRoom(
  cards: readonly [readonly CardFace[], readonly string[]],
  guards: readonly (readonly [number, number])[],
  trap: readonly [number, number],
): Setup {
  return {
    scenario: 'arena',
    characters: [
      { class: 'brute', cards: cards[0].map((c) => c.id), modifiers: { '+0': 20 } },
      { class: 'scoundrel', cards: cards[1] },
    ],
    level: 1,
    solo: true,
    anyHand: true,
    own: {
      cards: cards[0],
      scenario: {
        id: 'arena',
        number: 0,
        names: { en: 'Arena', fr: 'Arène' },
        goal: 'kill-all',
        rooms: [
          {
            hexes: Array.from({ length: 35 }, (_v, i) => [i % 7, Math.floor(i / 7)] as const),
            overlays: [
              {
                kind: 'start',
                at: [
                  [3, 2],
                  [0, 4],
                ],
              },
              {
                kind: 'obstacle',
                at: [
                  [4, 0],
                  [5, 0],
                ],
              },
              { kind: 'trap', at: [trap] },
            ],
            monsters: guards.map((at) => ({ at, type: 'bandit-guard', ranks: ['normal', 'normal', 'normal'] as const })),
          },
        ],
        doors: [],
        walls: [],
      },
    },
  };
}

/** The file of a match that is about to begin, or that offers what is wanted: attacks come before anything else. */
function fileOf(setup: Setup, wanted?: RegExp): string {
  const match = new Match(gloomhaven, setup);
  const seats = ['person', 'person'] as const;
  const choose = (ids: readonly string[]): string => ids.find((id) => /^(play:brute:[\w-]+\/top|do:attack)$/.test(id)) ?? ids[0];
  if (wanted !== undefined) playAhead(match, seats, choose, wanted);
  return writeMatch(match, seats);
}

/** Two guards beside the brute, who has areas to lay and acts first. */
export function arena(trap: readonly [number, number] = [1, 0], wanted?: RegExp): string {
  const sweep = card(
    'sweep',
    1,
    { abilities: [{ do: 'attack', n: 1, area: HOOK }] },
    { abilities: [{ do: 'push', n: 1, whom: { who: 'adjacent-enemy' } }] },
  );
  const burst = card('burst', 2, { abilities: [{ do: 'attack', n: 2 }] }, { abilities: [{ do: 'attack', n: 1, range: 2, area: BEND }] });
  const scoundrel = ['scoundrel:flanking-strike', 'scoundrel:single-out'];
  const guards = [
    [4, 2],
    [4, 1],
  ] as const;
  return fileOf(oneRoom([[sweep, burst], scoundrel], guards, trap), wanted);
}

/** A whole scenario of some two rounds: each blow of the brute fells a guard, as far as it sees, and it can take what they drop. */
export function duel(wanted?: RegExp): string {
  const blow = { abilities: [{ do: 'attack', n: 9, range: 6 }] } as const;
  const brute = [10, 20, 30, 40].map((initiative, i) =>
    card(`blow-${i + 1}`, initiative, blow, { abilities: [i % 2 === 0 ? { do: 'move', n: 3 } : { do: 'loot', n: 2 }] }),
  );
  const scoundrel = ['flanking-strike', 'single-out', 'quick-hands', 'venom-shiv'].map((id) => `scoundrel:${id}`);
  const guards = [
    [4, 2],
    [6, 2],
  ] as const;
  return fileOf(oneRoom([brute, scoundrel], guards, [1, 0]), wanted);
}

/** The options offered, on cards and in lists. */
export async function offered(page: Page): Promise<string[]> {
  const all = await optionsIn(page, '[data-answers] [data-option]');
  // What passes or ends stands first on the page, and is what one would do last.
  const last = await page.locator('.commit [data-option]').evaluateAll((ends) => ends.map((o) => (o as HTMLElement).dataset.option ?? ''));
  return [...all.filter((id) => !last.includes(id)), ...last];
}

/** Takes the first option of this form by keyboard, opening the list it stands in. */
export async function choose(page: Page, form: RegExp): Promise<void> {
  const at = await answers(page);
  // On a phone the cards may be in front, and the list behind its tab.
  const list = page.locator('.table-narrow [role=tab]').first();
  if ((await list.count()) > 0) await list.click();
  const id = (await offered(page)).find((o) => form.test(o));
  if (id === undefined) throw new Error(`${form} is not offered: ${(await offered(page)).join(' ')}`);
  const closed = page.locator('.table-asked details:not([open])', { has: page.locator(`[data-option="${id}"]`) }).locator('summary');
  if ((await closed.count()) > 0) await closed.first().press('Enter');
  await page.locator(`[data-answers] [data-option="${id}"]`).first().press('Enter');
  await goneOn(page, at);
}

/** Opens every turn of the log into its steps. */
export async function openLog(page: Page): Promise<void> {
  await page.locator('.log').evaluate((log) => {
    for (const closed of log.querySelectorAll<HTMLElement>('[data-turn] > .log-head > [aria-expanded=false]')) closed.click();
  });
  await page.waitForFunction(() => document.querySelector('.log [data-turn] [aria-expanded=false]') === null);
}
