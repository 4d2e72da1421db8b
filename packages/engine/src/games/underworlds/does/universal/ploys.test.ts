import { describe, expect, it } from 'vitest';
import type { Und } from '../../defs.ts';
import { along, fighter, offered, run, type Side, type Standing, standing } from '../../standing.testing.ts';
import { fieldOf } from '../../table.ts';

const swarm = (at: Side['at'], more: Partial<Side> = {}): Side => ({ warband: 'spiteclaws-swarm', at, ...more });
const reavers = (at: Side['at'], more: Partial<Side> = {}): Side => ({ warband: 'garreks-reavers', at, ...more });
const champions = (at: Side['at'], more: Partial<Side> = {}): Side => ({ warband: 'steelhearts-champions', at, ...more });
const hexOf = (g: Und, key: string): string => fieldOf(g).names[fighter(g, key).hex];
const AXE = 'attack:garrek/blooddrinker-axe';
/** Three fighters out of action have Inspired him once anything was checked. */
const INSPIRED_AXE = 'attack:garrek/awakened-axe';

/** Garrek's side with a card in hand against Obryn's. */
const duel = (card: string, at: Side['at'] = { garrek: 'D4' }, other: Side['at'] = { obryn: 'D5' }, change: (g: Und) => void = () => {}) =>
  standing(reavers(at, { hand: [card] }), champions(other), change);

/** Plays a ploy in the power step after a pass. */
function play(match: Standing, id: string, ...what: readonly (string | readonly number[])[]): void {
  along(match, 'pass', `play:${id}`, ...what);
}

