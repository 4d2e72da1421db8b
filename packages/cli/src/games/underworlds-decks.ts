/** Decks of Underworlds written as text. */
import { type DeckSetup, deckProblems, findCard, textToDeck, WARBANDS, type WarbandId } from '@escarmouche/engine/underworlds';
import { wordsFor } from '@escarmouche/words/underworlds';
import { CliFault, readText } from '../io.ts';
import type { Lang } from '../lang.ts';
import type { DeckReport } from './game.ts';

/** The warband most of whose own cards a deck holds; null where it holds none. */
function warbandOf({ objectives, power }: DeckSetup): WarbandId | null {
  const all = [...objectives, ...power].map((id) => findCard(id)?.warband);
  const many = (w: WarbandId): number => all.filter((x) => x === w).length;
  const [most] = [...WARBANDS].sort((a, b) => many(b) - many(a));
  return many(most) === 0 ? null : most;
}

/**
 * The warband that a deck is for, by its name or by its cards.
 * @throws CliFault where neither tells it: at the first line that names no card, if there is one
 */
function warbandFor(text: string, named: string | undefined, file: string, lang: Lang): WarbandId {
  const { deck, problems } = textToDeck(text);
  const warband = named === undefined ? warbandOf(deck) : WARBANDS.find((w) => w === named);
  if (warband !== undefined && warband !== null) return warband;
  const [problem] = problems;
  if (named === undefined && problem !== undefined)
    throw new CliFault((t) => t.at(`${file}:${problem.line}`, wordsFor(lang).fault(problem.say)));
  throw new CliFault((t) => t.faults.oneOf('--warband', WARBANDS, named ?? ''));
}

/** Reads a deck and says everything that is against it. */
export function deckReport(text: string, named: string | undefined, lang: Lang, file: string): DeckReport {
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

/** The deck in a file, and the warband it is for. @throws CliFault where a line of it names no card */
export function deckIn(file: string, named: string | undefined, lang: Lang): { readonly warband: WarbandId; readonly deck: DeckSetup } {
  const text = readText(file);
  const warband = warbandFor(text, named, file, lang);
  const { deck, problems } = textToDeck(text, warband);
  const [problem] = problems;
  if (problem !== undefined) throw new CliFault((t) => t.at(`${file}:${problem.line}`, wordsFor(lang).fault(problem.say)));
  return { warband, deck };
}
