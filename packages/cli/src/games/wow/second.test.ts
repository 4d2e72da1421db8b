/** A second game beside the first, as small as one can be: every command plays it by its name, or finds the name in the file. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type CoreState,
  decide,
  END,
  frameOf,
  type Game,
  Match,
  type OddsOfGame,
  oddsAt,
  type Play,
  SetupError,
  STAY,
  sequence,
  sequences,
  Unplayable,
} from '@escarmouche/engine';
import type { GameFiles } from '@escarmouche/files';
import { fields, list, whole } from '@escarmouche/files/schema';
import { describe, expect, it } from 'vitest';
import { main } from '../../program.ts';
import { caught, scratch } from '../../run.testing.ts';
import { anyGame, type CliGame } from '../game.ts';
import { wowGame } from '../wow.ts';
import { RULING as WOW_RULING } from './ruling.testing.ts';

interface PilesSetup {
  readonly piles: readonly number[];
  readonly choices?: Readonly<Record<string, string>>;
}

interface PilesState extends CoreState {
  piles: number[];
  seat: number;
}

type Piles = Play<PilesSetup, PilesState>;

/** Taking turns from piles; whoever takes the last one wins. */
const turns = sequence<Piles, { n: number }>('turns', 'piles:2', (f) => ({ n: f.n }), [
  decide('take', 'piles:2', {
    when: (g) => g.state.piles.some((n) => n > 0),
    seat: (g) => g.state.seat,
    options: (g, _f, out) => {
      g.state.piles.forEach((n, i) => {
        for (let k = 1; k <= Math.min(n, 3); k++) out.push(i * 4 + k);
      });
    },
    take: (g, _f, code) => {
      const n = code % 4;
      g.state.piles[Math.floor(code / 4)] -= n;
      g.log?.tell('piles:2', 'takes', { seat: { seat: g.state.seat }, n });
      if (g.state.piles.every((left) => left === 0)) return END;
      g.state.seat = 1 - g.state.seat;
      return STAY;
    },
    id: (_g, _f, code) => `take:${Math.floor(code / 4) + 1}>${code % 4}`,
    say: (_g, _f, code) => ({ key: 'take', args: { n: code % 4 } }),
    cites: () => 'piles:2',
    refused: () => [],
    prompt: () => ({ key: 'ask-take', args: {} }),
  }),
]);

const copy = (s: PilesState): PilesState => ({
  stack: s.stack.map((f) => ({ ...f, d: { ...(f.d as object) } })),
  piles: [...s.piles],
  seat: s.seat,
});

const piles: Game<PilesSetup, PilesSetup, PilesState, PilesState> = {
  id: 'piles',
  seats: 2,
  book: sequences<Piles>(turns),
  rules: 1,
  bound: 100,
  choices: [],
  tables(setup) {
    if (setup.piles.length > 3) throw new SetupError('piles', 'piles:1', { key: 'many', args: { n: 3 } }, 'at most three piles');
    return setup;
  },
  begin: (table) => ({ stack: [frameOf(turns, { n: 0 })], piles: [...table.piles], seat: 0 }),
  copy,
  result: (g) => (g.state.piles.every((n) => n === 0) ? { winner: g.state.seat, rule: 'piles:2' } : null),
  view: (g) => copy(g.state),
  imagine: (_table, view) => copy(view),
  worth: () => 0,
};

const situation = fields({ piles: list(whole(0, 9), 5, 1) });
const pilesFiles: GameFiles<'piles', PilesSetup, { readonly piles: readonly number[] }> = {
  game: 'piles',
  rules: { prefix: 'piles', example: 'piles:2' },
  setup: situation,
  situation,
  parts: {},
  meanings: {},
};

const file = scratch();
mkdirSync(file('rulings'));
const RULING = `ruling: piles:2
cases:
  - name: { en: The last one, fr: Le dernier }
    situation: { piles: [3] }
    script:
      - expect: { offered: ['take:1>3'], values: { left: 3 } }
      - take: take:1>3
      - expect: { over: { winner: 1 }, events: [takes] }
`;
file('rulings/2.yaml', RULING);
const left = file('left.yaml', RULING.replace('[3]', '[4]'));

const pilesOdds: OddsOfGame<PilesSetup, PilesSetup, PilesState, PilesState> = {
  until: { turn: [turns] },
  idle: /^$/,
  value(match, name) {
    if (name !== 'left') throw new Unplayable({ key: 'what', args: { what: name } }, `no ${name}`);
    return match.state.piles.reduce((a, b) => a + b, 0);
  },
  wants: () => 0,
};

