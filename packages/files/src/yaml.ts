/**
 * YAML 1.2, read strictly: one document of plain data. No anchors, aliases, tags or directives, no name twice, and only so
 * deep: what is left is what a person would write, and JSON.
 */
import { asWritten, type Phrase } from '@escarmouche/engine/core';
import type { FileKey } from '@escarmouche/words/files';
import { type ErrorCode, isAlias, isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import { FileFault, say } from './fault.ts';
import { addField, DEEPEST, type Places, placeAt, type Tree } from './tree.ts';

/** Indicators that open a level each on one line: `- - - a`. */
const OPENERS = /^ *(?:[-?:] +)*/;

/** Says no to depth before the parser, which goes down a level for each, ever sees it. Brackets in texts count too. */
function refuseDepth(text: string, file: string): void {
  const tooDeep = (at: number): FileFault => new FileFault(file, placeAt(text, at), say('at-most-deep', { n: DEEPEST }), say('more'));
  let open = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c === 0x5b || c === 0x7b) {
      if (++open > DEEPEST) throw tooDeep(i);
    } else if ((c === 0x5d || c === 0x7d) && open > 0) open--;
  }
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

/** Reads a YAML text. @throws FileFault at the first place that is not what is said above. */
export function readYaml(text: string, file: string): Tree {
  refuseDepth(text, file);
  const places: Places = new WeakMap();
  const fault = (at: number, expected: Phrase, found?: Phrase): FileFault => new FileFault(file, placeAt(text, at), expected, found);

  const start = (node: Node | null | undefined, otherwise: number): number => node?.range?.[0] ?? otherwise;

  const value = (node: unknown, around: number, depth: number): unknown => {
    if (node === null || node === undefined) return null;
    const at = start(node as Node, around);
    if (depth > DEEPEST) throw fault(at, say('at-most-deep', { n: DEEPEST }), say('more'));
    if (isAlias(node)) throw fault(at, say('value-written-out'), say('alias', { text: `*${node.source}` }));
    if (!isMap(node) && !isSeq(node) && !isScalar(node)) throw fault(at, say('a-value'));
    if (node.tag !== undefined) throw fault(at, say('value-without-tag'), asWritten(node.tag));
    if (node.anchor !== undefined) throw fault(at, say('value-without-anchor'), asWritten(`&${node.anchor}`));
    if (isScalar(node)) {
      const v = node.value;
      if (typeof v === 'number' && !Number.isFinite(v)) throw fault(at, say('countable-number'), asWritten(node.source ?? String(v)));
      if (v !== null && typeof v !== 'string' && typeof v !== 'number' && typeof v !== 'boolean') throw fault(at, say('plain-value'));
      return v === 0 ? 0 : v;
    }
    if (isSeq(node)) {
      const list: unknown[] = [];
      const where = new Map<number, number>();
      for (const item of node.items) {
        where.set(list.length, start(item as Node, at));
        list.push(value(item, at, depth + 1));
      }
      places.set(list, where);
      return list;
    }
    const o: Record<string, unknown> = {};
    const where = new Map<string, number>();
    for (const pair of node.items) {
      const key = pair.key;
      const keyAt = start(key as Node, at);
      if (!isScalar(key) || key.value === null || key.tag !== undefined || key.anchor !== undefined)
        throw fault(keyAt, say('plain-name', { sign: '":"' }));
      const name = typeof key.value === 'string' ? key.value : (key.source ?? '');
      where.set(name, start(pair.value as Node, keyAt));
      const v = value(pair.value, keyAt, depth + 1);
      addField(o, name, v, (expected, found) => fault(keyAt, expected, found));
    }
    places.set(o, where);
    return o;
  };

  const doc = parsed(text, file);
  const problem = doc.errors[0] ?? doc.warnings[0];
  if (problem !== undefined) {
    if (problem.code === 'MULTIPLE_DOCS') throw fault(problem.pos[0], say('end-of-file'), say('second-document'));
    throw fault(problem.pos[0], say('valid-yaml-but', { why: say(WHY[problem.code] ?? 'yaml-other') }));
  }
  if (doc.directives?.yaml.explicit === true || Object.keys(doc.directives?.tags ?? {}).length > 1)
    throw fault(0, say('without-directives', { sign: '%' }));
  return { value: value(doc.contents, 0, 1), text, places };
}

function parsed(text: string, file: string): ReturnType<typeof parseDocument> {
  try {
    // Names that come twice are found on the way through the document; the parser would compare each with each.
    return parseDocument(text, { version: '1.2', schema: 'core', strict: true, uniqueKeys: false, prettyErrors: false, logLevel: 'error' });
  } catch (error) {
    // The parser's own stack, where something is deeper than it looked.
    throw new FileFault(file, '', say('valid-yaml'), say(error instanceof RangeError ? 'too-much-inside' : 'unreadable'));
  }
}
