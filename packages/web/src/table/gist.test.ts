import type { GameEvent } from '@escarmouche/engine/core';
import { describe, expect, it } from 'vitest';
import type { Gist, Scene } from './contract.ts';
import { gistLine, gistsOf, sinceLine, turnLine } from './gist.ts';
import { en, fr } from './strings.ts';
import { turnsOf } from './turns.ts';

const NB = '\u00a0';

describe('a turn in one line', () => {
  it.each<[string, string, readonly Gist[]]>([
    ['', '', []],
    [
      'move 3, attack on Gorm: 2 damage',
      `déplacement 3, attaque contre Gorm${NB}: 2 dégâts`,
      [
        { is: 'move', far: '3' },
        { is: 'attack', on: ['Gorm'] },
        { is: 'harm', who: 'Gorm', n: 2 },
      ],
    ],
    // Two blows are one sum; whoever else is harmed is named.
    [
      'attack on Gorm: 3 damage, Anna: 1 damage, Gorm: out, Ash: +4',
      `attaque contre Gorm${NB}: 3 dégâts, Anna${NB}: 1 dégât, Gorm${NB}: hors de combat, Ash${NB}: +4`,
      [
        { is: 'attack', on: ['Gorm'] },
        { is: 'harm', who: 'Gorm', n: 2 },
        { is: 'attack', on: ['Gorm'] },
        { is: 'harm', who: 'Gorm', n: 1 },
        { is: 'harm', who: 'Anna', n: 1 },
        { is: 'out', who: 'Gorm' },
        { is: 'points', who: 'Ash', n: 3 },
        { is: 'points', who: 'Ash', n: 1 },
      ],
    ],
    [
      'attack on Gorm and Anna, Gorm: 2 damage, Trap',
      `attaque contre Gorm et Anna, Gorm${NB}: 2 dégâts, Trap`,
      [
        { is: 'attack', on: ['Gorm', 'Anna'] },
        { is: 'harm', who: 'Gorm', n: 2 },
        { is: 'heal', who: 'Anna', n: 0 },
        { is: 'named', text: 'Trap' },
      ],
    ],
    // Who attacks is named; what two attacks did to one stands by itself.
    [
      'Ash: attack on Gorm: 2 damage',
      `Ash${NB}: attaque contre Gorm${NB}: 2 dégâts`,
      [
        { is: 'attack', by: 'Ash', on: ['Gorm'] },
        { is: 'harm', who: 'Gorm', n: 2 },
      ],
    ],
    [
      'Ash: attack on Gorm, Gorm: 3 damage, Anna: attack on Gorm',
      `Ash${NB}: attaque contre Gorm, Gorm${NB}: 3 dégâts, Anna${NB}: attaque contre Gorm`,
      [
        { is: 'attack', by: 'Ash', on: ['Gorm'] },
        { is: 'harm', who: 'Gorm', n: 2 },
        { is: 'attack', by: 'Anna', on: ['Gorm'] },
        { is: 'harm', who: 'Gorm', n: 1 },
      ],
    ],
  ])('%s', (english, french, gists) => {
    expect(gistLine(gists, en)).toBe(english);
    expect(gistLine(gists, fr)).toBe(french);
  });

  it('of very much says the beginning', () => {
    expect(
      gistLine(
        Array.from({ length: 9 }, (_v, i): Gist => ({ is: 'out', who: `F${i}` })),
        en,
      ),
    ).toBe('F0: out, F1: out, F2: out, F3: out, F4: out…');
  });
});

it('names who attacks in a turn, unless its heading is about the same figure', () => {
  const attack = { key: 'attacks', args: { figure: { figure: 1 }, target: { figure: 2 } } } as unknown as GameEvent;
  const speech = { figure: (i: number) => `F${i}`, seat: (i: number) => `S${i}` };
  const scene = { speech, game: { log: { gist: gistsOf({ attack: ['attacks'] }) } } } as unknown as Scene;
  const line = (heading: object | null): string =>
    turnLine(scene, { first: 0, heading: heading === null ? null : ({ key: 'turn', args: heading } as GameEvent), steps: [attack] }, en);
  expect(line(null)).toBe('F1: attack on F2');
  expect(line({ seat: { seat: 0 } })).toBe('F1: attack on F2');
  expect(line({ figure: { figure: 3 } })).toBe('F1: attack on F2');
  expect(line({ figure: { figure: 1 } })).toBe('attack on F2');
  expect(line({ figures: { figures: [1] } })).toBe('attack on F2');
  expect(line({ seat: { seat: 0 }, figures: { figures: [1, 3] } })).toBe('F1: attack on F2');
});

