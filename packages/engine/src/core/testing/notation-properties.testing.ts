/** What the notation of a game must be: what it writes is laid again as it was, and each of its fields says something. */
import { describe, expect, it } from 'vitest';
import {
  type AnyField,
  type AnyKind,
  type CoreState,
  choicesAt,
  type Form,
  faultsOf,
  formAt,
  formOf,
  gameFault,
  leastOf,
  type Match,
  misfits,
  type Notation,
  type NotationPath,
  type RulingCase,
  type Situations,
  sampleOf,
  valueAt,
  withValue,
} from '../index.ts';
import { type Suite, seeds, walkMatch } from './walking.testing.ts';

/** Random matches, more of them where those are too short to be written so often, and answers between two positions that are written down. */
const MATCHES = 8;
const SHORT_MATCHES = 60;
const APART = 29;
/** Names that every object has something of: in a position they are nobody's. */
const EVERYBODYS = ['constructor', '__proto__', 'toString'];
/** Of those, in how many each place is held against its form, and each name against the lists. */
const LOOKED_AT = 2;

/** Every field of a sample, with its place and its name in the notation: `side.glory` at `sides[0].glory`. */
function fieldsOf(
  kind: AnyKind,
  value: unknown,
  path: NotationPath = [],
  part = '',
): { readonly path: NotationPath; readonly field: string; readonly of: AnyField }[] {
  const { shape } = kind;
  const inside = (of: AnyKind, v: unknown, step: string | number): ReturnType<typeof fieldsOf> => fieldsOf(of, v, [...path, step], part);
  if (shape.kind === 'either') {
    // The kind that this value is of: an object has fields, a list items.
    const sort = Array.isArray(value) ? ['list', 'some', 'row'] : typeof value === 'object' ? ['fields', 'named'] : [];
    const one = shape.of.find((k) => sort.includes(k.shape.kind) || k.shape.kind === 'either');
    return one === undefined ? [] : fieldsOf(one, value, path, part);
  }
  if (value === null || typeof value !== 'object') return [];
  if (shape.kind === 'list') return (value as readonly unknown[]).flatMap((v, i) => inside(shape.of, v, i));
  if (shape.kind === 'named') return Object.entries(value).flatMap(([name, v]) => inside(shape.of, v, name));
  if (shape.kind === 'row') return shape.of.flatMap((k, i) => inside(k, (value as readonly unknown[])[i], i));
  if (shape.kind !== 'fields') return [];
  const here = shape.part ?? part;
  return Object.entries(shape.fields).flatMap(([name, f]) => {
    const v = (value as Readonly<Record<string, unknown>>)[name];
    if (v === undefined) return [];
    const below = fieldsOf(f.is, v, [...path, name], shape.part === undefined ? `${part}.${name}` : `${here}.${name}`);
    const field = shape.part === undefined ? `${part}.${name}` : `${here}.${name}`;
    return [{ path: [...path, name], field, of: f }, ...below];
  });
}

/** Every name within a value that is none of those that the notation lists there: `figures.A.is: D99`. */
function unlisted<X>(notation: Notation<X>, form: Form, x: X, path: NotationPath = []): string[] {
  const value = valueAt(x, path);
  const here = formAt(form, x, path);
  if (here === undefined) return [`${path.join('.')} has no form`];
  const meant = here.kind === 'either' ? here.of.filter((of) => misfits(of, value).length === 0) : [here];
  const whole = meant.some((of) => of.kind === 'content' || of.kind === 'some' || of.kind === 'both');
  const keys = typeof value === 'object' && value !== null && !whole ? Object.keys(value) : [];
  const below = keys.flatMap((key) => unlisted(notation, form, x, [...path, Array.isArray(value) ? Number(key) : key]));
  const lists = meant.flatMap((of) => {
    const ids = choicesAt(notation, of, x, path)?.map((l) => l.id);
    if (ids === undefined) return [[]];
    const names =
      of.kind === 'named'
        ? keys
        : of.kind === 'text' && of.between !== undefined
          ? String(value).split(splitter(of.between))
          : [String(value)];
    return of.kind === 'content' || of.kind === 'some' ? [[]] : [names.filter((name) => !ids.includes(name))];
  });
  const strange = lists.some((l) => l.length === 0) ? [] : lists[0];
  return [...strange.map((name) => `${path.join('.')}: ${name}`), ...below];
}

