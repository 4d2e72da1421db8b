import { describe, expect, it } from 'vitest';
import { fighter, offered, run, type Side, type Standing, standing } from '../standing.testing.ts';
import { DEED_CAST } from '../state.ts';

const storm = (at: Side['at'], more: Partial<Side> = {}): Side => ({ warband: 'stormsires-cursebreakers', at, ...more });
const champions = (at: Side['at'], more: Partial<Side> = {}): Side => ({ warband: 'steelhearts-champions', at, ...more });
const reavers = (at: Side['at'], more: Partial<Side> = {}): Side => ({ warband: 'garreks-reavers', at, ...more });

/** How likely at least so many successes are at the roll a match stands at. */
function odds(match: Standing, n: number): number {
  return match.outcomes().reduce((p, o) => {
    const [, hits, crits] = o.id.split(':').map(Number);
    return hits + crits >= n ? p + o.weight / o.total : p;
  }, 0);
}

const casts = (g: ReturnType<typeof standing>['g']): number => g.state.deeds.filter((d) => d.what === DEED_CAST).length;

describe('a gambit spell', () => {
  it.each([
    ['stormsire', 'nightvault:13', 1, 3 / 4],
    ['ammis', 'nightvault:13', 1, 1 / 2],
    ['ammis', 'nightvault:389', 1, 2 / 3],
    ['stormsire', 'nightvault:12', 2, 16 / 36],
  ])('is cast by %s with %s as often as its dice say (M1, M2)', (who, card, n, p) => {
    const { match } = standing(storm({ stormsire: 'D2', ammis: 'F2' }, { hand: [card] }), champions({ obryn: 'D5' }));
    run(match, 'pass', `cast:${who}/${card}`);
    expect(odds(match, n)).toBeCloseTo(p, 12);
  });

  it('counts as cast without anybody to choose, and Inspires its caster (13.1, I2)', () => {
    const { match, g } = standing(storm({ stormsire: 'D2' }, { hand: ['nightvault:13'] }), champions({ obryn: 'D5' }));
    run(match, 'pass', 'cast:stormsire/nightvault:13', [4, 1]);
    expect(fighter(g, 'stormsire').inspired).toBe(1);
    expect(casts(g)).toBe(1);
  });

  it('is spent where it is not cast, and does nothing (M5)', () => {
    const { match, g } = standing(storm({ stormsire: 'D2', ammis: 'D3' }, { hand: ['nightvault:13'] }), champions({ obryn: 'D5' }), (x) => {
      fighter(x, 'ammis').wounds = 2;
    });
    run(match, 'pass', 'cast:stormsire/nightvault:13', [1, 1]);
    expect(fighter(g, 'stormsire').inspired).toBe(0);
    expect(fighter(g, 'ammis').wounds).toBe(2);
    expect(casts(g)).toBe(0);
    expect(offered(match).some((id) => id.startsWith('cast'))).toBe(false);
  });

  it('hurts its caster with two criticals, after its effect (M4)', () => {
    const { match, g } = standing(storm({ stormsire: 'D2', ammis: 'D3' }, { hand: ['nightvault:13'] }), champions({ obryn: 'D5' }), (x) => {
      fighter(x, 'ammis').wounds = 2;
    });
    run(match, 'pass', 'cast:stormsire/nightvault:13', [6, 6]);
    expect(fighter(g, 'stormsire').wounds).toBe(0);
    run(match, 'choose:ammis');
    expect(fighter(g, 'ammis').wounds).toBe(1);
    expect(fighter(g, 'stormsire')).toMatchObject({ wounds: 1, inspired: 1 });
  });

  it('is refused to whoever is no wizard, by the rule (M5)', () => {
    const { match } = standing(champions({ obryn: 'D5' }, { hand: ['nightvault:389'] }), storm({ stormsire: 'D2' }));
    run(match, 'pass');
    expect(match.refused().map((r) => r.reasons[0].rule)).toEqual(['wu:M5']);
  });
});

describe('Innate', () => {
  it('is a success of its symbol without a dice, and of no other (M3, 23)', () => {
    const hand = { hand: ['nightvault:389', 'nightvault:13'], on: { stormsire: ['nightvault:23'] } };
    const { match, g } = standing(storm({ stormsire: 'D2' }, hand), champions({ obryn: 'D5' }));
    run(match, 'pass', 'cast:stormsire/nightvault:13', [1, 1]);
    expect(casts(g)).toBe(0);
    run(match, 'cast:stormsire/nightvault:389', [4, 4], 'choose:obryn');
    expect(casts(g)).toBe(1);
  });

  it('of Gather the Storm waits for the next attempt, whichever it is, and serves that one alone (14.1)', () => {
    const hand = { hand: ['nightvault:14', 'nightvault:389', 'nightvault:13'] };
    const { match, g } = standing(storm({ stormsire: 'D2', ammis: 'F2' }, hand), champions({ obryn: 'D5' }));
    run(match, 'pass', 'play:nightvault:14', 'pass', 'pass', 'pass', 'pass', 'cast:ammis/nightvault:389', [4], 'choose:obryn');
    expect(casts(g)).toBe(1);
    expect(g.state.lasting.map((l) => g.table.cards[g.state.cards[l.card].def].face.id)).toEqual(['nightvault:389']);
    const spent = standing(storm({ stormsire: 'D2', ammis: 'F2' }, hand), champions({ obryn: 'D5' }));
    run(spent.match, 'pass', 'play:nightvault:14', 'cast:ammis/nightvault:13', [1], 'cast:ammis/nightvault:389', [4]);
    expect(casts(spent.g)).toBe(0);
  });
});

