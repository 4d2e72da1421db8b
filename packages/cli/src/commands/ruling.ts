/** `ruling FILE...`: runs ruling files from anywhere. */
import { BAD, FAILS, OK, printJson, printLines } from '../common.ts';
import { progress } from '../progress.ts';
import { type FailureTexts, type RulingOutcome, runFile } from '../running.ts';
import { differenceLine } from '../sentences.ts';
import type { Setting } from '../setting.ts';

/** Runs the command. */
export async function ruling(setting: Setting, files: readonly string[]): Promise<number> {
  const { io, texts, lang, games, pack } = setting;
  const bar = progress(io);
  const outcomes: RulingOutcome[] = [];
  for (const file of files) {
    outcomes.push(await runFile(games, lang, file, file, pack));
    bar.step(() => texts.rulings.running(file));
  }
  bar.end();
  for (const { malformed = [] } of outcomes) for (const { text } of malformed) io.err(`${text}\n`);
  if (setting.json) printJson(io, outcomes);
  else
    printLines(
      io,
      outcomes.flatMap((outcome) => report(setting, outcome)),
    );
  if (outcomes.some((o) => o.malformed !== undefined)) return BAD;
  return outcomes.every((o) => o.ok) ? OK : FAILS;
}

function report({ texts, lang }: Setting, o: RulingOutcome): string[] {
  const t = texts.ruling;
  const word = o.malformed !== undefined ? t.malformed : o.ok ? t.ok : t.failed;
  return [
    `${word}  ${[o.file, o.id].filter((x) => x !== null).join('  ')}`,
    ...o.failures.flatMap((f) => [`  ${differenceLine(lang, f)}`, ...asked(texts, f)]),
  ];
}

/** Why an answer was refused, and the decision at which something did not follow, in words. */
function asked({ options }: Setting['texts'], { decision, reasons = [] }: FailureTexts): string[] {
  const node = decision === undefined ? [] : [`${options.decision(decision.player, decision.rule)} ${decision.text}`];
  return [...reasons, ...node].map((line) => `    ${line}`);
}
