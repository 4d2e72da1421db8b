/** Underworlds on the command line, in both languages. */
import { DECKS, deckToText, RULEBOOK } from '@escarmouche/engine/underworlds';
import { describe, expect, it } from 'vitest';
import { run, runJson, scratch } from '../run.testing.ts';
import { underworldsGame } from './underworlds.ts';

const file = scratch();
const [{ objectives, power }] = DECKS;
const TEXT = deckToText({ objectives, power }, 'en');
const legal = file('reavers.txt', TEXT);
const french = file('saccageurs.txt', deckToText({ objectives, power }, 'fr'));
const illegal = file('twice.txt', `${TEXT}\n330. Healing Potion\n330. Potion de Soin\nNo such card\n`);

const RULING = `ruling: wu:349.1
cases:
  - name: { en: An axe on a shield, fr: Une hache sur un bouclier }
    situation:
      sides:
        - { warband: garreks-reavers, fighters: { garrek: D3 } }
        - { warband: steelhearts-champions, fighters: { obryn: D4 } }
    script:
      - take: attack:garrek/blooddrinker-axe>obryn
      - expect: { chance: { dice: 2 } }
`;

describe('rulings of Underworlds', () => {
  it('count against the answers of the commentary', () => {
    expect(underworldsGame.entries).toEqual(expect.arrayContaining(RULEBOOK.filter((p) => p.source === 'rulebook').map((p) => p.id)));
  });

  it('hold, or say what differs', async () => {
    const good = file('good.yaml', RULING);
    expect((await run('ruling', good)).out).toBe(`holds  ${good}  wu:349.1\n`);
    const bad = file('bad.yaml', RULING.replace('dice: 2', 'dice: 3'));
    expect((await run('ruling', bad)).out).toContain('case 1, step 2: expected a chance {"dice":3}');
  });

  it('say in either language what a situation has no use for', async () => {
    const bad = file('unknown.yaml', RULING.replace('obryn: D4', 'obryn: Z9'));
    expect((await run('ruling', bad)).err).toContain('The battlefield has no hex called “Z9”');
    expect((await run('ruling', bad, '--lang', 'fr')).err).toContain('n’a pas de case nommée «\u202FZ9\u202F»');
  });

  it('show what may be done, and what may not', async () => {
    const { out } = await run(
      'options',
      file('options.yaml', RULING.replace(/ {6}- take[\s\S]*$/, '      - expect: { decision: { seat: 1 } }\n')),
    );
    expect(out).toContain('attack:garrek/blooddrinker-axe>obryn');
    expect(out).toContain('Player 1 decides (wu:R2).');
  });
});

describe('a deck', () => {
  it.each([legal, french])('is legal: %s', async (path) => {
    const { status, out } = await run('deck', path);
    expect([status, out]).toEqual([0, `legal  ${path}  garreks-reavers: 12 objectives, 10 gambits, 10 upgrades\n`]);
  });

  it('tells everything that is against it', async () => {
    const { status, json } = await runJson('deck', illegal);
    expect(status).toBe(1);
    expect(json).toMatchObject({ legal: false, warband: 'garreks-reavers', cards: { gambits: 12 } });
    const { problems } = json as { problems: { rule: string | null }[] };
    expect(problems.map((p) => p.rule)).toEqual(expect.arrayContaining([null, 'wu:g.01', 'wu:K1']));
    expect((await run('deck', illegal, '--lang', 'fr')).out).toContain('REFUSÉ');
  });

  it('is for the warband that is named', async () => {
    expect((await run('deck', legal, '--warband', 'zarbags-gitz')).status).toBe(1);
    expect((await run('deck', legal, '--warband', 'reavers')).err).toContain('--warband: expected one of garreks-reavers, ');
    expect((await run('deck', file('empty.txt', ''))).status).toBe(2);
    const none = file('none.txt', 'rubbish\n');
    expect(await run('deck', none)).toMatchObject({ status: 2, err: expect.stringMatching(/none\.txt:1: .*“rubbish”\.\n$/) });
  });
});

describe('play underworlds', () => {
  it('plays decks from files, and its record is played back', { timeout: 60_000 }, async () => {
    const saved = file('match.json');
    const { status, out } = await run('play', 'underworlds', '--decks', `${legal},${french}`, '--seed', '3', '--out', saved);
    expect(status).toBe(0);
    expect(out).toContain('1 game of underworlds, random – random, seed 3');
    expect((await run('replay', saved)).status).toBe(0);
    const { out: log } = await run('replay', saved, '--log');
    expect(log).toContain('wu:S1');
  });

  it.each([
    [['--decks', legal], '--decks: expected two files, found 1'],
    [['--decks', `${illegal},${legal}`], 'Line'],
    [['--map', 'moon'], '--map: underworlds has no such option'],
    [['--parties', 'a,b'], '--parties: expected one of garreks-reavers, '],
    [['--choice', 'x=1'], '--choice: expected one of roll-off, '],
  ])('says what cannot be: %j', async (argv, line) => {
    const { status, err } = await run('play', 'underworlds', ...argv);
    expect(status).toBe(2);
    expect(err).toContain(line);
  });
});
