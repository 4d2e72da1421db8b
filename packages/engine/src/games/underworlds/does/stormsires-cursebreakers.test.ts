import { describe, expect, it } from 'vitest';
import { CARDS } from '../content/index.ts';
import { underworlds } from '../game.ts';
import { fighter, offered, run, type Side, type Standing, standing } from '../standing.testing.ts';
import { DEED_OUT } from '../state.ts';
import { fieldOf } from '../table.ts';
import { behaviourOf } from './index.ts';

const storm = (at: Side['at'], more: Partial<Side> = {}): Side => ({ warband: 'stormsires-cursebreakers', at, ...more });
const champions = (at: Side['at'], more: Partial<Side> = {}): Side => ({ warband: 'steelhearts-champions', at, ...more });
type G = ReturnType<typeof standing>['g'];

/** The name of the hex a fighter stands on. */
const at = (g: G, who: string): string | undefined => fieldOf(g).names[fighter(g, who).hex];

/** Goes on to the objectives of the end phase, with no activation more; what may be left is left. */
function endRound(s: { readonly match: Standing }): string[] {
  for (const p of s.match.state.players) p.activations = 4;
  while (!offered(s.match).includes('done'))
    run(s.match, offered(s.match).find((id) => ['nothing', 'leave', 'pass'].includes(id)) as string);
  return offered(s.match);
}

describe('their spells', () => {
  it('Chain Lightning hurts each enemy of the chain once, and no friend (11-chaine-eclairs.1)', () => {
    const side = storm({ stormsire: 'D4', ammis: 'D6' }, { hand: ['nightvault:11'] });
    const { match, g } = standing(side, champions({ obryn: 'D5', angharad: 'G2' }));
    run(match, 'pass', 'cast:stormsire/nightvault:11', [4, 1]);
    expect(match.outcomes().map((o) => o.id)).toEqual(['SE', 'NE', 'N', 'NW', 'SW', 'S']);
    for (const d of ['S', 'S', 'N']) match.fall(d);
    expect(fighter(g, 'obryn').wounds).toBe(1);
    expect(fighter(g, 'ammis').wounds).toBe(0);
    expect(fighter(g, 'angharad').wounds).toBe(0);
  });

  it('a chain that leaves the battlefield ends there, or goes on by the other reading (M7)', () => {
    const side = storm({ stormsire: 'A1' }, { hand: ['nightvault:11'] });
    const { match, g } = standing(side, champions({ obryn: 'A2' }));
    run(match, 'pass', 'cast:stormsire/nightvault:11', [4, 1]);
    match.fall('N');
    expect(match.nodeKind).not.toBe('chance');
    expect(fighter(g, 'obryn').wounds).toBe(0);
    const other = standing(side, champions({ obryn: 'A2' }), (x) => {
      Object.assign(x.table.choice, { 'scatter-leaves': 'goes-on' });
    });
    run(other.match, 'pass', 'cast:stormsire/nightvault:11', [4, 1]);
    for (const d of ['N', 'S', 'S']) other.match.fall(d);
    expect(fighter(other.g, 'obryn').wounds).toBe(1);
  });

  it('Cry of Thunder hurts an enemy and everybody next to it, and the caster has done it (12, g.23)', () => {
    const side = storm({ stormsire: 'D4', ammis: 'D6' }, { hand: ['nightvault:12'] });
    const { match, g } = standing(side, champions({ obryn: 'D5', angharad: 'E5', steelheart: 'G2' }), (x) => {
      fighter(x, 'obryn').wounds = 3;
    });
    run(match, 'pass', 'cast:stormsire/nightvault:12', [1, 1], 'choose:obryn');
    expect(['stormsire', 'ammis', 'angharad', 'steelheart'].map((f) => fighter(g, f).wounds)).toEqual([1, 1, 1, 0]);
    expect(fighter(g, 'obryn').out).toBe(1);
    expect(g.state.deeds.find((d) => d.what === DEED_OUT)).toMatchObject({ by: fighterAt(g, 'stormsire'), seat: 0 });
  });

  it('Stormward leaves an enemy’s spell uncast, gambit or attack (19)', () => {
    const ward = storm({ rastus: 'D4' }, { hand: ['nightvault:19'] });
    const mirror = standing(storm({ stormsire: 'D6' }, { hand: ['nightvault:389'] }), ward);
    run(mirror.match, 'pass', 'cast:stormsire-1/nightvault:389', [1, 1], 'react:nightvault:19', [4], 'pass');
    expect(fighter(mirror.g, 'stormsire-1').inspired).toBe(0);
    expect(mirror.g.state.lasting).toEqual([]);
    const attack = standing(storm({ stormsire: 'D6' }), ward);
    run(attack.match, 'attack:stormsire-1/fulmination>rastus-2', [4, 4], [3], 'pass', 'react:nightvault:19', [4]);
    expect(fighter(attack.g, 'rastus-2').wounds).toBe(0);
    expect(fighter(attack.g, 'stormsire-1').inspired).toBe(0);
    const failed = standing(storm({ stormsire: 'D6' }), ward);
    run(failed.match, 'attack:stormsire-1/fulmination>rastus-2', [4, 4], [3], 'pass', 'react:nightvault:19', [6], 'leave');
    expect(fighter(failed.g, 'rastus-2').wounds).toBe(1);
    expect(fighter(failed.g, 'stormsire-1').inspired).toBe(1);
  });
});