describe('ploys that do what they do at once', () => {
  it('Cruel Taunt bars a fighter from being Inspired, Inspired or not, even by a card (312.1, 312.2)', () => {
    const { match, g } = standing(
      reavers({ garrek: 'D4' }, { hand: ['shadespire:312'] }),
      champions({ obryn: 'D9' }, { hand: ['shadespire:334'] }),
    );
    play(match, 'shadespire:312', 'choose:obryn', [1], 'play:shadespire:334', 'choose:obryn');
    expect(fighter(g, 'obryn')).toMatchObject({ inspired: 0, barred: 1 });
    const failed = duel('shadespire:312');
    play(failed.match, 'shadespire:312', 'choose:obryn', [3]);
    expect(fighter(failed.g, 'obryn').barred).toBe(0);
    expect(failed.g.state.lasting).toEqual([]);
  });

  it('Daylight Robbery takes a glory that is not spent (315)', () => {
    const { match, g } = duel('shadespire:315', undefined, undefined, (x) => {
      x.state.players[1].glory = 1;
    });
    play(match, 'shadespire:315', [6]);
    expect(g.state.players.map((p) => p.glory)).toEqual([1, 0]);
  });

  it('Earthquake pushes a line together, leaves what is stopped, and opens one window after all (321.1)', () => {
    const { match, g } = standing(
      reavers({ garrek: 'D3', saek: 'D2', karsus: 'A1', targor: 'A2' }, { hand: ['shadespire:321'] }),
      champions({ obryn: 'D9' }, { hand: ['nightvault:432'] }),
    );
    play(match, 'shadespire:321', 'choose:N');
    expect(['garrek', 'saek', 'karsus', 'targor', 'obryn'].map((f) => hexOf(g, f))).toEqual(['D2', 'D1', 'A1', 'A2', 'D8']);
    // Mirror Move may then push anybody (432-mimique.1).
    run(match, 'react:nightvault:432', 'choose:garrek', 'choose:SE');
    expect(hexOf(g, 'garrek')).toBe('E3');
  });

  it('Hidden Paths makes nobody move, but deems that it has (331.1)', () => {
    const { match, g } = duel('shadespire:331', { garrek: 'A1' });
    play(match, 'shadespire:331', 'choose:garrek', 'choose:H1');
    expect(fighter(g, 'garrek')).toMatchObject({ moveToken: 1, did: 1 });
    expect(g.state.deeds.some((d) => d.what === 0)).toBe(false);
  });

  it('Illusory Fighter sets a friend on a starting hex of its own territory (332)', () => {
    const { match, g } = duel('shadespire:332');
    play(match, 'shadespire:332', 'choose:garrek');
    expect(offered(match)).not.toContain('choose:A6');
    run(match, 'choose:A1');
    expect(hexOf(g, 'garrek')).toBe('A1');
  });

  it('Improvisation may be played as the only card (333.1)', () => {
    const { match, g } = duel('shadespire:333');
    play(match, 'shadespire:333');
    expect(g.state.cards.filter((c) => c.owner === 0 && c.zone === 1)).toEqual([]);
  });

  it('Inspiration Strikes may choose one that is Inspired already (334.1)', () => {
    const { match } = duel('shadespire:334', undefined, undefined, (x) => {
      fighter(x, 'garrek').inspired = 1;
    });
    run(match, 'pass');
    expect(offered(match)).toContain('play:shadespire:334');
  });

  it('Healing Potion may choose a friend without a wound, be it but to Inspire a skaven (160.1, 334.1)', () => {
    const { match, g } = standing(
      { warband: 'spiteclaws-swarm', at: { skritch: 'D4' }, hand: ['shadespire:330'] },
      champions({ obryn: 'D9' }),
    );
    play(match, 'shadespire:330', 'choose:skritch', [1]);
    expect([fighter(g, 'skritch').wounds, fighter(g, 'skritch').inspired]).toEqual([0, 1]);
  });

  it('Momentary Madness attacks with an enemy that stays one, supported by nobody (342.1, 342.2)', () => {
    const { match, g } = standing(
      champions({ obryn: 'A1' }, { hand: ['shadespire:342'] }),
      reavers({ garrek: 'D4', saek: 'D5', karsus: 'C5' }, { on: { garrek: ['shadespire:25'] } }),
      (x) => {
        fighter(x, 'saek').wounds = 2;
      },
    );
    play(match, 'shadespire:342', 'choose:garrek', [1]);
    expect(offered(match)).toContain(`${AXE}>saek`);
    expect(offered(match).some((o) => o.includes('obryn'))).toBe(false);
    run(match, `${AXE}>saek`, [1, 1], [3]);
    expect(fighter(g, 'saek').out).toBe(1);
    // The glory of a fighter out of action, and none for the trophies of its own side.
    expect(g.state.players.map((p) => p.glory)).toEqual([1, 0]);
  });

  it('Shifting Shards shifts what nobody holds, not onto another or a blocked hex (359.1, 359.2)', () => {
    const { match, g } = duel('shadespire:359', undefined, undefined, (x) => {
      const at = (name: string): number => fieldOf(x).names.indexOf(name);
      x.state.tokens = [
        { hex: at('D4'), face: 1 },
        { hex: at('B3'), face: 2 },
        { hex: at('B4'), face: 3 },
      ];
    });
    play(match, 'shadespire:359');
    expect(offered(match)).toEqual(['choose:objective-2', 'choose:objective-3']);
    run(match, 'choose:objective-2');
    expect(offered(match)).not.toContain('choose:B4');
    run(match, 'choose:B2');
    expect(fieldOf(g).names[g.state.tokens[1].hex]).toBe('B2');
  });

  it('Sidestep pushes a friend one hex (360)', () => {
    const { match, g } = duel('shadespire:360');
    play(match, 'shadespire:360', 'choose:garrek', 'choose:N');
    expect(hexOf(g, 'garrek')).toBe('D3');
  });

  it('Time Trap gives an action in the power step, and a Pass for the next activation (368.1, g.28)', () => {
    const { match, g } = duel('shadespire:368', undefined, undefined, (x) => {
      fighter(x, 'garrek').chargeToken = 1;
    });
    play(match, 'shadespire:368', 'choose:garrek');
    expect(offered(match)).toContain('move:garrek>D3');
    run(match, 'move:garrek>D3');
    expect(g.state.players[0]).toMatchObject({ activations: 1, skip: 1 });
    along(match, 'guard:obryn');
    while (match.nodeKind === 'decision' && g.state.players[1].activations < 2) match.take('pass');
    expect(g.state.players[0]).toMatchObject({ activations: 2, skip: 0 });
    expect(g.state.active).toBe(1);
  });

  it('Time Trap moves nobody that has a Move token, and is not for the fourth power step (368.1)', () => {
    const { match } = duel('shadespire:368', undefined, undefined, (x) => {
      fighter(x, 'garrek').moveToken = 1;
    });
    play(match, 'shadespire:368', 'choose:garrek');
    expect(offered(match).some((o) => o.startsWith('move:') || o.startsWith('charge:'))).toBe(false);
    const late = duel('shadespire:368', undefined, undefined, (x) => {
      x.state.players[0].activations = 3;
    });
    run(late.match, 'pass');
    expect(late.match.nodeKind === 'decision' && offered(late.match).includes('play:shadespire:368')).toBe(false);
  });
});

