/** La mise en place de Gloomhaven en français. */
import { countFr as count } from '@escarmouche/words/counted';
import type { SetupTexts } from './wording.ts';

export const fr: SetupTexts = {
  parts: 'Parties de la mise en place',
  match: 'Partie',
  own: 'À vous',
  scenario: 'Scénario',
  rooms: (n) => `Tuez tous les ennemis de ses ${n} salles. On gagne ou l’on perd ensemble.`,
  monsters: (types) => `Ses monstres\u00a0: ${types}.`,
  party: 'Personnages',
  howMany: 'Nombre de personnages',
  persons:
    'Une même personne peut jouer plusieurs personnages. À plusieurs devant l’écran, il est caché de l’une à l’autre pendant le choix des cartes.',
  partner: 'Vous jouez',
  partnerNone: 'Tous',
  partnerText:
    'Jouez-en un seul\u00a0: l’ordinateur joue les autres, chacun d’après ce que voit sa place. Avant le choix des cartes il dit en mots généraux ce qu’il compte faire, et tient compte de ce que vous dites.',
  allowTwice: 'Permettre deux fois la même classe',
  character: (n) => `Personnage ${n}`,
  class: 'Classe',
  classLine: (cards, hp) => `${count(cards, 'carte', 'cartes')} en main, ${count(hp, 'point de vie', 'points de vie')}`,
  hand: 'Main',
  handOf: (n, of) => `${n} cartes sur ${of}`,
  handUsual: 'la main ordinaire',
  handText: (n) => `Choisissez ${n} cartes. Celles marquées X peuvent remplacer les cartes ordinaires de niveau 1.`,
  usualHand: 'Prendre la main ordinaire',
  cardsOf: (name) => `Cartes de la main\u00a0: ${name}`,
  deck: 'Modificateurs d’attaque',
  deckStandard: 'les vingt de base',
  deckCards: (n) => count(n, 'carte', 'cartes'),
  deckText:
    'Chaque personnage commence avec les mêmes vingt cartes. Les bénéfices en ôtent et en ajoutent\u00a0; lesquels un personnage possède, son joueur le dit.',
  deckKinds: 'Cartes de base',
  deckPerks: 'Cartes de bénéfices',
  standardDeck: 'Prendre le paquet de base',
  difficulty: 'Difficulté',
  level: 'Niveau du scénario',
  levels: ['Facile\u00a0: niveau 0', 'Normal\u00a0: niveau 1', 'Difficile\u00a0: niveau 2'],
  levelLine: ({ monsters, asked, trap, hazard, gold, xp }) =>
    `Monstres de niveau ${monsters}${asked > monsters ? `, le plus haut que nous ayons, au lieu du niveau ${asked}` : ''}. Les pièges font ${count(trap, 'dégât', 'dégâts')}, le terrain dangereux ${hazard}. Un jeton argent vaut ${count(gold, 'pièce', 'pièces')} d’or, la réussite ${count(xp, 'point', 'points')} d’expérience.`,
  open: 'Mains',
  opens: {
    open: {
      title: 'En solo, ou à mains ouvertes',
      text: 'Chacun voit tous les choix. Monstres et pièges ont un niveau de plus\u00a0; l’or et l’expérience, non.',
    },
    hidden: {
      title: 'Choix cachés',
      text: 'Tant que tous n’ont pas choisi, personne ne voit les cartes des autres.',
    },
  },
  noHigher:
    'En solo ou à mains ouvertes, le mode difficile demande des monstres de niveau 3. Le plus haut que nous ayons est le niveau 2\u00a0: les monstres sont ceux du mode normal, seuls les pièges et les récompenses sont du mode difficile.',
  optionGroups: {
    party: 'Personnages',
    sight: 'Vue et zones',
    attacks: 'Attaques',
    monsters: 'Monstres',
    rooms: 'Salles',
    talk: 'À la table',
  },
};
