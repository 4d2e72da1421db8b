import { describe, expect, it } from 'vitest';
import { Match, seeded } from '../../core/index.ts';
import { CARDS } from './content/index.ts';
import { modifierAt } from './content/modifiers.ts';
import { gloomhaven } from './game.ts';
import { nextToAct } from './rules/initiative.ts';
import { actionOf } from './rules/thinking.ts';
import { play, scene } from './scene.testing.ts';
import type { Setup } from './setup.ts';
import { activeCards, decksOf, halfUnderWay, trackOf, typesOf, valuesOf } from './showing.ts';
import { type FigureState, MUDDLE, POISON } from './state.ts';

const pick = (id: string, n: number): string[] =>
  CARDS.filter((c) => c.class === id && c.level === 1)
    .map((c) => c.id)
    .slice(0, n);
const setup: Setup = {
  scenario: 'black-barrow',
  characters: [
    { class: 'brute', cards: pick('brute', 10) },
    { class: 'scoundrel', cards: pick('scoundrel', 9) },
  ],
};

describe('the initiative track', () => {
  it('puts everybody in order: summons before their summoner, types by their card, elites first', () => {
    const m = scene({
      others: [{ at: [6, 4] }, { at: [6, 5], elite: true }, { at: [3, 3], kind: 'summon' }],
      scoundrel: { at: [2, 2] },
      initiative: 15,
    });
    const { phase, places } = trackOf(m.play);
    expect(phase).toBe('shown');
    expect(places.map((p) => [p.kind, p.initiative, p.figures])).toEqual([
      ['character', 4, [1]],
      ['monsters', 15, [3, 2]],
      ['summon', 20, [4]],
      ['character', 20, [0]],
    ]);
    expect(places.map((p) => p.state)).toEqual(['waits', 'waits', 'waits', 'acts']);
  });

  it('keeps the summons of players whose cards are level before each of them, and gives a summon its own number', () => {
    const m = scene({
      others: [
        { at: [3, 3], kind: 'summon' },
        { at: [3, 5], kind: 'summon' },
      ],
      scoundrel: { at: [2, 2] },
    });
    // Both players show the same two cards; the second summon is the second player's.
    m.state.players[1].lead = m.state.players[0].lead;
    m.state.players[1].other = m.state.players[0].other;
    m.state.figures[3].seat = 1;
    expect(trackOf(m.play).places.map((p) => p.figures)).toEqual([[2], [0], [3], [1]]);
    const own = scene({ others: [{ at: [3, 3], kind: 'summon' }], summon: { initiative: 77 } });
    expect(trackOf(own.play).places.map((p) => [p.kind, p.initiative])).toEqual([
      ['character', 20],
      ['summon', 77],
    ]);
  });

  it('shows a long rest as 99, and who has acted', () => {
    const m = scene({ scoundrel: { at: [2, 2] }, others: [{ at: [6, 4] }] });
    m.state.players[1].resting = 1;
    m.state.players[1].lead = -1;
    m.state.figures[2].acted = 1;
    expect(trackOf(m.play).places.map((p) => [p.initiative, p.rests, p.state])).toEqual([
      [20, false, 'acts'],
      [50, false, 'acted'],
      [99, true, 'waits'],
    ]);
  });

  it('tells in a whole scenario who acts next, as the rules do, and nothing before the cards are shown', () => {
    const match = new Match(gloomhaven, setup, { undo: false });
    const random = seeded(3);
    let chosen = 0;
    let turns = 0;
    for (let n = 0; match.nodeKind !== 'over' && n < 400; n++) {
      const { state } = match;
      const track = trackOf({ table: match.table, state: match.view(1).state, log: null });
      if (state.choosing === 1) {
        const [brute] = track.places;
        expect(track.phase).toBe('choosing');
        expect([brute.initiative, brute.lead, brute.rests]).toEqual([null, -1, false]);
        expect(brute.ready).toBe(state.players[0].ready === 1);
        if (brute.ready) chosen++;
      }
      const next = state.acting === 1 && state.turn < 0 ? nextToAct(match.play) : [];
      for (const i of next) expect(track.places.find((p) => p.figures.includes(i))?.state).toBe('next');
      if (state.turn >= 0 && state.figures[state.turn].out === 0) {
        turns++;
        expect(track.places.find((p) => p.state === 'acts')?.figures).toContain(state.turn);
      }
      if (match.nodeKind === 'chance') match.rollBy(random);
      else match.take(match.options()[random.below(match.options().length)].id);
    }
    expect(chosen).toBeGreaterThan(0);
    expect(turns).toBeGreaterThan(20);
  });
});

