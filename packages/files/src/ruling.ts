/** Ruling files: reading and writing. */
import type { Ruling } from '@escarmouche/engine';
import type { Situation } from '@escarmouche/engine/wow';
import { Document, isMap, isPair, isScalar, isSeq, visit, type YAMLMap, type YAMLSeq } from 'yaml';
import { checked } from './check.ts';
import { ruling } from './schema/ruling.ts';
import { withinLimits } from './tree.ts';
import { readYaml } from './yaml.ts';

/** A ruling of a game that this project plays. */
export type AnyRuling = Ruling<Situation>;

/** Characters of a ruling file; a long one has a tenth of that. */
const LONGEST = 400_000;

/** Reads a ruling file, in YAML or JSON. @throws FileFault, and nothing else, where it is not one. */
export function readRuling(text: string, name: string): AnyRuling {
  return checked(ruling, readYaml(withinLimits(text, name, LONGEST), name), name);
}

/** Longest line that a list or an object with fields is put on as a whole. */
const LINE = 110;

/** Texts to be read, which have a line for each language. */
const SENTENCES: ReadonlySet<string> = new Set(['name', 'title', 'note', 'text']);

/** Whether a thing is so simple that people write it on one line: `{ side: 1, at: '0,0', cards: [K04] }`, but `- take: end`. */
function isFlat(node: YAMLMap | YAMLSeq): boolean {
  if (isSeq(node)) return node.items.every(isScalar);
  return node.items.length > 1 && node.items.every(({ value }) => isScalar(value) || (isSeq(value) && isFlat(value)));
}

/** Writes a ruling as YAML, its fields always in the same order. @throws TypeError for what `readRuling` would not read. */
export function writeRuling(of: AnyRuling): string {
  const tidy = ruling.safeParse(of);
  if (!tidy.success) throw new TypeError(`not a ruling: ${tidy.error.issues[0].path.map(String).join('.')}`);
  const doc = new Document(tidy.data, { version: '1.2', aliasDuplicateObjects: false });
  visit(doc, (_key, node, path) => {
    if ((!isMap(node) && !isSeq(node)) || !isFlat(node) || JSON.stringify(node).length > LINE) return;
    const above = path[path.length - 1];
    node.flow = !(isPair(above) && isScalar(above.key) && SENTENCES.has(String(above.key.value)));
  });
  return doc.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: true });
}
