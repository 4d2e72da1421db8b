/** Chapter 9, section C, first half: which combat comes next, and how many dice each fighter has. */
import type { Paragraph } from './types.ts';

export const CHAPTER_IX_C1: readonly Paragraph[] = [
  {
    id: 'conf:IX-C.a',
    title: { en: 'Put the cards of the fighters in view', fr: 'Mettre les cartes en vue' },
    text: {
      en: 'Advice: for the chosen combat, keep the reference cards of those involved in view so that nothing is forgotten (values, abilities).',
      fr: 'Conseil : pour le combat désigné, garder sous les yeux les cartes de référence concernées afin de ne rien oublier (caractéristiques, capacités).',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-C-1.a',
    title: { en: 'Each player picks a fighter who is in a combat', fr: 'Chaque joueur désigne un combattant engagé' },
    text: {
      en: 'Once melees are cut, each player picks from his army one fighter who is in a combat.',
      fr: 'Une fois les mêlées découpées, chacun désigne dans son armée un combattant pris dans un combat.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-C-1.b',
    title: { en: 'Authority roll', fr: "Jet d'Autorité" },
    text: {
      en: 'The chosen fighters take an opposed Discipline test, called the Authority roll.',
      fr: "Les deux combattants désignés s'opposent en Discipline ; ce test s'appelle le jet d'Autorité.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-C-1.c',
    title: { en: 'Order of speaking turns', fr: 'Ordre des tours de parole' },
    text: {
      en: 'Players act in order of results, best first.',
      fr: "On joue dans l'ordre des résultats, du meilleur au moins bon.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-C-1.d',
    title: { en: 'Speaking turn', fr: 'Tour de parole' },
    text: {
      en: 'The phase proceeds in speaking turns; during one of them a single player chooses the combat to settle.',
      fr: "La phase avance par tours de parole ; pendant l'un d'eux, un seul joueur choisit le combat à régler.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-C-1.e',
    title: { en: 'End of a speaking turn', fr: "Fin d'un tour de parole" },
    text: {
      en: 'A speaking turn ends after its combat and every combat that its pursuits caused; the hand then passes to the other player.',
      fr: "Le tour de parole se termine après son combat et tous ceux que ses poursuites ont provoqués ; la main passe alors à l'autre joueur.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-C-1.f',
    title: { en: 'Alternate until none is left', fr: "Alterner jusqu'à épuisement" },
    text: {
      en: 'The players alternate until no combat is left to settle.',
      fr: "Les joueurs alternent tant qu'un combat reste à régler.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-C-1.g',
    title: { en: 'The first combat is imposed', fr: 'Le premier combat est imposé' },
    text: {
      en: 'The opening player must choose the combat containing the fighter who made his Authority roll.',
      fr: "Le joueur qui ouvre est tenu de choisir le combat où se trouve le combattant qui a fait son jet d'Autorité.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-C-1.h',
    title: { en: 'Later combats are free', fr: 'Les suivants sont libres' },
    text: {
      en: 'After the first speaking turn each player names any combat he likes, settled together with every combat its pursuits bring about.',
      fr: 'Après le premier tour de parole, chacun désigne à son tour le combat de son choix, réglé avec tous ceux que ses poursuites entraînent.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-C-1.i',
    title: { en: 'Note: anyone may roll for Authority', fr: "Note : n'importe qui peut faire le jet" },
    text: {
      en: "Any fighter of the army will do for the Authority roll: being an ally, bearing 'Pariah' or any other peculiarity bars nobody.",
      fr: "Pour le jet d'Autorité, toute figurine de l'armée convient : être un allié, porter « Paria » ou toute autre particularité n'en écarte personne.",
    },
    source: 'rulebook',
    slip: {
      en: 'The note says any fighter of the army, the rule itself one who takes part in a combat (IX-C-1.a). We read: no status bars a fighter, but it must be in a combat, since the opening player has to settle that combat (IX-C-1.g).',
      fr: "La note dit n'importe quel combattant de l'armée, la règle elle-même un combattant qui participe à un combat (IX-C-1.a). Nous lisons : aucun statut n'écarte un combattant, mais il doit être dans un combat, puisque le joueur qui ouvre doit régler ce combat-là (IX-C-1.g).",
    },
  },
  {
    id: 'conf:IX-C-2.a',
    title: { en: 'Combat dice', fr: 'Dés de combat' },
    text: {
      en: 'Every participant receives combat dice, to spend on striking or parrying.',
      fr: 'Tout participant reçoit des dés de combat, à employer pour frapper ou pour parer.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-C-2.b',
    title: { en: 'How many dice', fr: 'Combien de dés' },
    text: {
      en: 'A fighter has one combat die, plus one for each enemy in its combat; friends in it do not count.',
      fr: "Un combattant a un dé de combat, plus un par ennemi présent dans son combat ; les amis n'y comptent pas.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-C-2.ex1',
    title: { en: 'Example: duel', fr: 'Exemple : duel' },
    text: {
      en: 'Royal guard of Alahan against dawn warrior: two dice on each side.',
      fr: "Garde royal d'Alahan contre guerrier de l'aube : deux dés de chaque côté.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-C-2.ex2',
    title: { en: 'Example: one against three', fr: 'Exemple : un contre trois' },
    text: {
      en: 'Praetorian guard against two clones and a dawn warrior: four dice for him, two for each of the others.',
      fr: "Garde prétorien contre deux clones et un guerrier de l'aube : quatre dés pour lui, deux pour chacun des autres.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-C-2.c',
    title: { en: 'Keep the dice on the cards', fr: 'Poser les dés sur les cartes' },
    text: {
      en: "Advice: keep each fighter's dice on its card.",
      fr: 'Conseil : ranger les dés de chacun sur sa carte.',
    },
    source: 'rulebook',
  },
];
