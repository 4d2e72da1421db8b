/** Decks of Underworlds written as text. */
import {
  choicesWith,
  type DeckSetup,
  type DeckTextProblem,
  deckProblems,
  findCard,
  textToDeck,
  WARBANDS,
  type WarbandId,
} from '@escarmouche/engine/underworlds';
import { wordsFor } from '@escarmouche/words/underworlds';
import type { Speaking } from '../../common.ts';
import { FAILS, OK, printJson, printLines } from '../../common.ts';
import { CliFault, readText } from '../../io.ts';
import type { Lang } from '../../lang.ts';
import { DECK_TEXTS } from './decks-texts.ts';

/** The warband most of whose own cards a deck holds; null where it holds none. */
function warbandOf({ objectives, power }: DeckSetup): WarbandId | null {
  const all = [...objectives, ...power].map((id) => findCard(id)?.warband);
  const many = (w: WarbandId): number => all.filter((x) => x === w).length;
  const [most] = [...WARBANDS].sort((a, b) => many(b) - many(a));
  return many(most) === 0 ? null : most;
}

/** Lines of one file that are told at most: whoever has as many looks at the first. */
const MOST_LINES = 50;

/** What is wrong with a deck's file, a line for each of its lines that names no card. */
function unreadable(file: string, problems: readonly DeckTextProblem[], lang: Lang): CliFault {
  const words = wordsFor(lang);
  return new CliFault((t) => [
    ...problems.slice(0, MOST_LINES).map(({ line, say }) => t.at(`${file}:${line}`, words.fault(say))),
    ...(problems.length > MOST_LINES ? [t.at(file, t.faults.moreLines(problems.length - MOST_LINES))] : []),
  ]);
}

/**
 * The warband that a deck is for, by its name or by its cards.
 * @throws CliFault where neither tells it: with the lines that name no card, if there are any
 */
function warbandFor(text: string, named: string | undefined, file: string, lang: Lang): WarbandId {
  if (named !== undefined) {
    const known = WARBANDS.find((w) => w === named);
    if (known === undefined) throw new CliFault((t) => t.faults.oneOf('--warband', WARBANDS, named));
    return known;
  }
  const { deck, problems } = textToDeck(text);
  const warband = warbandOf(deck);
  if (warband !== null) return warband;
  if (problems.length > 0) throw unreadable(file, problems, lang);
  throw new CliFault((t) => t.faults.noWarband(file, WARBANDS));
}

/** What is to be said of a deck: how many cards it has, and everything that is against it. */
interface DeckReport {
  readonly warband: string;
  readonly cards: { readonly objectives: number; readonly gambits: number; readonly upgrades: number };
  readonly problems: readonly { readonly line: number | null; readonly rule: string | null; readonly text: string }[];
}

/** `deck FILE`: whether a deck may be played, and everything that is against it. */
export function deck(setting: Speaking, file: string, warband: string | undefined): number {
  const { io, lang } = setting;
  const report = deckReport(readText(file), warband, lang, file);
  const legal = report.problems.length === 0;
  if (setting.json) printJson(io, { file, legal, ...report });
  else {
    const { objectives, gambits, upgrades } = report.cards;
    const t = DECK_TEXTS[lang];
    printLines(io, [
      `${legal ? t.legal : t.illegal}  ${file}  ${t.cards(report.warband, objectives, gambits, upgrades)}`,
      ...report.problems.map((p) => `  ${p.text}${p.rule === null ? '' : ` (${p.rule})`}`),
    ]);
  }
  return legal ? OK : FAILS;
}

/** Reads a deck and says everything that is against it. @throws CliFault for a warband nobody knows */
function deckReport(text: string, named: string | undefined, lang: Lang, file: string): DeckReport {
  const words = wordsFor(lang);
  const warband = warbandFor(text, named, file, lang);
  const { deck, problems } = textToDeck(text, warband);
  const upgrades = deck.power.filter((id) => findCard(id)?.kind === 'upgrade').length;
  return {
    warband,
    cards: { objectives: deck.objectives.length, gambits: deck.power.length - upgrades, upgrades },
    problems: [
      ...problems.map(({ line, say }) => ({ line, rule: null, text: words.fault(say) })),
      ...deckProblems({ warband, deck }).map(({ say, rule }) => ({ line: null, rule, text: words.fault(say) })),
    ],
  };
}

/**
 * The deck in a file, and the warband it is for.
 * @throws CliFault where a line of it names no card, and where it may not be played, with a line for each thing that is against it
 */
export function deckIn(
  file: string,
  named: string | undefined,
  choices: Readonly<Record<string, string>>,
  lang: Lang,
): { readonly warband: WarbandId; readonly deck: DeckSetup } {
  const text = readText(file);
  const warband = warbandFor(text, named, file, lang);
  const { deck, problems } = textToDeck(text, warband);
  if (problems.length > 0) throw unreadable(file, problems, lang);
  const against = deckProblems({ warband, deck }, choicesWith(choices));
  if (against.length > 0) {
    const words = wordsFor(lang);
    throw new CliFault((t) => against.map(({ say, rule }) => t.at(file, `${words.fault(say)} (${rule})`)));
  }
  return { warband, deck };
}
