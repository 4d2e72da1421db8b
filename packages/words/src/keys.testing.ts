/**
 * What the engine can say, read from its sources: the keys of each room and the values that come with them. A game's own test
 * holds its word lists against what is read here.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';

const ENGINE = fileURLToPath(new URL('../../engine/src', import.meta.url));

/** The rooms of the word lists whose keys the engine says. */
export const ROOMS_OF_KEYS = ['events', 'options', 'refusals', 'prompts', 'rolls', 'faults'] as const;
export type KeyRoom = (typeof ROOMS_OF_KEYS)[number];

/** One place where the engine says something: the names of its values, and whether more may come that could not be read. */
export interface Use {
  readonly room: KeyRoom;
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

/** An expression without what only the type checker reads. */
function bare(n: Node): Node {
  return n?.type === 'TSAsExpression' || n?.type === 'ParenthesizedExpression' ? bare(n.expression) : n;
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

  /** The declaration of a name that is nearest above a place; a rule's own lists may stand below its steps. */
  private local(name: string, before: number): Node | undefined {
    const all = this.locals.get(name) ?? [];
    const d = all.findLast((x) => x.start < before) ?? all[0];
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
    if (n?.type === 'MemberExpression') {
      const list = bare(n.object.type === 'Identifier' ? this.local(n.object.name, n.start) : n.object);
      if (list?.type === 'ArrayExpression')
        return list.elements.flatMap((e: Node) => this.strings(e) ?? []).filter((s: string) => s !== '');
    }
    if (n?.type === 'Identifier') {
      const value = bare(this.local(n.name, n.start));
      return value?.type === 'ConditionalExpression' ? this.strings(value) : null;
    }
    if (n?.type === 'TemplateLiteral') {
      let out: string[] | null = [n.quasis[0].value.cooked];
      for (const [i, e] of n.expressions.entries()) {
        const mid = this.strings(e);
        if (out !== null) out = mid && out.flatMap((a) => mid.map((b) => a + b + n.quasis[i + 1].value.cooked));
      }
      return out;
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
      case 'LogicalExpression':
        // `why && { n }`: without a list nobody reads it.
        return this.shapes(n.right);
      case 'Literal':
        return [{ names: [], open: n.value !== null }];
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

  private say(room: KeyRoom, key: Node, args: Node | undefined, n: Node): void {
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
    if (n.type === 'ObjectExpression') this.object(n, above);
    for (const c of children(n)) this.visit(c, [...above, n]);
  }

  private call(n: Node): void {
    const name = n.callee.name ?? n.callee.property?.name;
    const a = n.arguments;
    if (name === 'coded' && a[1]?.type === 'ObjectExpression') this.declared(a[1], n);
    else if ((name === 'tell' || name === 'reveal') && n.callee.object?.property?.name === 'log') this.say('events', a[1], a[2], n);
    else if (name === 'revealTo' && n.callee.object?.property?.name === 'log') this.say('events', a[2], a[3], n);
    else if (name === 'refuse' && a.length >= 3) this.say('refusals', a[2], a[3], n);
    else if (name === 'because' && a[0]?.type === 'Literal') this.say('refusals', a[1], a[2], n);
    else if (name === 'not' && n.callee.object?.type === 'ThisExpression') this.say('refusals', a[0], a[1], n);
    else if (name === 'noSuch' && a.length >= 2 && a[0].type === 'Literal')
      this.uses.push({ room: 'faults', key: a[0].value, args: ['what'], open: false, at: this.at(n) });
    else if ((name === 'fault' || name === 'wrong') && (a.length === 4 || a.length === 5) && a[3].type !== 'ObjectExpression') {
      // The short form: what is wrong, as a string; numbers may follow.
      const args = ['what', ...((a[4]?.properties ?? []) as Node[]).map((x) => x.key.name as string)];
      for (const key of this.strings(a[2]) ?? []) this.uses.push({ room: 'faults', key, args, open: false, at: this.at(n) });
    } else if (name === 'fault' && a.length === 4) this.say('faults', a[2], a[3], n);
  }

  /** An option declared once: a key alone has its parts and what `more` says for values; a whole sentence is read where it stands. */
  private declared(is: Node, n: Node): void {
    const key = propertyOf(is, 'say');
    if (key === undefined || (this.strings(key) === null && key.type !== 'ConditionalExpression')) return;
    const given = propertyOf(is, 'parts');
    const object = given?.type === 'Identifier' ? this.local(given.name, given.start) : given;
    const parts = ((object?.properties ?? []) as Node[]).map((p) => p.key.name as string);
    const more = propertyOf(is, 'more');
    for (const k of this.strings(key) ?? [])
      for (const s of this.shapes(more))
        this.uses.push({ room: 'options', key: k, args: [...parts, ...s.names], open: s.open, at: this.at(n) });
  }

  private object(n: Node, above: readonly Node[]): void {
    const key = propertyOf(n, 'key');
    if (key === undefined) return;
    if (propertyOf(n, 'args') === undefined) {
      // A reason whose values come later.
      if (propertyOf(n, 'rule') !== undefined)
        for (const k of this.strings(key) ?? []) this.uses.push({ room: 'refusals', key: k, args: [], open: true, at: this.at(n) });
      return;
    }
    if (propertyOf(n, 'rule') !== undefined) {
      // `{ rule, key, args }` put together from parameters was read where its maker is called.
      if (!(key.type === 'Identifier')) this.say('refusals', key, propertyOf(n, 'args'), n);
      return;
    }
    const prompt = above.findLastIndex((p) => p.type === 'Property' && (p.key.name === 'prompt' || p.key.name === 'say'));
    const kind = prompt === -1 ? 'say' : above[prompt].key.name;
    const step = above.findLast((p) => p.type === 'CallExpression' && (p.callee.name === 'chance' || p.callee.name === 'decide'));
    const room: KeyRoom = kind === 'say' ? 'options' : step?.callee.name === 'chance' ? 'rolls' : 'prompts';
    this.say(room, key, propertyOf(n, 'args'), n);
  }
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((e) => {
    const path = join(folder, e.name);
    if (e.isDirectory()) return sources(path);
    // The makers of pieces and of options say nothing themselves; what they are given is read where they are called.
    return /\.ts$/.test(e.name) && !/\.(test|testing)\.ts$/.test(e.name) && e.name !== 'phrase.ts' && e.name !== 'coded.ts' ? [path] : [];
  });
}

/** What the engine says in a game's folder and in those that every game rests on, and the places that could not be read. */
export function keysOf(game: string): { uses: Use[]; unread: string[] } {
  const mine = sources(ENGINE).filter((file) => {
    const [room, folder] = relative(ENGINE, file).split(sep);
    return room !== 'games' || folder === game;
  });
  const readers = mine.map((f) => new Reader(f));
  return { uses: readers.flatMap((r) => r.uses), unread: readers.flatMap((r) => r.unread) };
}
