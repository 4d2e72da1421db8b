/** Which options count on a board now, and what presses mean by them: by the verb picked, the figure held and everybody picked already. */
import { NOBODY, type Option } from '@escarmouche/engine/core';
import { useMemo } from 'react';
import type { Scene, Sorting, Verb } from '../table/contract.ts';
import { verbsOf } from '../table/verbs.ts';
import { type Customs, type Meaning, meaningsOf, type Pieces } from './meaning.ts';
import { type Begun, NONE } from './useBegun.ts';

export interface Counted {
  /** Everything offered; nothing where the person cannot answer. */
  readonly options: readonly Option[];
  readonly verbs: readonly Verb[];
  /** The verb picked. */
  readonly verb: Verb | null;
  readonly meaning: Meaning;
  /** The figures that have options. */
  readonly holders: readonly number[];
  /** The one whose options alone count; `NOBODY` for none. */
  readonly held: number;
  readonly counted: readonly Option[];
  /** For each space, what a press on it may mean. */
  readonly clicks: ReadonlyMap<number, readonly Option[]>;
}

/** What counts, each part made anew only where what it is made of has changed: boards go by these lists being the same ones. */
export function useCounted({ snapshot, take, game }: Scene, pieces: Pieces, customs: Customs, begun: Begun): Counted {
  const sorting = game.sorting as Sorting;
  const options = take === null ? NONE : snapshot.options;
  const verbs = useMemo(() => verbsOf(sorting, snapshot.options, snapshot.refused), [sorting, snapshot.options, snapshot.refused]);
  const verb = begun.verb === null ? null : (verbs.find((v) => v.key === begun.verb) ?? null);
  const meaning = useMemo((): Meaning => ({ pieces, customs, verbs }), [pieces, customs, verbs]);

  const holders = useMemo(() => {
    const names = new Set(options.flatMap((o) => (o.by === undefined ? [] : [o.by])));
    return pieces.figures.flatMap((name, i) => (names.has(name) ? [i] : []));
  }, [options, pieces]);
  const byItself = holders.includes(pieces.acting) ? pieces.acting : holders.length === 1 ? holders[0] : NOBODY;
  const held = holders.includes(begun.held) ? begun.held : byItself;

  const counted = useMemo(() => {
    const by = held < 0 ? undefined : pieces.figures[held];
    const named = begun.picks.map((p) => pieces.figures[p]);
    return (verb?.options ?? options).filter(
      (o) => (by === undefined || o.by === undefined || o.by === by) && named.every((n) => o.on.figures.includes(n)),
    );
  }, [verb, options, held, begun.picks, pieces]);
  const clicks = useMemo(() => meaningsOf(meaning, take === null ? NONE : counted), [meaning, counted, take]);
  return { options, verbs, verb, meaning, holders, held, counted, clicks };
}
