/** Picking cards: which options two presses lead to. Reads what options say. */
import type { Option } from '@escarmouche/engine/core';
import { cardIn } from '../../../../table/args.ts';

/** The cards an option names, in its order. */
function cardsOf({ say }: Option): readonly number[] {
  return [cardIn(say.args.card), cardIn(say.args.other)].filter((c) => c >= 0);
}

/** Every card that some option names, each once. */
export function cardsIn(options: readonly Option[]): readonly number[] {
  return [...new Set(options.flatMap(cardsOf))];
}

/** The pick after a press, where order counts: a card pressed again goes, a third one takes the second's place. */
export function pickOrdered(picked: readonly number[], card: number): readonly number[] {
  if (picked.includes(card)) return picked.filter((c) => c !== card);
  return picked.length < 2 ? [...picked, card] : [picked[0], card];
}

/** The option that names just these cards in this order. */
export function optionFor(options: readonly Option[], picked: readonly number[]): Option | undefined {
  return options.find((o) => cardsOf(o).join() === picked.join());
}

/** The option that loses just these cards, in whichever order they were pressed. */
export function lossFor(options: readonly Option[], picked: readonly number[]): Option | undefined {
  const wanted = [...picked].sort((a, b) => a - b).join();
  return options.find((o) => [...cardsOf(o)].sort((a, b) => a - b).join() === wanted);
}

/** The pick after a press, where cards are lost: two only where they can be lost together, else the one pressed last. */
export function pickToLose(options: readonly Option[], picked: readonly number[], card: number): readonly number[] {
  if (picked.includes(card)) return picked.filter((c) => c !== card);
  const last = picked.at(-1);
  return last !== undefined && lossFor(options, [last, card]) !== undefined ? [last, card] : [card];
}
