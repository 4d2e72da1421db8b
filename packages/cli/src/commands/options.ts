/** `options FILE`: what may be done at the end of a ruling's script, and what may not and why. */
import { citedBy, gameFault, isSetupError, phrase, playStep } from '@escarmouche/engine';
import { whereIn } from '@escarmouche/files';
import { columns, FAILS, OK, printJson, printLines, type Setting } from '../common.ts';
import type { AnyMatch, Sentences } from '../games/index.ts';
import { CliFault } from '../io.ts';
import { loadRuling, strangeNames } from '../running.ts';
import { differenceIn, differenceLine, told, unplayableFault } from '../sentences.ts';

/** Where the match stands, as scripts read it. Players are counted from 1. */
interface Standing {
  readonly case: number;
  readonly decision: { readonly player: number; readonly rule: string; readonly step: string; readonly text: string } | null;
  readonly chance?: {
    readonly player: number;
    readonly rule: string;
    readonly step: string;
    readonly dice: number;
    readonly sides: number;
    readonly outcomes?: readonly string[];
  };
  readonly over?: { readonly winner: number; readonly rule: string };
  readonly options: readonly { readonly id: string; readonly text: string; readonly rule: string }[];
  readonly refused: readonly {
    readonly id: string;
    readonly text: string;
    readonly rules: readonly string[];
    readonly reasons: readonly string[];
  }[];
}

/** Runs the command. */
export function options(setting: Setting, file: string, number: number | undefined): number {
  const { io, texts, lang } = setting;
  const loaded = loadRuling(setting.games, file);
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
    if (isSetupError(error)) {
      const where = whereIn(text, file, `cases[${nth - 1}].situation`, gameFault(error));
      const line = texts.at(told(lang, phrase('case', { case: nth })), `${of.fault(lang, error.say)} (${error.rule})`);
      io.err(`${texts.at([file, where.place].filter((x) => x !== '').join(':'), texts.at(where.path, line))}\n`);
      return FAILS;
    }
    throw new CliFault(() => unplayableFault(lang, of, error, file, `cases[${nth - 1}].situation`, text).text);
  }

  let status = OK;
  const seen = { events: 0 };
  for (const [i, step] of chosen.script.entries()) {
    let played: ReturnType<typeof playStep>;
    try {
      played = playStep(situations, match, step, { case: nth, step: i + 1 }, seen);
    } catch (error) {
      throw new CliFault(() => unplayableFault(lang, of, error, file, `cases[${nth - 1}].script[${i}]`, text).text);
    }
    for (const f of played.failures) io.err(`${texts.at(file, differenceLine(lang, differenceIn(lang, f.say, of)))}\n`);
    if (played.failures.length > 0) status = FAILS;
    // What comes after a step that the rules refuse would be another position than the one meant.
    if (played.stop) return FAILS;
  }

  const standing = standingOf(match, nth, of.sentences(lang, match));
  if (setting.json) printJson(io, standing);
  else printLines(io, report(setting, standing));
  return status;
}

function standingOf(match: AnyMatch, nth: number, say: Sentences): Standing {
  const node = match.node;
  return {
    case: nth,
    decision: node.kind === 'decision' ? { player: node.seat + 1, rule: node.rule, step: node.step, text: say.prompt(node.prompt) } : null,
    ...(node.kind === 'chance'
      ? {
          chance: {
            player: node.seat + 1,
            rule: node.rule,
            step: node.step,
            dice: node.dice?.dice ?? 0,
            sides: node.dice?.sides ?? 0,
            // Where no dice are rolled, what can come is known by its names.
            ...(node.dice === null ? { outcomes: match.outcomes().map((o) => o.id) } : {}),
          },
        }
      : {}),
    ...(node.kind === 'over' ? { over: { winner: node.result.winner + 1, rule: node.result.rule } } : {}),
    options: match.options().map((o) => ({ id: o.id, text: say.option(o.say), rule: o.rule })),
    refused: match.refused().map((r) => ({
      id: r.id,
      text: say.option(r.say),
      rules: citedBy(r.reasons),
      reasons: r.reasons.map((reason) => say.refusal(reason)),
    })),
  };
}

function report({ texts }: Setting, s: Standing): string[] {
  const t = texts.options;
  if (s.over !== undefined) return [t.over(s.over.winner - 1, s.over.rule)];
  if (s.chance !== undefined) {
    const { player, rule, dice, sides, outcomes } = s.chance;
    return [outcomes === undefined ? t.chance(player, rule, `${dice}d${sides}`) : t.draw(player, rule, outcomes)];
  }
  if (s.decision === null) return [];
  return [
    `${t.decision(s.decision.player, s.decision.rule)} ${s.decision.text}`,
    t.may,
    ...columns(s.options.map((o) => [o.id, o.rule, o.text])),
    t.mayNot,
    ...(s.refused.length === 0
      ? [`  ${t.none}`]
      : columns(s.refused.map((r) => [r.id, r.rules.join(' '), [r.text, ...r.reasons].join(' — ')]))),
  ];
}
