import { describe, expect, it } from 'vitest';
import type { Und } from '../../defs.ts';
import { hexNamed } from '../../field.ts';
import { note } from '../../rules/deeds.ts';
import { fighter, offered, run, type Side, standing } from '../../standing.testing.ts';
import {
  BY_SPELL,
  DEED_ACTION,
  DEED_CHARGE,
  DEED_GUARD,
  DEED_MOVE,
  DEED_OUT,
  DEED_PLAY,
  DEED_SCORE,
  END_PHASE,
  IN_CHARGE,
} from '../../state.ts';
import { fieldOf } from '../../table.ts';

const reavers = (at: Side['at'], more: Partial<Side> = {}): Side => ({ warband: 'garreks-reavers', at, ...more });
const champions = (at: Side['at'], more: Partial<Side> = {}): Side => ({ warband: 'steelhearts-champions', at, ...more });

/** The options of the first player's first answer in an end phase, holding this objective. */
function atTheEnd(
  id: string,
  mine: Side['at'],
  others: Side['at'],
  change: (g: Und) => void = () => {},
  power: readonly string[] = [],
): string[] {
  const { match } = standing(reavers(mine, { hand: [id, ...power] }), champions(others), (g) => {
    for (const p of g.state.players) p.activations = 4;
    change(g);
  });
  return offered(match);
}

const token = (g: Und, name: string, face: number): void => {
  g.state.tokens.push({ hex: hexNamed(fieldOf(g), name), face });
};
const deed = (g: Und, what: number, more: Record<string, number> = {}): void => {
  note(g, { what, seat: 0, ...more });
};

describe('objectives of the end phase', () => {
  it('Our Only Way Out wants three objectives held, Tactical Supremacy 1-2 these two (278, 296)', () => {
    const lay = (faces: readonly number[]) => (g: Und) => {
      ['B2', 'D2', 'F2'].forEach((hex, i) => {
        token(g, hex, faces[i]);
      });
    };
    const at = { garrek: 'B2', saek: 'D2', karsus: 'F2' };
    expect(atTheEnd('shadespire:278', at, { obryn: 'D9' }, lay([1, 2, 3]))).toContain('score:shadespire:278');
    expect(atTheEnd('shadespire:278', { garrek: 'B2', saek: 'D2' }, { obryn: 'D9' }, lay([1, 2, 3]))).toEqual(['done']);
    expect(atTheEnd('shadespire:296', at, { obryn: 'D9' }, lay([1, 2, 3]))).toContain('score:shadespire:296');
    expect(atTheEnd('shadespire:296', at, { obryn: 'D9' }, lay([1, 3, 4]))).toEqual(['done']);
  });

  it('Ploymaster counts the ploys of the phase (282)', () => {
    const played = (n: number) => (g: Und) => {
      const def = g.table.cards.findIndex((c) => c.face.id === 'shadespire:330');
      for (let i = 0; i < n; i++) deed(g, DEED_PLAY, { card: def });
    };
    expect(atTheEnd('shadespire:282', { garrek: 'D2' }, { obryn: 'D9' }, played(3))).toContain('score:shadespire:282');
    expect(atTheEnd('shadespire:282', { garrek: 'D2' }, { obryn: 'D9' }, played(2))).toEqual(['done']);
  });

  it('Scent of Victory wants every one of three enemies or more wounded (288)', () => {
    const wound = (n: number) => (g: Und) => {
      for (const who of ['obryn', 'angharad', 'steelheart'].slice(0, n)) fighter(g, who).wounds = 1;
    };
    const others = { obryn: 'D9', angharad: 'B9', steelheart: 'F9' };
    expect(atTheEnd('shadespire:288', { garrek: 'D2' }, others, wound(3))).toContain('score:shadespire:288');
    expect(atTheEnd('shadespire:288', { garrek: 'D2' }, others, wound(2))).toEqual(['done']);
    expect(atTheEnd('shadespire:288', { garrek: 'D2' }, { obryn: 'D9', angharad: 'B9' }, wound(3))).toEqual(['done']);
  });

  it('Extreme Flank wants friends on opposite edges (317.1)', () => {
    expect(atTheEnd('nightvault:317', { garrek: 'A3', saek: 'H3' }, { obryn: 'D9' })).toContain('score:nightvault:317');
    expect(atTheEnd('nightvault:317', { garrek: 'A3', saek: 'G3' }, { obryn: 'D9' })).toEqual(['done']);
  });

  it('Fired Up wants a survivor Inspired (319)', () => {
    const inspired = (g: Und): void => {
      fighter(g, 'garrek').inspired = 1;
    };
    expect(atTheEnd('nightvault:319', { garrek: 'D2' }, { obryn: 'D9' }, inspired)).toContain('score:nightvault:319');
    expect(atTheEnd('nightvault:319', { saek: 'D2' }, { obryn: 'D9', angharad: 'B9' }, inspired)).toEqual(['done']);
  });

  it('Keep Them Guessing: four kinds of action, all those printed on fighter cards being one (340.1)', () => {
    const two = (g: Und): void => {
      deed(g, DEED_CHARGE);
      deed(g, DEED_MOVE, { how: IN_CHARGE });
      deed(g, DEED_GUARD);
      deed(g, DEED_ACTION, { by: 0 });
      deed(g, DEED_ACTION, { by: 1 });
    };
    const four = (g: Und): void => {
      two(g);
      deed(g, DEED_MOVE);
    };
    expect(atTheEnd('nightvault:340', { garrek: 'D2' }, { obryn: 'D9' }, four)).toContain('score:nightvault:340');
    expect(atTheEnd('nightvault:340', { garrek: 'D2' }, { obryn: 'D9' }, two)).toEqual(['done']);
  });

  it('Opening Gambit looks back at what was scored in the action phase, not in this one (357)', () => {
    const scored = (phase: number) => (g: Und) => {
      deed(g, DEED_SCORE, { n: phase });
    };
    expect(atTheEnd('nightvault:357', { garrek: 'D2' }, { obryn: 'D9' }, scored(1))).toContain('score:nightvault:357');
    expect(atTheEnd('nightvault:357', { garrek: 'D2' }, { obryn: 'D9' }, scored(END_PHASE))).toEqual(['done']);
  });
});