describe('numbers with their parts', () => {
  it('add what the card of the round says to what is printed, and end at what the rules go by', () => {
    const m = scene({
      others: [{ at: [6, 4], type: 'shooter', shield: 1 }],
      lines: [
        { do: 'move', n: 1 },
        { do: 'attack', n: -1, range: 2, targets: 2 },
      ],
      stats: { shield: 1 },
    });
    const v = valuesOf(m.play, 2);
    const action = actionOf(m.play, 2);
    expect([v.move?.total, v.range?.total, v.targets?.total]).toEqual([action.move, action.range, action.targets]);
    expect([v.move?.total, v.attack?.total, v.range?.total, v.targets?.total, v.shield.total]).toEqual([3, 1, 5, 2, 2]);
    expect(v.move?.because.map((c) => [c.layer, c.amount])).toEqual([
      ['base', 2],
      ['add', 1],
    ]);
    expect(v.attack?.because.map((c) => [c.layer, c.amount, c.source])).toEqual([
      ['base', 2, { term: 'part.printed' }],
      ['add', -1, { term: 'part.card' }],
    ]);
    expect(v.targets?.because.at(-1)).toMatchObject({ layer: 'set', amount: 2 });
    expect(v.shield.because.map((c) => c.amount)).toEqual([1, 1]);
  });

  it('say what stops a figure, and when that ends', () => {
    const m = scene({
      others: [{ at: [6, 4], has: ['immobilize', 'disarm', 'poison'] }],
      lines: [
        { do: 'move', n: 1 },
        { do: 'attack', n: 1 },
      ],
    });
    const v = valuesOf(m.play, 2);
    expect([v.move?.total, v.attack?.total]).toEqual([0, 0]);
    expect(v.move?.because.at(-1)).toEqual({
      layer: 'set',
      amount: 0,
      source: { term: 'condition.immobilize' },
      rule: 'gh:condition.immobilize',
    });
    expect(v.conditions).toEqual([
      { id: 'poison', rule: 'gh:condition.poison', ends: 'healed' },
      { id: 'immobilize', rule: 'gh:condition.immobilize', ends: 'next-turn' },
      { id: 'disarm', rule: 'gh:condition.disarm', ends: 'next-turn' },
    ]);
  });

  it('of a character are those of its cards, and a condition of its own turn outlasts it', () => {
    const m = scene({ brute: { at: [4, 4], has: ['muddle'] }, others: [{ at: [6, 4] }] });
    m.state.turn = 0;
    const brute: FigureState = m.state.figures[0];
    const end = () => valuesOf(m.play, 0).conditions.find((c) => c.id === 'muddle')?.ends;
    expect(valuesOf(m.play, 0).move).toBeNull();
    expect(end()).toBe('this-turn');
    brute.fresh = MUDDLE;
    expect(end()).toBe('next-turn');
    brute.conditions |= POISON;
    expect(valuesOf(m.play, 0).conditions.map((c) => c.id)).toEqual(['poison', 'muddle']);
  });
});

describe('decks', () => {
  it('count what is left, with exact chances', () => {
    const m = scene({ deck: { '+0': 4, '+1': 3, x2: 1 } });
    const [mine, , monsters] = decksOf(m.play);
    expect([mine.seat, mine.left, mine.spent, monsters.seat, monsters.left]).toEqual([0, 8, 0, -1, 20]);
    expect(mine.kinds).toEqual([
      { id: '+0', left: 4, spent: 0, chance: { num: 1, den: 2 } },
      { id: '+1', left: 3, spent: 0, chance: { num: 3, den: 8 } },
      { id: 'x2', left: 1, spent: 0, chance: { num: 1, den: 8 } },
    ]);
    expect(monsters.kinds.find((k) => k.id === '+1')?.chance).toEqual({ num: 1, den: 4 });
  });

  it('say whether they are shuffled and why, and what an empty pile draws from', () => {
    const m = scene({ deck: { x2: 1, '+1': 1 }, others: [{ at: [5, 4] }], top: [{ do: 'attack', n: 2 }] });
    play(m, 'play:brute:one/top', 'do:attack', 'target:dummy-1', '~x2');
    const [mine] = decksOf(m.play);
    expect([mine.left, mine.spent, mine.shuffles, mine.because, mine.empty]).toEqual([1, 1, true, ['x2'], false]);
    const deck = m.state.decks[0];
    deck.pile[modifierAt('+1')] = 0;
    deck.spent[modifierAt('+1')] = 1;
    expect(decksOf(m.play)[0]).toMatchObject({ left: 0, empty: true });
    expect(decksOf(m.play)[0].kinds.map((k) => k.chance)).toEqual([
      { num: 1, den: 2 },
      { num: 1, den: 2 },
    ]);
  });
});

