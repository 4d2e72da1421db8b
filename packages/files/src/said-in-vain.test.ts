/** Situations with words that name nobody or change nothing: each is a fault of the file, in one line, at its place. */
import { confrontationSituations } from '@escarmouche/engine/confrontation';
import { gameFault } from '@escarmouche/engine/core';
import { underworldsSituations } from '@escarmouche/engine/underworlds';
import { wowSituations } from '@escarmouche/engine/wow';
import { describe, expect, it } from 'vitest';
import type { AnySituations } from './mutants.testing.ts';
import { unplayable } from './problem.ts';
import { readRuling } from './ruling.ts';

const PLAYED = { wow: wowSituations, conf: confrontationSituations, wu: underworldsSituations } as unknown as Readonly<
  Record<'wow' | 'conf' | 'wu', AnySituations>
>;
const RULES = { wow: 'wow:404.1', conf: 'conf:IX-0.b', wu: 'wu:102.1' } as const;

const A = "figures: { A: { side: 1, at: '0,0' }, X: { side: 2, at: '1,0' } }, turn: A";
const FIGHTERS = 'fighters: { A1: { side: 1 }, B1: { side: 2 } }, contacts: [A1-B1]';
const SIDES =
  'sides: [{ warband: garreks-reavers, fighters: { garrek: D3 } }, { warband: steelhearts-champions, fighters: { obryn: D4 } }]';

/** What is said of such a situation: `path: key of the sentence`; 'plays' where nothing is wrong. */
function said(game: keyof typeof PLAYED, situation: string): string {
  const text = `ruling: ${RULES[game]}\ncases:\n  - name: A\n    situation: { ${situation} }\n    script: []\n`;
  const ruling = readRuling(text, 'a.yaml');
  try {
    PLAYED[game].match(ruling.cases[0].situation as never);
    return 'plays';
  } catch (error) {
    const { path } = unplayable(error, 'a.yaml', 'cases[0].situation', text);
    return `${path.replace('cases[0].situation.', '')}: ${gameFault(error)?.fault.key ?? ''}`;
  }
}

const FAULTS: readonly (readonly [keyof typeof PLAYED, string, string])[] = [
  ['wow', `${A}, without: ['9,9']`, 'without[0]: no-such-space'],
  ['wow', `${A}, spaces: ['0,0', '1,0', '9,9']`, 'spaces[2]: no-such-space'],
  [
    'wow',
    'figures: { A: { side: 1, is: A5, at: "0,0" }, X: { side: 2, at: "1,0" } }, turn: A, factions: [Q, A]',
    'factions[0]: unknown-faction',
  ],
  ['wow', `${A}, spawn: [{ at: '0,1', faction: Q }]`, 'spawn[0].faction: unknown-faction'],
  ['wow', `${A}, effects: [{ on: A }]`, 'effects[0].on: no-effect'],
  ['wow', `${A}, effects: [{ on: A, rooted: true }, { on: X, n: 2 }]`, 'effects[1].on: no-effect'],
  ['wow', `${A}, effects: [{ on: A, stat: move }]`, 'effects[0].on: no-effect'],
  ['wow', `${A}, points: [0, 998]`, 'points[1]: already-won'],
  ['conf', `${FIGHTERS}, imposed: Q`, 'imposed: no-such-figure'],
  ['conf', `${FIGHTERS}, separated: ['A1|B1|A1']`, 'separated[0]: named-twice'],
  ['conf', 'fighters: { A1: { side: 1 }, B1: { side: 2 } }, contacts: [A1-B1, A1-A1]', 'contacts[1]: touches-itself'],
  ['conf', `${FIGHTERS}, dice: { Q: 1/1 }`, 'dice.Q: no-such-figure'],
  ['conf', `${FIGHTERS}, dice: { A1: 1/1 }`, 'dice: no-combat-named'],
  ['conf', `${FIGHTERS}, initiative: 1`, 'initiative: no-combat-named'],
  ['conf', `${FIGHTERS}, turn: { card: Q }`, 'turn.card: no-such-figure'],
  ['conf', `${FIGHTERS}, turn: { card: A1 }`, 'turn.card: skirmish-only'],
  ['conf', `${FIGHTERS}, speaking: [1, 1]`, 'speaking[1]: bad-order'],
  ['conf', `${FIGHTERS}, tactics: [3, 4]`, 'tactics[0]: bad-order'],
  ['conf', `${FIGHTERS}, combat: A1, dice: { A1: 1/1, B1: 1/1 }, initiative: 1, passes: 99`, 'passes: too-many-passes'],
  [
    'conf',
    'fighters: { A1: { side: 1, memory: { braved: 99 } }, B1: { side: 2 } }, contacts: [A1-B1]',
    'fighters.A1.memory.braved: braved-too-much',
  ],
  ['wu', `${SIDES}, deeds: [{ what: attack, by: garrek, on: garrek }]`, 'deeds[0].by: does-to-itself'],
  ['wu', `${SIDES}, objectives: { 1: C3, 2: C3 }`, 'objectives.2: objectives-on-one-hex'],
  [
    'wu',
    SIDES.replace('garrek: D3', 'garrek: { at: D3, printed: { attacks: { sword: { damage: 3 } } } }'),
    'sides[0].fighters.garrek.printed.attacks.sword: unknown-attack',
  ],
];

describe('a situation that says something in vain', () => {
  it.each(FAULTS)('is a fault of its file: %s %s', (game, situation, expected) => {
    expect(said(game, situation)).toBe(expected);
  });

  it.each([
    ['wow', `${A}, without: ['2,0'], points: [3, 0], factions: [Red, Blue], effects: [{ on: A, stat: move, n: 1 }]`],
    ['conf', `${FIGHTERS}, imposed: B1, speaking: [2, 1], tactics: [2, 1]`],
    ['wu', `${SIDES}, deeds: [{ what: attack, by: garrek, on: obryn }], objectives: { 1: C3, 2: D5 }`],
  ] as const)('and what means something plays: %s', (game, situation) => {
    expect(said(game, situation)).toBe('plays');
  });

  it('nor is there a row of the wound table for any number', () => {
    const ruling = readRuling(`ruling: conf:IX-0.b\ncases:\n  - name: A\n    situation: { ${FIGHTERS} }\n    script: []\n`, 'a.yaml');
    const match = PLAYED.conf.match(ruling.cases[0].situation as never);
    expect(() => PLAYED.conf.value(match, 'table 99999 head')).toThrow('99999 head');
    expect(PLAYED.conf.value(match, 'table 40 head')).toBe('killed');
  });
});
