import { describe, expect, it } from 'vitest';
import type { Und } from '../defs.ts';
import { hexNamed } from '../field.ts';
import { situationMatch } from '../situations.ts';
import { run, type Side, standing } from '../standing.testing.ts';
import { fieldOf } from '../table.ts';
import { type AttackFrame, attackSequence } from './frames.ts';
import { aimsOf, attackUnderWay, lookBetween, reachOf, valuesOf } from './shown.ts';
import { leave } from './using.ts';
import { damageOf, defenceDiceOf, diceOf } from './values.ts';

const reavers = (at: Side['at'], more: Partial<Side> = {}): Side => ({ warband: 'garreks-reavers', at, ...more });
const champions = (at: Side['at']): Side => ({ warband: 'steelhearts-champions', at });
const hex = (g: Und, name: string): number => hexNamed(fieldOf(g), name);
const garrek = (g: Und): number => g.table.fighters.findIndex((f) => f.key === 'garrek');

describe('numbers with their parts', () => {
  it('are printed, and changed by what is in force (363.1)', () => {
    const { g } = standing(reavers({ garrek: 'D4' }, { on: { garrek: ['shadespire:390'] } }), champions({ obryn: 'D8' }));
    const values = valuesOf(g, garrek(g));
    const changed = [values.move, values.wounds, values.defence].filter((v) => v.because.length > 1);
    expect(changed).toHaveLength(1);
    const [printed, more] = changed[0].because;
    expect(printed).toMatchObject({ layer: 'base', source: { term: 'printed' } });
    expect(more).toMatchObject({ layer: 'add', amount: 1 });
    expect(changed[0].total).toBe(printed.amount + more.amount);
  });
});

