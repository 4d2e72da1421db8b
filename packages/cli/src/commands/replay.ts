/** `replay FILE`: plays a saved match back and verifies every hash. */
import { gameFault, isSetupError, Match, phrase, ReplayError, replayEntry } from '@escarmouche/engine';
import { type MatchFile, readMatch } from '@escarmouche/files';
import { columns, FAILS, OK, printJson, printLines, type Setting } from '../common.ts';
import type { AnyGame, AnyMatch } from '../games/index.ts';
import { CliFault, readText } from '../io.ts';
import type { Lang } from '../lang.ts';
import { progress } from '../progress.ts';
import { gameNamed } from '../running.ts';
import { type DifferenceTexts, differenceIn, differenceLine, setupFault, told } from '../sentences.ts';

/** The first difference between a file and what is played. */
interface Slip extends DifferenceTexts {
  /** The answer's number, from 1; 0 where the end differs. */
  readonly answer: number;
}

/** A saved match of some game. */
type Saved = MatchFile<AnyGame['files']>;

/** Runs the command. */
export function replay(setting: Setting, file: string, log: boolean): number {
  const { io, texts } = setting;
  const saved = readMatch(
    readText(file),
    file,
    setting.games.map((g) => g.files),
  );
  const of = gameNamed(setting.games, saved.game);
  const match = begin(of, saved, file, setting.lang);
  const difference = playBack(setting, saved, match);

  const node = match.node;
  const result = node.kind === 'over' ? { winner: node.result.winner + 1, rule: node.result.rule } : null;
  if (setting.json) {
    printJson(io, {
      file,
      game: saved.game,
      ok: difference === null,
      seats: saved.seats,
      answers: saved.entries.length,
      verified: difference === null ? saved.entries.length : match.at - (difference.answer > 0 && match.at === difference.answer ? 1 : 0),
      result,
      ...(difference === null ? {} : { failure: difference }),
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
    if (difference === null) {
      const end = node.kind === 'over' ? texts.options.over(node.result.winner, node.result.rule) : t.going;
      printLines(io, [t.ok(file, saved.entries.length), `  ${end}`]);
    } else io.err(`${texts.at(file, differenceLine(setting.lang, difference))}\n`);
  }
  return difference === null ? OK : FAILS;
}

function begin(of: AnyGame, saved: Saved, file: string, lang: Lang): AnyMatch {
  try {
    return new Match(of.situations.game, saved.setup, { undo: false });
  } catch (error) {
    const fault = gameFault(error);
    const line = isSetupError(error)
      ? setupFault(lang, of, error)
      : fault === undefined
        ? (error as Error).message
        : of.fault(lang, fault.fault);
    throw new CliFault((t) => t.at(file, t.at('setup', line)));
  }
}

function playBack({ io, texts, lang }: Setting, saved: Saved, match: AnyMatch): Slip | null {
  const t = texts.replay;
  const bar = progress(io);
  const all = saved.entries.length;
  try {
    for (const [i, entry] of saved.entries.entries()) {
      const { node } = match;
      replayEntry(match, entry);
      if (node.kind !== 'over' && node.seat !== entry.seat)
        return { answer: i + 1, at: told(lang, phrase('answer', { n: i + 1 })), expected: t.seat(entry.seat), got: t.seat(node.seat) };
      bar.step((seconds) => t.running(i + 1, all, ((i + 1) / seconds).toFixed(0)));
    }
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error;
    return { answer: error.at + 1, ...differenceIn(lang, error.say) };
  } finally {
    bar.end();
  }
  const node = match.node;
  if (saved.result === undefined) return null;
  const same = node.kind === 'over' && node.result.winner === saved.result.winner && node.result.rule === saved.result.rule;
  return same
    ? null
    : {
        answer: 0,
        at: t.result,
        expected: t.winner(saved.result.winner),
        got: node.kind === 'over' ? t.winner(node.result.winner) : t.going,
      };
}

/** Everything that happened, as everybody at the table would tell it afterwards. */
function story(setting: Setting, of: AnyGame, match: AnyMatch): { rule: string; text: string }[] {
  const say = of.sentences(setting.lang, match);
  return match.events.map((e) => ({ rule: e.rule, text: say.event(e) }));
}
