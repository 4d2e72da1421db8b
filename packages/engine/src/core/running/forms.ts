/**
 * The forms of options. One line declares what an option is called, what its name is made of, and what it says it does:
 *
 *     attack:{by:figure}/{ability}>{on:figure+}
 *
 * The word is what is done; a part in braces is a name of that kind, and signs behind the kind stand between several of them. `by` marks
 * who does it, `on` the figures and spaces it is done to; all else in the name is what it is done with. So nobody outside takes an id
 * apart, or puts one together.
 */
import type { Deed, Say } from './types.ts';

/** What stands in a part of an option's name: one of the names there are, or whatever is written so. */
export interface NameKind<M> {
  /** The names there are in a match, from its beginning to its end. */
  names?(match: M): readonly string[];
  /** How one is written that stands in no list: a number, a space. In one way only, so that nothing is absent because it is spelled otherwise. */
  readonly written?: RegExp;
  /** How the beginning of one is written. */
  readonly begun?: RegExp;
  /** Of a place: whether it is on the board or just beside it. What lies farther off is nowhere: nothing is ever asked or told of it. */
  near?(match: M, name: string): boolean;
}

/** Whether two columns and rows are those of one space, or of two that touch, however rows are counted. */
export function besideOrSame(column: number, row: number, otherColumn: number, otherRow: number): boolean {
  return Math.abs(column - otherColumn) <= 1 && Math.abs(row - otherRow) <= 1;
}

/** A whole number as options have it, from nought to 999: without noughts before it. */
export const NUMBER: Pick<NameKind<unknown>, 'written' | 'begun'> = { written: /^(0|[1-9]\d{0,2})$/, begun: /^(0|[1-9]\d{0,2})?$/ };

/** A place by two such numbers, from -999 to 999. */
export const PLACE: Pick<NameKind<unknown>, 'written' | 'begun'> = {
  written: /^(0|-?[1-9]\d{0,2}),(0|-?[1-9]\d{0,2})$/,
  begun: /^-?$|^(0|-?[1-9]\d{0,2})(,-?|,(0|-?[1-9]\d{0,2}))?$/,
};

/** The kinds of names that messages have a word for. */
export const NAME_KINDS = [
  'ability',
  'attack',
  'board',
  'card',
  'choice',
  'direction',
  'effect',
  'element',
  'figure',
  'half',
  'number',
  'order',
  'place',
] as const;
export type NameKindId = (typeof NAME_KINDS)[number];

/** Every form of option of a game, and what its parts may be. */
export interface Grammar<M> {
  /**
   * `move:{by:figure}>{on:place}`. A part in braces is a name of that kind, with its role in front where it has one; signs behind the kind
   * stand between several of them: `{figure+}`, `{place>}`. Where an id could have several of them, more roles come first.
   */
  readonly options: readonly string[];
  readonly kinds: Readonly<Partial<Record<NameKindId, NameKind<M>>>>;
  /** The name of a figure by its place in the state. */
  figure?(match: M, i: number): string;
}

/** A deed as far as somebody names it, to ask whether it can be done. */
export interface Done {
  readonly does: string;
  readonly by?: string;
  readonly on?: { readonly figures?: readonly string[]; readonly spaces?: readonly string[] };
  readonly with?: readonly string[];
}

type Role = 'by' | 'on';

interface Part {
  readonly text: string;
  /** Undefined where the text stands as it is. */
  readonly kind?: NameKindId;
  readonly role: Role | undefined;
  /** What stands between several. */
  readonly between: string;
}

/** One form, taken apart. */
export interface Form {
  /** Without its roles, as messages show it. */
  readonly written: string;
  readonly word: string;
  readonly parts: readonly Part[];
  readonly roles: number;
  /** Words in it beside its first, such as `stay`: they say something, unlike signs. */
  readonly words: readonly string[];
}

/** One name in an option, and where it stands. A text of the form that is part of what is said (`stay`) has no kind. */
export interface Named {
  readonly kind: NameKindId;
  readonly name: string;
  readonly role?: Role | undefined;
  /** The sign before it, where several signs may stand there: they say how the names belong together. */
  readonly sign?: string;
}

