import { Match, seeded } from '@escarmouche/engine/core';
import { CARDS, CLASSES_FACES, gloomhaven, type Setup, type Thought, turnRead, whyThought } from '@escarmouche/engine/gloomhaven';
import { describe, expect, it } from 'vitest';
import { boardOf, seenIn } from './reading.ts';
import { situationOf } from './situation.ts';

const SETUP: Setup = {
  scenario: 'black-barrow',
  characters: CLASSES_FACES.map((c) => ({
    class: c.id,
    cards: CARDS.filter((x) => x.class === c.id)
      .slice(0, c.hand)
      .map((x) => x.id),
  })),
};

describe('turns of a scenario in the tool', () => {
  it('come out there as they did at the table', () => {
    const kinds = new Set<string>();
    let shown = 0;
    for (const seed of [1, 2, 3]) {
      const random = seeded(seed);
      const match = new Match(gloomhaven, SETUP, { undo: false });
      let seen = 0;
      while (match.nodeKind !== 'over' && match.at < 260) {
        if (match.nodeKind === 'chance') match.rollBy(random);
        else match.take(match.options()[random.below(match.options().length)].id);
        for (const e of match.events.slice(seen)) {
          if (!['focuses', 'focus-chosen', 'no-focus'].includes(e.key)) continue;
          const thought = e.detail as unknown as Thought;
          const board = boardOf(seenIn(match.table, match.state, thought));
          if (board === null) throw new Error(`${seed}: ${e.key} at ${match.at}`);
          kinds.add(board.monster.type);
          const now = turnRead(situationOf(board)).why.outcomes;
          const then = whyThought(match.table, thought).outcomes;
          expect(now.map((o) => o.attacks.length).sort()).toEqual(then.map((o) => o.attacks.length).sort());
          shown++;
        }
        seen = match.events.length;
      }
    }
    expect(shown).toBeGreaterThan(20);
    // Most of them with their type and card, not as mere numbers.
    expect([...kinds]).toContain('bandit-guard');
  });
});
