/**
 * Mutants of the project's rulings. A ruling proves something only where it could fail: each thing it expects, expected otherwise, must
 * make its file fail; and where it expects that something is not there, some slight change of its situation or script must bring it about.
 */
import {
  type CoreState,
  type Expectation,
  type ExpectedEvent,
  type ExpectedOdds,
  POLICIES,
  playStep,
  type RulingCase,
  readFraction,
  runCase,
  type ScriptStep,
  type Seen,
  type Situations,
  UNTIL,
  unknownNamesIn,
} from '@escarmouche/engine/core';
import type { AnySetup } from './games/game.ts';

/** The situations of some game: a ruling is read with the game's own files, so that it fits them. */
export type AnySituations = Situations<AnySetup, unknown, CoreState, unknown, unknown>;

/** Something expected otherwise. */
export interface Mutant {
  /** Where in the ruling, and what is other there. */
  readonly what: string;
  /** Usually one. Where several say the same thing otherwise, one of them that fails is enough: not every other moment of a turn reads another number. */
  readonly cases: readonly RulingCase[];
}

type Json = Readonly<Record<string, unknown>>;

/** Another value of the same sort. */
function otherwise(v: unknown): unknown {
  if (typeof v === 'boolean') return !v;
  if (typeof v === 'number') return v + 1;
  if (typeof v === 'string') return `${v}x`;
  if (Array.isArray(v)) return v.length === 0 ? ['x'] : v.slice(1);
  return v === null ? 0 : { ...(v as object), x: 1 };
}

/** A fraction a little greater, by a 97th. */
function otherOdds(written: string | number): string {
  const { num, den } = readFraction(String(written)) ?? { num: 0n, den: 1n };
  return `${num * 97n + den}/${den * 97n}`;
}

/** An expectation with one field other, or without it. */
function put(e: Expectation, field: keyof Expectation, value: unknown): Expectation {
  const { [field]: _old, ...rest } = e;
  return (value === undefined ? rest : { ...rest, [field]: value }) as Expectation;
}

const without = <X>(list: readonly X[], i: number): X[] => list.filter((_x, j) => j !== i);
const replaced = <X>(list: readonly X[], i: number, x: X): X[] => list.map((y, j) => (j === i ? x : y));

interface Changed {
  readonly what: string;
  readonly e: Expectation;
  /** Further ways of saying the same otherwise. */
  readonly or?: readonly Expectation[];
}

/** Events expected otherwise: another rule, another argument, another order. `rules` are paragraphs of the game. */
function otherEvents(e: Expectation, rules: readonly string[]): Changed[] {
  const out: Changed[] = [];
  const list = e.events ?? [];
  for (const [i, one] of list.entries()) {
    const w: ExpectedEvent = typeof one === 'string' ? { event: one } : one;
    const other = (what: string, x: ExpectedEvent): void => {
      out.push({ what: `events[${i}] ${what}`, e: put(e, 'events', replaced(list, i, x)) });
    };
    out.push({ what: `events[${i}] twice over`, e: put(e, 'events', [...list, ...Array.from({ length: 200 }, () => w)]) });
    for (const rule of rules.filter((r) => r !== w.rule).slice(0, 1)) if (w.rule !== undefined) other('by another rule', { ...w, rule });
    for (const [arg, v] of Object.entries(w.with ?? {})) other(`with another ${arg}`, { ...w, with: { ...w.with, [arg]: otherwise(v) } });
    out.push({ what: `events[${i}] not to happen`, e: put(put(e, 'events', undefined), 'never', [w]) });
  }
  return out;
}

/** The odds an expectation names. */
const oddsOf = ({ odds }: Expectation): readonly ExpectedOdds[] => (odds === undefined ? [] : 'is' in odds ? [odds] : odds);

/** Every value that a case names, and of each what it is of the others: `A.health` where `X.health` and `A.at` are named. */
function namesOf(c: RulingCase): readonly string[] {
  const named = c.script.flatMap((s) =>
    'expect' in s ? [...oddsOf(s.expect).map((o) => o.of), ...Object.keys(s.expect.values ?? {})] : [],
  );
  const halves = named.filter((name) => name.includes('.')).map((name) => name.split('.'));
  return [...new Set([...named, ...halves.flatMap(([who]) => halves.map(([, what]) => `${who}.${what}`))])];
}

