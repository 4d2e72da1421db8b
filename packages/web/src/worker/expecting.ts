/**
 * What a line of a ruling's script says, for whoever reads it on the page: names of files become figures, spaces, cards and words of the game.
 * Plain data; the page makes sentences of it.
 */
import {
  type ArgKind,
  Deeds,
  type Expectation,
  type ExpectedEvent,
  type GameEvent,
  type Meant,
  meantBy,
  type PassUntil,
  type RuleId,
  type Say,
  type ScriptStep,
  type ValueSaid,
  type ValueWords,
  valueSaid,
} from '@escarmouche/engine/core';
import type { AnyMatch, AnyWorkerGame } from './game.ts';

/** An option: its sentence, or who does what with which things where no rule at hand has one for it. */
export type OptionSaid = { readonly say: Say } | { readonly by: Meant; readonly does: string; readonly with: readonly Meant[] };

/** A named value, what it must be, and how likely that is where odds are asked for. Without words it stands as its file has it. */
export interface ValueMust {
  readonly name: string;
  readonly said: ValueSaid | null;
  readonly is: readonly { readonly value: Meant; readonly odds?: string }[];
}

/** What must hold of one kind. */
export type Must =
  | { readonly what: 'options'; readonly of: readonly { readonly option: OptionSaid; readonly rules: readonly RuleId[] }[] }
  | { readonly what: 'values'; readonly of: readonly ValueMust[] }
  | { readonly what: 'events'; readonly of: readonly GameEvent[] }
  | { readonly what: 'node'; readonly of: NodeMust };

/** Who decides, rolls or has won, by which rule, with how many dice. */
export type NodeMust = NonNullable<Expectation['decision'] & Expectation['chance'] & Expectation['over']>;

/** A line of a script: what must hold, by its kind in files, or what was done. */
export type LineSaid =
  | { readonly does: 'expect'; readonly musts: readonly (readonly [keyof Expectation, Must])[] }
  | { readonly does: 'take'; readonly option: OptionSaid }
  | { readonly does: 'roll'; readonly roll: readonly number[] | string }
  | { readonly does: 'pass'; readonly until: Must };

const NO_WORDS: ValueWords<AnyMatch> = { lines: new Map(), finds: {} };

/** Puts the names of one position into words. */
export class Reader {
  private readonly of: AnyWorkerGame;
  private readonly match: AnyMatch;
  private readonly events: readonly GameEvent[];
  private readonly words: ValueWords<AnyMatch>;

  constructor(of: AnyWorkerGame, match: AnyMatch, events: readonly GameEvent[]) {
    this.of = of;
    this.match = match;
    this.events = events;
    this.words = of.situations.words ?? NO_WORDS;
  }

  option(id: string): OptionSaid {
    const say = this.match.spoken(id);
    if (say !== null) return { say };
    const names = new Deeds(this.of.game.grammar ?? { options: [], kinds: {} }, this.match).names(id);
    const meant = ({ kind, name }: (typeof names)[number]): Meant => meantBy(this.words, this.match, name, kind);
    const by = names.find(({ role }) => role === 'by');
    // Those that belong together stand between the same signs.
    const groups: Meant[][] = [[]];
    for (const name of names.filter((n) => n !== by)) {
      if (name.sign === '/') groups.push([]);
      groups[groups.length - 1].push(meant(name));
    }
    return { does: /^[^:]*/.exec(id)?.[0] ?? '', by: by === undefined ? null : meant(by), with: groups.length > 1 ? [groups] : groups[0] };
  }

  /** A value and all that it may be; those of odds stand in files as texts. */
  value(name: string, is: readonly (readonly [value: unknown, odds?: string | number])[]): ValueMust {
    const said = valueSaid(this.words, this.match, name);
    return {
      name,
      said,
      is: is.map(([value, odds]) => ({
        value: meantBy(this.words, this.match, value, said?.names),
        ...(odds === undefined ? {} : { odds: String(odds) }),
      })),
    };
  }

