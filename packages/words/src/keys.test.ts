/**
 * Every key that the engine can say has a sentence in both languages, and no sentence asks for a value that is not there.
 * The keys are read from the engine's sources, so that a new one fails here until somebody writes it down.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  CARD_TYPES,
  CATEGORIES,
  CHOICES,
  CLASSES,
  DAMAGE_TYPES,
  DURATIONS,
  FACTIONS,
  NATURES,
  RACE_NAMES,
  RULEBOOK,
  STATS,
  TERRAINS,
} from '@escarmouche/engine/wow';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { en, fr, LANGS, type Resources, wordsFor } from './index.ts';

const ENGINE = fileURLToPath(new URL('../../engine/src', import.meta.url));

/** A room of the word lists. */
type Room = 'events' | 'options' | 'refusals' | 'prompts' | 'rolls' | 'faults';

/** One place where the engine says something: the names of its values, and whether more may come that could not be read. */
interface Use {
  readonly room: Room;
  readonly key: string;
  readonly args: readonly string[];
  readonly open: boolean;
  readonly at: string;
}

// biome-ignore lint/suspicious/noExplicitAny: nodes of a syntax tree come in a hundred shapes.
type Node = any;

const isNode = (x: unknown): x is Node => typeof x === 'object' && x !== null && typeof (x as Node).type === 'string';

function children(n: Node): Node[] {
  return Object.entries(n).flatMap(([k, v]) => (k === 'parent' ? [] : Array.isArray(v) ? v.filter(isNode) : isNode(v) ? [v] : []));
}

function propertyOf(object: Node, name: string): Node | undefined {
  return object.properties.find((p: Node) => p.type === 'Property' && (p.key.name ?? p.key.value) === name)?.value;
}

/** Reads one source file. */
class Reader {
  readonly uses: Use[] = [];
  readonly unread: string[] = [];
  private readonly locals = new Map<string, Node[]>();
  private readonly file: string;
  private readonly text: string;

  constructor(file: string) {
    this.file = file;
    this.text = readFileSync(file, 'utf8');
    const { program } = parseSync(file, this.text);
    this.collect(program);
    this.visit(program, []);
  }

  private collect(n: Node): void {
    const name = n.type === 'VariableDeclarator' ? n.id.name : n.type === 'FunctionDeclaration' ? n.id?.name : undefined;
    if (name !== undefined) this.locals.set(name, [...(this.locals.get(name) ?? []), n]);
    for (const c of children(n)) this.collect(c);
  }

  private at(n: Node): string {
    return `${relative(ENGINE, this.file)}:${this.text.slice(0, n.start).split('\n').length}`;
  }

  /** The declaration of a name that is nearest above a place. */
  private local(name: string, before: number): Node | undefined {
    const all = (this.locals.get(name) ?? []).filter((d) => d.start < before);
    const d = all[all.length - 1];
    return d?.type === 'VariableDeclarator' ? (d.init ?? undefined) : d;
  }

  /** The strings an expression can be; null where that cannot be read. */
  private strings(n: Node): string[] | null {
    if (n?.type === 'Literal' && typeof n.value === 'string') return [n.value];
    if (n?.type === 'ConditionalExpression') {
      const a = this.strings(n.consequent);
      const b = this.strings(n.alternate);
      return a === null || b === null ? null : [...a, ...b];
    }
    if (n?.type === 'MemberExpression' && n.object.type === 'Identifier') {
      const list = this.local(n.object.name, n.start);
      if (list?.type === 'ArrayExpression')
        return list.elements.flatMap((e: Node) => this.strings(e) ?? []).filter((s: string) => s !== '');
    }
    return null;
  }

  /** The names of the values in every shape an expression can take: one list for each. */
  private shapes(n: Node): { names: string[]; open: boolean }[] {
    switch (n?.type) {
      case undefined:
        return [{ names: [], open: false }];
      case 'TSAsExpression':
      case 'ParenthesizedExpression':
        return this.shapes(n.expression);
      case 'ConditionalExpression':
        return [...this.shapes(n.consequent), ...this.shapes(n.alternate)];
      case 'ArrowFunctionExpression':
        return n.body.type === 'BlockStatement' ? [{ names: [], open: true }] : this.shapes(n.body);
      case 'Identifier': {
        const d = this.local(n.name, n.start);
        return !isNode(d) || d.type === 'Identifier' ? [{ names: [], open: true }] : this.shapes(d);
      }
      case 'ObjectExpression': {
        let out: { names: string[]; open: boolean }[] = [{ names: [], open: false }];
        for (const p of n.properties) {
          const more = p.type === 'SpreadElement' ? this.shapes(p.argument) : [{ names: [p.key.name ?? p.key.value], open: false }];
          out = out.flatMap((a) => more.map((b) => ({ names: [...a.names, ...b.names], open: a.open || b.open })));
        }
        return out;
      }
      default:
        return [{ names: [], open: true }];
    }
  }

