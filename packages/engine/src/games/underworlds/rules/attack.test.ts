import { describe, expect, it } from 'vitest';
import { fighter, offered, run, type Side, standing } from '../standing.testing.ts';
import { fieldOf } from '../table.ts';

const reavers = (at: Side['at'], more: Partial<Side> = {}): Side => ({ warband: 'garreks-reavers', at, ...more });
const champions = (at: Side['at'], more: Partial<Side> = {}): Side => ({ warband: 'steelhearts-champions', at, ...more });
const STRIKE = 'attack:garrek/blooddrinker-axe>obryn';

describe('an attack', () => {
  it('deals its damage once where it wins, and the attacker may drive back (A7, A8)', () => {
    const { match, g } = standing(reavers({ garrek: 'D4' }), champions({ obryn: 'D5' }));
    run(match, STRIKE, [1, 2], [3]);
    expect(offered(match)).toEqual(['leave', 'drive:SE', 'drive:SW', 'drive:S']);
    run(match, 'drive:S');
    expect(fighter(g, 'obryn')).toMatchObject({ wounds: 2, inspired: 0, out: 0 });
    expect(fieldOf(g).names[fighter(g, 'obryn').hex]).toBe('D6');
  });

  it('goes on one hex farther in its direction with Knockback 1, as far as the hex there is free (A9, g.26)', () => {
    const { match, g } = standing(reavers({ garrek: 'D5' }), champions({ obryn: 'D4', angharad: 'D7' }), (x) => {
      x.state.active = 0;
    });
    run(match, 'attack:obryn/grandhammer>garrek', [1, 2], [1]);
    expect(offered(match)).toEqual(['leave', 'drive:SE', 'drive:SE-2', 'drive:SW', 'drive:SW-2', 'drive:S']);
    run(match, 'drive:SW-2');
    expect(fieldOf(g).names[fighter(g, 'garrek').hex]).toBe('B6');
  });

  it('loses to more criticals whatever else was rolled, and a critical of the defence is a merit (D4, I2)', () => {
    const { match, g } = standing(reavers({ garrek: 'D4' }), champions({ obryn: 'D5' }));
    run(match, STRIKE, [1, 2], [6]);
    expect(fighter(g, 'obryn')).toMatchObject({ wounds: 0, inspired: 1 });
  });

  it('drives back on a tie with a success, and succeeds where the target is trapped (A6, g.25)', () => {
    const open = standing(reavers({ garrek: 'D8' }), champions({ obryn: 'D9' }));
    run(open.match, STRIKE, [1, 4], [1]);
    expect(offered(open.match)).toEqual(['leave', 'drive:SE', 'drive:SW']);
    const shut = standing(reavers({ garrek: 'D8' }), champions({ obryn: 'D9', steelheart: 'C10', angharad: 'E10' }));
    run(shut.match, STRIKE, [1, 4], [1]);
    expect(fighter(shut.g, 'obryn')).toMatchObject({ wounds: 2, inspired: 1 });
  });

  it('counts support faces for the side with more friends next to the other (D3)', () => {
    const alone = standing(reavers({ garrek: 'D4' }), champions({ obryn: 'D5' }));
    run(alone.match, STRIKE, [4, 4], [3]);
    expect(fighter(alone.g, 'obryn').wounds).toBe(0);
    const helped = standing(reavers({ garrek: 'D4', saek: 'C5' }), champions({ obryn: 'D5' }));
    run(helped.match, STRIKE, [4, 5], [3]);
    expect(fighter(helped.g, 'obryn').wounds).toBe(2);
  });

  it('gives the opponent a glory for a fighter out of action, whose upgrades and tokens are gone (G1, g.14)', () => {
    const { match, g } = standing(reavers({ garrek: 'D4' }), champions({ obryn: 'D5' }, { on: { obryn: ['shadespire:390'] } }), (x) => {
      fighter(x, 'obryn').wounds = 2;
      fighter(x, 'obryn').guardToken = 1;
    });
    run(match, STRIKE, [1, 2], [4]);
    expect(fighter(g, 'obryn')).toMatchObject({ out: 1, hex: -1, guardToken: 0 });
    expect(g.state.players[0].glory).toBe(1);
    expect(g.state.cards.some((c) => c.on >= 0)).toBe(false);
  });

  it('goes through all its targets in the attacker’s order (A11)', () => {
    const { match, g } = standing(reavers({ karsus: 'D5' }), champions({ obryn: 'D4', angharad: 'D6' }), (x) => {
      fighter(x, 'karsus').inspired = 1;
    });
    run(match, 'attack:karsus/savage-whirl>all', 'next:angharad', [3, 3], [4], 'leave', [3, 3], [4], 'leave');
    expect(fighter(g, 'angharad').wounds).toBe(2);
    expect(fighter(g, 'obryn').wounds).toBe(2);
  });

  it('is refused out of range and out of an activation, by the rule (A1, g.13)', () => {
    const { match } = standing(reavers({ garrek: 'D4', saek: 'D6' }), champions({ obryn: 'D7' }), (x) => {
      fighter(x, 'saek').chargeToken = 1;
    });
    expect(match.whyNot(STRIKE).map((r) => r.rule)).toEqual(['wu:A1']);
    expect(match.whyNot('attack:saek/great-axe>obryn').map((r) => r.rule)).toEqual(['wu:g.13']);
  });
});

