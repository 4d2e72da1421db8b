import { describe, expect, it } from 'vitest';
import { CARDS } from '../content/index.ts';
import type { Und } from '../defs.ts';
import { underworlds } from '../game.ts';
import { along, fighter, offered, run, type Side, standing, whereIs } from '../standing.testing.ts';
import { behaviourOf } from './index.ts';

const gitz = (at: Side['at'], more: Partial<Side> = {}): Side => ({ warband: 'zarbags-gitz', at, ...more });
const boyz = (at: Side['at'], more: Partial<Side> = {}): Side => ({ warband: 'ironskulls-boyz', at, ...more });
const scores = (g: Und, id: string, seat = 0): boolean => {
  const face = CARDS.find((c) => c.id === id);
  return face !== undefined && behaviourOf(face)?.scores?.(g, seat) === true;
};

describe('their ploys', () => {
  it('Little Waaagh! adds a dice to the first attack of a friend (100)', () => {
    const { match, g } = standing(gitz({ prog: 'D4' }, { hand: ['nightvault:100'] }), boyz({ gurzag: 'D5' }), (x) => {
      x.state.active = 0;
    });
    along(match, 'pass', 'play:nightvault:100', 'attack:prog/barbed-net>gurzag', [1, 1, 1], [3], 'leave');
    expect(fighter(g, 'gurzag').wounds).toBe(1);
  });

  it('Make Some Noise pushes one or two Squigs up to two hexes (102)', () => {
    const { match, g } = standing(
      gitz({ bonekrakka: 'D4', gobbaluk: 'E4', prog: 'A1' }, { hand: ['nightvault:102'] }),
      boyz({ gurzag: 'D9' }),
    );
    run(match, 'pass', 'play:nightvault:102');
    expect(offered(match)).toEqual(['choose:none', 'choose:bonekrakka', 'choose:gobbaluk']);
    run(match, 'choose:bonekrakka', 'choose:D6', 'choose:none');
    expect(whereIs(g, 'bonekrakka')).toBe('D6');
    expect(whereIs(g, 'gobbaluk')).toBe('E4');
  });

  it('Sneaky Step pushes a friend one hex (105)', () => {
    const { match, g } = standing(gitz({ prog: 'D4' }, { hand: ['nightvault:105'] }), boyz({ gurzag: 'D9' }));
    run(match, 'pass', 'play:nightvault:105', 'choose:prog', 'choose:S');
    expect(whereIs(g, 'prog')).toBe('D5');
  });

  it('Stab ’em in the Knee: a damage more for each supporter but the first (106)', () => {
    const { match, g } = standing(
      gitz({ prog: 'D4', drizgit: 'D6', stikkit: 'C5' }, { hand: ['nightvault:106'] }),
      boyz({ gurzag: 'D5' }),
      (x) => {
        x.state.active = 0;
      },
    );
    along(match, 'pass', 'play:nightvault:106', 'attack:prog/barbed-net>gurzag', [1, 1], [3], 'leave');
    expect(fighter(g, 'gurzag').wounds).toBe(2);
  });
});

