/** The bricks of the page: every text in both languages, of which the page shows one; nothing of what comes from outside is markup. */
import type { BothLanguages } from '@escarmouche/engine';
import { tamed } from '@escarmouche/engine';

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text as it may stand in a page. */
export const safe = (text: string): string => tamed(text).replace(/[&<>"']/g, (c) => SIGNS[c]);

/** A text in both languages. */
export function t({ en, fr }: BothLanguages): string {
  return en === fr ? safe(en) : `<span lang="en">${safe(en)}</span><span lang="fr">${safe(fr)}</span>`;
}

/** The same within a drawing. */
export function tInSvg({ en, fr }: BothLanguages): string {
  return en === fr ? safe(en) : `<tspan lang="en">${safe(en)}</tspan><tspan lang="fr">${safe(fr)}</tspan>`;
}

/** A number with so many places behind its point, or comma. */
export function number(n: number, places = 0): BothLanguages {
  const en = n.toFixed(places);
  return { en, fr: en.replace('.', ',').replace('-', '−') };
}

/** A share as so many of a hundred. */
export function percent(share: number): BothLanguages {
  const { en, fr } = number(share * 100, 1);
  return { en: `${en} %`, fr: `${fr} %` };
}

/** An interval of shares. */
export function between(low: number, high: number): BothLanguages {
  const one = (n: number): BothLanguages => number(n * 100, 1);
  return { en: `${one(low).en}–${one(high).en}`, fr: `${one(low).fr}–${one(high).fr}` };
}

let tables = 0;
let charts = 0;

/** A table; the first cell of each row is its head. `heads` and cells are markup. */
export function table(caption: string, heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((h) => `<th scope="col">${h}</th>`).join('');
  const body = rows
    .map(([first, ...cells]) => `<tr><th scope="row">${first}</th>${cells.map((c) => `<td>${c}</td>`).join('')}</tr>`)
    .join('\n');
  const id = `table-${++tables}`;
  return `<div class="wide" role="group" aria-labelledby="${id}" tabindex="0"><table><caption id="${id}">${caption}</caption><thead><tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table></div>`;
}

/** A drawing whose caption says what it shows; the table behind it says the same in numbers. */
export function figure(caption: string, width: number, height: number, drawing: string, numbers: string): string {
  const id = `chart-${++charts}`;
  return `<figure><figcaption id="${id}">${caption}</figcaption>
<svg role="img" aria-labelledby="${id}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${drawing}</svg>
<details><summary>${t({ en: 'The same as a table', fr: 'La même chose en tableau' })}</summary>${numbers}</details></figure>`;
}

/** Counts the tables and drawings of a page from one: the same rows give the same page. */
export function newPage(): void {
  tables = 0;
  charts = 0;
}
