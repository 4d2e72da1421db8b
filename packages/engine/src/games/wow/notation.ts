/** How positions of World of Warcraft Miniatures are written, for forms that change them: what each place may name. */
import { Faults, listCalled, listChoices, listThings, listWords, type Notation } from '../../core/index.ts';
import { CHOICES } from './choices.ts';
import { CLASS_NAMES, RACE_NAMES, SLOTS } from './content/classes.ts';
import { FACTIONS } from './content/factions.ts';
import { CARDS, CHARACTERS, findMap, MAPS } from './content/index.ts';
import { holdersAmong, namedIn } from './own.ts';
import { PLAIN_MAP, type Situation, situationKind } from './situation.ts';
import { mapOf } from './situation-map.ts';

/** Open ground of the radii that are worth offering; a larger one may be written. */
const OPEN = Array.from({ length: 30 }, (_x, i) => `open-${i + 1}`);

const figures = ({ figures, tokens = [] }: Situation): string[] => [...Object.keys(figures), ...tokens.map((t) => `${t.of}.${t.card}`)];

/** Spaces of the map as it is; where spaces are left out or kept, those of the map before. */
function places(s: Situation, path: readonly (string | number)[]): string[] {
  const map = path[0] === 'spaces' || path[0] === 'without' ? findMap(s.map ?? PLAIN_MAP) : mapOf(s, new Faults());
  return (map?.spaces ?? []).map((x) => x.at);
}

export const WOW_NOTATION: Notation<Situation> = {
  kind: situationKind,
  blank: { figures: { A: { is: 'D1', side: 1, at: '0,0' }, B: { is: 'A1', side: 2, at: '1,0' } }, turn: 'A' },
  lists: {
    character: ({ characters = [] }) => listThings([...CHARACTERS, ...characters], (c) => c.faction),
    card: ({ cards = [] }) => listThings([...CARDS, ...cards]),
    figure: (s) => listWords(figures(s)),
    turn: (s) => listWords([...figures(s), 'tick', 'start']),
    place: (s, path) => listWords(places(s, path)),
    map: () => [...listThings(MAPS), ...listWords(OPEN)],
    faction: () => listThings(FACTIONS),
    spawn: () => [...listThings(FACTIONS), ...listCalled({ neutral: ['neutral', 'neutre'] })],
    first: () => listCalled({ chance: ['chance', 'le sort'] }),
    class: () => namedIn(CLASS_NAMES),
    race: () => namedIn(RACE_NAMES),
    holder: ({ characters = [] }) => holdersAmong({ characters }),
    slot: () => namedIn(SLOTS),
    ...listChoices(CHOICES),
  },
};
