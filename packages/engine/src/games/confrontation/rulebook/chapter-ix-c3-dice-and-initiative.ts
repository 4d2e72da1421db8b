/** Chapter 9, section C, second half: dice placed in attack or defence, and Initiative. */
import type { Paragraph } from './types.ts';

export const CHAPTER_IX_C3: readonly Paragraph[] = [
  {
    id: 'conf:IX-C-3.a',
    title: { en: 'Allocate every die before Initiative', fr: "Affecter chaque dé avant l'Initiative" },
    text: {
      en: 'Before Initiative is rolled, each die is declared attack or defence; none stays undecided.',
      fr: "Avant de jouer l'Initiative, on décide pour chaque dé s'il est d'attaque ou de défense ; aucun ne reste indécis.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-C-3.b',
    title: { en: 'Cheapest fighters announce first', fr: "Les moins chers annoncent d'abord" },
    text: {
      en: 'Allocations are declared fighter by fighter, going up in strategic value (PA).',
      fr: 'Les répartitions se déclarent combattant par combattant, en montant dans les valeurs stratégiques (PA).',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-C-3.c',
    title: { en: 'Equal values: loser of the Tactics roll first', fr: "Égalité : le perdant du jet de Tactique d'abord" },
    text: {
      en: "If two enemies are worth the same, the one whose player lost the round's Tactics roll goes first.",
      fr: 'Si deux ennemis valent autant, commence celui dont le joueur a perdu le jet de Tactique du tour.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-C-3.d',
    title: { en: 'Exception: magicians and faithful first', fr: "Exception : magiciens et fidèles d'abord" },
    text: {
      en: 'Magicians and faithful declare their dice before everyone else, whatever they cost.',
      fr: 'Magiciens et fidèles déclarent leurs dés avant tous les autres, quel que soit leur coût.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-C-3.e',
    title: { en: 'Unless Warrior-mage or Warrior-monk', fr: 'Sauf Guerrier-mage ou Moine-guerrier' },
    text: {
      en: "A magician or faithful with 'Warrior-mage' or 'Warrior-monk' follows the ordinary order instead.",
      fr: "Un magicien ou un fidèle doté de « Guerrier-mage » ou de « Moine-guerrier » suit au contraire l'ordre ordinaire.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-C-3.f',
    title: { en: 'Several magicians or faithful', fr: 'Plusieurs magiciens ou fidèles' },
    text: {
      en: 'If a combat has several magicians or faithful, they are ordered among themselves by rising value, the loser of the Tactics roll going first on a tie.',
      fr: "Si un combat compte plusieurs magiciens ou fidèles, on les classe entre eux par valeur croissante, le perdant du jet de Tactique passant d'abord à égalité.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-C-3.g',
    title: { en: 'Any split is allowed', fr: 'Toute répartition est permise' },
    text: {
      en: 'All attack, all defence, or any mixture.',
      fr: "Tout en attaque, tout en défense, ou n'importe quel mélange.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-C-3.h',
    title: { en: 'Attention: whoever wins Initiative strikes first', fr: "Attention : l'Initiative donne le premier coup" },
    text: {
      en: 'Reminder and advice: the side that wins Initiative strikes before the other; keep some defence if you expect to lose it.',
      fr: "Rappel et conseil : le camp qui gagnera l'Initiative frappera avant l'autre ; mieux vaut garder de la défense si l'on s'attend à la perdre.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-C-3.ex1',
    title: { en: 'Example: swordplayer and dawn warrior', fr: "Exemple : joueur d'épée et guerrier de l'aube" },
    text: {
      en: 'Swordplayer of Alahan (13 PA) against dawn warrior (22 PA): the former announces first, one attack and one defence; then the other puts both dice in attack.',
      fr: "Le joueur d'épée d'Alahan (13 PA) fait face au guerrier de l'aube (22 PA) : le premier annonce d'abord un dé d'attaque et un de défense, puis l'autre met ses deux dés en attaque.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-C-3.ex2',
    title: { en: 'Example: praetorian, two dawn warriors, Arkeon', fr: "Exemple : prétorien, deux guerriers de l'aube, Arkéon" },
    text: {
      en: 'Praetorian (45 PA) against two dawn warriors (22 PA) and Arkeon Sanath (91 PA): warrior 1 puts 2 in attack, warrior 2 splits 1/1, then the praetorian 3 attack and 1 defence, lastly Arkeon 1/1.',
      fr: "Valeurs : prétorien 45 PA, guerriers de l'aube 22 PA chacun, Arkéon Sanath 91 PA ; guerrier 1 met 2 en attaque, guerrier 2 partage 1/1, puis le prétorien 3 en attaque et 1 en défense, enfin Arkéon 1/1.",
    },
    source: 'rulebook',
    slip: {
      en: "A word is missing where our source says that the praetorian places 'his four of combat': his four combat dice. Arkeon Sanath can only come last if he is no plain magician, who would have gone first (IX-C-3.d).",
      fr: "Il manque un mot là où notre source fait placer au prétorien « ses quatre de combat » : ses quatre dés de combat. Arkéon Sanath ne peut passer en dernier que s'il n'est pas un simple magicien, qui aurait réparti d'abord (IX-C-3.d).",
    },
  },
  {
    id: 'conf:IX-C-3.i',
    title: { en: 'How to lay dice on the cards', fr: 'Disposer les dés sur les cartes' },
    text: {
      en: 'Advice: attack at the top of the card, defence at the bottom, and do not mix the dice of models of the same type.',
      fr: 'Conseil : attaque en haut de la carte, défense en bas, et ne pas mêler les dés de figurines du même type.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-C-3.ex3',
    title: { en: 'Caption: one and one', fr: 'Légende : un et un' },
    text: {
      en: 'Picture: a card with one attack die and one defence die.',
      fr: "Image : une carte avec un dé d'attaque et un de défense.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-C-3.ex4',
    title: { en: 'Caption: two in attack', fr: 'Légende : deux en attaque' },
    text: {
      en: 'Picture: a card with two attack dice.',
      fr: "Image : une carte avec deux dés d'attaque.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-C-3.ex5',
    title: { en: 'Caption: two in defence', fr: 'Légende : deux en défense' },
    text: {
      en: 'Picture: a card with two defence dice.',
      fr: 'Image : une carte avec deux dés de défense.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-C-4.a',
    title: { en: 'Initiative test', fr: "Test d'Initiative" },
    text: {
      en: 'Each player in the combat takes an Initiative test; the better side may strike first.',
      fr: "Chaque joueur du combat fait un test d'Initiative ; le meilleur camp pourra frapper d'abord.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-C-4.b',
    title: { en: 'Only after all allocations', fr: 'Après toutes les répartitions' },
    text: {
      en: 'Initiative is rolled only once everyone has allocated dice.',
      fr: "On ne lance l'Initiative que lorsque tous ont réparti leurs dés.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-C-4.c',
    title: { en: 'Allocations are then frozen', fr: 'Répartitions figées' },
    text: {
      en: 'Once Initiative is rolled no die may change side.',
      fr: "L'Initiative une fois lancée, plus aucun dé ne change d'affectation.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-C-4.d',
    title: { en: 'A lone fighter uses his own INI', fr: 'Seul, on utilise son INI' },
    text: {
      en: "A player with a single model in the combat tests with that model's INI.",
      fr: "Qui n'a qu'une figurine dans le combat teste avec l'INI de celle-ci.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-C-4.e',
    title: { en: 'With several, choose one', fr: 'À plusieurs, en choisir une' },
    text: {
      en: 'A player with several models in the combat chooses which one tests.',
      fr: 'Qui a plusieurs figurines dans le combat choisit laquelle fait le test.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-C-4.f',
    title: { en: 'Bonus for companions', fr: 'Bonus des compagnons' },
    text: {
      en: 'A player who chose among several adds one point for each of his other models in the combat; the tester is not counted.',
      fr: "Qui a choisi entre plusieurs figurines ajoute un point pour chacune de ses autres figurines du combat ; celle qui teste n'est pas comptée.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-C-4.ex1',
    title: { en: 'Example: 7 against 8', fr: 'Exemple : 7 contre 8' },
    text: {
      en: 'Royal guard INI 4, die 3, total 7; dawn warrior INI 3, die 5, total 8: the latter wins.',
      fr: "Garde royal INI 4, dé 3, total 7 ; guerrier de l'aube INI 3, dé 5, total 8 : le second l'emporte.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-C-4.ex2',
    title: { en: 'Example: 6 against 7 with companions', fr: 'Exemple : 6 contre 7 avec compagnons' },
    text: {
      en: 'Praetorian INI 3, die 3, total 6. Opposite (clones INI 2, warrior INI 3) the warrior is chosen: die 2, plus 3, plus 2 for the two clones, total 7; the group wins.',
      fr: 'Prétorien INI 3, dé 3, total 6. En face (clones INI 2, guerrier INI 3), on choisit le guerrier : dé 2, plus 3, plus 2 pour les deux clones, total 7 ; victoire du groupe.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-C-4.g',
    title: { en: 'Forced to allocate first', fr: 'Contraints de répartir en premier' },
    text: {
      en: 'Those whom an effect forces to place dice before everybody do so first, among themselves by rising value; then come the others in normal order.',
      fr: "Ceux qu'un effet oblige à placer leurs dés avant tout le monde le font d'abord, entre eux par valeur croissante ; viennent ensuite les autres selon l'ordre normal.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-C-4.h',
    title: { en: 'Forced to allocate last', fr: 'Contraints de répartir en dernier' },
    text: {
      en: 'Those whom an effect forces to place after everybody come at the end, by rising value among themselves.',
      fr: "Ceux qu'un effet oblige à placer après tout le monde passent en fin de liste, par valeur croissante entre eux.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-C-4.i',
    title: { en: 'Allowed to allocate after Initiative', fr: "Autorisés à répartir après l'Initiative" },
    text: {
      en: 'Those whom an effect allows to wait for the result of Initiative place their dice then, by rising value.',
      fr: "Ceux qu'un effet autorise à attendre l'issue de l'Initiative placent leurs dés à ce moment-là, par valeur croissante.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-C-4.j',
    title: { en: 'Attention: penalties count', fr: 'Attention : les malus comptent' },
    text: {
      en: 'Wounds and other penalties lower the Initiative of the fighter chosen; they must be applied.',
      fr: "Blessures et autres malus réduisent l'Initiative de celui qu'on choisit ; il faut en tenir compte.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-C-4.k',
    title: { en: 'The highest printed INI is not always best', fr: "La meilleure INI imprimée n'est pas toujours la bonne" },
    text: {
      en: 'Advice: choose by INI after penalties, not by the printed one.',
      fr: "Conseil : choisir selon l'INI après malus et non selon celle de la carte.",
    },
    source: 'rulebook',
  },
];
