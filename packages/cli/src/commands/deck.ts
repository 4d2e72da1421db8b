/** `deck FILE`: whether a deck may be played, and everything that is against it. */
import { FAILS, OK, printJson, printLines, type Setting } from '../common.ts';
import { CliFault, readText } from '../io.ts';

/** Runs the command, for the game that has decks. */
export function deck(setting: Setting, file: string, warband: string | undefined): number {
  const { io, texts, lang, games } = setting;
  const of = games.find((g) => g.deck !== undefined);
  if (of?.deck === undefined) throw new CliFault((t) => t.faults.unknownCommand('deck', ''));
  const report = of.deck(readText(file), warband, lang, file);
  const legal = report.problems.length === 0;
  if (setting.json) printJson(io, { file, legal, ...report });
  else {
    const { objectives, gambits, upgrades } = report.cards;
    const t = texts.deck;
    printLines(io, [
      `${legal ? t.legal : t.illegal}  ${file}  ${t.cards(report.warband, objectives, gambits, upgrades)}`,
      ...report.problems.map((p) => `  ${p.text}${p.rule === null ? '' : ` (${p.rule})`}`),
    ]);
  }
  return legal ? OK : FAILS;
}
