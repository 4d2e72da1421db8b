import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withTables } from './documents.ts';
import { GAMES } from './games/index.ts';

const published = (name: string): string => readFileSync(new URL(`../../../docs/${name}.md`, import.meta.url), 'utf8');

describe('the documents', () => {
  it.each(['rulings', 'setups'])(
    'have the tables that the notation says, in %s.md (node scripts/ruling-schema.mjs writes them anew)',
    (name) => {
      expect(withTables(published(name))).toBe(published(name));
    },
  );

  it.each(GAMES.map((g) => g.game))('have tables of the set-up and the situation of %s', (game) => {
    expect(published('setups')).toContain(`<!-- notation ${game} setup -->`);
    expect(published('rulings')).toContain(`<!-- notation ${game} situation -->`);
  });

  it('have no table of nothing', () => {
    expect(() => withTables('<!-- notation underworlds horse -->\n\n<!-- end of notation -->')).toThrow('horse');
  });
});
