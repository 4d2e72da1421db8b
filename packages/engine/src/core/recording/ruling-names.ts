/**
 * The names in a ruling held against what its game and its situation know. An option that nobody could ever have is absent everywhere,
 * and an event that there is not never happens: such a name is a slip of the pen, and no proof.
 */
import { formsOf, type Named, type NameKindId, readAs } from '../running/forms.ts';
import { nearest } from '../running/nearest.ts';
import type { CoreState } from '../running/sequence.ts';
import type { RuleId } from '../running/types.ts';
import type { Match } from './match.ts';
import { POLICIES, type Policy } from './odds.ts';
import { gameFault } from './ruling-failure.ts';
import type { Expectation, ExpectedEvent, PassUntil, Ruling, RulingCase } from './ruling-file.ts';
import type { ArgKind, Situations, Vocabulary } from './situations.ts';
import { namesMeant } from './written-otherwise.ts';

/** Arguments that are numbers. */
export function counts(...names: readonly string[]): Readonly<Record<string, 'count'>> {
  return Object.fromEntries(names.map((name) => [name, 'count']));
}

/** What a name was meant to be. */
export type NameRole =
  | { readonly of: 'rule' | 'event' | 'step' | 'word' | 'space' }
  | { readonly of: 'argument'; readonly event: string }
  | { readonly of: 'value'; readonly argument: string }
  | { readonly of: 'form'; readonly forms: readonly string[] }
  | { readonly of: 'name'; readonly kind: NameKindId };

/** A name that nobody knows, and where it stands in the file. */
export interface UnknownName {
  /** From the file down: `['cases', 0, 'script', 2, 'expect', 'absent', 1]`. */
  readonly path: readonly (string | number)[];
  readonly name: string;
  readonly role: NameRole;
  /** The known name it is like. */
  readonly near?: string | undefined;
  /** What is known, where it is like nothing of that and the list is a short one. */
  readonly among: readonly string[];
}

/** Names that are told as a whole list at most. */
const SHORT = 16;
/** A game has few steps, and nobody can guess what they are called. */
const STEPS = 60;
/** What is listed where nothing that is near can be guessed. */
const LISTED: ReadonlySet<NameRole['of']> = new Set(['name', 'argument', 'value', 'step']);

function isWay(policy: Exclude<Policy, string>): policy is readonly string[] {
  return Array.isArray(policy);
}

/** Of which kind an argument of an event is; undefined where the game does not say. */
function argKind(words: Pick<Vocabulary<never>, 'args'>, event: string, argument: string): ArgKind | undefined {
  for (const name of [`${event}.${argument}`, argument]) if (Object.hasOwn(words.args, name)) return words.args[name];
  return undefined;
}

/** Looks for the names of one case. */
class Reader<U, T, S extends CoreState, V> {
  readonly out: UnknownName[] = [];
  private readonly game: Situations<U, T, S, V, never>['game'];
  private readonly words: Vocabulary<Match<U, T, S, V>>;
  private readonly match: Match<U, T, S, V> | null;
  private known: ReadonlySet<string> | undefined;
  private readonly lists = new Map<NameKindId, ReadonlySet<string>>();

  constructor(of: Pick<Situations<U, T, S, V, never>, 'game' | 'vocabulary'>, match: Match<U, T, S, V> | null) {
    this.game = of.game;
    this.words = of.vocabulary;
    this.match = match;
  }

  /** Every step that somebody can be asked at, or that dice fall at: most scripts name none. */
  private get steps(): ReadonlySet<string> {
    this.known ??= new Set(this.game.book.flatMap((s) => s.steps.flatMap((x) => (x.kind === 'do' ? [] : [x.name]))));
    return this.known;
  }

  /** The names of a kind; null where no match says which there are. */
  private namesOf(kind: NameKindId): ReadonlySet<string> | null {
    if (this.match === null) return null;
    const known = this.lists.get(kind) ?? new Set(this.words.kinds[kind]?.names?.(this.match));
    this.lists.set(kind, known);
    return known;
  }