describe('ploys for the next activation', () => {
  it('Dual Strike makes one supporter two, once (319)', () => {
    const { match, g } = standing(champions({ obryn: 'D5' }), reavers({ garrek: 'D4', saek: 'C5' }, { hand: ['shadespire:319'] }));
    along(match, 'pass', 'play:shadespire:319', `${INSPIRED_AXE}>obryn`, [5, 5], [4]);
    expect(fighter(g, 'obryn').wounds).toBeGreaterThan(0);
  });

  it('Fuelled by Fury rolls any of the dice again, all together and once (327.1)', () => {
    const { match, g } = standing(champions({ obryn: 'D5' }), reavers({ garrek: 'D4' }, { hand: ['shadespire:327'] }));
    along(match, 'pass', 'play:shadespire:327', `${INSPIRED_AXE}>obryn`, [3, 3], 'again:fail', 'again:fail', [1, 1]);
    run(match, [4]);
    expect(fighter(g, 'obryn').wounds).toBeGreaterThan(0);
  });

  it('Mighty Swing attacks every enemy beside the attacker, once (339)', () => {
    const { match, g } = standing(champions({ obryn: 'D5', angharad: 'D3' }), reavers({ garrek: 'D4' }, { hand: ['shadespire:339'] }));
    along(match, 'pass', 'play:shadespire:339');
    while (offered(match).includes('pass') && !offered(match).some((o) => o.startsWith('attack:garrek'))) match.take('pass');
    expect(offered(match).filter((o) => o.startsWith('attack:garrek'))).toEqual([`${INSPIRED_AXE}>all`]);
    run(match, `${INSPIRED_AXE}>all`, 'next:obryn', [1, 1], [4], 'leave', [1, 1], [4], 'leave');
    expect([fighter(g, 'obryn').wounds, fighter(g, 'angharad').wounds]).not.toContain(0);
  });

  it('with a Shadeglass Sword ends with its first success, and the sword (339.1)', () => {
    const { match, g } = standing(
      champions({ obryn: 'D5', angharad: 'D3', steelheart: 'C4' }),
      reavers({ garrek: 'D4' }, { hand: ['shadespire:339'], on: { garrek: ['shadespire:414'] } }),
    );
    along(match, 'pass', 'play:shadespire:339', 'attack:garrek/shadeglass-sword>all', 'next:obryn', [3, 3, 3], [4]);
    run(match, 'next:angharad', [1, 1, 1], [4], 'leave');
    expect([fighter(g, 'obryn').wounds, fighter(g, 'angharad').wounds, fighter(g, 'steelheart').wounds]).toEqual([0, 2, 0]);
    expect(g.state.cards.some((c) => c.on >= 0)).toBe(false);
  });

  it('with a Daemonic Weapon each of its attacks costs a wound, and no more are made by the dead (339.2)', () => {
    const { match, g } = standing(
      champions({ obryn: 'D5', angharad: 'D3', steelheart: 'C4' }),
      reavers({ garrek: 'D4', saek: 'A1' }, { hand: ['shadespire:339'], on: { garrek: ['shadespire:382'] } }),
      (x) => {
        fighter(x, 'garrek').wounds = 2;
      },
    );
    along(match, 'pass', 'play:shadespire:339', 'attack:garrek/daemonic-weapon>all', 'next:obryn', [3, 3], [3]);
    run(match, 'next:angharad');
    expect(fighter(g, 'garrek').out).toBe(1);
    expect(fighter(g, 'angharad').wounds + fighter(g, 'steelheart').wounds).toBe(0);
  });

  it('Second Wind frees a fighter that has charged for attacks, not for moves, in its own next activation (354.1)', () => {
    const charged = (x: Und): void => {
      fighter(x, 'garrek').chargeToken = 1;
      fighter(x, 'garrek').did = 2;
    };
    const { match } = standing(champions({ obryn: 'D5' }), reavers({ garrek: 'D4' }, { hand: ['shadespire:354'] }), charged);
    along(match, 'pass', 'play:shadespire:354', 'choose:garrek');
    while (!offered(match).includes('draw') && !offered(match).some((o) => o.includes('garrek'))) match.take('pass');
    expect(offered(match)).toContain(`${INSPIRED_AXE}>obryn`);
    expect(offered(match).some((o) => o.startsWith('move:') || o.startsWith('charge:'))).toBe(false);
  });

  it('Spectral Wings serves the first Move, and a push does not use it up (361.1)', () => {
    const { match } = standing(champions({ obryn: 'D9' }), reavers({ garrek: 'D1' }, { hand: ['shadespire:361'] }));
    along(match, 'pass', 'play:shadespire:361', 'move:garrek>D7');
    expect(match.nodeKind).toBe('decision');
  });

  it('Sprint doubles before anything is added, bars Charges, and then activations (363.1)', () => {
    const { match, g } = standing(
      champions({ obryn: 'D9' }),
      reavers({ garrek: 'H1' }, { hand: ['shadespire:363'], on: { garrek: ['shadespire:390'] } }),
    );
    along(match, 'pass', 'play:shadespire:363');
    while (!offered(match).some((o) => o.startsWith('move:garrek'))) match.take('pass');
    expect(offered(match).some((o) => o.startsWith('charge:'))).toBe(false);
    expect(match.whyNot('charge:garrek>E6').map((r) => r.key)).toContain('no-charge-now');
    expect(offered(match)).toContain('move:garrek>H9');
    run(match, 'move:garrek>H9');
    expect(fighter(g, 'garrek').spent).toBe(1);
  });

  it('Crippling Doubt leaves an enemy leader one dice for its first attack (L34)', () => {
    const { match, g } = standing(reavers({ garrek: 'D4' }, { hand: ['leaders:34'] }), swarm({ skritch: 'D5', krrk: 'D9' }));
    play(match, 'leaders:34', 'choose:skritch', 'attack:skritch/warp-infused-halberd>garrek', [1], [4]);
    expect(fighter(g, 'garrek').wounds).toBe(3);
  });

  it('No Time lasts into the end phase (344.1)', () => {
    const { match, g } = standing(
      reavers({ garrek: 'D4' }, { hand: ['shadespire:344', 'shadespire:391'] }),
      champions({ obryn: 'D9' }),
      (x) => {
        for (const p of x.state.players) p.activations = 4;
        x.state.players[0].activations = 3;
        x.state.players[0].glory = 1;
      },
    );
    play(match, 'shadespire:344');
    while (g.state.phase === 1) match.take('pass');
    expect(offered(match).some((o) => o.startsWith('upgrade:'))).toBe(false);
    expect(g.state.lasting).toHaveLength(1);
  });
});

