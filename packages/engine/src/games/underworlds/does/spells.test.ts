import { describe, expect, it } from 'vitest';
import { findCard } from '../content/index.ts';
import { fighter, offered, run, type Side, standing } from '../standing.testing.ts';
import { DEED_OUT } from '../state.ts';
import { fieldOf } from '../table.ts';
import { behaviourOf } from './index.ts';

const storm = (at: Side['at'], more: Partial<Side> = {}): Side => ({ warband: 'stormsires-cursebreakers', at, ...more });
const champions = (at: Side['at'], more: Partial<Side> = {}): Side => ({ warband: 'steelhearts-champions', at, ...more });

describe('spells of any warband', () => {
  it('Abasoth’s Withering puts a worn fighter out of action, and nobody did it (389.1)', () => {
    const side = storm({ stormsire: 'D4' }, { hand: ['nightvault:389'] });
    const { match, g } = standing(side, champions({ steelheart: 'D8', obryn: 'D9' }), (x) => {
      fighter(x, 'steelheart').wounds = 3;
    });
    run(match, 'pass', 'cast:stormsire/nightvault:389', [1, 4]);
    // Four hexes at most: the other stands a fifth away.
    expect(offered(match)).toEqual(['choose:steelheart']);
    run(match, 'choose:steelheart');
    expect(fighter(g, 'steelheart').out).toBe(1);
    expect(g.state.players[0].glory).toBe(1);
    expect(g.state.deeds.find((d) => d.what === DEED_OUT)).toMatchObject({ seat: -1, by: -1 });
    expect(g.state.lasting).toEqual([]);
  });

  it('Abasoth’s Withering stays on whoever bears it (389)', () => {
    const side = storm({ stormsire: 'D4' }, { hand: ['nightvault:389'] });
    const { match, g } = standing(side, champions({ obryn: 'D6' }), (x) => {
      fighter(x, 'obryn').wounds = 1;
    });
    run(match, 'pass', 'cast:stormsire/nightvault:389', [1, 4], 'choose:obryn', 'pass');
    run(match, 'attack:stormsire/incantors-staff>obryn', [1, 1], [3]);
    expect(fighter(g, 'obryn').out).toBe(1);
  });

  it('Sphere of Azyr hurts an enemy that holds an objective (452)', () => {
    const side = storm({ stormsire: 'D4' }, { hand: ['nightvault:452'] });
    const { match, g } = standing(side, champions({ obryn: 'D8', angharad: 'F8' }), (x) => {
      x.state.tokens = [{ hex: fighter(x, 'angharad').hex, face: 1 }];
    });
    run(match, 'pass', 'cast:stormsire/nightvault:452', [4, 1]);
    expect(offered(match)).toEqual(['choose:angharad']);
    run(match, 'choose:angharad');
    expect(fighter(g, 'angharad').wounds).toBe(1);
  });

  it('Sphere of Hysh adds a dice to every attack of the next activation, magic dice too, and to no later one (456, g.16)', () => {
    const side = storm({ stormsire: 'D4' }, { hand: ['nightvault:456'] });
    const { match } = standing(side, champions({ obryn: 'D5' }));
    run(match, 'pass', 'cast:stormsire/nightvault:456', [1, 1]);
    const his = match.fork();
    run(his, 'attack:obryn/grandhammer>stormsire');
    expect(his.outcomes()[0].total).toBe(6 ** 3);
    run(match, 'pass', 'attack:stormsire/fulmination>obryn');
    expect(match.outcomes()[0].total).toBe(6 ** 2);
    const magic = standing(champions({ obryn: 'D5' }), side, (x) => {
      x.state.players[1].glory = 0;
    });
    run(magic.match, 'pass', 'cast:stormsire/nightvault:456', [1, 1], 'attack:stormsire/fulmination>obryn');
    expect(magic.match.outcomes()[0].total).toBe(6 ** 3);
  });

  it('Vital Surge heals as many as its player likes, two at most (471)', () => {
    const side = storm({ stormsire: 'D4', ammis: 'G2' }, { hand: ['nightvault:471'] });
    const { match, g } = standing(side, champions({ obryn: 'D9' }), (x) => {
      fighter(x, 'ammis').wounds = 3;
    });
    run(match, 'pass', 'cast:stormsire/nightvault:471', [1, 2], 'choose:ammis');
    expect(offered(match)).toEqual(['choose:1', 'choose:2']);
    run(match, 'choose:2');
    expect(fighter(g, 'ammis').wounds).toBe(1);
  });

  it('Ravenous Flame is known, though nobody plays its warband (74)', () => {
    const card = findCard('nightvault:74');
    expect(card === undefined ? null : behaviourOf(card)?.use?.steps.map((s) => s.do)).toEqual(['hex', 'scatter', 'then']);
  });
});

