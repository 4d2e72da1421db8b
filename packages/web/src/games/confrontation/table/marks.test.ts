import { buildTable, readySetup } from '@escarmouche/engine/confrontation';
import { describe, expect, it } from 'vitest';
import { initialsOf, marksOf } from './marks.ts';

describe('marks on bases', () => {
  it('are initials of the words that tell figures apart', () => {
    expect(initialsOf('Royal guard of Alahan')).toBe('RG');
    expect(initialsOf("Garde royal d'Alahan")).toBe('GR');
    expect(initialsOf('Redox')).toBe('Re');
  });

  it('have a number where several of a player share them', () => {
    const table = buildTable(
      readySetup('skirmish', [
        ['royal-guard', 'royal-guard', 'bard-of-alahan'],
        ['redox', 'royal-guard'],
      ]),
    );
    expect(marksOf(table, 'en')).toEqual(['RG1', 'RG2', 'BA', 'Ré', 'RG']);
  });

  it('are the names in files where those are short', () => {
    const table = buildTable(readySetup('combat', [['royal-guard'], ['redox']]));
    expect(marksOf(table, 'fr')).toEqual(['A1', 'B1']);
  });
});