  private say(room: Room, key: Node, args: Node | undefined, n: Node): void {
    const keys = this.strings(key);
    if (keys === null) {
      this.unread.push(this.at(n));
      return;
    }
    for (const k of keys) for (const s of this.shapes(args)) this.uses.push({ room, key: k, args: s.names, open: s.open, at: this.at(n) });
  }

  private visit(n: Node, above: readonly Node[]): void {
    if (n.type === 'CallExpression') this.call(n);
    if (n.type === 'NewExpression' && n.callee.name === 'SetupError' && n.arguments[2]?.type === 'ObjectExpression') {
      const key = propertyOf(n.arguments[2], 'key');
      // What is passed on from a helper was read where the helper is called.
      if (key !== undefined && this.strings(key) !== null) this.say('faults', key, propertyOf(n.arguments[2], 'args'), n);
      return;
    }
    if (n.type === 'NewExpression' && n.callee.name === 'Unplayable' && n.arguments[0]?.type === 'ObjectExpression') {
      const key = propertyOf(n.arguments[0], 'key');
      if (key !== undefined && this.strings(key) !== null) this.say('faults', key, propertyOf(n.arguments[0], 'args'), n);
      return;
    }
    if (n.type === 'ObjectExpression' && n.properties.some((p: Node) => p.type === 'Property' && p.key.name === 'args'))
      this.object(n, above);
    for (const c of children(n)) this.visit(c, [...above, n]);
  }

  private call(n: Node): void {
    const name = n.callee.name ?? n.callee.property?.name;
    const a = n.arguments;
    if ((name === 'tell' || name === 'reveal') && a.length === 4) this.say('events', a[2], a[3], n);
    else if (name === 'refuse' && a.length >= 3) this.say('refusals', a[2], a[3], n);
    else if (name === 'not' && n.callee.object?.type === 'ThisExpression') this.say('refusals', a[0], a[1], n);
    else if (name === 'noSuch' && a.length === 3)
      this.uses.push({ room: 'faults', key: a[0].value, args: ['what'], open: false, at: this.at(n) });
    else if ((name === 'fault' || name === 'wrong') && a.length === 4 && a[3].type !== 'ObjectExpression') {
      // The short form: what is wrong, as a string.
      for (const key of this.strings(a[2]) ?? []) this.uses.push({ room: 'faults', key, args: ['what'], open: false, at: this.at(n) });
    } else if (name === 'fault' && a.length === 4) this.say('faults', a[2], a[3], n);
  }

  private object(n: Node, above: readonly Node[]): void {
    const key = propertyOf(n, 'key');
    if (key === undefined) return;
    if (propertyOf(n, 'rule') !== undefined) {
      // `{ rule, key, args }` put together from parameters was read where its maker is called.
      if (!(key.type === 'Identifier')) this.say('refusals', key, propertyOf(n, 'args'), n);
      return;
    }
    const prompt = above.findLastIndex((p) => p.type === 'Property' && (p.key.name === 'prompt' || p.key.name === 'say'));
    const kind = prompt === -1 ? 'say' : above[prompt].key.name;
    const step = above.findLast((p) => p.type === 'CallExpression' && (p.callee.name === 'chance' || p.callee.name === 'decide'));
    const room: Room = kind === 'say' ? 'options' : step?.callee.name === 'chance' ? 'rolls' : 'prompts';
    this.say(room, key, propertyOf(n, 'args'), n);
  }
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((e) => {
    const path = join(folder, e.name);
    if (e.isDirectory()) return sources(path);
    // The maker of pieces says nothing itself; phrases.test.ts reads what it is given.
    return /\.ts$/.test(e.name) && !/\.(test|testing)\.ts$/.test(e.name) && e.name !== 'phrase.ts' ? [path] : [];
  });
}

const readers = sources(ENGINE).map((f) => new Reader(f));
const uses = readers.flatMap((r) => r.uses);
const unread = readers.flatMap((r) => r.unread);

