import { buildTable, playTurnCase, RULEBOOK, turnRead } from '@escarmouche/engine/gloomhaven';
import { describe, expect, it } from 'vitest';
import { EXAMPLES } from './examples.ts';
import { turnCaseOf } from './written.ts';

/** `3,2 → brute` for each outcome. */
function outcomes(id: string): string[] {
  const example = EXAMPLES.find((e) => e.id === id);
  if (example === undefined) throw new Error(id);
  const read = turnRead(example.situation);
  const { names: at } = buildTable(read.setup).map;
  const names = read.setup.characters.map((c) => c.class);
  return read.why.outcomes.map((o) => `${at[o.space]} > ${o.attacks.map((i) => names[i]).join('+')}`);
}

describe('the examples', () => {
  it('show what their sentence says', () => {
    expect(Object.fromEntries(EXAMPLES.map((e) => [e.id, outcomes(e.id)]))).toMatchInlineSnapshot(`
      {
        "area": [
          "2,3 > brute+spellweaver",
        ],
        "bow": [
          "2,4 > brute",
          "2,5 > brute",
          "3,5 > brute",
        ],
        "nearest": [
          "3,6 > brute",
          "4,6 > brute",
        ],
        "trap": [
          "4,2 > brute",
        ],
      }
    `);
  });

  it('the shorter way wins although the other stands nearer', () => {
    const read = turnRead(EXAMPLES[0].situation);
    const of = (name: string) => read.why.focus.find((f) => read.setup.characters[f.foe].class === name);
    expect(of('brute')?.lost).toBeNull();
    expect(of('scoundrel')?.lost?.rule).toBe('gh:focus.4');
    expect(of('scoundrel')?.near).toBeLessThan(of('brute')?.near ?? 0);
  });

  it.each(EXAMPLES)('$id cites a paragraph, and is a case of monster turns', ({ rule, situation }) => {
    expect(RULEBOOK.some((p) => p.id === rule)).toBe(true);
    const found = turnCaseOf(turnRead(situation));
    if (typeof found === 'string') throw new Error(found);
    expect(playTurnCase(found)).toMatchObject({ missing: [], extra: [] });
  });
});
