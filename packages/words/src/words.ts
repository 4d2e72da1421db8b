/** The words of one language: every sentence, name and term that a screen or a command line shows. */
import {
  type Contribution,
  type GameEvent,
  type GameFault,
  type Phrase,
  type Phrasing,
  phrased,
  type Refusal,
  type RuleId,
  type Say,
} from '@escarmouche/engine/core';
import {
  type Ability,
  CARDS,
  type Card,
  CHARACTERS,
  CHOICES,
  type ChoiceId,
  CLASS_NAMES,
  FACTIONS,
  paragraph,
  RACE_NAMES,
  type Setup,
} from '@escarmouche/engine/wow';
import { type AbilityWords, abilityWords, rangeWords } from './abilities.ts';
import { type FileProblem, problemInside, problemLine } from './files.ts';
import { cardName, figureName } from './naming.ts';
import type { Resources } from './resources.ts';
import { abilityTitle, finish, pieced, sourceWords, spoken, termWords, variantOf } from './sentence.ts';
import { spaceName } from './spaces.ts';
import { translator } from './translator.ts';
import type { Lang, Naming } from './types.ts';
import { capital, type Part, plain, typeset } from './typeset.ts';

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

/** A card of the Action Bar, face up. */
export interface CardWords {
  readonly name: string;
  /** `2 ticks · instant · totem`. */
  readonly line: string;
  readonly text: string;
  /** Who may hold it. */
  readonly only: string;
}

/** How a file's fault is told. */
export interface FileTelling {
  /** Its name was said before: the line begins with the place. */
  readonly inside?: boolean;
  /** What its game says of a set-up, where that is not among these words. */
  readonly fault?: (say: Say) => string;
}

/** What is wrong with a party or a set-up: a party's fault or the `say` of a SetupError. */
export type FaultSay = Say;

/** Everything a language can say about a game. */
export interface Words {
  readonly lang: Lang;
  event(e: GameEvent, ctx: Naming): string;
  /** The same in pieces, so that a screen can show what a name means. */
  eventParts(e: GameEvent, ctx: Naming): Part[];
  option(say: Say, ctx: Naming): string;
  optionParts(say: Say, ctx: Naming): Part[];
  refusal(r: Refusal, ctx: Naming): string;
  prompt(say: Say, ctx: Naming): PromptWords;
  /** What is about to be rolled. */
  roll(say: Say, ctx: Naming): string;
  /** An outcome of a chance by its id, such as `hits:3:crit`. */
  outcome(id: string, ctx?: Naming): string;
  choice(id: ChoiceId): ChoiceText;
  /** A single word of the game: a stat, a damage type, a class, a faction, a terrain ... */
  term(id: string): string;
  /** Whether `term` knows the word. */
  knows(id: string): boolean;
  rule(id: RuleId): RuleWords | undefined;
  fault(f: FaultSay, content?: Setup['content']): string;
  /** What is wrong with a file, in one line that begins with its name. */
  file(p: FileProblem, how?: FileTelling): string;
  /** A piece about a ruling or a record. */
  record(p: Phrase): string;
  figure(i: number, ctx: Naming): string;
  /** A card of a bar; hidden ones by their place. */
  card(i: number, ctx: Naming): string;
  space(i: number, ctx: Naming): string;
  /** `C5, cover`: what the space is as well, for the ear. */
  spaceAloud(i: number, ctx: Naming): string;
  seat(seat: number, ctx: Naming): string;
  ability(a: Ability): AbilityWords;
  /** The name of an ability: `Main attack`, `Heal`. */
  abilityTitle(def: Naming['table']['abilities'][number]): string;
  range(range: { readonly min?: number; readonly max: number }): string;
  cardFace(card: Card): CardWords;
  /** One part of a number: `+1 Bulwark of Dawn`. */
  contribution(c: Contribution, ctx: Naming): string;
  /** `A, B and C`. */
  list(items: readonly string[]): string;
  typeset(text: string): string;
}

const CHOICE_STANDING: ReadonlyMap<string, string> = new Map(CHOICES.map((c) => [c.id, c.standing]));

/** Values of a fault that are words of files, not of the game. */
const RAW: ReadonlySet<string> = new Set(['choice', 'value', 'values']);

const TERRAIN = ['open', 'cover', 'high', 'impassable'] as const;

