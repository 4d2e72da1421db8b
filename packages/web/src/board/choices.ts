/** The marks that every board has alike: what can be pressed, what is picked, held, laid and pointed at. */
import type { Mark, Marks } from './mark.ts';
import type { Chooser } from './useChoosing.ts';
import type { PointedAt } from './usePointing.ts';

/** In two layers: under the pieces whatever could cross one, over them what is to be seen in any case. */
export function choiceMarks(board: Chooser, { laid, shown, whyNot }: PointedAt): Marks {
  const { clicks, holders, held, picks, pieces, verb } = board;
  const { standsOn, figuresAt } = pieces;
  const under: Mark[] = laid === null ? [] : [{ kind: 'area', tone: 'shown', over: laid.spaces }];
  if (whyNot !== null && whyNot.covers.length > 0) under.push({ kind: 'area', tone: 'cut', over: whyNot.covers });
  const over: Mark[] = [];
  for (const s of clicks.keys()) {
    // Whoever acts has its own mark; a pattern would light every space it could ever cover.
    if (laid !== null || (held >= 0 && standsOn(held) === s)) continue;
    under.push({ kind: 'hex', tone: figuresAt(s).length > 0 ? 'target' : 'can', at: s });
  }
  if (held < 0) for (const f of holders) under.push({ kind: 'hex', tone: 'target', at: standsOn(f), side: pieces.seatOf(f) });
  else under.push({ kind: 'hex', tone: 'held', at: standsOn(held), side: pieces.seatOf(held) });
  for (const f of picks) {
    under.push({ kind: 'hex', tone: 'picked', at: standsOn(f), shrink: 6 });
    // Whatever stands there covers most of it: a ring around that, and a tick beside it.
    over.push({ kind: 'ring', tone: 'picked', at: standsOn(f) }, { kind: 'tick', tone: 'picked', at: standsOn(f) });
  }
  if (shown !== null && laid === null)
    for (const name of shown.on.figures) {
      const s = standsOn(pieces.figures.indexOf(name));
      if (s >= 0) under.push({ kind: 'ring', tone: 'shown', at: s });
    }
  // What is refused to the verb picked says so where it stands.
  for (const name of new Set(verb?.refused.flatMap((r) => r.on.figures))) {
    const s = standsOn(pieces.figures.indexOf(name));
    if (s >= 0 && !clicks.has(s)) over.push({ kind: 'cross', tone: 'cut', at: s });
  }
  return { under: under.filter(isPlaced), over: over.filter(isPlaced) };
}

/** Whoever stands nowhere has no mark. */
function isPlaced(m: Mark): boolean {
  return !('at' in m) || typeof m.at !== 'number' || m.at >= 0;
}
