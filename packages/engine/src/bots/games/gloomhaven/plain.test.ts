/** The plain bot plays sensibly: it goes to the monsters, opens doors, keeps its cards, and gets much farther than chance. */
import { describe, expect, it } from 'vitest';
import { type Bot, botTakes, Match, seeded } from '../../../core/index.ts';
import {
  CARDS,
  CLASSES_FACES,
  gloomhaven,
  MONSTER,
  type Setup,
  type Situation,
  type State,
  situationMatch,
  type Table,
  type View,
} from '../../../games/gloomhaven/index.ts';
import { greedyBot, randomBot } from '../../index.ts';

type Plain = Bot<Table, View>;
const greedy: Plain = greedyBot(gloomhaven, 2);

/** What a bot answers in a situation, until somebody else is asked or so many answers are given. */
function answers(s: Situation, many: number): string[] {
  const m = situationMatch(s);
  const random = seeded(7);
  const said: string[] = [];
  for (let n = 0; n < 400 && said.length < many && m.nodeKind !== 'over'; n++) {
    if (m.nodeKind === 'chance') m.rollBy(random);
    else {
      botTakes(m, greedy, random);
      said.push(m.entries[m.entries.length - 1].id);
    }
  }
  return said;
}

describe('the greedy bot with a character', () => {
  it('walks up to an enemy and strikes it', () => {
    const s: Situation = {
      characters: { brute: { at: [1, 3], lead: 'brute:trample', other: 'brute:grab-and-go' } },
      monsters: { 'bandit-guard-1': [6, 3] },
      turn: 'brute',
    };
    expect(answers(s, 6)).toEqual(
      expect.arrayContaining(['play:brute:grab-and-go/bottom', 'do:move', 'play:brute:trample/top', 'target:bandit-guard-1']),
    );
  });

  it('opens a door where nobody is left to fight, even through a trap', () => {
    const s: Situation = {
      scenario: 'black-barrow',
      open: [[7, 3]],
      tiles: [
        { kind: 'trap', at: [3, 4] },
        { kind: 'trap', at: [4, 4] },
      ],
      characters: { brute: { at: [5, 3], lead: 'brute:grab-and-go', other: 'brute:trample' }, scoundrel: { at: [6, 3], rest: true } },
      turn: 'brute',
    };
    expect(answers(s, 12)).toContain('move:3,5');
  });

  it('suffers a scratch, and loses a card rather than its life', () => {
    const hit = (hp: number): Situation => ({
      characters: { brute: { at: [3, 3], hp, initiative: 10, acted: true, hand: ['brute:trample', 'brute:shield-bash'] } },
      monsters: { 'bandit-guard-1': [4, 3] },
      types: { 'bandit-guard': { card: '527' } },
      deck: { pile: { '+0': 20 } },
      turn: 'bandit-guard-1',
    });
    expect(answers(hit(10), 1)).toEqual(['suffer']);
    expect(answers(hit(2), 1)[0]).toMatch(/^lose:/);
  });
});

const setup: Setup = {
  scenario: 'black-barrow',
  level: 0,
  characters: (['brute', 'scoundrel'] as const).map((id) => ({
    class: id,
    cards: CARDS.filter((c) => c.class === id && c.level === 1)
      .map((c) => c.id)
      .slice(0, CLASSES_FACES.find((c) => c.id === id)?.hand),
  })),
};

/** How a scenario ends that a bot plays with both characters. */
function played(bot: Plain, seed: number): State {
  const m = new Match(gloomhaven, setup);
  const random = seeded(seed);
  while (m.nodeKind !== 'over') {
    if (m.nodeKind === 'chance') m.rollBy(random);
    else botTakes(m, bot, random);
  }
  return m.state;
}

const killed = (s: State): number => s.figures.filter((f) => f.kind === MONSTER && f.out === 1).length;

describe('in Black Barrow', () => {
  it('it kills more than chance and opens doors in every one of four scenarios', { timeout: 180_000 }, () => {
    for (const seed of [1, 2, 3, 4]) {
      const [mine, its] = [played(greedy, seed), played(randomBot as Plain, seed)];
      expect(killed(mine), `seed ${seed}`).toBeGreaterThanOrEqual(killed(its) + 2);
      expect(mine.rooms, `seed ${seed}`).toBeGreaterThan(1);
    }
  });
});
