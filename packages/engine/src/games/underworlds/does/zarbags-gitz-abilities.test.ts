import { describe, expect, it } from 'vitest';
import { Match, seeded } from '../../../core/index.ts';
import { rangeBetween } from '../field.ts';
import { underworlds } from '../game.ts';
import { heldBy } from '../rules/board.ts';
import { fighter, offered, onBoards, run, type Side, standing, whereIs } from '../standing.testing.ts';
import { fieldOf } from '../table.ts';

const gitz = (at: Side['at'], more: Partial<Side> = {}): Side => ({ warband: 'zarbags-gitz', at, ...more });
const boyz = (at: Side['at'], more: Partial<Side> = {}): Side => ({ warband: 'ironskulls-boyz', at, ...more });

describe('Scurry', () => {
  it('answers a friend’s Move begun beside, chains, and not for a Squig nor with a token', () => {
    const { match, g } = standing(gitz({ prog: 'D4', stikkit: 'D5', redkap: 'D6', bonekrakka: 'C4' }), boyz({ gurzag: 'A9' }), (x) => {
      fighter(x, 'redkap').moveToken = 1;
    });
    run(match, 'move:prog>D2');
    expect(offered(match)).toEqual(['pass', 'react:stikkit/scurry']);
    run(match, 'react:stikkit/scurry', 'move:stikkit>D3');
    expect(fighter(g, 'stikkit').moveToken).toBe(1);
    // Nobody else may follow: Redkap has moved.
    expect(g.state.active).toBe(1);
    const squig = standing(gitz({ prog: 'D4', bonekrakka: 'C4' }), boyz({ gurzag: 'A9' }));
    run(squig.match, 'move:bonekrakka>C3');
    expect(squig.g.state.active).toBe(1);
  });
});

describe('Scurry at the end of an activation', () => {
  it('takes the end of the activation as well: Snirk waits for the next one (g.29)', () => {
    const { match } = standing(gitz({ prog: 'D4', snirk: 'D5' }), boyz({ gurzag: 'A9' }));
    run(match, 'move:prog>D2');
    // Snirk may scurry, or let himself loose: the Move and the activation end together.
    expect(offered(match)).toEqual(['pass', 'react:snirk/scurry', 'react:snirk/snirk-loose']);
    const fork = match.fork();
    run(match, 'react:snirk/scurry', 'move:snirk>D4');
    expect(offered(match)).toContain('move:gurzag>A8');
    run(fork, 'react:snirk/snirk-loose');
    expect(offered(fork)).toContain('move:gurzag>A8');
  });

  it('answers the Move of a Charge', () => {
    const { match } = standing(gitz({ prog: 'D4', stikkit: 'D3' }), boyz({ gurzag: 'D7' }));
    run(match, 'charge:prog>D6', 'react:stikkit/scurry', 'move:stikkit>D4', 'attack:prog/barbed-net>gurzag');
  });
});

describe('Drizgit', () => {
  it('moves himself and up to two Squigs beside him, in any order', () => {
    const { match, g } = standing(gitz({ drizgit: 'D4', bonekrakka: 'D5', gobbaluk: 'A1', prog: 'A3' }), boyz({ gurzag: 'A9' }));
    run(match, 'action:drizgit/drizgit-herd');
    expect(offered(match)).toEqual(['choose:none', 'choose:bonekrakka']);
    run(match, 'choose:bonekrakka', 'choose:bonekrakka', 'move:bonekrakka>D6', 'choose:drizgit', 'move:drizgit>D5');
    expect([fighter(g, 'drizgit').moveToken, fighter(g, 'bonekrakka').moveToken]).toEqual([1, 1]);
    expect(whereIs(g, 'drizgit')).toBe('D5');
  });
});

describe('Squigs', () => {
  it('are set up beside Drizgit at once, hold nothing, and are Inspired when he is gone', () => {
    const deck = { objectives: [], power: [] };
    const match = new Match(underworlds, {
      seats: [
        { warband: 'zarbags-gitz', deck },
        { warband: 'ironskulls-boyz', deck },
      ],
      field: { boards: ['empty-market', 'empty-market'], turned: [false, false], offset: 0 },
      anyDeck: true,
    });
    const random = seeded(7);
    const g = match.play;
    while (g.state.round === 0) {
      if (match.nodeKind === 'chance') match.rollBy(random);
      else {
        const ids = offered(match);
        const herd = ids.find((id) => id.startsWith('deploy:drizgit>'));
        expect(ids.some((id) => id.startsWith('deploy:bonekrakka'))).toBe(
          fighter(g, 'drizgit').hex >= 0 && fighter(g, 'bonekrakka').hex < 0,
        );
        match.take(herd ?? ids[0]);
      }
    }
    for (const s of ['bonekrakka', 'gobbaluk']) expect(rangeBetween(fieldOf(g), fighter(g, s).hex, fighter(g, 'drizgit').hex)).toBe(1);
    g.state.tokens[0].hex = fighter(g, 'gobbaluk').hex;
    expect(heldBy(g, 0)).not.toContain(0);
  });

  it('are Inspired when Drizgit goes out of action', () => {
    const { match, g } = standing(gitz({ drizgit: 'D4', bonekrakka: 'A1' }), boyz({ gurzag: 'D5' }), (x) => {
      x.state.active = 0;
    });
    run(match, 'attack:gurzag/boss-choppas>drizgit', [1, 1], [3]);
    expect(fighter(g, 'bonekrakka').inspired).toBe(1);
  });
});

