/**
 * Options declared once: from one line and its parts come the option's number, its name, the reading of that name, its sentence and what
 * it says it does. Numbers are plain arithmetic over `first`, `step` and the units of the parts; names and sentences are made only for what
 * is shown or written.
 */
import { type Arg, NONE_CALLED_SO, type Refusal, type RefusedOption, type Say } from './types.ts';
import { unboxed } from './unboxed.ts';

/** A kind of thing that options name: how it stands in an id, how it is read there, how a sentence names it. */
export interface Kind<G, F = unknown> {
  /** Its name in the grammar of ids: `figure`, or a line of its own with roles, `{by:figure}/{card}`. */
  readonly grammar: string;
  /** How one is written: the source of a regular expression without groups. */
  readonly shape: string;
  write(g: G, value: number, f: F): string;
  /** The value of this name; `NONE_CALLED_SO` where there is none. */
  read(g: G, name: string, f: F): number;
  /** The value in a sentence; absent where no sentence names one. */
  arg?(g: G, value: number, f: F): Arg;
}

/** How a part stands in the number. */
interface Placing {
  /** More than every value it takes; only the first part may take whatever is left, which it does where this is absent. */
  readonly size?: number;
  /** By how much the number grows when this value grows by one (before `step`); where absent, by the room that the parts after it take. */
  readonly unit?: number;
}

/** A part of an option: a value in its number, or one that the decision knows already. */
export interface CodedPart<G, F> extends Placing {
  readonly kind: Kind<G, F>;
  readonly role: 'by' | 'on' | null;
  /** What the decision knows of itself: it stands in the name, and not in the number. */
  readonly given?: (g: G, f: F) => number;
}

/** Who does it. */
export function by<G, F>(kind: Kind<G, F>, placing: Placing = {}): CodedPart<G, F> {
  return { kind, role: 'by', ...placing };
}

/** Whom or where it is done to. */
export function on<G, F>(kind: Kind<G, F>, placing: Placing = {}): CodedPart<G, F> {
  return { kind, role: 'on', ...placing };
}

/** What it is done with. */
export function using<G, F>(kind: Kind<G, F>, placing: Placing = {}): CodedPart<G, F> {
  return { kind, role: null, ...placing };
}

/** The same part where the decision itself knows what it is. */
export function given<G, F>(part: CodedPart<G, F>, value: (g: G, f: F) => number): CodedPart<G, F> {
  return { ...part, given: value };
}

/** What an option is declared with. */
interface Declared<G, F> {
  /** The key of its sentence, whose values are the parts by their names and what `more` says; or the whole sentence. */
  readonly say: string | ((g: G, f: F, code: number) => Say);
  /** The parts that stand in braces. In the number the first is the most significant. */
  readonly parts?: Readonly<Record<string, CodedPart<G, F>>>;
  /** Its first number, and how far its numbers lie apart. */
  readonly first?: number;
  readonly step?: number;
  /** Whether the number is one of this option, where another has the same numbers. */
  when?(g: G, f: F, code: number): boolean;
  /** What else its sentence says. */
  more?(g: G, f: F, code: number): Readonly<Record<string, Arg>>;
}

interface Place<G, F> extends CodedPart<G, F> {
  readonly name: string;
  readonly size: number;
  /** 0 for what is given. */
  readonly unit: number;
}

/** One declared option, for every value of its parts. */
export class Coded<G, F> {
  /** Its line in the game's grammar. */
  readonly pattern: string;
  readonly first: number;
  readonly step: number;
  private readonly texts: readonly string[];
  private readonly places: readonly Place<G, F>[];
  /** Of the parts that stand in the number, in the order of the line. */
  private readonly units: readonly number[];
  private readonly sizes: readonly number[];
  /** What one more of each of the first three adds to the number. */
  private readonly a: number;
  private readonly b: number;
  private readonly c: number;
  private readonly range: number;
  private readonly is: Declared<G, F>;
  private readonly shape: RegExp;

