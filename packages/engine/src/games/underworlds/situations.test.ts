import { describe, expect, it } from 'vitest';
import { gameFault, runCase, seeded } from '../../core/index.ts';
import { CARDS, DECKS, FIGHTERS, findCard, HEX_KINDS, PERSISTENCES, WARBANDS } from './content/index.ts';
import { isFor } from './deck.ts';
import { DONE, MOMENTS, type Situation, type SituationSide, TOKENS } from './situation.ts';
import { DEEDS, HOW } from './situation-deeds.ts';
import { situationMatch, underworldsSituations } from './situations.ts';
import * as state from './state.ts';

/** Garrek and Obryn face to face, changed. */
const duel = (change: Partial<Situation> = {}, first: Partial<SituationSide> = {}): Situation => ({
  sides: [
    { warband: 'garreks-reavers', fighters: { garrek: 'D3' }, ...first },
    { warband: 'steelhearts-champions', fighters: { obryn: 'D4' } },
  ],
  ...change,
});
const value = (s: Situation, name: string): unknown => underworldsSituations.value(situationMatch(s), name);
/** What is wrong with a set-up, and by which rule. */
const breach = (act: () => unknown): ReturnType<typeof gameFault> => {
  try {
    act();
  } catch (error) {
    return gameFault(error);
  }
  return undefined;
};
const fault = (act: () => unknown): unknown => breach(act)?.fault;

describe('an end phase in which nobody holds a card', () => {
  const name = { en: 'a', fr: 'a' };
  const script = [{ expect: { decision: { seat: 1 } } }];
  const told = (situation: Situation): string[] =>
    runCase(underworldsSituations, { name, situation, script }, 1).map((f) => `${f.at}: ${f.say.got.key}`);

  it('is past before anybody is asked, and a script that fails there is told so', () => {
    expect(told(duel({ at: 'end' }))).toEqual(['case 1: ran-on', 'case 1, step 1: chance-with-dice']);
    expect(told(duel({ at: 'end', round: 3 }))).toEqual(['case 1: ran-on', 'case 1, step 1: the-end']);
    const [first] = runCase(underworldsSituations, { name, situation: duel({ at: 'end' }), script }, 1);
    expect(first.events?.map((e) => e.event)).toEqual(['end-phase', 'round']);
  });

  it('is told to nobody else', () => {
    expect(told(duel({ at: 'end' }, { hand: ['shadespire:237'] }))).toEqual([]);
    expect(told(duel({ at: 'round' }))).toEqual(['case 1, step 1: chance-with-dice']);
  });
});

