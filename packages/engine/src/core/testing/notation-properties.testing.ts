/** What the notation of a game must be: what it writes is laid again as it was, and each of its fields says something. */
import { describe, expect, it } from 'vitest';
import { type AnyKind, type CoreState, type FieldKind, type Match, type RulingCase, type Situations, sampleOf } from '../index.ts';
import { type Suite, walkMatch } from './walking.testing.ts';

/** Random matches, and answers between two positions that are written down. */
const MATCHES = 8;
const APART = 29;

type Path = readonly (string | number)[];

/** Every field of a sample, with its place and its name in the notation: `side.glory` at `sides[0].glory`. */
function fieldsOf(
  kind: AnyKind,
  value: unknown,
  path: Path = [],
  part = '',
): { readonly path: Path; readonly field: string; readonly needed: boolean }[] {
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
    return [{ path: [...path, name], field, needed: f.needed }, ...below];
  });
}

/** The same data without the field at this place. */
function without(value: unknown, [step, ...rest]: Path): unknown {
  if (Array.isArray(value)) return value.map((v, i) => (i === step ? without(v, rest) : v));
  const { [step]: inner, ...others } = value as Readonly<Record<string | number, unknown>>;
  return rest.length === 0 ? others : { ...(value as object), [step]: without(inner, rest) };
}

/** Registers the tests of a notation. `silent` are fields without which a sample is the same: those that say what is so anyway. */
export function notationProperties<U, T, S extends CoreState, V, X>(
  suite: Suite<U, T, S, V>,
  of: Pick<Situations<U, T, S, V, X>, 'match'>,
  kind: FieldKind<X>,
  caseOf: (match: Match<U, T, S, V>) => RulingCase<X> | null,
  samples: readonly X[] = [sampleOf(kind) as X],
  silent: readonly string[] = [],
): void {
  /** What a situation comes to; a text where it is refused. */
  const laid = (s: X): string => {
    try {
      const match = of.match(s);
      return JSON.stringify([match.setup, match.state]);
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
      for (let seed = 1; seed <= MATCHES; seed++) {
        walkMatch(suite, seed, (match) => {
          if (match.at % APART !== 0) return;
          const found = caseOf(match);
          // A match that is written from its very beginning is its set-up, and no position.
          if (found === null || found.script.length === match.at) return;
          for (const { field } of fieldsOf(kind, found.situation)) met.add(field);
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
      expect(positions).toBeGreaterThan(MATCHES);
    });

    it('lays its samples, and each field of them says something', () => {
      const mute = new Set<string>();
      const told = new Set<string>();
      for (const sample of samples) {
        expect(() => of.match(sample)).not.toThrow();
        const whole = laid(sample);
        for (const { path, field, needed } of fieldsOf(kind, sample)) {
          const says = needed || laid(without(sample, path) as X) !== whole;
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