describe('reactions within an attack', () => {
  it('Furious Parry answers a failed attack, but not the one that Inspired her (steelhearts-champions.1, .2)', () => {
    const late = standing(reavers({ garrek: 'D4' }), champions({ angharad: 'D5' }));
    run(late.match, 'attack:garrek/blooddrinker-axe>angharad', [3, 3], [1]);
    expect(fighter(late.g, 'angharad').inspired).toBe(1);
    expect(fighter(late.g, 'garrek').wounds).toBe(0);
    const { match, g } = standing(reavers({ garrek: 'D8' }), champions({ angharad: 'D9', steelheart: 'C10', obryn: 'E10' }), (x) => {
      fighter(x, 'angharad').inspired = 1;
    });
    // A tie would have trapped her: the window comes before anybody looks at that, and she holds firm.
    run(match, 'attack:garrek/blooddrinker-axe>angharad', [1, 4], [1, 3]);
    run(match, 'react:angharad/furious-parry', 'attack:angharad/furious-parry>garrek', [1, 1], [1], 'leave');
    expect(fighter(g, 'angharad').wounds).toBe(0);
    expect(fighter(g, 'garrek').wounds).toBe(1);
  });

  it('Trap hurts whoever was driven back; whoever holds a card is asked, whatever it is (369, X1)', () => {
    const { match, g } = standing(reavers({ garrek: 'D4' }, { hand: ['shadespire:369'] }), champions({ obryn: 'D5' }));
    run(match, STRIKE, [1, 2], [3]);
    // Twist the Knife might be in that hand.
    expect(offered(match)).toEqual(['pass']);
    run(match, 'pass', 'drive:S', 'react:shadespire:369');
    expect(fighter(g, 'obryn').wounds).toBe(3);
  });

  it('Last Chance makes the attack a failure that may drive back all the same (336.1, 336.3)', () => {
    const { match, g } = standing(reavers({ garrek: 'D4' }), champions({ obryn: 'D5' }, { hand: ['shadespire:336'] }), (x) => {
      fighter(x, 'obryn').wounds = 3;
    });
    run(match, STRIKE, [1, 2], [3], 'pass', 'react:shadespire:336', [3], 'drive:S');
    expect(fighter(g, 'obryn')).toMatchObject({ out: 0, wounds: 3 });
    expect(g.state.players[0].glory).toBe(0);
  });

  it('Rebound turns the damage on the attacker, and nobody is driven back (349.1)', () => {
    const { match, g } = standing(reavers({ garrek: 'D4' }), champions({ obryn: 'D5' }, { hand: ['shadespire:349'] }));
    run(match, STRIKE, [1, 2], [3], 'react:shadespire:349', [3]);
    expect(fighter(g, 'garrek').wounds).toBe(2);
    expect(fighter(g, 'obryn').wounds).toBe(0);
  });

  it('Soultrap keeps its bearer in play and is discarded (420)', () => {
    const { match, g } = standing(reavers({ garrek: 'D4' }), champions({ obryn: 'D5' }, { on: { obryn: ['shadespire:420'] } }), (x) => {
      fighter(x, 'obryn').wounds = 3;
    });
    run(match, STRIKE, [1, 2], [3], 'react:obryn/shadespire:420', [1], 'leave');
    expect(fighter(g, 'obryn')).toMatchObject({ out: 0, wounds: 3 });
    expect(g.state.cards[0].on).toBe(-1);
  });

  it('Ever-Advancing pushes instead of a drive back, even one the attacker would not make (23.1)', () => {
    const { match, g } = standing(reavers({ garrek: 'D5' }, { on: { garrek: ['shadespire:23'] } }), champions({ obryn: 'D6' }), (x) => {
      x.state.active = 0;
    });
    run(match, 'attack:obryn/grandhammer>garrek', [1, 2], [1], 'react:garrek/shadespire:23', 'choose:NW');
    expect(fieldOf(g).names[fighter(g, 'garrek').hex]).toBe('C5');
    expect(fighter(g, 'garrek').wounds).toBe(3);
  });
});

