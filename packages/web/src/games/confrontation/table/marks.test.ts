import { buildTable, readySetup, shownTo, situationMatch } from '@escarmouche/engine/confrontation';
import { describe, expect, it } from 'vitest';
import { goesSomewhere } from './board/marks.ts';
import { goal } from './goal.ts';
import { initialsOf, marksOf } from './marks.ts';
import type { Scene } from './scene.ts';
import { speechFor } from './speech.ts';

describe('names with the signs of bases', () => {
  it('are said where one is looked for on the board', () => {
    const table = buildTable(readySetup('combat', [['royal-guard', 'royal-guard'], ['dirz-clone']]));
    const { figure, signed } = speechFor('fr', table);
    expect([figure(1), signed.figure(1), signed.figure(2)]).toEqual([
      'Garde royal d’Alahan 2',
      'Garde royal d’Alahan 2 (A2)',
      'Clone de Dirz (B1)',
    ]);
    expect(signed.signed).toBe(signed);
  });
});

describe('whether a figure goes somewhere', () => {
  it('hangs on the places that it is offered', () => {
    const from = (contact: boolean) =>
      situationMatch({
        mode: 'skirmish',
        table: [600, 600],
        fighters: { A1: { side: 1, at: [100, 100] }, B1: { side: 2, at: contact ? [130, 100] : [400, 400] } },
        turn: { card: 'A1' },
      }).offered();
    expect(goesSomewhere(from(false), 'A1')).toBe(true);
    expect(goesSomewhere(from(false), 'B1')).toBe(false);
    expect(from(true).some((o) => o.by === 'A1')).toBe(true);
    expect(goesSomewhere(from(true), 'A1')).toBe(false);
    expect(goesSomewhere(from(true), undefined)).toBe(false);
  });
});

describe('how a match is won', () => {
  const told = (killed = false): string => {
    const match = situationMatch({
      fighters: { A1: { side: 1 }, A2: { side: 1 }, B1: { side: 2 }, B2: { side: 2, ...(killed && { killed }) } },
      contacts: ['A1-B1', 'A2-B1'],
    });
    const { table } = match;
    return goal({ table, speech: speechFor('fr', table), snapshot: { position: shownTo(match, 0) } } as Scene);
  };

  it('tells no standing before anything is lost', () => {
    expect(told()).toBe('Gagne qui perd le moins de valeur stratégique dans cette phase de combat');
    expect(told(true)).toContain('avance');
  });
});

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