describe('spells of the Briar Queen', () => {
  const thorns = (hand: string, at: Side['at']): Side => ({ warband: 'thorns-of-the-briar-queen', at, hand: [hand] });

  it('Howling Vortex pushes each enemy once, as its player likes, or leaves it (42)', () => {
    const { match, g } = standing(
      thorns('nightvault:42', { 'briar-queen': 'D4' }),
      champions({ obryn: 'D6', angharad: 'F8', steelheart: 'B8' }),
    );
    run(match, 'pass', 'cast:briar-queen/nightvault:42', [4, 1]);
    expect(offered(match)).toEqual(['choose:none', 'choose:steelheart', 'choose:angharad', 'choose:obryn']);
    run(match, 'choose:obryn', 'choose:D7');
    expect(at(g, 'obryn')).toBe('D7');
    expect(offered(match)).toEqual(['choose:none', 'choose:steelheart', 'choose:angharad']);
    run(match, 'choose:angharad', 'choose:F9', 'choose:none');
    expect(at(g, 'angharad')).toBe('F9');
    expect(at(g, 'steelheart')).toBe('B8');
    expect(offered(match)).toContain('guard:obryn');
  });

  it('Rending Scream hurts all enemies next to its caster (44)', () => {
    const { match, g } = standing(
      thorns('nightvault:44', { 'briar-queen': 'D5', varclav: 'D4' }),
      champions({ obryn: 'D6', angharad: 'E5', steelheart: 'D8' }),
    );
    run(match, 'pass', 'cast:briar-queen/nightvault:44', [1, 1]);
    expect(['obryn', 'angharad', 'steelheart', 'varclav'].map((f) => fighter(g, f).wounds)).toEqual([1, 1, 0, 0]);
  });
});

describe('spells of Zarbag', () => {
  const gitz = (hand: string, at: Side['at']): Side => ({ warband: 'zarbags-gitz', at, hand: [hand] });

  it('Curse of da Bad Moon hurts whoever stands in a hex or next to it, four hexes away at most (97)', () => {
    const { match, g } = standing(
      gitz('nightvault:97', { zarbag: 'D4', drizgit: 'D7' }),
      champions({ obryn: 'D8', angharad: 'E8', steelheart: 'D6' }),
    );
    run(match, 'pass', 'cast:zarbag/nightvault:97', [4, 4]);
    expect(match.whyNot('choose:D9').map((r) => r.rule)).toEqual(['wu:M5']);
    run(match, 'choose:D8');
    expect(['obryn', 'angharad', 'steelheart', 'drizgit'].map((f) => fighter(g, f).wounds)).toEqual([1, 1, 0, 1]);
  });

  it('Curse of da Bad Moon strikes all at once: who falls beside an enemy was beside it, from either seat (97, 95)', () => {
    const grots = { zarbag: 'D2', prog: 'D4', stikkit: 'C5', dibbz: 'E5' };
    const cast = (order: (ours: Side, theirs: Side) => readonly [Side, Side]) => {
      const sides = order({ ...gitz('nightvault:97', grots), hand: ['nightvault:97', 'nightvault:95'] }, champions({ obryn: 'D5' }));
      const { match, g } = standing(...sides, (x) => {
        for (const who of ['prog', 'stikkit', 'dibbz']) fighter(x, who).wounds = 1;
        fighter(x, 'obryn').wounds = 3;
      });
      run(match, 'pass', 'cast:zarbag/nightvault:97', [4, 4], 'choose:D5');
      expect(['obryn', 'prog', 'stikkit', 'dibbz'].map((who) => fighter(g, who).out)).toEqual([1, 1, 1, 1]);
      return offered(match);
    };
    expect(cast((ours, theirs) => [ours, theirs])).toContain('score:nightvault:95');
    expect(cast((ours, theirs) => [theirs, ours])).toContain('score:nightvault:95');
  });

  it('’Orrible Leer pushes enemies next to its caster (103)', () => {
    const { match, g } = standing(gitz('nightvault:103', { zarbag: 'D4' }), champions({ obryn: 'D5', angharad: 'E4', steelheart: 'D6' }));
    run(match, 'pass', 'cast:zarbag/nightvault:103', [4, 1]);
    expect(offered(match)).toEqual(['choose:none', 'choose:angharad', 'choose:obryn']);
    run(match, 'choose:obryn', 'choose:E6', 'choose:angharad', 'choose:F3');
    expect([at(g, 'obryn'), at(g, 'angharad')]).toEqual(['E6', 'F3']);
    expect(fighter(g, 'zarbag').inspired).toBe(0);
  });
});

/** The name of the hex a fighter stands on. */
function at(g: ReturnType<typeof standing>['g'], who: string): string {
  return fieldOf(g).names[fighter(g, who).hex];
}
