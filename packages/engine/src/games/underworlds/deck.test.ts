import { describe, expect, it } from 'vitest';
import { SetupError } from '../../core/index.ts';
import { choicesWith } from './choices.ts';
import { CARDS, findDeck, WARBANDS, type WarbandId } from './content/index.ts';
import { deckProblems, isFor } from './deck.ts';
import { underworlds } from './game.ts';
import type { SeatSetup, Setup } from './setup.ts';

const REAVERS: SeatSetup = { warband: 'garreks-reavers', deck: 'starter:garreks-reavers' };

/** The rule that refuses a set-up with this second player; null where nothing does. */
function refusedBy(second: SeatSetup): string | null {
  const setup: Setup = { seats: [REAVERS, second] };
  try {
    underworlds.tables(setup);
  } catch (error) {
    if (error instanceof SetupError) return `${error.rule} ${error.say.key}`;
    throw error;
  }
  return null;
}

describe('a deck', () => {
  it('of which every card is played is taken', () => {
    expect(refusedBy(REAVERS)).toBeNull();
  });

  it('is taken as each warband starts with it', () => {
    for (const warband of ['steelhearts-champions', 'sepulchral-guard', 'ironskulls-boyz'] as const)
      expect(refusedBy({ warband, deck: `starter:${warband}` })).toBeNull();
  });

  it('has no most of power cards (K1), and codes have room for those of two players who take all there are', () => {
    const most = (warband: WarbandId): number => {
      const cards = CARDS.filter((c) => isFor(c, warband) && c.reprintOf === undefined);
      const upgrades = cards.filter((c) => c.kind === 'upgrade').length;
      const gambits = cards.filter((c) => c.kind === 'ploy' || c.kind === 'spell').length;
      return 12 + upgrades + Math.min(upgrades, gambits);
    };
    // A reaction from the hand is a code below 256, one more than the card's place.
    expect(2 * Math.max(...WARBANDS.map(most))).toBeLessThan(255);
  });

  it('needs twelve objectives, no name twice, and cards of its warband (K1, g.01)', () => {
    expect(refusedBy({ warband: 'garreks-reavers', deck: { objectives: [], power: [] } })).toBe('wu:K1 how-many-objectives');
    const twice = { objectives: [], power: ['shadespire:390', 'nightvault:505'] };
    expect(refusedBy({ warband: 'garreks-reavers', deck: twice })).toBe('wu:g.01 card-twice');
    expect(refusedBy({ warband: 'garreks-reavers', deck: { objectives: [], power: ['shadespire:42'] } })).toBe('wu:K1 card-of-others');
  });
});

describe('all that is against a deck', () => {
  const keys = (seat: SeatSetup, chosen: Record<string, string> = {}): string[] =>
    deckProblems(seat, choicesWith(chosen)).map((p) => `${p.at} ${p.rule} ${p.say.key} ${String(p.say.args.what)}`);
  const starter = findDeck('starter:garreks-reavers') ?? { objectives: [], power: [] };
  const reavers = (power: readonly string[], objectives = starter.objectives): SeatSetup => ({
    warband: 'garreks-reavers',
    deck: { objectives, power },
  });

  it('is told at once, each with its rule and its place (K1, g.01)', () => {
    const bad = { objectives: ['nowhere:1', 'shadespire:390'], power: ['shadespire:330', 'shadespire:344', 'shadespire:42'] };
    expect(keys({ warband: 'garreks-reavers', deck: bad })).toEqual([
      'deck.objectives wu:K1 unknown-card nowhere:1',
      'deck.objectives wu:K1 wrong-pile Great Speed',
      expect.stringContaining('deck.power wu:K1 card-of-others'),
      'deck.objectives wu:K1 how-many-objectives 2',
      'deck.power wu:K1 too-few-power-cards 3',
      expect.stringContaining('deck.power wu:K1 more-gambits-than-upgrades'),
    ]);
  });

  it('names a card that stands there twice under another number, and nothing once one is replaced (g.01)', () => {
    const others = starter.power.filter((id) => id !== 'shadespire:390');
    const twice = reavers([...others, 'shadespire:390', 'nightvault:505']);
    expect(keys(twice)).toContain('deck.power wu:g.01 card-twice Great Speed');
    expect(keys(reavers([...others, 'shadespire:390']))).toEqual(keys(reavers(starter.power)));
  });

  it('is nothing for spells without a wizard, save by the other reading (K1)', () => {
    const spell = CARDS.find((c) => c.kind === 'spell' && c.warband === 'universal');
    const withSpell = reavers([...starter.power.slice(1), spell?.id ?? '']);
    const said = (chosen = {}): boolean => keys(withSpell, chosen).some((k) => k.includes('spell-without-wizard'));
    expect([said(), said({ 'spells-without-wizard': 'refused' })]).toEqual([false, true]);
  });

  it('is one thing where there is no such ready-made deck, and the set-up refuses the first of all', () => {
    expect(keys({ warband: 'garreks-reavers', deck: 'starter:nobody' })).toEqual(['deck wu:K1 unknown-deck starter:nobody']);
    expect(refusedBy(reavers(['nowhere:1']))).toBe('wu:K1 unknown-card');
  });
});

describe('a table', () => {
  it('of three or four is refused: how their boards are laid is in none of our sources (S2)', () => {
    for (const more of [1, 2]) {
      const setup = { seats: [REAVERS, REAVERS, ...Array.from({ length: more }, () => REAVERS)] } as unknown as Setup;
      expect(() => underworlds.tables(setup)).toThrow(
        expect.objectContaining({ rule: 'wu:S2', say: { key: 'two-players', args: { what: String(2 + more) } } }),
      );
    }
  });

  it('offers a player the boards of its own collection (g.02)', () => {
    const table = underworlds.tables({
      seats: [
        { ...REAVERS, boards: ['ash-court', 'bone-quarry'] },
        { ...REAVERS, boards: ['empty-market'] },
      ],
    });
    expect(table.own.map((of) => of.map((b) => table.boards[b]))).toEqual([['ash-court', 'bone-quarry'], ['empty-market']]);
  });
});