describe('a situation', () => {
  it('lays boards printed otherwise, turned ones too', () => {
    for (const field of [
      { boards: ['empty-market', 'bone-quarry'], turned: [true, true], offset: 0 },
      { boards: ['ash-court', 'empty-market'], turned: [false, true], offset: 1 },
    ] as const) {
      const at = 'D3';
      const match = situationMatch(duel({ field, hexes: { D4: 'lethal', D2: 'blocked', D8: 'starting' } }, { fighters: { garrek: at } }));
      const moves = underworldsSituations.value(match, 'garrek.moves') as string[];
      expect(moves).toContain('C4');
      expect(moves).not.toContain('D2');
    }
  });

  it('gives fighters of two warbands of a kind their sides', () => {
    const s: Situation = {
      sides: [
        { warband: 'garreks-reavers', fighters: { garrek: 'D3' } },
        { warband: 'garreks-reavers', fighters: { garrek: { at: 'D6', wounds: 2 } } },
      ],
    };
    expect(value(s, 'garrek-2.wounds')).toBe(2);
    expect(value(s, 'garrek-1.at')).toBe('D3');
  });

  it('has a word for every deed, and for everything done', () => {
    expect(DEEDS).toHaveLength(Object.keys(state).filter((k) => k.startsWith('DEED_')).length);
    expect(1 << (DONE.length - 1)).toBe(state.EMPOWERED);
    expect(1 << (HOW.length - 1)).toBe(state.ON_BYSTANDER);
  });

  it('gives exact odds: two hammers at most against one shield, counted by hand', () => {
    const script = (none: string, two: string) => [
      { take: 'attack:garrek/blooddrinker-axe>obryn' },
      { expect: { odds: { of: 'obryn.wounds', is: { '0': none, '2': two } } } },
    ];
    const failures = (none: string, two: string) =>
      runCase(underworldsSituations, { name: { en: '', fr: '' }, situation: duel(), script: script(none, two) }, 1);
    expect(failures('25/54', '29/54')).toEqual([]);
    expect(failures('1/2', '1/2')).toHaveLength(2);
  });

  it('holds more cards than two least decks have', () => {
    const powers = CARDS.filter((c) => isFor(c, 'garreks-reavers') && c.kind !== 'objective' && c.reprintOf === undefined).map((c) => c.id);
    const upgrade = 'shadespire:390';
    const deck = powers.filter((id) => id !== upgrade).slice(0, 60);
    const match = situationMatch({
      sides: [
        { warband: 'garreks-reavers', fighters: { garrek: 'D3' }, deck },
        { warband: 'garreks-reavers', fighters: { garrek: 'D6' }, deck, hand: [upgrade], glory: 1 },
      ],
      at: 'power',
      active: 2,
    });
    expect(match.options().map((o) => o.id)).toEqual(['pass', `upgrade:garrek-2/${upgrade}`]);
    match.take(`upgrade:garrek-2/${upgrade}`);
    expect(underworldsSituations.value(match, 'garrek-2.upgrades')).toEqual([upgrade]);
  });

  it.each([
    [duel({ hexes: { D5: 'lethal' } }), 'hex-on-the-join'],
    [duel({ hexes: { Z9: 'lethal' } }), 'no-such-hex'],
    [duel({ objectives: { 6: 'C3' } }), 'no-such-objective'],
    [duel({}, { fighters: { obryn: 'D2' } }), 'no-such-figure'],
    [duel({}, { fighters: { garrek: 'D4' } }), 'hex-taken-twice'],
    [duel({}, { hand: ['shadespire:9999'] }), 'unknown-card'],
    [duel({}, { hand: ['shadespire:42'] }), 'card-of-others'],
    [duel({}, { deck: 'none' }), 'no-such-deck'],
    [duel({ deeds: [{ what: 'out', by: 'garrek' }] }), 'deed-lacks'],
    [duel({ deeds: [{ what: 'out', on: 'garrek' }] }), 'deed-by-whom'],
    [duel({ deeds: [{ what: 'damage', on: 'garrek', n: 2 }] }), 'deed-by-whom'],
    [duel({ deeds: [{ what: 'displaced', on: 'garrek', n: 2 }] }), 'deed-by-whom'],
    [duel({ deeds: [{ what: 'play', card: 'shadespire:11' }] }), 'deed-by-whom'],
    [duel({ deeds: [{ what: 'command', on: 'garrek' }] }), 'deed-lacks'],
    [duel({}, { fighters: { garrek: { at: 'D3', upgrades: ['shadespire:11'] } } }), 'card-in-wrong-place'],
    [duel({}, { lasting: [{ card: 'shadespire:391' }] }), 'card-in-wrong-place'],
    [duel({}, { lasting: [{ ability: 'none' }] }), 'no-such-ability'],
    [duel({}, { lasting: [{ card: 'shadespire:330' }] }), 'does-not-last'],
    [duel({}, { lasting: [{ card: 'shadespire:10' }] }), 'lasts-on-whom'],
    [duel({}, { lasting: [{ card: 'shadespire:355' }] }), 'lasts-on-which-hex'],
    [duel({ sides: [duel().sides[0], { ...duel().sides[1], lasting: [{ ability: 'furious-parry' }] }] }), 'leaves-nothing'],
    [duel({}, { fighters: { garrek: { at: 'D3', printed: { move: 3 } }, nobody: { printed: {} } } }), 'no-such-figure'],
    [duel({ field: { boards: ['empty-market', 'none'], turned: [false, false], offset: 0 } }), 'unknown-board'],
  ])('says what it has no use for (%#)', (s, key) => {
    expect(fault(() => situationMatch(s))).toMatchObject({ key });
  });

  it.each([
    [{ garrek: { at: 'D3', wounds: 4 } }, 'wu:A7', 'already-out'],
    [{ garrek: 'D3', saek: { at: 'E3', upgrades: ['shadespire:23'] } }, 'wu:K2', 'upgrade-not-for-it'],
    [{ garrek: 'D3', saek: { out: true, upgrades: ['shadespire:391'] } }, 'wu:K2', 'upgrade-out-of-play'],
    [{ garrek: 'D3', saek: { out: true, tokens: ['charge'] } }, 'wu:g.14', 'tokens-out-of-action'],
  ] satisfies [SituationSide['fighters'], string, string][])('refuses fighters as they cannot be (%#)', (fighters, rule, key) => {
    expect(breach(() => situationMatch(duel({}, { fighters })))).toMatchObject({ rule, fault: { key } });
  });

  it('refuses by its paragraph what else cannot be', () => {
    const squig: SituationSide = { warband: 'zarbags-gitz', fighters: { gobbaluk: { at: 'D6', upgrades: ['shadespire:414'] } } };
    const withered: SituationSide = {
      warband: 'stormsires-cursebreakers',
      fighters: { stormsire: 'D6' },
      lasting: [{ card: 'nightvault:389', fighter: 'garrek' }],
    };
    const garrek = { fighters: { garrek: { at: 'D3', wounds: 3 } } };
    expect(breach(() => situationMatch({ sides: [duel().sides[0], squig] }))).toMatchObject({ rule: 'wu:K2' });
    expect(breach(() => situationMatch({ sides: [duel({}, garrek).sides[0], withered] }))).toMatchObject({ rule: 'wu:g.21' });
    expect(breach(() => situationMatch(duel({ hexes: { D3: 'blocked' } })))).toMatchObject({ rule: 'wu:S3' });
    expect(breach(() => situationMatch(duel({ hexes: { C3: 'blocked' }, objectives: { 1: 'C3' } })))).toMatchObject({ rule: 'wu:S4' });
    expect(breach(() => situationMatch(duel({}, { spent: 1 })))).toMatchObject({ rule: 'wu:G3' });
  });

  it('credits a deed to whoever did it, to nobody where it says so, and a return to the one that came back', () => {
    const seats = (...deeds: NonNullable<Situation['deeds']>): number[] => situationMatch(duel({ deeds })).state.deeds.map((d) => d.seat);
    expect(
      seats(
        { what: 'out', on: 'garrek', by: 'obryn' },
        { what: 'out', on: 'garrek', side: 0 },
        { what: 'damage', on: 'garrek', side: 1 },
        { what: 'return', on: 'garrek' },
      ),
    ).toEqual([1, -1, 0, 0]);
  });

  it.each([
    ['garrek.luck', 'no-figure-value'],
    ['nobody.at', 'no-such-figure'],
    ['luck', 'no-such-value'],
    ['luck of garrek', 'no-such-value'],
    ['luck.1', 'no-such-value'],
    ['range garrek Z9', 'no-such-figure'],
    ['dice garrek', 'no-such-attack'],
    ['dice garrek/nothing>obryn', 'no-such-attack'],
    ['scores 1 none', 'no-such-card'],
  ])('says which value it does not know: %s', (name, key) => {
    expect(fault(() => value(duel(), name))).toMatchObject({ key });
  });
});

