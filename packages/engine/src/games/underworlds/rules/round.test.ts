import { describe, expect, it } from 'vitest';
import { Match, seeded } from '../../../core/index.ts';
import { underworlds } from '../game.ts';
import type { Setup } from '../setup.ts';
import { offered, run, standing } from '../standing.testing.ts';
import { HAND, OBJECTIVES, POWER } from '../state.ts';

const SETUP: Setup = {
  seats: [
    { warband: 'garreks-reavers', deck: 'starter:garreks-reavers' },
    { warband: 'garreks-reavers', deck: 'starter:garreks-reavers' },
  ],
};

/** Goes on until a step of this name, taking the option wanted or the first, chances falling as they will. */
function until(match: Match, step: string, wanted = ''): void {
  const random = seeded(3);
  for (let n = 0; n < 500; n++) {
    const { node } = match;
    if (node.kind === 'over' || node.step === step) return;
    if (node.kind === 'chance') match.rollBy(random);
    else {
      const all = match.options().map((o) => o.id);
      match.take(all.includes(wanted) ? wanted : all[0]);
    }
  }
}

/** Cards in the hand of a seat. */
function hand(match: { state: { cards: { owner: number; pile: number; zone: number }[] } }, seat: number, pile: number): number {
  return match.state.cards.filter((c) => c.owner === seat && c.pile === pile && c.zone === HAND).length;
}

describe('set-up', () => {
  it('has boards chosen, five objectives turned up, hands drawn and replaced once, fighters deployed (S1 to S7)', () => {
    const match = new Match(underworlds, SETUP);
    until(match as Match, 'lay an objective');
    expect(match.state.field).toBeGreaterThanOrEqual(0);
    until(match as Match, 'first player, objectives');
    expect(match.state.tokens.map((t) => t.face).sort()).toEqual([1, 2, 3, 4, 5]);
    expect([hand(match, 0, OBJECTIVES), hand(match, 0, POWER), hand(match, 1, POWER)]).toEqual([3, 5, 5]);
    match.take('replace');
    until(match as Match, 'first player, power cards');
    expect(hand(match, match.node.kind === 'over' ? 0 : match.node.seat, OBJECTIVES)).toBe(3);
    until(match as Match, 'who goes first');
    expect(match.state.fighters.every((f) => f.hex >= 0)).toBe(true);
  });

  it('shows a seat its own cards and nothing of the other’s', () => {
    const match = new Match(underworlds, SETUP);
    until(match as Match, 'activate');
    const seen = match.view(0).state.cards;
    expect(seen.every((c) => (c.owner === 0) === c.def >= 0)).toBe(true);
  });
});

describe('a round', () => {
  it('gives four activations each, in turn, and a power step to whoever holds a card (R1, P1)', () => {
    const { match } = standing(
      { warband: 'garreks-reavers', at: { garrek: 'D2' }, hand: ['shadespire:391'] },
      { warband: 'steelhearts-champions', at: { obryn: 'D8' } },
    );
    const seats: number[] = [];
    for (let n = 0; n < 8; n++) {
      const { node } = match;
      expect(node.kind === 'over' ? '' : node.step).toBe('activate');
      seats.push(node.kind === 'over' ? -1 : node.seat);
      run(match, 'pass');
      // The window of the power step is open to the one who holds a card.
      expect(offered(match)).toEqual(['pass']);
      run(match, 'pass');
    }
    expect(seats).toEqual([0, 1, 0, 1, 0, 1, 0, 1]);
    expect(match.state.phase).toBe(2);
  });

  it('a draw is one of the activations, hidden from the other seat (R7)', () => {
    const match = new Match(underworlds, SETUP);
    until(match as Match, 'activate', 'keep');
    const seat = match.node.kind === 'over' ? -1 : match.node.seat;
    run(match, 'draw');
    const said = (who: number): boolean => {
      match.rollBy(seeded(1));
      return match.eventsFor(who).some((e) => e.key === 'draws-card' && match.events.lastIndexOf(e) >= match.events.length - 3);
    };
    expect(match.node.kind).toBe('chance');
    expect(said(1 - seat)).toBe(false);
    expect(hand(match, seat, POWER)).toBe(6);
  });

  it('says why nothing is drawn or exchanged: the deck is empty, or it is no objective of this hand (R7)', () => {
    const { match } = standing(
      { warband: 'garreks-reavers', at: { garrek: 'D2' }, hand: ['shadespire:391', 'shadespire:247'] },
      { warband: 'steelhearts-champions', at: { obryn: 'D8' }, hand: ['shadespire:248'] },
    );
    const why = (id: string): string[] => match.whyNot(id).map((r) => `${r.rule} ${r.key}`);
    expect(why('draw')).toEqual(['wu:R7 power-deck-empty']);
    expect(why('exchange:shadespire:247')).toEqual(['wu:R7 objective-deck-empty']);
    expect(why('exchange:shadespire:391')).toEqual(['wu:R7 no-objective', 'wu:R7 objective-deck-empty']);
    expect(why('exchange:shadespire:248')).toEqual(['wu:K1 not-in-hand', 'wu:R7 objective-deck-empty']);
  });

  it('has a place for upgrades and discards in its end phase, and none for upgrades in the third (E1, E2)', () => {
    const whyIn = (round: number): string[] => {
      const { match, g } = standing(
        { warband: 'garreks-reavers', at: { garrek: 'D2' }, hand: ['shadespire:391', 'shadespire:247'] },
        { warband: 'steelhearts-champions', at: { obryn: 'D8' } },
      );
      g.state.players[0].glory = 2;
      for (let n = 0; n < 16; n++) run(match, 'pass');
      g.state.round = round;
      return ['upgrade:garrek/shadespire:391', 'play:shadespire:391', 'discard:shadespire:391'].flatMap((id) =>
        match.whyNot(id).map((r) => r.rule),
      );
    };
    expect(whyIn(1)).toEqual(['wu:E1', 'wu:E1', 'wu:E1']);
    expect(whyIn(3)).toEqual(['wu:E2', 'wu:E2', 'wu:E1']);
  });
});
