/** What the words of every game have in common: sentences said of keys, options explained, paragraphs, files and records. */
import {
  type Arg,
  type Contribution,
  type GameEvent,
  type GameFault,
  type Paragraph,
  type Phrase,
  type Phrasing,
  phrased,
  type Refusal,
  type RuleId,
  type Say,
} from '@escarmouche/engine/core';
import { type FileProblem, problemInside, problemLine } from './files.ts';
import type { Lists, Room } from './resources.ts';
import { MISSING, type Translator } from './translator.ts';
import type { Lang } from './types.ts';
import { capital, type Part, partsOf, plain, typeset } from './typeset.ts';
import { finish, told } from './variants.ts';

/** A question, and what choosing nothing means where that is possible. */
export interface PromptWords {
  readonly question: string;
  readonly pass?: string;
}

/** A named option of the game. */
export interface ChoiceText {
  readonly title: string;
  readonly why: string;
  /** How sure the usual reading is, as a sentence. */
  readonly standing: string;
  readonly values: Readonly<Record<string, { readonly title: string; readonly text: string }>>;
}

/** A paragraph of the rulebook. */
export interface RuleWords {
  readonly id: RuleId;
  readonly title: string;
  readonly text: string;
  /** A slip in the source, and how the passage is read. */
  readonly slip?: string;
  readonly source: string;
  readonly confidence?: string;
}

/** How a file's fault is told. */
export interface FileTelling {
  /** Its name was said before: the line begins with the place. */
  readonly inside?: boolean;
  /** What its game says of a set-up, where that is not among these words. */
  readonly fault?: (say: Say) => string;
}

/** What the engine's keys say; `N` is what the names of a match come from. */
interface Sayings<N> {
  event(e: GameEvent, ctx: N): string;
  /** The same in pieces, so that a screen can show what a name means. */
  eventParts(e: GameEvent, ctx: N): Part[];
  option(say: Say, ctx: N): string;
  optionParts(say: Say, ctx: N): Part[];
  refusal(r: Refusal, ctx: N): string;
  prompt(say: Say, ctx: N): PromptWords;
  /** What is about to be rolled. */
  roll(say: Say, ctx: N): string;
}

/** What is the same whoever plays. */
export interface Explained {
  readonly lang: Lang;
  /** A named option of the game. */
  choice(id: string): ChoiceText;
  rule(id: RuleId): RuleWords | undefined;
  /** What is wrong with a file, in one line that begins with its name. */
  file(p: FileProblem, how?: FileTelling): string;
  /** A piece about a ruling or a record; what its game says of a situation, where that is not among these words. */
  record(p: Phrase, how?: Pick<FileTelling, 'fault'>): string;
  /** `A, B and C`. */
  list(items: readonly string[]): string;
  typeset(text: string): string;
}

/** Everything a language can say about any game. */
export interface GameWords<N> extends Sayings<N>, Explained {
  /** An outcome of a chance by its id, such as `hits:3:crit`. */
  outcome(id: string, ctx?: N): string;
  /** A single word of the game: a stat, a damage type, a class, a faction, a terrain ...; what only one table has, by that table. */
  term(id: string, ctx?: N): string;
  /** Whether `term` knows the word. */
  knows(id: string): boolean;
  /** What is wrong with a party or a set-up: a party's fault or the `say` of a SetupError. */
  fault(f: Say): string;
  figure(i: number, ctx: N): string;
  card(i: number, ctx: N): string;
  seat(seat: number, ctx: N): string;
  /** One part of a number: `+1 Bulwark of Dawn`. */
  contribution(c: Contribution, ctx: N): string;
  /** Whatever a value of a sentence names, by itself. */
  thing(arg: Arg, ctx: N): string;
  /** A line with blanks that stands in no list, such as the words of a named value, with what is named in its blanks: `{figure} sees {spot}`. */
  line(text: string, blanks: Readonly<Record<string, Arg>>, ctx: N): string;
}

