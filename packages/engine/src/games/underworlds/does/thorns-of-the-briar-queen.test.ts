import { describe, expect, it } from 'vitest';
import { CARDS } from '../content/index.ts';
import type { Und } from '../defs.ts';
import { hexNamed } from '../field.ts';
import { underworlds } from '../game.ts';
import { along, fighter, offered, onBoards, run, type Side, standing, whereIs } from '../standing.testing.ts';
import { fieldOf } from '../table.ts';
import { behaviourOf } from './index.ts';

const thorns = (at: Side['at'], more: Partial<Side> = {}): Side => ({ warband: 'thorns-of-the-briar-queen', at, ...more });
const boyz = (at: Side['at'], more: Partial<Side> = {}): Side => ({ warband: 'ironskulls-boyz', at, ...more });
const scores = (g: Und, id: string, seat = 0): boolean => {
  const face = CARDS.find((c) => c.id === id);
  return face !== undefined && behaviourOf(face)?.scores?.(g, seat) === true;
};

describe('the Thorns', () => {
  it('are Inspired at the start of their own activations, next to an enemy, whoever is activated (thorns-of-the-briar-queen.1)', () => {
    const at = { 'chainrasp-1': 'D4', 'chainrasp-2': 'C5', 'briar-queen': 'A1' };
    const { g } = standing(thorns(at), boyz({ gurzag: 'D5' }));
    expect(['chainrasp-1', 'chainrasp-2', 'briar-queen'].map((f) => fighter(g, f).inspired)).toEqual([1, 1, 0]);
    const other = standing(thorns(at), boyz({ gurzag: 'D5' }), (x) => {
      x.state.active = 0;
    });
    expect(fighter(other.g, 'chainrasp-1').inspired).toBe(0);
    run(other.match, 'pass');
    expect(fighter(other.g, 'chainrasp-1').inspired).toBe(1);
  });

  it('go through fighters and blocked hexes, end in neither, and lethal hexes are normal (thorns-of-the-briar-queen.2)', () => {
    const { match, g } = standing(thorns({ 'chainrasp-1': 'D3', varclav: 'D2' }), boyz({ gurzag: 'D5' }), (x) =>
      onBoards(x, 'bone-quarry'),
    );
    // D4 is blocked, Gurzag stands behind it.
    expect(offered(match)).toContain('move:chainrasp-1>D6');
    expect(offered(match)).not.toContain('move:chainrasp-1>D4');
    expect(offered(match)).not.toContain('move:chainrasp-1>D5');
    run(match, 'action:varclav/varclav-drive', 'choose:chainrasp-1');
    expect(offered(match)).not.toContain('choose:D4');
    expect(offered(match)).not.toContain('choose:D5');
    run(match, 'choose:C4');
    expect(whereIs(g, 'chainrasp-1')).toBe('C4');
    run(match, 'pass', 'move:chainrasp-1>C5');
    expect(fighter(g, 'chainrasp-1').wounds).toBe(0);
    expect(fighter(g, 'chainrasp-1').moveToken).toBe(1);
  });

  it('Varclav drives every Chainrasp up to two hexes, each in its own direction', () => {
    const { match, g } = standing(thorns({ varclav: 'A1', 'ever-hanged': 'D4', 'chainrasp-3': 'E4' }), boyz({ gurzag: 'D9' }));
    run(match, 'action:varclav/varclav-drive', 'choose:ever-hanged');
    expect(offered(match)).toContain('choose:D6');
    run(match, 'choose:D6');
    expect(offered(match)).toEqual(['choose:none', 'choose:chainrasp-3']);
    run(match, 'choose:chainrasp-3', 'choose:E3');
    expect([whereIs(g, 'ever-hanged'), whereIs(g, 'chainrasp-3')]).toEqual(['D6', 'E3']);
    expect(fighter(g, 'ever-hanged').moveToken).toBe(0);
  });
});

