/** Set-ups of every game, as their notation has them: what files take and refuse, and what forms show, come from the same fields. */
import { type AnyKind, type Form, formOf, misfits, sampleOf, valueAt, withValue } from '@escarmouche/engine/core';
import { describe, expect, it } from 'vitest';
import { FileFault } from './fault.ts';
import type { GameFiles } from './games/game.ts';
import { GAMES } from './games/list.ts';
import { readMatch } from './match.ts';

type Path = readonly (string | number)[];

/** Every place of a sample, with what it holds, things of one's own left as they are. */
function placesOf(form: Form, x: unknown, path: Path = []): { readonly form: Form; readonly path: Path }[] {
  const here = { form, path };
  if (x === undefined) return [here];
  switch (form.kind) {
    case 'fields':
      return [here, ...form.fields.flatMap((f) => placesOf(f.is, valueAt(x, [f.name]), [...path, f.name]))];
    case 'list':
      return [here, ...placesOf(form.of, valueAt(x, [0]), [...path, 0])];
    case 'row':
      return [here, ...form.of.flatMap((of, i) => placesOf(of, valueAt(x, [i]), [...path, i]))];
    default:
      return [here];
  }
}

const said = (path: Path): string => path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('');

describe.each(GAMES as readonly GameFiles[])('a set-up of $game', ({ game, setup, notation }) => {
  const kind = notation?.get('setup') as AnyKind;
  const form = formOf(kind);
  const sample = sampleOf(kind);

  it('is taken by files and by forms where it has all there is', () => {
    expect(misfits(form, sample)).toEqual([]);
    expect(setup.parse(sample)).toEqual(sample);
  });

  it('says in both languages what each field is', () => {
    for (const { form: of } of placesOf(form, sample))
      if (of.kind === 'fields')
        for (const f of of.fields)
          expect(
            [f.word.en, f.word.fr].every((w) => w.length > 2 && !w.endsWith('.')),
            f.name,
          ).toBe(true);
  });

  it('is refused at the place where something else stands, in one line for each', () => {
    const places = placesOf(form, sample).filter(({ path }) => path.length > 0);
    // The smallest set-up, of a game that was welcomed, has five.
    expect(places.length).toBeGreaterThanOrEqual(5);
    for (const { path, form: of } of places) {
      const wrong = withValue(sample, path, { strange: true });
      if (of.kind !== 'content') expect(misfits(form, wrong), said(path)).not.toEqual([]);
      const file = JSON.stringify({ format: 'escarmouche-match', version: 1, game, setup: wrong });
      let told = '';
      try {
        readMatch(file, 'a.json');
      } catch (error) {
        if (!(error instanceof FileFault)) throw error;
        told = error.message;
      }
      const line = told.split('\n').find((l) => l.includes(`: setup${said(path)}`));
      expect(line, `${said(path)}: ${told}`).toMatch(/expected .+/);
      expect(line, said(path)).not.toContain('another value');
    }
  });

  it('is refused with a field that nobody knows, and without one that must be there', () => {
    expect(setup.safeParse({ ...(sample as object), strange: 1 }).success).toBe(false);
    for (const f of form.kind === 'fields' ? form.fields : []) {
      const without = Object.fromEntries(Object.entries(sample as object).filter(([name]) => name !== f.name));
      expect(setup.safeParse(without).success, f.name).toBe(!f.needed);
    }
  });
});