describe('a Spell Action', () => {
  it('empowers where it is cast: one dice again in each attack, until the phase ends (empower)', () => {
    const { match, g } = standing(storm({ ammis: 'D4' }), champions({ obryn: 'D5' }));
    const empower = offered(match).find((id) => id.endsWith('/empower')) as string;
    run(match, empower);
    expect(odds(match, 1)).toBeCloseTo(2 / 3, 12);
    run(match, [2], 'pass');
    expect(fighter(g, 'ammis')).toMatchObject({ inspired: 1, moveToken: 0, chargeToken: 0 });
    run(match, 'attack:ammis/linked-weapons>obryn', [3, 3, 3], 'again:fail', [1], [3], 'leave', 'pass');
    expect(fighter(g, 'obryn').wounds).toBe(3);
    run(match, 'attack:ammis/linked-weapons>obryn', [3, 3, 3]);
    expect(offered(match)).toEqual(['keep', 'again:fail']);
  });

  it('does nothing where it is not cast', () => {
    const { match, g } = standing(storm({ ammis: 'D4' }), champions({ obryn: 'D5' }));
    run(match, offered(match).find((id) => id.endsWith('/empower')) as string, [4], 'pass');
    expect(fighter(g, 'ammis').inspired).toBe(0);
    run(match, 'attack:ammis/tempest-blade>obryn', [1, 1, 1]);
    expect(match.nodeKind).toBe('chance');
  });
});

describe('a spell attack', () => {
  const FULMINATION = 'attack:stormsire/fulmination>obryn';

  it('rolls its magic dice with what changes Dice, and nothing that is about attack dice (g.16)', () => {
    const on = { stormsire: ['shadespire:375', 'shadespire:376', 'shadespire:403'] };
    const { match } = standing(storm({ stormsire: 'D4' }, { on }), champions({ obryn: 'D5', angharad: 'A1' }));
    run(match, FULMINATION);
    expect(match.outcomes()[0].total).toBe(6 ** 3);
    run(match, [4, 1, 1]);
    expect(match.nodeKind).toBe('chance');
    expect(match.outcomes()[0].total).toBe(6);
  });

  it('is supported by nobody, and succeeds with focus (D3, g.16)', () => {
    const { match } = standing(storm({ stormsire: 'D4', ammis: 'C5', rastus: 'C6' }), champions({ obryn: 'D5' }));
    run(match, FULMINATION);
    expect(odds(match, 1)).toBeCloseTo(3 / 4, 12);
  });

  it('succeeds with criticals alone under Blood Rain (11-pluie-de-sang.2)', () => {
    const { match, g } = standing(
      reavers({ garrek: 'D4', saek: 'A1', karsus: 'B1' }, { hand: ['shadespire:11'] }),
      storm({ stormsire: 'D6' }),
    );
    run(match, 'pass', 'play:shadespire:11', 'attack:stormsire/fulmination>garrek');
    expect(odds(match, 1)).toBeCloseTo(11 / 36, 12);
    run(match, [4, 6], [1], 'leave');
    expect(g.state.deeds.filter((d) => d.what === DEED_CAST)).toHaveLength(1);
  });

  it('was cast only where it was not beaten in defence (g.20)', () => {
    const beaten = standing(storm({ stormsire: 'D4' }, { hand: ['nightvault:4'] }), champions({ obryn: 'D6' }));
    run(beaten.match, FULMINATION, [4, 1], [6]);
    expect(fighter(beaten.g, 'stormsire').inspired).toBe(0);
    expect(offered(beaten.match)).not.toContain('score:nightvault:4');
    const cast = standing(storm({ stormsire: 'D4' }, { hand: ['nightvault:4'] }), champions({ obryn: 'D6' }));
    run(cast.match, FULMINATION, [4, 1], [3], 'leave', 'score:nightvault:4');
    expect(fighter(cast.g, 'stormsire').inspired).toBe(1);
    expect(fighter(cast.g, 'obryn').wounds).toBe(1);
  });

  it('is an attempt too, for what waits for one (14.1)', () => {
    const { match, g } = standing(storm({ stormsire: 'D4' }, { hand: ['nightvault:14'] }), champions({ obryn: 'D6' }));
    run(match, 'pass', 'play:nightvault:14', 'pass', FULMINATION, [1, 1], [3]);
    // The channel that comes with it is no focus.
    expect(g.state.deeds.filter((d) => d.what === DEED_CAST)).toEqual([]);
    expect(g.state.lasting).toEqual([]);
  });

  it('with two criticals hurts its attacker by one reading alone (M4)', () => {
    const burnt = (reading: string): number => {
      const { match, g } = standing(storm({ stormsire: 'D4' }), champions({ obryn: 'D6' }), (x) => {
        Object.assign(x.table.choice, { 'spell-attack-criticals': reading });
      });
      run(match, FULMINATION, [6, 6], [3], 'leave');
      return fighter(g, 'stormsire').wounds;
    };
    expect([burnt('harmless'), burnt('damage')]).toEqual([0, 1]);
  });
});
