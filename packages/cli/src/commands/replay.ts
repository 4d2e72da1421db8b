/** `replay FILE`: plays a saved match back and verifies every hash. */
import { differs, follow, type Match, phrase, ReplayError, replayEntry } from '@escarmouche/engine';
import { type AnySetup, openMatch, type WrittenView, writeMatch } from '@escarmouche/files/open';
import { columns, FAILS, OK, printJson, printLines } from '../common.ts';
import type { AnyGame, AnyMatch } from '../games/game.ts';
import { CliFault, readText, writeText } from '../io.ts';
import type { Lang } from '../lang.ts';
import { progress } from '../progress.ts';
import { type DifferenceTexts, differenceIn, differenceLine, told } from '../sentences.ts';
import type { Setting } from '../setting.ts';
import { beginning, type Saved } from './saved.ts';

/** The first difference between a file and what is played. */
interface Slip extends DifferenceTexts {
  /** The answer's number, from 1; 0 where the end differs. */
  readonly answer: number;
}

/** How a file was played back. */
interface PlayedBack {
  /** The first difference; null where there is none. */
  readonly slip: Slip | null;
  /** It in one sentence, where there is a better one than what was expected and what came. */
  readonly line?: string;
  /** The answers, from the first, behind which the state is what the file says. */
  readonly alike: number;
}

/** What is wished beside the file. */
export interface ReplayWishes {
  readonly log: boolean;
  /** Where the match is written as far as it could be played back, under the rules of today. */
  readonly out?: string | undefined;
}

/** Runs the command. */
export async function replay(setting: Setting, file: string, { log, out }: ReplayWishes): Promise<number> {
  const { io, texts, lang } = setting;
  const opened = openMatch(readText(file), file, setting.games);
  const of = await opened.of.load();
  const read = opened.read(of.files);
  if ('view' in read) {
    if (out !== undefined) throw new CliFault((t) => t.at(file, t.faults.viewOut));
    return showView(setting, file, read.view, log);
  }
  const saved = read.match;
  const match = beginning(of, saved, file, lang);
  const now = of.situations.game.rules;
  const { slip, line, alike } = saved.rules === now ? playBack(setting, saved, match) : playOn(setting, saved, match);
  if (out !== undefined) writeText(out, writeMatch(match as Match<AnySetup, unknown>, saved.seats, saved.situation));

  const node = match.node;
  const result = node.kind === 'over' ? { winner: node.result.winner + 1, rule: node.result.rule } : null;
  if (setting.json) {
    printJson(io, {
      file,
      game: saved.game,
      ok: slip === null,
      seats: saved.seats,
      answers: saved.entries.length,
      verified: alike,
      rules: { file: saved.rules, now },
      played: match.at,
      result,
      ...(slip === null ? {} : { failure: slip }),
      ...(log ? { log: story(setting, of, match) } : {}),
    });
  } else {
    if (log)
      printLines(
        io,
        columns(
          story(setting, of, match).map((line) => [line.rule, line.text]),
          '',
        ),
      );
    const t = texts.replay;
    if (saved.rules !== now) printLines(io, [texts.at(file, t.otherRules(saved.rules, now))]);
    if (slip === null) {
      const end = node.kind === 'over' ? texts.options.over(node.result.winner, node.result.rule) : t.going;
      printLines(io, [saved.rules === now ? t.ok(file, saved.entries.length) : t.followed(file, saved.entries.length, alike), `  ${end}`]);
    } else io.err(`${texts.at(file, line ?? differenceLine(lang, slip))}\n`);
  }
  return slip === null ? OK : FAILS;
}

/** What one seat knows of a match: nothing to play back, and something to read. */
function showView({ io, texts, json }: Setting, file: string, { game, seat, log, result }: WrittenView, whole: boolean): number {
  const end = result === undefined ? null : { winner: result.winner + 1, rule: result.rule };
  if (json) {
    printJson(io, { file, game, view: { player: seat + 1, lines: log.length }, result: end, ...(whole ? { log } : {}) });
    return OK;
  }
  const told = columns(
    log.map((line) => [line.rule, line.text.replaceAll('\n', ' ')]),
    '',
  );
  printLines(io, [
    ...(whole ? told : []),
    texts.replay.view(file, game, seat, log.length),
    `  ${end === null || result === undefined ? texts.replay.going : texts.options.over(result.winner, result.rule)}`,
  ]);
  return OK;
}

/** Plays the file back by the rules it was played under: every hash must agree. */
function playBack({ io, texts, lang }: Setting, saved: Saved, match: AnyMatch): PlayedBack {
  const t = texts.replay;
  const bar = progress(io);
  const all = saved.entries.length;
  try {
    for (const [i, entry] of saved.entries.entries()) {
      const { node } = match;
      replayEntry(match, entry);
      if (node.kind !== 'over' && node.seat !== entry.seat) {
        const at = told(lang, phrase('answer', { n: i + 1 }));
        return { slip: { answer: i + 1, at, expected: t.seat(entry.seat), got: t.seat(node.seat) }, alike: i };
      }
      bar.step((seconds) => t.running(i + 1, all, ((i + 1) / seconds).toFixed(0)));
    }
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error;
    return { ...slipOf(lang, error), alike: error.at };
  } finally {
    bar.end();
  }
  return { slip: endSlip(texts, saved, match), alike: all };
}

/** Plays a file of other rules as far as it goes. */
function playOn({ texts, lang }: Setting, saved: Saved, match: AnyMatch): PlayedBack {
  const { parted, alike } = follow(match, saved.entries);
  if (parted === null) return { slip: endSlip(texts, saved, match), alike };
  return { ...slipOf(lang, parted), alike };
}

function slipOf(lang: Lang, { at, say }: ReplayError): Omit<PlayedBack, 'alike'> {
  return { slip: { answer: at + 1, ...differenceIn(lang, say) }, line: told(lang, differs(say)) };
}

/** The difference between the end that a file tells and the match's; null where there is none. */
function endSlip({ replay: t }: Setting['texts'], { result }: Saved, { node }: AnyMatch): Slip | null {
  if (result === undefined) return null;
  const same = node.kind === 'over' && node.result.winner === result.winner && node.result.rule === result.rule;
  if (same) return null;
  return { answer: 0, at: t.result, expected: t.winner(result.winner), got: node.kind === 'over' ? t.winner(node.result.winner) : t.going };
}

/** Everything that happened, as everybody at the table would tell it afterwards. */
function story(setting: Setting, of: AnyGame, match: AnyMatch): { rule: string; text: string }[] {
  const say = of.sentences(setting.lang, match);
  return match.events.map((e) => ({ rule: e.rule, text: say.event(e) }));
}
