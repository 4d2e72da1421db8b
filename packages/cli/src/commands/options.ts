/** `options FILE`: what may be done at the end of a ruling's script, and what may not and why. */
import { type Cost, citedBy, type Deed } from '@escarmouche/engine';
import { columns, printJson, printLines } from '../common.ts';
import type { AnyMatch, Sentences } from '../games/game.ts';
import { playCase } from '../running.ts';
import type { Setting } from '../setting.ts';
import { opinionLines, opinionsIn, opinionsTold } from './hint.ts';

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
  readonly options: readonly (Deed & {
    readonly id: string;
    readonly text: string;
    readonly rule: string;
    readonly cost?: readonly (Omit<Cost, 'say'> & { readonly text: string })[];
    readonly ends?: string;
    readonly commits?: readonly string[];
    readonly settles?: readonly { readonly kind: string; readonly text: string }[];
  })[];
  readonly refused: readonly (Deed & {
    readonly id: string;
    readonly text: string;
    readonly rules: readonly string[];
    readonly reasons: readonly string[];
  })[];
}

/** Runs the command; `lines`: with what the strongest player thinks, after so many lines of play. */
export async function options(setting: Setting, file: string, number: number | undefined, lines?: number): Promise<number> {
  const { io, lang } = setting;
  const played = await playCase(setting, file, number);
  if (played.match === null) return played.status;
  const { match, of, status } = played;
  const standing = standingOf(match, played.nth, of.sentences(lang, match));
  const found = lines === undefined ? null : opinionsIn(of, match, lines);
  const hint = found === null ? null : opinionsTold(setting, of, match, found);
  if (setting.json) printJson(io, hint === null ? standing : { ...standing, hint });
  else printLines(io, [...report(setting, standing), ...(hint === null ? [] : opinionLines(setting, hint))]);
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
    options: match.offered().map((o) => ({
      id: o.id,
      text: say.option(o.say),
      rule: o.rule,
      ...deedOf(o),
      ...(o.cost === undefined ? {} : { cost: o.cost.map(({ say: what, ...cost }) => ({ ...cost, text: say.option(what) })) }),
      ...(o.ends === undefined ? {} : { ends: o.ends }),
      ...(o.commits === undefined ? {} : { commits: o.commits }),
      ...(o.settles === undefined ? {} : { settles: o.settles.map(({ kind, say: what }) => ({ kind, text: say.option(what) })) }),
    })),
    refused: match.refused().map((r) => ({
      id: r.id,
      text: say.option(r.say),
      ...deedOf(r),
      rules: citedBy(r.reasons),
      reasons: r.reasons.map((reason) => say.refusal(reason)),
    })),
  };
}

/** What an option does, and nothing else of it. */
function deedOf({ does, by, on, with: tools }: Deed): Deed {
  return { does, ...(by === undefined ? {} : { by }), on, with: tools };
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
