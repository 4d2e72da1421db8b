/** Profiles and wound tables: files of their own, and packs. */
import { CONFRONTATION_OWN } from '@escarmouche/engine/confrontation';
import { describe, expect, it } from 'vitest';
import { faults } from '../../pack.testing.ts';
import { readPack } from '../../pack.ts';

describe('files of one kind of things alone', () => {
  const PROFILE = 'id: guard\nnames: Guard\nvalues: { MOU: 10 }\nbase: infantry-square\nskills: [master-strike/2]\n';

  it('are packs of their name', () => {
    const read = { id: 'guard', skills: [{ skill: 'master-strike', x: 2 }], from: 'a.yaml' };
    for (const text of [PROFILE, `profiles:\n  - ${PROFILE.trim().replaceAll('\n', '\n    ')}\n`])
      expect(readPack(text, 'a.yaml')).toMatchObject({ pack: { en: 'a.yaml' }, games: { confrontation: { profiles: [read] } } });
    const rows = CONFRONTATION_OWN.kinds.wounds.blank;
    expect(readPack(JSON.stringify(rows), 'b.json').games).toEqual({ confrontation: { wounds: [{ ...rows, from: 'b.json' }] } });
  });

  it('say what is wrong with them as packs do, and packs take what is written in short', () => {
    expect(faults(PROFILE.replace('MOU: 10', 'MOU: 10.3'))).toEqual([
      'mine.yaml:3:16: values.MOU: expected a profile that can be played, found: bad-value: 10.3 (conf:F9.a)',
    ]);
    const pack = (one: string): string => `pack: Mine\nconfrontation:\n  profiles:\n    - ${one.trim().replaceAll('\n', '\n      ')}\n`;
    expect(readPack(pack(PROFILE), 'a').games.confrontation.profiles).toMatchObject([
      { army: 'own', perCard: 1, from: 'Guard', skills: [{ skill: 'master-strike', x: 2 }] },
    ]);
    expect(faults(pack(PROFILE.replace('infantry-square', 'infantry-square\nperCard: 4')))).toEqual([
      'mine.yaml:8:16: confrontation.profiles[0].perCard: expected a whole number from 1 to 3, found 4',
    ]);
  });
});