/** Odds expected otherwise: without an outcome, of other weights, of another value, read at another moment, under another policy. */
function otherwiseOdds(e: Expectation, names: readonly string[]): Changed[] {
  const out: Changed[] = [];
  const all = oddsOf(e);
  for (const [i, odds] of all.entries()) {
    const saying = (other: ExpectedOdds): Expectation => put(e, 'odds', replaced(all, i, other));
    const one = (what: string, other: Partial<ExpectedOdds>): void => {
      out.push({ what: `odds of ${odds.of} ${what}`, e: saying({ ...odds, ...other }) });
    };
    const any = (what: string, others: readonly ExpectedOdds[]): void => {
      const [first, ...or] = others.map(saying);
      out.push({ what: `odds of ${odds.of} ${what}`, e: first, or });
    };
    const weights = Object.entries(odds.is);
    for (const [value, weight] of weights) {
      one(`another of ${value}`, { is: { ...odds.is, [value]: otherOdds(weight) } });
      one(`without ${value}`, { is: Object.fromEntries(weights.filter(([x]) => x !== value)) });
    }
    one('with an outcome more', { is: { ...odds.is, 'no such value': '1/97' } });
    for (const name of names) if (name !== odds.of) one(`of ${name}`, { of: name });
    const { until, policy, ...usual } = odds;
    if (until !== undefined)
      any('read at any other moment', [
        ...UNTIL.filter((u) => u !== until).map((u) => ({ ...odds, until: u })),
        { ...usual, ...(policy === undefined ? {} : { policy }) },
      ]);
    if (policy !== undefined)
      any(
        'under any other policy',
        POLICIES.filter((p) => p !== policy).map((p) => ({ ...odds, policy: p })),
      );
  }
  return out;
}

/** Everything an expectation can say otherwise. `names`: values of which its odds may be asked instead. */
function changed(e: Expectation, rules: readonly string[], names: readonly string[]): Changed[] {
  const out: Changed[] = [];
  const add = (what: string, field: keyof Expectation, value: unknown): void => {
    out.push({ what, e: put(e, field, value) });
  };
  for (const [i, id] of (e.offered ?? []).entries()) {
    out.push({ what: `offered[${i}] absent`, e: put(put(e, 'offered', without(e.offered ?? [], i)), 'absent', [...(e.absent ?? []), id]) });
    add(`offered[${i}] another id`, 'offered', replaced(e.offered ?? [], i, `${id}x`));
  }
  for (const [i, id] of (e.absent ?? []).entries()) {
    out.push({ what: `absent[${i}] offered`, e: put(put(e, 'absent', without(e.absent ?? [], i)), 'offered', [...(e.offered ?? []), id]) });
    add(`absent[${i}] another id`, 'absent', replaced(e.absent ?? [], i, `x${id}`));
  }
  if (e.exactly !== undefined) {
    const { prefix, ids } = e.exactly;
    for (const i of ids.keys()) add(`exactly without ids[${i}]`, 'exactly', { prefix, ids: without(ids, i) });
    add('exactly with one more', 'exactly', { prefix, ids: [...ids, ids[0] ?? `${prefix}x`] });
    if (prefix !== '') add('exactly of another prefix', 'exactly', { prefix: `x${prefix}`, ids });
  }
  for (const [id, by] of Object.entries(e.refused ?? {})) {
    const others = Object.fromEntries(Object.entries(e.refused ?? {}).filter(([x]) => x !== id));
    out.push({ what: `refused ${id} offered`, e: put(put(e, 'refused', others), 'offered', [...(e.offered ?? []), id]) });
    for (const rule of rules.filter((r) => !([by].flat() as string[]).includes(r)).slice(0, 1))
      add(`refused ${id} by ${rule} too`, 'refused', { ...e.refused, [id]: [...([by].flat() as string[]), rule] });
  }
  for (const word of ['decision', 'chance', 'over'] as const)
    for (const [field, v] of Object.entries(e[word] ?? {}))
      add(`${word}.${field} another`, word, { ...e[word], [field]: field === 'rule' ? rules.find((r) => r !== v) : otherwise(v) });
  if (e.decision !== undefined) out.push({ what: 'decision a chance', e: put(put(e, 'decision', undefined), 'chance', {}) });
  if (e.chance !== undefined) out.push({ what: 'chance a decision', e: put(put(e, 'chance', undefined), 'decision', {}) });
  if (e.over !== undefined) out.push({ what: 'over a decision', e: put(put(e, 'over', undefined), 'decision', {}) });
  out.push(...otherEvents(e, rules));
  for (const [name, v] of Object.entries(e.values ?? {})) add(`values ${name} another`, 'values', { ...e.values, [name]: otherwise(v) });
  if (e.when !== undefined) out.push({ what: 'when left out', e: put(e, 'when', undefined) });
  out.push(...otherwiseOdds(e, names));
  return out;
}