function formOf(pattern: string): Form {
  const parts: Part[] = [];
  for (const [, text, role, kind, between] of pattern.matchAll(/([^{}]+)|\{(?:(by|on):)?([a-z]+)([^}]*)\}/g))
    parts.push(
      text === undefined
        ? { text: '', kind: kind as NameKindId, role: role as Role | undefined, between }
        : { text, role: undefined, between: '' },
    );
  const written = pattern.replaceAll(/\{(by|on):/g, '{');
  const word = /^[^:{]*/.exec(pattern)?.[0] ?? '';
  const words = parts.flatMap(({ text, kind }, i) =>
    kind !== undefined ? [] : ((i === 0 ? text.slice(word.length) : text).match(/[A-Za-z][A-Za-z-]*/g) ?? []),
  );
  return { written, word, parts, roles: parts.filter((p) => p.role !== undefined).length, words };
}

/** The forms of one game: in their order, and by their words. */
interface Forms {
  readonly all: readonly Form[];
  readonly byWord: ReadonlyMap<string, readonly Form[]>;
}

const made = new WeakMap<readonly string[], Forms>();

function formsBy(options: readonly string[]): Forms {
  const known = made.get(options);
  if (known !== undefined) return known;
  const all = options.map(formOf);
  const byWord = new Map<string, Form[]>();
  for (const form of all) byWord.set(form.word, [...(byWord.get(form.word) ?? []), form]);
  const forms = { all, byWord };
  made.set(options, forms);
  return forms;
}

/** The forms that these lines declare, in their order. Those that differ in their roles only are written alike. */
export function formsOf(options: readonly string[]): readonly Form[] {
  return formsBy(options).all;
}

/** The names in a text, each with the sign before it where there may be several signs. */
function several(text: string, { kind, role, between }: Part & { kind: NameKindId }): Named[] {
  if (between === '') return [{ kind, name: text, role }];
  const out: Named[] = [];
  let from = 0;
  for (let i = 0; i <= text.length; i++)
    if (i === text.length || between.includes(text[i])) {
      const name = { kind, name: text.slice(from, i), role };
      out.push(between.length > 1 && from > 0 ? { ...name, sign: text[from - 1] } : name);
      from = i + 1;
    }
  return out;
}

/** The names in an option of this form; null where it has another form. What is only the beginning of one ends with a name begun. */
export function readAs(form: Form, id: string, begun: boolean): { names: Named[]; last: Named | null } | null {
  const names: Named[] = [];
  let at = 0;
  const { parts } = form;
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i];
    const { text, kind, role } = part;
    if (kind === undefined) {
      if (begun && id.length - at < text.length) return text.startsWith(id.slice(at)) ? { names, last: null } : null;
      if (!id.startsWith(text, at)) return null;
      at += text.length;
      continue;
    }
    const next = i + 1 < parts.length ? parts[i + 1].text : undefined;
    const to = next === undefined ? id.length : id.indexOf(next, at);
    if (to < 0 || (begun && next === undefined)) {
      if (!begun) return null;
      const open = several(id.slice(at), { ...part, kind });
      const last = open.pop() ?? { kind, name: '', role };
      names.push(...open);
      return { names, last };
    }
    if (to === at) return null;
    if (part.between === '') names.push({ kind, name: id.slice(at, to), role });
    else names.push(...several(id.slice(at, to), { ...part, kind }));
    at = to;
  }
  return at === id.length ? { names, last: null } : null;
}

/** Whether a sentence speaks of a space. */
function speaksOfSpaces(say: Say): boolean {
  for (const key in say.args) {
    const a = say.args[key];
    if (typeof a === 'object' && ('space' in a || 'spaces' in a)) return true;
  }
  return false;
}

/** What the options of one match do: their names read by the forms of its game, with the names there are in it. */
export class Deeds<M> {
  private readonly grammar: Grammar<M>;
  private readonly match: M;
  private readonly lists = new Map<NameKindId, ReadonlySet<string>>();

  constructor(grammar: Grammar<M>, match: M) {
    this.grammar = grammar;
    this.match = match;
  }

  /** The figure of this place in the state by its name; nobody by a negative one. */
  nameOf(figure: number): string | undefined {
    return figure < 0 ? undefined : this.grammar.figure?.(this.match, figure);
  }

  private formsOf(word: string): readonly Form[] {
    return formsBy(this.grammar.options).byWord.get(word) ?? [];
  }

  /** Whether there is something of this kind by this name in the match. */
  knows({ kind, name }: Pick<Named, 'kind' | 'name'>): boolean {
    const of = this.grammar.kinds[kind];
    if (of?.written?.test(name) === true) return true;
    let known = this.lists.get(kind);
    if (known === undefined) {
      known = new Set(of?.names?.(this.match));
      this.lists.set(kind, known);
    }
    return known.has(name);
  }

