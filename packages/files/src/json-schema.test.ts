import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
// Those of the list alone: what is published is of nobody who was welcomed in this process.
import { GAMES } from './games/list.ts';
import { rulingJsonSchema } from './json-schema.ts';

describe('docs/ruling.schema.json', () => {
  const published: unknown = JSON.parse(readFileSync(new URL('../../../docs/ruling.schema.json', import.meta.url), 'utf8'));

  it('is what the schemas say (node scripts/ruling-schema.mjs writes it anew)', () => {
    expect(published).toEqual(JSON.parse(JSON.stringify(rulingJsonSchema(GAMES))));
  });

  it('names every part it refers to', () => {
    const text = JSON.stringify(published);
    const parts = Object.keys((published as { definitions: object }).definitions);
    const named = new Set(Array.from(text.matchAll(/"#\/definitions\/([^"]+)"/g), ([, name]) => name));
    expect([...named].filter((name) => !parts.includes(name))).toEqual([]);
    for (const { game } of GAMES) expect(named).toContain(`${game}.situation`);
  });
});
