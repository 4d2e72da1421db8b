/** All that is wrong with a situation at once, in every game: each fault with its line and column, in the order of the file. */
import { describe, expect, it } from 'vitest';
import { run, runJson, scratch } from '../run.testing.ts';

const file = scratch();

const WOW = `ruling: wow:404.1
cases:
  - name: My table
    situation:
      terrain: { '9,9': cover, '1,1': cover }
      victory: ['0,0', '8,8']
      figures:
        A: { side: 1, at: '0,0', is: D99, cards: [K02, K999] }
        B: { side: 1, at: '7,7', clock: 40 }
        X: { side: 2, at: '0,0', cards: [K04, { card: K02, on: nobody }] }
      tokens:
        - { card: K16, of: Q, at: '1,0' }
      effects:
        - { on: Z, rooted: true }
        - { on: A, stat: move }
      turn: Q
    script:
      - take: end
  - name: Another
    situation:
      choices: { victory-chek: at-once }
      figures: { A: { side: 1, at: '99,0' }, X: { side: 2, at: '1,0' } }
      turn: A
    script:
      - take: end
`;

const CONF = `ruling: conf:IX-E-3.c
cases:
  - name: My table
    situation:
      choices: { dobles: at-least }
      fighters:
        A1: { side: 1, is: royal-gard, at: [300, 300] }
        A2: { side: 1, at: [900, 300], skills: [{ skill: no-such }] }
        B1: { side: 2, printed: { PEUR: 4, COU: 3 } }
      contacts: [A1-B1, A9-B1]
      tactics: [3, 1]
      imposed: C1
      dice: { D1: 1/1 }
      passes: 2
    script:
      - take: end
`;

const WU = `ruling: wu:349.1
cases:
  - name: My table
    situation:
      sides:
        - warband: garreks-reavers
          fighters: { garrek: { at: D3, wounds: 9 }, saek: Z9, nobody: D4, targor: { at: D3, upgrades: ['shadespire:9999'] } }
          hand: ['shadespire:39', my-own]
          lasting: [{ card: 'shadespire:11', fighter: nobody }]
          glory: 1
          spent: 2
        - warband: steelhearts-champions
          fighters: { obryn: { at: D6, printed: { attacks: { big-axe: { dice: 3 } } } } }
          deck: no-such-deck
      objectives: { 1: Z1, 7: D5 }
      hexes: { Q1: blocked }
      deeds:
        - { what: attack, by: who, on: obryn }
        - { what: score, by: garrek }
    script:
      - take: pass
`;

const GH = `ruling: gh:attack.01
cases:
  - name: My table
    situation:
      characters: { brute: { at: [2, 3], hand: ['brute:no-such'] }, scoundrel: { at: [2, 3], deck: { pile: { '+9': 1 } } } }
      monsters: { bandit-guard-1: [20, 3], golem-1: [5, 3], bandit-guard-77: [6, 3], odd: [1, 1] }
      summons: { bear-1: { owner: spellweaver, at: [1, 1] } }
      types:
        bandit-archer: { card: '999' }
        ogre: { normal: { shield: 5 } }
      tiles: [{ kind: trap, at: [20, 20] }]
      open: [[1, 1]]
      revealed: [7]
      turn: mindthief
    script:
      - take: end
`;