/** Placeholders of a sentence. */
function asked(text: string): string[] {
  return [...text.matchAll(/\{\{\s*(\w+)/g)].map((m) => m[1]);
}

/** What a sentence may ask for, given the values that come with it. */
function offered(args: readonly string[]): Set<string> {
  const out = new Set(args);
  // Pieces that several values make together, see `sentence.ts`.
  for (const x of ['aim', 'on', 'as']) out.add(x);
  if (args.includes('ability')) for (const x of ['theAbility', 'with']) out.add(x);
  if (args.includes('faces')) out.add('facesShown');
  if (args.includes('card')) out.add('cardOwner');
  if (args.includes('spaces')) for (const x of ['spacesEnd', 'spacesVia']) out.add(x);
  return out;
}

/** The values a variant speaks of: `no-n` of n, `ability-main` of ability, `moved+acted` of both. */
function spokenOf(variant: string, args: readonly string[]): boolean {
  return variant
    .split('+')
    .every((fact) => args.some((a) => fact === a || fact === `no-${a}` || fact === `one-${a}` || fact.startsWith(`${a}-`)));
}

/** Texts that are rightly the same in both languages. */
const ALIKE = new Set([
  'options attack',
  'options ability',
  'options card_ability-grant',
  'options choose',
  'files as-written',
  'files one-of',
  'records as-written',
  'phrases with-seat',
  'phrases numbered',
  'phrases faces',
  'phrases part-add',
  'abilities ticks',
  'terms category-action',
  'terms card-buff',
  'terms card-debuff',
  'terms card-totem',
  'terms type-arcane',
  'terms type-nature',
  'terms totem',
  'terms effect-convert',
  'counts point_one',
  'counts point_other',
]);

const LISTS = { en, fr };
const ROOMS = ['events', 'options', 'refusals', 'prompts', 'rolls', 'faults'] as const;

describe('the keys of the engine', () => {
  it('are all read', () => {
    expect(unread).toEqual([]);
    for (const room of ROOMS) expect(uses.filter((u) => u.room === room).length, room).toBeGreaterThan(3);
  });

  for (const lang of LANGS) {
    it(`all have a sentence: ${lang}`, () => {
      expect([
        ...new Set(uses.filter((u) => !(u.key in LISTS[lang][u.room])).map((u) => `${u.room} ${u.key} (${u.args.join(', ')}) at ${u.at}`)),
      ]).toEqual([]);
    });

    it(`bring every value their sentence asks for: ${lang}`, () => {
      const wrong: string[] = [];
      const check = (room: Room | 'passes', text: string, key: string, variant: string | undefined, list: object): void => {
        for (const u of uses.filter((x) => x.room === (room === 'passes' ? 'prompts' : room) && x.key === key && !x.open)) {
          if (variant !== undefined && !spokenOf(variant, u.args)) continue;
          // A use with a sentence of its own never comes to the plain one.
          if (variant === undefined && u.args.some((a) => `${key}_${a}` in list) && !asked(text).every((a) => offered(u.args).has(a)))
            continue;
          for (const a of asked(text))
            if (!offered(u.args).has(a)) wrong.push(`${room} ${key}${variant === undefined ? '' : `_${variant}`} asks for ${a}: ${u.at}`);
        }
      };
      for (const room of [...ROOMS, 'passes'] as const) {
        const list = LISTS[lang][room];
        for (const [name, text] of Object.entries(list)) {
          const at = name.indexOf('_');
          check(room, text, at === -1 ? name : name.slice(0, at), at === -1 ? undefined : name.slice(at + 1), list);
        }
      }
      expect([...new Set(wrong)]).toEqual([]);
    });

    it(`and no sentence is left over: ${lang}`, () => {
      const idle: string[] = [];
      for (const room of [...ROOMS, 'passes'] as const) {
        for (const name of Object.keys(LISTS[lang][room])) {
          const [key, variant] = name.split(/_(.*)/s);
          const mine = uses.filter((u) => u.room === (room === 'passes' ? 'prompts' : room) && u.key === key);
          if (mine.length === 0 || (variant !== undefined && !mine.some((u) => u.open || spokenOf(variant, u.args))))
            idle.push(`${room} ${name}`);
        }
      }
      expect(idle).toEqual([]);
    });
  }

  it('are said differently in the two languages', () => {
    const same: string[] = [];
    for (const room of Object.keys(en) as (keyof Resources)[]) {
      if (room === 'lang' || room === 'epithets' || room === 'choices') continue;
      for (const [key, text] of Object.entries(en[room])) {
        if (text === (fr[room] as Record<string, string>)[key] && !ALIKE.has(`${room} ${key}`)) same.push(`${room} ${key}: ${text}`);
      }
    }
    for (const [id, c] of Object.entries(en.choices))
      if (c.why === fr.choices[id as keyof typeof fr.choices].why) same.push(`choices ${id}`);
    expect(same).toEqual([]);
  });
});

describe('the words of content', () => {
  for (const lang of LANGS) {
    it(`know every term: ${lang}`, () => {
      const w = wordsFor(lang);
      const ids = [
        ...DAMAGE_TYPES,
        ...NATURES,
        ...CLASSES,
        ...CATEGORIES,
        ...CARD_TYPES,
        ...STATS,
        ...DURATIONS,
        ...TERRAINS,
        ...FACTIONS.map((f) => f.id),
        ...Object.keys(RACE_NAMES),
      ];
      expect(ids.filter((id) => !w.knows(id))).toEqual([]);
    });

    it(`explain every option of the game and every paragraph: ${lang}`, () => {
      const w = wordsFor(lang);
      for (const c of CHOICES) expect(Object.keys(w.choice(c.id).values).sort(), c.id).toEqual([...c.values].sort());
      for (const p of RULEBOOK) expect(w.rule(p.id)?.text, p.id).not.toContain("'");
      expect(w.rule('wow:nothing')).toBeUndefined();
    });
  }
});