  /** An event as it happened, the last of those that fit; what has not happened is told with what is said of it. */
  event(wanted: string | ExpectedEvent): GameEvent {
    const { event: key, rule, with: args = {} }: ExpectedEvent = typeof wanted === 'string' ? { event: wanted } : wanted;
    const told = this.events.findLast((e) => {
      if (e.key !== key || (rule !== undefined && e.rule !== rule)) return false;
      const named = this.of.situations.named(this.match, e);
      return Object.entries(args).every(([name, v]) => JSON.stringify(named[name]) === JSON.stringify(v));
    });
    if (told !== undefined) return { ...told, rule: rule ?? '' };
    const said = Object.entries(args).flatMap(([name, v]) => {
      const arg = this.arg(key, name, v);
      return arg === null ? [] : [[name, arg]];
    });
    return { key, args: Object.fromEntries(said), rule: rule ?? '', to: 'all' };
  }

  /** An argument of an event as sentences have it. */
  private arg(key: string, name: string, v: unknown): GameEvent['args'][string] | null {
    const { args } = this.of.situations.vocabulary;
    const kind: ArgKind | undefined = args[`${key}.${name}`] ?? args[name];
    if (kind === 'seat') return { seat: Number(v) - 1 };
    const names = typeof kind === 'string' ? (kind === 'count' || kind === 'flag' || kind === 'text' ? undefined : kind) : kind?.kind;
    const meant = meantBy(this.words, this.match, v, names);
    if (!Array.isArray(meant)) return meant as GameEvent['args'][string] | null;
    const figures = meant.flatMap((m) => (typeof m === 'object' && m !== null && 'figure' in m ? [m.figure] : []));
    const spaces = meant.flatMap((m) => (typeof m === 'object' && m !== null && 'space' in m ? [m.space] : []));
    return figures.length > 0 ? { figures } : { spaces };
  }

  musts(e: Expectation): [keyof Expectation, Must][] {
    const options = (ids: readonly string[], rules: Expectation['refused'] = {}): Must => ({
      what: 'options',
      of: ids.map((id) => ({ option: this.option(id), rules: [rules[id] ?? []].flat() })),
    });
    const events = (list: readonly (string | ExpectedEvent)[]): Must => ({ what: 'events', of: list.map((w) => this.event(w)) });
    return Object.entries(e).flatMap(([key, of]): [keyof Expectation, Must][] => {
      const what = key as keyof Expectation;
      if (of === undefined) return [];
      if (what === 'offered' || what === 'absent') return [[what, options(e[what] ?? [])]];
      if (what === 'exactly') return [[what, options(e.exactly?.ids ?? [])]];
      if (what === 'refused') return [[what, options(Object.keys(e.refused ?? {}), e.refused)]];
      if (what === 'events' || what === 'never') return [[what, events(e[what] ?? [])]];
      if (what === 'when') return [[what, events(e.when === undefined ? [] : [e.when])]];
      if (what === 'values') return [[what, { what: 'values', of: Object.entries(e.values ?? {}).map(([n, v]) => this.value(n, [[v]])) }]];
      if (what === 'odds') return [[what, { what: 'values', of: this.odds(e.odds) }]];
      return [[what, { what: 'node', of: of as NodeMust }]];
    });
  }

  private odds(odds: Expectation['odds']): ValueMust[] {
    const asked = odds === undefined ? [] : 'is' in odds ? [odds] : odds;
    return asked.map(({ of, is }) =>
      this.value(
        of,
        Object.entries(is).map(([v, likely]) => [written(v), likely]),
      ),
    );
  }

  until({ event, ...node }: PassUntil): Must {
    return event === undefined
      ? { what: 'node', of: { ...node.decision, ...node.chance } as NodeMust }
      : { what: 'events', of: [this.event(event)] };
  }
}

/** A value as the key of odds has it: a number, a list, a word. */
function written(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A line of a script in words: where it is played, with the position before it, and all that was told up to it. */
export function lineSaid(of: AnyWorkerGame, line: ScriptStep, before: AnyMatch, after: AnyMatch, events: readonly GameEvent[]): LineSaid {
  if ('expect' in line) return { does: 'expect', musts: new Reader(of, after, events).musts(line.expect) };
  if ('take' in line) return { does: 'take', option: new Reader(of, before, events).option(line.take) };
  if ('roll' in line) return { does: 'roll', roll: line.roll };
  return { does: 'pass', until: new Reader(of, after, events).until(line.pass.until) };
}
