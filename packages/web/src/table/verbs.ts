/** What an ability or a card is called, its numbers in a line, and what it does. */
import type { Table } from '@escarmouche/engine/wow';
import type { Verb } from './concerns.ts';
import type { Scene } from './scene.ts';
import type { TableTexts } from './strings.ts';

/** The ability a verb plays. */
function abilityOf({ table, snapshot }: Pick<Scene, 'table' | 'snapshot'>, verb: Verb): Table['abilities'][number] | null {
  const { figures, cards } = snapshot.view.state;
  const def = verb.card >= 0 ? table.cards[cards[verb.card]?.def ?? -1] : undefined;
  const list = def === undefined ? (table.figures[figures[verb.figure]?.def ?? -1]?.abilities ?? []) : [def.core, ...def.grants];
  return list.find((a) => a.key === verb.ability) ?? null;
}

/** A verb's name: the card's own, or the ability's. */
export function verbName(scene: Scene, t: TableTexts, verb: Verb): string {
  if (verb.card >= 0) return scene.speech.card(verb.card);
  const def = abilityOf(scene, verb);
  return def === null ? t.groups[verb.group] : scene.speech.abilityTitle(def);
}

/** Cost, power, kind and range in a line, and beyond that what it does. */
export function verbFacts(scene: Scene, verb: Verb): { readonly line: string; readonly text: string } {
  const { table, snapshot, speech } = scene;
  const def = abilityOf(scene, verb);
  if (def === null) return { line: '', text: '' };
  const card = verb.card >= 0 && def.key === 'core' ? table.cards[snapshot.view.state.cards[verb.card].def]?.card : undefined;
  if (card !== undefined) {
    const face = speech.cardFace(card);
    return { line: face.line, text: face.text };
  }
  const words = speech.ability(def.ability);
  return { line: words.line, text: words.text.join(' ') };
}