  private knows({ kind, name }: Named): boolean {
    if (this.words.kinds[kind]?.written?.test(name) === true) return true;
    return this.namesOf(kind)?.has(name) ?? true;
  }

  /** Whether it is no place, or one on the board or beside it. */
  private isThere({ kind, name }: Named): boolean {
    return kind !== 'place' || this.match === null || this.words.kinds.place?.near?.(this.match, name) !== false;
  }

  private note(path: UnknownName['path'], name: string, role: NameRole, known: Iterable<string>): void {
    const near = nearest(name, known);
    const all = near === undefined && LISTED.has(role.of) ? [...known] : [];
    this.out.push({ path, name, role, near, among: all.length <= (role.of === 'step' ? STEPS : SHORT) ? all : [] });
  }

  private noteName(path: UnknownName['path'], { kind, name }: Named): void {
    this.note(path, name, { of: 'name', kind }, this.namesOf(kind) ?? []);
  }

  rule(path: UnknownName['path'], id: RuleId | undefined): void {
    if (id !== undefined && !this.words.rules.includes(id)) this.note(path, id, { of: 'rule' }, this.words.rules);
  }

  step(path: UnknownName['path'], name: string | undefined): void {
    if (name !== undefined && !this.steps.has(name)) this.note(path, name, { of: 'step' }, this.steps);
  }

  /** An option; where it is said to be absent, its places are on the board or beside it: what is nowhere is absent everywhere. */
  option(path: UnknownName['path'], id: string, there = false): void {
    const forms = formsOf(this.words.options);
    let least: Named[] | undefined;
    let nowhere: Named | undefined;
    for (const form of forms) {
      const names = readAs(form, id, false)?.names;
      const strange = names?.filter((n) => !this.knows(n));
      if (names !== undefined && strange?.length === 0) {
        nowhere = there ? names.find((n) => !this.isThere(n)) : undefined;
        if (nowhere === undefined) return;
      }
      if (strange !== undefined && (least === undefined || strange.length < least.length)) least = strange;
    }
    if (nowhere !== undefined) {
      this.note(path, nowhere.name, { of: 'space' }, []);
      return;
    }
    if (least !== undefined) {
      for (const name of least) this.noteName(path, name);
      return;
    }
    const word = /^[^:]*/.exec(id)?.[0] ?? '';
    const alike = forms.filter((f) => f.word === word);
    if (alike.length > 0) {
      const forms = alike.map((f) => f.written);
      this.note(path, id, { of: 'form', forms }, forms);
    } else this.note(path, word, { of: 'word' }, new Set(forms.map((f) => f.word)));
  }

  /**
   * An option that is taken: what no position of this game offers is a slip of the file, and what cannot be taken there is told where it is
   * played. A place or a number may be written otherwise than options have it.
   */
  taken(path: UnknownName['path'], id: string): void {
    const before = this.out.length;
    this.option(path, id);
    for (let i = this.out.length - 1; i >= before; i--) {
      const { role } = this.out[i];
      if (role.of === 'name' && this.words.kinds[role.kind]?.written !== undefined) this.out.splice(i, 1);
    }
  }

  /** The beginning of options. */
  prefix(path: UnknownName['path'], text: string): void {
    const forms = formsOf(this.words.options);
    let strange: Named | undefined;
    for (const form of forms) {
      const read = readAs(form, text, true);
      if (read === null) continue;
      const unknown = read.names.find((n) => !this.knows(n)) ?? (read.last !== null && !this.begins(read.last) ? read.last : undefined);
      if (unknown === undefined) return;
      strange ??= unknown;
    }
    if (strange !== undefined) this.noteName(path, strange);
    else this.note(path, /^[^:]*/.exec(text)?.[0] ?? '', { of: 'word' }, new Set(forms.map((f) => f.word)));
  }

  private begins({ kind, name }: Named): boolean {
    const of = this.words.kinds[kind];
    if (of?.begun?.test(name) ?? of?.written !== undefined) return true;
    const all = this.namesOf(kind);
    return all === null || [...all].some((x) => x.startsWith(name));
  }

