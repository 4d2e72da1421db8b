/** What is on a figure beside its wounds: attachments, lasting effects, what it wears. */
import type { Scene } from '../scene.ts';
import type { MarkKind } from './Token.tsx';

/** The bar cards in force on a figure: what is attached to it, and what it wears itself. */
export function cardsOn({ snapshot, table }: Scene, i: number): readonly number[] {
  return snapshot.position.view.state.cards.flatMap((c, k) =>
    c.active === 1 && c.on === i && c.def >= 0 && table.cards[c.def].token < 0 ? [k] : [],
  );
}

/** How much of each kind is on a figure. */
export function conditionsOn(scene: Scene, i: number): Readonly<Record<MarkKind, number>> {
  const { cards, lasting } = scene.snapshot.position.view.state;
  const found = {
    boon: lasting.filter((l) => l.on === i && l.n > 0).length,
    bane: lasting.filter((l) => l.on === i && (l.n < 0 || l.kind === 1)).length,
    gear: 0,
  };
  for (const k of cardsOn(scene, i)) {
    const { type } = scene.table.cards[cards[k].def].card;
    if (type === 'debuff') found.bane++;
    else if (type === 'buff' || type === 'form') found.boon++;
    else if (type === 'equipment') found.gear++;
  }
  return found;
}
