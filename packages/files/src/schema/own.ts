/** The kinds of things of one's own, each with the schema that its notation makes. */
import type { OwnContent } from '@escarmouche/engine/core';
import type { OwnFiles } from '../games/game.ts';
import { type Contents, schemaOf } from './notation.ts';

/** What a game takes of one's own as its files have it. `contents` are schemas by the names that its notation has for them. */
export function ownOf({ kinds }: Pick<OwnContent<never, never>, 'kinds'>, contents: Contents = {}): OwnFiles {
  return Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, { kind, schema: schemaOf(kind.is, contents) }]));
}
