/** Played with real dice and cards: persons say what was drawn for monsters, and the app keeps the rules. */
import { CARDS, findClass, gloomhaven, type Setup as Scenario } from '@escarmouche/engine/gloomhaven';
import { expect, test } from 'vitest';
import { inNoTime, table, until } from '../../worker/drawn.testing.ts';
import type { Snapshot } from '../../worker/snapshot.ts';
import { play as gloom } from './play.ts';

inNoTime();

const SCENARIO: Scenario = {
  scenario: 'black-barrow',
  characters: (['brute', 'scoundrel'] as const).map((id) => ({
    class: id,
    cards: CARDS.filter((c) => c.class === id && c.level === 1)
      .map((c) => c.id)
      .slice(0, findClass(id)?.hand ?? 0),
  })),
};

test('in Gloomhaven the cards of monsters, their numbers and the modifiers are told, each by its name', () => {
  const at = table(gloom, SCENARIO, ['person', 'person']);
  const asked = new Set<string>();
  // Who ends each turn at once is soon attacked.
  const idle = (options: Snapshot['options']) => options.find((o) => o.id === 'end') ?? options.at(-1);
  const heard = (s: Snapshot): boolean => {
    if (s.waits && s.node.kind === 'chance') asked.add(s.node.rule);
    return ['gh:round.2', 'gh:draw.04'].every((rule) => asked.has(rule));
  };
  until(at, heard, 400, idle);
  expect([...asked]).toEqual(expect.arrayContaining(['gh:round.2', 'gh:draw.04']));
  expect(at.session.match.game.id).toBe(gloomhaven.id);
});