const pilesGame: CliGame<PilesSetup, PilesSetup, PilesState, PilesState, { readonly piles: readonly number[] }> = {
  situations: {
    game: piles,
    match: (s) => new Match(piles, s),
    value: pilesOdds.value,
    named: (_match, e) => ({ n: e.args.n }),
    vocabulary: {
      rules: ['piles:1', 'piles:2'],
      events: { takes: ['n'] },
      args: {},
      options: ['take:{number}>{number}'],
      kinds: { number: { written: /^\d$/ } },
    },
    odds: (match, asked) => oddsAt(match, pilesOdds, asked),
    idle: pilesOdds.idle,
  },
  odds: pilesOdds,
  content: [],
  files: pilesFiles,
  rulings: pathToFileURL(`${dirname(file('rulings/2.yaml'))}/`),
  entries: ['piles:1', 'piles:2'],
  usual: { parties: ['3', '4'] },
  takes: {},
  ready: { parties: [], maps: [], kinds: [] },
  setupFor: ({ parties }) => ({ piles: parties.map(Number) }),
  sentences: (lang) => ({
    option: (say) => `${lang === 'fr' ? 'prendre' : 'take'} ${say.args.n}`,
    prompt: () => '?',
    refusal: (r) => r.key,
    event: (e) => `${lang === 'fr' ? 'prend' : 'takes'} ${e.args.n}`,
  }),
  words: () => ({ knows: () => false, term: (id) => id, choice: (id) => ({ title: id, values: {} }) }),
  fault: (lang, say) => (lang === 'fr' ? `trop (${say.key})` : `too many (${say.key})`),
};

const BOTH = [anyGame(wowGame), anyGame(pilesGame)];

async function run(...argv: string[]): Promise<{ status: number; out: string; err: string }> {
  const io = caught();
  const status = await main(argv, io, BOTH);
  return { status, ...io.text };
}

describe('a second game', () => {
  it('is named by the commands', async () => {
    const help = (await run('play', '--help')).out.replace(/\s+/g, ' ');
    expect(help).toContain('a game: wow, piles');
    expect(help).toContain('(default: wow dawn-starter,ash-starter; piles 3,4)');
    expect((await run('play', 'chess')).err).toBe('GAME: expected one of wow, piles, found "chess"\n');
  });

  it('has rulings of its own', async () => {
    expect(await run('rulings', 'piles')).toEqual({
      status: 0,
      out: 'piles: 1 of 2 entries proved, 0 failing, 1 missing\n  missing piles:1\n',
      err: '',
    });
  });

  it('has ruling files beside those of the first', async () => {
    const mine = file('mine.yaml', RULING);
    const wow = file('wow.yaml', WOW_RULING);
    expect(await run('ruling', mine, wow)).toEqual({ status: 0, out: `holds  ${mine}  piles:2\nholds  ${wow}  wow:404.1\n`, err: '' });
    const odd = file('odd.yaml', RULING.replace('left: 3', 'right: 3'));
    expect((await run('ruling', odd, '--lang', 'fr')).err).toBe(
      `${odd}:6:59\u202F: cases[0].script[0].expect.values.right\u202F: il faut un cas qui puisse être joué, or\u202F: "right"\u202F: trop (what)\n`,
    );
  });

  it('has options', async () => {
    const { status, out } = await run('options', left, '--lang', 'fr');
    expect(status).toBe(1);
    expect(out).toContain('prendre 1');
    const many = file('many.yaml', RULING.replace('[3]', '[1, 1, 1, 1]'));
    expect(await run('options', many)).toMatchObject({
      status: 1,
      err: `${many}:4:25: cases[0].situation.piles: expected a case that can be played, found: too many (many) (piles:1)\n`,
    });
  });

  it('is played, saved and played back', async () => {
    const path = file('match.json');
    const played = await run('play', 'piles', '--parties', '5,4', '--seats', 'greedy,random', '--out', path, '--json');
    expect(JSON.parse(played.out)).toMatchObject({ game: 'piles', games: 1 });
    const told = await run('replay', path, '--log');
    expect(told).toMatchObject({ status: 0, err: '' });
    expect(told.out).toContain('piles:2  takes ');
    expect((await run('play', 'piles', '--parties', '1,1,1,1')).err).toBe('piles: too many (many) (piles:1)\n');
  });
});
