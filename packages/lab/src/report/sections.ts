/** The parts of the report, each asked of the rows. */
import type { BothLanguages } from '@escarmouche/engine';
import { intervalOf, shareOf, type Tally, verdictOf } from '../deciding.ts';
import { ask, type Connection } from '../duckdb.ts';
import type { Experiment, Fault } from '../experiment.ts';
import { type Meeting, type Rating, ratings } from '../ratings.ts';
import { bars, type Dot, dots } from './charts.ts';
import { between, figure, number, percent, safe, t, table } from './html.ts';
import { WORDS } from './words.ts';

/** A cell as its rows tell it. */
export interface CellRow {
  readonly game: string;
  readonly place: string;
  readonly cell: string;
  readonly a: string;
  readonly b: string | null;
  readonly games: number;
  readonly points: number;
  readonly draws: number;
  readonly units: number;
  readonly squares: number;
}

const CELLS = `select game, place, cell, any_value(a) as a, any_value(b) as b, sum(games)::int as games, sum(points)::double as points,
  sum(draws)::int as draws, count(*)::int as units, sum(pow(points / games, 2))::double as squares
from (select game, place, cell, unit, any_value(a) as a, any_value(b) as b, count(*) as games, sum(score) as points,
    count(*) filter (score = 0.5) as draws from matches group by all)
group by game, place, cell order by game, place, cell`;

/** What came of each cell. */
export const cellsOf = (c: Connection): Promise<CellRow[]> => ask<CellRow>(c, CELLS);

const heading = (words: BothLanguages): string => `<h2>${t(words)}</h2>`;
const said = (words: BothLanguages): string => `<p>${t(words)}</p>`;
const plain = (text: string): BothLanguages => ({ en: text, fr: text });
const code = (text: string): string => `<bdi>${safe(text)}</bdi>`;

/** Names of contestants and of what they play, for readers: by what the rows call them. */
export type Names = ReadonlyMap<string, BothLanguages>;

/** What the contestants of an experiment are called, by their labels. */
export function namesIn({ cells }: Experiment): Names {
  const sides = cells.flatMap(({ a, b }) => (b === null ? [a] : [a, b]));
  // Where one bot plays everything, contestants are called by their parties; else a party's own name is not known here.
  return new Map(sides.map((s) => [s.label, s.names]));
}

const called = (names: Names, label: string): BothLanguages => names.get(label) ?? plain(label);
const signed = (n: number, places: number): BothLanguages => {
  const { en, fr } = number(n, places);
  return n > 0 ? { en: `+${en}`, fr: `+${fr}` } : { en, fr };
};

/** Games of the same game in the same place. */
function byPlace(cells: readonly CellRow[]): Map<string, CellRow[]> {
  const out = new Map<string, CellRow[]>();
  for (const cell of cells) {
    const name = [cell.game, cell.place].filter((x) => x !== '').join(' · ');
    out.set(name, [...(out.get(name) ?? []), cell]);
  }
  return out;
}

/** How far from even a share is, for the colour of its cell: 0 to 4, and which way. */
function tone(share: number): string {
  const far = Math.min(4, Math.floor(Math.abs(share - 0.5) * 10));
  return far === 0 ? '' : `${share > 0.5 ? 'up' : 'down'}-${far}`;
}

function shareCell(row: Tally, flip: boolean): string {
  const { low, high } = intervalOf(row);
  const share = row.points / row.games;
  const [p, l, h] = flip ? [1 - share, 1 - high, 1 - low] : [share, low, high];
  return `<span class="share ${tone(p)}"><b>${t(percent(p))}</b> <small>${t(between(l, h))} · ${row.games}</small></span>`;
}

/** Who wins against whom: a table for each place, or one of all scenarios. */
export function matrix(cells: readonly CellRow[], experiment: Experiment): string {
  const known = namesIn(experiment);
  const who = (label: string): string => t(called(known, label));
  const parts: string[] = [];
  for (const [name, rows] of byPlace(cells.filter((c) => c.b !== null))) {
    const names = [...new Set(rows.flatMap((r) => [r.a, r.b ?? '']))].sort();
    const cell = (one: string, other: string): string => {
      const straight = rows.find((r) => r.a === one && r.b === other);
      const flipped = rows.find((r) => r.b === one && r.a === other);
      if (straight !== undefined) return shareCell(straight, false);
      return flipped === undefined ? '' : shareCell(flipped, true);
    };
    const caption = `${code(name)} <small>${t(WORDS.matrixSays)}</small>`;
    parts.push(
      table(
        caption,
        [t(WORDS.who), ...names.map(who)],
        names.map((one) => [who(one), ...names.map((other) => cell(one, other))]),
      ),
    );
  }
  const together = cells.filter((c) => c.b === null);
  if (together.length > 0) {
    const heads = [t(WORDS.who), t(WORDS.where), t(WORDS.share), t(WORDS.interval), t(WORDS.gamesHead)];
    const rows = together.map((r) => {
      const { low, high } = intervalOf(r);
      return [
        who(r.a),
        code([r.game, r.place].filter((x) => x !== '').join(' · ')),
        t(percent(r.points / r.games)),
        t(between(low, high)),
        String(r.games),
      ];
    });
    parts.push(table(t(WORDS.together), heads, rows));
  }
  return heading(WORDS.matrix) + said(WORDS.intervals) + parts.join('\n') + verdicts(cells, experiment);
}

