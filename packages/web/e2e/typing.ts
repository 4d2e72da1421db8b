/** A position set up in the editor's forms: what has to be pressed and typed for it, and a hand that does so in the page. */
import {
  alternativeOf,
  choicesAt,
  type Form,
  leastOf,
  type Notation,
  type NotationPath,
  valueAt,
  withValue,
} from '@escarmouche/engine/core';
import type { Hex } from '@escarmouche/engine/space';
import type { Page } from 'playwright-core';
import { convertedAt, isPlace, kindOf, namesApart, pathText } from '../src/editor/model.ts';
import { examplesOf, GAME_IDS } from './games.ts';

/** What the forms of the games ask for in boxes of their own. */
const FORMS = (await Promise.all(GAME_IDS.map(examplesOf))).map(({ forms }) => forms ?? {});
const STATS = FORMS.flatMap(({ stats }) => stats ?? []);
const CELLS = FORMS.flatMap(({ cells }) => cells ?? []);

/** One thing that is done in the forms, at the field of this path. */
interface Doing {
  readonly do: 'remove' | 'say' | 'add' | 'sort' | 'write' | 'names' | 'press';
  readonly at: string;
  /** What is chosen, or typed: a text for each box. */
  readonly what: readonly string[];
}

interface Area {
  readonly red: readonly Hex[];
  readonly grey: boolean;
}
const same = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((word) => b.includes(word));
const has = (cells: readonly Hex[], { q, r }: Hex): boolean => cells.some((c) => c.q === q && c.r === r);

/** What is typed into the boxes of something that has several: a text in both languages, characteristics of a card. */
function textsOf(of: Form, target: unknown): readonly string[] | undefined {
  if (of.kind === 'both') {
    const { fr, en } = (typeof target === 'string' ? { fr: target, en: target } : target) as Readonly<Record<'fr' | 'en', string>>;
    return [fr, en];
  }
  if (of.kind !== 'content' || isPlace(of)) return undefined;
  const stats = target as Readonly<Record<string, number | null | undefined>>;
  return STATS.map((stat) => (stats[stat] === null ? '-' : String(stats[stat] ?? '')));
}