  /**
   * What an option does by its id. `actor` does it where its name says nobody; the sentence, where there is one, tells a space from a card
   * of the same name.
   * An id of no form does its first word.
   */
  read(id: string, say?: Say, actor?: string): Deed {
    const colon = id.indexOf(':');
    const word = colon < 0 ? id : id.slice(0, colon);
    let best: Deed | undefined;
    let most = -1;
    const spaces = say !== undefined && speaksOfSpaces(say);
    for (const form of this.formsOf(word)) {
      const names = readAs(form, id, false)?.names;
      if (names === undefined || !names.every((n) => this.knows(n))) continue;
      const deed = deedOf(form, names, actor);
      const fits = say === undefined || deed.on.spaces.length > 0 === spaces ? 100 : 0;
      if (fits + form.roles <= most) continue;
      most = fits + form.roles;
      best = deed;
    }
    return best ?? { does: word, ...(actor === undefined ? {} : { by: actor }), on: { figures: [], spaces: [] }, with: [] };
  }

  /** The names in an option by its id, with the words of its form among them, as the form of most known names has them; none where it has no form. */
  names(id: string): readonly Named[] {
    let best: readonly Named[] = [];
    let most = -1;
    for (const form of this.formsOf(/^[^:]*/.exec(id)?.[0] ?? '')) {
      const names = readAs(form, id, false)?.names;
      const known = names?.filter((n) => this.knows(n)).length ?? -1;
      if (names === undefined || known <= most) continue;
      most = known;
      best = names;
    }
    return best;
  }

  /** Every id by which this may be called, whether or not such an option is offered. */
  ids(what: Done, actor: string | undefined): string[] {
    const out = new Set<string>();
    for (const form of this.formsOf(what.does)) {
      const id = this.written(form, what, actor);
      if (id !== null) out.add(id);
    }
    return [...out];
  }

  /** The id of this form that says all of what is named and nothing else; null where it cannot. */
  private written(form: Form, what: Done, actor: string | undefined): string | null {
    const left = { figures: [...(what.on?.figures ?? [])], spaces: [...(what.on?.spaces ?? [])], with: [...(what.with ?? [])] };
    for (const word of form.words) {
      const at = left.with.indexOf(word);
      if (at < 0) return null;
      left.with.splice(at, 1);
    }
    let { by } = what;
    if (!form.parts.some((p) => p.role === 'by')) {
      if (by !== undefined && by !== actor) return null;
      by = undefined;
    } else by ??= actor;
    let id = '';
    for (const { text, kind, role, between } of form.parts) {
      if (kind === undefined) {
        id += text;
        continue;
      }
      const from =
        role === 'by' ? (by === undefined ? [] : [by]) : left[role === undefined ? 'with' : kind === 'place' ? 'spaces' : 'figures'];
      const names = from.splice(0, between === '' || role === 'by' ? 1 : from.length);
      if (names.length === 0 || !names.every((name) => this.knows({ kind, name }))) return null;
      // Several signs say how the names belong together: they stand among what it is done with.
      const signs = between.length > 1 && names.length > 1 ? left.with.shift() : '';
      if (signs === undefined) return null;
      id += names.map((name, i) => (i === 0 ? name : (signs[i - 1] ?? between[0]) + name)).join('');
    }
    return left.figures.length + left.spaces.length + left.with.length === 0 ? id : null;
  }
}

function deedOf(form: Form, names: readonly Named[], actor: string | undefined): Deed {
  const figures: string[] = [];
  const spaces: string[] = [];
  const tools: string[] = [];
  let by: string | undefined;
  let signs = '';
  for (const { kind, name, role, sign } of names) {
    if (role === 'on') (kind === 'place' ? spaces : figures).push(name);
    else if (role === undefined) tools.push(name);
    else by ??= name;
    if (sign !== undefined) signs += sign;
  }
  tools.push(...form.words);
  if (signs !== '') tools.push(signs);
  by ??= actor;
  const on = { figures, spaces };
  return by === undefined ? { does: form.word, on, with: tools } : { does: form.word, by, on, with: tools };
}

/** Whether a deed is what somebody names: all that is named is so; the figures aimed at in any order. */
export function isDone(deed: Deed, what: Done): boolean {
  const same = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((x, i) => x === b[i]);
  return (
    deed.does === what.does &&
    (what.by === undefined || deed.by === what.by) &&
    (what.on?.figures === undefined || same([...deed.on.figures].sort(), [...what.on.figures].sort())) &&
    (what.on?.spaces === undefined || same(deed.on.spaces, what.on.spaces)) &&
    (what.with === undefined || same(deed.with, what.with))
  );
}
