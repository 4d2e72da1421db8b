/** Situations with words that name nobody or change nothing: each is a fault of the file, in one line, at its place. */
import { gameFault } from '@escarmouche/engine/core';
import { describe, expect, it } from 'vitest';
import { situationsOf } from './games/played.testing.ts';
import { unplayable } from './problem.ts';
import { readRuling } from './ruling.ts';

/**
 * Holds a game to it.
 * @param faults what is said in vain, with what is said of it: `path: key of the sentence`
 * @param plays one that means something
 */
export function saidInVain(game: string, rule: string, faults: readonly (readonly [string, string])[], plays: string): void {
  const said = (situation: string): string => {
    const text = `ruling: ${rule}\ncases:\n  - name: A\n    situation: { ${situation} }\n    script: []\n`;
    const ruling = readRuling(text, 'a.yaml');
    try {
      situationsOf(game).match(ruling.cases[0].situation);
      return 'plays';
    } catch (error) {
      const { path } = unplayable(error, 'a.yaml', 'cases[0].situation', text);
      return `${path.replace('cases[0].situation.', '')}: ${gameFault(error)?.fault.key ?? ''}`;
    }
  };

  describe(`a situation of ${game} that says something in vain`, () => {
    it.each(faults)('is a fault of its file: %s %s', (situation, expected) => {
      expect(said(situation)).toBe(expected);
    });

    it('and what means something plays', () => {
      expect(said(plays)).toBe('plays');
    });
  });
}
