import { CARD_WORDS, GLOOMHAVEN_OWN } from '@escarmouche/engine/gloomhaven';
import { wordsFor } from '@escarmouche/words/gloomhaven';
import { OwnOf } from '../../../own/OwnThings.tsx';
import { AREAS } from '../turns/AreaGrid.tsx';

/** Words that only things of one's own have. */
const RANKS = [
  { id: 'none', names: { en: 'nobody', fr: 'personne' } },
  { id: 'normal', names: { en: 'normal', fr: 'normal' } },
  { id: 'elite', names: { en: 'elite', fr: 'élite' } },
];
const BONUSES = [
  { id: 'always', names: { en: 'always', fr: 'toujours' } },
  {
    id: 'next-to-your-ally',
    names: { en: 'the target stands next to an ally of the attacker', fr: 'la cible est à côté d’un allié de l’attaquant' },
  },
  {
    id: 'next-to-none-of-its-allies',
    names: { en: 'the target stands next to none of its allies', fr: 'la cible n’est à côté d’aucun de ses alliés' },
  },
];

/** Monsters, rooms and ability cards of one's own. */
export default function Own() {
  return (
    <OwnOf
      game="gloomhaven"
      content={GLOOMHAVEN_OWN}
      lists={{ rank: () => RANKS, bonus: () => BONUSES, ...CARD_WORDS }}
      drawn={{ monsters: AREAS, cards: AREAS }}
      term={(lang, id) => (wordsFor(lang).knows(id) ? wordsFor(lang).term(id) : undefined)}
    />
  );
}
