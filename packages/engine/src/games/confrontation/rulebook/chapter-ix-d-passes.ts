/** Chapter 9, section D: passes of arms. */
import type { Paragraph } from './types.ts';

export const CHAPTER_IX_D: readonly Paragraph[] = [
  {
    id: 'conf:IX-D.a',
    title: { en: 'Passes of arms', fr: "Passes d'armes" },
    text: {
      en: 'After Initiative comes the fight itself, made of a number of passes of arms that is not fixed in advance.',
      fr: "Après l'Initiative vient l'affrontement lui-même, fait d'un nombre de passes d'armes non fixé d'avance.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-D.b',
    title: { en: 'What a pass stands for', fr: 'Ce que représente une passe' },
    text: {
      en: 'A pass is the time needed to strike one blow at each enemy of the same combat.',
      fr: "Une passe est le temps qu'il faut pour porter un coup à chacun des ennemis du même combat.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-D.c',
    title: { en: 'Initiative winner first in each pass', fr: "Le vainqueur d'Initiative d'abord, à chaque passe" },
    text: {
      en: 'In each pass the side that won Initiative makes all its attacks before the other.',
      fr: "À chacune des passes, le camp qui a gagné l'Initiative fait toutes ses attaques avant l'autre.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-D.d',
    title: { en: 'Number of attacks in a pass', fr: "Nombre d'attaques par passe" },
    text: {
      en: 'How many attacks a fighter tries in a pass depends on its remaining attack dice and on the number of enemies in its combat.',
      fr: "Le nombre d'attaques qu'un combattant tente dans une passe dépend de ses dés d'attaque restants et du nombre d'ennemis dans son combat.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-D-1.a',
    title: { en: 'Duel: must attack while dice remain', fr: "Duel : obligation d'attaquer" },
    text: {
      en: 'In a duel, as long as an attack die remains, one must attack in every pass.',
      fr: "En duel, tant qu'il reste un dé d'attaque, on est tenu d'attaquer à chaque passe.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-D-1.b',
    title: { en: 'Duel: one attack per pass', fr: 'Duel : une attaque par passe' },
    text: {
      en: 'In a duel only one blow is struck per pass, even with several attack dice.',
      fr: "En duel, on ne porte qu'un coup par passe, même avec plusieurs dés d'attaque.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-D-1.ex1',
    title: { en: 'Example: orc tracker v clone, pass 1', fr: 'Exemple : traqueur orque contre clone, passe 1' },
    text: {
      en: 'Clone: one attack and one defence die. Orc: two attack, Initiative won. Pass 1: the orc strikes, then the clone if still alive.',
      fr: "Clone : un dé d'attaque et un de défense. Orque : deux d'attaque, Initiative gagnée. Passe 1 : l'orque frappe, puis le clone s'il vit encore.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-D-1.ex2',
    title: { en: 'Example: orc tracker v clone, pass 2', fr: 'Exemple : traqueur orque contre clone, passe 2' },
    text: {
      en: 'Pass 2: the orc strikes his second blow; the clone has no attack die left, so the combat then stops.',
      fr: "Passe 2 : l'orque porte son second coup, puis tout s'arrête puisque le clone est à court de dés d'attaque.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-D-2.a',
    title: { en: 'Larger side: everyone with a die attacks', fr: 'Camp nombreux : chacun attaque' },
    text: {
      en: 'On the more numerous side each model with an attack die must strike the opponent.',
      fr: "Dans le camp le plus nombreux, chaque figurine pourvue d'un dé d'attaque doit frapper l'adversaire.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-D-2.b',
    title: { en: 'Larger side chooses its order', fr: "Le camp nombreux choisit l'ordre" },
    text: {
      en: 'The player of the more numerous side decides the order of its blows.',
      fr: "Le joueur du camp le plus nombreux décide de l'ordre de ses coups.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-D-2.c',
    title: { en: 'Larger side: one die each per pass', fr: 'Camp nombreux : un dé chacun par passe' },
    text: {
      en: 'Each fighter of the more numerous side spends only one attack die per pass.',
      fr: "Chaque figurine du camp le plus nombreux ne dépense qu'un dé d'attaque par passe.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-D-2.d',
    title: { en: 'Outnumbered: attack each enemy if possible', fr: 'Seul contre plusieurs : attaquer chacun si possible' },
    text: {
      en: 'The lone fighter, if he has an attack die, must strike each of his enemies as far as his dice allow.',
      fr: "Le combattant seul, s'il a un dé d'attaque, doit frapper chacun de ses ennemis autant que ses dés le permettent.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-D-2.e',
    title: { en: 'Too few dice: free choice of targets', fr: 'Trop peu de dés : cibles au choix' },
    text: {
      en: 'If the lone fighter has fewer attack dice than enemies, his player chooses which of them are struck.',
      fr: "Si le combattant seul a moins de dés d'attaque que d'ennemis, son joueur choisit lesquels sont visés.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-D-2.f',
    title: { en: 'Never the same enemy twice in a pass', fr: 'Jamais deux fois le même ennemi par passe' },
    text: {
      en: 'A fighter strikes the same enemy only once per pass.',
      fr: 'Un combattant ne frappe pas deux fois le même ennemi dans une passe.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-D-2.ex1',
    title: { en: 'Example: Khor against two goblins, set-up', fr: 'Exemple : Khor contre deux gobelins, mise en place' },
    text: {
      en: 'Bushi: two attack dice. Ashigaru: one attack, one defence. Khor warrior: three attack, Initiative lost.',
      fr: "Bûshi : deux dés d'attaque. Ashigarû : un d'attaque, un de défense. Guerrier Khor : trois d'attaque, Initiative perdue.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-D-2.ex2',
    title: { en: 'Example: Khor, pass 1', fr: 'Exemple : Khor, passe 1' },
    text: {
      en: 'Pass 1: each goblin attacks the Khor, who then, if alive, attacks each of them.',
      fr: "Passe 1 : chaque gobelin attaque le Khor, puis celui-ci, s'il vit, attaque chacun d'eux.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-D-2.ex3',
    title: { en: 'Example: Khor, pass 2', fr: 'Exemple : Khor, passe 2' },
    text: {
      en: 'Pass 2: the bushi strikes his second blow, then the Khor his third and last, on whichever of the two his player chooses.',
      fr: 'Passe 2 : le bûshi porte son second coup, puis le Khor son troisième et dernier, sur celui des deux que son joueur choisit.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-D-3.a',
    title: { en: 'A new pass begins', fr: 'Une nouvelle passe commence' },
    text: {
      en: 'When everyone has made the attacks due in a pass, the next one starts.',
      fr: 'Quand chacun a fait les attaques dues dans une passe, on enchaîne avec la suivante.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-D-3.b',
    title: { en: 'When the combat stops', fr: "Quand le combat s'arrête" },
    text: {
      en: 'The passes follow one another until nobody has an attack die left or one side has no survivor.',
      fr: "Les passes s'enchaînent jusqu'à ce que personne n'ait plus de dé d'attaque, ou qu'un camp n'ait plus de survivant.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-D-3.c',
    title: { en: 'Unused defence dice are lost', fr: 'Défense inutilisée perdue' },
    text: {
      en: 'When the combat ends, unused defence dice are lost.',
      fr: 'Le combat fini, les dés de défense non utilisés sont perdus.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-D-3.d',
    title: { en: 'Note: the order may change each pass', fr: 'Note : ordre libre à chaque passe' },
    text: {
      en: 'From one pass to the next a side may have its models strike in another order.',
      fr: "D'une passe à l'autre, un camp peut faire frapper ses figurines dans un autre ordre.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-D-3.e',
    title: { en: 'Attention: an attack die must be used', fr: "Attention : un dé d'attaque doit servir" },
    text: {
      en: 'A die placed in attack cannot be taken back; the attack is compulsory unless its owner is eliminated first.',
      fr: "Un dé mis en attaque ne se reprend pas ; l'attaque est obligatoire, sauf si son auteur est éliminé avant.",
    },
    source: 'rulebook',
  },
];
