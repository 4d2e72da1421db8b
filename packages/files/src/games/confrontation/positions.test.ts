/** Positions of real matches of Confrontation, written as rulings and read again. */
import { caseOf, confrontation, confrontationSituations, FORCES, MODES, type Profile, readySetup } from '@escarmouche/engine/confrontation';
import { Match, runRuling, seeded } from '@escarmouche/engine/core';
import { describe, expect, it } from 'vitest';
import { readRuling, writeRuling } from '../../ruling.ts';
import { confrontationFiles } from './index.ts';

/** A profile of one's own that carries something in every field. */
const own: Profile = {
  id: 'witch',
  names: { en: 'Witch', fr: 'Sorcière' },
  army: 'own',
  values: { MOU: 10, INI: 4, ATT: 4, FOR: 4, DEF: 3, RES: 5, TIR: null, COU: 4, DIS: 3 },
  ours: { PA: 20 },
  standing: 'ours',
  base: 'infantry-round',
  role: 'magician',
  skills: [{ skill: 'war-fury' }, { skill: 'immunity', to: 'fear' }],
  perCard: 2,
  effects: [{ id: 'curse', names: { en: 'Curse', fr: 'Sort' }, at: 'between-combats', does: 'weaken', stat: 'ATT', n: 1 }],
  from: 'a test',
};

describe('a position of a match of Confrontation', () => {
  it.each(Array.from({ length: 24 }, (_, i) => i))('is a ruling that is written, read and played again (%i)', (i) => {
    const force = FORCES[i % FORCES.length].profiles;
    const setup = readySetup(MODES[i % 2], [['witch', 'witch', 'plain'], force], { profiles: [own] });
    const match = new Match(confrontation, setup);
    const random = seeded(i + 1);
    for (let n = 0; n < 10 + i * 6 && match.nodeKind !== 'over'; n++) {
      if (match.nodeKind === 'chance') match.rollBy(random);
      else match.take(match.options()[random.below(match.options().length)].id);
    }
    const position = caseOf(match);
    if (position === null) throw new Error('no position');
    const ruling = { game: 'confrontation', ruling: 'conf:IX-0.a', cases: [position] } as const;
    const again = readRuling(writeRuling(ruling), 'copy.yaml', [confrontationFiles]);
    expect(again).toEqual(JSON.parse(JSON.stringify(ruling)));
    expect(runRuling(confrontationSituations, again)).toEqual([]);
  });
});