/** The sayings of a game, made from its way to put a sentence together: names marked, undefined where a room has no such key. */
export function sayings<N>(tell: (room: Room, say: Say, ctx: N) => string | undefined): Sayings<N> {
  const spoken = (room: Room, say: Say, ctx: N): string | undefined => {
    const text = tell(room, say, ctx);
    return text === undefined ? undefined : plain(text);
  };
  return {
    event: (e, ctx) => spoken('events', e, ctx) ?? e.key,
    eventParts: (e, ctx) => partsOf(tell('events', e, ctx) ?? e.key),
    option: (say, ctx) => spoken('options', say, ctx) ?? say.key,
    optionParts: (say, ctx) => partsOf(tell('options', say, ctx) ?? say.key),
    refusal: (r, ctx) => spoken('refusals', r, ctx) ?? r.key,
    prompt(say, ctx) {
      const question = spoken('prompts', say, ctx) ?? say.key;
      const pass = spoken('passes', say, ctx);
      return pass === undefined ? { question } : { question, pass };
    },
    roll: (say, ctx) => spoken('rolls', say, ctx) ?? say.key,
  };
}

/** The lists that explaining needs besides those of sentences. */
export interface ExplainedLists extends Lists {
  readonly files: Readonly<Record<string, string>>;
  readonly records: Readonly<Record<string, string>>;
  readonly choices: Readonly<
    Record<
      string,
      {
        readonly title: string;
        readonly why: string;
        readonly values: Readonly<Record<string, readonly [title: string, text: string]>>;
      }
    >
  >;
}

/** What explaining needs of a game. */
interface Options {
  readonly choices: readonly { readonly id: string; readonly standing: string }[];
  readonly paragraph: (id: RuleId) => Paragraph | undefined;
  /** What the game says of a set-up. */
  readonly fault: (say: Say) => string;
}

/** Options, paragraphs, files and records in one language. */
export function explained(w: Translator<ExplainedLists>, game: Options): Explained {
  const { lang, choices, records, files } = w.resources;
  const set = (text: string): string => typeset(lang, text);
  const standings: ReadonlyMap<string, string> = new Map(game.choices.map((c) => [c.id, c.standing]));
  // Whole sentences are typeset before values come into them: what stands in a file is shown as it stands there.
  const phrases: Phrasing = {
    list: Object.fromEntries(Object.entries({ ...records, ...files }).map(([key, text]) => [key, set(text)])),
    or: w.say('phrases', 'or'),
    fault: (f: GameFault) => (w.has('faults', f.fault.key) ? game.fault(f.fault) : f.line),
  };
  return {
    lang,
    choice(id) {
      const c = choices[id];
      return {
        title: set(c.title),
        why: set(c.why),
        standing: set(w.say('phrases', `standing-${standings.get(id) ?? 'open'}`)),
        values: Object.fromEntries(Object.entries(c.values).map(([v, [title, text]]) => [v, { title: set(title), text: set(text) }])),
      };
    },
    rule(id) {
      const p = game.paragraph(id);
      if (p === undefined) return undefined;
      return {
        id,
        title: set(p.title[lang]),
        text: set(p.text[lang]),
        source: set(w.say('phrases', `source-${p.source}`)),
        ...(p.slip === undefined ? {} : { slip: set(p.slip[lang]) }),
        ...(p.confidence === undefined ? {} : { confidence: set(w.say('phrases', `confidence-${p.confidence}`)) }),
      };
    },
    file(p, { inside = false, fault } = {}) {
      const by = fault === undefined ? phrases : { ...phrases, fault: (f: GameFault) => fault(f.fault) };
      return (inside ? problemInside : problemLine)(p, by);
    },
    record: (p, { fault } = {}) => phrased(p, fault === undefined ? phrases : { ...phrases, fault: (f: GameFault) => fault(f.fault) }),
    list: (items) => w.list(items),
    typeset: set,
  };
}