  constructor(line: string, is: Declared<G, F>) {
    const bits = line.split(/\{([a-z]+)\}/);
    this.texts = bits.filter((_b, i) => i % 2 === 0);
    const parts = bits.filter((_b, i) => i % 2 === 1).map((name) => ({ name, part: partOf(line, is, name) }));
    let free = 1;
    const places: Place<G, F>[] = [];
    for (const { name, part } of parts.toReversed()) {
      const { size = Number.POSITIVE_INFINITY } = part;
      const unit = part.given === undefined ? (part.unit ?? free) : 0;
      places.unshift({ ...part, name, size, unit });
      free = Math.max(free, unit * size || free);
    }
    this.places = places;
    this.range = free;
    this.first = is.first ?? 0;
    this.step = is.step ?? 1;
    this.units = places.flatMap((p) => (p.unit === 0 ? [] : [p.unit]));
    this.sizes = places.flatMap((p) => (p.unit === 0 ? [] : [p.size]));
    this.a = (this.units[0] ?? 0) * this.step;
    this.b = (this.units[1] ?? 0) * this.step;
    this.c = (this.units[2] ?? 0) * this.step;
    this.is = is;
    const grammarOf = ({ kind, role }: Place<G, F>): string =>
      kind.grammar.includes('{') ? kind.grammar : `{${role === null ? '' : `${role}:`}${kind.grammar}}`;
    this.pattern = this.texts.map((t, i) => t + (places[i] === undefined ? '' : grammarOf(places[i]))).join('');
    const escaped = (t: string): string => t.replaceAll(/[^A-Za-z0-9_:>,/#@=-]/g, '\\$&');
    const shapes = this.texts.map((t, i) => escaped(t) + (places[i] === undefined ? '' : `(${places[i].kind.shape})`));
    this.shape = new RegExp(`^${shapes.join('')}$`);
  }

  /** The number of the option with these values in it, in the order of its line; those that are given left out. */
  code(a = 0, b = 0, c = 0): number {
    return this.first + a * this.a + b * this.b + c * this.c;
  }

  /** The value of a part in the number, counted from 0; those that are given left out. */
  part(code: number, n = 0): number {
    return this.within((code - this.first) / this.step, this.units[n], this.sizes[n]);
  }

  private within(rest: number, unit: number, size: number): number {
    const value = Math.floor(rest / unit);
    // Rules lay such values into states, whose numbers must not be boxed (`unboxed.ts`); the remainder by a boxed size is boxed as well.
    return unboxed(size === Number.POSITIVE_INFINITY ? value : value % size);
  }

  /** Whether this number is one of this option here. */
  holds(g: G, f: F, code: number): boolean {
    const rest = (code - this.first) / this.step;
    return rest >= 0 && rest < this.range && Number.isInteger(rest) && (this.is.when?.(g, f, code) ?? true);
  }

  private value(g: G, f: F, { given: known, unit, size }: Place<G, F>, code: number): number {
    return known === undefined ? this.within((code - this.first) / this.step, unit, size) : known(g, f);
  }

  /** Its name in files and scripts. */
  id(g: G, f: F, code: number): string {
    let id = this.texts[0];
    for (const [i, p] of this.places.entries()) id += p.kind.write(g, this.value(g, f, p, code), f) + this.texts[i + 1];
    return id;
  }

  /** Its sentence; of these `values`, where they are not those of the number here. */
  say(g: G, f: F, code: number, values?: readonly number[]): Say {
    const { say, more } = this.is;
    if (typeof say !== 'string') return say(g, f, code);
    const args: Record<string, Arg> = {};
    for (const [i, p] of this.places.entries()) {
      const arg = p.kind.arg?.(g, values?.[i] ?? this.value(g, f, p, code), f);
      if (arg !== undefined) args[p.name] = arg;
    }
    return { key: say, args: { ...args, ...more?.(g, f, code) } };
  }

  /** The sentence of an option by its name, whether or not there is such an option here; null where the name is not one of this option. */
  spoken(g: G, f: F, id: string): Say | null {
    const values = this.values(g, f, id);
    if (values === null || values.some((v, i) => v < 0 || v >= this.places[i].size)) return null;
    // A sentence of its own tells what the decision knows, and not what another name says.
    const { say } = this.is;
    if (typeof say !== 'string' && this.places.some((p, i) => p.given !== undefined && p.given(g, f) !== values[i])) return null;
    return this.say(g, f, this.first + this.step * this.places.reduce((rest, p, i) => rest + values[i] * p.unit, 0), values);
  }

  /** The option with these reasons against it, for the list of those that are refused. */
  barred(g: G, f: F, code: number, reasons: readonly Refusal[]): RefusedOption {
    return { id: this.id(g, f, code), say: this.say(g, f, code), reasons };
  }

  /** The values of all its parts in a name, given ones too, `NONE_CALLED_SO` among them; null where the name is not one of this option. */
  values(g: G, f: F, id: string): number[] | null {
    const found = this.shape.exec(id);
    return found === null ? null : this.places.map((p, i) => p.kind.read(g, found[i + 1], f));
  }

  /** The number that a name stands for here, or `NONE_CALLED_SO`. A name is written in one way only. */
  read(g: G, f: F, id: string): number {
    const values = this.values(g, f, id);
    if (values === null) return NONE_CALLED_SO;
    let rest = 0;
    for (const [i, p] of this.places.entries()) {
      const v = values[i];
      if (v < 0 || (p.given === undefined ? v >= p.size : v !== p.given(g, f))) return NONE_CALLED_SO;
      rest += v * p.unit;
    }
    const code = this.first + this.step * rest;
    return this.holds(g, f, code) && this.id(g, f, code) === id ? code : NONE_CALLED_SO;
  }
}

function partOf<G, F>(line: string, { parts }: Declared<G, F>, name: string): CodedPart<G, F> {
  const part = parts?.[name];
  if (part === undefined) throw new Error(`${line}: no part is called ${name}`);
  return part;
}

/** Declares an option by its line: `protect:{figure}>{target}`. @throws Error where a part in braces is not declared. */
export function coded<G, F>(line: string, is: Declared<G, F>): Coded<G, F> {
  return new Coded(line, is);
}

/** What declared options give the decision that offers them: names, sentences, and the reading of names. */
export interface Offers<G, F> {
  id(g: G, f: F, code: number): string;
  say(g: G, f: F, code: number): Say;
  reads(g: G, f: F, id: string): number;
  /** The sentence of one by its name, whether or not there is such an option now; null where it is none of these. */
  spoken(g: G, f: F, id: string): Say | null;
  /** One of them with reasons against it, for the list of those that are refused. */
  barred(g: G, f: F, code: number, reasons: readonly Refusal[]): RefusedOption;
}

/** What these options give the decision that offers them. Where two have the same number the first holds. */
export function offers<G, F>(...list: readonly Coded<G, F>[]): Offers<G, F> {
  const of = (g: G, f: F, code: number): Coded<G, F> => {
    for (const option of list) if (option.holds(g, f, code)) return option;
    throw new RangeError(`no option has the number ${code}`);
  };
  return {
    id: (g, f, code) => of(g, f, code).id(g, f, code),
    say: (g, f, code) => of(g, f, code).say(g, f, code),
    barred: (g, f, code, reasons) => of(g, f, code).barred(g, f, code, reasons),
    reads(g, f, id) {
      for (const option of list) {
        const code = option.read(g, f, id);
        if (code >= 0) return code;
      }
      return NONE_CALLED_SO;
    },
    spoken(g, f, id) {
      for (const option of list) {
        const said = option.spoken(g, f, id);
        if (said !== null) return said;
      }
      return null;
    },
  };
}

/** The lines of declared options for a game's grammar, each once, in their order. */
export function patternsOf(...lists: readonly (Pattern | readonly Pattern[])[]): string[] {
  return [...new Set(lists.flat().map((option) => option.pattern))];
}

type Pattern = Pick<Coded<never, never>, 'pattern'>;
