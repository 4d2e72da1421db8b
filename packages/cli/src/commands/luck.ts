/** `luck FILE`: what each roll of a saved match brought against what was to be expected, and where the chance to win turned. */
import {
  type LuckFound,
  type LuckSum,
  luckOf,
  ReplayError,
  replayEntry,
  seeded,
  type WinningFound,
  winningAlong,
} from '@escarmouche/engine';
import { measureName } from '@escarmouche/words';
import { columns, FAILS, OK, printJson, printLines } from '../common.ts';
import type { AnyMatch } from '../games/game.ts';
import { CliFault } from '../io.ts';
import type { Lang } from '../lang.ts';
import { decimal } from '../numbers.ts';
import { progress } from '../progress.ts';
import { differenceIn, differenceLine } from '../sentences.ts';
import type { Setting } from '../setting.ts';
import { beginning, savedMatch } from './saved.ts';

/** What is wished beside the file. */
export interface LuckWishes {
  readonly rolls?: true;
  readonly places: number;
  readonly plays: number;
  readonly seed: number;
}

/** Turning points that are told. */
const MOST_TURNS = 3;
const NO_PLAYS: WinningFound = { along: [], turns: [], plays: 0 };

/** Runs the command. */
export async function luck(setting: Setting, file: string, wishes: LuckWishes): Promise<number> {
  const { io, texts, lang, json } = setting;
  const t = texts.luck;
  const { of, saved } = await savedMatch(setting, file);
  const now = of.situations.game.rules;
  if (saved.rules !== now) throw new CliFault((x) => x.at(file, x.luck.otherRules(saved.rules, now)));
  const begin = (undo: boolean): AnyMatch => beginning(of, saved, file, lang, undo);
  const percent = (share: number): string => percentIn(lang, share);
  const bar = progress(io);
  const winning = (): WinningFound => {
    const played = begin(true);
    for (const entry of saved.entries) replayEntry(played, entry);
    const asked = {
      places: wishes.places,
      times: wishes.plays,
      turns: MOST_TURNS,
      goOn(done: number, all: number) {
        bar.step(() => t.playing(done, all));
        return true;
      },
    };
    return winningAlong(played, asked, seeded(wishes.seed));
  };
  try {
    const { entries } = saved;
    const found = luckOf(begin(false), of.odds, entries, {
      goOn(done) {
        bar.step(() => t.running(done, entries.length));
        return true;
      },
    });
    const { along, turns, plays } = wishes.places === 0 ? NO_PLAYS : winning();
    bar.end();
    if (json) printJson(io, { file, game: saved.game, ...found, chances: along, turns, plays });
    else
      printLines(io, [
        ...told(setting, file, found, wishes.rolls === true),
        ...(plays === 0 ? [] : [t.played(plays)]),
        ...along.map(
          (a) =>
            `  ${t.chances(a.at, a.seats.map((s, seat) => t.chance(seat, percent(s.share), percent(s.low), percent(s.high))).join(', '))}`,
        ),
        ...turns.map((p) => `  ${t.turned(p.from, p.to, p.seat, percent(p.change), percent(p.low), percent(p.high))}`),
      ]);
    return OK;
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error;
    io.err(`${texts.at(file, differenceLine(lang, differenceIn(lang, error.say)))}\n`);
    return FAILS;
  } finally {
    bar.end();
  }
}

function percentIn(lang: Lang, share: number): string {
  const few = share > 0 && share < 0.001;
  return `${few ? '< ' : ''}${decimal(lang, few ? 0.1 : 100 * share, 1)} %`;
}

/** Sums, runs, and every roll where it is wished. */
function told({ texts, lang }: Setting, file: string, { rows, sums, best, worst, skipped }: LuckFound, rolls: boolean): string[] {
  const t = texts.luck;
  const number = (n: number): string => decimal(lang, n, 2);
  const percent = (share: number): string => percentIn(lang, share);
  const row = (s: LuckSum, what: string): string[] => [
    t.side(s.side),
    measureName(lang, s.key),
    what,
    t.sum(number(s.expected), number(s.actual), s.rolls),
    t.off(`${s.z < 0 ? '' : '+'}${decimal(lang, s.z, 1)}`, percent(s.likely)),
  ];
  const every = new Set(rows.map((r) => r.at)).size;
  return [
    t.head(file, every, skipped),
    ...columns(
      sums.flatMap((s, k) => [
        row(s, ''),
        ...(s.rolls > 1 && best[k].luck > 0 ? [row(best[k], `${t.best}, ${t.answers(best[k].from, best[k].to)}`)] : []),
        ...(s.rolls > 1 && worst[k].luck < 0 ? [row(worst[k], `${t.worst}, ${t.answers(worst[k].from, worst[k].to)}`)] : []),
      ]),
    ),
    ...(rolls
      ? columns(
          rows.map((r) => [
            t.answers(r.at, r.at),
            r.rule,
            t.side(r.side),
            measureName(lang, r.key),
            t.outcome(r.id, percent(r.weight / r.total)),
            t.roll(number(r.expected), number(r.actual)),
          ]),
        )
      : []),
  ];
}
