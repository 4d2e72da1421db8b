/** `hint FILE`: what the strongest player would answer in a saved match, and why. */
import { askedOf, type Opinions, opinionsOn, ReplayError, replayEntry } from '@escarmouche/engine';
import { reasonLine } from '@escarmouche/words';
import { FAILS, OK, printJson, printLines } from '../common.ts';
import type { AnyGame, AnyMatch } from '../games/game.ts';
import { CliFault } from '../io.ts';
import { differenceIn, differenceLine } from '../sentences.ts';
import type { Setting } from '../setting.ts';
import { beginning, savedMatch } from './saved.ts';

/** What is wished beside the file. */
export interface HintWishes {
  readonly at?: number;
  readonly lines: number;
}

/** What is thought where a match stands; null where nobody is asked. */
export function opinionsIn(of: AnyGame, match: AnyMatch, lines: number): Opinions | null {
  const { node, table } = match;
  if (node.kind !== 'decision') return null;
  const { game } = of.situations;
  const ask = askedOf(game, table, node.seat, game.view(match.play, node.seat), match.at);
  return opinionsOn(game, ask, { lines });
}

/** The same as one value: answers by their ids, with their sentences in the language of the setting. */
export function opinionsTold({ lang }: Setting, of: AnyGame, match: AnyMatch, told: Opinions) {
  const say = of.sentences(lang, match);
  const options = match.options();
  return {
    of: told.of,
    lines: told.lines,
    best: told.best.map(({ id, lines, chance, low, high, after, reasons }) => {
      const option = options.find((o) => o.id === id);
      return {
        id,
        text: option === undefined ? id : say.option(option.say),
        lines,
        chance,
        low,
        high,
        after: after.map((e) => ({ player: e.seat + 1, id: e.id, text: say.option(e.say) })),
        reasons: reasons.map((r) => ({ ...r, text: reasonLine(lang, of.situations.game.id, r) })),
      };
    }),
  };
}

/** The same as lines. */
export function opinionLines({ texts }: Setting, told: ReturnType<typeof opinionsTold>): string[] {
  const t = texts.hint;
  const share = (p: number): string => (100 * p).toFixed(1);
  return told.best.flatMap((o, i) => [
    `${i + 1}. ${o.id}  ${o.text}`,
    `   ${t.worth(told.of, share(o.chance), share(o.low), share(o.high))}`,
    ...(o.reasons.length === 0 ? [] : [`   ${t.reasons} ${o.reasons.map((r) => r.text).join(', ')}`]),
    ...(o.after.length === 0 ? [] : [`   ${t.next} ${o.after.map((e) => `${e.player}: ${e.text}`).join(' · ')}`]),
  ]);
}

/** Runs the command. */
export async function hint(setting: Setting, file: string, wishes: HintWishes): Promise<number> {
  const { io, texts, lang, json } = setting;
  const t = texts.hint;
  const { of, saved } = await savedMatch(setting, file);
  const at = wishes.at ?? saved.entries.length;
  if (at > saved.entries.length) throw new CliFault((x) => x.at(file, x.hint.tooFar(at, saved.entries.length)));
  try {
    const match = beginning(of, saved, file, lang);
    for (const entry of saved.entries.slice(0, at)) replayEntry(match, entry);
    const found = opinionsIn(of, match, wishes.lines);
    if (found === null || match.node.kind !== 'decision') {
      io.err(`${texts.at(file, t.nobody(at))}\n`);
      return FAILS;
    }
    const told = opinionsTold(setting, of, match, found);
    if (json) printJson(io, { file, game: saved.game, at, player: match.node.seat + 1, ...told });
    else printLines(io, [t.head(match.node.seat + 1, told.lines), ...opinionLines(setting, told)]);
    return OK;
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error;
    io.err(`${texts.at(file, differenceLine(lang, differenceIn(lang, error.say)))}\n`);
    return FAILS;
  }
}
