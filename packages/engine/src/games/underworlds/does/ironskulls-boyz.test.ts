import { describe, expect, it } from 'vitest';
import { findCard } from '../content/index.ts';
import type { Und } from '../defs.ts';
import { note } from '../rules/deeds.ts';
import { fighter, offered, run, type Side, standing, whereIs } from '../standing.testing.ts';
import { DEED_ATTACK, DEED_CHARGE, DEED_HELD, DEED_OUT, SUCCESSFUL } from '../state.ts';
import { behaviourOf } from './index.ts';

const boyz = (at: Side['at'], more: Partial<Side> = {}): Side => ({ warband: 'ironskulls-boyz', at, ...more });
const reavers = (at: Side['at'], more: Partial<Side> = {}): Side => ({ warband: 'garreks-reavers', at, ...more });
const champions = (at: Side['at'], more: Partial<Side> = {}): Side => ({ warband: 'steelhearts-champions', at, ...more });
const at = (g: Und, key: string): number => g.table.fighters.findIndex((f) => f.key === key);
const scores = (g: Und, id: string, seat = 0): boolean => {
  const card = findCard(`shadespire:${id}`);
  return card !== undefined && behaviourOf(card)?.scores?.(g, seat) === true;
};
const theirs = (x: Und): void => {
  x.state.active = 0;
};

