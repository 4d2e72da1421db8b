/** Ability cards of one's own: bounds, hands, matches, records and situations that have them. */
import { describe, expect, it } from 'vitest';
import { faultsOfOwn, Match, type OwnThings, replay, seeded } from '../../core/index.ts';
import { CARDS, GLOOMHAVEN_OWN, gloomhaven, gloomhavenSituations, type OwnCard, type Setup } from './index.ts';
import type { Situation } from './situation.ts';

const { kinds, bring, lay } = GLOOMHAVEN_OWN;
const shove = kinds.cards.blank as OwnCard;
const own: OwnThings = { cards: [shove] };
const keys = (thing: unknown): readonly string[] =>
  faultsOfOwn(kinds.cards, thing).map((f) => `${f.path.join('.')} ${'expected' in f ? f.expected.key : f.fault.fault.key}`);
const handOf = (id: string) => CARDS.filter((c) => c.class === id && c.level === 1).map((c) => c.id);
/** A hand with a card of one's own in the place of its first one. */
const characters = [
  { class: 'brute' as const, cards: [shove.id, ...handOf('brute').slice(1)] },
  { class: 'scoundrel' as const, cards: handOf('scoundrel') },
];

describe('ability cards of one’s own', () => {
  it('keep the bounds, the first one and copies of the game’s own', () => {
    expect(keys(shove)).toEqual([]);
    expect(kinds.cards.printed).toHaveLength(CARDS.length);
    for (const card of kinds.cards.printed) expect([card.id, keys({ ...card, id: `my-${card.id}` })]).toEqual([card.id, []]);
  });

  it.each([
    [{ ...shove, id: 'Shove' }, ['id short-name']],
    [{ ...shove, initiative: 0 }, ['initiative whole-number']],
    [{ ...shove, class: 'mage' }, ['class one-of']],
    [{ ...shove, top: { abilities: [] } }, ['top.abilities half-does-nothing']],
    [{ ...shove, bottom: { ...shove.bottom, xpOn: [1] } }, ['bottom.xpOn uses-of-what-goes']],
    [{ ...shove, top: { abilities: [{ do: 'dance' }] } }, ['top.abilities.0 one-of']],
    [{ ...shove, top: { abilities: [{ do: 'summon', of: 'dragon' }] } }, ['top.abilities.0.of one-of']],
    [
      { ...shove, initiative: 100, top: { abilities: [{ do: 'attack', n: 100 }] } },
      ['initiative whole-number', 'top.abilities.0.n whole-number'],
    ],
  ])('%#: are refused with every fault at its place', (thing, faults) => {
    expect(keys(thing)).toEqual(faults);
  });

  it('are held by hands of their class alone, played, and the record plays back where nobody knows them', () => {
    const bare: Setup = { scenario: 'black-barrow', characters, level: 0 };
    expect(() => new Match(gloomhaven, bare)).toThrow();
    const setup = bring(bare, own);
    expect(setup.own?.cards?.map((c) => c.id)).toEqual([shove.id]);
    expect(bring({ ...bare, characters: [{ ...characters[0], cards: handOf('brute') }, characters[1]] }, own).own).toBeUndefined();
    expect(() => new Match(gloomhaven, bring(bare, { cards: [{ ...shove, class: 'scoundrel' } as OwnCard] }))).toThrow();
    let used = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const match = new Match(gloomhaven, setup, { undo: false });
      const random = seeded(seed);
      while (match.nodeKind !== 'over') {
        const chance = match.nodeKind === 'chance';
        const all = chance ? match.outcomes() : match.options();
        const { id } = all.find((o) => o.id.includes(shove.id)) ?? all[random.below(all.length)];
        if (id.includes(shove.id)) used++;
        if (chance) match.fall(id);
        else match.take(id);
      }
      const again = replay(gloomhaven, JSON.parse(JSON.stringify(match.setup)) as Setup, match.entries);
      expect(again.nodeKind).toBe('over');
    }
    expect(used).toBeGreaterThan(5);
  });

  it('stand in situations whose characters have them, or for which they were chosen', () => {
    const bare: Situation = { characters: { brute: { at: [0, 0], hand: [shove.id] } } };
    expect(() => gloomhavenSituations.match(bare)).toThrow();
    const match = gloomhavenSituations.match(lay(bare, own));
    expect(match.table.cards.find((c) => c.face.id === shove.id)?.face).toMatchObject({ names: shove.names, initiative: shove.initiative });
    const without: Situation = { characters: { brute: [0, 0] } };
    expect(lay(without, own)).toEqual(without);
    expect(Object.keys(lay(without, own, true).cards ?? {})).toEqual([shove.id]);
  });
});
