/** The turn that begins in a situation, before anything of it has happened: what the figure may do, every legal outcome, and why. */
import { NOBODY, type ScriptStep } from '../../core/index.ts';
import type { Why } from './monsters/why.ts';
import { type NamedState, namedIn } from './named.ts';
import { has } from './rules/conditions.ts';
import type { TurnFrame } from './rules/frames.ts';
import { focusInitiativeOf, initiativeAt } from './rules/initiative.ts';
import { figureKey, hexKey } from './rules/keys.ts';
import { type Thought, thoughtOf, whyThought } from './rules/thinking.ts';
import type { Setup } from './setup.ts';
import { type FigureValues, valuesOf } from './showing.ts';
import type { Situation } from './situation.ts';
import { noSuch } from './situation-names.ts';
import { situationMatch } from './situations.ts';
import { CHARACTER, STUN } from './state.ts';
import type { Gloom } from './table.ts';

/** A turn that is about to begin, as plain data. */
export interface TurnRead {
  readonly setup: Setup;
  /** What names are made from, and the hex of each figure. */
  readonly named: NamedState;
  readonly places: readonly number[];
  readonly figure: number;
  /** Stunned, it does nothing at all. */
  readonly stunned: boolean;
  readonly thought: Thought;
  readonly why: Why;
  /** Its numbers with what each is made of, and its conditions. */
  readonly values: FigureValues;
  /** The number that each figure of the state acts by. */
  readonly initiatives: readonly number[];
  /** Every legal outcome as a case of a ruling plays it. */
  readonly scripts: readonly (readonly ScriptStep[])[];
}

/** The answers that lead to an outcome, with what must be offered at each, and what must follow: nothing of its attacks is drawn yet. */
function scriptOf(g: Gloom, figure: number, { focus: foci }: Why, all: readonly WhyOutcome[], o: WhyOutcome): ScriptStep[] {
  const me = figureKey(g, figure);
  const name = (i: number): string => figureKey(g, i);
  const at = hexKey(g, o.space);
  const values = { [`${me}.at`]: at };
  if (o.focus < 0) return [{ expect: { events: [{ event: 'no-focus', with: { figure: me } }], never: ['moves', 'attacks'], values } }];
  const goes = ({ space, attacks }: WhyOutcome): string =>
    `go:${hexKey(g, space)}${attacks.length > 0 ? `>${attacks.map(name).join('+')}` : ''}`;
  const left = foci.filter((c) => c.lost === null).map((c) => c.foe);
  const same = all.filter((x) => x.focus === o.focus);
  const choice = { rule: 'gh:focus.7' };
  const script: ScriptStep[] = [];
  if (left.length > 1)
    script.push(
      { expect: { decision: choice, exactly: { prefix: 'focus:', ids: left.map((i) => `focus:${name(i)}`) } } },
      { take: `focus:${name(o.focus)}` },
    );
  if (same.length > 1) script.push({ expect: { decision: choice, exactly: { prefix: 'go:', ids: same.map(goes) } } }, { take: goes(o) });
  const target = name(o.focus);
  const moved = o.space !== g.state.figures[figure].hex;
  const attacks = o.attacks.length > 0;
  const never = [...(moved ? [] : ['moves']), ...(attacks ? [] : ['attacks'])];
  script.push({
    expect: {
      events: [
        { event: left.length > 1 ? 'focus-chosen' : 'focuses', with: { figure: me, target } },
        ...(moved ? [{ event: 'moves', with: { figure: me, space: at } }] : []),
      ],
      ...(never.length > 0 ? { never } : {}),
      values: { ...values, attacks: o.attacks.map(name).sort() },
    },
  });
  return script;
}

type WhyOutcome = Why['outcomes'][number];

/** The turn that a situation is about to begin, before anybody has thought about it. @throws as `turnRead` */
function begun(s: Situation) {
  const { setup, play: g } = situationMatch(s, true);
  const top = g.state.stack.at(-1);
  const figure = s.turn === undefined ? NOBODY : ((top?.d as TurnFrame | undefined)?.figure ?? NOBODY);
  if (figure < 0 || g.state.figures[figure].kind === CHARACTER) throw noSuch('no-turn-now', 'turn', s.turn ?? '');
  return { setup, g, figure, thought: thoughtOf(g, figure) };
}

const initiativesOf = (g: ReturnType<typeof begun>['g']): readonly number[] =>
  g.state.figures.map((_f, i) => initiativeAt(focusInitiativeOf(g, i)));

/** Reads the turn that a situation is about to begin. @throws SetupError and Unplayable for a situation that cannot be, or that begins none. */
export function turnRead(s: Situation): TurnRead {
  const { setup, g, figure, thought } = begun(s);
  const why = whyThought(g.table, thought);
  const stunned = has(g, figure, STUN);
  const me = figureKey(g, figure);
  const still: ScriptStep = {
    expect: {
      events: [{ event: 'stunned', with: { figure: me } }],
      never: ['moves', 'attacks'],
      values: { [`${me}.at`]: hexKey(g, g.state.figures[figure].hex) },
    },
  };
  return {
    setup,
    named: namedIn(g.state),
    places: g.state.figures.map((f) => f.hex),
    figure,
    stunned,
    thought,
    why,
    values: valuesOf(g, figure),
    initiatives: initiativesOf(g),
    scripts: stunned ? [[still]] : why.outcomes.map((o) => scriptOf(g, figure, why, why.outcomes, o)),
  };
}
