/** Characters, cards, parties and maps of one's own: their bounds, and matches, records and situations that have them. */
import { describe, expect, it } from 'vitest';
import { faultsOfOwn, Match, type OwnThings, replay, runRuling, seeded } from '../../core/index.ts';
import {
  CARDS,
  type Card,
  CHARACTERS,
  type Character,
  caseOf,
  type Effect,
  findMap,
  findParty,
  mapOfOwn,
  type OwnMap,
  type Setup,
  situationMatch,
  WOW_OWN,
  wow,
  wowSituations,
} from './index.ts';
import { someCard, someCharacter, someMap } from './own.testing.ts';
import type { Situation } from './situation.ts';

const { kinds, bring, lay } = WOW_OWN;
const hero = kinds.characters.blank as Character;
const blow = kinds.cards.blank as Card;
const field = kinds.maps.blank as OwnMap;
const own = { characters: [hero], cards: [blow], maps: [field] } as OwnThings;
const withLower = (...lower: readonly unknown[]): unknown => ({ ...hero, lower });
const playing = (...effects: readonly Effect[]): unknown => ({ ...blow, ability: { kind: 'payment', ticks: 2, effects } });
const ALLIES = { each: { side: 'ally' } } as const;
/** A conversion whose attack does this when it crits. */
const converting = (e: Effect): Effect => ({
  do: 'convert',
  who: 'self',
  from: { nature: 'physical' },
  to: { nature: 'magic', type: 'fire' },
  crit: [{ effects: [e] }],
  until: 'turn-end',
});
const rows = (...drawn: readonly string[]): unknown => ({ ...field, rows: drawn });
const ROW = '. . . . . . . .';
const keys = (kind: string, thing: unknown, beside: OwnThings = {}): readonly string[] =>
  faultsOfOwn(kinds[kind], thing, beside).map((f) => `${f.path.join('.')} ${'expected' in f ? f.expected.key : f.fault.fault.key}`);

/** Plays a match to its end, by lot. */
function played(setup: Setup, seed: number) {
  const match = new Match(wow, setup, { undo: false });
  const random = seeded(seed);
  while (match.nodeKind !== 'over') {
    expect(match.at).toBeLessThan(wow.bound);
    const chance = match.nodeKind === 'chance';
    const all = chance ? match.outcomes() : match.options();
    const { id } = all[random.below(all.length)];
    if (chance) match.fall(id);
    else match.take(id);
  }
  return match;
}

