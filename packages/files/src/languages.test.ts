/** The project's own files speak both languages. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from './games/list.ts';
import { readYaml } from './yaml.ts';

/** Fields of ruling files that are read by people. */
const READ = new Set(['name', 'title', 'question', 'note', 'names', 'text']);

function unsaid(v: unknown, path: string): string[] {
  if (typeof v !== 'object' || v === null) return [];
  return Object.entries(v).flatMap(([key, inner]) => {
    const at = `${path}.${key}`;
    if (!READ.has(key)) return unsaid(inner, at);
    const said = inner as { en?: unknown; fr?: unknown };
    return typeof said === 'object' && typeof said.en === 'string' && typeof said.fr === 'string' ? [] : [at];
  });
}

describe('the project’s own files', () => {
  it.each(GAMES.map(({ game }) => game))('speak both languages: the rulings of %s', (game) => {
    const folder = new URL(`../../engine/src/games/${game}/rulings/`, import.meta.url);
    const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
    expect(files.length).toBeGreaterThan(50);
    expect(files.flatMap((file) => unsaid(readYaml(readFileSync(new URL(file, folder), 'utf8'), file).value, file))).toEqual([]);
  });

  it('would be found if one did not', () => {
    expect(unsaid({ cases: [{ name: 'One' }, { name: { en: 'One' } }] }, 'a')).toEqual(['a.cases.0.name', 'a.cases.1.name']);
  });
});
