/** What everybody is called: figures that only situations have bear the names of ids there. */
import { buildTable, type Setup, type Table } from '@escarmouche/engine/gloomhaven';
import { type Naming, wordsFor } from '@escarmouche/words/gloomhaven';
import type { Both } from '../../../app/games.ts';
import { OWN_TYPE } from './situation.ts';

function nameOf(id: string, names: Both): Both {
  if (id === OWN_TYPE) return { en: 'Monster', fr: 'Monstre' };
  if (id === 'summon') return { en: 'Summon', fr: 'Invocation' };
  const enemy = /^enemy-(\d+)$/.exec(id);
  return enemy === null ? names : { en: `Enemy (${enemy[1]})`, fr: `Ennemi (${enemy[1]})` };
}

const named = <X extends { readonly id: string; readonly names: Both }>(x: X): X => ({ ...x, names: nameOf(x.id, x.names) });

/** The table of a set-up with names that people read. */
export function namedTable(setup: Setup): Table {
  const { own } = setup;
  if (own === undefined) return buildTable(setup);
  return buildTable({ ...setup, own: { ...own, monsters: own.monsters?.map(named) ?? [], summons: own.summons?.map(named) ?? [] } });
}

/** An outcome in one sentence: `Bandit Guard 1 ends in 3,2 and attacks the Brute`. */
export function outcomeSaid(
  lang: 'en' | 'fr',
  naming: Naming,
  figure: number,
  o: { readonly space: number; readonly attacks: readonly number[] },
): string {
  return wordsFor(lang).option(
    { key: 'monster-goes', args: { figure: { figure }, space: { space: o.space }, targets: { figures: o.attacks } } },
    naming,
  );
}
