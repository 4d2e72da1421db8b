/** Everything that can be said of a position has a form in the editor, in words: nothing is typed as a file has it. */
import { type Form, formOf, leastOf, misfits, type NotationPath, valueAt, withValue } from '@escarmouche/engine/core';
import { expect, it } from 'vitest';
import { variables } from '../odds/varied.ts';
import { LANGS } from '../settings/store.ts';
import type { AnyGameTable } from '../table/contract.ts';
import { type Drawn, drawnName, labelled } from './editing.ts';
import { choicesIn, convertedAt, isName, isPlace } from './model.ts';

/** Every place of a position that a form stands for, each way down but once. */
function* placesIn(form: Form, path: NotationPath = [], above: readonly Form[] = []): Generator<readonly [NotationPath, Form]> {
  if (above.includes(form)) return;
  yield [path, form];
  const all = [...above, form];
  if (form.kind === 'fields') for (const f of form.fields) yield* placesIn(f.is, [...path, f.name], all);
  if (form.kind === 'list') yield* placesIn(form.of, [...path, 0], all);
  if (form.kind === 'named') yield* placesIn(form.of, [...path, 'A'], all);
  if (form.kind === 'row' || form.kind === 'either')
    for (const [i, of] of form.of.entries()) yield* placesIn(of, form.kind === 'row' ? [...path, i] : path, all);
}

/** Whether a form, or one around it, is drawn by the game itself. */
const isDrawn = (drawn: Drawn, path: NotationPath): boolean => path.some((_step, i) => drawnName(path.slice(0, i + 1)) in drawn);

/** What stands before a line of the form of a position has so many letters at most. */
const LONGEST = 32;

/** Registers the tests of the forms of a game's positions. */
export function formProperties(table: AnyGameTable): void {
  const loaded = (async () => {
    const notation = await table.notation?.();
    const drawn = (await table.editorTools?.())?.drawn ?? {};
    if (notation === undefined) throw new Error('positions of every game are edited');
    const places = [...placesIn(formOf(notation.kind))].filter(([path]) => !isDrawn(drawn, path));
    return { notation, places };
  })();

  it('leave nothing that has to be typed as a file has it', async () => {
    const { places } = await loaded;
    expect(places.length).toBeGreaterThan(30);
    expect(places.filter(([, form]) => form.kind === 'content' && !isPlace(form)).map(([path]) => path.join('.'))).toEqual([]);
  });

  it('have each way of saying something in one choice', async () => {
    const { places } = await loaded;
    // Of one among others again, only the outer choice would be seen.
    const hidden = places.filter(([, form]) => form.kind === 'either' && form.of.some((of) => of.kind === 'either'));
    expect(hidden.map(([path]) => path.join('.'))).toEqual([]);
  });

  it('name somebody who is there, however the way of saying something is changed', async () => {
    const { notation, places } = await loaded;
    const form = formOf(notation.kind);
    const nobody: string[] = [];
    for (const [path, at] of places) {
      if (at.kind !== 'either' || valueAt(form.sample, path) === undefined) continue;
      const naming = at.of
        .flatMap((to) => (to.kind === 'fields' ? [{ to, names: to.fields.filter(({ is }) => isName(is)) }] : []))
        .filter(({ names }) => names.length > 0);
      for (const of of at.of.filter((x) => x.kind !== 'fields')) {
        const position = withValue(form.sample, path, leastOf(of));
        for (const { to, names } of naming) {
          const after = withValue(position, path, convertedAt({ notation, form, position }, path, to));
          for (const { name } of names) {
            const value = valueAt(after, [...path, name]);
            const listed = value === undefined ? [] : choicesIn(notation, form, after, [...path, name]);
            if (listed.length > 0 && !listed.some((x) => x.id === value)) nobody.push(`${[...path, name].join('.')}: ${value}`);
          }
        }
      }
    }
    expect(nobody).toEqual([]);
  });

  it('are called in words, and what is said of a position briefly', async () => {
    const { notation, places } = await loaded;
    const words = places.flatMap(([path, form]) =>
      form.kind === 'fields' ? form.fields.map((f) => [[...path, f.name], f.word] as const) : [],
    );
    const asInFiles = words.filter(([, word]) => LANGS.some((lang) => /[{}]/.test(word[lang])));
    expect(asInFiles.map(([path]) => path.join('.'))).toEqual([]);
    const whole = formOf(notation.kind);
    const long =
      whole.kind !== 'fields' ? ['not a record'] : whole.fields.flatMap(({ word }) => LANGS.map((lang) => labelled(word[lang]).label));
    expect(long.filter((label) => label.length > LONGEST)).toEqual([]);
  });

  it('call each word that can be chosen by one of the game’s, in both languages', async () => {
    const { notation, places } = await loaded;
    const mute = new Set<string>();
    for (const [path, form] of places) {
      if ((form.kind !== 'one' && form.kind !== 'some') || form.of.length === 1) continue;
      const lists = form.names !== undefined && Object.hasOwn(notation.lists, form.names) ? notation.lists[form.names] : undefined;
      const listed = lists?.(notation.blank, path) ?? [];
      for (const word of form.of) {
        // Numbers read themselves.
        if (!/[a-z]/i.test(String(word)) || listed.some((l) => l.id === word && l.names !== undefined)) continue;
        for (const lang of LANGS)
          if (table.term?.(lang, `${form.names}.${word}`) === undefined) mute.add(`${form.names ?? path.join('.')}: ${word}`);
      }
    }
    expect([...mute]).toEqual([]);
  });

  it('have numbers to vary that are called in words, each otherwise, and may stand there', async () => {
    const { notation } = await loaded;
    const form = formOf(notation.kind);
    const [en, fr] = LANGS.map((lang) => variables(notation, notation.blank, lang, (name) => name));
    expect(en.length).toBeGreaterThan(1);
    expect(en.map((v) => v.path).sort()).toEqual(fr.map((v) => v.path).sort());
    for (const all of [en, fr]) {
      expect(all.filter(({ text }) => /[{}[\]]|\w\.\w|undefined/.test(text)).map(({ text }) => text)).toEqual([]);
      expect(all.map(({ text }) => text).filter((text, n, texts) => texts.indexOf(text) !== n)).toEqual([]);
    }
    // A number that is not written yet is one of the position once it is.
    for (const { path } of en) {
      const steps = path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
      if (valueAt(notation.blank, steps) !== undefined) continue;
      const wrong = misfits(form, withValue(notation.blank, steps, 1)).map(({ path: at }) => at.join('.'));
      expect(wrong).not.toContain(path);
    }
  });
}
