/**
 * YAML 1.2, read strictly: one document of plain data. No tags or directives, no name twice, only so deep, and aliases only so far as
 * what they stand for stays small: what is left is what a person would write, and JSON.
 */
import { asWritten, type Phrase } from '@escarmouche/engine/core';
import type { FileKey } from '@escarmouche/words/files';
import { type ErrorCode, isAlias, isMap, isScalar, isSeq, type Node, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';
import { type FileFault, faultAt, say } from './fault.ts';
import { readJson } from './json.ts';
import { DEEPEST, faultsOf, fieldFault, type Placed, type Places, placeAt, placer, type Step, type Tree } from './tree.ts';

/** Indicators that open a level each on one line: `- - - a`. */
const OPENERS = /^ *(?:[-?:] +)*/;

/**
 * Ends of lines, commas, colons and quotes in a text at most: each ends a name or a value, and the parser takes some 10 µs over each. Files
 * that programs write are JSON, and nobody writes as many by hand.
 */
const MOST_SIGNS = 80_000;

/** Says no to depth before the parser, which goes down a level for each, ever sees it, and to size. Brackets in texts count too. */
function refuseSize(text: string, file: string): void {
  const tooDeep = (at: number): FileFault => faultAt(file, placeAt(text, at), say('at-most-deep', { n: DEEPEST }), say('more'));
  let open = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c === 0x5b || c === 0x7b) {
      if (++open > DEEPEST) throw tooDeep(i);
    } else if ((c === 0x5d || c === 0x7d) && open > 0) open--;
  }
  let signs = 0;
  for (const { index } of text.matchAll(/[\n,:"']/g))
    if (++signs > MOST_SIGNS) throw faultAt(file, placeAt(text, index), say('at-most-values', { n: MOST_SIGNS }), say('more'));
  const indents: number[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    const [opening] = OPENERS.exec(line) as RegExpExecArray;
    const inner = opening.match(/[-?:] /g)?.length ?? 0;
    const indent = opening.length;
    if (indent < line.length) {
      while (indents.length > 0 && indents[indents.length - 1] >= indent) indents.pop();
      indents.push(indent);
    }
    if (indents.length > DEEPEST || inner > DEEPEST) throw tooDeep(at);
    at += line.length + 1;
  }
}

/** What the parser's codes mean; its own messages are in English only. */
const WHY: Partial<Record<ErrorCode, FileKey>> = {
  ALIAS_PROPS: 'yaml-alias',
  BAD_ALIAS: 'yaml-alias',
  BAD_DIRECTIVE: 'yaml-directive',
  BAD_DQ_ESCAPE: 'yaml-escape',
  BAD_INDENT: 'yaml-indent',
  BAD_PROP_ORDER: 'yaml-order',
  BAD_SCALAR_START: 'yaml-sign',
  BLOCK_AS_IMPLICIT_KEY: 'yaml-key',
  BLOCK_IN_FLOW: 'yaml-block',
  KEY_OVER_1024_CHARS: 'yaml-key',
  MISSING_CHAR: 'yaml-missing',
  MULTILINE_IMPLICIT_KEY: 'yaml-key',
  MULTIPLE_ANCHORS: 'yaml-order',
  MULTIPLE_TAGS: 'yaml-order',
  NON_STRING_KEY: 'yaml-key',
  TAB_AS_INDENT: 'yaml-tab',
  TAG_RESOLVE_FAILED: 'yaml-tag',
  BAD_COLLECTION_TYPE: 'yaml-tag',
  UNEXPECTED_TOKEN: 'yaml-unexpected',
};

/** Slips that concern their own line and leave no doubt about the rest of the file. */
const SMALL: ReadonlySet<string> = new Set(['BAD_DQ_ESCAPE', 'BAD_SCALAR_START', 'TAB_AS_INDENT', 'TAG_RESOLVE_FAILED']);

/** Values that all aliases of a file may stand for together: a file without any is smaller than that. */
const MOST_BY_ALIAS = 50_000;

/** Stands for a value that could not be read. */
const HOLE = Symbol('hole');

type Doc = ReturnType<typeof parseDocument>;

/** What the parser says of how a text is written: a small slip on every line, and the first that leaves the rest in doubt. */
function slipsOf(doc: Doc, text: string): { readonly faults: Placed[]; readonly inDoubt: boolean } {
  const faults: Placed[] = [];
  const lines = new Set<number>();
  const placeOf = placer(text);
  let inDoubt = false;
  for (const { code, pos } of [...doc.errors, ...doc.warnings].sort((a, b) => a.pos[0] - b.pos[0])) {
    if (!SMALL.has(code)) {
      faults.push({
        at: pos[0],
        ...(code === 'MULTIPLE_DOCS'
          ? { expected: say('end-of-file'), found: say('second-document') }
          : { expected: say('valid-yaml-but', { why: say(WHY[code] ?? 'yaml-other') }) }),
      });
      inDoubt = true;
      break;
    }
    const [line] = placeOf(pos[0]);
    if (lines.has(line)) continue;
    lines.add(line);
    faults.push({ at: pos[0], expected: say('valid-yaml-but', { why: say(WHY[code] ?? 'yaml-other') }), spoils: true });
  }
  return { faults, inDoubt };
}

/** A document as plain data, and whatever in it is not. */
class Reading {
  readonly places: Places = new WeakMap();
  readonly holes = new WeakMap<object, Set<Step>>();
  readonly faults: Placed[] = [];
  readonly written = new WeakMap<object, Map<Step, string>>();
  private readonly text: string;
  private readonly file: string;
  /** What anchors stand for so far, and how many values that is; undefined while it is being read. */
  private readonly anchors = new Map<string, { readonly v: unknown; readonly size: number } | undefined>();
  /** Values read so far, those that aliases stand for each time anew; and how many of them came by aliases. */
  private size = 0;
  private byAlias = 0;

  constructor(text: string, file: string) {
    this.text = text;
    this.file = file;
  }

  private wrong(at: number, expected: Phrase, found?: Phrase): typeof HOLE {
    this.faults.push({ at, expected, found });
    return HOLE;
  }

  private atOnce(at: number, expected: Phrase, found: Phrase): FileFault {
    return faultsOf(this.text, this.file, [...this.faults, { at, expected, found }]);
  }

  /** A node as a value. @param around where it is looked for if it has no place of its own */
  value(node: unknown, around: number, depth: number): unknown {
    this.size++;
    if (node === null || node === undefined) return null;
    const at = startOf(node as Node, around);
    if (depth > DEEPEST) throw this.atOnce(at, say('at-most-deep', { n: DEEPEST }), say('more'));
    if (isAlias(node)) return this.meantBy(node.source, at, depth);
    if (!isMap(node) && !isSeq(node) && !isScalar(node)) return this.wrong(at, say('a-value'));
    if (node.tag !== undefined) return this.wrong(at, say('value-without-tag'), asWritten(node.tag));
    if (node.anchor === undefined) return this.plain(node, at, depth);
    const before = this.size;
    this.anchors.set(node.anchor, undefined);
    const v = this.plain(node, at, depth);
    this.anchors.set(node.anchor, { v, size: this.size - before + 1 });
    return v;
  }

  private meantBy(anchor: string, at: number, depth: number): unknown {
    const known = this.anchors.get(anchor);
    if (known === undefined) return this.wrong(at, say('known-anchor'), say('alias', { text: `*${anchor}` }));
    this.size += known.size;
    this.byAlias += known.size;
    if (this.byAlias > MOST_BY_ALIAS) throw this.atOnce(at, say('at-most-by-alias', { n: MOST_BY_ALIAS }), say('more'));
    if (depth + depthOf(known.v) > DEEPEST + 1) throw this.atOnce(at, say('at-most-deep', { n: DEEPEST }), say('more'));
    return known.v;
  }

  private plain(node: Node, at: number, depth: number): unknown {
    if (isScalar(node)) {
      const v = node.value;
      if (typeof v === 'number' && !Number.isFinite(v))
        return this.wrong(at, say('countable-number'), asWritten((node.source ?? String(v)).slice(0, 40)));
      if (v !== null && typeof v !== 'string' && typeof v !== 'number' && typeof v !== 'boolean') return this.wrong(at, say('plain-value'));
      return v === 0 ? 0 : v;
    }
    if (isSeq(node)) return this.list(node, at, depth);
    return isMap(node) ? this.object(node, at, depth) : null;
  }

  private list(node: YAMLSeq, at: number, depth: number): unknown[] {
    const list: unknown[] = [];
    const where = new Map<Step, number>();
    for (const item of node.items) {
      where.set(list.length, startOf(item as Node, at));
      this.note(list, list.length, item);
      list.push(this.kept(list, list.length, this.value(item, at, depth + 1)));
    }
    this.places.set(list, where);
    return list;
  }

  private object(node: YAMLMap, at: number, depth: number): Record<string, unknown> {
    const o: Record<string, unknown> = {};
    const where = new Map<Step, number>();
    for (const { key, value } of node.items) {
      const keyAt = startOf(key as Node, at);
      if (!isScalar(key) || (key.value === null && key.source !== 'null') || key.tag !== undefined || key.anchor !== undefined) {
        this.wrong(keyAt, say('plain-name', { sign: '":"' }));
        continue;
      }
      const name = typeof key.value === 'string' ? key.value : (key.source ?? '');
      const wrong = fieldFault(o, name);
      if (wrong !== null) this.wrong(keyAt, wrong.expected, wrong.found);
      else {
        where.set(name, startOf(value as Node, keyAt));
        this.note(o, name, value);
      }
      const v = this.value(value, keyAt, depth + 1);
      if (wrong === null) o[name] = this.kept(o, name, v);
    }
    this.places.set(o, where);
    return o;
  }

  /** How a number or `null` is written: it may be meant as a name. */
  private note(of: object, step: Step, node: unknown): void {
    if (!isScalar(node) || (typeof node.value !== 'number' && node.value !== null)) return;
    if (node.source === undefined || node.source === '') return;
    const known = this.written.get(of) ?? new Map<Step, string>();
    this.written.set(of, known.set(step, node.source));
  }

  /** A value for its place; where it could not be read, the place is noted. */
  private kept(of: object, step: Step, v: unknown): unknown {
    if (v !== HOLE) return v;
    this.holes.set(of, (this.holes.get(of) ?? new Set()).add(step));
    return null;
  }
}

function startOf(node: Node | null | undefined, otherwise: number): number {
  return node?.range?.[0] ?? otherwise;
}

const depths = new WeakMap<object, number>();

/** How many lists and objects lie in each other, a value with none being one. Each is looked at once. */
function depthOf(v: unknown): number {
  if (typeof v !== 'object' || v === null) return 1;
  const known = depths.get(v);
  if (known !== undefined) return known;
  let deepest = 0;
  for (const inner of Object.values(v)) deepest = Math.max(deepest, depthOf(inner));
  depths.set(v, deepest + 1);
  return deepest + 1;
}

/**
 * Reads a YAML text. What can be read over is kept in the tree, for `checked` to tell with the rest.
 * @throws FileFault where nobody knows how the text goes on.
 */
export function readYaml(text: string, file: string): Tree {
  refuseSize(text, file);
  const doc = parsed(text, file);
  const { faults, inDoubt } = slipsOf(doc, text);
  if (doc.directives?.yaml.explicit === true || Object.keys(doc.directives?.tags ?? {}).length > 1)
    throw faultsOf(text, file, [...faults, { at: 0, expected: say('without-directives', { sign: '%' }) }]);
  if (inDoubt) throw faultsOf(text, file, faults);
  const reading = new Reading(text, file);
  // An empty file holds nothing, and nobody has written `null` into it.
  const value = doc.contents === null ? undefined : reading.value(doc.contents, 0, 1);
  if (value === HOLE) throw faultsOf(text, file, [...faults, ...reading.faults]);
  return { value, text, places: reading.places, faults: [...faults, ...reading.faults], holes: reading.holes, written: reading.written };
}

function parsed(text: string, file: string): Doc {
  // A text that is none makes an error for every other sign of it, and nobody looks where in the parser that was: each would take longer than the sign.
  const errors = Error as { stackTraceLimit?: number | undefined };
  const { stackTraceLimit } = errors;
  errors.stackTraceLimit = 0;
  try {
    // Names that come twice are found on the way through the document; the parser would compare each with each.
    return parseDocument(text, { version: '1.2', schema: 'core', strict: true, uniqueKeys: false, prettyErrors: false, logLevel: 'error' });
  } catch (error) {
    // The parser's own stack, where something is deeper than it looked.
    throw faultAt(file, '', say('valid-yaml'), say(error instanceof RangeError ? 'too-much-inside' : 'unreadable'));
  } finally {
    errors.stackTraceLimit = stackTraceLimit;
  }
}

/** Whether a text looks like JSON, which YAML includes, but which reads many times as fast. */
const JSON_BEGINS = /^[\t\n\r ]{0,1000}[[{]/;

/** Reads a text that is YAML or JSON. @throws FileFault as `readYaml` does */
export function readYamlOrJson(text: string, file: string): Tree {
  if (JSON_BEGINS.test(text))
    try {
      return readJson(text, file);
    } catch (error) {
      // What is JSON by its name is told so; anything else may still be YAML in brackets.
      if (/\.json$/i.test(file)) throw error;
    }
  return readYaml(text, file);
}