/** All that has to be done so that a position becomes another one. */
export function doings(notation: Notation<unknown>, form: Form, from: unknown, to: unknown): readonly Doing[] {
  const all: Doing[] = [];
  let now = from;
  const act = (what: Doing['do'], path: NotationPath, ...texts: readonly string[]): void => {
    all.push({ do: what, at: pathText(path), what: texts });
  };
  const set = (path: NotationPath, value: unknown): void => {
    now = withValue(now, path, value);
  };
  const clear = (path: NotationPath, key: string | number): void => {
    act('remove', [...path, key]);
    set([...path, key], undefined);
  };

  function become(of: Form, path: NotationPath, target: unknown): void {
    const is = (): unknown => valueAt(now, path);
    if (JSON.stringify(is()) === JSON.stringify(target)) return;
    // What is ticked has no order: the boxes have theirs.
    if (of.kind === 'some' && same(is() as readonly string[], target as readonly string[])) return;
    if (of.kind === 'either') {
      const n = alternativeOf(of.of, target);
      if (of.of[n] !== of.of.find((k) => k === kindOf(of, is()) || kindOf(k, is()) === kindOf(of, is()))) {
        act('sort', path, String(n));
        set(path, convertedAt({ notation, form, position: now }, path, of.of[n]));
      }
      become(of.of[n], path, target);
    } else if (path.at(-1) === 'area') {
      // Drawn on a small board: its hexes are pressed one after the other.
      const before = (is() as Area).red;
      const { red, grey } = target as Area;
      const other = [...before.filter((c) => !has(red, c)), ...red.filter((c) => !has(before, c))];
      act('press', path, String(grey), ...other.map((c) => String(CELLS.findIndex((x) => has([x], c)))));
      set(path, target);
    } else if (of.kind === 'fields') {
      const wanted = target as Readonly<Record<string, unknown>>;
      for (const name of Object.keys(is() as object)) if (!(name in wanted)) clear(path, name);
      for (const name of Object.keys(wanted)) {
        const field = of.fields.find((f) => f.name === name);
        if (field === undefined) throw new Error(`${pathText(path)} has no field ${name}`);
        if (!(name in (is() as object))) {
          act('say', path, name);
          set([...path, name], field.is.kind === 'flag' ? true : (field.usual ?? leastOf(field.is)));
        }
        become(field.is, [...path, name], wanted[name]);
      }
    } else if (of.kind === 'named') {
      const wanted = target as Readonly<Record<string, unknown>>;
      // The order of things by name is theirs: whoever has another one begins anew.
      for (const key of Object.keys(is() as object)) clear(path, key);
      for (const [key, value] of Object.entries(wanted)) {
        const listed = of.names === 'place' ? [] : (choicesAt(notation, of, now, path) ?? []);
        act('add', path, key);
        set([...path, key], listed.find((x) => x.id === key)?.values?.[0] ?? leastOf(of.of));
        become(of.of, [...path, key], value);
      }
    } else if (of.kind === 'list') {
      const wanted = target as readonly unknown[];
      for (let n = (is() as readonly unknown[]).length; n > wanted.length; n--) clear(path, n - 1);
      for (const [n, value] of wanted.entries()) {
        if (n >= (is() as readonly unknown[]).length) {
          act('add', path);
          set([...path, n], leastOf(of.of));
        }
        become(of.of, [...path, n], value);
      }
    } else if (of.kind === 'row' && !isPlace(of)) {
      for (const [n, k] of of.of.entries()) become(k, [...path, n], (target as readonly unknown[])[n]);
    } else if (of.kind === 'text' && of.between !== undefined) {
      // Several names, chosen one by one, with the signs between them.
      act('names', path, ...namesApart(String(target), of.between).flatMap(({ sign, name }) => (sign === '' ? [name] : [sign, name])));
      set(path, target);
    } else {
      const boxes = of.kind === 'some' ? of.of.map((w) => String((target as readonly string[]).includes(w))) : undefined;
      const points = Array.isArray(target) && isPlace(of) ? target.map(String) : undefined;
      const several = boxes ?? points ?? textsOf(of, target);
      if (several === undefined && typeof target === 'object') throw new Error(`nothing is known of how ${pathText(path)} is written`);
      act('write', path, ...(several ?? [String(target)]));
      set(path, target);
    }
  }
  become(form, [], to);
  return all;
}