describe('their ploys', () => {
  it('Drifting Advance pushes every Chainrasp towards its closest enemy (39)', () => {
    const { match, g } = standing(
      thorns({ 'chainrasp-1': 'D2', 'chainrasp-2': 'A1' }, { hand: ['nightvault:39'] }),
      boyz({ gurzag: 'D5', basha: 'A10' }),
    );
    run(match, 'pass', 'play:nightvault:39', 'choose:chainrasp-1');
    expect(offered(match)).toEqual(['choose:C4', 'choose:D3', 'choose:D4', 'choose:E4']);
    run(match, 'choose:D4');
    // Every one of them: the other is not left where it stands.
    expect(offered(match)).toEqual(['choose:chainrasp-2']);
    run(match, 'choose:chainrasp-2');
    expect(offered(match)).not.toContain('choose:none');
    run(match, offered(match)[0]);
    expect([whereIs(g, 'chainrasp-1'), whereIs(g, 'chainrasp-2')]).toEqual(['D4', 'A2']);
  });

  it('Drifting Advance leaves who cannot come closer where it stands (39)', () => {
    const { match, g } = standing(
      thorns({ 'chainrasp-1': 'D4', 'chainrasp-2': 'A1' }, { hand: ['nightvault:39'] }),
      boyz({ gurzag: 'D5' }),
    );
    run(match, 'pass', 'play:nightvault:39');
    expect(offered(match)).toEqual(['choose:chainrasp-2']);
    run(match, 'choose:chainrasp-2', 'choose:B2');
    expect([whereIs(g, 'chainrasp-1'), offered(match).includes('choose:none')]).toEqual(['D4', false]);
  });

  it('Endless Malice attacks again after a failure (40)', () => {
    const { match, g } = standing(thorns({ varclav: 'D4' }, { hand: ['nightvault:40'] }), boyz({ gurzag: 'D5' }));
    along(
      match,
      'attack:varclav/watchmans-blade>gurzag',
      [3, 3],
      [1],
      'react:nightvault:40',
      'attack:varclav/watchmans-blade>gurzag',
      [1, 1],
      [3],
    );
    expect(fighter(g, 'gurzag').wounds).toBe(3);
  });

  it('Grasping Chains makes a Chainrasp count as two supporters, for one attack (41, 319.1)', () => {
    const { match, g } = standing(
      thorns({ varclav: 'D4', 'chainrasp-1': 'D6' }, { hand: ['nightvault:41'] }),
      boyz({ gurzag: 'D5' }),
      (x) => {
        x.state.active = 0;
      },
    );
    along(match, 'pass', 'play:nightvault:41', 'attack:varclav/watchmans-blade>gurzag', [5, 3], [3], 'leave');
    expect(fighter(g, 'gurzag').wounds).toBe(3);
  });

  it('Spectral Parry gives a Guard token, and no Guard action is made (45)', () => {
    const { match, g } = standing(thorns({ varclav: 'D4' }, { hand: ['nightvault:45'] }), boyz({ gurzag: 'D9' }));
    run(match, 'pass', 'play:nightvault:45', 'choose:varclav');
    expect(fighter(g, 'varclav')).toMatchObject({ guardToken: 1, did: 0 });
  });

  it('Sudden Appearance is for a friend on the battlefield only (47.1)', () => {
    const { match, g } = standing(thorns({ varclav: 'D4' }, { hand: ['nightvault:47'] }), boyz({ gurzag: 'D9' }));
    run(match, 'pass', 'play:nightvault:47');
    expect(offered(match)).toEqual(['choose:varclav']);
    run(match, 'choose:varclav', 'choose:A10');
    expect(whereIs(g, 'varclav')).toBe('A10');
  });
});

