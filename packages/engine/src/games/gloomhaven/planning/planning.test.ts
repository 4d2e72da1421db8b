/** Plans of a turn: where they lead, whom they strike, what they give for a blow, and that they never look at what is hidden. */
import { describe, expect, it } from 'vitest';
import { Match, seeded } from '../../../core/index.ts';
import { foreseenAnswer, promiseOf } from '../foreseen-answer.ts';
import { CARDS, gloomhaven, type Setup, type Situation, situationMatch } from '../index.ts';
import { viewOf } from '../view.ts';

/** What a plan answers, question by question, until so many answers are given or somebody else is asked. */
function plan(s: Situation, many: number): string[] {
  const m = situationMatch(s);
  const random = seeded(5);
  const said: string[] = [];
  for (let n = 0; n < 200 && said.length < many && m.nodeKind !== 'over'; n++) {
    if (m.nodeKind === 'chance') {
      m.rollBy(random);
      continue;
    }
    const codes = m.options().map((o) => o.code);
    const code = codes.length === 1 ? codes[0] : foreseenAnswer(m.play, codes, (k) => random.below(k));
    const id = m.options().find((o) => o.code === code)?.id ?? '';
    said.push(id);
    m.take(id);
  }
  return said;
}

describe('a plan', () => {
  it('moves first where a blow reaches nobody yet, and then strikes as many as it can', () => {
    const s: Situation = {
      characters: { scoundrel: { at: [0, 3], lead: 'scoundrel:throwing-knives', other: 'scoundrel:venom-shiv' } },
      monsters: { 'bandit-guard-1': { at: [6, 3], hp: 2 }, 'bandit-guard-2': { at: [6, 4], hp: 2 } },
      turn: 'scoundrel',
    };
    const said = plan(s, 6);
    // The second target is the only one left, and nobody is asked.
    expect(said[0]).toBe('play:scoundrel:venom-shiv/bottom');
    expect(said.findIndex((id) => id.startsWith('move:'))).toBeGreaterThan(0);
    expect(said.filter((id) => id.startsWith('target:'))).toHaveLength(1);
    expect(said.indexOf('play:scoundrel:throwing-knives/top')).toBeGreaterThan(said.findIndex((id) => id.startsWith('move:')));
  });

  it('strikes down whom one blow can, before a stronger one', () => {
    const s: Situation = {
      characters: { brute: { at: [3, 3], lead: 'brute:warding-strength', other: 'brute:grab-and-go' } },
      monsters: { 'bandit-guard-1': { at: [4, 3], elite: true }, 'bandit-guard-2': { at: [2, 3], hp: 2 } },
      turn: 'brute',
    };
    expect(plan(s, 4)).toContain('target:bandit-guard-2');
  });

  it('suffers a scratch, and gives a card for a heavy blow that its life would not outlast long', () => {
    const all = CARDS.flatMap((c) => (c.class === 'brute' && c.level === 1 ? [c.id] : []));
    const hit = (hp: number, attack: number): string => {
      const m = situationMatch({
        characters: { brute: { at: [3, 3], hp, initiative: 10, acted: true, hand: all.slice(0, 3), discard: all.slice(3, 6) } },
        monsters: { 'bandit-guard-1': { at: [4, 3] } },
        types: { 'bandit-guard': { card: attack > 2 ? '529' : '525' } },
        deck: { pile: { '+0': 20 } },
        turn: 'bandit-guard-1',
      });
      const random = seeded(1);
      for (let n = 0; n < 20 && m.nodeKind === 'chance'; n++) m.rollBy(random);
      const codes = m.options().map((o) => o.code);
      const code = foreseenAnswer(m.play, codes, (k) => random.below(k));
      return m.options().find((o) => o.code === code)?.id ?? '';
    };
    expect(hit(10, 2)).toBe('suffer');
    expect(hit(3, 3)).toMatch(/^lose:/);
  });

  it('does not walk into a trap while there is somebody to fight', () => {
    const s: Situation = {
      scenario: 'black-barrow',
      open: [[7, 3]],
      tiles: [
        { kind: 'trap', at: [3, 4] },
        { kind: 'trap', at: [4, 4] },
      ],
      characters: { brute: { at: [6, 4], lead: 'brute:grab-and-go', other: 'brute:trample' } },
      monsters: { 'bandit-archer-1': [0, 3] },
      turn: 'brute',
    };
    for (const id of plan(s, 6)) expect(id).not.toMatch(/^move:[34],4$/);
  });

  it('promises the same whatever others have chosen and hide', () => {
    const ids = CARDS.flatMap((c) => (c.level === 1 ? [c] : []));
    const characters = (['brute', 'scoundrel'] as const).map((id) => ({
      class: id,
      cards: ids.flatMap((c) => (c.class === id ? [c.id] : [])).slice(0, id === 'brute' ? 10 : 9),
    }));
    const asked = (hidden: string): number[] => {
      const m = new Match(gloomhaven, { scenario: 'black-barrow', level: 0, characters } satisfies Setup);
      const random = seeded(2);
      while (m.nodeKind === 'chance') m.rollBy(random);
      m.take(m.options()[0].id);
      m.take(m.options()[0].id);
      // The first has chosen; the second is asked, and sees its own hand.
      m.take(hidden);
      const codes = m.options().map((o) => o.code);
      const out = new Float64Array(codes.length);
      const state = gloomhaven.imagine(m.play.table, viewOf(m.state, 1, gloomhaven.copy), (k) => random.below(k));
      expect(promiseOf({ table: m.play.table, state, log: null }, codes, out)).toBe(true);
      return [...out];
    };
    const [one, another] = ['brute:trample+brute:grab-and-go', 'brute:shield-bash+brute:leaping-cleave'].map((pair) =>
      asked(`cards:${pair}`),
    );
    expect(new Set(one).size).toBeGreaterThan(5);
    expect(one).toEqual(another);
  });
});
