/** Cases of others that we read differently, each with the reason. A case is told by its own content, not by its number. */
import type { SightDifference, TurnCase } from '@escarmouche/engine/gloomhaven';

/** Why we read something otherwise. */
export interface Dispute {
  readonly rule: string;
  readonly reason: { readonly en: string; readonly fr: string };
}

/** A case by everything that sight depends on. */
function fingerprint(c: TurnCase): number {
  const parts = [
    ...c.terrain.filter((t) => t.kind === 'wallHex').map((t) => `h${t.at.join()}`),
    ...c.wallEdges.map((w) => `e${w.at.join()},${w.edge}`),
  ].sort();
  let sum = 0x811c9dc5;
  for (const ch of parts.join(' ')) sum = Math.imul(sum ^ ch.charCodeAt(0), 0x01000193) >>> 0;
  return sum;
}

const EXACT: Dispute = {
  rule: 'gh:sight.1',
  reason: {
    en: 'between these corners a line runs clear of every wall: computed with whole numbers, no wall touches it',
    fr: "entre ces coins une ligne passe à l'écart de tout mur : calculé en nombres entiers, aucun mur ne la touche",
  },
};

/** Sight between two hexes of one map. */
const SIGHT: readonly { readonly map: number; readonly from: string; readonly to: string; readonly dispute: Dispute }[] = [
  { map: 106860262, from: '7,5', to: '14,0', dispute: EXACT },
];

/** Why we read this sight otherwise; null where the difference is nobody's known reading. */
export function disputeOf(c: TurnCase, s: SightDifference): Dispute | null {
  const known = SIGHT.find((x) => x.from === s.from.join() && x.to === s.to.join());
  return known !== undefined && known.map === fingerprint(c) ? known.dispute : null;
}