describe('monster types', () => {
  it('count standees and ability cards', () => {
    const m = scene({ others: [{ at: [6, 4] }, { at: [6, 5], elite: true }] });
    expect(typesOf(m.play)).toEqual([{ type: 0, figures: [3, 2], card: 'c', standees: 8, of: 10, left: 0, shuffles: false }]);
    m.state.figures[2].out = 1;
    m.state.types[0].card = -1;
    expect(typesOf(m.play)).toMatchObject([{ figures: [3], card: null, standees: 9 }]);
  });
});

describe('cards at work', () => {
  it('in the active area count their uses', () => {
    const m = scene({
      others: [{ at: [5, 4] }],
      top: { abilities: [{ do: 'lasting', of: 'next-four-attacks-plus-one' }], stays: 'persistent', lost: true },
      second: [[], [{ do: 'attack', n: 2 }]],
    });
    play(m, 'play:brute:one/top');
    expect(activeCards(m.play, 0)).toEqual([{ card: m.state.cards[0].def, half: 'top', uses: 0, most: 4 }]);
    play(m, 'play:brute:two/bottom', 'do:attack', 'target:dummy-1', '~+0');
    expect(activeCards(m.play, 0)).toEqual([{ card: m.state.cards[0].def, half: 'top', uses: 1, most: 4 }]);
  });

  it('tell which half and which of its lines is under way', () => {
    const m = scene({
      others: [{ at: [5, 4] }],
      top: [
        { do: 'move', n: 2 },
        { do: 'attack', n: 2 },
      ],
    });
    expect(halfUnderWay(m.play)).toBeNull();
    play(m, 'play:brute:one/top');
    expect(halfUnderWay(m.play)).toEqual({ card: m.state.cards[0].def, half: 'top', basic: false, line: 0 });
    play(m, 'do:move');
    expect(halfUnderWay(m.play)?.line).toBe(0);
    play(m, 'stop', 'do:attack');
    expect(halfUnderWay(m.play)?.line).toBe(1);
  });

  it('that cannot be used are refused with the rule', () => {
    const m = scene({ brute: { at: [4, 4], has: ['disarm'] }, others: [{ at: [5, 4] }], top: [{ do: 'move', n: 2 }] });
    expect(m.refused().map((r) => [r.id, r.reasons.map((x) => x.rule)])).toEqual([
      ['basic:brute:one/top', ['gh:attack.02']],
      ['basic:brute:two/top', ['gh:attack.02']],
    ]);
    play(m, 'play:brute:one/top', 'skip:move');
    const refused = new Map(m.refused().map((r) => [r.id, r.reasons.map((x) => x.key)]));
    expect(refused.get('play:brute:two/top')).toEqual(['half-used']);
    expect(refused.get('play:brute:one/bottom')).toEqual(['card-used']);
    expect(refused.has('play:brute:two/bottom')).toBe(false);
    expect(m.options().some((o) => refused.has(o.id))).toBe(false);
  });
});

describe('two cards drawn', () => {
  const drawn = (condition: 'strengthen' | 'muddle', ...cards: readonly [string, string]) => {
    const m = scene({
      brute: { at: [4, 4], has: [condition] },
      others: [{ at: [5, 4] }],
      top: [{ do: 'attack', n: 2 }],
      deck: { '+0': 2, '+1': 2, '+0/stun': 1, 'rolling+1': 2 },
    });
    play(m, 'play:brute:one/top', 'do:attack', 'target:dummy-1', ...cards.map((c) => `~${c}`));
    return m.events.find((e) => e.key === 'counts')?.detail;
  };

  it('come with the reason why one counts', () => {
    expect(drawn('strengthen', '+0', '+1')).toEqual({ drawn: ['+0', '+1'], why: 'better', rule: 'gh:advantage.01' });
    expect(drawn('muddle', '+0', '+1')).toEqual({ drawn: ['+0', '+1'], why: 'worse', rule: 'gh:deck.6' });
    expect(drawn('strengthen', '+0/stun', '+1')).toMatchObject({ why: 'unclear', rule: 'gh:advantage.02' });
    expect(drawn('strengthen', '+1', '+1')).toMatchObject({ why: 'same' });
    expect(drawn('muddle', 'rolling+1', '+1')).toMatchObject({ why: 'rolling-ignored', rule: 'gh:deck.6' });
    // With advantage a rolling card is added: both count, and nothing is said.
    expect(drawn('strengthen', 'rolling+1', '+1')).toBeUndefined();
  });
});

it('a figure stands on the track as long as it is in play', () => {
  const m = scene({ others: [{ at: [6, 4] }] });
  expect(trackOf(m.play).places.some((p) => p.kind === 'monsters')).toBe(true);
  m.state.figures[2].out = 1;
  expect(trackOf(m.play).places.some((p) => p.kind === 'monsters')).toBe(false);
});
