import { describe, expect, it } from 'vitest';
import { CARDS, findCard } from '../content/index.ts';
import type { Und } from '../defs.ts';
import { note } from '../rules/deeds.ts';
import { DODGE, SHIELD } from '../rules/dice.ts';
import { defenceFaces, moveOf } from '../rules/values.ts';
import { fighter, offered, run, type Side, standing, whereIs } from '../standing.testing.ts';
import { CHARGED, DEED_OUT, DEED_RETURN, MOVED } from '../state.ts';
import { behaviourOf } from './index.ts';

const guard = (at: Side['at'], more: Partial<Side> = {}): Side => ({ warband: 'sepulchral-guard', at, ...more });
const reavers = (at: Side['at'], more: Partial<Side> = {}): Side => ({ warband: 'garreks-reavers', at, ...more });
const at = (g: Und, key: string): number => g.table.fighters.findIndex((f) => f.key === key);
const scores = (g: Und, id: string, seat = 0): boolean => {
  const card = findCard(`shadespire:${id}`);
  return card !== undefined && behaviourOf(card)?.scores?.(g, seat) === true;
};

/** The first starting hex that is offered. */
function back(match: ReturnType<typeof standing>['match']): void {
  match.take(offered(match)[0]);
}

describe('the Sepulchral Guard', () => {
  it('has no card without behaviour, nor have the other two (K1)', () => {
    for (const warband of ['sepulchral-guard', 'ironskulls-boyz', 'steelhearts-champions'])
      expect(CARDS.filter((c) => c.warband === warband && behaviourOf(c) === null).map((c) => c.id)).toEqual([]);
  });

  it('returns by the Warden, without wounds, on a starting hex of its own; Inspired, the Warden by the second (sepulchral-guard.1)', () => {
    const { match, g } = standing(guard({ warden: 'D4' }, { hand: ['shadespire:73'] }), reavers({ garrek: 'D10' }), (x) => {
      fighter(x, 'petitioner-1').wounds = 2;
    });
    run(match, 'action:warden/warden-return', 'choose:petitioner-1');
    expect(offered(match).every((id) => id.startsWith('choose:'))).toBe(true);
    back(match);
    expect(fighter(g, 'petitioner-1')).toMatchObject({ out: 0, wounds: 0, inspired: 1 });
    expect(fighter(g, 'warden').inspired).toBe(0);
    run(match, 'play:shadespire:73');
    expect(offered(match)).not.toContain('choose:warden');
    run(match, 'choose:petitioner-2');
    back(match);
    expect(fighter(g, 'petitioner-2')).toMatchObject({ out: 0, inspired: 1 });
    expect(fighter(g, 'warden').inspired).toBe(1);
    expect(scores(g, '59')).toBe(true);
  });

  it('moves two at the Warden’s command, nobody twice in a phase', () => {
    const all = { warden: 'D4', harvester: 'C4', champion: 'E4', 'petitioner-1': 'D2', 'petitioner-2': 'A1' };
    const { match, g } = standing(guard(all), reavers({}), (x) => {
      fighter(x, 'petitioner-2').did |= CHARGED;
    });
    run(match, 'action:warden/warden-command');
    expect(offered(match)).not.toContain('choose:warden');
    expect(offered(match)).not.toContain('choose:petitioner-2');
    run(match, 'choose:harvester');
    expect(offered(match)).not.toContain('choose:harvester');
    run(match, 'choose:champion', 'move:harvester>C5', 'move:champion>E5');
    expect([whereIs(g, 'harvester'), whereIs(g, 'champion')]).toEqual(['C5', 'E5']);
    expect(fighter(g, 'champion').moveToken).toBe(1);
    // One is left that has not been commanded.
    run(match, 'pass');
    expect(offered(match)).not.toContain('action:warden/warden-command');
  });

  it('moves three by Ancient Commander (78)', () => {
    const side = guard({ warden: 'D4', harvester: 'C4', champion: 'E4', 'petitioner-1': 'D2' }, { on: { warden: ['shadespire:78'] } });
    const { match, g } = standing(side, reavers({ garrek: 'D10' }));
    run(match, 'action:warden/shadespire:78', 'choose:harvester', 'choose:champion', 'choose:petitioner-1');
    run(match, 'move:harvester>C5', 'move:champion>E5', 'move:petitioner-1>D3');
    expect(whereIs(g, 'petitioner-1')).toBe('D3');
  });

  it('strikes again with another (69), and again where it failed (77)', () => {
    const other = standing(guard({ harvester: 'D4', champion: 'E5' }, { hand: ['shadespire:69'] }), reavers({ garrek: 'D5' }));
    run(other.match, 'attack:harvester/whirling-scythe>all', [1, 1], [3], 'react:shadespire:69', 'choose:champion');
    run(other.match, 'attack:champion/wight-blade>garrek', [1, 1], [3]);
    expect(fighter(other.g, 'garrek').wounds).toBe(2);
    const { match, g } = standing(guard({ harvester: 'D4' }, { hand: ['shadespire:77'] }), reavers({ garrek: 'D5' }));
    run(match, 'attack:harvester/whirling-scythe>all', [1, 1], [3], 'react:shadespire:77', [3, 3], [1], 'leave');
    expect(fighter(g, 'garrek').wounds).toBe(2);
  });

  it('is supported by those who are gone, for one Attack action (70); goes farther (71)', () => {
    const { match, g } = standing(
      guard({ champion: 'D4' }, { hand: ['shadespire:70', 'shadespire:71'] }),
      reavers({ garrek: 'D5' }),
      (x) => {
        x.state.active = 0;
      },
    );
    run(match, 'pass', 'play:shadespire:70');
    run(match, 'play:shadespire:71');
    // Single and double support succeed: six of them stand behind the Champion.
    expect(moveOf(g, at(g, 'champion'))).toBe(3);
    run(match, 'attack:champion/wight-blade>garrek', [4, 5], [3], 'leave');
    expect(fighter(g, 'garrek').wounds).toBe(2);
    expect(g.state.lasting.find((l) => g.table.cards[g.state.cards[l.card].def].face.number === 70)?.used ?? 1).toBe(1);
  });

  it('is supported so in the first attack of a sweep alone (70, A11)', () => {
    const { match, g } = standing(guard({ harvester: 'D4' }, { hand: ['shadespire:70'] }), reavers({ garrek: 'D5', saek: 'D3' }), (x) => {
      x.state.active = 0;
    });
    run(match, 'pass', 'play:shadespire:70');
    run(match, 'attack:harvester/whirling-scythe>all', 'next:garrek', [5, 5], [1], 'leave', [5, 5], [1]);
    expect([fighter(g, 'garrek').wounds, fighter(g, 'saek').wounds]).toEqual([2, 0]);
  });

  it('has upgrades for speed (83), the shield (86), and command of supporters (79)', () => {
    const on = { 'prince-of-dust': ['shadespire:79', 'shadespire:83'], 'petitioner-1': ['shadespire:86'] };
    const { match, g } = standing(guard({ 'prince-of-dust': 'D4', 'petitioner-1': 'C5' }, { on }), reavers({ garrek: 'D5' }));
    expect(moveOf(g, at(g, 'prince-of-dust'))).toBe(4);
    expect([defenceFaces(g, at(g, 'petitioner-1')), defenceFaces(g, at(g, 'prince-of-dust'))]).toEqual([SHIELD, DODGE]);
    run(match, 'attack:prince-of-dust/royal-mace>garrek', [5, 2], [3], 'leave');
    expect(fighter(g, 'garrek').wounds).toBe(1);
  });

  it('strikes its killer before it goes (81)', () => {
    const { match, g } = standing(guard({ champion: 'D5' }, { on: { champion: ['shadespire:81'] } }), reavers({ garrek: 'D4' }), (x) => {
      fighter(x, 'champion').wounds = 2;
      x.state.active = 0;
    });
    run(match, 'attack:garrek/blooddrinker-axe>champion', [1, 2], [1], 'react:champion/shadespire:81');
    run(match, 'attack:champion/fatal-strike>garrek', [1, 1], [1], 'leave');
    expect(fighter(g, 'garrek').wounds).toBe(2);
    expect(fighter(g, 'champion').out).toBe(1);
  });

  it('scores what it did in the phase (59 to 67)', () => {
    const five = { warden: 'D4', harvester: 'C4', champion: 'E4', 'petitioner-1': 'C5', 'petitioner-2': 'E5' };
    const { g } = standing(guard(five), reavers({ garrek: 'D5' }));
    expect(scores(g, '67')).toBe(true);
    expect(scores(g, '62')).toBe(false);
    for (const key of Object.keys(five)) fighter(g, key).did |= key === 'warden' ? CHARGED : MOVED;
    expect(scores(g, '62')).toBe(true);
    for (let n = 0; n < 2; n++) {
      expect([scores(g, '59'), scores(g, '63')]).toEqual([false, false]);
      note(g, { what: DEED_RETURN, seat: 0, on: at(g, 'petitioner-1') });
      note(g, { what: DEED_OUT, seat: 0, by: at(g, 'champion'), on: at(g, n === 0 ? 'saek' : 'targor') });
    }
    expect([scores(g, '59'), scores(g, '63'), scores(g, '65')]).toEqual([true, true, false]);
    note(g, { what: DEED_OUT, seat: 0, by: at(g, 'warden'), on: at(g, 'arnulf') });
    expect(scores(g, '65')).toBe(true);
    // 60.1: what was removed need not be held.
    g.state.tokens.push({ hex: fighter(g, 'warden').hex, face: 1 }, { hex: -1, face: 2 });
    expect(scores(g, '60')).toBe(true);
    g.state.tokens.push({ hex: fighter(g, 'garrek').hex, face: 3 });
    expect(scores(g, '60')).toBe(false);
    // With nobody left there is nobody to surround.
    Object.assign(fighter(g, 'garrek'), { out: 1, hex: -1 });
    expect(scores(g, '67')).toBe(false);
  });
});
