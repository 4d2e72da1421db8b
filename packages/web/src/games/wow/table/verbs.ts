/** What an ability or a card is called, its numbers in a line, and what it does. */
import type { Arg, Say } from '@escarmouche/engine/core';
import type { Table } from '@escarmouche/engine/wow';
import type { NumbersNow } from '@escarmouche/words/wow';
import { cardIn, figureIn, termIn } from '../../../table/args.ts';
import type { Verb } from '../../../table/contract.ts';
import type { Scene } from './scene.ts';
import { type WowTexts, wowStrings } from './strings.ts';

/** The ability a verb plays. */
function abilityOf({ table, snapshot }: Scene, { first: { say } }: Pick<Verb, 'first'>): Table['abilities'][number] | null {
  const { figures, cards } = snapshot.position;
  // A sentence that names no card, or one that nobody has seen, is about what the figure can do by itself.
  const card = table.cards[cards[cardIn(say.args.card)]?.def];
  const list = card === undefined ? (table.figures[figures[figureIn(say.args.figure)]?.def]?.abilities ?? []) : [card.core, ...card.grants];
  return list.find((a) => a.key === termIn(say.args.ability)) ?? null;
}

/** A verb's name: the card's own, or the ability's. */
export function verbName(scene: Scene, verb: Verb): string {
  const card = cardIn(verb.first.say.args.card);
  if (card >= 0) return scene.speech.card(card);
  const def = abilityOf(scene, verb);
  if (def !== null) return scene.speech.abilityTitle(def);
  return wowStrings(scene.speech.lang).groups[verb.group as keyof WowTexts['groups']];
}

/** The numbers an option will be played with, as it says them itself. */
function numbersIn({ args }: Say): NumbersNow {
  const { ticks, power, range, least } = args;
  const number = (v: Arg | undefined): number | undefined => (typeof v === 'number' ? v : undefined);
  const term = (v: Arg | undefined): string | undefined => termIn(v) || undefined;
  return {
    ticks: number(ticks),
    power: number(power),
    nature: term(args.nature),
    type: term(args.type),
    ...(typeof range === 'number' ? { range: { max: range, ...(typeof least === 'number' && least > 0 ? { min: least } : {}) } } : {}),
  };
}

/** Cost, power, kind and range in a line, and beyond that what it does. */
export function verbFacts(scene: Scene, verb: Pick<Verb, 'first'>): { readonly line: string; readonly text: string } {
  const { table, snapshot, speech } = scene;
  const def = abilityOf(scene, verb);
  if (def === null) return { line: '', text: '' };
  const bar = cardIn(verb.first.say.args.card);
  const card = bar >= 0 && def.key === 'core' ? table.cards[snapshot.position.cards[bar].def]?.card : undefined;
  if (card !== undefined) {
    const face = speech.cardFace(card);
    // Of an attack the numbers that hold now, whatever its text prints.
    return { line: def.attack ? speech.ability(def.ability, numbersIn(verb.first.say)).line : face.line, text: face.text };
  }
  const words = speech.ability(def.ability, numbersIn(verb.first.say));
  return { line: words.line, text: words.text.join(' ') };
}
