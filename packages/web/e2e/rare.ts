/** Questions that ordinary matches hardly come to: for each a set-up made for it, and the seed of a random match that asks it. */
import { PROFILES, readySetup } from '@escarmouche/engine/confrontation';
import { findMonster, CARDS as GH_CARDS, type Setup as GhSetup } from '@escarmouche/engine/gloomhaven';
import { FIGHTERS, type WarbandId, CARDS as WU_CARDS, type Setup as WuSetup } from '@escarmouche/engine/underworlds';
import { CARDS as WOW_CARDS, type Card as WowCard, type Setup as WowSetup } from '@escarmouche/engine/wow';
import { oneRoom } from './gloomhaven.ts';

/** A question with a match that comes to it. */
export interface Rare<U> {
  readonly step: string;
  readonly setup: U;
  /** The first of the seeds that are tried. */
  readonly seed: number;
  /** Answers that are given where they may be; any other where none is offered. */
  readonly likes?: RegExp;
  /** What must be offered, each by one option: more stands under such a question than under most of its kind. */
  readonly offers?: readonly RegExp[];
}

/** A card of one's own. */
function cardOf(id: string, category: 'action' | 'react', ability: NonNullable<WowCard['ability']>): WowCard {
  const [of] = WOW_CARDS;
  return { ...of, id, names: { en: id, fr: id }, category, ticks: 2, ability };
}

const FOES = { each: { side: 'enemy', range: { max: 9 } } } as const;

/** Cards that do to several what the game's own do to one. */
const OWN: readonly WowCard[] = [
  cardOf('Hail', 'action', { kind: 'payment', ticks: 2, effects: [{ do: 'damage', n: 1, who: FOES }] }),
  cardOf('Gale', 'action', { kind: 'payment', ticks: 2, effects: [{ do: 'move', n: 1, who: FOES, away: true }] }),
  cardOf('Flurry', 'action', {
    kind: 'attack',
    ticks: 2,
    nature: 'physical',
    type: 'ranged',
    power: 6,
    range: { max: 9 },
    crit: [
      { effects: [{ do: 'heal', n: 1, who: 'self' }, { do: 'again' }] },
      { effects: [{ do: 'tick-up', n: 1, who: 'self' }, { do: 'again' }] },
    ],
  }),
  cardOf('Twin', 'action', {
    kind: 'attack',
    ticks: 2,
    nature: 'physical',
    type: 'ranged',
    power: 6,
    range: { max: 9 },
    crit: [{ effects: [{ do: 'heal', n: 1, who: 'self' }] }, { effects: [{ do: 'tick-up', n: 1, who: 'self' }] }],
  }),
  cardOf('Patter', 'action', { kind: 'attack', ticks: 2, nature: 'physical', type: 'ranged', power: 1, range: { max: 9 }, targets: 3 }),
  cardOf('Shrug', 'react', { kind: 'react', ticks: 1, to: { on: 'unhurt' }, effects: [{ do: 'heal', n: 1, who: 'self' }] }),
];

/** A party of three who may hold any card of the game: cards of one's own, without what restricts them. */
function anybody(faction: 'A' | 'D', ids: readonly string[], cards: readonly string[]): WowSetup['seats'][0] {
  return { faction, party: ids.map((character) => ({ character, cards: cards.map((c) => `any-${c}`) })) };
}
const free = (ids: readonly string[]) =>
  [...WOW_CARDS, ...OWN].filter((c) => ids.includes(c.id)).map((c) => ({ ...c, id: `any-${c.id}`, restriction: [] }));

function wowOf(dawn: readonly string[], ash: readonly string[], choices: Readonly<Record<string, string>> = {}): WowSetup {
  return {
    format: 'open',
    map: 'crossroads',
    seats: [anybody('D', ['D1', 'D2', 'D3', 'D4', 'D5'], dawn), anybody('A', ['A1', 'A2', 'A3', 'A4', 'A5'], ash)],
    target: [40, 40],
    first: 0,
    choices,
    content: { cards: free([...new Set([...dawn, ...ash])]) },
  };
}

const profile = (id: string, skills: readonly string[]) => {
  const of = PROFILES.find((p) => p.id === 'royal-guard');
  if (of === undefined) throw new Error('no royal guard');
  return { ...of, id, skills: skills.map((skill) => ({ skill })) } as (typeof PROFILES)[number];
};

/** A combat phase with fighters of one's own who have these skills on the first side. */
function combatOf(
  skills: readonly (readonly string[])[],
  choices: Readonly<Record<string, string>> = {},
  places?: 'after-initiative',
): ReturnType<typeof readySetup> {
  const profiles = skills.map((s, i) => ({ ...profile(`ours-${i + 1}`, s), ...(places === undefined ? {} : { places }) }));
  const ready = readySetup('combat', [profiles.map((p) => p.id), ['praetorian-guard', 'magistrate', 'magistrate']], { profiles });
  return { ...ready, choices };
}