/** What a sequential test has decided. */
function verdicts(cells: readonly CellRow[], { stop: { sprt } }: Experiment): string {
  if (sprt === undefined) return '';
  const heads = [t(WORDS.who), t(WORDS.share), t(WORDS.gamesHead), t(WORDS.verdict)];
  const rows = cells.map((r) => {
    const verdict = verdictOf(r, sprt);
    const told = verdict === null ? t(WORDS.open) : t(percent(sprt[verdict]));
    return [code(r.cell), t(percent(r.points / r.games)), String(r.games), told];
  });
  return table(`SPRT ${t(percent(sprt.from))} / ${t(percent(sprt.to))}`, heads, rows);
}

const RATED = 40;

/** The contestants of each game by their strength. */
export function rated(cells: readonly CellRow[], names: Names): string {
  const parts: string[] = [];
  for (const game of new Set(cells.map((c) => c.game))) {
    const meetings = cells.flatMap((c): Meeting[] => (c.game === game && c.b !== null ? [{ ...c, b: c.b }] : []));
    const list: Rating[] = ratings(meetings);
    if (list.length < 2) continue;
    const says = (r: Rating): BothLanguages => {
      const elo = signed(r.elo, 0);
      const within = number(r.within, 0);
      return { en: `${elo.en} ± ${within.en}`, fr: `${elo.fr} ± ${within.fr}` };
    };
    const points = list
      .slice(0, RATED)
      .map((r): Dot => ({ name: called(names, r.name), value: r.elo, low: r.elo - r.within, high: r.elo + r.within, says: says(r) }));
    const numbers = table(
      code(game),
      [t(WORDS.who), t(WORDS.rating), t(WORDS.gamesHead)],
      list.map((r) => [t(called(names, r.name)), t(says(r)), String(r.games)]),
    );
    const { width, height, drawing } = dots(points, 0);
    parts.push(figure(code(game), width, height, drawing, numbers));
  }
  return parts.length === 0 ? '' : heading(WORDS.ratings) + said(WORDS.ratingsSay) + parts.join('\n');
}

interface FirstRow {
  readonly game: string;
  readonly place: string;
  readonly games: number;
  readonly points: number;
}

/** What the first seat is worth. */
export async function firstSeat(c: Connection): Promise<string> {
  const rows = await ask<FirstRow>(
    c,
    `select game, place, count(*)::int as games, sum(case when first = 'a' then score else 1 - score end)::double as points
     from matches where b is not null group by game, place order by game, place`,
  );
  if (rows.length === 0) return '';
  const cells = rows.map((r) => {
    const { low, high } = shareOf(r.points, r.games);
    return [
      code([r.game, r.place].filter((x) => x !== '').join(' · ')),
      t(percent(r.points / r.games)),
      t(between(low, high)),
      String(r.games),
    ];
  });
  return heading(WORDS.first) + table(t(WORDS.firstSays), [t(WORDS.where), t(WORDS.share), t(WORDS.interval), t(WORDS.gamesHead)], cells);
}

interface PieceRow {
  readonly game: string;
  readonly id: string;
  readonly party: string;
  readonly name_en: string;
  readonly name_fr: string;
  readonly n: number;
  readonly drawn: number;
  readonly played: number;
  readonly scored: number;
  readonly survived: number;
  readonly all: number;
  readonly with: number;
}

/** Cards and figures of a kind, with how often each mark was set, and the points of all games and of those with one of the marks. */
const pieces = (c: Connection, kind: string, mark: string): Promise<PieceRow[]> =>
  ask<PieceRow>(
    c,
    `select game, id, party, any_value(name_en) as name_en, any_value(name_fr) as name_fr, count(*)::int as n,
       (count(*) filter (drawn))::int as drawn, (count(*) filter (played))::int as played, (count(*) filter (scored))::int as scored,
       (count(*) filter (survived))::int as survived, sum(score)::double as "all", coalesce(sum(score) filter (${mark}), 0)::double as "with"
     from pieces where kind = '${kind}' group by game, party, id order by game, party, id`,
  );

/** Games in which a card must have been played before it is told of. */
const LEAST = 10;
/** Cards drawn at each end. */
const ENDS = 12;

