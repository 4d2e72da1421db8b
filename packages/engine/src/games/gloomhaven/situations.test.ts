import { describe, expect, it } from 'vitest';
import { type RulingCase, runRuling } from '../../core/index.ts';
import type { Situation } from './situation.ts';
import { gloomhavenSituations, situationMatch } from './situations.ts';

/** What a script fails at. */
function failures(situation: Situation, script: RulingCase['script']): string[] {
  const cases = [{ name: { en: 'A', fr: 'A' }, situation, script }];
  return runRuling(gloomhavenSituations, { ruling: 'gh:draw.04', cases }).map((f) => `${f.at}: ${f.expected} / ${f.got}`);
}

const SHOT: Situation = {
  characters: { brute: { at: [3, 3], lead: 'shot' } },
  monsters: { 'bandit-guard-1': { at: [5, 3], hp: 20 } },
  cards: { shot: { initiative: 20, top: [{ do: 'attack', n: 3, range: 3 }] } },
  choices: { 'order-of-adjustments': 'best' },
  turn: 'brute',
};

describe('a situation', () => {
  it('is played: an attack with the card that is drawn, one card alone', () => {
    const script = [
      { take: 'play:shot/top' },
      { take: 'do:attack' },
      { expect: { offered: ['target:bandit-guard-1'], values: { 'range brute bandit-guard-1': 2, 'targets brute 1': [] } } },
      { take: 'target:bandit-guard-1' },
      { expect: { values: { 'attack.kind': 'ranged', 'attack.draw': 'plain' }, chance: { rule: 'gh:draw.04' } } },
      { roll: '-1' },
      { expect: { values: { 'bandit-guard-1.hp': 18, 'pile brute': 19, 'discards brute -1': 1 }, events: ['draws', 'suffers'] } },
    ];
    expect(failures(SHOT, script)).toEqual([]);
  });

  it('has exact odds: the standard deck, Attack 3', () => {
    const is = { 20: '1/20', 19: '1/20', 18: '5/20', 17: '6/20', 16: '5/20', 15: '1/20', 14: '1/20' };
    const reduced = Object.fromEntries(Object.entries(is).map(([k, v]) => [k, { '5/20': '1/4', '6/20': '3/10' }[v] ?? v]));
    const script = [
      { take: 'play:shot/top' },
      { take: 'do:attack' },
      { take: 'target:bandit-guard-1' },
      { expect: { odds: { of: 'bandit-guard-1.hp', is: reduced } } },
    ];
    expect(failures(SHOT, script)).toEqual([]);
  });

  it('has rooms, doors, waiting monsters, and names them', () => {
    const match = situationMatch({
      map: ['....#222', '....D222', '....#222'],
      characters: {
        brute: { at: [3, 1], initiative: 61, deck: { pile: { 'rolling+1': 1, '+0': 2 }, discard: { x2: 1 } } },
        scoundrel: [0, 0],
      },
      monsters: { 'bandit-guard-3': { at: [1, 1], elite: true, conditions: ['poison'], shield: 1 } },
      waiting: { 2: [{ type: 'bandit-archer', at: [6, 1] }] },
      tiles: [
        { kind: 'trap', at: [5, 1] },
        { kind: 'coin', at: [0, 2] },
      ],
      types: { 'bandit-guard': { card: '528' } },
      elements: { fire: 'strong' },
    });
    const value = (name: string): unknown => gloomhavenSituations.value(match, name);
    expect(value('rooms')).toEqual([1]);
    expect(value('tiles')).toEqual(['coin 0,2']);
    expect(value('bandit-guard-3.conditions')).toEqual(['poison']);
    expect(value('bandit-guard-3.shield')).toBe(2);
    expect(value('rolling brute')).toBe(1);
    expect(value('element fire')).toBe('strong');
    expect(value('card bandit-guard')).toBe('528');
    expect(value('standees bandit-guard')).toEqual([1, 2, 4, 5, 6]);
    // Both are as near by path and as the crow flies: the earlier initiative.
    expect(value('focus bandit-guard-3')).toEqual(['brute']);
  });

  it('has two characters of one class, each with cards, deck and summons of its own', () => {
    const match = situationMatch({
      characters: {
        brute: { at: [1, 1], lead: 'brute:trample', deck: { pile: { '+0': 1 } } },
        'brute#2': { at: [2, 1], hp: 4, lead: 'brute:trample', discard: ['brute:skewer'], conditions: ['poison'] },
      },
      monsters: { 'bandit-guard-1': [3, 1] },
      summons: { 'mystic-ally-1': { owner: 'brute#2', at: [5, 5] } },
      choices: { 'class-twice': 'allowed' },
      turn: 'brute#2',
    });
    const value = (name: string): unknown => gloomhavenSituations.value(match, name);
    expect([value('brute.hp'), value('brute#2.hp'), value('brute#2.conditions')]).toEqual([10, 4, ['poison']]);
    expect([value('brute.discard'), value('brute#2.discard')]).toEqual([[], ['brute:skewer']]);
    expect([value('pile brute'), value('pile brute#2')]).toEqual([1, 20]);
    expect([value('turn'), value('range brute brute#2'), value('mystic-ally-1.out')]).toEqual(['brute#2', 1, false]);
    expect(value('focus bandit-guard-1')).toEqual(['brute#2']);
  });

  it('counts and tries cards whose ids a file writes with blanks', () => {
    const match = situationMatch({
      characters: { brute: { at: [1, 1], lead: 'wide swing', deck: { pile: { '+0': 1, 'my frenzy': 2 }, discard: { 'my frenzy': 1 } } } },
      monsters: { 'bandit-guard-1': [3, 1] },
      modifiers: { 'my frenzy': { n: 1 } },
      cards: { 'wide swing': { top: [{ do: 'attack', n: 3, range: 2 }] } },
      turn: 'brute',
    });
    const value = (name: string): unknown => gloomhavenSituations.value(match, name);
    expect([value('pile brute my frenzy'), value('discards brute my frenzy'), value('kind wide swing top')]).toEqual([2, 1, 'ranged']);
    expect(() => value('pile brute my fury')).toThrow(/my fury/);
  });

  it('opens a door in a turn, and draws numbers and cards by chance', () => {
    const script = [
      { take: 'play:walk/bottom' },
      { take: 'do:move' },
      { take: 'move:4,1' },
      { roll: 'standee-4' },
      { roll: 'bandit-archer:532' },
      { expect: { values: { 'bandit-archer-4.at': '6,1', rooms: [1, 2], tiles: ['trap 5,1'] } } },
    ];
    const s: Situation = {
      map: ['....#222', '....D222', '....#222'],
      characters: { brute: { at: [3, 1], lead: 'walk' } },
      waiting: { 2: [{ type: 'bandit-archer', at: [6, 1] }] },
      tiles: [{ kind: 'trap', at: [5, 1] }],
      cards: { walk: { bottom: [{ do: 'move', n: 3 }] } },
      turn: 'brute',
    };
    expect(failures(s, script)).toEqual([]);
  });

  it.each([
    [{ characters: { brute: [20, 3] } }, 'no-such-hex'],
    [{ characters: { brute: [1, 1], 'brute#2': [2, 1] } }, 'class-twice'],
    [{ characters: { 'brute#2': [1, 1], brute: [2, 1] } }, 'no-such-figure'],
    [{ characters: { brute: [1, 1] }, monsters: { 'bandit-guard-1': [1, 1] } }, 'hex-taken-twice'],
    [{ characters: { brute: [1, 1] }, monsters: { 'ogre-1': [2, 1] } }, 'unknown-monster'],
    [{ characters: { brute: [1, 1] }, map: ['..x'] }, 'no-such-letter'],
    [{ characters: { brute: [1, 1] }, map: ['..D', '...'] }, 'door-joins-two'],
    [
      {
        characters: { brute: [1, 1] },
        walls: [
          [
            [0, 0],
            [5, 5],
          ],
        ],
      },
      'wall-line',
    ],
    [{ characters: { brute: [1, 1] }, turn: 'ogre-1' }, 'no-such-figure'],
    [{ characters: { brute: { out: true } }, turn: 'brute' }, 'takes-no-turn'],
    [{ characters: { brute: [1, 1] }, objectives: [{ at: [2, 1], hp: 3 }], turn: 'objective-1' }, 'takes-no-turn'],
    [{ characters: { brute: { at: [1, 1], hand: ['brute:none'] } } }, 'unknown-card'],
    [{ characters: {} }, 'how-many-characters'],
    [{ characters: { brute: [1, 1] }, at: 'start' }, 'start-wants-scenario'],
  ] as [Situation, string][])('that cannot be says so: %j', (s, key) => {
    expect(() => situationMatch(s)).toThrow(key);
  });
});