describe('ploys that answer', () => {
  it('Misdirection against Confusion replaces one’s own fighter by another beside the same enemy (341.2)', () => {
    const { match, g } = standing(
      reavers({ garrek: 'D4' }, { hand: ['shadespire:311'] }),
      champions({ obryn: 'D5', angharad: 'D3', steelheart: 'H9' }, { hand: ['shadespire:341'] }),
    );
    play(match, 'shadespire:311', 'choose:obryn', 'choose:garrek', 'react:shadespire:341');
    expect(offered(match)).toEqual(['choose:angharad']);
    run(match, 'choose:angharad');
    expect([hexOf(g, 'garrek'), hexOf(g, 'angharad'), hexOf(g, 'obryn')]).toEqual(['D3', 'D4', 'D5']);
  });

  it('Mirror Move pushes another fighter as far (432)', () => {
    const { match, g } = standing(
      reavers({ garrek: 'D4' }, { hand: ['shadespire:360'] }),
      champions({ obryn: 'D9' }, { hand: ['nightvault:432'] }),
    );
    play(match, 'shadespire:360', 'choose:garrek', 'choose:N', 'react:nightvault:432');
    expect(offered(match)).toEqual(['choose:obryn']);
    run(match, 'choose:obryn', 'choose:N');
    expect(hexOf(g, 'obryn')).toBe('D8');
  });

  it('My Turn answers what a Daemonic Weapon costs, after the attack (343.1)', () => {
    const { match } = standing(
      reavers({ garrek: 'D4' }, { hand: ['shadespire:343'], on: { garrek: ['shadespire:382'] } }),
      champions({ obryn: 'D5' }),
    );
    run(match, 'attack:garrek/daemonic-weapon>obryn', [3, 3], [3], 'react:shadespire:343', 'choose:garrek');
    expect(offered(match)).toContain('choose:none');
  });

  it('My Turn answers Shattering Terrain between the Move and the Attack of a Charge (343.2)', () => {
    const { match, g } = standing(
      champions({ obryn: 'D6' }, { hand: ['shadespire:357'] }),
      reavers({ garrek: 'D2' }, { hand: ['shadespire:343'] }),
    );
    along(match, 'pass', 'play:shadespire:357', 'charge:garrek>D5');
    expect(fighter(g, 'garrek').wounds).toBe(1);
    expect(offered(match)).toContain('react:shadespire:343');
  });

  it('Rebound’s damage is that of the warband that played it (349.1)', () => {
    const { match, g } = standing(reavers({ garrek: 'D4', saek: 'A1' }), champions({ obryn: 'D5' }, { hand: ['shadespire:349'] }), (x) => {
      fighter(x, 'garrek').wounds = 3;
    });
    along(match, `${AXE}>obryn`, [1, 1], [3], 'react:shadespire:349', [6]);
    expect(g.state.deeds.filter((d) => d.what === 5)).toMatchObject([{ seat: 1, by: -1 }]);
  });

  it('Ready for Action names the actions, so that a Move token is no bar (348, g.28)', () => {
    const { match } = standing(
      reavers({ garrek: 'D4' }, { hand: ['shadespire:348', 'shadespire:391'] }),
      champions({ obryn: 'D9' }),
      (x) => {
        fighter(x, 'garrek').moveToken = 1;
        x.state.players[0].glory = 1;
      },
    );
    along(match, 'pass', 'upgrade:garrek/shadespire:391', 'react:shadespire:348');
    expect(offered(match)).toContain('move:garrek>D3');
    // It may, so that it need not: the card is spent all the same (g.28).
    run(match, 'none');
    expect(fighter(match.play, 'garrek').did).toBe(0);
  });
});
