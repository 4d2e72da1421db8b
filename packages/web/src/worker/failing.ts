/**
 * What of a line does not hold, and what holds instead, for whoever reads it on the page: as what must hold is told (`expecting.ts`). What
 * is no more than a matter of files has no words here.
 */
import type { Expectation, ExpectedEvent, GameEvent, MatchNode, Phrase, RuleId, RulingFailure } from '@escarmouche/engine/core';
import { type Must, type NodeMust, Reader } from './expecting.ts';
import type { AnyMatch, AnyWorkerGame } from './game.ts';

/** One thing that does not hold. */
export interface FailureSaid {
  /** What was to hold, by its kind in files. */
  readonly wanted: readonly [keyof Expectation, Must];
  /** What holds instead: of which kind, where it is of another; what it is; the paragraphs that forbid it. */
  readonly got: { readonly kind?: keyof Expectation; readonly is?: Must; readonly rules?: readonly RuleId[] };
}

/** A value as failures write it. */
const shown = (v: unknown): string => (typeof v === 'string' ? v : JSON.stringify(v));

/** The same read again. */
function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const textOf = ({ key, args }: Phrase): string | null => (key === 'as-written' ? String(args.text) : null);

/** What a match stands at, in the terms in which it is expected. */
function nodeAt(node: MatchNode): FailureSaid['got'] {
  if (node.kind === 'over') return { kind: 'over', is: { what: 'node', of: { winner: node.result.winner + 1 } as NodeMust } };
  const dice = node.kind === 'chance' && node.dice !== null ? { dice: node.dice.dice } : {};
  return { kind: node.kind, is: { what: 'node', of: { seat: node.seat + 1, rule: node.rule, ...dice } as NodeMust } };
}

/** Of what kind an expectation is that failed so, by the key of what was wanted; null for what is told as files tell it. */
const KINDS: Readonly<Record<string, keyof Expectation>> = {
  'wanted-offered': 'offered',
  'wanted-absent': 'absent',
  'wanted-exactly': 'exactly',
  'wanted-refused': 'refused',
  'wanted-decision': 'decision',
  'wanted-chance': 'chance',
  'wanted-end': 'over',
  'wanted-event': 'events',
  'wanted-no-event': 'never',
  'wanted-moment': 'when',
};

/** A failure of an expectation in words; null where files tell all that can be told of it. */
export function failureSaid(
  of: AnyWorkerGame,
  expected: Expectation,
  { say: { expected: wanted, got }, events: instead }: RulingFailure,
  match: AnyMatch,
  events: readonly GameEvent[],
): FailureSaid | null {
  const reader = new Reader(of, match, events);
  const only = (e: Expectation): FailureSaid['wanted'] => reader.musts(e)[0];
  const written = textOf(got);
  if (wanted.key === 'as-written') {
    const [name, want] = Object.entries(expected.values ?? {}).find(([n, v]) => `${n} ${shown(v)}` === wanted.args.text) ?? [];
    if (name === undefined || written === null) return null;
    return { wanted: only({ values: { [name]: want } }), got: { is: only({ values: { [name]: read(written) } })[1] } };
  }
  if (wanted.key === 'odds-of' && written !== null) {
    const { of: name, value, odds } = wanted.args;
    const odd = (likely: unknown) => only({ odds: { of: String(name), is: { [String(value)]: String(likely) } } });
    return { wanted: odd(odds), got: { is: odd(written)[1] } };
  }
  const kind = KINDS[wanted.key];
  if (kind === undefined) return null;
  const id = String(wanted.args.id);
  const rules = Array.isArray(got.args.rules) ? (got.args.rules as RuleId[]) : [];
  const forbids = rules.length > 0 ? { kind: 'refused' as const, rules } : nodeAt(match.node);
  switch (kind) {
    case 'offered':
      return { wanted: only({ offered: [id] }), got: forbids };
    case 'absent':
      return { wanted: only({ absent: [id] }), got: { kind: 'offered' } };
    case 'refused': {
      const refused = only({ refused: { [id]: wanted.args.rule as RuleId } });
      return { wanted: refused, got: got.key === 'legal' ? { kind: 'offered' } : forbids };
    }
    case 'exactly':
      return {
        wanted: only({ exactly: expected.exactly } as Expectation),
        got: { is: only({ offered: written === null ? [] : written.split(' ') })[1] },
      };
    case 'events':
    case 'never':
    case 'when': {
      const all = [expected[kind] ?? []].flat() as (string | ExpectedEvent)[];
      const fits = all.filter((e) => String(wanted.args.event).startsWith(typeof e === 'string' ? e : e.event));
      if (fits.length === 0) return null;
      return {
        wanted: [kind, only({ events: fits.slice(0, 1) })[1]],
        got: { kind: 'events', is: only({ events: [...(instead ?? [])] })[1] },
      };
    }
    default:
      return { wanted: only({ [kind]: expected[kind] }), got: nodeAt(match.node) };
  }
}