describe('their upgrades', () => {
  const attacked = (upgrade: string, on: Partial<Side> = {}) =>
    standing(storm({ rastus: 'D5' }, { on: { rastus: [upgrade] } }), champions({ obryn: 'D4' }, on), (x) => {
      x.state.active = 0;
    });

  it('Blessed Blade gives Stormsire an attack with Cleave (20)', () => {
    const { match } = standing(storm({ stormsire: 'D4' }, { on: { stormsire: ['nightvault:20'] } }), champions({ obryn: 'D5' }));
    expect(offered(match)).toContain('attack:stormsire/blessed-blade>obryn');
  });

  it('Disarming Blow discards what the attacker attacks with (22)', () => {
    const { match, g } = attacked('nightvault:22', { on: { obryn: ['shadespire:57', 'shadespire:390'] } });
    run(match, 'attack:obryn/grandhammer>rastus', [3, 3], [1], 'react:rastus/nightvault:22', [1], 'choose:shadespire:57');
    expect(g.state.cards.filter((c) => c.on === fighterAt(g, 'obryn')).map((c) => g.table.cards[c.def].face.id)).toEqual([
      'shadespire:390',
    ]);
  });

  it('Stunning Blow leaves a Charge token (26)', () => {
    const { match, g } = attacked('nightvault:26');
    run(match, 'attack:obryn/grandhammer>rastus', [3, 3], [1], 'react:rastus/nightvault:26', [6]);
    expect(fighter(g, 'obryn').chargeToken).toBe(1);
  });

  it('Hurricane Step pushes after an attack, Lightning Whip hurts once more after a success (24, 25)', () => {
    const step = standing(storm({ rastus: 'D5' }, { on: { rastus: ['nightvault:24'] } }), champions({ obryn: 'D4' }));
    run(step.match, 'attack:rastus/stormstave>obryn', [3, 3], [1], 'react:rastus/nightvault:24', 'choose:S');
    expect(at(step.g, 'rastus')).toBe('D6');
    const whip = standing(storm({ rastus: 'D5' }, { on: { rastus: ['nightvault:25'] } }), champions({ obryn: 'D4' }));
    run(whip.match, 'attack:rastus/stormstave>obryn', [1, 1], [3], 'leave', 'react:rastus/nightvault:25');
    expect(fighter(whip.g, 'obryn').wounds).toBe(3);
  });

  it('Tempest’s Might strengthens spell attacks, and no others (27)', () => {
    const on = { on: { stormsire: ['nightvault:27'] } };
    const spell = standing(storm({ stormsire: 'D4' }, on), champions({ obryn: 'D5' }));
    run(spell.match, 'attack:stormsire/fulmination>obryn', [4, 4], [3], 'leave');
    expect(fighter(spell.g, 'obryn').wounds).toBe(2);
    const staff = standing(storm({ stormsire: 'D4' }, on), champions({ obryn: 'D5' }));
    run(staff.match, 'attack:stormsire/incantors-staff>obryn', [1, 1], [3], 'leave');
    expect(fighter(staff.g, 'obryn').wounds).toBe(2);
  });
});

