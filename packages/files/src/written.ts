/** Data as YAML, the way people write it: what is simple stands on one line. */
import { Document, isMap, isPair, isScalar, isSeq, visit, type YAMLMap, type YAMLSeq } from 'yaml';

/** Longest line that a list or an object with fields is put on as a whole. */
const LINE = 110;

/** Whether a thing is so simple that people write it on one line: `{ side: 1, at: '0,0', cards: [K04] }`, but `- take: end`. */
function isFlat(node: YAMLMap | YAMLSeq): boolean {
  if (isSeq(node)) return node.items.every(isScalar);
  return node.items.length > 1 && node.items.every(({ value }) => isScalar(value) || (isSeq(value) && isFlat(value)));
}

/**
 * Writes data as YAML, its fields in the order they come in.
 * @param apart names of fields that have a line for each part, however simple
 */
export function writtenYaml(data: unknown, apart: ReadonlySet<string>): string {
  const doc = new Document(data, { version: '1.2', aliasDuplicateObjects: false });
  visit(doc, (_key, node, path) => {
    if ((!isMap(node) && !isSeq(node)) || !isFlat(node) || JSON.stringify(node).length > LINE) return;
    const above = path[path.length - 1];
    node.flow = !(isPair(above) && isScalar(above.key) && apart.has(String(above.key.value)));
  });
  return doc.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: true });
}