/** Makes the words of one language from its lists. */
export function makeWords(resources: Resources): Words {
  const w = translator(resources);
  const { lang } = resources;
  const set = (text: string): string => typeset(lang, text);
  /** Whole sentences are typeset before values come into them: what stands in a file is shown as it stands there. */
  const phrasing = (list: Readonly<Record<string, string>>): Phrasing => ({
    list: Object.fromEntries(Object.entries(list).map(([key, text]) => [key, set(text)])),
    or: w.say('phrases', 'or'),
    fault: (f: GameFault) => (w.has('faults', f.fault.key) ? faultSaid(f.fault) : f.line),
  });
  const phrases = phrasing({ ...resources.records, ...resources.files });
  const titled = (text: string): string => plain(finish(w, text));

  function bareTerm(id: string): string | undefined {
    const known = termWords(w, id);
    if (known !== undefined) return known;
    const names = FACTIONS.find((f) => f.id === id)?.names ?? CLASS_NAMES[id as keyof typeof CLASS_NAMES] ?? RACE_NAMES[id];
    return names?.[lang];
  }

  /** Ids inside a fault as names: of cards, characters, classes, races and factions. */
  function named(id: string, content: Setup['content']): string {
    const card = [...(content?.cards ?? []), ...CARDS].find((c) => c.id === id);
    const character = [...(content?.characters ?? []), ...CHARACTERS].find((c) => c.id === id);
    return (card ?? character)?.names[lang] ?? FACTIONS.find((f) => f.id === id)?.names[lang] ?? bareTerm(id) ?? id;
  }

  function faultSaid(f: FaultSay, content?: Setup['content']): string {
    const variant = variantOf(w, 'faults', f);
    if (variant === undefined && !w.has('faults', f.key)) return f.key;
    const fill: Record<string, string | number> = {};
    for (const [name, v] of Object.entries(f.args)) {
      if (typeof v === 'number') fill[name] = v;
      else if (RAW.has(name)) fill[name] = String(v);
      else if (typeof v === 'string')
        fill[name] = name === 'only' ? w.either(v.split(', ').map((x) => named(x, content))) : named(v, content);
    }
    return titled(w.say('faults', f.key, fill, variant));
  }

  return {
    lang,
    event: (e, ctx) => spoken(w, 'events', e, ctx) ?? e.key,
    eventParts: (e, ctx) => pieced(w, 'events', e, ctx),
    option: (say, ctx) => spoken(w, 'options', say, ctx) ?? say.key,
    optionParts: (say, ctx) => pieced(w, 'options', say, ctx),
    refusal: (r, ctx) => spoken(w, 'refusals', r, ctx) ?? r.key,
    prompt(say, ctx) {
      const question = spoken(w, 'prompts', say, ctx) ?? say.key;
      const pass = spoken(w, 'passes', say, ctx);
      return pass === undefined ? { question } : { question, pass };
    },
    roll: (say, ctx) => spoken(w, 'rolls', say, ctx) ?? say.key,
    outcome(id, ctx) {
      const [kind, ...rest] = id.split(':');
      switch (kind) {
        case 'first': {
          const n = Number(rest[0]);
          return titled(
            ctx === undefined ? w.say('phrases', 'first-side', { n }) : w.say('phrases', 'first-of', { seat: ctx.seatNames[n - 1] }),
          );
        }
        case 'hits':
          return titled(
            w.say(rest[1] === 'crit' ? 'phrases' : 'counts', rest[1] === 'crit' ? 'outcome-crit' : 'hit', {
              hits: Number(rest[0]),
              count: Number(rest[0]),
            }),
          );
        case 'blocks':
          return titled(w.say('counts', 'block', { count: Number(rest[0]) }));
        case 'dice':
          return titled(
            w.list(
              ['crit', 'success', 'fail'].flatMap((face, k) =>
                Number(rest[2 - k]) > 0 ? [w.say('counts', face, { count: Number(rest[2 - k]) })] : [],
              ),
            ),
          );
        case 'die':
          return titled(termWords(w, rest[0], 'face-') ?? rest[0]);
        default:
          return id;
      }
    },
    choice(id) {
      const c = resources.choices[id];
      const entries = Object.entries(c.values as Record<string, readonly [string, string]>);
      const standing = CHOICE_STANDING.get(id) ?? 'open';
      return {
        title: set(c.title),
        why: set(c.why),
        standing: set(w.say('phrases', `standing-${standing}`)),
        values: Object.fromEntries(entries.map(([v, [title, text]]) => [v, { title: set(title), text: set(text) }])),
      };
    },
    term: (id) => set(bareTerm(id) ?? id),
    knows: (id) => bareTerm(id) !== undefined,
    rule(id) {
      const p = paragraph(id);
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
    fault: faultSaid,
    file(p, { inside = false, fault } = {}) {
      const by = fault === undefined ? phrases : { ...phrases, fault: (f: GameFault) => fault(f.fault) };
      return (inside ? problemInside : problemLine)(p, by);
    },
    record: (p) => phrased(p, phrases),
    figure: (i, ctx) => set(capital(figureName(w, ctx, i))),
    card: (i, ctx) => set(capital(cardName(w, ctx, i, true))),
    space: (i, ctx) => spaceName(ctx.table, i),
    spaceAloud(i, ctx) {
      const { table } = ctx;
      const extras = [
        ...(table.terrain[i] === 0 ? [] : [termWords(w, TERRAIN[table.terrain[i]], 'terrain-') ?? '']),
        ...(table.victory.includes(i) ? [w.say('terms', 'victory')] : []),
        ...(table.spawn.some((s) => s.space === i) ? [w.say('terms', 'spawn')] : []),
      ];
      return set([spaceName(table, i), ...extras].join(', '));
    },
    seat: (seat, ctx) => set(ctx.seatNames[seat] ?? ''),
    ability: (a) => abilityWords(w, a),
    abilityTitle: (def) => titled(abilityTitle(w, def, def.key)),
    range: (range) => set(rangeWords(w, range)),
    cardFace(card) {
      const line = [
        ...(card.type === 'equipment' ? [] : [w.say('abilities', 'ticks', { n: card.ticks })]),
        ...(card.category === 'action' && card.type !== 'none' ? [] : [termWords(w, card.category, 'category-') ?? '']),
        ...(card.type === 'none' ? [] : [termWords(w, card.type, 'card-') ?? '']),
        ...(card.beforeMove === true ? [w.say('abilities', 'before-move')] : []),
      ];
      const only = card.restriction.length === 0 ? w.say('terms', 'anybody') : w.either(card.restriction.map((r) => named(r, undefined)));
      return { name: set(card.names[lang]), line: set(line.join(' · ')), text: set(card.text[lang]), only: titled(only) };
    },
    contribution: (c, ctx) => titled(w.say('phrases', `part-${c.layer}`, { amount: c.amount, source: sourceWords(w, c.source, ctx) })),
    list: (items) => w.list(items),
    typeset: set,
  };
}