/** What a game gives so that its words can be made: its options and paragraphs, how its sentences are put together, its names. */
export interface Game<N> {
  readonly choices: Options['choices'];
  readonly paragraph: Options['paragraph'];
  /** A sentence with its names marked; undefined where the room has no such key. */
  sentence(room: Room, say: Say, ctx: N): string | undefined;
  /** A word of the game, as it stands inside a sentence; undefined where it knows none. */
  term(id: string, ctx?: N): string | undefined;
  /** A value of a fault that is a name or a word, by what the fault calls it; as it stands unless given. */
  faulty?(name: string, value: string): string;
  figure(i: number, ctx: N): string;
  card(i: number, ctx: N): string;
  seat(seat: number, ctx: N): string;
  /** What a value of a sentence names, as it stands in one, with its marks. */
  inside(arg: Arg, ctx: N): string | number;
  /** A space as the source of a number, in games where one can be that. */
  space?(i: number, ctx: N): string;
}

/** What is wrong with a set-up or a situation, as a sentence; `named` names what it is about. */
export function faultSaid(w: Translator, f: Say, named: (name: string, value: string) => string = (_name, value) => value): string {
  const text = told(w, 'faults', f, () =>
    Object.fromEntries(Object.entries(f.args).map(([name, v]) => [name, typeof v === 'number' ? v : named(name, String(v))])),
  );
  return text === undefined ? f.key : plain(text);
}

/** How things are named by themselves and in lines that stand in no list. */
export function lines<N>(w: Translator, of: Pick<Game<N>, 'figure' | 'card' | 'seat' | 'inside'>): Pick<GameWords<N>, 'thing' | 'line'> {
  const { lang } = w.resources;
  return {
    thing(arg, ctx) {
      const alone =
        typeof arg !== 'object'
          ? String(arg)
          : 'figure' in arg
            ? capital(of.figure(arg.figure, ctx))
            : 'card' in arg
              ? capital(of.card(arg.card, ctx))
              : 'seat' in arg
                ? of.seat(arg.seat, ctx)
                : plain(String(of.inside(arg, ctx)));
      return typeset(lang, alone);
    },
    line(text, blanks, ctx) {
      const filled = text.replaceAll(/\{([a-z]+\d?)\}/g, (_all, name: string) => String(of.inside(blanks[name] ?? MISSING, ctx)));
      return plain(finish(w, filled));
    },
  };
}

/** The words of a game in one language, from its lists and what it gives; what comes of a chance it says itself. */
export function gameWords<N>(w: Translator<ExplainedLists>, of: Game<N>): Omit<GameWords<N>, 'outcome'> {
  const { lang } = w.resources;
  const set = (text: string): string => typeset(lang, text);
  const fault = (f: Say): string => faultSaid(w, f, of.faulty);
  const source = (by: Contribution['source'], ctx: N): string => {
    if (typeof by !== 'object') return String(by);
    if ('term' in by) return of.term(by.term, ctx) ?? by.term;
    if ('figure' in by) return of.figure(by.figure, ctx);
    if ('card' in by) return of.card(by.card, ctx);
    return 'space' in by ? (of.space?.(by.space, ctx) ?? '') : '';
  };
  return {
    ...sayings<N>(of.sentence),
    ...explained(w, { choices: of.choices, paragraph: of.paragraph, fault }),
    term: (id, ctx) => set(of.term(id, ctx) ?? id),
    knows: (id) => of.term(id) !== undefined,
    fault,
    figure: (i, ctx) => set(capital(of.figure(i, ctx))),
    card: (i, ctx) => set(capital(of.card(i, ctx))),
    seat: (seat, ctx) => set(of.seat(seat, ctx)),
    ...lines(w, of),
    contribution({ source: by, layer, amount }, ctx) {
      const key = w.has('phrases', `part-${layer}`) ? `part-${layer}` : 'part-add';
      return plain(finish(w, w.say('phrases', key, { amount, source: source(by, ctx) })));
    },
  };
}

/** The words of a game by language, each made when it is first asked for, from its lists. */
export function wordsOf<R, W>(lists: Readonly<Record<Lang, R>>, make: (resources: R) => W): (lang: Lang) => W {
  const made = new Map<Lang, W>();
  return (lang) => {
    const words = made.get(lang) ?? make(lists[lang]);
    made.set(lang, words);
    return words;
  };
}
