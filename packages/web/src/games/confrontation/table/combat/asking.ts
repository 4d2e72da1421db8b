/** Which questions have a form of their own, and what the form works with. */
import type { Option } from '@escarmouche/engine/core';
import type { SaidDeed } from '../../../../table/contract.ts';

/** Deeds that a form of its own serves, by the form. */
const FORMS: Readonly<Record<string, Form>> = { dice: 'dice', separate: 'cut' };
export type Form = 'dice' | 'cut';

/** Whether a form of its own serves options that do this: the list of all options leaves them out. */
export function isServed({ does }: Pick<Option, 'does'>): boolean {
  return FORMS[does] !== undefined;
}

/** The form that serves these options; null where the list does. */
export function formFor(options: readonly Option[]): Form | null {
  return (options[0] && FORMS[options[0].does]) ?? null;
}

/** One way of placing the dice of a fighter. */
interface Way {
  readonly attack: number;
  readonly defence: number;
  readonly fury: boolean;
  readonly option: Option;
}

/** A fighter that may place its dice now. */
export interface Placer {
  readonly figure: number;
  readonly dice: number;
  readonly ways: readonly Way[];
}

/** Those who may place their dice, with every way of it. */
export function placersOf(options: readonly Option[]): readonly Placer[] {
  const found = new Map<number, Way[]>();
  for (const option of options) {
    const { figure, attack, defence } = option.say.args;
    if (option.does !== 'dice' || typeof figure !== 'object' || !('figure' in figure)) continue;
    const fury = option.with.includes('fury');
    // The die that War fury adds is none of those that are placed.
    const way = { attack: Number(attack) - (fury ? 1 : 0), defence: Number(defence), fury, option };
    found.set(figure.figure, [...(found.get(figure.figure) ?? []), way]);
  }
  return [...found].map(([figure, ways]) => ({ figure, dice: ways[0].attack + ways[0].defence, ways }));
}

/** Dice as they lie on the card while they are being placed. */
export interface Split {
  readonly attack: number;
  readonly defence: number;
}

export const EMPTY: Split = { attack: 0, defence: 0 };

/** Dice that lie in the middle. */
export function left(split: Split, dice: number): number {
  return dice - split.attack - split.defence;
}

/** One die more in a half, from the middle or else from the other half. */
export function more(split: Split, dice: number, half: keyof Split): Split {
  const other = half === 'attack' ? 'defence' : 'attack';
  if (left(split, dice) > 0) return { ...split, [half]: split[half] + 1 };
  return split[other] > 0 ? { ...split, [half]: split[half] + 1, [other]: split[other] - 1 } : split;
}

/** One die back from a half into the middle. */
export function fewer(split: Split, half: keyof Split): Split {
  return split[half] > 0 ? { ...split, [half]: split[half] - 1 } : split;
}

/** One die one step towards a half: out of the middle, or into it from the other half. */
export function towards(split: Split, dice: number, half: keyof Split): Split {
  const other = half === 'attack' ? 'defence' : 'attack';
  return left(split, dice) > 0 ? { ...split, [half]: split[half] + 1 } : fewer(split, other);
}

/** What a split means: the option that takes it, and how War fury stands with it. */
export interface Meaning {
  readonly option: Option | null;
  /** Whether War fury is offered at all, may be declared with this split, and cannot be left out. */
  readonly fury: { readonly offered: boolean; readonly open: boolean; readonly binds: boolean };
}

/** Reads a split: with War fury where it is wanted or cannot be left out. */
export function meaningOf(placer: Placer, split: Split, wanted: boolean): Meaning {
  const here = placer.ways.filter((w) => w.attack === split.attack && w.defence === split.defence);
  const furious = here.find((w) => w.fury);
  const plain = here.find((w) => !w.fury);
  const offered = placer.ways.some((w) => w.fury);
  const binds = furious !== undefined && plain === undefined;
  const way = furious !== undefined && (wanted || binds) ? furious : plain;
  return { option: way?.option ?? null, fury: { offered, open: furious !== undefined, binds } };
}

/** The combats of a separation as figures, as its option names them: `A1 B1 / A2 B2`; none where an option cuts nothing. */
export function cutIn({ does, say: { args } }: SaidDeed, keys: readonly string[]): readonly (readonly number[])[] {
  if (does !== 'separate' || typeof args.combats !== 'string') return [];
  return args.combats.split(' / ').map((c) =>
    c
      .split(' ')
      .map((key) => keys.indexOf(key))
      .filter((i) => i >= 0),
  );
}

/** Whether a separation puts these two into one combat. */
export function opposes(cut: readonly (readonly number[])[], a: number, b: number): boolean {
  return cut.some((c) => c.includes(a) && c.includes(b));
}

/** One page of a list. */
export function pageOf<T>(all: readonly T[], page: number, size: number): { readonly from: number; readonly shown: readonly T[] } {
  const last = Math.max(0, Math.ceil(all.length / size) - 1);
  const from = Math.min(Math.max(page, 0), last) * size;
  return { from, shown: all.slice(from, from + size) };
}
