/** The accessibility check of a screen as it stands. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

type Checked = typeof globalThis & { axe?: { run(where: Document | string, options: RunOptions): Promise<AxeResults> } };

/**
 * Fails with one line for each place that breaks a rule of WCAG 2.2 AA, or of good practice. It is run in the page itself, which has no frames:
 * handing every node over to be judged outside takes four times as long. `within` looks at one part of it, where the rest was looked at before.
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const broken = await page.evaluate(async (part) => {
    // Half-way from one colour to another nothing need be legible; what moves for ever is not waited for.
    const ending = document.getAnimations().filter((a) => Number.isFinite(a.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map((a) => a.finished));
    const { violations } = await ((globalThis as Checked).axe as NonNullable<Checked['axe']>).run(part ?? document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
    });
    return violations.flatMap((v) =>
      v.nodes.map((n) => `${v.id}: ${n.target.join(' ')} (${n.failureSummary?.split('\n').at(-1)?.trim()})`),
    );
  }, within);
  expect(broken).toEqual([]);
}

/** Fails where the page can be scrolled sideways: something is wider than the screen. */
export async function expectNoSideways(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
}
