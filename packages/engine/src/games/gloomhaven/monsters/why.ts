/**
 * Why a monster does what it does: every candidate for the focus, for where to attack from and for where to go meanwhile, each with
 * the criterion at which it lost. Foes are numbered as in the position.
 */
import { negativesIn, pathsFrom, stepsIn } from './ground.ts';
import type { Ranked } from './ranking.ts';
import { type Action, hampered, type Position, reading } from './reach.ts';
import { type CriterionNamed, explainTurn, type Stand } from './turn.ts';

/** Where a candidate lost; null for those that are left. */
export interface Fate {
  readonly lost: CriterionNamed | null;
}

/** What a figure acts by in this round, as the cards print it. */
export interface Acts {
  /** Its initiative: of the leading card, of its type's card, of whoever summoned it; 99 with a long rest and for an objective. */
  readonly n: number;
  /** What tells equal ones apart: the initiative of the other card; 0 where there is none. */
  readonly second: number;
  /** Who summoned it: it acts just before; `NOBODY` for none. */
  readonly before: number;
}

/** A foe that could be the focus: the best way to where it can be attacked from, its distance, its initiative. */
export interface WhyFocus extends Fate {
  readonly foe: number;
  readonly negatives: number;
  readonly steps: number;
  /** The spaces entered on that way. */
  readonly path: readonly number[];
  readonly near: number;
  /** The number that it acts by: the lower acts first. */
  readonly initiative: number;
  /** By which cards, where cards are known. */
  readonly acts?: Acts;
}

/** A foe that could not even be considered. */
export interface WhyNot {
  readonly foe: number;
  readonly lost: CriterionNamed;
}

/** A space to attack the focus from, with the foes that would be attacked. */
export interface WhyPlace extends Fate {
  readonly space: number;
  readonly attacks: readonly number[];
  readonly negatives: number;
  readonly steps: number;
  /** It is beyond this turn's movement. */
  readonly later: boolean;
  /** The focus is attacked with disadvantage from there; and so many of the others. */
  readonly hampered: boolean;
  readonly hamperedOthers: number;
  /** The spaces entered on the way there. */
  readonly path: readonly number[];
}

/** A space to go to on the way to one that is too far for this turn. */
export interface WhyStage extends Fate {
  readonly space: number;
  readonly goal: number;
  readonly negatives: number;
  readonly left: number;
  readonly steps: number;
  /** The spaces entered on the way there, and those that would be left. */
  readonly path: readonly number[];
  readonly ahead: readonly number[];
}

/** A monster's whole turn explained. */
export interface Why {
  readonly focus: readonly WhyFocus[];
  /** Foes that were no candidates. */
  readonly out: readonly WhyNot[];
  /** For each focus that may be chosen. */
  readonly turns: readonly {
    readonly focus: number;
    readonly places: readonly WhyPlace[];
    /** Empty where it attacks this turn. */
    readonly going: readonly WhyStage[];
  }[];
  readonly outcomes: readonly { readonly focus: number; readonly space: number; readonly attacks: readonly number[] }[];
}

const fateOf = (criteria: readonly CriterionNamed[], r: Ranked<unknown>): Fate => ({ lost: r.lostAt < 0 ? null : criteria[r.lostAt] });
const sameStand = (a: Stand, b: Stand): boolean => a.space === b.space && a.attacks === b.attacks;

const UNREACHABLE: CriterionNamed = { name: 'unreachable', rule: 'gh:focus.2' };

/** The reasons behind a monster's turn; for its `settled` focus, though from here another may come first. */
export function whyOf(p: Position, a: Action, settled?: number): Why {
  const why = explainTurn(p, a, settled);
  const x = reading(p, a);
  const pathTo = pathsFrom(p.ground, a.how, p.at);
  const foesIn = (bits: number): number[] => p.foes.flatMap((_f, i) => (((bits >> i) & 1) === 1 ? [i] : []));
  const place = (s: Stand, focus: number) => ({
    space: s.space,
    attacks: foesIn(s.attacks),
    negatives: negativesIn(s.way),
    steps: stepsIn(s.way),
    later: s.later === 1,
    hampered: hampered(x, s.space, focus),
    hamperedOthers: foesIn(s.attacks).filter((foe) => foe !== focus && hampered(x, s.space, foe)).length,
    path: pathTo(s.space),
  });
  return {
    focus: why.focus.candidates.map((r) => ({
      ...fateOf(why.focus.criteria, r),
      foe: r.candidate.foe,
      negatives: negativesIn(r.candidate.way),
      steps: stepsIn(r.candidate.way),
      path: pathTo(r.candidate.from),
      near: r.candidate.near,
      initiative: r.candidate.initiative,
    })),
    out: p.foes.flatMap((_f, foe) => (why.focus.candidates.some((r) => r.candidate.foe === foe) ? [] : [{ foe, lost: UNREACHABLE }])),
    turns: why.turns.map((t) => ({
      focus: t.focus,
      places: [
        ...t.targets.candidates
          .filter((r) => r.lostAt >= 0 && !t.places.candidates.some((c) => sameStand(c.candidate, r.candidate)))
          .map((r) => ({ ...fateOf(t.targets.criteria, r), ...place(r.candidate, t.focus) })),
        ...t.places.candidates.map((r) => ({ ...fateOf(t.places.criteria, r), ...place(r.candidate, t.focus) })),
      ],
      going: t.going.candidates.map((r) => ({
        ...fateOf(t.going.criteria, r),
        space: r.candidate.space,
        goal: r.candidate.goal,
        // What is compared: on the way there, its own hex included, and on what would be left.
        negatives: negativesIn(r.candidate.way) + negativesIn(r.candidate.left),
        left: stepsIn(r.candidate.left),
        steps: stepsIn(r.candidate.way),
        path: pathTo(r.candidate.space),
        ahead: pathsFrom(p.ground, a.how, r.candidate.space)(r.candidate.goal),
      })),
    })),
    outcomes: why.outcomes.map((o) => ({ focus: o.focus, space: o.space, attacks: foesIn(o.attacks) })),
  };
}
