/** What the answers of a combat and of a card cost or bring, with the paragraph that says so. */
import { NOBODY, type Option } from '@escarmouche/engine/core';
import { figureIn } from '../../../../table/args.ts';
import type { Cited } from '../../../../table/contract.ts';
import { figuresOf, type Scene } from '../scene.ts';
import { combatStrings } from './strings.ts';

/** What a parry costs the one who is asked. */
function cost(scene: Scene, { with: how, say }: Option): readonly Cited[] {
  const t = combatStrings(scene.speech.lang);
  const { node } = scene.snapshot;
  const f = figuresOf(scene)[node.kind === 'decision' ? figureIn(node.prompt.args.figure) : NOBODY];
  const dice = Number(say.args.n ?? 0);
  const left = f?.heaps?.defence.left ?? 0;
  // Of an answer that cannot be given for want of dice nothing is left to be said.
  if (dice > left) return [];
  if (dice === 0) return [{ text: t.keepsAll(left) }];
  if (how.includes('sustained')) return [{ text: t.sustainedCost, rule: 'conf:IX-E-5.d' }];
  // With more dice it is the same again.
  if (dice > 1 || !how.includes('counter')) return [{ text: t.leaves(left - dice) }];
  return [{ text: `${t.counterCost(f?.counterMargin ?? 0)} ${t.leaves(left - dice)}`, rule: 'conf:skill.counter-attack' }];
}

/** Under an option in the list: each line with its rule where it has one; empty where its sentence says all. */
export function means(scene: Scene, option: Option): readonly Cited[] {
  const { does, with: words, say, rule } = option;
  const t = combatStrings(scene.speech.lang);
  const on = figuresOf(scene)[figureIn(say.args.target)]?.heaps;
  switch (does) {
    case 'parry':
      return cost(scene, option);
    case 'card': {
      const { node, position } = scene.snapshot;
      const own = position.cards[node.kind === 'decision' ? node.seat : NOBODY];
      // What may wait, and how much does already.
      return words.includes('reserve') && own !== undefined
        ? [{ text: t.reserved(own.pile, own.reserve, Number(scene.table.choice.reserve)), rule: 'conf:F4.f' }]
        : [];
    }
    case 'again':
      return [{ text: `${t.againSo(Number(say.args.natural))} ${t.againAdds}`, rule }];
    case 'keep':
      return [{ text: t.keepIt, rule }];
    case 'strike-back':
      return [{ text: t.strikeBack, rule }];
    case 'keep-die':
      return [{ text: t.keepDie, rule }];
    case 'wound':
      return [{ text: t.feintWound, rule }];
    case 'feint': {
      const text = words.includes('attack')
        ? t.feintTakes(on?.attack.left ?? 0, t.attackHeap)
        : t.feintTakes(on?.defence.left ?? 0, t.defenceHeap);
      return [{ text, rule }];
    }
    default:
      return [];
  }
}