/** Objectives of every warband that are scored at once. */
const AT_ONCE = WU_CARDS.filter((c) => c.kind === 'objective' && c.scoring === 'immediate' && c.warband === 'universal').map((c) => c.id);
/** Ploys that may be played in any power step. */
const PLOYS = [
  ...new Map(WU_CARDS.filter((c) => c.kind === 'ploy' && c.warband === 'universal').map((c) => [c.names.en, c.id])).values(),
].slice(0, 6);

/** Attacks and plays cards. */
const FIERCE = /^(?:attack|card|react|again|crit|trigger):/;
/** Goes forward, fights, scores and equips. */
const BOLD = /^(?:score|upgrade|react|attack|charge|drive):/;

/** Two warbands with objectives that are scored at once, these upgrades and some ploys. */
function duel(a: WarbandId, as: readonly string[], b: WarbandId, bs: readonly string[]): WuSetup {
  const seat = (warband: WarbandId, own: readonly string[]) => ({ warband, deck: { objectives: AT_ONCE, power: [...own, ...PLOYS] } });
  return { anyDeck: true, seats: [seat(a, as), seat(b, bs)] };
}

/** The same with what each warband has of its own. */
function rich(a: WarbandId, b: WarbandId): WuSetup {
  const seat = (warband: WarbandId) => {
    const own = WU_CARDS.filter((c) => c.warband === warband);
    const objectives = own.filter((c) => c.kind === 'objective' && c.scoring === 'immediate').map((c) => c.id);
    const power = own.filter((c) => c.kind !== 'objective').map((c) => c.id);
    return { warband, deck: { objectives: [...objectives, ...AT_ONCE], power: [...power.slice(0, 12), ...PLOYS] } };
  };
  return { anyDeck: true, seats: [seat(a), seat(b)] };
}

/** The same with fighters whom one blow takes out: much is scored. */
function frail(setup: WuSetup): WuSetup {
  const weak = (seat: WuSetup['seats'][0]) => ({
    ...seat,
    printed: Object.fromEntries(FIGHTERS[seat.warband].map((f) => [f.id, { wounds: 1 }])),
  });
  return { ...setup, seats: [weak(setup.seats[0]), weak(setup.seats[1])] };
}

const TWO = [
  [4, 2],
  [4, 1],
] as const;
/** One guard more than there are standees. */
const SEVEN = [1, 2, 3, 4].flatMap((x) => [[x + 1, 3] as const, [x + 1, 4] as const]).slice(0, 7);

/** One room with guards, and the usual cards in both hands. */
function room(guards: readonly (readonly [number, number])[], more: Partial<GhSetup> = {}): GhSetup {
  const hand = (of: string, n: number): readonly string[] =>
    GH_CARDS.filter((c) => c.class === of && c.level === 1)
      .map((c) => c.id)
      .slice(0, n);
  const setup = oneRoom([[], hand('scoundrel', 9)], guards, [1, 0]);
  const [brute, scoundrel] = setup.characters;
  return { ...setup, characters: [{ ...brute, cards: hand('brute', 10) }, scoundrel], ...more };
}

/** Guards who use any element up, and a brute whose cards make two at once. */
function elements(): GhSetup {
  const plain = room(TWO);
  const guard = findMonster('bandit-guard');
  const [any] = GH_CARDS.filter((c) => c.class === 'brute');
  if (guard === undefined || plain.own?.scenario === undefined) throw new Error('no guard');
  const cards = ['one', 'two', 'three', 'four'].map((id, i) => ({
    ...any,
    id: `brute:${id}`,
    initiative: i + 1,
    top: {
      abilities: [
        { do: 'element' as const, of: 'fire' as const },
        { do: 'element' as const, of: 'ice' as const },
      ],
    },
    bottom: { abilities: [{ do: 'element' as const, of: 'air' as const }] },
  }));
  const lines = [{ do: 'attack' as const, n: 0, consume: { element: 'any' as const, n: 1 } }];
  const deck = { id: 'hungry', cards: Array.from({ length: 8 }, (_v, i) => ({ id: `${900 + i}`, initiative: 60 + i, lines })) };
  const { scenario } = plain.own;
  // One of one's own has no grammar in a file.
  const { grammar: _grammar, ...face } = guard;
  return {
    ...plain,
    characters: [{ ...plain.characters[0], cards: cards.map((c) => c.id) }, plain.characters[1]],
    own: {
      cards,
      decks: [deck],
      monsters: [{ ...face, id: 'hungry-guard', deck: 'hungry' }],
      scenario: {
        ...scenario,
        rooms: scenario.rooms.map((r) => ({ ...r, monsters: r.monsters.map((m) => ({ ...m, type: 'hungry-guard' })) })),
      },
    },
  };
}

const two = room(TWO, { choices: { 'order-of-adjustments': 'asked' } });
const DOUBLED: GhSetup = { ...two, characters: two.characters.map((c) => ({ ...c, modifiers: { 'rolling+1': 10, x2: 10 } })) };