describe('their upgrades', () => {
  it('Endless Whirl is an action of an Inspired Snirk (107)', () => {
    const on = { on: { snirk: ['nightvault:107'] } };
    const calm = standing(gitz({ snirk: 'D4' }, on), boyz({ gurzag: 'D5' }));
    expect(offered(calm.match)).not.toContain('action:snirk/nightvault:107');
    const { match, g } = standing(gitz({ snirk: 'D4', prog: 'D3' }, on), boyz({ gurzag: 'D5' }), (x) => {
      fighter(x, 'snirk').inspired = 1;
    });
    run(match, 'action:snirk/nightvault:107');
    expect([fighter(g, 'prog').wounds, fighter(g, 'gurzag').wounds]).toEqual([1, 1]);
  });

  it('Extra Bouncy goes through fighters, not through blocked hexes (108)', () => {
    const on = { on: { bonekrakka: ['nightvault:108'] } };
    const at = { gurzag: 'A2', basha: 'B1' };
    const { match } = standing(gitz({ bonekrakka: 'A1' }, on), boyz(at));
    expect(offered(match)).toContain('move:bonekrakka>A3');
    expect(offered(match)).not.toContain('move:bonekrakka>A2');
    const without = standing(gitz({ bonekrakka: 'A1' }), boyz(at));
    expect(offered(without.match)).not.toContain('move:bonekrakka>A3');
  });

  it('Grizzled Survivor defends with one more dice, Ravenous bites harder (110, 113)', () => {
    const on = { on: { drizgit: ['nightvault:110'], gobbaluk: ['nightvault:113'] } };
    const { match, g } = standing(gitz({ drizgit: 'D4', gobbaluk: 'D6' }, on), boyz({ gurzag: 'D5' }));
    run(match, 'attack:gobbaluk/huge-jaws>gurzag', [1, 1], [3], 'leave');
    expect(fighter(g, 'gurzag').wounds).toBe(3);
    run(match, 'attack:gurzag/boss-choppas>drizgit', [1, 1], 'keep', [1, 1]);
    expect(fighter(g, 'drizgit').wounds).toBe(0);
  });

  it('Lurker follows a fighter pushed from beside it (111)', () => {
    const { match, g } = standing(
      gitz({ prog: 'D4', bonekrakka: 'D5' }, { hand: ['nightvault:102'], on: { prog: ['nightvault:111'] } }),
      boyz({ gurzag: 'A9' }),
    );
    run(match, 'pass', 'play:nightvault:102', 'choose:bonekrakka', 'choose:D7', 'react:prog/nightvault:111', 'choose:D6');
    expect(whereIs(g, 'prog')).toBe('D6');
  });

  it('Lurker may stay where it stands beside the other one still, and not otherwise (111, g.09)', () => {
    const pushedTo = (hex: string) => {
      const begun = standing(
        gitz({ prog: 'D4', bonekrakka: 'D5' }, { hand: ['nightvault:102'], on: { prog: ['nightvault:111'] } }),
        boyz({ gurzag: 'A9' }),
      );
      run(begun.match, 'pass', 'play:nightvault:102', 'choose:bonekrakka', `choose:${hex}`, 'react:prog/nightvault:111');
      return begun;
    };
    expect(offered(pushedTo('D7').match)).not.toContain('choose:none');
    const { match, g } = pushedTo('E5');
    expect(offered(match)).toContain('choose:none');
    run(match, 'choose:none');
    expect(whereIs(g, 'prog')).toBe('D4');
  });

  it('Nasty Stabba has two more dice with the help of Prog (112)', () => {
    const on = { on: { zarbag: ['nightvault:112'] } };
    const { match, g } = standing(gitz({ zarbag: 'D4', prog: 'D6' }, on), boyz({ gurzag: 'D5' }));
    run(match, 'attack:zarbag/nasty-stabba>gurzag', [1, 1, 3, 3], [3], 'leave');
    expect(fighter(g, 'gurzag').wounds).toBe(2);
  });

  it('Vindictive Glare is a spell of Range 3, stronger on a critical hit (115)', () => {
    const { match, g } = standing(gitz({ zarbag: 'D4' }, { on: { zarbag: ['nightvault:115'] } }), boyz({ gurzag: 'D7' }));
    along(match, 'attack:zarbag/vindictive-glare>gurzag', [6, 4], [3], 'leave');
    expect(fighter(g, 'gurzag').wounds).toBe(2);
  });

  it('Volley Caller: a friend beside shoots its bow as well, once the own one was shot (116)', () => {
    const on = { on: { stikkit: ['nightvault:116'] } };
    const { match, g } = standing(gitz({ stikkit: 'D4', redkap: 'C5', prog: 'D3' }, on), boyz({ gurzag: 'D7' }));
    run(match, 'attack:stikkit/grot-bow>gurzag', [1, 1], [3], 'react:stikkit/nightvault:116');
    expect(offered(match)).toEqual(['choose:redkap']);
    run(match, 'choose:redkap', 'attack:redkap/grot-bow>gurzag', [3, 3], [3], 'leave');
    expect(fighter(g, 'gurzag').wounds).toBe(1);
  });

  it('no upgrade that grants an attack is given to a Squig', () => {
    const { match } = standing(gitz({ bonekrakka: 'D4', prog: 'C4' }, { hand: ['nightvault:112'] }), boyz({ gurzag: 'A9' }), (x) => {
      x.state.players[0].glory = 1;
    });
    run(match, 'pass');
    expect(offered(match)).toEqual(['pass', 'upgrade:prog/nightvault:112']);
  });
});

