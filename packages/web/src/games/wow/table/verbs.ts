/** What an ability or a card is called, its numbers in a line, and what it does. */
import type { Table } from '@escarmouche/engine/wow';
import { termIn } from '../../../table/args.ts';
import type { Verb } from '../../contract.ts';
import { actorOf, cardIn } from './concerns.ts';
import type { Scene } from './scene.ts';
import { type WowTexts, wowStrings } from './strings.ts';

/** The ability a verb plays. */
function abilityOf({ table, snapshot }: Scene, { say }: Verb): Table['abilities'][number] | null {
  const { figures, cards } = snapshot.position.view.state;
  const card = cardIn(say);
  const def = card >= 0 ? table.cards[cards[card]?.def ?? -1] : undefined;
  const list = def === undefined ? (table.figures[figures[actorOf(say)]?.def ?? -1]?.abilities ?? []) : [def.core, ...def.grants];
  return list.find((a) => a.key === termIn(say.args.ability)) ?? null;
}

/** A verb's name: the card's own, or the ability's. */
export function verbName(scene: Scene, verb: Verb): string {
  const card = cardIn(verb.say);
  if (card >= 0) return scene.speech.card(card);
  const def = abilityOf(scene, verb);
  if (def !== null) return scene.speech.abilityTitle(def);
  return wowStrings(scene.speech.lang).groups[verb.group as keyof WowTexts['groups']];
}

/** Cost, power, kind and range in a line, and beyond that what it does. */
export function verbFacts(scene: Scene, verb: Verb): { readonly line: string; readonly text: string } {
  const { table, snapshot, speech } = scene;
  const def = abilityOf(scene, verb);
  if (def === null) return { line: '', text: '' };
  const bar = cardIn(verb.say);
  const card = bar >= 0 && def.key === 'core' ? table.cards[snapshot.position.view.state.cards[bar].def]?.card : undefined;
  if (card !== undefined) {
    const face = speech.cardFace(card);
    return { line: face.line, text: face.text };
  }
  const words = speech.ability(def.ability);
  return { line: words.line, text: words.text.join(' ') };
}
