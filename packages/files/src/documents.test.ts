import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withTables } from './documents.ts';

describe('docs/rulings.md', () => {
  const published = readFileSync(new URL('../../../docs/rulings.md', import.meta.url), 'utf8');

  it('has the tables that the notation says (node scripts/ruling-schema.mjs writes them anew)', () => {
    expect(withTables(published)).toBe(published);
    expect(published.match(/<!-- notation /g)?.length).toBeGreaterThan(4);
  });

  it('has no table of nothing', () => {
    expect(() => withTables('<!-- notation underworlds horse -->\n\n<!-- end of notation -->')).toThrow('horse');
  });
});