describe('a situation that cannot be', () => {
  it.each([
    [
      'wow',
      WOW,
      2,
      ['5:25', '6:24', '8:38', '8:56', '9:27', '9:41', '10:27', '10:55', '10:64', '12:28', '14:17', '15:17', '16:13', '21:32', '22:36'],
    ],
    ['confrontation', CONF, 2, ['5:26', '7:28', '8:29', '8:58', '9:41', '10:25', '11:17', '12:16', '13:13', '13:19', '14:15']],
    [
      'underworlds',
      WU,
      2,
      ['7:60', '7:72', '7:90', '7:105', '8:18', '8:35', '9:55', '11:18', '13:71', '14:17', '15:24', '15:31', '16:20', '18:31', '19:11'],
    ],
    [
      'gloomhaven',
      GH,
      2,
      ['5:49', '5:80', '5:116', '6:35', '6:53', '6:78', '6:91', '7:26', '9:32', '10:25', '11:15', '12:14', '13:18', '14:13'],
    ],
  ])('is told whole: %s', async (_game, text, wanted, places) => {
    const path = file('mine.yaml', text);
    const { status, json, err } = await runJson('ruling', path);
    expect(status).toBe(wanted);
    const [{ failures, malformed = [] }] = json as {
      failures: readonly { place: string; path: string }[];
      malformed?: readonly { place: string; path: string }[];
    }[];
    const told = [...malformed, ...failures];
    expect(told.map((f) => f.place).sort((a, b) => Number(a.replace(':', '.')) - Number(b.replace(':', '.')))).toEqual(
      [...places].sort((a, b) => Number(a.replace(':', '.')) - Number(b.replace(':', '.'))),
    );
    for (const f of told) expect(f.path).toMatch(/^cases\[\d\]\.situation\./);
    // In the order of the file, each place in its line for people too.
    let at = -1;
    for (const place of places) {
      const next = err.indexOf(`:${place}`);
      expect(next, place).toBeGreaterThan(at);
      at = next;
    }
  });

  it('says what was meant', async () => {
    const { err } = await run('ruling', file('mine.yaml', CONF));
    expect(err).toContain('did you mean "royal-guard"?');
    const { err: french } = await run('ruling', file('mine.yaml', WOW), '--lang', 'fr');
    expect(french).toContain('vouliez-vous dire "victory-check"');
  });

  it('does not hide a name in a script that nobody knows, nor is it hidden by one', async () => {
    const fine = `      figures: { A: { side: 1, at: '0,0' }, X: { side: 2, at: '1,0' } }\n      turn: A\n    script:\n      - expect: { absent: ['keap'] }\n`;
    const two = `ruling: wow:404.1\ncases:\n  - name: One\n    situation:\n${fine}  - name: Two\n    situation:\n${fine.replace("at: '1,0'", "at: '99,0'").replace("at: '0,0'", "at: '88,0'").replace("['keap']", "['keep']")}`;
    const { status, out, err } = await run('ruling', file('mine.yaml', two));
    expect(status).toBe(2);
    expect(err).toContain('8:28');
    expect(err).toContain('did you mean "keep"?');
    expect(out).toContain('“88,0”');
    expect(out).toContain('“99,0”');
  });

  it('is illegal by its rule where it breaks others besides, and not where a name in it is unknown', async () => {
    const illegal = (figures: string): string =>
      `ruling: wow:406.2c\ncases:\n  - name: One\n    situation:\n      terrain: { '1,0': impassable }\n      figures: { ${figures} }\n      turn: A\n    illegal: wow:406.2c\n    script: []\n`;
    const rock = "A: { side: 1, at: '1,0' }, X: { side: 2, at: '99,0' }";
    expect((await run('ruling', file('mine.yaml', illegal(rock)))).status).toBe(0);
    expect((await run('ruling', file('mine.yaml', illegal(rock.replace('side: 2', 'is: D99, side: 2'))))).status).toBe(2);
    expect((await run('ruling', file('mine.yaml', illegal("A: { side: 1, at: '98,0' }, X: { side: 2, at: '99,0' }")))).status).toBe(1);
  });

  it('is told whole by every command that plays a case', async () => {
    const { status, err } = await run('options', file('mine.yaml', WOW), '--case', '2');
    expect(status).toBe(2);
    expect(err.trim().split('\n')).toHaveLength(2);
    const malformed = await run('options', file('mine.yaml', GH));
    expect(malformed.status).toBe(2);
    expect(malformed.err.trim().split('\n')).toHaveLength(14);
  });
});
