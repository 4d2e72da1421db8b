import { describe, expect, it } from 'vitest';
import type { Und } from '../defs.ts';
import { underworlds } from '../game.ts';
import { along, fighter, offered, run, type Side, type Standing, standing } from '../standing.testing.ts';
import { DEED_OUT, DEED_SCORE } from '../state.ts';
import { fieldOf } from '../table.ts';

const swarm = (at: Side['at'], more: Partial<Side> = {}): Side => ({ warband: 'spiteclaws-swarm', at, ...more });
const reavers = (at: Side['at'], more: Partial<Side> = {}): Side => ({ warband: 'garreks-reavers', at, ...more });
const hexOf = (g: Und, key: string): string => fieldOf(g).names[fighter(g, key).hex];
const place = (g: Und, key: string): number => g.table.fighters.findIndex((f) => f.key === key);
const scores = (g: Und, id: string): boolean | undefined => g.table.cards.find((c) => c.face.id === id)?.does.scores?.(g, 0);

/** Plays a ploy in the power step after a pass. */
function play(match: Standing, id: string, ...what: readonly (string | readonly number[])[]): void {
  along(match, 'pass', `play:${id}`, ...what);
}

describe("Spiteclaw's Swarm", () => {
  it('may play its starter deck', () => {
    const seat = { warband: 'spiteclaws-swarm', deck: 'starter:spiteclaws-swarm' } as const;
    expect(() => underworlds.tables({ seats: [seat, seat] })).not.toThrow();
  });

  it('is Inspired by being chosen for a ploy, and not by being pushed (spiteclaws-swarm.1)', () => {
    const confused = standing(swarm({ skritch: 'D4' }, { hand: ['shadespire:311'] }), reavers({ garrek: 'D5' }));
    play(confused.match, 'shadespire:311', 'choose:garrek', 'choose:skritch');
    expect(fighter(confused.g, 'skritch').inspired).toBe(1);
    expect([hexOf(confused.g, 'skritch'), hexOf(confused.g, 'garrek')]).toEqual(['D5', 'D4']);
    const shaken = standing(swarm({ skritch: 'D4' }, { hand: ['shadespire:321'] }), reavers({ garrek: 'D5' }));
    play(shaken.match, 'shadespire:321', 'choose:N');
    expect(hexOf(shaken.g, 'skritch')).toBe('D3');
    expect(fighter(shaken.g, 'skritch').inspired).toBe(0);
  });

  it('leaves only the fighter that Misdirection names Inspired (341.1)', () => {
    const { match, g } = standing(
      swarm({ skritch: 'D4', krrk: 'D9' }, { hand: ['shadespire:334', 'shadespire:341'] }),
      reavers({ garrek: 'H9' }),
    );
    play(match, 'shadespire:334', 'choose:skritch', 'react:shadespire:341', 'choose:krrk');
    expect([fighter(g, 'skritch').inspired, fighter(g, 'krrk').inspired]).toEqual([0, 1]);
  });

  it('returns a fighter to any starting hex by an action of Skritch, but not Krrk', () => {
    const { match, g } = standing(swarm({ skritch: 'D4' }), reavers({ garrek: 'D9' }), (x) => {
      fighter(x, 'lurking-skaven').wounds = 2;
    });
    run(match, 'action:skritch/skritch-return');
    expect(offered(match)).not.toContain('choose:krrk');
    run(match, 'choose:lurking-skaven', 'choose:H6');
    expect(fighter(g, 'lurking-skaven')).toMatchObject({ out: 0, wounds: 0 });
    expect(hexOf(g, 'lurking-skaven')).toBe('H6');
  });
});