/** The places of a position where a name or a text stands, and those that are called by a name. */
function textsIn(form: Form, x: unknown, path: NotationPath = []): { readonly texts: NotationPath[]; readonly names: NotationPath[] } {
  const value = valueAt(x, path);
  const here = formAt(form, x, path);
  if (typeof value === 'string' && here?.kind !== 'one') return { texts: [path], names: [] };
  if (typeof value !== 'object' || value === null || here === undefined || here.kind === 'content') return { texts: [], names: [] };
  const below = Object.keys(value).map((key) => [...path, Array.isArray(value) ? Number(key) : key]);
  const parts = below.map((p) => textsIn(form, x, p));
  const meant = here.kind === 'either' ? here.of.filter((of) => misfits(of, value).length === 0) : [here];
  const own = meant.some((of) => of.kind === 'named') ? below : [];
  return { texts: parts.flatMap((p) => p.texts), names: [...own, ...parts.flatMap((p) => p.names)] };
}

/** The signs that stand between names. */
function splitter(signs: string): RegExp {
  return new RegExp(`[${signs.replace(/[\\\]^-]/g, '\\$&')}]`);
}

/** Registers the tests of a notation. `silent` are fields without which a sample is the same: those that say what is so anyway. */
export function notationProperties<U, T, S extends CoreState, V, X>(
  suite: Suite<U, T, S, V>,
  of: Pick<Situations<U, T, S, V, X>, 'match' | 'notation' | 'value' | 'vocabulary'>,
  caseOf: (match: Match<U, T, S, V>) => RulingCase<X> | null,
  others: readonly X[] = [],
  silent: readonly string[] = [],
): void {
  const { notation } = of;
  if (notation === undefined) throw new Error(`${suite.game.id} has no notation`);
  const { kind, blank } = notation;
  const samples = [sampleOf(kind) as X, ...others];
  const form = formOf(kind);
  /** What a situation comes to, and where it is told apart, from which set-up; a text where it is refused. */
  const laid = (s: X, apart = true): string => {
    try {
      const match = of.match(s);
      return JSON.stringify([
        apart ? match.setup : null,
        match.state,
        match.nodeKind === 'decision' ? match.options().map((o) => o.id) : null,
      ]);
    } catch (error) {
      return String(error);
    }
  };

  /** The match that a case leads to. */
  const played = ({ situation, script }: RulingCase<X>): Match<U, T, S, V> => {
    const match = of.match(situation);
    for (const step of script) {
      if ('take' in step) match.take(step.take);
      else if ('roll' in step && Array.isArray(step.roll)) match.roll(step.roll);
      else if ('roll' in step) match.fall(String(step.roll));
    }
    return match;
  };

  describe(`the notation of ${suite.game.id}`, () => {
    const met = new Set<string>();

    it('writes random matches, lays what it has written, and writes the same again', () => {
      let positions = 0;
      for (const seed of seeds(MATCHES, SHORT_MATCHES, () => positions > MATCHES)) {
        // Of short matches, now an early position and now a late one.
        const at = seed > MATCHES ? seed % APART : 0;
        walkMatch(suite, seed, (match) => {
          if (match.at % APART !== at) return;
          const found = caseOf(match);
          // A match that is written from its very beginning is its set-up, and no position.
          if (found === null || found.script.length === match.at) return;
          for (const { field } of fieldsOf(kind, found.situation)) met.add(field);
          if (seed <= LOOKED_AT) expect([...misfits(form, found.situation), ...unlisted(notation, form, found.situation)]).toEqual([]);
          const again = played(found);
          expect(again.nodeKind).toBe(match.nodeKind);
          if (match.nodeKind === 'decision')
            expect(
              again
                .options()
                .map((o) => o.id)
                .sort(),
            ).toEqual(
              match
                .options()
                .map((o) => o.id)
                .sort(),
            );
          // A match that was put there may have no word for what lies before it.
          const twice = caseOf(again);
          if (twice?.script.length !== found.script.length) return;
          positions++;
          expect(JSON.parse(JSON.stringify(twice))).toEqual(JSON.parse(JSON.stringify(found)));
        });
      }
      expect(positions, 'positions that `caseOf` could write').toBeGreaterThan(MATCHES);
    });

    it('says what is so where nothing is written', () => {
      const wrong = samples.flatMap((sample) =>
        fieldsOf(kind, sample).flatMap(({ path, field, of: { usual } }) =>
          usual === undefined || laid(withValue(sample, path, usual), false) === laid(withValue(sample, path, undefined), false)
            ? []
            : [field],
        ),
      );
      expect(wrong).toEqual([]);
    });

    it('fits its own form, names what it lists, and has something to begin with', () => {
      for (const x of [...samples, blank]) expect([...misfits(form, x), ...unlisted(notation, form, x), ...faultsOf(of, x)]).toEqual([]);
      expect(misfits(form, leastOf(form))).toEqual([]);
    });

    it('lists what may be named whatever is said first, and nothing of what cannot be read', () => {
      if (form.kind !== 'fields') throw new Error('a position is no record');
      for (const field of form.fields) {
        if (Object.hasOwn(blank as object, field.name)) continue;
        const more = { ...blank, [field.name]: leastOf(field.is) } as X;
        for (const list of Object.values(notation.lists))
          for (const path of [[], [field.name]]) expect(() => list(more, path), field.name).not.toThrow();
        for (const bad of [null, 3, [null], { a: null }])
          for (const names of Object.keys(notation.lists))
            expect(
              choicesAt(notation, { kind: 'text', names } as never, { ...blank, [field.name]: bad } as X, [field.name, 'a']),
            ).toBeInstanceOf(Array);
      }
    });

    it('is copied with all that it says: what is laid into a state stands in its copy', () => {
      for (const x of samples) {
        const { state } = of.match(x);
        expect(JSON.parse(JSON.stringify(suite.game.copy(state)))).toEqual(JSON.parse(JSON.stringify(state)));
      }
    });

    it('has nobody of a name that every object has something of, and no value of it', () => {
      const { texts, names } = textsIn(form, samples[0]);
      expect(texts.length).toBeGreaterThan(1);
      // What is no fault of a position would be thrown.
      for (const word of EVERYBODYS) {
        for (const path of texts) faultsOf(of, withValue(samples[0], path, word));
        for (const path of names) {
          const called = [...path.slice(0, -1), word];
          faultsOf(of, withValue(withValue(samples[0], path, undefined), called, valueAt(samples[0], path)));
        }
      }
      const match = of.match(samples[0]);
      const figures = of.vocabulary.kinds.figure?.names?.(match) ?? [];
      for (const word of EVERYBODYS)
        for (const name of [
          word,
          ...['attack', 'roll', 'combat', ...figures].map((f) => `${f}.${word}`),
          `${word}.1`,
          `${word} ${figures[0]}`,
        ]) {
          let told: unknown = null;
          try {
            told = of.value(match, name);
          } catch (error) {
            told = gameFault(error);
          }
          expect([name, told]).toEqual([name, expect.objectContaining({ fault: expect.anything() })]);
        }
    });

    it('lays its samples, and each field of them says something', () => {
      const mute = new Set<string>();
      const told = new Set<string>();
      for (const sample of samples) {
        expect(() => of.match(sample)).not.toThrow();
        const whole = laid(sample);
        for (const { path, field, of: is } of fieldsOf(kind, sample)) {
          const says = is.needed || laid(withValue(sample, path, undefined)) !== whole;
          (says ? told : mute).add(field);
        }
      }
      expect([...mute].filter((field) => !told.has(field)).sort()).toEqual([...silent].sort());
      // What the samples do not name is written of random matches.
      const all = fieldsOf(kind, sampleOf(kind)).map(({ field }) => field);
      expect([...new Set(all)].filter((field) => !told.has(field) && !met.has(field) && !silent.includes(field))).toEqual([]);
    });
  });
}
