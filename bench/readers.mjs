/**
 * Whether every reader of files is linear: `npm run bench -- readers`, or `-- readers deck` for some. Each is given files of doubling sizes, ordinary ones and such as
 * somebody would write to keep it busy, and the time for each kB is printed. Where that grows with the size, the line says so.
 */
import { Match, seeded } from '@escarmouche/engine';
import { DECKS, deckToText, textToDeck } from '@escarmouche/engine/underworlds';
import { PARTIES, wow } from '@escarmouche/engine/wow';
import {
  readBoard,
  readMatch,
  readMonsterTurns,
  readProfiles,
  readRuling,
  readRulingHead,
  readWoundTable,
  writeMatch,
} from '@escarmouche/files';
import { begunSo, optionsOf } from './options.mjs';

/** Kilobytes of the files. */
const SIZES = [12, 25, 50, 100, 200, 390];
/** Time for each kB that may grow by this much from the first size to the last: the first ones are short and not yet warm. */
const LINEAR = 2.5;

const HEAD = 'ruling: wow:404.1\n';
const CASE = (n) => `  - name: Case ${n}
    situation:
      figures:
        A: { side: 1, at: '0,0', cards: [K04, K07] }
        X: { side: 2, at: '1,0', health: 3 }
      turn: A
    script:
      - expect: { offered: [end, 'attack:A/main>X'], values: { A.health: 10, X.health: 3 } }
      - take: end
`;
const STEP = "      - expect: { offered: [end, 'attack:A/main>X'], values: { A.health: 10 } }\n";
const PROFILE = (n) =>
  `  - id: fighter-${n}\n    names: Fighter ${n}\n    values: { MOU: 10, INI: 5, ATT: 6, FOR: 7, DEF: 5, RES: 7, COU: 6, DIS: 4, PA: 40 }\n    base: infantry-round\n`;
const TURN = (n) => ({
  n,
  move: 2,
  range: 0,
  targets: 1,
  figures: [
    { at: [2, 2], kind: 'active' },
    { at: [4, 2], kind: 'character', initiative: 10 },
  ],
  expected: [{ moveTo: [3, 2], attacks: [[4, 2]] }],
});

/** A text repeated until it is so many characters long. */
const upTo = (length, make) => {
  const parts = [];
  for (let n = 0, at = 0; at < length; n++) {
    const part = make(n);
    parts.push(part);
    at += part.length;
  }
  return parts.join('');
};
const filled = (before, length, make, after = '') => before + upTo(length - before.length - after.length, make) + after;

/** A match of random players over and over: what its entries mean does not matter to the reader. */
function matchOf(length) {
  const seat = (id) => {
    const party = PARTIES.find((p) => p.id === id);
    return { faction: party.faction, party: party.members };
  };
  const match = new Match(wow, { format: 'starter', map: 'crossroads', seats: [seat('dawn-starter'), seat('ash-starter')] });
  const random = seeded(1);
  while (match.nodeKind !== 'over') {
    if (match.nodeKind === 'chance') match.rollBy(random);
    else match.take(match.options()[random.below(match.options().length)].id);
  }
  const text = writeMatch(match, ['random', 'random']);
  const [before, entries, after] = [
    text.slice(0, text.indexOf('"entries": [') + 12),
    match.entries.map((e) => `\n${JSON.stringify(e)}`),
    '{"kind":"take","seat":0,"id":"end","hash":1}]}',
  ];
  return before + upTo(length, (n) => `${entries[n % entries.length]},`) + after;
}

