/** Runs ruling files. */
import { gameFaults, isNoAnswer, isSlip, playStep, type RulingFailure, runCase, unknownNames } from '@escarmouche/engine';
import { type AnyRuling, type Change, type FileFault, nameFault, openRuling, openVaried } from '@escarmouche/files/open';
import { FAILS, OK } from './common.ts';
import type { AnyGame, AnyMatch, Loadable } from './games/game.ts';
import { type GivenPack, laidWith } from './given-pack.ts';
import { CliFault, readText } from './io.ts';
import type { Lang } from './lang.ts';
import {
  type DifferenceTexts,
  differenceIn,
  differenceLine,
  differenceOfCase,
  type FaultTexts,
  faultsIn,
  isInputFault,
  situationFaults,
  unplayableFault,
} from './sentences.ts';
import type { Setting } from './setting.ts';

/** A decision that somebody was asked for. Players are counted from 1. */
export interface Stood {
  readonly player: number;
  readonly rule: string;
  readonly step: string;
  readonly text: string;
}

/** What did not follow: with the events that came instead where events are the matter, and what was asked at that place. */
export interface FailureTexts extends DifferenceTexts {
  readonly events?: RulingFailure['events'];
  readonly decision?: Stood;
  /** Why an answer of the script was refused, in words. */
  readonly reasons?: readonly string[];
}

/** What became of one ruling file. */
export interface RulingOutcome {
  readonly file: string;
  /** The rule it proves; null where the file is not a ruling. */
  readonly id: string | null;
  readonly ok: boolean;
  readonly failures: readonly FailureTexts[];
  /** Why it is not a ruling, or cannot be played: every fault in a line of its own. */
  readonly malformed?: readonly FaultTexts[];
}

/** A ruling, and the game it is of. */
export interface LoadedRuling {
  readonly of: AnyGame;
  /** The file as it is written. */
  readonly text: string;
  readonly ruling: AnyRuling<AnyGame['files']>;
}

/** Reads a ruling file, and loads the game that it is of. @throws CliFault or FileFault, with one line. */
async function loadRuling(
  { games, pack }: Pick<Setting, 'games' | 'pack'>,
  file: string,
  nth = 0,
  changes: readonly Change[] = [],
): Promise<LoadedRuling> {
  const text = readText(file);
  const opened = changes.length === 0 ? openRuling(text, file, games) : openVaried(text, file, nth, changes, games);
  const of = await opened.of.load();
  const ruling = opened.read(of.files);
  const cases = ruling.cases.map((c) => ({ ...c, situation: laidWith(pack, of, c.situation) }));
  return { of, text, ruling: { ...ruling, cases } as typeof ruling };
}

/** Runs one file, whatever it holds. */
export async function runFile(
  games: readonly Loadable[],
  lang: Lang,
  file: string,
  shown = file,
  pack?: GivenPack,
): Promise<RulingOutcome> {
  let loaded: LoadedRuling;
  try {
    loaded = await loadRuling({ games, pack }, file);
  } catch (error) {
    if (!isInputFault(error)) throw error;
    return { file: shown, id: null, ok: false, failures: [], malformed: faultsIn(lang, error) };
  }
  const { of, text, ruling } = loaded;
  const { read, played } = laidOnce(of.situations);
  const strange = strangeNames(loaded, file, read);
  const failures: FailureTexts[] = [];
  const malformed: FaultTexts[] = strange === undefined ? [] : faultsIn(lang, strange);
  for (const [i, one] of ruling.cases.entries()) {
    const path = `cases[${i}]`;
    const refused = refusalOf(read, one);
    if (refused !== null && isSlip(refused)) {
      malformed.push(...situationFaults(lang, of, refused, file, `${path}.situation`, text));
      continue;
    }
    // With a name that nobody knows a script proves nothing; what keeps its situation from being laid is told all the same.
    if (strange !== undefined && refused === null) continue;
    try {
      const stood = new Map<RulingFailure, Stood>();
      const why = new Map<RulingFailure, readonly string[]>();
      const failed = runCase(played, one, i + 1, (match, those, step) => {
        const node = stoodAt(of, lang, match);
        const reasons = 'take' in step ? reasonsAgainst(of, lang, match, step.take) : [];
        for (const f of those) {
          if (node !== undefined) stood.set(f, node);
          if (reasons.length > 0) why.set(f, reasons);
        }
      });
      const here: FailureTexts[] = [];
      for (const f of failed) {
        const texts = differenceOfCase(lang, f.say, of, shown, `${path}.situation`, text);
        const node = stood.get(f);
        const reasons = why.get(f);
        here.push({
          ...texts,
          ...(f.events === undefined ? {} : { events: f.events }),
          ...(node === undefined ? {} : { decision: node }),
          ...(reasons === undefined ? {} : { reasons }),
        });
      }
      // What a situation is refused for is told in the order in which it stands there.
      if (refused !== null) here.sort((a, b) => inFile(a) - inFile(b));
      failures.push(...here);
    } catch (error) {
      malformed.push(unplayableFault(lang, of, error, file, `${path}${stepThatBreaks(of, one)}`, text));
    }
  }
  const ok = failures.length === 0 && malformed.length === 0;
  malformed.sort((a, b) => inFile(a) - inFile(b));
  return { file: shown, id: ruling.ruling, ok, failures, ...(malformed.length === 0 ? {} : { malformed }) };
}

/**
 * The same game twice, for whoever reads in the match that a situation begins, and for whoever plays that on. Laying it takes longer than
 * most scripts, so that it is laid once for all readers and for the first who plays.
 */