describe('the other Gitz', () => {
  it('are Inspired by what an end phase brings, before the next round begins (I1)', () => {
    const { match, g } = standing(gitz({ prog: 'D4' }, { hand: ['shadespire:263'] }), boyz({ gurzag: 'A9' }), (x) => {
      x.state.players[0].glory = 2;
      for (const p of x.state.players) p.activations = 4;
      x.state.tokens.push({ hex: fighter(x, 'prog').hex, face: 1 });
    });
    run(match, 'score:shadespire:263');
    expect(fighter(g, 'prog').inspired).toBe(1);
  });

  it('are Inspired by three glory, Snirk is not (I2)', () => {
    const { match, g } = standing(gitz({ prog: 'D4', snirk: 'A1', bonekrakka: 'A3' }), boyz({ gurzag: 'A9' }), (x) => {
      Object.assign(x.state.players[0], { glory: 3, spent: 2 });
    });
    run(match, 'move:prog>D3');
    expect(['prog', 'snirk', 'bonekrakka'].map((f) => fighter(g, f).inspired)).toEqual([1, 0, 1]);
  });

  it('may be Inspired by unspent glory alone, where that is chosen', () => {
    const { match, g } = standing(gitz({ prog: 'D4' }), boyz({ gurzag: 'A9' }), (x) => {
      Object.assign(x.table.choice, { 'gitz-glory': 'unspent' });
      Object.assign(x.state.players[0], { glory: 3, spent: 2 });
    });
    run(match, 'move:prog>D3');
    expect(fighter(g, 'prog').inspired).toBe(0);
  });

  it('Prog’s Barbed Net takes two dice from the target’s attacks of the next activation (P3)', () => {
    const { match, g } = standing(gitz({ prog: 'D4' }), boyz({ gurzag: 'D5' }));
    run(match, 'attack:prog/barbed-net>gurzag', [1, 1], [3], 'leave');
    expect(g.state.lasting).toHaveLength(1);
    run(match, 'attack:gurzag/boss-choppas>prog', [3], 'keep', [1]);
    expect(g.state.lasting).toHaveLength(0);
  });
});

describe('Snirk', () => {
  it('is Inspired by a reaction after any activation, of either player (zarbags-gitz.1)', () => {
    const { match, g } = standing(gitz({ snirk: 'D4' }), boyz({ gurzag: 'D9' }), (x) => {
      x.state.active = 0;
    });
    run(match, 'pass', 'react:snirk/snirk-loose');
    expect(fighter(g, 'snirk').inspired).toBe(1);
  });

  const spinning = (at: Side['at'], theirs: Side['at'], board = 'empty-market') =>
    standing(gitz(at), boyz(theirs), (x) => {
      onBoards(x, board);
      fighter(x, 'snirk').inspired = 1;
    });

  it('neither moves, charges, attacks nor goes on Guard once Inspired', () => {
    const { match } = spinning({ snirk: 'D4' }, { gurzag: 'D5' });
    expect(offered(match)).toEqual(['pass', 'action:snirk/snirk-whirl']);
    expect(match.whyNot('guard:snirk').map((r) => r.rule)).toEqual(['wu:R5']);
    expect(match.whyNot('move:snirk>D3').map((r) => r.rule)).toContain('wu:R3');
  });

  it('whirls three hexes along a chain of four, hurting and pushing who is in the way (zarbags-gitz.2)', () => {
    const { match, g } = spinning({ snirk: 'D2', prog: 'C3' }, { gurzag: 'D4' });
    run(match, 'action:snirk/snirk-whirl', ...['S', 'S', 'S', 'N'].map((d) => [faceOf(d)]));
    expect(offered(match)).toEqual(['choose:SE', 'choose:SW', 'choose:S']);
    run(match, 'choose:SE');
    expect(whereIs(g, 'snirk')).toBe('D5');
    expect(whereIs(g, 'gurzag')).toBe('E5');
    expect(fighter(g, 'gurzag').wounds).toBe(1);
    expect(fighter(g, 'snirk')).toMatchObject({ wounds: 0, moveToken: 0, chargeToken: 0 });
    // Prog stood beside him and does not scurry: it was no Move action.
    run(match, 'pass');
    expect(offered(match)).toContain('action:snirk/snirk-whirl');
  });

  it('stops where somebody cannot be pushed, and both are hurt', () => {
    const { match, g } = spinning({ snirk: 'D8' }, { gurzag: 'D9', basha: 'C10', hakka: 'E10' });
    run(match, 'action:snirk/snirk-whirl', ...['S', 'N', 'N', 'N'].map((d) => [faceOf(d)]));
    expect(whereIs(g, 'snirk')).toBe('D8');
    expect([fighter(g, 'snirk').wounds, fighter(g, 'gurzag').wounds]).toEqual([1, 1]);
  });

  it('stops before a blocked hex and off the field, and is hurt', () => {
    const { match, g } = spinning({ snirk: 'D2' }, { gurzag: 'A9' }, 'bone-quarry');
    run(match, 'action:snirk/snirk-whirl', ...['S', 'S', 'N', 'N'].map((d) => [faceOf(d)]));
    expect([whereIs(g, 'snirk'), fighter(g, 'snirk').wounds]).toEqual(['D3', 1]);
    const off = spinning({ snirk: 'D1' }, { gurzag: 'A9' });
    run(off.match, 'action:snirk/snirk-whirl', [faceOf('N')]);
    expect([whereIs(off.g, 'snirk'), fighter(off.g, 'snirk').wounds]).toEqual(['D1', 1]);
  });
});

/** The face that scatters this way: the first ahead, to the north, the others clockwise. */
function faceOf(direction: string): number {
  return ['N', 'NE', 'SE', 'S', 'SW', 'NW'].indexOf(direction) + 1;
}