describe('the bounds of what is one’s own', () => {
  it('are kept by what each kind begins with, and by everything of the game', () => {
    for (const [kind, { blank, printed }] of Object.entries(kinds)) {
      expect(keys(kind, blank)).toEqual([]);
      for (const thing of printed) expect([thing.id, ...keys(kind, { ...thing, id: `my-${thing.id.toLowerCase()}` })]).toEqual([thing.id]);
    }
  });

  it.each([
    [{ ...hero, id: 'D1' }, ['id short-name']],
    [{ ...hero, faction: 'gnolls', health: 0 }, ['health whole-number']],
    [{ ...hero, faction: 'gnolls' }, ['faction unknown-faction']],
    [{ ...hero, main: { ...hero.main, nature: 'both' } }, ['main.nature one-of']],
    [
      { ...hero, main: { ...hero.main, range: { min: 3, max: 2 }, targets: 6 } },
      ['main.range.min range-backwards', 'main.targets too-many-targets'],
    ],
    [{ ...hero, main: { ...hero.main, ticks: 0 } }, ['main.ticks free-for-ever']],
    [{ ...hero, main: { ...hero.main, crit: [{ effects: [] }] } }, ['main.crit.0.effects list-between']],
    [
      { ...hero, main: { ...hero.main, after: [{ do: 'again' }, { do: 'hits', n: 1 }] } },
      ['main.after.0 effect-out-of-place', 'main.after.1 effect-out-of-place'],
    ],
    [withLower({ kind: 'payment', ticks: 1, effects: [{ do: 'dance' }] }), ['lower.0.effects.0 one-of']],
    [withLower({ kind: 'payment', ticks: 1, effects: [{ do: 'heal', n: 1, who: 'target' }] }), ['lower.0.effects.0.who nobody-meant']],
    [
      withLower({ kind: 'payment', ticks: 1, effects: [{ do: 'ready', card: 'this', who: 'self' }] }),
      ['lower.0.effects.0 effect-out-of-place'],
    ],
    [
      withLower({ kind: 'payment', ticks: 1, effects: [{ do: 'tick-down', n: 1, who: { each: { side: 'ally' } } }] }),
      ['lower.0 ticks-others-down'],
    ],
    [
      withLower({ kind: 'payment', ticks: 0, oncePerTurn: true, effects: [{ do: 'ready', card: 'other', who: 'self' }] }),
      ['lower.0.ticks readies-for-nothing'],
    ],
    [
      withLower({ kind: 'react', ticks: 0, to: { on: 'played' }, effects: [{ do: 'prevent', n: 1 }] }),
      ['lower.0.effects.0 effect-out-of-place', 'lower.0.ticks free-for-ever'],
    ],
    [
      withLower(...[1, 2, 3].map((n) => ({ kind: 'react', ticks: n, to: { on: 'played' }, effects: [{ do: 'cancel' }] }))),
      ['lower too-many-reacts'],
    ],
    [
      withLower({ kind: 'ongoing', effects: [{ do: 'again' }], mainRange: { max: 1 } }),
      ['lower.0 trigger-and-effects', 'lower.0.mainRange no-place-for', 'lower.0.effects.0 effect-out-of-place'],
    ],
    [
      withLower({ kind: 'ongoing', trigger: { on: 'stops', whom: 'any', at: ['here'] }, effects: [{ do: 'damage', n: 1, who: 'it' }] }),
      ['lower.0.trigger.at.0 no-such-space'],
    ],
    [
      withLower({ kind: 'ongoing', trigger: { on: 'stops', whom: 'any' }, effects: [{ do: 'move', n: 1, who: 'it' }] }),
      ['lower.0.effects.0 sets-itself-off'],
    ],
    [
      withLower({ kind: 'ongoing', modifiers: [{ stat: 'move', n: 1, on: 'self', type: 'fire' }] }),
      ['lower.0.modifiers.0.stat no-attack-in-stat'],
    ],
    [{ ...hero, honor: 0 }, ['honor whole-number']],
    ...(['hurt', 'hurts'] as const).flatMap((on): [unknown, string[]][] =>
      (['self', { each: { side: 'ally' } }] as const).map((who) => [
        withLower({ kind: 'ongoing', trigger: { on }, effects: [{ do: 'tick-down', n: 1, who }] }),
        ['lower.0.effects.0 ticks-others-down'],
      ]),
    ),
    [
      withLower({ kind: 'ongoing', trigger: { on: 'enters', whom: 'any' }, effects: [{ do: 'tick-down', n: 1, who: 'it' }] }),
      ['lower.0.effects.0 ticks-others-down'],
    ],
    [
      withLower({ kind: 'ongoing', trigger: { on: 'hurt' }, effects: [converting({ do: 'tick-down', n: 1, who: 'self' })] }),
      ['lower.0.effects.0 ticks-others-down'],
    ],
    [withLower({ kind: 'ongoing', trigger: { on: 'tick-end', ticks: [5] }, effects: [{ do: 'tick-down', n: 1, who: ALLIES }] }), []],
    [
      withLower({ kind: 'payment', ticks: 1, effects: [converting({ do: 'tick-down', n: 1, who: ALLIES })] }),
      ['lower.0 ticks-others-down'],
    ],
    [
      withLower({ kind: 'payment', ticks: 1, effects: [converting(converting({ do: 'tick-down', n: 1, who: ALLIES }))] }),
      ['lower.0 ticks-others-down'],
    ],
    [
      withLower({ kind: 'react', ticks: 1, to: { on: 'played' }, effects: [{ do: 'tick-down', n: 2, who: 'self' }] }),
      ['lower.0 ticks-others-down'],
    ],
    [withLower({ kind: 'payment', ticks: 1, effects: [{ do: 'tick-down', n: 1, who: 'self' }] }), []],
    [
      withLower({ kind: 'payment', ticks: 1, target: { side: 'enemy' }, effects: [{ do: 'heal', n: 1, who: 'target' }] }),
      ['lower.0.target.side heals-an-enemy'],
    ],
    [withLower({ kind: 'payment', ticks: 1, target: { side: 'any' }, effects: [{ do: 'heal', n: 1, who: 'target' }] }), []],
  ])('%#: characters', (thing, faults) => {
    expect(keys('characters', thing)).toEqual(faults);
  });

  it.each([
    [{ ...blow, ticks: 3 }, ['ability.ticks ticks-differ']],
    [{ ...blow, category: 'react' }, ['category react-and-category']],
    [{ ...blow, type: 'totem' }, ['type needs-totem', 'ability no-place-for']],
    [
      { ...blow, type: 'buff', attach: { side: 'enemy' } },
      ['type needs-ongoing', 'ability no-place-for', 'attach.side attached-to-the-other-side'],
    ],
    [
      playing({ do: 'control', who: { choose: { side: 'enemy' } } }, { do: 'tick-down', n: 1, who: 'self' }),
      ['ability controls-and-ticks-down'],
    ],
    [playing({ do: 'control', who: { choose: { side: 'enemy' } } }), []],
    [playing({ do: 'cancel' }), ['ability.effects.0 effect-out-of-place']],
    [playing({ do: 'damage', n: 1, who: 'attacker' }), ['ability.effects.0.who nobody-meant']],
    [{ ...blow, equipment: { slots: [''], honor: 1 } }, ['equipment.slots.0 an-id']],
    [
      { ...blow, type: 'equipment', equipment: { slots: ['main-hand', 'head'], honor: 1 } },
      ['equipment.slots.1 one-of', 'ability no-place-for'],
    ],
    [{ ...blow, restriction: ['mage', 'troll', 'D1', 'magi', 'my-hero'] }, ['restriction.3 listed-holder', 'restriction.4 listed-holder']],
    [
      { ...blow, ability: { kind: 'payment', ticks: 2, target: { side: 'ally' }, area: { side: 'ally', range: { max: 2 } }, effects: [] } },
      ['ability.target target-and-area'],
    ],
    [{ ...blow, ability: { ...blow.ability, area: true, targets: 2 } }, ['ability.targets target-and-area']],
    [{ ...blow, ability: { ...blow.ability, everybody: true } }, ['ability.everybody no-place-for']],
    [{ ...blow, restriction: 'mage', text: 7 }, ['restriction list-between', 'text text-or-both']],
    [null, [' object-with']],
  ])('%#: cards', (thing, faults) => {
    expect(keys('cards', thing)).toEqual(faults);
  });

  it('are kept by what names what stands beside it, a race of its own included', () => {
    const gnome = { ...hero, race: 'gnome' };
    // Half a pack: what is not looked at here is left out.
    const beside = { characters: [gnome], cards: [{ ...blow, restriction: ['mage'] }] } as unknown as OwnThings;
    expect(keys('cards', { ...blow, restriction: ['gnome', 'my-hero'] }, beside)).toEqual([]);
    // A kind knows its own type alone: what is blank of it is a party.
    const [one, ...others] = (kinds.parties.blank as unknown as { members: readonly object[] }).members;
    const party = (...members: readonly object[]): unknown => ({ ...kinds.parties.blank, members });
    const mine = party({ character: 'my-hero', cards: ['my-card', 'K04'] }, one, ...others);
    expect(keys('parties', mine)).toEqual(['members.0.character listed-character', 'members.0.cards.0 listed-card']);
    expect(keys('parties', mine, beside)).toEqual(['members.0.cards.0 restriction']);
    expect(keys('parties', party({ character: 'D4', cards: ['my-card', 'my-card'] }), beside)).toEqual(['members.0.cards.1 same-name']);
    // A party of five in a match without a format is one; a starter set-up says what it wants itself.
    expect(keys('parties', party(one, one, one, one, one))).toEqual([]);
  });

  it.each([
    [rows('. . ?', 'D . . A'), ['rows.0 map-letter']],
    [rows('D . . A'), ['rows few-spaces']],
    [rows(...Array.from({ length: 5 }, () => ROW)), ['rows no-way-in', 'rows no-way-in']],
    [rows('D A . . . . . .', ROW, 'xxxxxxxx', ROW, ROW), ['rows spaces-cut-off']],
    [rows(`D A ${'.'.repeat(31)}`), ['rows.0 row-too-long']],
    [rows('NNNNNNNNNNNNNNNN', 'NNNNNNNNNNNNNNNN', 'NNNNNNNNNNNNNNNN', 'NNNNNNNNNNNNNNNN', 'nnnn'), ['rows too-many-features']],
    [rows(), ['rows list-between']],
    [{ ...field, id: 'open-5' }, ['id map-id-kept']],
    [{ ...field, id: 'open-ground' }, []],
  ])('%#: maps', (thing, faults) => {
    expect(keys('maps', thing)).toEqual(faults);
  });

  it('draw the game’s own map from its letters, space by space', () => {
    const [crossroads] = kinds.maps.printed as readonly OwnMap[];
    expect(mapOfOwn(crossroads)).toEqual(findMap('crossroads'));
  });
});