  event(path: UnknownName['path'], wanted: string | ExpectedEvent): void {
    const { event, rule, with: args }: ExpectedEvent = typeof wanted === 'string' ? { event: wanted } : wanted;
    const at = typeof wanted === 'string' ? path : [...path, 'event'];
    if (!Object.hasOwn(this.words.events, event)) {
      this.note(at, event, { of: 'event' }, Object.keys(this.words.events));
      return;
    }
    this.rule([...path, 'rule'], rule);
    const known = this.words.events[event];
    for (const [arg, value] of Object.entries(args ?? {})) {
      const here = [...path, 'with', arg];
      if (!known.includes(arg)) {
        this.note(here, arg, { of: 'argument', event }, known);
        continue;
      }
      const kind = argKind(this.words, event, arg);
      if (kind === undefined) continue;
      // `null` says that there was no card or figure: few events can be without one.
      if (value === null && (kind === 'text' || this.words.nothing?.includes(`${event}.${arg}`) === true)) continue;
      if (namesMeant(value).some((name) => this.isKnown(kind, arg, name))) continue;
      for (const one of Array.isArray(value) ? value : [value]) this.value(here, arg, kind, one);
    }
  }

  /** Whether an argument may be a name, which is looked up and not noted. */
  private isKnown(kind: ArgKind, argument: string, name: string): boolean {
    if (kind === 'text' || kind === 'count') return false;
    const before = this.out.length;
    this.value([], argument, kind, name);
    return this.out.splice(before).length === 0;
  }

  /** What an argument is said to be. */
  private value(path: UnknownName['path'], argument: string, kind: ArgKind, value: unknown): void {
    const role = { of: 'value', argument } as const;
    const wrong = (known: Iterable<string>): void =>
      this.note(path, typeof value === 'string' ? value : JSON.stringify(value), role, known);
    switch (kind) {
      case 'text':
        return;
      case 'count':
        if (typeof value !== 'number') wrong([]);
        return;
      case 'flag':
        if (typeof value !== 'boolean') wrong(['true', 'false']);
        return;
      case 'seat':
        if (!this.isSeat(value)) wrong([]);
        return;
    }
    const { words, kind: name } = typeof kind === 'string' ? { words: [], kind } : kind;
    const own = this.match === null ? undefined : this.words.own?.[argument]?.(this.match);
    if (typeof value !== 'string') wrong(words);
    else if (words.includes(value) || own?.includes(value) === true) return;
    else if (name !== undefined && this.knows({ kind: name, name: value })) {
      if (!this.isThere({ kind: name, name: value })) this.note(path, value, { of: 'space' }, []);
    } else if (words.length === 0 && name !== undefined) this.noteName(path, { kind: name, name: value });
    else wrong([...words, ...(name === undefined ? [] : (this.namesOf(name) ?? []))]);
  }

  private isSeat(value: unknown): boolean {
    const most = this.match === null ? this.game.seats : (this.game.seatsAt?.(this.match.table) ?? this.game.seats);
    return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;
  }

  /** The rule and the step of a node that is waited for. */
  private node(path: UnknownName['path'], e: Pick<Expectation, 'decision' | 'chance'>): void {
    for (const word of ['decision', 'chance'] as const) {
      this.rule([...path, word, 'rule'], e[word]?.rule);
      this.step([...path, word, 'step'], e[word]?.step);
    }
  }

  /** The options that a policy names; those with a star are beginnings of some. */
  private policy(path: UnknownName['path'], policy: Policy | undefined): void {
    if (policy === undefined || typeof policy === 'string') return;
    if (!isWay(policy)) {
      for (const [player, way] of Object.entries(policy)) this.policy([...path, player], way);
      return;
    }
    for (const [i, id] of policy.entries())
      if ((POLICIES as readonly string[]).includes(id)) continue;
      else if (id.endsWith('*')) this.prefix([...path, i], id.slice(0, -1));
      else this.option([...path, i], id);
  }

  until(path: UnknownName['path'], until: PassUntil): void {
    this.node(path, until);
    if (until.event !== undefined) this.event([...path, 'event'], until.event);
  }