describe("Ironskull's Boyz", () => {
  it('push the attacker up to three hexes (98)', () => {
    const { match, g } = standing(boyz({ gurzag: 'D5' }, { hand: ['shadespire:98'] }), champions({ obryn: 'D6' }));
    run(match, 'attack:gurzag/boss-choppas>obryn', [3, 3], [1], 'react:shadespire:98', 'choose:D2');
    expect(whereIs(g, 'gurzag')).toBe('D2');
  });

  it('are asked how many lethal hexes such a push enters only where its ways differ in that (98, S3)', () => {
    const { match, g } = standing(boyz({ gurzag: 'D5' }, { hand: ['shadespire:98'] }), champions({ obryn: 'D6' }));
    // No way leads through more than another while no hex is lethal.
    run(match, 'attack:gurzag/boss-choppas>obryn', [3, 3], [1], 'react:shadespire:98', 'choose:F5');
    expect(whereIs(g, 'gurzag')).toBe('F5');
  });

  it('attack after a Move action, not after that of a Charge (101)', () => {
    const { match, g } = standing(boyz({ gurzag: 'D4' }, { hand: ['shadespire:101'] }), champions({ obryn: 'D6' }));
    run(match, 'move:gurzag>D5', 'react:shadespire:101', 'attack:gurzag/boss-choppas>obryn', [1, 1], [3], 'leave');
    expect(fighter(g, 'obryn').wounds).toBe(3);
    const other = standing(boyz({ gurzag: 'D4' }, { hand: ['shadespire:101'] }), champions({ obryn: 'D6' }));
    run(other.match, 'charge:gurzag>D5');
    expect(offered(other.match)).not.toContain('react:shadespire:101');
  });

  it('lunge once more before they go, and only where they reach (102.1)', () => {
    const { match, g } = standing(boyz({ hakka: 'D5' }, { hand: ['shadespire:102'] }), champions({ obryn: 'D6' }), (x) => {
      theirs(x);
      fighter(x, 'hakka').wounds = 3;
    });
    run(match, 'attack:obryn/grandhammer>hakka', [1, 1], [3]);
    while (offered(match)[0] === 'pass' && offered(match).length === 1) run(match, 'pass');
    run(match, 'react:shadespire:102', [1]);
    const strike = offered(match).find((id) => id.startsWith('attack:hakka')) as string;
    run(match, strike, [3, 3, 3].slice(0, g.state.fighters[at(g, 'hakka')].inspired === 1 ? 3 : 2), [3], 'leave');
    expect(fighter(g, 'obryn').wounds).toBeGreaterThan(0);
    expect(fighter(g, 'hakka').out).toBe(1);
  });

  it('charge after their leader’s kill, whoever has not moved (103.1)', () => {
    const side = boyz({ gurzag: 'D5', hakka: 'D2' }, { hand: ['shadespire:103'] });
    const { match, g } = standing(side, champions({ obryn: 'D6', angharad: 'C4' }), (x) => {
      fighter(x, 'obryn').wounds = 3;
      fighter(x, 'hakka').moveToken = 1;
    });
    run(match, 'attack:gurzag/boss-choppas>obryn', [1, 1], [3]);
    while (!offered(match).includes('react:shadespire:103')) run(match, 'pass');
    run(match, 'react:shadespire:103', 'choose:hakka');
    expect(offered(match).every((id) => id.startsWith('charge:hakka>'))).toBe(true);
    run(match, 'charge:hakka>D3');
    expect(fighter(g, 'hakka').chargeToken).toBe(1);
  });

  it('count each supporter twice (106), and so are Dead Kunnin’ (91)', () => {
    const { match, g } = standing(boyz({ gurzag: 'D5', hakka: 'C6' }, { hand: ['shadespire:106'] }), champions({ obryn: 'D6' }), theirs);
    run(match, 'pass', 'play:shadespire:106', 'attack:gurzag/boss-choppas>obryn', [4, 5], [3], 'leave');
    expect(fighter(g, 'obryn').wounds).toBe(3);
    expect(g.state.deeds.some((d) => d.what === 17 && d.n === 2)).toBe(true);
  });

  it('suffer less (107), and are hard to drive back (112)', () => {
    const on = { hakka: ['shadespire:107'], gurzag: ['shadespire:112'] };
    const hard = standing(boyz({ hakka: 'D5' }, { on }), champions({ obryn: 'D6' }), theirs);
    run(hard.match, 'attack:obryn/grandhammer>hakka', [1, 1], [3], 'leave');
    expect(fighter(hard.g, 'hakka').wounds).toBe(2);
    const firm = standing(boyz({ gurzag: 'D5' }, { on }), champions({ obryn: 'D6' }), theirs);
    run(firm.match, 'attack:obryn/grandhammer>gurzag', [1, 1], [3]);
    expect(offered(firm.match).some((id) => id.startsWith('drive:'))).toBe(false);
    const critical = standing(boyz({ gurzag: 'D5' }, { on }), champions({ obryn: 'D6' }), theirs);
    run(critical.match, 'attack:obryn/grandhammer>gurzag', [6, 1], [3]);
    expect(offered(critical.match).some((id) => id.startsWith('drive:'))).toBe(true);
  });

  it('swing at everybody (110), butt whom they stop (113), and hit harder in a Charge (116)', () => {
    const swing = standing(boyz({ bonekutta: 'D5' }, { on: { bonekutta: ['shadespire:110'] } }), champions({ obryn: 'D6' }));
    expect(offered(swing.match)).toContain('attack:bonekutta/brutal-swing>all');
    const butt = standing(boyz({ gurzag: 'D5' }, { on: { gurzag: ['shadespire:113'] } }), champions({ obryn: 'D6' }));
    run(butt.match, 'attack:gurzag/eadbutt>obryn', [1, 1], [3], 'leave');
    expect(fighter(butt.g, 'obryn')).toMatchObject({ wounds: 2, spent: 1 });
    const waaagh = standing(boyz({ gurzag: 'D4' }, { on: { gurzag: ['shadespire:116'] } }), champions({ obryn: 'D6' }));
    run(waaagh.match, 'charge:gurzag>D5', 'attack:gurzag/boss-choppas>obryn', [1, 1], [3]);
    expect(fighter(waaagh.g, 'obryn').out).toBe(1);
  });

  it('do not die (115)', () => {
    const { match, g } = standing(boyz({ gurzag: 'D5' }, { on: { gurzag: ['shadespire:115'] } }), champions({ obryn: 'D6' }), (x) => {
      theirs(x);
      fighter(x, 'gurzag').wounds = 4;
    });
    run(match, 'attack:obryn/grandhammer>gurzag', [1, 1], [3], 'react:gurzag/shadespire:115', [1]);
    expect(fighter(g, 'gurzag')).toMatchObject({ out: 0, wounds: 4 });
    expect(g.state.cards[0].on).toBe(-1);
  });

  it('are Inspired by damage even where it is healed before the check (382.2, 435.1)', () => {
    const side = boyz({ gurzag: 'D5' }, { on: { gurzag: ['shadespire:382', 'shadespire:435'] } });
    const { match, g } = standing(side, champions({ obryn: 'D6' }), (x) => {
      fighter(x, 'obryn').wounds = 3;
    });
    run(match, 'attack:gurzag/daemonic-weapon>obryn', [1, 1], [3]);
    expect([fighter(g, 'obryn').out, fighter(g, 'gurzag').wounds, fighter(g, 'gurzag').inspired]).toEqual([1, 0, 1]);
  });

  it('score what they did in the phase (89 to 96)', () => {
    const { g } = standing(boyz({ gurzag: 'D5', hakka: 'C5', basha: 'E5' }), reavers({ garrek: 'D6', saek: 'C6', targor: 'E6' }));
    const attacks = (by: string, on: string, n = 0): void => {
      note(g, { what: DEED_ATTACK, seat: g.state.fighters[at(g, by)].seat, by: at(g, by), on: at(g, on), n, how: n > 0 ? SUCCESSFUL : 0 });
    };
    attacks('gurzag', 'garrek');
    attacks('hakka', 'saek');
    expect(scores(g, '95')).toBe(false);
    attacks('basha', 'targor');
    expect(scores(g, '95')).toBe(true);
    attacks('basha', 'saek');
    // He picked Saek as well, as another did.
    expect(scores(g, '95')).toBe(false);
    attacks('garrek', 'basha', 2);
    expect(scores(g, '96')).toBe(false);
    attacks('garrek', 'basha', 3);
    expect(scores(g, '96')).toBe(true);
    for (const by of ['gurzag', 'hakka', 'basha']) {
      expect(scores(g, '90')).toBe(false);
      note(g, { what: DEED_CHARGE, seat: 0, by: at(g, by) });
    }
    expect(scores(g, '90')).toBe(true);
    note(g, { what: DEED_OUT, seat: 0, by: at(g, 'hakka'), on: at(g, 'garrek') });
    expect([scores(g, '89'), scores(g, '93'), scores(g, '94')]).toEqual([false, true, false]);
    note(g, { what: DEED_OUT, seat: 0, by: at(g, 'gurzag'), on: at(g, 'saek') });
    note(g, { what: DEED_OUT, seat: 1, by: at(g, 'targor'), on: at(g, 'hakka') });
    expect([scores(g, '89'), scores(g, '94')]).toEqual([true, true]);
  });

  it('picked an enemy each, and whoever attacked two has picked both (95)', () => {
    const { g } = standing(boyz({ gurzag: 'D5', hakka: 'C5' }), reavers({ garrek: 'D6', saek: 'C6', targor: 'E6' }));
    const attacks = (by: string, on: string): void => {
      note(g, { what: DEED_ATTACK, seat: 0, by: at(g, by), on: at(g, on) });
    };
    attacks('gurzag', 'garrek');
    attacks('gurzag', 'saek');
    attacks('gurzag', 'saek');
    expect(scores(g, '95')).toBe(false);
    attacks('hakka', 'targor');
    expect(scores(g, '95')).toBe(true);
    attacks('hakka', 'gurzag');
    expect(scores(g, '95')).toBe(true);
    attacks('hakka', 'garrek');
    expect(scores(g, '95')).toBe(false);
  });
});

