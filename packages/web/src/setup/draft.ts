/** What every set-up in the making has in common: options, faults, and how the last one is read again. */
import { type Choice, type Say, setupFaultsIn } from '@escarmouche/engine/core';
import { suggested } from '../match/strength.ts';
import type { SeatKind } from '../worker/protocol.ts';

/** What is wrong with a set-up, where, and by which rule, where one is broken. */
export interface DraftFault {
  readonly at: string;
  readonly rule?: string;
  readonly say: Say;
}

/** Everything that a game has against a set-up as it makes its tables of it. */
export function refusedBy(tables: () => unknown): readonly DraftFault[] {
  try {
    tables();
    return [];
  } catch (error) {
    const all = setupFaultsIn(error);
    if (all.length === 0) throw error;
    return all;
  }
}

/** The side or the character a fault belongs to; null where it concerns all. */
export function seatOfFault({ at }: DraftFault): number | null {
  const m = /^(?:seats|characters)\[(\d)\]/.exec(at);
  return m === null ? null : Number(m[1]);
}

/** A side, or chance. */
export const SIDE_OR_CHANCE = ['chance', '0', '1'] as const;
export type SideOrChance = (typeof SIDE_OR_CHANCE)[number];

/** Options other than the usual ones, by id. */
export type Chosen = Readonly<Record<string, string>>;

/** The options among those given that the game has, with values it knows. */
export function keptChoices(choices: readonly Choice[], given: Chosen): Chosen {
  return Object.fromEntries(choices.flatMap((c) => (c.values.includes(given[c.id]) ? [[c.id, given[c.id]]] : [])));
}

/** The options of a draft for its set-up: left out where all are usual. */
export function choicesPart({ choices }: { readonly choices: Chosen }): { readonly choices?: Chosen } {
  return Object.keys(choices).length === 0 ? {} : { choices: { ...choices } };
}

/**
 * The options in their groups.
 * @param begins the option with which each group begins, in the order of the list; the first group begins with the first option.
 */
export function groupsOf<G extends string>(
  choices: readonly Choice[],
  begins: Readonly<Record<string, G>>,
): ReadonlyMap<G, readonly Choice[]> {
  const groups = new Map<G, Choice[]>();
  let [group] = Object.values(begins);
  for (const choice of choices) {
    group = begins[choice.id] ?? group;
    groups.set(group, [...(groups.get(group) ?? []), choice]);
  }
  return groups;
}

/** A draft as it was kept: `whole` as it was, `mended` with parts made usual, `lost` where nothing could be read; `none` was kept. */
export interface ReadDraft<D> {
  readonly draft: D;
  readonly state: 'none' | 'whole' | 'mended' | 'lost';
}

/** Whether two things of JSON say the same, whatever order their fields stand in. */
function same(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const [x, y] = [a as Readonly<Record<string, unknown>>, b as Readonly<Record<string, unknown>>];
  const keys = Object.keys(x);
  return Array.isArray(a) === Array.isArray(b) && keys.length === Object.keys(y).length && keys.every((k) => k in y && same(x[k], y[k]));
}

/** How a game keeps the set-up being made, and what comes of it. */
export interface DraftBook<D> {
  /** The game's id. */
  readonly game: string;
  readonly usual: D;
  /** Makes what was stored a draft again, whatever it is; null, or a throw, where it cannot be one. */
  readonly mended: (stored: D | null) => D | null;
  /** The draft with another opponent for its one person; absent where all play together. */
  readonly opposed?: (draft: D, player: SeatKind) => D;
  readonly setupOf: (draft: D) => unknown;
  /** Who plays each side. */
  readonly players: (draft: D) => readonly SeatKind[];
}

/** Under which key the set-up being made of a game is stored. */
export const keyOfDraft = (game: string): string => `escarmouche.setup.${game}`;

/** A draft from a stored text. */
export function readDraft<D>(text: string | null, { usual, mended }: Pick<DraftBook<D>, 'usual' | 'mended'>): ReadDraft<D> {
  if (text === null) return { draft: usual, state: 'none' };
  try {
    const stored = JSON.parse(text) as D | null;
    const draft = mended(stored);
    if (draft !== null) return { draft, state: same(draft, stored) ? 'whole' : 'mended' };
  } catch {
    // What cannot be read is told apart below.
  }
  return { draft: usual, state: 'lost' };
}

/** The usual set-up of a game, against the opponent that is offered now. */
export function usualNow<D>({ game, usual, opposed }: DraftBook<D>): D {
  return opposed?.(usual, suggested(game)) ?? usual;
}

/** Begins the match of a draft and shows the table, which is loaded then; `ready`: with all that is set up at it made for the persons in it. */
export async function startDraft<D>({ game, setupOf, players }: DraftBook<D>, draft: D, ready = false): Promise<void> {
  const { startMatch } = await import('../match/start.ts');
  await startMatch(game, setupOf(draft), players(draft), ready);
}
