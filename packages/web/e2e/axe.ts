/** The accessibility check of a screen as it stands. */
import { appendFileSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AxeResults, RunOptions, Spec } from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { expect, inject } from 'vitest';

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

type Checked = typeof globalThis & {
  axe?: { run(where: Document | string, options: RunOptions): Promise<AxeResults>; configure(spec: Spec): void };
};

/**
 * What the tests have found in order already, of this worker and of the others: hashes of how texts and targets look. Every screen has the bar, the buttons and the
 * cards of the one before, and their colours and sizes take three quarters of a check, so those rules look at each look once. Names, roles
 * and labels are checked of every element of every screen. With `ESCARMOUCHE_WHOLE=1` so are the looks.
 */
const inOrder = new Set<number>();
const WHOLE = process.env.ESCARMOUCHE_WHOLE === '1';
/** How much of their file has been read. */
let read = 0;

/** What other workers have found in order since, and all that is known so far. */
function foundSoFar(): number[] {
  const file = inject('looksFile');
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > read) {
    const text = readFileSync(file, 'latin1');
    for (const line of text.slice(read).split('\n')) if (line !== '') inOrder.add(Number(line));
    read = text.length;
  }
  return [...inOrder];
}

/**
 * Fails with one line for each place that breaks a rule of WCAG 2.2 AA, or of good practice. It is run in the page itself, which has no frames:
 * handing every node over to be judged outside takes four times as long. `within` looks at one part of it, where the rest was looked at before.
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const { broken, looks } = await page.evaluate(check, { within, known: WHOLE ? [] : foundSoFar() });
  expect(broken).toEqual([]);
  for (const look of looks) inOrder.add(look);
  if (looks.length > 0) appendFileSync(inject('looksFile'), looks.map((look) => `${look}\n`).join(''));
}

/** Run in the page: what is broken there, and the looks that were judged for the first time. */
async function check({ within, known }: { within: string | undefined; known: readonly number[] }): Promise<{
  broken: readonly string[];
  looks: readonly number[];
}> {
  // Half-way from one colour to another nothing need be legible; what moves for ever is not waited for, nor what never tells that it has ended:
  // where its place is taken out of the page meanwhile it does not.
  const left = document.getAnimations().flatMap((a) => {
    const end = Number(a.effect?.getComputedTiming().endTime ?? 0);
    return Number.isFinite(end) ? [{ a, milliseconds: Math.max(0, end - Number(a.currentTime ?? 0)) }] : [];
  });
  const longest = Math.max(0, ...left.map(({ milliseconds }) => milliseconds));
  await Promise.race([Promise.allSettled(left.map(({ a }) => a.finished)), new Promise((resolve) => setTimeout(resolve, longest + 100))]);

  /** FNV-1a, told on from the hash of what stands around it. */
  const hash = (from: number, ...of: readonly unknown[]): number => {
    let h = from;
    for (const c of of.join('|')) h = Math.imul(h ^ (c.codePointAt(0) ?? 0), 16777619);
    return h >>> 0;
  };
  /** Colours, letters and class of an element and of everything that it stands in: these decide its contrast. */
  const looksLike = new Map<Element, number>();
  const lookOf = (e: Element): number => {
    const before = looksLike.get(e);
    if (before !== undefined) return before;
    const s = getComputedStyle(e);
    const { color, fill, backgroundColor, backgroundImage, opacity, filter, mixBlendMode, fontSize, fontWeight, textShadow } = s;
    const off = e.matches(':disabled, [aria-disabled=true], [inert]');
    const look = hash(
      e.parentElement === null ? 2166136261 : lookOf(e.parentElement),
      ...[e.tagName, e.getAttribute('class'), off, color, fill, backgroundColor, backgroundImage, opacity, filter, mixBlendMode],
      ...[fontSize, fontWeight, textShadow],
    );
    looksLike.set(e, look);
    return look;
  };
  const seen = new Set(known);
  const fresh = new Set<number>();
  /** Whether what is in the middle of an element is the element itself, and nothing that lies over it. */
  const isOnTop = (e: Element): boolean => {
    const { left, top, width, height } = e.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there !== null && (e.contains(there) || there.contains(e));
  };
  /**
   * Marks for a rule one element of each look that has not been judged, one that nothing lies over if there is one. Where something lies over
   * all of them, that is remembered apart: the look is judged again where it is seen whole.
   */
  const mark = (rule: string, elements: readonly Element[], look: (e: Element, i: number) => number): number => {
    const one = new Map<number, { readonly e: Element; readonly top: boolean }>();
    for (const [i, e] of elements.entries()) {
      if (!e.checkVisibility({ visibilityProperty: true })) continue;
      const of = look(e, i);
      if (seen.has(of) || one.get(of)?.top === true) continue;
      const top = isOnTop(e);
      if (top || !one.has(of)) one.set(of, { e, top });
    }
    let marked = 0;
    for (const [of, { e, top }] of one) {
      const judged = top ? of : hash(of, 'covered');
      if (seen.has(judged)) continue;
      e.setAttribute(`data-judge-${rule}`, '');
      fresh.add(judged);
      marked++;
    }
    return marked;
  };

  const part = within === undefined ? document.documentElement : (document.querySelector(within) as Element);
  const all = [...part.querySelectorAll('*')];
  const texts = all.filter((e) => 'value' in e || [...e.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && n.nodeValue?.trim()));
  const targets = all.filter((e) => e.matches('a, button, input, select, textarea, summary, area, [role], [tabindex]'));
  const boxes = targets.map((e) => e.getBoundingClientRect());
  /** How far one target lies from another, in whole pixels; a target that has the room it had and the neighbours it had is judged as before. */
  const apart = (i: number, j: number): string =>
    boxes[j] === undefined ? '' : `${Math.round(boxes[j].left - boxes[i].left)} ${Math.round(boxes[j].top - boxes[i].top)}`;
  const judged = {
    'color-contrast': mark('color-contrast', texts, (e) => hash(lookOf(e), 'text')),
    'target-size': mark('target-size', targets, (e, i) =>
      hash(lookOf(e), e.role, Math.round(boxes[i].width), Math.round(boxes[i].height), apart(i, i - 1), apart(i, i + 1)),
    ),
  };

  const tool = (globalThis as Checked).axe as NonNullable<Checked['axe']>;
  const rules = Object.keys(judged) as (keyof typeof judged)[];
  tool.configure({ rules: rules.map((id) => ({ id, selector: `[data-judge-${id}]` })) });
  const { violations } = await tool.run(within ?? document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: Object.fromEntries(rules.map((id) => [id, { enabled: judged[id] > 0 }])),
    resultTypes: ['violations'],
  });
  for (const id of rules) for (const e of document.querySelectorAll(`[data-judge-${id}]`)) e.removeAttribute(`data-judge-${id}`);
  const broken = violations.flatMap((v) =>
    v.nodes.map((n) => `${v.id}: ${n.target.join(' ')} (${n.failureSummary?.split('\n').at(-1)?.trim()})`),
  );
  return { broken, looks: [...fresh] };
}

/** Words of these elements that go on in another line without a hyphen: somebody reads two halves. */
export function brokenWords(of: Locator): Promise<readonly string[]> {
  return of.evaluateAll((all) => {
    const broken: string[] = [];
    const range = document.createRange();
    for (const one of all)
      for (const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT); texts.nextNode(); ) {
        const text = texts.currentNode as Text;
        for (const { 0: word, index } of text.data.matchAll(/[^\s’-]+/g)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
        }
      }
    return broken;
  });
}

/** Fails where the page can be scrolled sideways: something is wider than the screen. */
export async function expectNoSideways(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
}