describe("Steelheart's Champions", () => {
  it('push after an enemy failed, once in the next activation (44)', () => {
    const { match, g } = standing(
      champions({ obryn: 'D6', angharad: 'C8' }, { hand: ['shadespire:44'] }),
      reavers({ garrek: 'D5', saek: 'D10', targor: 'C10', arnulf: 'E10' }),
    );
    run(match, 'pass', 'play:shadespire:44', 'attack:garrek/blooddrinker-axe>obryn', [3, 3], [1]);
    while (!offered(match).includes('react:shadespire:44')) run(match, 'pass');
    run(match, 'react:shadespire:44', 'choose:angharad', 'choose:C9', 'choose:none');
    expect(whereIs(g, 'angharad')).toBe('C9');
    expect(g.state.lasting.length).toBe(0);
  });

  it('hold still what they held when the round before ended (34)', () => {
    const { g } = standing(champions({ obryn: 'D6' }), reavers({ garrek: 'D5' }));
    g.state.tokens.push({ hex: fighter(g, 'obryn').hex, face: 1 });
    note(g, { what: DEED_HELD, seat: 0, on: at(g, 'obryn'), n: 0 });
    expect(scores(g, '34')).toBe(false);
    g.state.round = 2;
    expect(scores(g, '34')).toBe(true);
  });
});