describe('objectives and the power step', () => {
  it('Precise Use of Force is shown at once, and must be (284, G2)', () => {
    const hand = { hand: ['shadespire:284'] };
    const exact = standing(reavers({ garrek: 'D4' }, hand), champions({ obryn: 'D5', angharad: 'A1' }), (x) => {
      fighter(x, 'obryn').wounds = 2;
    });
    run(exact.match, STRIKE, [1, 2], [3]);
    expect(offered(exact.match)).toEqual(['score:shadespire:284']);
    run(exact.match, 'score:shadespire:284');
    expect(exact.g.state.players[0].glory).toBeGreaterThan(1);
  });

  it('Forceful Denial leaves a ploy without effect; it is spent all the same (324)', () => {
    const { match, g } = standing(
      reavers({ garrek: 'D4' }, { hand: ['shadespire:330'] }),
      champions({ obryn: 'D9' }, { hand: ['shadespire:324'] }),
      (x) => {
        fighter(x, 'garrek').wounds = 2;
      },
    );
    run(match, 'pass', 'play:shadespire:330', 'react:shadespire:324', [1]);
    expect(fighter(g, 'garrek').wounds).toBe(2);
    expect(offered(match).some((id) => id.includes('330'))).toBe(false);
  });

  it('Blood Rain makes swords the only symbol for the next activation, and no longer (11.1, P3)', () => {
    const { match, g } = standing(reavers({ garrek: 'D4' }, { hand: ['shadespire:11'] }), champions({ obryn: 'D5' }));
    run(match, 'pass', 'play:shadespire:11', 'attack:obryn/grandhammer>garrek', [1, 2], [1]);
    expect(fighter(g, 'garrek').wounds).toBe(0);
    expect(g.state.lasting).toEqual([]);
  });

  it('an upgrade costs one glory, which still counts (G3)', () => {
    const { match, g } = standing(reavers({ garrek: 'D4' }, { hand: ['shadespire:391'] }), champions({ obryn: 'D5' }), (x) => {
      x.state.players[0].glory = 1;
    });
    run(match, 'pass', 'upgrade:garrek/shadespire:391');
    expect(g.state.players[0]).toMatchObject({ glory: 1, spent: 1 });
    run(match, 'pass', STRIKE, [1, 2], [3], 'leave');
    expect(fighter(g, 'obryn').wounds).toBe(3);
  });
});

describe('a Charge', () => {
  it('asks for a target from where it ends, leaves a Charge token, and bars its fighter from activations (R4, g.13)', () => {
    const { match, g } = standing(reavers({ garrek: 'D2' }), champions({ obryn: 'D6' }));
    expect(match.whyNot('charge:garrek>D3').map((r) => r.rule)).toEqual(['wu:R4']);
    // After the first half everything is checked: with so many out of action, he is Inspired and strikes with his other axe (I1).
    run(match, 'charge:garrek>D5', 'attack:garrek/awakened-axe>obryn', [3, 3], [3], 'pass');
    expect(fighter(g, 'garrek')).toMatchObject({ chargeToken: 1, moveToken: 0 });
    expect(match.whyNot('move:garrek>D4').map((r) => r.rule)).toContain('wu:g.13');
  });
});
