/** How tests of every game play this one, and its glossary. */
import { GLOOMHAVEN_OWN, GLOOMHAVEN_SWITCHES, type Shown } from '@escarmouche/engine/gloomhaven';
import { en, fr } from '@escarmouche/words/gloomhaven';
import { byName, heap, type Played } from '../../worker/played.testing.ts';
import { setupOf, USUAL_DRAFT } from './setup/draft.ts';

const TURNS = `cases:
  - { n: 1, name: { en: a, fr: a }, rule: gh:monster-move.1, move: 3, range: 0, targets: 1,
      figures: [{ at: [0, 0], kind: active }, { at: [0, 3], kind: character, initiative: 10 }],
      terrain: [{ at: [0, 2], kind: trap }], expected: [{ moveTo: [1, 2], attacks: [[0, 3]] }] }
`;

const isHere = (f: Shown['figures'][number]): boolean => f.kind === 'character' || !f.out;

export const gloomhavenPlayed: Played = {
  library: async () => (await import('./rulings.ts')).library,
  setup: setupOf(USUAL_DRAFT),
  seats: ['person', 'person'],
  begins: 'action',
  bot: 'random',
  ends: ['won', 'lost'],
  // The dead but for characters are nobody any more.
  shown: ({ cards, figures, named, ...more }: Shown) => ({
    ...more,
    cards: heap(cards),
    figures: byName(figures, figures).filter((f) => isHere(f)),
    turn: figures[more.turn]?.id,
    track: byName(more.track, figures),
    named: { ...named, figures: named.figures.filter((_f, i) => isHere(figures[i])) },
  }),
  setups: (n) => setupOf({ ...USUAL_DRAFT, solo: n % 2 === 1, many: 2, level: n % 2 }),
  place: '2,2',
  own: GLOOMHAVEN_OWN,
  files: [['monster-turns', TURNS]],
  switches: GLOOMHAVEN_SWITCHES,
  lists: { en, fr },
  glossary: [
    { fr: 'cible prioritaire', en: 'focus', notFr: /\b[Ff]ocus\b(?![’:}])/ },
    { fr: 'repos long', en: 'long rest', notFr: /longs? repos/ },
    { fr: 'repos court', en: 'short rest', notFr: /courts? repos/ },
    { fr: 'épuisé', en: 'exhausted', notFr: /exhausted: '(?!épuisé)/, notEn: /exhausted: '(?!exhausted)/ },
    { fr: 'statut', en: 'condition', notFr: /\b[ÉE]tats? (?:de la figurine|négatif)/ },
    { fr: 'cartes Modificateur', en: 'modifier card', notFr: /[Pp]ioche de modification/ },
  ],
};