/** Does them, one after the other. @throws Error, as a rejection, that says at which field nothing of the kind could be done */
export async function type(page: Page, all: readonly Doing[]): Promise<void> {
  const failed = await page.evaluate(async (list: readonly Doing[]) => {
    let reason = '';
    const panel = (): Element => document.querySelector('[data-editing]') as Element;
    const next = (): Promise<void> => new Promise((done) => setTimeout(done));
    const found = (name: string, at: string): Element => panel().querySelector(`[data-${name}=${JSON.stringify(at)}]`) as Element;
    const write = async (at: () => Element, text: string): Promise<void> => {
      const box = at();
      const input = box as HTMLInputElement;
      if (
        box instanceof HTMLSelectElement &&
        [...box.options].every((o) => o.value !== text) &&
        box.options[box.options.length - 1]?.value === ' '
      ) {
        // What is not listed is written beside the list, where the list says that it may be.
        await write(at, ' ');
        return write(() => at().closest('[data-path]')?.querySelector('input') as Element, text);
      }
      if (input.type === 'checkbox') {
        if (String(input.checked) !== text) input.click();
        return;
      }
      input.focus();
      const owner =
        box instanceof HTMLSelectElement ? HTMLSelectElement : box instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
      Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(box, text);
      if (input.value !== text) throw new Error(`there is no ${text} to choose`);
      box.dispatchEvent(new Event(box instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
      await next();
      // The table begins anew with each figure, and the forms on it: the box may be another one by now.
      const now = at() as HTMLInputElement | null;
      if (now !== input) now?.focus();
      now?.blur();
    };
    const step = async ({ do: what, at, what: texts }: (typeof list)[number]): Promise<void> => {
      // What lies behind a line that opens is drawn once it does.
      for (const said of [...panel().querySelectorAll('[data-said]')]) {
        const name = said.getAttribute('data-said') ?? '';
        const details = said.querySelector('details');
        const below = at === name || at.startsWith(`${name}.`) || at.startsWith(`${name}[`);
        if (!below || details?.closest('[data-said]') !== said || details.querySelector('[data-path]') !== null) continue;
        details.querySelector('summary')?.click();
        for (let n = 0; n < 100 && details.querySelector('[data-path]') === null; n++) await next();
        return step({ do: what, at, what: texts });
      }
      if (what === 'remove') return found('said', at).querySelector<HTMLButtonElement>(':scope > button')?.click();
      if (what === 'say') {
        const row = (): Element => found('fields', at).querySelector(':scope > :last-child') as Element;
        await write(() => row().querySelector('select') as Element, texts[0]);
        await next();
        return row().querySelector('button')?.click();
      }
      const field = found('path', at);
      if (what === 'sort') return write(() => found('path', at).querySelector(':scope > :first-child select') as Element, texts[0]);
      if (what === 'add') {
        // The table begins anew with each figure, and the forms on it: they are looked for again.
        const row = (): Element => found('path', at).querySelector(':scope > fieldset > :last-child') as Element;
        if (texts.length > 0) {
          const listed = row().querySelector('select');
          const anew = [...(listed?.options ?? [])].every((o) => o.value !== texts[0])
            ? listed?.options[listed.options.length - 1]
            : undefined;
          // A name that is not listed is written beside the list, where the list says that it may be.
          if (anew?.value === ' ') await write(() => row().querySelector('select') as Element, anew.value);
          await write(() => row().querySelector(anew?.value === ' ' ? 'input' : 'input, select') as Element, texts[0]);
          await next();
        }
        return row().querySelector('button')?.click();
      }
      if (what === 'press') {
        const [tick, ...cells] = texts;
        const box = field.querySelector<HTMLInputElement>('input[type=checkbox]');
        if (String(box?.checked) !== tick) box?.click();
        for (const cell of cells) {
          await next();
          const button = (): HTMLButtonElement => found('path', at).querySelectorAll<HTMLButtonElement>('button[aria-label]')[Number(cell)];
          const was = button().getAttribute('aria-pressed');
          button().click();
          // The next one is pressed on the pattern as it then is.
          for (let n = 0; n < 100 && button().getAttribute('aria-pressed') === was; n++) await next();
        }
        return;
      }
      if (what === 'names') {
        const boxes = (): HTMLSelectElement[] => [...found('path', at).querySelectorAll('select')];
        for (let n = 0; n < 60 && boxes().length !== texts.length; n++) {
          const [add, remove] = [
            found('path', at).querySelector<HTMLButtonElement>('fieldset > button'),
            boxes().at(-1)?.closest('.row')?.querySelector('button'),
          ];
          (boxes().length < texts.length ? add : remove)?.click();
          await next();
        }
        for (const [i, text] of texts.entries()) await write(() => boxes()[i], text);
        return;
      }
      const sorted = field.querySelector(':scope > :first-child select.field-box');
      const several = sorted !== null && field.querySelectorAll('input, select, textarea').length > texts.length ? 1 : 0;
      for (const [i, text] of texts.entries()) {
        await write(() => [...found('path', at).querySelectorAll('input, select, textarea')][i + several], text);
        await next();
      }
    };
    // What cannot be chosen yet is said after the rest, as long as that leads on: a card of one's own is written before somebody holds it.
    let left = list;
    for (let before = left.length + 1; left.length > 0 && left.length < before; ) {
      before = left.length;
      const later: Doing[] = [];
      for (const one of left) {
        try {
          await step(one);
          await next();
        } catch (error) {
          later.push(one);
          reason = `${one.do} ${one.at} ${one.what.join(' ')}: ${String(error)}`;
        }
      }
      left = later;
    }
    return left.length === 0 ? null : reason;
  }, all);
  if (failed !== null) throw new Error(failed);
}
