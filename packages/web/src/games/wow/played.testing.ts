/** How tests of every game play this one, and its glossary. */
import { type Shown, WOW_OWN, WOW_SWITCHES } from '@escarmouche/engine/wow';
import { en, fr } from '@escarmouche/words/wow';
import { byName, type Played, turnOf } from '../../worker/played.testing.ts';
import { partiesFor, setupOf, USUAL_DRAFT, withFormat, withSide } from './setup/draft.ts';

export const wowPlayed: Played = {
  library: async () => (await import('./rulings.ts')).library,
  setup: setupOf(USUAL_DRAFT),
  seats: ['person', 'greedy'],
  begins: 'act',
  bot: 'greedy',
  ends: ['match-won', 'match-drawn'],
  // Pets and totems that are gone are nobody any more.
  shown: ({ figures, named, ...more }: Shown) => ({
    ...more,
    figures: byName(figures, figures).filter((_f, i) => figures[i].kind === 'character' || figures[i].place >= 0),
    named: { ...named, figures: named.figures.filter((_f, i) => figures[i].kind === 'character' || figures[i].place >= 0) },
  }),
  setups: (n) => {
    const format = n % 2 === 1 ? 'constructed' : 'starter';
    const party = (faction: string) => ({ party: turnOf(partiesFor(format, faction), n >> 1).id });
    const draft = withFormat(USUAL_DRAFT, format);
    return setupOf(withSide(withSide(draft, 0, party('D')), 1, party('A')));
  },
  place: '1,1',
  own: WOW_OWN,
  switches: WOW_SWITCHES,
  lists: { en, fr },
  glossary: [
    { fr: 'point de mouvement', en: 'move point', notFr: /points? de déplacement/, notEn: /movement points?/ },
    { fr: 'terrain surélevé', en: 'high ground', notFr: /[Hh]auteur(?!s? d)/ },
    { fr: 'dévoiler', en: 'turn up', notFr: /[Rr]etourner (?:une carte|face)/ },
    { fr: 'succès', en: 'success', notFr: /réussites?\b/ },
    { fr: 'jet d’attaque', en: 'attack roll' },
  ],
};