/** Which cards go with winning. */
export async function cards(c: Connection, parties: Names): Promise<string> {
  // An objective is not played: it is scored.
  const rows = (await pieces(c, 'card', 'played or scored'))
    .map((r) => ({ ...r, used: r.played + r.scored }))
    .filter((r) => r.used >= LEAST)
    .map((r) => ({ ...r, gain: r.with / r.used - r.all / r.n, ...shareOf(r.with, r.used) }))
    .sort((x, y) => y.gain - x.gain || (x.id < y.id ? -1 : 1));
  if (rows.length === 0) return '';
  const names = (r: PieceRow): BothLanguages => ({ en: r.name_en, fr: r.name_fr });
  const ends = rows.length <= 2 * ENDS ? rows : [...rows.slice(0, ENDS), ...rows.slice(-ENDS)];
  const points = ends.map((r): Dot => {
    const base = r.all / r.n;
    const gain = signed(r.gain * 100, 1);
    return { name: names(r), value: r.gain * 100, low: (r.low - base) * 100, high: (r.high - base) * 100, says: gain };
  });
  const heads = [
    WORDS.card,
    WORDS.who,
    WORDS.drawn,
    WORDS.played,
    WORDS.scored,
    WORDS.shareAll,
    WORDS.sharePlayed,
    WORDS.interval,
    WORDS.difference,
  ].map(t);
  const share = (n: number, of: number): string => t(percent(n / of));
  const numbers = table(
    t(WORDS.cards),
    heads,
    rows.map((r) => [
      t(names(r)),
      t(called(parties, r.party)),
      share(r.drawn, r.n),
      share(r.played, r.n),
      share(r.scored, r.n),
      share(r.all, r.n),
      share(r.with, r.used),
      t(between(r.low, r.high)),
      t(signed(r.gain * 100, 1)),
    ]),
  );
  const { width, height, drawing } = dots(points, 0);
  return heading(WORDS.cards) + said(WORDS.cardsSay) + figure(t(WORDS.difference), width, height, drawing, numbers);
}

/** Which figures are still there in the end. */
export async function figures(c: Connection, parties: Names): Promise<string> {
  const rows = (await pieces(c, 'figure', 'survived')).sort((x, y) => y.survived / y.n - x.survived / x.n || (x.id < y.id ? -1 : 1));
  if (rows.length === 0) return '';
  const heads = [WORDS.figure, WORDS.who, WORDS.survived, WORDS.interval, WORDS.shareAll, WORDS.gamesHead].map(t);
  const cells = rows.map((r) => {
    const { low, high } = shareOf(r.survived, r.n);
    return [
      t({ en: r.name_en, fr: r.name_fr }),
      t(called(parties, r.party)),
      t(percent(r.survived / r.n)),
      t(between(low, high)),
      t(percent(r.all / r.n)),
      String(r.n),
    ];
  });
  return heading(WORDS.figures) + table(t(WORDS.figures), heads, cells);
}

/** How long games last. */
export async function lengths(c: Connection): Promise<string> {
  const rows = await ask<{ game: string; rounds: number; n: number }>(
    c,
    'select game, rounds, count(*)::int as n from matches group by game, rounds order by game, rounds',
  );
  const sums = await ask<Readonly<Record<'game', string> & Record<'mean' | 'median' | 'longest' | 'answers', number>>>(
    c,
    `select game, avg(rounds)::double as mean, median(rounds)::double as median, max(rounds)::int as longest, avg(decisions)::double as answers
     from matches group by game order by game`,
  );
  const parts = [...new Set(rows.map((r) => r.game))].map((game) => {
    const own = rows.filter((r) => r.game === game);
    const { width, height, drawing } = bars(own.map((r) => ({ name: String(r.rounds), n: r.n })));
    const numbers = table(
      code(game),
      [t(WORDS.rounds), t(WORDS.gamesHead)],
      own.map((r) => [String(r.rounds), String(r.n)]),
    );
    return figure(`${code(game)} <small>${t(WORDS.rounds)}</small>`, width, height, drawing, numbers);
  });
  const heads = [t(WORDS.game), t(WORDS.mean), t(WORDS.median), t(WORDS.longest), t(WORDS.decisions)];
  const told = sums.map((s) => [code(s.game), t(number(s.mean, 1)), t(number(s.median, 1)), String(s.longest), t(number(s.answers, 0))]);
  return heading(WORDS.lengths) + table(t(WORDS.rounds), heads, told) + parts.join('\n');
}

/** Games that were lost without being played to their end. */
export async function faults(c: Connection): Promise<string> {
  const rows = await ask<{ bot: string | null; fault: Fault; said: string | null; n: number }>(
    c,
    `select case faulty when 'a' then a_bot when 'b' then b_bot end as bot, fault, said, count(*)::int as n
     from matches where fault is not null group by all order by all`,
  );
  if (rows.length === 0) return '';
  const cells = rows.map((r) => [r.bot === null ? '–' : code(r.bot), t(WORDS[r.fault]), r.said === null ? '' : code(r.said), String(r.n)]);
  return heading(WORDS.faults) + table(t(WORDS.faults), [t(WORDS.who), t(WORDS.fault), t(WORDS.said), t(WORDS.gamesHead)], cells);
}
