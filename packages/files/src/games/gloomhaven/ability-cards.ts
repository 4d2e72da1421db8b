/** What monsters' ability cards are called in a list: they have no names, so by their initiative and their lines. */
import type { BothLanguages } from '@escarmouche/engine/core';
import { MONSTER_DECKS, type MonsterCard } from '@escarmouche/engine/gloomhaven';
import type { Listed } from '../listed.ts';

type Line = MonsterCard['lines'][number];

const signed = (n: number): string => (n < 0 ? String(n) : `+${n}`);
const both = (en: string, fr: string): BothLanguages => ({ en, fr });

/** What a line does, as it is printed: what is added to the stat card has a sign. */
function lineSaid(line: Line): BothLanguages {
  switch (line.do) {
    case 'move':
      return both(`Move ${signed(line.n)}`, `Déplacement ${signed(line.n)}`);
    case 'attack':
      return attackSaid(line);
    case 'heal':
      return both(`Heal ${line.n}`, `Soin ${line.n}`);
    case 'shield':
      return both(`Shield ${line.n}`, `Bouclier ${line.n}`);
    case 'retaliate':
      return both(`Retaliate ${line.n}`, `Riposte ${line.n}`);
    case 'strengthen':
      return both('Strengthen', 'Renforcement');
    case 'trap':
      return both(`a trap of ${line.damage}`, `un piège de ${line.damage}`);
    case 'loot':
      return both(`Loot ${line.n}`, `Pillage ${line.n}`);
    case 'element':
      return both(line.of, line.of);
  }
}

function attackSaid({ n, range, rangeIs, targets, effects = [], allOnOne }: Extract<Line, { do: 'attack' }>): BothLanguages {
  const more: BothLanguages[] = [];
  if (range !== undefined) more.push(both(`Range ${signed(range)}`, `Portée ${signed(range)}`));
  if (rangeIs !== undefined) more.push(both(`Range ${rangeIs}`, `Portée ${rangeIs}`));
  if (targets !== undefined) more.push(both(`Target ${targets}`, `Cible ${targets}`));
  if (allOnOne === true) more.push(both('all on one enemy', 'toutes sur un ennemi'));
  for (const e of effects) {
    const id = e.kind === 'condition' ? e.of : e.kind;
    more.push(both(id, id));
  }
  return joined([both(`Attack ${signed(n)}`, `Attaque ${signed(n)}`), ...more], ' ');
}

const joined = (parts: readonly BothLanguages[], by: string): BothLanguages => ({
  en: parts.map((p) => p.en).join(by),
  fr: parts.map((p) => p.fr).join(by),
});

/** Every ability card of the game's monsters, with its deck. */
export const abilityCards: readonly Listed[] = MONSTER_DECKS.flatMap(({ id: deck, cards }) =>
  cards.map(({ id, initiative, lines }) => {
    const said = joined(lines.map(lineSaid), ', ');
    return { id, names: both(`${initiative}: ${said.en}`, `${initiative} : ${said.fr}`), of: deck };
  }),
);
