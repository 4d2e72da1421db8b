/** `monster-turns FILE`: monster turns of a file, played by the engine and held against the outcomes the file gives. */
import { explainTurnCase, playTurnCase, type SightDifference, type TurnOutcome } from '@escarmouche/engine/gloomhaven';
import { readMonsterTurns, type TurnCaseWritten } from '@escarmouche/files/gloomhaven';
import type { Speaking } from '../../common.ts';
import { FAILS, OK, printJson, printLines } from '../../common.ts';
import { CliFault, readText } from '../../io.ts';
import { progress } from '../../progress.ts';
import { type Dispute, disputeOf } from './turns-disputed.ts';
import { TURNS_TEXTS } from './turns-texts.ts';
import { whyLines } from './turns-why.ts';

/** A case that comes out otherwise. */
interface Different {
  readonly n: number;
  readonly expected: readonly TurnOutcome[];
  readonly got: readonly TurnOutcome[];
  readonly focus: { readonly expected: TurnCaseWritten['focusBySolver']; readonly got: readonly (readonly [number, number])[] };
}

/** Two hexes that see each other by one reading and not by the other. */
type SightApart = SightDifference & { readonly n: number };

/** The answer. */
interface Standing {
  readonly cases: number;
  readonly equal: number;
  readonly different: readonly Different[];
  readonly sight: readonly SightApart[];
  readonly disputed: readonly (SightApart & { readonly rule: string; readonly reason: string })[];
}

/** Plays the cases. */
function standingOf({ io, lang }: Speaking, cases: readonly TurnCaseWritten[]): Standing {
  const bar = progress(io);
  const different: Different[] = [];
  const sight: SightApart[] = [];
  const disputed: (SightApart & { rule: string; reason: string })[] = [];
  cases.forEach((c, i) => {
    const r = playTurnCase(c);
    if (r.missing.length > 0 || r.extra.length > 0 || !r.focusEqual)
      different.push({ n: c.n, expected: c.expected, got: r.outcomes, focus: { expected: c.focusBySolver, got: r.focus } });
    for (const s of r.sight) {
      const dispute: Dispute | null = disputeOf(c, s);
      if (dispute === null) sight.push({ n: c.n, ...s });
      else disputed.push({ n: c.n, ...s, rule: dispute.rule, reason: dispute.reason[lang] });
    }
    bar.step(() => TURNS_TEXTS[lang].running(i + 1, cases.length));
  });
  bar.end();
  return { cases: cases.length, equal: cases.length - different.length, different, sight, disputed };
}

/** Runs the command. */
export function monsterTurns(setting: Speaking, file: string, why?: number): number {
  const cases = readMonsterTurns(readText(file), file);
  if (why !== undefined) return explain(setting, cases, file, why);
  const standing = standingOf(setting, cases);
  if (setting.json) printJson(setting.io, standing);
  else printLines(setting.io, report(setting, file, standing));
  return standing.different.length + standing.sight.length === 0 ? OK : FAILS;
}

/** Why one case comes out as it does. @throws CliFault where there is no such case. */
function explain({ io, lang, json }: Speaking, cases: readonly TurnCaseWritten[], file: string, n: number): number {
  const c = cases.find((x) => x.n === n);
  if (c === undefined) throw new CliFault((t) => t.faults.noSuchCase(file, n));
  if (json) printJson(io, explainTurnCase(c));
  else printLines(io, whyLines(c, lang));
  return OK;
}

const hex = (at: readonly [number, number]): string => `[${at.join(',')}]`;
const hexes = (list: readonly (readonly [number, number])[] | undefined): string => (list ?? []).map(hex).join(' ') || '-';
const outcomes = (list: readonly TurnOutcome[]): string =>
  list.map((o) => (o.attacks.length === 0 ? hex(o.moveTo) : `${hex(o.moveTo)} > ${hexes(o.attacks)}`)).join(' | ') || '-';

function report({ lang }: Speaking, file: string, s: Standing): string[] {
  const t = TURNS_TEXTS[lang];
  return [
    t.line(file, s.equal, s.cases),
    ...s.different.flatMap((d) => [
      `  ${t.differs(d.n)}`,
      `    ${t.outcomes(outcomes(d.expected), outcomes(d.got))}`,
      ...(d.focus.expected === undefined ? [] : [`    ${t.focus(hexes(d.focus.expected), hexes(d.focus.got))}`]),
    ]),
    ...s.sight.map((x) => `  ${t.sight(x.n, hex(x.from), hex(x.to), x.clear)}`),
    ...s.disputed.map((x) => `  ${t.disputed(x.n, hex(x.from), hex(x.to), x.reason, x.rule)}`),
  ];
}
