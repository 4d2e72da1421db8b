/** Names of a ruling that nobody knows, as faults of its file: each with its line. */
import type { NameKindId, NameRole, Phrase, UnknownName } from '@escarmouche/engine/core';
import type { FileKey } from '@escarmouche/words/files';
import { FileFault, problemAt, quoted, say } from './fault.ts';
import { offsetOf, pathOf, placeAt, withinLimits } from './tree.ts';
import { readYamlOrJson } from './yaml.ts';

const KINDS: Readonly<Record<NameKindId, FileKey>> = {
  ability: 'known-ability',
  attack: 'known-attack',
  board: 'known-board',
  card: 'known-card',
  choice: 'known-choice',
  direction: 'known-direction',
  effect: 'known-effect',
  element: 'known-element',
  figure: 'known-figure',
  half: 'known-half',
  number: 'known-number',
  order: 'known-order',
  place: 'known-place',
};

function meant(role: NameRole): Phrase {
  switch (role.of) {
    case 'rule':
      return say('known-rule');
    case 'event':
      return say('known-event');
    case 'step':
      return say('known-step');
    case 'space':
      return say('known-space');
    case 'word':
      return say('known-word');
    case 'argument':
      return say('known-argument', { event: role.event });
    case 'value':
      return say('known-value', { argument: role.argument });
    case 'form':
      return say('known-form', { forms: role.forms });
    default:
      return say(KINDS[role.kind]);
  }
}

/** The fault of a ruling that has such names, one or more of them. `text` is what its file holds; without one no line is told. */
export function nameFault(text: string | null, file: string, unknown: readonly UnknownName[]): FileFault {
  const tree = text === null ? null : readYamlOrJson(withinLimits(text, file, text.length), file);
  const found = unknown.map(({ path, name, role, near, among }) => {
    const expected = near !== undefined || among.length === 0 ? meant(role) : say('or-rather', { expected: meant(role), among });
    const at = tree === null ? 0 : offsetOf(tree, path);
    const place = tree === null ? '' : placeAt(tree.text, at);
    return { at, problem: problemAt(file, place, { expected, found: quoted(name), path: pathOf(path), near }) };
  });
  return new FileFault(found.sort((a, b) => a.at - b.at).map((f) => f.problem));
}