/** Every mutant of what a case expects. */
export function mutantsOf(of: AnySituations, c: RulingCase, number: number): Mutant[] {
  const { rules } = of.vocabulary;
  const names = namesOf(c);
  const out: Mutant[] = [];
  if (c.illegal !== undefined) {
    out.push({ what: `case ${number}: another illegal`, cases: [{ ...c, illegal: rules.find((r) => r !== c.illegal) as string }] });
    const { illegal: _illegal, ...legal } = c;
    out.push({ what: `case ${number}: legal`, cases: [legal] });
  }
  c.script.forEach((s, i) => {
    if (!('expect' in s)) return;
    const at = `case ${number}, step ${i + 1}`;
    if (Object.keys(s.expect).length === 0) out.push({ what: `${at}: nothing at all is expected`, cases: [c] });
    for (const { what, e, or = [] } of changed(s.expect, rules, names))
      out.push({
        what: `${at}: ${what}`,
        cases: [e, ...or].map((x) => ({ ...c, script: replaced<ScriptStep>(c.script, i, { expect: x }) })),
      });
  });
  return out;
}

/** How a case comes out: it holds, its names known and everything as expected, or something is other, or it asks for odds that cannot be told. */
function outcomeOf(of: AnySituations, c: RulingCase): 'holds' | 'fails' | 'no odds' {
  try {
    if (unknownNamesIn(of, c).length > 0) return 'fails';
    const failures = runCase(of, c, 1);
    if (failures.length === 0) return 'holds';
    return failures.every((f) => f.say.expected.key === 'wanted-odds') ? 'no odds' : 'fails';
  } catch {
    // A value or a piece of content that the game has no use for.
    return 'fails';
  }
}

/** Whether a mutant holds, however the thing is said otherwise. A moment that a game does not know proves nothing either way. */
export function stands(of: AnySituations, { cases }: Mutant): boolean {
  let held = false;
  for (const c of cases) {
    const came = outcomeOf(of, c);
    if (came === 'fails') return false;
    held ||= came === 'holds';
  }
  return held;
}

/** One thing that a case expects not to be there, as an expectation of its own that says the opposite. */
interface Denial {
  readonly what: string;
  readonly step: number;
  readonly opposite: Expectation;
}

const NOTHING = new Set(['false', 'null', '[]']);

/** What a case says is not there: absent options, events that must not happen, values that are nothing. */
function denialsOf(c: RulingCase, number: number): Denial[] {
  const out: Denial[] = [];
  c.script.forEach((s, step) => {
    if (!('expect' in s)) return;
    const at = `case ${number}, step ${step + 1}`;
    const { expect: e } = s;
    for (const id of e.absent ?? []) out.push({ what: `${at}: absent ${id}`, step, opposite: { absent: [id] } });
    if (e.exactly?.ids.length === 0) out.push({ what: `${at}: exactly no ${e.exactly.prefix}`, step, opposite: { exactly: e.exactly } });
    for (const w of e.never ?? []) out.push({ what: `${at}: never ${JSON.stringify(w)}`, step, opposite: { never: [w] } });
    for (const [name, v] of Object.entries(e.values ?? {}))
      if (NOTHING.has(JSON.stringify(v)))
        out.push({ what: `${at}: ${name} ${JSON.stringify(v)}`, step, opposite: { values: { [name]: v } } });
  });
  return out;
}

/** Slight changes of a value: left out, the other way round, a little more or less, another of the same file. */
function* slight(v: unknown, words: readonly string[]): Generator<unknown> {
  if (typeof v === 'boolean') yield !v;
  else if (typeof v === 'number') yield* [v + 1, v - 1, 0, v + 4];
  else if (typeof v === 'string') for (const w of words) if (w !== v) yield w;
  if (Array.isArray(v)) {
    for (let i = 0; i < v.length; i++) {
      yield without(v, i);
      for (const x of slight(v[i], words)) yield replaced(v, i, x);
    }
    for (const w of words) if (v.every((x) => typeof x === 'string')) yield [...v, w];
  } else if (typeof v === 'object' && v !== null) {
    for (const [key, inner] of Object.entries(v)) {
      const { [key]: _left, ...rest } = v as Json;
      yield rest;
      for (const x of slight(inner, words)) yield { ...v, [key]: x };
    }
  }
}