describe('its gambits', () => {
  it('Aversion to Death pushes one friend or two, and chooses none (155)', () => {
    const { match, g } = standing(
      reavers({ garrek: 'D4' }),
      swarm({ skritch: 'H9', krrk: 'A1', 'lurking-skaven': 'D5' }, { hand: ['shadespire:155'] }),
      (x) => {
        fighter(x, 'lurking-skaven').wounds = 1;
      },
    );
    along(match, 'attack:garrek/blooddrinker-axe>lurking-skaven', [1, 1], [1, 1], 'react:shadespire:155', 'choose:skritch', 'choose:N');
    run(match, 'choose:krrk', 'choose:S');
    expect([hexOf(g, 'skritch'), hexOf(g, 'krrk')]).toEqual(['H8', 'A2']);
    expect(fighter(g, 'skritch').inspired).toBe(0);
  });

  it('Nervous Scrabbling trades places, and Inspires even where there is nobody to trade with (160.1)', () => {
    const alone = standing(swarm({ skritch: 'D4' }, { hand: ['shadespire:160'] }), reavers({ garrek: 'D9' }));
    play(alone.match, 'shadespire:160', 'choose:skritch');
    expect(fighter(alone.g, 'skritch').inspired).toBe(1);
    const both = standing(swarm({ skritch: 'D4', krrk: 'D5' }, { hand: ['shadespire:160'] }), reavers({ garrek: 'D9' }));
    play(both.match, 'shadespire:160', 'choose:skritch', 'choose:krrk');
    expect(hexOf(both.g, 'skritch')).toBe('D5');
    // The other one was named, not chosen.
    expect(fighter(both.g, 'krrk').inspired).toBe(0);
  });

  it('Skaven Courage needs three friends next to one enemy (162)', () => {
    const few = standing(swarm({ skritch: 'D4', krrk: 'C5' }, { hand: ['shadespire:162'] }), reavers({ garrek: 'D5' }));
    run(few.match, 'pass');
    expect(offered(few.match)).not.toContain('play:shadespire:162');
    const enough = standing(
      swarm({ skritch: 'D4', krrk: 'C5', 'lurking-skaven': 'D6' }, { hand: ['shadespire:162'] }),
      reavers({ garrek: 'D5' }),
    );
    play(enough.match, 'shadespire:162', 'choose:krrk', 'attack:krrk/warding-spear>garrek', [1, 1], [3]);
    expect(fighter(enough.g, 'garrek').wounds).toBe(2);
  });

  it('There Are Always More brings back neither Skritch nor Krrk (164)', () => {
    const { match, g } = standing(swarm({ 'lurking-skaven': 'D4' }, { hand: ['shadespire:164'] }), reavers({ garrek: 'D9' }));
    play(match, 'shadespire:164');
    expect(offered(match)).toEqual(['choose:hungering-skaven', 'choose:festering-skaven']);
    run(match, 'choose:festering-skaven', 'choose:A1');
    expect(hexOf(g, 'festering-skaven')).toBe('A1');
  });
});