export const RARE: {
  readonly wow: readonly Rare<WowSetup>[];
  readonly confrontation: readonly Rare<ReturnType<typeof readySetup>>[];
  readonly underworlds: readonly Rare<WuSetup>[];
  readonly gloomhaven: readonly Rare<GhSetup>[];
} = {
  wow: [
    { step: 'roll/rerolls', setup: wowOf(['K25'], ['K25']), seed: 1, likes: FIERCE, offers: [/^reroll:fail$/] },
    { step: 'attack/order of crits', setup: wowOf(['Twin'], ['Twin']), seed: 1, likes: FIERCE },
    { step: 'again/aim again', setup: wowOf(['Flurry'], ['Flurry']), seed: 1, likes: FIERCE },
    { step: 'attack/order of attacks again', setup: wowOf(['Flurry'], ['Flurry']), seed: 1, likes: FIERCE },
    { step: 'attack/order of window for the unhurt', setup: wowOf(['Patter', 'Shrug'], ['Patter', 'Shrug']), seed: 1, likes: FIERCE },
    { step: 'attack/order of replacement', setup: wowOf(['Patter', 'K09'], ['Patter', 'K09']), seed: 2, likes: FIERCE },
    { step: 'harm/order of replacement', setup: wowOf(['Hail', 'K09'], ['Hail', 'K09']), seed: 1, likes: FIERCE },
    { step: 'effects/order of figures', setup: wowOf(['Gale'], ['Gale']), seed: 1, likes: FIERCE },
    { step: 'trigger/order of abilities', setup: wowOf(['K16', 'K14', 'K13'], ['K16', 'K14', 'K13']), seed: 1 },
  ],
  confrontation: [
    {
      step: 'card/act',
      setup: readySetup('skirmish', [
        ['dawn-warrior', 'dawn-warrior', 'dawn-warrior'],
        ['royal-guard', 'royal-guard'],
      ]),
      seed: 1,
      offers: [/^stay:dawn-warrior-1$/, /^stay:dawn-warrior-2$/, /^stay:dawn-warrior-3$/, /^end$/],
    },
    {
      step: 'card/act',
      setup: readySetup('skirmish', [
        ['royal-guard', 'dawn-warrior'],
        ['royal-guard', 'royal-guard'],
      ]),
      seed: 1,
      likes: /^(charge|engage|move):/,
      offers: [/^leave:/],
    },
    {
      step: 'activation/who begins',
      setup: { ...readySetup('skirmish', [['royal-guard'], ['royal-guard']]), choices: { 'first-card': 'winner-decides' } },
      seed: 1,
    },
    { step: 'attack/Feint', setup: combatOf([['feint'], ['feint']]), seed: 1 },
    { step: 'combat/place dice after Initiative', setup: combatOf([[], []], {}, 'after-initiative'), seed: 1 },
    { step: 'attack/Ambidextrous', setup: combatOf([['ambidextrous'], ['ambidextrous']], { 'natural-one': 'fails' }), seed: 28 },
    { step: 'pass of arms, every blow counted/first to strike', setup: combatOf([[], []], { 'earned-blow': 'within' }), seed: 1 },
    { step: 'pass of arms, every blow counted/then the others', setup: combatOf([[], []], { 'earned-blow': 'within' }), seed: 4 },
  ],
  underworlds: [
    {
      step: 'roll/re-roll',
      setup: {
        seats: [
          { warband: 'ironskulls-boyz', deck: 'starter:ironskulls-boyz' },
          { warband: 'zarbags-gitz', deck: 'starter:zarbags-gitz' },
        ],
      },
      seed: 2,
    },
    { step: 'attack action/whom next', setup: duel('ironskulls-boyz', ['shadespire:110'], 'sepulchral-guard', []), seed: 5, likes: BOLD },
    {
      step: 'attack action/push before it',
      setup: duel('spiteclaws-swarm', ['shadespire:171'], 'sepulchral-guard', []),
      seed: 14,
      likes: BOLD,
    },
    {
      step: 'attack action/more dice',
      setup: duel('garreks-reavers', ['shadespire:431'], 'ironskulls-boyz', ['shadespire:431']),
      seed: 20,
      likes: BOLD,
    },
    { step: 'check/first to score', setup: frail(rich('stormsires-cursebreakers', 'steelhearts-champions')), seed: 6, likes: BOLD },
    { step: 'check/second to score', setup: frail(duel('ironskulls-boyz', [], 'garreks-reavers', [])), seed: 2, likes: BOLD },
    {
      step: 'start of the action phase/order',
      setup: frail(duel('garreks-reavers', ['shadespire:432'], 'ironskulls-boyz', ['shadespire:432'])),
      seed: 54,
      likes: BOLD,
    },
  ],
  gloomhaven: [
    { step: 'adjustments/next adjustment', setup: DOUBLED, seed: 2 },
    { step: 'room/which place', setup: room(SEVEN), seed: 1 },
    { step: 'monster/which element', setup: elements(), seed: 1, likes: /^(?:play:brute:\w+\/top|cards:brute)/ },
  ],
};
