/** Ruling files: reading and writing. */
import type { Ruling } from '@escarmouche/engine';
import type { Situation } from '@escarmouche/engine/wow';
import { Document, isMap, isScalar, isSeq, visit } from 'yaml';
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

/** Writes a ruling as YAML, its fields always in the same order. @throws TypeError for what `readRuling` would not read. */
export function writeRuling(of: AnyRuling): string {
  const tidy = ruling.safeParse(of);
  if (!tidy.success) throw new TypeError(`not a ruling: ${tidy.error.issues[0].path.map(String).join('.')}`);
  const doc = new Document(tidy.data, { version: '1.2', aliasDuplicateObjects: false });
  visit(doc, (key, node) => {
    // Small things on one line, as people write them: { side: 1, at: '0,0' }.
    if ((!isMap(node) && !isSeq(node)) || key === null) return undefined;
    const flat = node.items.every((item) => isScalar(item) || (isMap(node) && isScalar((item as { value?: unknown }).value)));
    if (flat && JSON.stringify(node).length <= LINE) node.flow = true;
    return undefined;
  });
  return doc.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: true });
}