describe('their objectives', () => {
  it('Call that a Win, Dank Haven (88, 89)', () => {
    const { g } = standing(gitz({ zarbag: 'D1', prog: 'C2', drizgit: 'D3', snirk: 'A2', stikkit: 'A3' }), boyz({ gurzag: 'D4' }));
    expect(scores(g, 'nightvault:88')).toBe(true);
    expect(scores(g, 'nightvault:89')).toBe(false);
    fighter(g, 'gurzag').hex = fighter(g, 'zarbag').hex;
    fighter(g, 'zarbag').hex = -1;
    fighter(g, 'zarbag').out = 1;
    expect(scores(g, 'nightvault:88')).toBe(false);
    fighter(g, 'gurzag').out = 1;
    fighter(g, 'gurzag').hex = -1;
    expect(scores(g, 'nightvault:89')).toBe(true);
  });

  it('Flash Finale: a spell has killed (90)', () => {
    const more = { on: { zarbag: ['nightvault:115'] }, hand: ['nightvault:90'] };
    const { match, g } = standing(gitz({ zarbag: 'D4' }, more), boyz({ gurzag: 'D7', basha: 'A9' }), (x) => {
      fighter(x, 'gurzag').wounds = 4;
    });
    along(match, 'attack:zarbag/vindictive-glare>gurzag', [1, 1], [3], 'score:nightvault:90');
    expect(g.state.players[0].glory).toBe(2);
  });

  it('Mad Scurry: five survivors have moved, one Move answering another (92)', () => {
    const at = { zarbag: 'D2', prog: 'C3', drizgit: 'B2', stikkit: 'A2', redkap: 'A3' };
    const { match, g } = standing(gitz(at), boyz({ gurzag: 'D9' }));
    run(match, 'move:zarbag>D4', 'react:prog/scurry', 'move:prog>C4', 'react:drizgit/scurry', 'move:drizgit>B4');
    run(match, 'react:stikkit/scurry', 'move:stikkit>B3');
    expect(scores(g, 'nightvault:92')).toBe(false);
    run(match, 'react:redkap/scurry', 'move:redkap>A4');
    expect(scores(g, 'nightvault:92')).toBe(true);
  });

  it('Malicious Kill, Scragged, Vicious Killers (93, 95, 96)', () => {
    const { match, g } = standing(
      gitz({ prog: 'D4', drizgit: 'D6', stikkit: 'C5' }, { hand: ['nightvault:93', 'nightvault:95'] }),
      boyz({ gurzag: 'D5', basha: 'A9' }, { on: { gurzag: ['shadespire:390', 'shadespire:391'] } }),
      (x) => {
        fighter(x, 'gurzag').wounds = 2;
      },
    );
    along(match, 'attack:prog/barbed-net>gurzag', [1, 1], [3], 'leave');
    expect(scores(g, 'nightvault:96')).toBe(false);
    along(match, 'attack:drizgit/squig-brand>gurzag', [1, 1], [3], 'score:nightvault:93', 'score:nightvault:95');
    expect(scores(g, 'nightvault:96')).toBe(true);
    // One for Gurzag, two and one for the cards.
    expect(g.state.players[0].glory).toBe(4);
  });

  it('no card of theirs is left out', () => {
    const own = CARDS.filter((c) => c.warband === 'zarbags-gitz');
    expect(own.filter((c) => behaviourOf(c) === null).map((c) => c.id)).toEqual([]);
  });

  it('their starter deck is accepted', () => {
    const seat = { warband: 'zarbags-gitz', deck: 'starter:zarbags-gitz' } as const;
    expect(underworlds.tables({ seats: [seat, seat] }).decks[0].map((d) => d.length)).toEqual([12, 20]);
  });
});