describe('their upgrades', () => {
  it('Chill Touch: dodges are no successes (49)', () => {
    const on = { on: { 'ever-hanged': ['nightvault:49'] } };
    const { match, g } = standing(thorns({ 'ever-hanged': 'D4' }, on), boyz({ gurzag: 'D5' }), (x) => {
      fighter(x, 'gurzag').guardToken = 1;
    });
    run(match, 'attack:ever-hanged/stolen-blade>gurzag', [1, 3], [3], 'leave');
    expect(fighter(g, 'gurzag').wounds).toBe(2);
  });

  it('Creeping Terror hurts the first enemy passed through (50)', () => {
    const { match, g } = standing(thorns({ varclav: 'D3' }, { on: { varclav: ['nightvault:50'] } }), boyz({ gurzag: 'D4' }));
    run(match, 'move:varclav>D5', 'react:varclav/nightvault:50', [1]);
    expect(fighter(g, 'gurzag').wounds).toBe(1);
    const aside = standing(thorns({ varclav: 'D3' }, { on: { varclav: ['nightvault:50'] } }), boyz({ gurzag: 'A9' }));
    run(aside.match, 'move:varclav>D4');
    expect(offered(aside.match)).not.toContain('react:varclav/nightvault:50');
  });

  it('Creeping Terror asks who was first where the ways differ, whichever way the battlefield lies (50)', () => {
    const on = { on: { varclav: ['nightvault:50'] } };
    // Both stand between C4 and D5, side by side; a third one is passed by nobody.
    const { match, g } = standing(thorns({ varclav: 'C4' }, on), boyz({ gurzag: 'D4', basha: 'C5', hakka: 'A9' }));
    run(match, 'move:varclav>D5', 'react:varclav/nightvault:50');
    expect(offered(match)).toEqual(expect.arrayContaining(['choose:gurzag', 'choose:basha']));
    expect(offered(match)).toHaveLength(2);
    run(match, 'choose:basha', [1]);
    expect([fighter(g, 'basha').wounds, fighter(g, 'gurzag').wounds]).toEqual([1, 0]);
  });

  it('Face of Death takes a dice from an adjacent enemy’s attack, on whomever (53)', () => {
    const on = { on: { 'chainrasp-1': ['nightvault:53'] } };
    const { match, g } = standing(thorns({ 'chainrasp-1': 'C5', varclav: 'D4' }, on), boyz({ gurzag: 'D5' }), (x) => {
      x.state.active = 0;
    });
    run(match, 'attack:gurzag/boss-choppas>varclav', 'react:chainrasp-1/nightvault:53', [1], [1], [3, 3]);
    expect(fighter(g, 'varclav').wounds).toBe(0);
  });

  it('Grasping Thorns pulls the target next to the Queen (54)', () => {
    const on = { on: { 'briar-queen': ['nightvault:54'] } };
    const { match, g } = standing(thorns({ 'briar-queen': 'D3' }, on), boyz({ gurzag: 'D5' }));
    run(match, 'attack:briar-queen/briar-whip>gurzag', [3, 3, 3], [3], 'drive:S', 'react:briar-queen/nightvault:54', 'choose:D4');
    expect(whereIs(g, 'gurzag')).toBe('D4');
  });

  it('Inescapable Vengeance: a Move or a Charge may be to any starting hex (55)', () => {
    const on = { on: { 'briar-queen': ['nightvault:55'] } };
    const { match, g } = standing(thorns({ 'briar-queen': 'D3' }, on), boyz({ gurzag: 'B9' }));
    expect(offered(match)).toContain('charge:briar-queen>A10');
    run(match, 'move:briar-queen>A10');
    expect(fighter(g, 'briar-queen')).toMatchObject({ moveToken: 1 });
    expect(whereIs(g, 'briar-queen')).toBe('A10');
  });

  it('Sadistic Strike is stronger against the wounded; Strangling Coil is an attack (56, 58)', () => {
    const on = { on: { varclav: ['nightvault:56'], 'ever-hanged': ['nightvault:58'] } };
    const { match, g } = standing(thorns({ varclav: 'D4', 'ever-hanged': 'D6' }, on), boyz({ gurzag: 'D5' }), (x) => {
      fighter(x, 'gurzag').wounds = 1;
    });
    expect(offered(match)).toContain('attack:ever-hanged/strangling-coil>gurzag');
    run(match, 'attack:varclav/sadistic-strike>gurzag', [1, 1, 1], [3], 'leave');
    expect(fighter(g, 'gurzag').wounds).toBe(4);
  });
});

