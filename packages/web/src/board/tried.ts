/** What is asked about a place where nothing can be done, and why it cannot: as it is listed, or to be asked of the worker. */
import type { Barred, Done, Option, Refusal } from '@escarmouche/engine/core';
import type { Verb } from '../table/contract.ts';
import type { Ground } from './ground.ts';
import { type Layings, movedTo } from './laying.ts';
import type { Meaning } from './meaning.ts';

/** What would be done there. */
export interface Tried {
  readonly verb: Verb | null;
  /** As they are listed. */
  readonly reasons?: readonly Refusal[];
  /** To be asked of the worker. */
  readonly done?: Done;
  readonly covers?: readonly number[];
}

/** The pattern that may not lie there, as it would. */
export function triedLaying({ pieces, verbs }: Meaning, layings: Layings, space: number, turn: number, ground: Ground): Tried | null {
  const { option } = layings.all[0];
  const covers = movedTo(layings, space, turn, ground);
  if (covers.length === 0) return null;
  // What lies beyond the board is a dash in its name.
  const spaces = covers.map((s) => pieces.spaces[s] ?? '-');
  return {
    verb: verbs.find((v) => v.options.includes(option)) ?? null,
    done: { does: option.does, ...(option.by === undefined ? {} : { by: option.by }), on: { figures: [], spaces }, with: option.with },
    covers: covers.filter((s) => s >= 0),
  };
}

/** A reason that is listed, or something to ask the worker. */
export function triedAt(
  { pieces, customs, verbs }: Meaning,
  refused: readonly Barred[],
  counted: readonly Option[],
  verb: Verb | null,
  held: number,
  space: number,
): Tried | null {
  const by = held < 0 ? undefined : pieces.figures[held];
  const names = pieces.figuresAt(space).map((f) => pieces.figures[f]);
  const name = pieces.spaces[space];
  const mine = (verb?.refused ?? refused).filter((r) => by === undefined || r.by === undefined || r.by === by);
  const about = mine.filter((r) => r.on.figures.some((n) => names.includes(n)) || (names.length === 0 && r.on.spaces.at(-1) === name));
  // Of several attacks that cannot be made, the one that least stands against.
  const least = about.toSorted((a, b) => a.reasons.length - b.reasons.length)[0];
  if (least !== undefined) return { verb: verbs.find((v) => v.refused.includes(least)) ?? null, reasons: least.reasons };
  // Nobody stands there, or it was never listed: what is done elsewhere is asked about here.
  const like = counted.find((o) =>
    names.length > 0
      ? o.on.figures.length > 0 && o.on.spaces.length === 0
      : o.on.spaces.length > 0 && (customs.walks?.includes(o.does) ?? !(customs.areas ?? []).includes(o.does)),
  );
  // Nobody is held: whose way there would it be?
  if (like === undefined || (held < 0 && like.by !== undefined)) return null;
  return {
    verb: verbs.find((v) => v.options.includes(like)) ?? null,
    done: {
      does: like.does,
      ...(like.by === undefined ? {} : { by: like.by }),
      on: names.length > 0 ? { figures: names.slice(0, 1) } : { figures: like.on.figures, spaces: [name] },
      with: like.with,
    },
  };
}