/** Texts of a piece of data: places, names, words that somebody might have written elsewhere in it. */
function wordsIn(v: unknown, out = new Set<string>()): Set<string> {
  if (typeof v === 'string') out.add(v);
  else if (typeof v === 'object' && v !== null) for (const x of Object.values(v)) wordsIn(x, out);
  return out;
}

/** Scripts that differ a little from a script before a step: a step left out, dice that fall otherwise, another answer. */
function* otherScripts(
  script: readonly ScriptStep[],
  to: number,
): Generator<{ readonly script: readonly ScriptStep[]; readonly step: number }> {
  for (let i = 0; i < to; i++) {
    const s = script[i];
    if ('expect' in s) continue;
    yield { script: without(script, i), step: to - 1 };
    if ('roll' in s && typeof s.roll !== 'string')
      for (const face of [1, 2, 3, 4, 5, 6, 8, 10])
        for (const faces of [s.roll.map(() => face), ...s.roll.map((_x, k) => replaced(s.roll as readonly number[], k, face))])
          yield { script: replaced<ScriptStep>(script, i, { roll: faces }), step: to };
    if ('take' in s && s.take !== 'pass') yield { script: replaced<ScriptStep>(script, i, { take: 'pass' }), step: to };
  }
}

/** Whether a denial no longer holds in this variation; false as well where the variation cannot be played so far. */
function broken(of: AnySituations, situation: unknown, script: readonly ScriptStep[], step: number, d: Denial): boolean {
  try {
    const match = of.match(situation);
    const seen: Seen = { events: 0 };
    for (let i = 0; i < step; i++) {
      const s = script[i];
      // What was expected on the way is another matter, but for the events it leaves behind.
      if ('expect' in s)
        playStep(
          of,
          match,
          {
            expect: {
              ...(s.expect.events === undefined ? {} : { events: s.expect.events }),
              ...(s.expect.never === undefined ? {} : { never: [] }),
            },
          },
          {},
          seen,
        );
      else if (playStep(of, match, s, {}, seen).stop) return false;
    }
    return playStep(of, match, { expect: d.opposite }, {}, seen).failures.length > 0;
  } catch {
    return false;
  }
}

/** Whether a case expects anything that is there: an option, an event, a decision, a value. */
function affirms(c: RulingCase): boolean {
  if (c.illegal !== undefined) return true;
  return c.script.some((s) => {
    if (!('expect' in s)) return false;
    const { absent: _absent, never: _never, exactly, values, ...rest } = s.expect;
    if (Object.keys(rest).length > 0 || (exactly !== undefined && exactly.ids.length > 0)) return true;
    return Object.values(values ?? {}).some((v) => !NOTHING.has(JSON.stringify(v)));
  });
}

/** Changes tried for each thing denied. */
const MOST_TRIED = 4000;

/** Whether some slight change of a case brings about what it denies. */
function canFail(of: AnySituations, c: RulingCase, d: Denial, words: readonly string[]): boolean {
  let tried = 0;
  for (const v of otherScripts(c.script, d.step)) {
    if (broken(of, c.situation, v.script, v.step, d)) return true;
    if (++tried > MOST_TRIED) break;
  }
  tried = 0;
  for (const situation of slight(c.situation, words)) {
    if (broken(of, situation, c.script, d.step, d)) return true;
    if (++tried > MOST_TRIED) break;
  }
  return false;
}

/**
 * What a case denies, where it affirms nothing and no slight change of its situation or script brings any of it about: such a case holds
 * whatever the rules say. Empty for a case that can fail.
 */
export function hollow(of: AnySituations, cases: readonly RulingCase[], c: RulingCase, number: number): string[] {
  if (affirms(c)) return [];
  const words = [...wordsIn(cases.map((x) => x.situation))].slice(0, 60);
  const denials = denialsOf(c, number);
  return denials.some((d) => canFail(of, c, d, words)) ? [] : denials.map((d) => d.what);
}