describe('their objectives', () => {
  it('Death Sentence, Drag Them Down and Execution (31, 32, 33)', () => {
    const { match, g } = standing(
      thorns({ varclav: 'D4', 'chainrasp-1': 'C5', 'ever-hanged': 'D6' }, { hand: ['nightvault:31'] }),
      boyz({ gurzag: 'D5', basha: 'A9' }),
      (x) => {
        fighter(x, 'gurzag').wounds = 1;
      },
    );
    expect(scores(g, 'nightvault:31')).toBe(true);
    along(match, 'attack:chainrasp-1/nighthaunt-blade>gurzag', [1, 1], [3], 'leave', 'score:nightvault:31');
    along(match, 'attack:ever-hanged/stolen-blade>gurzag', [1, 1], [3], 'leave');
    expect(scores(g, 'nightvault:32')).toBe(false);
    along(match, 'attack:varclav/watchmans-blade>gurzag', [1, 1], [3]);
    expect(scores(g, 'nightvault:32')).toBe(true);
    expect(scores(g, 'nightvault:33')).toBe(true);
    expect(fighter(g, 'gurzag').out).toBe(1);
  });

  it('Swarming Spirits: two friends through enemies (34)', () => {
    const { match, g } = standing(thorns({ varclav: 'D3', 'chainrasp-1': 'C4' }), boyz({ gurzag: 'D4' }));
    run(match, 'move:varclav>D5');
    expect(scores(g, 'nightvault:34')).toBe(false);
    run(match, 'pass', 'move:chainrasp-1>E5');
    expect(scores(g, 'nightvault:34')).toBe(true);
  });

  it('Take the City: what lies on the join lies on both boards (35.1)', () => {
    const at = { varclav: 'D2', 'chainrasp-1': 'D5' };
    const { g } = standing(thorns(at), boyz({ gurzag: 'D9' }), (x) => {
      x.state.tokens = ['D2', 'D5', 'D8'].map((name, i) => ({ hex: hexNamed(fieldOf(x), name), face: i + 1 }));
    });
    expect(scores(g, 'nightvault:35')).toBe(true);
    fighter(g, 'chainrasp-1').hex = hexNamed(fieldOf(g), 'C2');
    expect(scores(g, 'nightvault:35')).toBe(false);
  });

  it('The Vengeful Dead and Vengeful Advance (36, 38)', () => {
    const { g } = standing(thorns({ varclav: 'D7', 'chainrasp-1': 'C7', 'chainrasp-2': 'E7' }), boyz({ gurzag: 'A9' }));
    expect(scores(g, 'nightvault:38')).toBe(true);
    expect(scores(g, 'nightvault:36')).toBe(false);
    for (const f of ['varclav', 'chainrasp-1', 'chainrasp-2']) fighter(g, f).inspired = 1;
    expect(scores(g, 'nightvault:36')).toBe(true);
    fighter(g, 'varclav').hex = hexNamed(fieldOf(g), 'D5');
    expect(scores(g, 'nightvault:38')).toBe(false);
  });

  it('Treacherous Foe is shown after any reaction of the warband (37)', () => {
    const { match, g } = standing(
      thorns({ varclav: 'D3' }, { hand: ['nightvault:37'], on: { varclav: ['nightvault:50'] } }),
      boyz({ gurzag: 'D4' }),
    );
    along(match, 'move:varclav>D5', 'react:varclav/nightvault:50', [3], 'score:nightvault:37');
    expect(g.state.players[0].glory).toBe(1);
  });

  it('no card of theirs is left out', () => {
    const own = CARDS.filter((c) => c.warband === 'thorns-of-the-briar-queen');
    expect(own.filter((c) => behaviourOf(c) === null).map((c) => c.id)).toEqual([]);
  });

  it('their starter deck is accepted', () => {
    const seat = { warband: 'thorns-of-the-briar-queen', deck: 'starter:thorns-of-the-briar-queen' } as const;
    expect(underworlds.tables({ seats: [seat, seat] }).decks[0].map((d) => d.length)).toEqual([12, 20]);
  });
});