describe('their objectives', () => {
  it('Fight as One wants two friends in support, whatever comes of the attack (3)', () => {
    const hand = { hand: ['nightvault:3'] };
    const two = standing(storm({ stormsire: 'D4', ammis: 'C5', rastus: 'E5' }, hand), champions({ obryn: 'D5' }));
    run(two.match, 'attack:stormsire/incantors-staff>obryn', [3, 3], [1], 'score:nightvault:3');
    expect(two.g.state.players[0].glory).toBe(1);
    const one = standing(storm({ stormsire: 'D4', ammis: 'C5', rastus: 'F5' }, hand), champions({ obryn: 'D5' }));
    run(one.match, 'attack:stormsire/incantors-staff>obryn', [3, 3], [1]);
    expect(offered(one.match)).not.toContain('score:nightvault:3');
    // A spell Attack action is an Attack action, though its dice have no support faces.
    const spell = standing(storm({ stormsire: 'D4', ammis: 'C5', rastus: 'E5' }, hand), champions({ obryn: 'D5' }));
    run(spell.match, 'attack:stormsire/fulmination>obryn', [1, 1], [1], 'score:nightvault:3');
    expect(spell.g.state.players[0].glory).toBe(1);
  });

  it('Measured Strike wants exactly what was needed (7)', () => {
    const strike = (wounds: number) => {
      const s = standing(storm({ rastus: 'D4' }, { hand: ['nightvault:7'] }), champions({ obryn: 'D5', angharad: 'A1' }), (x) => {
        fighter(x, 'obryn').wounds = wounds;
      });
      run(s.match, 'attack:rastus/stormstave>obryn', [1, 1], [3]);
      return offered(s.match);
    };
    expect(strike(2)).toContain('score:nightvault:7');
    expect(strike(3)).not.toContain('score:nightvault:7');
  });

  it('Blessed Banishment wants a leader gone, Overwhelming Storm more survivors (1, 8)', () => {
    const hand = { hand: ['nightvault:1', 'nightvault:8'] };
    const s = standing(storm({ stormsire: 'D4', ammis: 'F2' }, hand), champions({ steelheart: 'D5', obryn: 'C5', angharad: 'A1' }), (x) => {
      for (const f of ['steelheart', 'obryn']) fighter(x, f).wounds = 3;
    });
    run(s.match, 'attack:stormsire/incantors-staff>obryn', [1, 1], [3]);
    expect(endRound({ match: s.match.fork() })).toEqual(['done']);
    run(s.match, 'pass', 'attack:stormsire/incantors-staff>steelheart', [1, 1], [3]);
    expect(endRound(s)).toEqual(['done', 'score:nightvault:1', 'score:nightvault:8']);
  });

  it('Magical Supremacy counts spells, Heavily Armed those who carry something (5, 6)', () => {
    const hand = { hand: ['nightvault:5', 'nightvault:6', 'nightvault:389', 'nightvault:13'] };
    const on = { stormsire: ['nightvault:23'], ammis: ['nightvault:24'] };
    const s = standing(storm({ stormsire: 'D2', ammis: 'F2', rastus: 'B2' }, { ...hand, on }), champions({ obryn: 'D5' }));
    run(s.match, 'pass', 'cast:stormsire/nightvault:13', [4, 4]);
    expect(endRound({ match: s.match.fork() })).toEqual(['done']);
    run(s.match, 'nothing', 'cast:stormsire/nightvault:389', [1, 1], 'choose:obryn', 'nothing');
    const two = s.match.fork();
    expect(endRound({ match: two })).toEqual(['done', 'score:nightvault:6']);
    const armed = standing(
      storm({ stormsire: 'D2', ammis: 'F2', rastus: 'B2' }, { ...hand, on: { ...on, rastus: ['nightvault:25'] } }),
      champions({ obryn: 'D5' }),
    );
    expect(endRound(armed)).toEqual(['done', 'score:nightvault:5']);
  });

  it('Purify the Earth wants what an enemy held when the round began (9)', () => {
    const after = (held: boolean) => {
      const s = standing(storm({ stormsire: 'D4' }, { hand: ['nightvault:9'] }), champions({ obryn: 'D9' }), (x) => {
        x.state.tokens = [{ hex: fighter(x, 'obryn').hex, face: 1 }];
      });
      const token = fighter(s.g, 'obryn').hex;
      endRound(s);
      run(s.match, 'done');
      if (!held) fighter(s.g, 'obryn').hex = token - 1;
      run(s.match, 'done', [6, 1, 1, 1], [3, 3, 3, 3], 'first');
      fighter(s.g, 'obryn').hex = token - 1;
      fighter(s.g, 'stormsire').hex = token;
      return endRound(s);
    };
    expect(after(true)).toContain('score:nightvault:9');
    expect(after(false)).toEqual(['done']);
  });
});

it('all their cards are played, and their starter deck is taken (K1)', () => {
  for (const c of CARDS.filter((x) => x.warband === 'stormsires-cursebreakers')) expect(behaviourOf(c), c.id).not.toBeNull();
  const seat = { warband: 'stormsires-cursebreakers', deck: 'starter:stormsires-cursebreakers' } as const;
  expect(underworlds.tables({ seats: [seat, seat] }).decks[0].map((pile) => pile.length)).toEqual([12, 20]);
});

function fighterAt(g: G, who: string): number {
  return g.table.fighters.findIndex((f) => f.key === who);
}
