import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withTables } from './documents.ts';
// Those of the list alone: whoever was welcomed in this process has no table here.
import { GAMES } from './games/list.ts';

/** Kinds that are more than a drawing and a name. */
const OWN = GAMES.flatMap((g) =>
  Object.entries('own' in g ? (g.own ?? {}) : {}).flatMap(([name, { kind }]) =>
    kind.is.shape.kind === 'fields' && Object.keys(kind.is.shape.fields).length > 3 ? [[g.game, name] as const] : [],
  ),
);

const published = (name: string): string => readFileSync(new URL(`../../../docs/${name}.md`, import.meta.url), 'utf8');

describe('the documents', () => {
  it.each(['rulings', 'setups', 'own'])(
    'have the tables that the notation says, in %s.md (node scripts/ruling-schema.mjs writes them anew)',
    (name) => {
      expect(withTables(published(name))).toBe(published(name));
    },
  );

  it.each(GAMES.map((g) => g.game))('have tables of the set-up and the situation of %s', (game) => {
    expect(published('setups')).toContain(`<!-- notation ${game} setup -->`);
    expect(published('rulings')).toContain(`<!-- notation ${game} situation -->`);
  });

  it.each(OWN)('have tables of what one’s own has in %s: %s', (game, name) => {
    expect(published('own')).toContain(`<!-- notation ${game} own.${name} -->`);
  });

  it('have no table of nothing', () => {
    expect(() => withTables(`<!-- notation ${GAMES[0].game} horse -->\n\n<!-- end of notation -->`)).toThrow('horse');
  });
});