describe('matches with what is one’s own', () => {
  it.each(Array.from({ length: 8 }, (_x, i) => i + 1))('composed by lot play to their end, and play back: %i', (seed) => {
    const random = seeded(seed);
    const cards = Array.from({ length: 12 }, (_x, i) => someCard(random, `card-${i}`));
    const seat = (faction: 'D' | 'A') => {
      const characters = [0, 1, 2].map((i) => someCharacter(random, `${faction.toLowerCase()}-${i}`, faction));
      const party = characters.map(({ id }, i) => ({ character: id, cards: [0, 1, 2, 3].map((k) => cards[(4 * i + k) % 12].id) }));
      return { characters, seat: { faction, party } };
    };
    const [one, two] = [seat('D'), seat('A')];
    const setup: Setup = { format: 'open', map: 'mine', seats: [one.seat, two.seat] };
    const match = played(
      bring(setup, { cards, characters: [...one.characters, ...two.characters], maps: [someMap(random, 'mine')] }),
      seed,
    );
    const again = replay(wow, JSON.parse(JSON.stringify(match.setup)) as Setup, match.entries);
    expect(again.state).toEqual(match.state);
  });

  const party = findParty('dawn-starter') as NonNullable<ReturnType<typeof findParty>>;
  const seats: Setup['seats'] = [
    { faction: 'D', party: party.members },
    { faction: 'A', party: findParty('ash-starter')?.members ?? [] },
  ];
  const plain: Setup = { format: 'starter', map: 'crossroads', seats };

  it('take no more than is of use: characters and a map by name, and all cards where a bar might hold any', () => {
    expect(bring(plain, own)).toBe(plain);
    const change = (cards: readonly string[], character = 'D1'): Setup => ({
      ...plain,
      seats: [{ faction: 'D', party: [{ character, cards }, ...party.members.slice(1)] }, seats[1]],
    });
    const two = { ...own, cards: [...own.cards, { ...blow, id: 'other' }] } as OwnThings;
    expect(bring(change(['K04', 'my-card']), two).content).toEqual({ cards: two.cards });
    expect(bring(change(['K04', 'K07'], 'my-hero'), two).content).toEqual({ characters: [hero] });
    expect(bring({ ...plain, map: 'my-map' }, two).content?.maps?.map((m) => m.id)).toEqual(['my-map']);
    expect(() => wow.tables(bring(change(['K04', 'my-card'], 'my-hero'), two))).not.toThrow();
    expect(() => wow.tables(change(['K04', 'my-card'], 'my-hero'))).toThrow('unknown-character: my-hero');
  });

  const many = {
    characters: Array.from({ length: 21 }, (_x, i) => ({ ...hero, id: `hero-${i}` })),
    cards: Array.from({ length: 61 }, (_x, i) => ({ ...blow, id: `card-${i}`, names: { en: `C${i}`, fr: `C${i}` } })),
    maps: Array.from({ length: 101 }, (_x, i) => ({ ...field, id: `map-${i}` })),
  } as OwnThings;

  it('take what they name of more than a match takes, and of cards as many besides as there is room for', () => {
    expect(bring(plain, many)).toBe(plain);
    const members = [{ character: 'hero-20', cards: ['K04', 'card-60'] }, ...party.members.slice(1)];
    const setup = bring({ ...plain, map: 'map-100', seats: [{ faction: 'D', party: members }, seats[1]] }, many);
    expect(setup.content?.characters?.map((c) => c.id)).toEqual(['hero-20']);
    expect(setup.content?.maps?.map((m) => m.id)).toEqual(['map-100']);
    expect(setup.content?.cards?.map((c) => c.id)).toEqual([...many.cards.slice(0, 59), many.cards[60]].map((c) => c.id));
    expect(() => wow.tables(setup)).not.toThrow();
    const figures = {
      H: { is: 'hero-20', side: 1, at: '0,0', cards: [{ card: 'card-60', up: true }] },
      X: { side: 2, at: '1,0' },
    } as const;
    const laid = lay({ figures, map: 'map-100', turn: 'H' }, many);
    expect(laid.characters?.map((c) => c.id)).toEqual(['hero-20']);
    expect(laid.cards).toHaveLength(60);
    expect(laid.spaces).toEqual(mapOfOwn(field).spaces.map((x) => x.at));
    expect(
      situationMatch(laid)
        .options()
        .map((o) => o.id),
    ).toContain('card:H/card-60>X');
    const bare: Situation = { figures: { H: { side: 1, at: '0,0' }, X: { side: 2, at: '1,0' } }, turn: 'H' };
    expect(lay(bare, many)).toEqual(bare);
    expect(lay(bare, { cards: [blow] }, true).cards).toEqual([blow]);
  });

  it('are refused where boxes have more reacts than a window knows of, those of the pets of bars among them', () => {
    const react = (n: number) => ({ kind: 'react', ticks: n, to: { on: 'damage' }, effects: [{ do: 'prevent', n: 1 }] }) as const;
    const answering = { ...hero, lower: [react(1), react(2)] };
    const beast = { health: 3, armor: 1, resist: 1, main: hero.main, lower: [react(1), react(2)] };
    const pets = Array.from({ length: 7 }, (_x, i) => {
      const names = { en: `Beast ${i}`, fr: `Bête ${i}` };
      return { id: `beast-${i}`, names, category: 'action', type: 'pet', ticks: 2, restriction: [], pet: { ...beast, names } };
    });
    const made = { characters: [answering], cards: pets } as OwnThings;
    const withPets = (n: number): Setup => {
      const bars = Array.from({ length: 5 }, (_x, i) => ({
        character: 'my-hero',
        cards: i === 0 ? pets.slice(0, n).map((p) => p.id) : [],
      }));
      const seat = (faction: string, cards: readonly string[]) => ({ faction, party: [{ ...bars[0], cards }, ...bars.slice(1)] });
      return bring({ format: 'open', map: 'crossroads', seats: [seat('D', bars[0].cards), seat('A', [])] }, made);
    };
    expect(() => wow.tables(withPets(6))).not.toThrow();
    expect(() => wow.tables(withPets(7))).toThrow('at most 32 reacts in the boxes of characters and pets, not 34');
  });

  it('begin as they did where nothing is brought', () => {
    expect(wow.tables(plain).figures.map((f) => f.card)).toEqual(wow.tables(bring(plain, own)).figures.map((f) => f.card));
    expect([CARDS.length, CHARACTERS.length]).toEqual([28, 10]);
  });
});