describe('objectives scored at once', () => {
  it('Cover Ground counts what lies between for one who is placed in a Move action (249)', () => {
    const scores = (from: string): boolean => {
      const side = reavers({ saek: from }, { hand: ['shadespire:249'], on: { saek: ['nightvault:499'] } });
      const { match } = standing(side, champions({ obryn: 'A10' }), (g) => {
        token(g, 'D8', 1);
      });
      run(match, 'move:saek>D8');
      return offered(match).includes('score:shadespire:249');
    };
    expect([scores('D2'), scores('D3')]).toEqual([true, false]);
  });

  it('Cover Ground wants six hexes in one Move action (249)', () => {
    const { match } = standing(
      reavers({ saek: 'D1' }, { hand: ['shadespire:249'], on: { saek: ['shadespire:390'] } }),
      champions({ obryn: 'A9', angharad: 'H9' }),
    );
    run(match, 'move:saek>D6');
    expect(offered(match)).not.toContain('score:shadespire:249');
    const far = standing(
      reavers({ saek: 'D1' }, { hand: ['shadespire:249'], on: { saek: ['shadespire:390'] } }),
      champions({ obryn: 'A9', angharad: 'H9' }),
      (g) => {
        fighter(g, 'saek').inspired = 1;
      },
    );
    run(far.match, 'move:saek>D7');
    expect(offered(far.match)).toEqual(['score:shadespire:249']);
  });

  it('Sorcerous Scouring wants a spell to have done it (371)', () => {
    const after = (how: number): string[] => {
      const { match } = standing(reavers({ garrek: 'D2' }, { hand: ['nightvault:371'] }), champions({ obryn: 'D9' }), (g) => {
        deed(g, DEED_OUT, { by: 0, on: g.table.fighters.findIndex((f) => f.key === 'angharad'), how });
      });
      run(match, 'guard:garrek');
      return offered(match);
    };
    expect(after(BY_SPELL)).toEqual(['score:nightvault:371']);
    expect(after(0)).not.toContain('score:nightvault:371');
  });
});