describe('who did it', () => {
  const event = (key: string, args: object): GameEvent => ({ key, args }) as unknown as GameEvent;
  const moves = (figure: number, n: number): GameEvent => event('moves', { figure: { figure }, n });
  const plays = (seat: number): GameEvent => event('plays', { seat: { seat }, card: { card: 7 } });
  const hurt = (figure: number): GameEvent => event('hurt', { figure: { figure }, n: 1 });
  const scene = (events: readonly GameEvent[]): Scene =>
    ({
      answered: { at: 1, events: 0 },
      events,
      snapshot: { at: 9, waits: true },
      speech: { figure: (i: number) => `F${i}`, seat: (i: number) => `S${i}`, card: (i: number) => `C${i}`, event: () => 'A turn.' },
      game: {
        log: { headings: ['turn'], gist: gistsOf({ move: ['moves'], named: ['plays'], attack: ['attacks'], harm: ['hurt'] }) },
      },
    }) as unknown as Scene;
  const turn = event('turn', {});

  it.each<[string, readonly GameEvent[]]>([
    // One's own move and the other side's card, after one's answer: no heading says whose they are.
    ['F1: move 3, S1: C7', [moves(1, 3), plays(1)]],
    // Two who go equally far are two, and whoever goes on doing things is named once.
    [
      'F1: move 2, F2: move 2, C7 · F3: move 1',
      [moves(1, 2), moves(2, 2), event('plays', { figure: { figure: 2 }, card: { card: 7 } }), turn, moves(3, 1)],
    ],
    // Whatever befell somebody stands between: it is not known by itself who goes on.
    ['F1: move 2, F3: 1 damage, F1: move 1', [moves(1, 2), hurt(3), moves(1, 1)]],
    ['A turn: F3: 1 damage', [turn, hurt(3)]],
  ])('is told: %s', (line, events) => {
    expect(sinceLine(scene(events), en)).toBe(line);
  });

  it('is nobody whom an attack on an area meets', () => {
    const attack = event('attacks', { figure: { figure: 1 }, space: { space: 4 } });
    expect(sinceLine(scene([attack]), en)).toBe('F1: attack');
    expect(sinceLine(scene([attack]), fr)).toBe(`F1${NB}: attaque`);
  });
});

describe('the log by turns', () => {
  const log = (keys: string) => keys.split(' ').map((key) => ({ key, args: {}, rule: 'x:1', to: 'all' as const }));
  it.each([
    ['a b', [[0, null, 2]]],
    [
      'round turn a b turn c',
      [
        [0, 'round', 0],
        [1, 'turn', 2],
        [4, 'turn', 1],
      ],
    ],
    [
      'a round b',
      [
        [0, null, 1],
        [1, 'round', 1],
      ],
    ],
  ])('%s', (keys, expected) => {
    expect(turnsOf(log(keys), ['round', 'turn']).map((x) => [x.first, x.heading?.key ?? null, x.steps.length])).toEqual(expected);
  });
});

describe('what happened since one answered', () => {
  const event = (key: string): GameEvent => ({ key, args: {}, rule: 'wow:1' }) as unknown as GameEvent;
  const events = ['hurt', 'turn', 'hurt', 'turn', 'rest', 'turn'].map(event);
  const since = (answered: { at: number; events: number } | undefined, more: object = {}): string =>
    sinceLine(
      {
        answered,
        events,
        snapshot: { at: 9, waits: true, ...more },
        speech: { event: () => 'Turn of Gorm.' },
        game: {
          log: {
            headings: ['turn'],
            gist: (_scene: unknown, { key }: GameEvent) => (key === 'hurt' ? { is: 'harm', who: 'Anna', n: 2 } : null),
          },
        },
      } as unknown as Scene,
      en,
    );

  it('is told turn by turn, and turns in which nothing was done are left out', () => {
    expect(since({ at: 3, events: 0 })).toBe('Anna: 2 damage · Turn of Gorm: Anna: 2 damage');
    expect(since({ at: 3, events: 1 })).toBe('Turn of Gorm: Anna: 2 damage');
    expect(since({ at: 3, events: 3 })).toBe('');
  });

  it('is nothing while nobody is asked, and before anybody answered', () => {
    expect(since({ at: 3, events: 0 }, { waits: false })).toBe('');
    expect(since({ at: 3, events: 0 }, { waits: false, lesson: { reads: true } })).not.toBe('');
    expect(since(undefined)).toBe('');
  });

  it('is not what one has just done oneself', () => {
    expect(since({ at: 8, events: 5 })).toBe('');
    expect(since({ at: 8, events: 1 })).not.toBe('');
  });
});