describe('situations with what is one’s own', () => {
  const s: Situation = {
    figures: {
      H: { is: 'my-hero', side: 1, at: '0,0', cards: ['my-card'] },
      'my-hero': { is: 'my-hero', side: 1, at: '0,1' },
      X: { is: 'A1', side: 2, at: '1,0' },
    },
    turn: 'H',
  };

  it('hold it, and are written again as they were', () => {
    expect(() => situationMatch(s)).toThrow('unknown-character');
    const laid = lay(s, own);
    expect([laid.characters, laid.cards, laid.map]).toEqual([[hero], [blow], undefined]);
    const match = situationMatch(laid);
    expect(match.options().map((o) => o.id)).toContain('card:H/my-card>X');
    const written = caseOf(match)?.situation as Situation;
    expect(written.characters).toEqual([hero]);
    expect(Object.values(written.figures).map((f) => [f.is, f.printed])).toEqual([
      ['my-hero', undefined],
      ['my-hero', undefined],
      ['A1', undefined],
    ]);
    expect(situationMatch(written).state).toEqual(match.state);
  });

  it('stand on a map that they name, or that is chosen for them; what they say of their ground goes before', () => {
    const named = lay({ ...s, map: 'my-map', terrain: { '1,0': 'high' } }, own);
    expect(named).toMatchObject({ map: 'open-30', victory: ['0,0'], terrain: { '1,0': 'high' } });
    const { map } = situationMatch(named).table;
    expect(map.spaces).toHaveLength(mapOfOwn(field).spaces.length);
    const chosen = lay({ ...s, map: 'crossroads', terrain: { '1,0': 'high' } }, { maps: own.maps }, true);
    expect(chosen.terrain).not.toHaveProperty('1,0');
    expect(situationMatch(lay(chosen, own)).table.map.spawn).toEqual(mapOfOwn(field).spawn);
  });

  it('are written from matches that were set up with it', () => {
    const setup = bring(
      {
        format: 'open',
        map: 'my-map',
        seats: [
          { faction: 'D', party: [{ character: 'my-hero', cards: ['my-card'] }] },
          { faction: 'A', party: [{ character: 'A1', cards: [] }] },
        ],
      },
      own,
    );
    const match = new Match(wow, setup);
    const found = caseOf(match)?.situation as Situation;
    expect([found.characters, found.cards]).toEqual([[hero], [blow]]);
    expect(situationMatch(found).state).toEqual(match.state);
    expect(
      runRuling(wowSituations, { ruling: 'wow:101.4', cases: [{ name: { en: 'a', fr: 'a' }, situation: found, script: [] }] }),
    ).toEqual([]);
  });
});