describe('its upgrades', () => {
  it('Bodyguard for a Price puts Skritch on Guard beside Krrk (166)', () => {
    const { match, g } = standing(
      reavers({ garrek: 'D4' }),
      swarm({ skritch: 'D5', krrk: 'D6' }, { on: { krrk: ['shadespire:166'] } }),
      (x) => {
        x.state.active = 1;
      },
    );
    // A shield saves him, whose Defence is a dodge.
    along(match, 'attack:garrek/blooddrinker-axe>skritch', [1, 3], [1]);
    expect(fighter(g, 'skritch').wounds).toBe(0);
  });

  it('Expendable takes its bearer out without glory, and hurts the attacker (167.1)', () => {
    const { match, g } = standing(
      reavers({ garrek: 'D4' }),
      swarm({ 'lurking-skaven': 'D5', skritch: 'A1' }, { on: { 'lurking-skaven': ['shadespire:167'] } }),
    );
    along(match, 'attack:garrek/blooddrinker-axe>lurking-skaven', [1, 1], [1, 1], 'react:lurking-skaven/shadespire:167');
    expect(fighter(g, 'lurking-skaven')).toMatchObject({ out: 1, hex: -1 });
    expect(fighter(g, 'garrek').wounds).toBe(1);
    expect(g.state.players[0].glory).toBe(0);
    expect(g.state.deeds.filter((d) => d.what === DEED_OUT)).toHaveLength(1);
  });

  it('Flee! moves both away from every enemy whatever their tokens, and needs a friend beside (169.1, 169.2)', () => {
    const { match, g } = standing(
      swarm({ skritch: 'D4', krrk: 'C4' }, { on: { skritch: ['shadespire:169'] } }),
      reavers({ garrek: 'D6' }),
      (x) => {
        fighter(x, 'skritch').moveToken = 1;
        fighter(x, 'krrk').chargeToken = 1;
      },
    );
    run(match, 'action:skritch/shadespire:169', 'choose:krrk', 'choose:skritch');
    expect(offered(match)).toContain('move:skritch>D1');
    expect(offered(match)).not.toContain('move:skritch>D5');
    run(match, 'move:skritch>D1', 'move:krrk>C1');
    expect([hexOf(g, 'skritch'), hexOf(g, 'krrk')]).toEqual(['D1', 'C1']);
    const alone = standing(swarm({ skritch: 'D4', krrk: 'A4' }, { on: { skritch: ['shadespire:169'] } }), reavers({ garrek: 'D6' }));
    expect(offered(alone.match)).not.toContain('action:skritch/shadespire:169');
  });

  it('Skitter-scurry follows the Move and the Attack of a Charge, and may break it off (170.1)', () => {
    const fled = standing(swarm({ krrk: 'D2' }, { on: { krrk: ['shadespire:170'] } }), reavers({ garrek: 'D6' }));
    run(fled.match, 'charge:krrk>D5', 'react:krrk/shadespire:170', 'choose:N');
    expect(hexOf(fled.g, 'krrk')).toBe('D4');
    expect(fighter(fled.g, 'krrk')).toMatchObject({ chargeToken: 1 });
    expect(offered(fled.match).some((o) => o.startsWith('attack:'))).toBe(false);
    const stayed = standing(swarm({ krrk: 'D2' }, { on: { krrk: ['shadespire:170'] } }), reavers({ garrek: 'D6' }));
    run(stayed.match, 'charge:krrk>D5', 'react:krrk/shadespire:170', 'choose:SW', 'attack:krrk/warding-spear>garrek', [3, 3], [3]);
    expect(offered(stayed.match)).toContain('react:krrk/shadespire:170');
  });

  it('leaves those that a push took out of reach of a sweep unattacked (170.2, 174)', () => {
    const { match, g } = standing(
      swarm({ skritch: 'D5' }, { on: { skritch: ['shadespire:170', 'shadespire:174'] } }),
      reavers({ garrek: 'D4', saek: 'D6', karsus: 'B5' }),
    );
    run(match, 'attack:skritch/whirling-halberd>all', 'next:garrek', [1, 1], [1], 'react:skritch/shadespire:170', 'choose:NW');
    expect(fighter(g, 'saek').wounds + fighter(g, 'karsus').wounds).toBe(0);
    expect(match.nodeKind === 'decision' && offered(match).includes('pass')).toBe(true);
  });

  it('Sneaky Stab-stab pushes into reach, and only so far (171.2)', () => {
    const { match, g } = standing(swarm({ krrk: 'D3' }, { on: { krrk: ['shadespire:171'] } }), reavers({ garrek: 'D5', saek: 'D6' }));
    expect(offered(match)).not.toContain('attack:krrk/warding-spear>saek');
    run(match, 'attack:krrk/warding-spear>garrek');
    expect(offered(match)).toEqual(['choose:S']);
    run(match, 'choose:S', [1, 1], [1]);
    expect(fighter(g, 'garrek').wounds).toBe(2);
  });

  it('an attack that a reaction to its push takes out of reach was none (171.2)', () => {
    const { match, g } = standing(
      swarm({ krrk: 'D3' }, { on: { krrk: ['shadespire:171'] } }),
      reavers({ garrek: 'D5' }, { hand: ['nightvault:432'] }),
    );
    run(match, 'attack:krrk/warding-spear>garrek', 'choose:S', 'react:nightvault:432', 'choose:garrek', 'choose:S');
    expect(g.state.deeds.some((d) => d.what === 2)).toBe(false);
    expect(fighter(g, 'krrk').did).toBe(0);
  });

  it('Sneaky Stab-stab comes before each attack of a sweep (171.1)', () => {
    const { match, g } = standing(
      swarm({ skritch: 'D5' }, { on: { skritch: ['shadespire:171', 'shadespire:174'] } }),
      reavers({ garrek: 'D4', saek: 'D6' }),
    );
    run(match, 'attack:skritch/whirling-halberd>all', 'choose:none', 'next:garrek', [1, 1], [1], 'choose:NW');
    expect(fighter(g, 'saek').wounds).toBe(0);
  });
});

describe('its objectives', () => {
  it('look at losses, at what was scored, and at where the leader stands (147, 149, 150, 152)', () => {
    const { g } = standing(swarm({ skritch: 'D2', krrk: 'D4' }), reavers({ garrek: 'D9' }));
    expect(['147', '149', '150', '152'].map((n) => scores(g, `shadespire:${n}`))).toEqual([false, true, true, false]);
    const lost = { ...{ by: -1, n: 0, hex: -1, card: -1, how: 0, upgrades: 0, beside: 0, check: 0 }, what: DEED_OUT, seat: 1 };
    g.state.deeds.push({ ...lost, on: place(g, 'lurking-skaven') }, { ...lost, on: place(g, 'hungering-skaven') });
    for (const card of [0, 1]) g.state.deeds.push({ ...lost, what: DEED_SCORE, seat: 0, on: -1, card, n: g.state.phase });
    fighter(g, 'garrek').hex = fieldOf(g).names.indexOf('D3');
    expect(['147', '149', '150', '152'].map((n) => scores(g, `shadespire:${n}`))).toEqual([true, false, false, true]);
  });

  it("Arm's Length wants nobody beside the enemy, Skritch is the Greatest wants Skritch (146, 154)", () => {
    const { match, g } = standing(swarm({ skritch: 'D4' }), reavers({ garrek: 'D6', saek: 'H9' }), (x) => {
      fighter(x, 'garrek').wounds = 3;
    });
    run(match, 'attack:skritch/wicked-halberd>garrek', [1, 1], [1]);
    const last = g.state.deeds[g.state.deeds.length - 1].check;
    g.state.check = last;
    expect([scores(g, 'shadespire:146'), scores(g, 'shadespire:154')]).toEqual([true, true]);
  });
});
