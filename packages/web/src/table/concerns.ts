/** Which options and refusals concern which figure, space or ability. Reads what options say, never how they are coded. */
import type { Arg, Option, RefusedOption, Say } from '@escarmouche/engine/core';

/** The groups of the option list, in the order they are shown. */
export const GROUPS = ['ask', 'react', 'attack', 'ability', 'card', 'move', 'dice', 'flip', 'end'] as const;
export type Group = (typeof GROUPS)[number];

const GROUP_OF: Readonly<Record<string, Group>> = {
  move: 'move',
  attack: 'attack',
  ability: 'ability',
  card: 'card',
  flip: 'flip',
  'end-turn': 'end',
  'take-turn': 'ask',
  react: 'react',
  reroll: 'dice',
  'keep-dice': 'dice',
  'equip-done': 'end',
  'no-protection': 'end',
  pass: 'end',
  'shift-stay': 'end',
  'teleport-stay': 'end',
};

/** The group an option belongs to; what only answers a question stands first. */
function groupOf(say: Say): Group {
  return GROUP_OF[say.key] ?? 'ask';
}

function figureOf(a: Arg | undefined): number {
  return typeof a === 'object' && 'figure' in a ? a.figure : -1;
}

function cardOf(a: Arg | undefined): number {
  return typeof a === 'object' && 'card' in a ? a.card : -1;
}

function termOf(a: Arg | undefined): string {
  return typeof a === 'object' && 'term' in a ? a.term : '';
}

/** The space an option ends on or aims at; -1. */
export function spaceOf(say: Say): number {
  const a = say.args.space;
  return typeof a === 'object' && 'space' in a ? a.space : -1;
}

/** The spaces an option runs through or covers. */
export function spacesOf(say: Say): readonly number[] {
  const a = say.args.spaces;
  return typeof a === 'object' && 'spaces' in a ? a.spaces : [];
}

/** The figures an option aims at or picks; those that only act are not among them. */
export function targetsOf(say: Say): readonly number[] {
  const a = say.args.targets;
  if (typeof a === 'object' && 'figures' in a) return a.figures;
  if (say.key === 'protect') return [figureOf(say.args.figure)];
  if (say.key === 'choose' || say.key === 'take-turn') return [figureOf(say.args.figure)];
  return [];
}

/** The figure that acts; -1. */
function actorOf(say: Say): number {
  return figureOf(say.args.figure);
}

/** The bar card an option plays, turns up or picks; -1. */
function cardIn(say: Say): number {
  return cardOf(say.args.card);
}

/** A way of doing something that may be aimed: the same attack at several targets is one verb. */
export interface Verb {
  readonly key: string;
  readonly group: Group;
  /** The kind of option: `move`, `attack`, `card` ... */
  readonly what: string;
  readonly figure: number;
  /** Key of the ability on its card: `main`, `lower`, `core` ... */
  readonly ability: string;
  readonly card: number;
  readonly options: readonly Option[];
  readonly refused: readonly RefusedOption[];
}

function verbKey(say: Say): string {
  const { key } = say;
  if (key === 'attack' || key === 'ability' || key === 'card') return `${key}/${termOf(say.args.ability)}/${cardIn(say)}`;
  if (key === 'move') return 'move';
  return `${groupOf(say)}`;
}

/** Everything that may or may not be done, by verb, in the order of the groups. */
export function verbsOf(options: readonly Option[], refused: readonly RefusedOption[]): readonly Verb[] {
  const found = new Map<string, { say: Say; options: Option[]; refused: RefusedOption[] }>();
  const slot = (say: Say) => {
    const key = verbKey(say);
    const there = found.get(key) ?? { say, options: [], refused: [] };
    found.set(key, there);
    return there;
  };
  for (const o of options) slot(o.say).options.push(o);
  for (const r of refused) slot(r.say).refused.push(r);
  return [...found.entries()]
    .map(
      ([key, v]): Verb => ({
        key,
        group: groupOf(v.say),
        what: v.say.key,
        figure: actorOf(v.say),
        ability: termOf(v.say.args.ability),
        card: cardIn(v.say),
        options: v.options,
        refused: v.refused,
      }),
    )
    .sort((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group));
}

/** Verbs that are picked first and aimed afterwards. */
export function isAimed(v: Verb): boolean {
  return (
    (v.group === 'attack' || v.group === 'ability' || v.group === 'card') &&
    (v.options.some((o) => aims(o.say)) || v.refused.some((r) => aims(r.say)))
  );
}

/** Whether a sentence names something on the board to aim at. */
function aims(say: Say): boolean {
  return targetsOf(say).length > 0 || spaceOf(say) >= 0;
}

/** Options that a click on a space of the board may mean, without picking a verb first. */
export function isDirect(v: Verb): boolean {
  return v.group === 'move' || v.group === 'ask';
}

/** What happens where a person points while figures are being picked one after another. */
export function withPicks(options: readonly Option[], picks: readonly number[]): readonly Option[] {
  return options.filter((o) => picks.every((p) => targetsOf(o.say).includes(p)));
}
