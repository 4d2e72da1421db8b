/** The set-up as it is being made: what the screen holds, how it becomes a match, and how it is remembered. */
import { CARDS, type ClassId, findClass, type Setup } from '@escarmouche/engine/gloomhaven';

/** The cards of its first level: as many as its hand holds. */
function usualCards(id: ClassId): readonly string[] {
  return CARDS.filter((c) => c.class === id && c.level === 1)
    .map((c) => c.id)
    .slice(0, findClass(id)?.hand ?? 0);
}

/** Begins the usual match: one person alone, with two characters. */
export async function playAtOnce(): Promise<void> {
  const { startMatch } = await import('../../../match/start.ts');
  const setup: Setup = {
    scenario: 'black-barrow',
    characters: (['brute', 'scoundrel'] as const).map((id) => ({ class: id, cards: usualCards(id) })),
    solo: true,
  };
  await startMatch('gloomhaven', setup, ['person', 'person']);
}