describe('what a screen draws', () => {
  it('reach: every hex with the way there, none of them occupied (R3)', () => {
    const { g } = standing(reavers({ garrek: 'D4' }), champions({ obryn: 'D5' }));
    const reach = reachOf(g, garrek(g));
    const two = reach.find((r) => r.hex === hex(g, 'D2'));
    expect(two?.path.map((h) => fieldOf(g).names[h])).toEqual(['D3', 'D2']);
    expect(reach.some((r) => r.hex === hex(g, 'D5'))).toBe(false);
  });

  it('reach: whom an attack could be made on from each hex, on every hex that a Charge is offered on and on no other (R4)', () => {
    const { match, g } = standing(reavers({ garrek: 'D3' }), champions({ obryn: 'D6', angharad: 'H7' }));
    const on = (key: string): number => g.table.fighters.findIndex((f) => f.key === key);
    const reach = reachOf(g, garrek(g));
    const foes = (name: string) => reach.find((r) => r.hex === hex(g, name))?.foes;
    expect([foes('D5'), foes('D4'), foes('D2')]).toEqual([[on('obryn')], [], []]);
    const charges = match.options().flatMap((o) => (o.does === 'charge' && o.by === 'garrek' ? o.on.spaces : []));
    const hunting = reach.filter((r) => r.foes.length > 0).map((r) => fieldOf(g).names[r.hex]);
    expect(hunting.toSorted()).toEqual(charges.toSorted());
  });

  it('reach: the way through one lethal hex as well, for those whom being hurt Inspires, and only where another way spares it (R3)', () => {
    const ways = (inspired: boolean) => {
      const boyz = { warband: 'ironskulls-boyz', fighters: { bonekutta: { at: 'C4', inspired } } } as const;
      const sides = [boyz, { warband: 'steelhearts-champions', fighters: { obryn: 'C9' } }] as const;
      const { play } = situationMatch({ hexes: { C5: 'lethal' }, sides });
      const named = (hexes: readonly number[] | null | undefined) => hexes?.map((h) => fieldOf(play).names[h]);
      const reach = reachOf(
        play,
        play.table.fighters.findIndex((f) => f.key === 'bonekutta'),
      );
      return ['C6', 'C5', 'C1'].map((name) => named(reach.find((r) => r.hex === hex(play, name))?.through));
    };
    expect(ways(false)).toEqual([['C5', 'C6'], undefined, undefined]);
    expect(ways(true)).toEqual([undefined, undefined, undefined]);
  });

  it('aims: six hexes around within range 1, all in sight (A1)', () => {
    const { g } = standing(reavers({ garrek: 'D4' }), champions({ obryn: 'D5' }));
    const aims = aimsOf(g, hex(g, 'D4'), 1);
    expect(aims).toHaveLength(6);
    expect(aims.every((a) => a.seen)).toBe(true);
  });

  it('a look: its range, and that nothing stops it on an empty market (A1)', () => {
    const { g } = standing(reavers({ garrek: 'D4' }), champions({ obryn: 'D8' }));
    expect(lookBetween(g, hex(g, 'D4'), hex(g, 'D8'))).toMatchObject({ clear: true, range: 4, stoppedBy: [] });
  });

  it('the attack under way, in numbers, until it is over', () => {
    const { match, g } = standing(reavers({ garrek: 'D4' }), champions({ obryn: 'D5' }));
    expect(attackUnderWay(g)).toBeNull();
    run(match, 'attack:garrek/blooddrinker-axe>obryn');
    expect(attackUnderWay(g)).toMatchObject({
      by: garrek(g),
      dice: { total: 2 },
      damage: { total: 2 },
      defence: { total: 1 },
      hits: ['hammer', 'critical'],
    });
    run(match, [1, 2], [3], 'leave');
    expect(attackUnderWay(g)).toBeNull();
  });

  it('each of several targets has its numbers before its dice, and they are compared one after another (A11)', () => {
    const { match, g } = standing(reavers({ karsus: 'D5' }), champions({ obryn: 'D4', angharad: 'D6' }), (x) => {
      x.state.fighters[x.table.fighters.findIndex((f) => f.key === 'karsus')].inspired = 1;
    });
    const on = (key: string): number => g.table.fighters.findIndex((f) => f.key === key);
    run(match, 'attack:karsus/savage-whirl>all', 'next:angharad');
    expect(attackUnderWay(g)).toMatchObject({ on: on('angharad'), compared: false });
    run(match, [3, 3], [4]);
    expect(attackUnderWay(g)).toMatchObject({ on: on('angharad'), compared: true });
    run(match, 'leave');
    expect(attackUnderWay(g)).toMatchObject({ on: on('obryn'), compared: false });
  });

  it('what adds to an attack is a part of its number, which is the one that is rolled', () => {
    const strong = reavers({ garrek: 'D4', saek: 'C5' }, { on: { garrek: ['shadespire:391'] } });
    const { match, g } = standing(strong, champions({ obryn: 'D5' }));
    run(match, 'attack:garrek/blooddrinker-axe>obryn');
    const shown = attackUnderWay(g);
    expect(shown?.hits).toContain('single');
    const frame = g.state.stack.find((f) => f.seq === attackSequence.id)?.d as AttackFrame;
    expect(shown?.dice.total).toBe(diceOf(g, frame));
    expect(shown?.damage.total).toBe(damageOf(g, frame));
    expect(shown?.defence.total).toBe(defenceDiceOf(g, frame.on));
    expect([shown?.dice, shown?.damage].some((v) => (v?.because.length ?? 0) > 1)).toBe(true);
  });

  it('dice that are lifted to the minimum before others come besides are told with all their parts (g.16)', () => {
    const armed = reavers({ garrek: 'D4' }, { on: { garrek: ['shadespire:403'] } });
    const { match, g } = standing(armed, { warband: 'zarbags-gitz', at: { prog: 'D5' } }, (x) => {
      for (let n = 0; n < 2; n++) leave(x, 'barbed-net', 1, garrek(x), 'game');
    });
    run(match, 'attack:garrek/blooddrinker-axe>prog');
    const dice = attackUnderWay(g)?.dice;
    expect(dice?.total).toBe(2);
    expect(dice?.because.map((c) => [c.layer, c.amount, c.source])).toEqual([
      ['base', 2, { term: 'printed' }],
      ['add', 1, expect.objectContaining({ card: expect.any(Number) })],
      ['add', -2, { term: 'ability.barbed-net' }],
      ['add', -2, { term: 'ability.barbed-net' }],
      ['add', 3, { term: 'floor' }],
    ]);
  });
});