const blanks = (n) => ' '.repeat(n);
const ruling = (text) => readRuling(text, 'bench.yaml');
/** Readers with the files they are given: a name, how to read, how to write one of so many characters, sizes other than usual. */
const READERS = [
  ['ruling, many cases', ruling, (n) => filled(`${HEAD}cases:\n`, n, CASE)],
  ['ruling, one long script', ruling, (n) => filled(`${HEAD}cases:\n${CASE(1)}`, n, () => STEP)],
  [
    'ruling, JSON',
    (t) => readRuling(t, 'bench.json'),
    (n) =>
      JSON.stringify({
        ruling: 'wow:404.1',
        cases: [
          {
            name: 'One',
            situation: { figures: {}, turn: 'tick' },
            script: Array.from({ length: n / 34 }, () => ({ expect: { offered: ['end'] } })),
          },
        ],
      }),
  ],
  [
    'ruling, all of it wrong',
    ruling,
    (n) => filled(`${HEAD}cases:\n`, n, (i) => CASE(i).replace('side: 1', 'sid: 3').replace('take', 'tkae')),
  ],
  ['ruling, each line a slip', ruling, (n) => filled(HEAD, n, () => '- @a\n')],
  ['ruling, brackets', ruling, (n) => '}'.repeat(n)],
  ['ruling, an open quote', ruling, (n) => `${HEAD}title: "${'x '.repeat(n / 2)}`],
  ['ruling, blanks', ruling, (n) => `${HEAD}title:${blanks(n)}x`],
  ['ruling, blank lines', ruling, (n) => `${HEAD}${'\n'.repeat(n)}cases: []`],
  ['ruling, names that come twice', ruling, (n) => filled(HEAD, n, (i) => `k${i}: 1\n`)],
  ['ruling, aliases', ruling, (n) => filled(`${HEAD}title: &a x\nnote: [`, n, () => '*a, ', '1]')],
  ['head of a ruling', (t) => readRulingHead(t, 'bench.yaml'), (n) => filled(`${HEAD}cases:\n`, n, CASE)],
  ['match', (t) => readMatch(t, 'bench.json'), matchOf, [125, 250, 500, 1000, 2000, 4000]],
  ['match, an open text', (t) => readMatch(t, 'bench.json'), (n) => `{"a": "${'\\"'.repeat(n / 2)}`, [125, 250, 500, 1000, 2000, 4000]],
  [
    'monster turns, JSON',
    (t) => readMonsterTurns(t, 'bench.json'),
    (n) => `{"cases": [${filled('', n, (i) => `${JSON.stringify(TURN(i))},\n`)}${JSON.stringify(TURN(0))}]}`,
    [62, 125, 250, 500, 1000, 1900],
  ],
  [
    'monster turns, YAML',
    (t) => readMonsterTurns(t, 'bench.yaml'),
    (n) => filled('cases:\n', n, (i) => `  - ${JSON.stringify(TURN(i))}\n`),
    [62, 125, 250, 500, 1000],
  ],
  [
    'link, many figures',
    (t) => readBoard(t, 'bench'),
    (n) =>
      `{"characters": {"brute": [1, 1]}, "monsters": {${filled('', n, (i) => `"bandit-guard-${i}": [2, 2],\n`)}"bandit-guard-0": [3, 3]}}`,
  ],
  ['link, brackets', (t) => readBoard(t, 'bench'), (n) => '['.repeat(n)],
  ['link, an open text', (t) => readBoard(t, 'bench'), (n) => `{"a": "${'\\"'.repeat(n / 2)}`],
  ['profiles', (t) => readProfiles(t, 'bench.yaml'), (n) => filled('profiles:\n', n, PROFILE), [5, 10, 20, 30]],
  ['profiles, too many', (t) => readProfiles(t, 'bench.yaml'), (n) => filled('profiles:\n', n, PROFILE)],
  ['wound table, none', (t) => readWoundTable(t, 'bench.yaml'), (n) => filled('id: x\nrows:\n', n, (i) => `  '${i}': [nothing]\n`)],
  ['deck', (t) => textToDeck(t), (n) => upTo(n, (i) => deckToText(DECKS[i % DECKS.length], 'en'))],
  ['deck, blanks', (t) => textToDeck(t), (n) => `Objectives${blanks(n)}x`],
  ['deck, a number and blanks', (t) => textToDeck(t), (n) => `12${blanks(n)})${blanks(n)}\u2028x`],
  ['deck, comments', (t) => textToDeck(t), (n) => `x${'#'.repeat(n)}\u2028y`],
];

/** Milliseconds for a file, the best of a few; what cannot be read is read all the same. */
function timeOf(read, text) {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 3; i++) {
    const mark = process.cpuUsage();
    try {
      read(text);
    } catch (error) {
      if (error?.name !== 'FileFault') throw error;
    }
    const { user, system } = process.cpuUsage(mark);
    best = Math.min(best, (user + system) / 1000);
    if (best > 300) break;
  }
  return best;
}

const { named } = optionsOf('readers');
let grows = 0;
for (const [name, read, make, sizes = SIZES] of begunSo(READERS, named, ([name]) => name)) {
  const each = sizes.map((kb) => {
    const text = make(kb * 1000);
    return timeOf(read, text) / (text.length / 1000);
  });
  const growth = each[each.length - 1] / Math.max(each[0], 0.001);
  const bad = growth > LINEAR && each[each.length - 1] > 0.02;
  if (bad) grows++;
  const columns = sizes.map((kb, i) => `${kb} kB ${each[i].toFixed(3)}`).join('   ');
  console.log(`${name.padEnd(30)} ${bad ? 'GROWS' : 'ok   '}  ms/kB: ${columns}`);
}
console.log(
  grows === 0
    ? 'Every reader takes the same time for each kB, however long the file.'
    : `${grows} of them take longer for each kB the longer the file is.`,
);
