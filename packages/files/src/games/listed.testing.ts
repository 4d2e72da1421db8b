/** Everything that is listed as nameable is understood where the list says, and nothing else of its kind is. */
import { type CoreState, gameFault, type Ruling, type Situations } from '@escarmouche/engine/core';
import { describe, expect, it } from 'vitest';
import { readRuling } from '../ruling.ts';
import type { GameFiles } from './game.ts';
import type { ContentGroup, Kind, Listed } from './listed.ts';

type Example = (thing: Listed) => unknown;
/** A situation that names a thing, for each kind, or several of which one does; kinds that no situation names are looked at elsewhere. */
export type Examples = Partial<Record<Kind, Example>>;

type AnySituations = Situations<unknown, unknown, CoreState, unknown, unknown>;

/**
 * Whether a file that holds a situation is understood: it is read, and its game knows every name in it. What breaks a rule, such as
 * a card in the wrong hands, is understood all the same.
 */
function understood(files: GameFiles, situations: unknown, situation: unknown): true | string {
  const file = { ruling: files.rules.example, game: files.game, cases: [{ name: 'Example', situation, script: [] }] };
  try {
    const { cases } = readRuling(JSON.stringify(file), 'example.json') as Ruling<unknown>;
    (situations as AnySituations).match(cases[0].situation);
    return true;
  } catch (error) {
    const fault = gameFault(error);
    return fault === undefined || /^(?:unknown|no-such|choice)-/.test(fault.fault.key) ? String(error) : true;
  }
}

/** Kinds that situations do not name, or not by themselves: told why. */
const ELSEWHERE: ReadonlySet<Kind> = new Set(['parties', 'armies', 'deeds'] as const);

/** Holds a game to it. @param plain a situation with nothing special in it */
export function listedProperties(
  files: GameFiles,
  content: readonly ContentGroup[],
  situations: unknown,
  examples: Examples,
  plain: object,
): void {
  describe(`what is listed of ${files.game}`, () => {
    it('has each id once in its kind, and names in both languages or none', () => {
      for (const { kind, things } of content) {
        expect(things.length, kind).toBeGreaterThan(0);
        const ids = things.map((t) => `${t.id} ${kind === 'attacks' ? t.of : ''}`);
        expect(new Set(ids).size, kind).toBe(ids.length);
        for (const { names } of things) if (names !== undefined) expect([names.en, names.fr]).not.toContain('');
      }
    });

    it.each(content.filter((g) => g.kind !== 'choices').map((g) => [g.kind, g] as const))('is understood: %s', (kind, group) => {
      const example = examples[kind];
      if (example === undefined) {
        expect(ELSEWHERE.has(kind)).toBe(true);
        return;
      }
      const known = (thing: Listed): true | string => {
        const [first, ...others] = [example(thing)].flat().map((one) => understood(files, situations, one));
        return others.includes(true) || first;
      };
      for (const thing of group.things) expect(known(thing), `${kind} ${thing.id}`).toBe(true);
      // A name that is not listed is refused: by the schema or by the game.
      if (kind !== 'attacks' && kind !== 'factions' && kind !== 'parties')
        expect(known({ ...group.things[0], id: 'no-such-thing' }), kind).not.toBe(true);
    });

    it('is understood: options and their values', () => {
      const choices = content.find((g) => g.kind === 'choices')?.things ?? [];
      for (const { id, values = [] } of choices)
        for (const value of values)
          expect(understood(files, situations, { ...plain, choices: { [id]: value } }), `${id}=${value}`).toBe(true);
      expect(understood(files, situations, { ...plain, choices: { [choices[0].id]: 'no-such-value' } })).not.toBe(true);
    });
  });
}
