import { describe, expect, it } from 'vitest';
import { findCard } from '../content/index.ts';
import type { Und } from '../defs.ts';
import { note } from '../rules/deeds.ts';
import { along, fighter, offered, run, type Side, standing } from '../standing.testing.ts';
import { DEED_GUARD, DEED_OUT } from '../state.ts';
import { behaviourOf } from './index.ts';

const champions = (at: Side['at'], more: Partial<Side> = {}): Side => ({ warband: 'steelhearts-champions', at, ...more });
const reavers = (at: Side['at'], more: Partial<Side> = {}): Side => ({ warband: 'garreks-reavers', at, ...more });
const at = (g: Und, key: string): number => g.table.fighters.findIndex((f) => f.key === key);

describe("Steelheart's Champions", () => {
  it('are put on Guard by a ploy without making a Guard action, and chosen by it whatever they are (39, 42)', () => {
    const { match, g } = standing(
      champions({ obryn: 'D2', angharad: 'D3' }, { hand: ['shadespire:39', 'shadespire:42'] }),
      reavers({ garrek: 'D9' }),
      (x) => {
        fighter(x, 'obryn').guardToken = 1;
      },
    );
    run(match, 'pass', 'play:shadespire:39');
    expect(offered(match)).toEqual(['choose:angharad', 'choose:obryn']);
    along(match, 'choose:obryn', 'play:shadespire:42', 'choose:obryn', 'choose:angharad');
    expect([fighter(g, 'obryn').guardToken, fighter(g, 'angharad').guardToken]).toEqual([1, 1]);
    expect(g.state.deeds.filter((d) => d.what === DEED_GUARD)).toEqual([]);
  });

  it('push friends alone after an enemy has failed (44)', () => {
    const { match } = standing(
      champions({ obryn: 'D6', angharad: 'C8' }, { hand: ['shadespire:44'] }),
      reavers({ garrek: 'D5', saek: 'C9', targor: 'C10', arnulf: 'E10' }),
    );
    run(match, 'pass', 'play:shadespire:44', 'attack:garrek/blooddrinker-axe>obryn', [3, 3], [1]);
    while (!offered(match).includes('react:shadespire:44')) run(match, 'pass');
    run(match, 'react:shadespire:44');
    expect(offered(match)).toEqual(['choose:none', 'choose:angharad', 'choose:obryn']);
  });

  it('inspire awe by any two fighters that they put out of action (30)', () => {
    const { g } = standing(champions({ obryn: 'D2' }), reavers({ garrek: 'D9' }));
    const card = findCard('shadespire:30');
    const scores = (): boolean => card !== undefined && behaviourOf(card)?.scores?.(g, 0) === true;
    note(g, { what: DEED_OUT, seat: 0, by: at(g, 'obryn'), on: at(g, 'saek') });
    note(g, { what: DEED_OUT, seat: -1, on: at(g, 'targor') });
    expect(scores()).toBe(false);
    note(g, { what: DEED_OUT, seat: 0, by: at(g, 'angharad'), on: at(g, 'angharad') });
    expect(scores()).toBe(true);
  });

  it('strike like lightning by what a Charge does to the neighbours of its target (35, 56)', () => {
    const side = champions({ obryn: 'D2' }, { hand: ['shadespire:35'], on: { obryn: ['shadespire:56'] } });
    const { match, g } = standing(side, reavers({ garrek: 'D5', targor: 'D6' }), (x) => {
      fighter(x, 'targor').wounds = 1;
    });
    run(match, 'charge:obryn>D4', 'attack:obryn/grandhammer>garrek', [6, 3], [3]);
    while (!offered(match).includes('score:shadespire:35')) run(match, offered(match)[0]);
    expect(fighter(g, 'targor').out).toBe(1);
  });
});
