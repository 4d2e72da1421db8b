/** The cards a warband may take, and which of them are asked for. */
import { CARDS, type CardFace, isFor, type Scoring, type WarbandId } from '@escarmouche/engine/underworlds';
import { saysAll } from '../../../app/letters.ts';

/** Kinds to ask for; ploys and spells together are gambits. */
export const KINDS = ['all', 'objective', 'gambit', 'ploy', 'spell', 'upgrade'] as const;
export const FROM = ['all', 'own', 'universal'] as const;

/** What is asked for. */
export interface Filter {
  readonly words: string;
  readonly kind: (typeof KINDS)[number];
  readonly from: (typeof FROM)[number];
  readonly scoring: Scoring | 'all';
}

export const EVERYTHING: Filter = { words: '', kind: 'all', from: 'all', scoring: 'all' };

/** Where a card lies in a deck. */
export type Head = 'objective' | 'gambit' | 'upgrade';

/** Under which heading a card stands in the lists: ploys and spells are gambits both. */
export function headOf({ kind }: CardFace): Head {
  return kind === 'ploy' || kind === 'spell' ? 'gambit' : kind;
}

const HEADS: readonly Head[] = ['objective', 'gambit', 'upgrade'];

/**
 * Every card a warband may take: objectives first, its own before the universal ones, then by name. A card is its name (g.01), so
 * one that was printed again stands there once.
 */
export function poolFor(warband: WarbandId, lang: 'en' | 'fr'): readonly CardFace[] {
  const rank = (c: CardFace): number => HEADS.indexOf(headOf(c)) * 2 + Number(c.warband === 'universal');
  const own = CARDS.filter((c) => isFor(c, warband));
  const once = own.filter((c) => c === own.find((d) => d.names.en === c.names.en));
  return once.sort((a, b) => rank(a) - rank(b) || a.names[lang].localeCompare(b.names[lang], lang));
}

/** The cards of a pool that a filter lets through: every word must occur in their names or texts, of either language. */
export function filtered(pool: readonly CardFace[], { words, kind, from, scoring }: Filter): readonly CardFace[] {
  return pool.filter((c) => {
    if (kind !== 'all' && c.kind !== kind && headOf(c) !== kind) return false;
    if (from !== 'all' && (c.warband === 'universal') !== (from === 'universal')) return false;
    if (scoring !== 'all' && c.scoring !== scoring) return false;
    return saysAll(`${c.number} ${c.names.en} ${c.names.fr} ${c.text.en} ${c.text.fr}`, words);
  });
}
