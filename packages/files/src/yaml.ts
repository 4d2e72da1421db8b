/**
 * YAML 1.2, read strictly: one document of plain data. No anchors, aliases, tags or directives, no name twice, and only so
 * deep: what is left is what a person would write, and JSON.
 */
import { isAlias, isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import { FileFault } from './fault.ts';
import { addField, DEEPEST, type Places, placeAt, type Tree } from './tree.ts';

/** Indicators that open a level each on one line: `- - - a`. */
const OPENERS = /^ *(?:[-?:] +)*/;

/** Says no to depth before the parser, which goes down a level for each, ever sees it. Brackets in texts count too. */
function refuseDepth(text: string, file: string): void {
  const tooDeep = (at: number): FileFault =>
    new FileFault(file, placeAt(text, at), `at most ${DEEPEST} lists and objects inside each other`, 'more');
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

/** Reads a YAML text. @throws FileFault at the first place that is not what is said above. */
export function readYaml(text: string, file: string): Tree {
  refuseDepth(text, file);
  const places: Places = new WeakMap();
  const fault = (at: number, expected: string, found = ''): FileFault => new FileFault(file, placeAt(text, at), expected, found);

  const start = (node: Node | null | undefined, otherwise: number): number => node?.range?.[0] ?? otherwise;

  const value = (node: unknown, around: number, depth: number): unknown => {
    if (node === null || node === undefined) return null;
    const at = start(node as Node, around);
    if (depth > DEEPEST) throw fault(at, `at most ${DEEPEST} lists and objects inside each other`, 'more');
    if (isAlias(node)) throw fault(at, 'a value written out', `the alias *${node.source}`);
    if (!isMap(node) && !isSeq(node) && !isScalar(node)) throw fault(at, 'a value');
    if (node.tag !== undefined) throw fault(at, 'a value without a tag', node.tag);
    if (node.anchor !== undefined) throw fault(at, 'a value without an anchor', `&${node.anchor}`);
    if (isScalar(node)) {
      const v = node.value;
      if (typeof v === 'number' && !Number.isFinite(v)) throw fault(at, 'a number that can be counted with', node.source ?? String(v));
      if (v !== null && typeof v !== 'string' && typeof v !== 'number' && typeof v !== 'boolean')
        throw fault(at, 'a text, a number, true or false');
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
        throw fault(keyAt, 'a plain name before the ":"');
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
    if (problem.code === 'MULTIPLE_DOCS') throw fault(problem.pos[0], 'the end of the file', 'a second document');
    // Of the parser's message, its first line: the rest quotes the file.
    throw fault(problem.pos[0], `valid YAML (${problem.message.split('\n')[0].slice(0, 200)})`);
  }
  if (doc.directives?.yaml.explicit === true || Object.keys(doc.directives?.tags ?? {}).length > 1)
    throw fault(0, 'a document without % directives');
  return { value: value(doc.contents, 0, 1), text, places };
}

function parsed(text: string, file: string): ReturnType<typeof parseDocument> {
  try {
    // Names that come twice are found on the way through the document; the parser would compare each with each.
    return parseDocument(text, { version: '1.2', schema: 'core', strict: true, uniqueKeys: false, prettyErrors: false, logLevel: 'error' });
  } catch (error) {
    // The parser's own stack, where something is deeper than it looked.
    throw new FileFault(
      file,
      '',
      'valid YAML',
      error instanceof RangeError ? 'too many things inside each other' : 'what the parser cannot read',
    );
  }
}