function laidOnce(situations: AnyGame['situations']): { readonly read: AnyGame['situations']; readonly played: AnyGame['situations'] } {
  const laid = new Map<unknown, AnyMatch | { readonly error: unknown }>();
  const lay = (situation: unknown): AnyMatch => {
    let made = laid.get(situation);
    if (made === undefined) {
      try {
        made = situations.match(situation);
      } catch (error) {
        made = { error };
      }
      laid.set(situation, made);
    }
    if ('error' in made) throw made.error;
    return made;
  };
  return {
    read: { ...situations, match: lay },
    played: {
      ...situations,
      match: (situation) => {
        const match = lay(situation);
        laid.delete(situation);
        return match;
      },
    },
  };
}

/** Why a situation cannot be laid; null where it can. Any other error is told where its case is played. */
function refusalOf(situations: AnyGame['situations'], one: LoadedRuling['ruling']['cases'][number]): unknown {
  try {
    situations.match(one.situation);
    return null;
  } catch (error) {
    return gameFaults(error).length === 0 ? null : error;
  }
}

/** Where a fault stands, to put several in their order: its line, then its column. */
function inFile({ place = '' }: { readonly place?: string }): number {
  const [line = 0, column = 0] = place.split(':').map(Number);
  return line * 1_000_000 + column;
}

/** The names in a ruling that nobody knows, as faults of its file; undefined where there are none. */
function strangeNames({ of, text, ruling }: LoadedRuling, file: string, situations = of.situations): FileFault | undefined {
  let unknown: ReturnType<typeof unknownNames>;
  try {
    unknown = unknownNames(situations, ruling);
  } catch {
    // A situation that breaks in no way that anybody foresaw: told where its case is played.
    return undefined;
  }
  return unknown.length === 0 ? undefined : nameFault(text, file, unknown);
}

/** The decision a match stands at, in its own words; undefined where nobody is asked. */
function stoodAt(of: AnyGame, lang: Lang, match: AnyMatch): Stood | undefined {
  const node = match.node;
  if (node.kind !== 'decision') return undefined;
  return { player: node.seat + 1, rule: node.rule, step: node.step, text: of.sentences(lang, match).prompt(node.prompt) };
}

/** Why an answer is refused, in words; none where it only is no answer to what is asked there. */
function reasonsAgainst(of: AnyGame, lang: Lang, match: AnyMatch, id: string): string[] {
  const say = of.sentences(lang, match);
  return match.whyNot(id).flatMap((reason) => (isNoAnswer(reason) ? [] : [say.refusal(reason)]));
}

/** Which step of a case's script cannot be played: the runner does not say. */
function stepThatBreaks({ situations }: AnyGame, one: LoadedRuling['ruling']['cases'][number]): string {
  let step: number | null = null;
  try {
    const match = situations.match(one.situation);
    const seen = { events: 0 };
    for (step = 0; step < one.script.length; step++) playStep(situations, match, one.script[step], {}, seen);
  } catch {
    return step === null ? '.situation' : `.script[${step}]`;
  }
  return '';
}

/** A case played to the end of its script, or as far as it can be: then there is no match. */
export type PlayedCase =
  | {
      readonly match: AnyMatch;
      readonly of: AnyGame;
      readonly chosen: AnyRuling<AnyGame['files']>['cases'][number];
      readonly nth: number;
      readonly status: number;
    }
  | { readonly match: null; readonly status: number };

/**
 * Plays one case of a file, the last one unless told which; what fails on the way is said on standard error, and tells in the status.
 * With changes in its situation only its answers are played, not what it expects.
 * @throws CliFault or FileFault where the file or a name in it is bad
 */
export async function playCase(
  setting: Setting,
  file: string,
  number: number | undefined,
  changes: readonly Change[] = [],
): Promise<PlayedCase> {
  const { io, texts, lang } = setting;
  // A change concerns one case: which is the last one is known once the file is read.
  const before = changes.length === 0 || number !== undefined ? undefined : await loadRuling(setting, file);
  const loaded = await loadRuling(setting, file, number ?? before?.ruling.cases.length, changes);
  const { of, text, ruling } = loaded;
  const strange = strangeNames(loaded, file);
  if (strange !== undefined) throw strange;
  const { situations } = of;
  const nth = number ?? ruling.cases.length;
  const chosen = ruling.cases[nth - 1];
  if (chosen === undefined) throw new CliFault((t) => t.faults.caseNumber(file, ruling.cases.length, nth));

  let match: AnyMatch;
  try {
    match = situations.match(chosen.situation);
  } catch (error) {
    const path = `cases[${nth - 1}].situation`;
    const faults = situationFaults(lang, of, error, file, path, text);
    if (isSlip(error))
      throw new CliFault(() => (faults.length === 0 ? unplayableFault(lang, of, error, file, path, text).text : faults.map((f) => f.text)));
    for (const f of faults) io.err(`${f.text}\n`);
    return { match: null, status: FAILS };
  }

  let status = OK;
  const seen = { events: 0 };
  for (const [i, step] of chosen.script.entries()) {
    // What the script expects is expected of the situation as it is written.
    if (changes.length > 0 && 'expect' in step) continue;
    let played: ReturnType<typeof playStep>;
    try {
      played = playStep(situations, match, step, { case: nth, step: i + 1 }, seen);
    } catch (error) {
      throw new CliFault(() => unplayableFault(lang, of, error, file, `cases[${nth - 1}].script[${i}]`, text).text);
    }
    for (const f of played.failures) io.err(`${texts.at(file, differenceLine(lang, differenceIn(lang, f.say, of)))}\n`);
    if (played.failures.length > 0) status = FAILS;
    // What comes after a step that the rules refuse would be another position than the one meant.
    if (played.stop) return { match: null, status: FAILS };
  }

  return { match, of, chosen, nth, status };
}