  expectation(path: UnknownName['path'], e: Expectation): void {
    for (const word of ['offered', 'absent'] as const)
      for (const [i, id] of (e[word] ?? []).entries()) this.option([...path, word, i], id, word === 'absent');
    if (e.exactly !== undefined) {
      this.prefix([...path, 'exactly', 'prefix'], e.exactly.prefix);
      for (const [i, id] of e.exactly.ids.entries()) this.option([...path, 'exactly', 'ids', i], id);
    }
    for (const [id, rules] of Object.entries(e.refused ?? {})) {
      const here = [...path, 'refused', id];
      this.option(here, id);
      if (typeof rules === 'string') this.rule(here, rules);
      else for (const [i, rule] of rules.entries()) this.rule([...here, i], rule);
    }
    this.node(path, e);
    if (e.odds !== undefined)
      if ('is' in e.odds) this.policy([...path, 'odds', 'policy'], e.odds.policy);
      else for (const [i, odds] of e.odds.entries()) this.policy([...path, 'odds', i, 'policy'], odds.policy);
    if (e.when !== undefined) this.event([...path, 'when'], e.when);
    for (const word of ['events', 'never'] as const)
      for (const [i, wanted] of (e[word] ?? []).entries()) this.event([...path, word, i], wanted);
  }
}

/** The match a case begins with; null where its situation cannot be, which is told by whoever lays it. */
function begun<U, T, S extends CoreState, V, Situation>(
  of: Situations<U, T, S, V, Situation>,
  c: RulingCase<Situation>,
): Match<U, T, S, V> | null {
  try {
    return of.match(c.situation);
  } catch (error) {
    if (gameFault(error) !== undefined) return null;
    throw error;
  }
}

/** The names of one case that nobody knows. */
export function unknownNamesIn<U, T, S extends CoreState, V, Situation>(
  of: Situations<U, T, S, V, Situation>,
  c: RulingCase<Situation>,
  path: UnknownName['path'] = [],
): readonly UnknownName[] {
  const reader = new Reader(of, begun(of, c));
  reader.rule([...path, 'illegal'], c.illegal);
  for (const [i, step] of c.script.entries())
    if ('take' in step) reader.taken([...path, 'script', i, 'take'], step.take);
    else if ('expect' in step) reader.expectation([...path, 'script', i, 'expect'], step.expect);
    else if ('pass' in step) reader.until([...path, 'script', i, 'pass', 'until'], step.pass.until);
  return reader.out;
}

/**
 * The names of a ruling that neither its game nor the situations they stand in know: options, figures, cards, events and their
 * arguments, steps, paragraphs. A file with one proves nothing, and is no ruling.
 */
export function unknownNames<U, T, S extends CoreState, V, Situation>(
  of: Situations<U, T, S, V, Situation>,
  ruling: Ruling<Situation>,
): readonly UnknownName[] {
  const head = new Reader(of, null);
  head.rule(['ruling'], ruling.ruling);
  return [...head.out, ...ruling.cases.flatMap((c, i) => unknownNamesIn(of, c, ['cases', i]))];
}

/** Whether an id has one of the forms of options, and each part of it a name that is known. For tests of a game's vocabulary. */
export function knowsOption<U, T, S extends CoreState, V>(
  of: Pick<Situations<U, T, S, V, never>, 'game' | 'vocabulary'>,
  match: Match<U, T, S, V>,
  id: string,
): boolean {
  const reader = new Reader(of, match);
  reader.option([], id);
  return reader.out.length === 0;
}

/** Whether an event's argument has the kind that the vocabulary says it has. For tests of a game's vocabulary. */
export function knowsArgument<U, T, S extends CoreState, V>(
  of: Pick<Situations<U, T, S, V, never>, 'game' | 'vocabulary'>,
  match: Match<U, T, S, V>,
  event: string,
  argument: string,
  value: unknown,
): boolean {
  if (argKind(of.vocabulary, event, argument) === undefined) return false;
  const reader = new Reader(of, match);
  reader.event([], { event, with: { [argument]: value } });
  return reader.out.length === 0;
}
