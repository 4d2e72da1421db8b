import type { Both } from '../../app/rulebook.ts';

/** What the numbers of paragraphs begin with, in words: an ability, the condition that Inspires a warband (I2), or a comment on a warband or a card. */
export function numbered(head: string): Both | undefined {
  if (head === 'ability') return { en: 'ability', fr: 'capacité' };
  if (head === 'I2') return { en: head, fr: head };
  return /^[a-z\d]+(?:-[a-z]+)+$/.test(head) ? { en: 'comment', fr: 'commentaire' } : undefined;
}