/** Anything that a file may hold; now and then what none should. */
function anySituation(seed: number): Situation {
  const random = seeded(seed);
  const pick = <X>(list: readonly X[]): X => list[random.below(list.length)];
  const maybe = <X>(x: () => X): X | undefined => (random.below(3) === 0 ? x() : undefined);
  const mixed = <X>(list: readonly X[]): X[] =>
    list
      .map((x) => [random.below(1e6), x] as const)
      .sort((a, b) => a[0] - b[0])
      .map(([, x]) => x);
  const places = mixed([...'ABCDEFGH'].flatMap((c) => ['1', '2', '3', '4', '5', '6'].map((n) => c + n)));
  const hex = (): string => (random.below(150) === 0 ? pick(['Z9', '', 'D3', 'out ']) : (places.pop() ?? 'A1'));
  const side = (): SituationSide => {
    const warband = pick(WARBANDS);
    const ids = FIGHTERS[warband].map((f) => f.id);
    const own = mixed(CARDS.filter((c) => isFor(c, warband) && c.reprintOf === undefined).map((c) => c.id));
    const ours = (): string[] => own.splice(0, random.below(4));
    const one = (kind: string): string => {
      const at = own.findLastIndex((id) => findCard(id)?.kind === kind);
      return random.below(60) === 0 ? pick(CARDS).id : own.splice(at, 1)[0];
    };
    return {
      warband,
      fighters: Object.fromEntries(
        ids.map((id) => [
          id,
          pick([
            hex(),
            'out',
            {
              at: hex(),
              wounds: random.below(2),
              tokens: [pick(TOKENS)],
              did: [pick(DONE)],
              inspired: random.below(2) === 0,
              upgrades: random.below(8) === 0 ? [one('upgrade')] : [],
            },
          ]),
        ]),
      ),
      hand: ours(),
      discard: ours(),
      deck: pick([ours(), DECKS[0].id, []]),
      lasting: random.below(4) === 0 ? [{ card: one('ploy'), until: pick(PERSISTENCES), hex: 'C3', fighter: ids[0] }] : [],
      glory: 1 + random.below(5),
      spent: random.below(2),
      activations: random.below(5),
    };
  };
  const hexes = maybe(() => ({ [hex()]: pick(HEX_KINDS) }));
  const sides = [side(), side()] as const;
  const [by] = Object.keys(sides[0].fighters ?? {});
  return {
    sides,
    ...(hexes === undefined ? {} : { hexes }),
    objectives: { 1: hex(), 2: 'removed' },
    round: 1 + random.below(3),
    at: pick(MOMENTS),
    active: pick([1, 2] as const),
    deeds: maybe(() => [{ what: pick(DEEDS), side: pick([0, 1, 2] as const), by, on: by, card: 'shadespire:311', how: [pick(HOW)] }]) ?? [],
  };
}

describe('any situation', () => {
  it('is played on, or says what is wrong with it', { timeout: 60_000 }, () => {
    let played = 0;
    for (let seed = 0; seed < 120; seed++) {
      let match: ReturnType<typeof situationMatch>;
      try {
        match = situationMatch(anySituation(seed));
      } catch (error) {
        expect(gameFault(error), String(error)).toBeDefined();
        continue;
      }
      played++;
      const random = seeded(seed);
      for (let n = 0; n < 30 && match.nodeKind !== 'over'; n++) {
        if (match.nodeKind === 'chance') match.rollBy(random);
        else match.take(match.options()[random.below(match.options().length)].id);
      }
    }
    expect(played).toBeGreaterThan(20);
  });
});
