/** The rules of Warhammer Underworlds in reading order: how it is played, then what the designers' commentary answers. */
import { type BookSource, like, pairs } from '../../rulings/book.ts';
import { commentary } from './chapters.ts';

export const book: BookSource = {
  outline: [
    {
      title: { en: 'The goal', fr: 'Le but' },
      text: {
        en: 'Have the most glory after three rounds. An enemy out of action brings one, an objective card what is printed on it; glory spent on upgrades still counts.',
        fr: 'Avoir le plus de gloire après trois rounds. Un ennemi mis hors de combat en rapporte une, une carte objectif ce qui y est imprimé\u00a0; la gloire dépensée pour des améliorations compte encore.',
      },
      rules: ['E3', 'G1', 'G2', 'G3'],
    },
    {
      title: { en: 'Before the first round', fr: 'Avant le premier round' },
      text: {
        en: 'Each player lays a board; five objective tokens are laid in turn; three objectives and five power cards are drawn, and a whole hand may be exchanged once. Then the fighters are placed in turn on starting hexes.',
        fr: 'Chacun pose un plateau\u00a0; cinq pions objectifs sont posés tour à tour\u00a0; on pioche trois objectifs et cinq cartes de pouvoir, et on peut échanger une fois une main entière. Puis les combattants se placent tour à tour sur des cases de départ.',
      },
      rules: ['S2', 'S4', 'S6', 'S7'],
    },
    {
      title: { en: 'A round', fr: 'Un round' },
      text: {
        en: 'Each player has four activations, in turn. In one of them a fighter moves, attacks, charges (a move, then an attack) or goes on Guard; or a card is drawn, or exchanged. After each, both may play power cards. Who has moved may not move or charge again in this round; who has charged does nothing more. In the end phase objectives are scored, upgrades given, hands filled.',
        fr: 'Chacun a quatre activations, tour à tour. Dans l’une d’elles, un combattant se déplace, attaque, charge (un mouvement, puis une attaque) ou se met en garde\u00a0; ou bien l’on pioche ou échange une carte. Après chacune, les deux peuvent jouer des cartes de pouvoir. Qui s’est déplacé ne se déplace ni ne charge plus de ce round\u00a0; qui a chargé ne fait plus rien. À la phase de fin, on marque des objectifs, on donne des améliorations, on complète sa main.',
      },
      rules: ['R1', 'R2', 'R3', 'R4', 'R5', 'P1', 'E1'],
    },
    {
      title: { en: 'An attack', fr: 'Une attaque' },
      text: {
        en: 'The target must be in range and in sight. Attacker and defender roll their dice: more criticals win; with as many, more successes win. Friends next to the opponent support, and make more faces succeed. A success deals its damage and may drive the target back one hex; a tie with a success drives back alone, and where there is nowhere to go the target is trapped and hurt after all.',
        fr: 'La cible doit être à portée et en vue. Attaquant et défenseur lancent leurs dés\u00a0: plus de critiques l’emporte\u00a0; à égalité, plus de réussites. Des amis adjacents à l’adversaire soutiennent, et font compter plus de faces. Une réussite inflige ses dégâts et peut repousser la cible d’une case\u00a0; une égalité avec une réussite repousse seulement, et qui n’a nulle part où aller est piégé et blessé tout de même.',
      },
      rules: ['A1', 'D2', 'D3', 'D4', 'A6', 'A7', 'A8'],
    },
    {
      title: { en: 'Cards, and being Inspired', fr: 'Les cartes, et l’exaltation' },
      text: {
        en: 'Ploys do something once, gambit spells want a wizard and a roll, upgrades stay on a fighter for one glory each. Each fighter is Inspired, for good, once its own condition is met. Reactions answer one thing that has happened, one card at most.',
        fr: 'Les subterfuges font une chose une fois, les sorts demandent un sorcier et un jet, les améliorations restent sur un combattant pour une gloire chacune. Chaque combattant est exalté, pour de bon, dès que sa condition est remplie. Les réactions répondent à une chose qui vient d’arriver, une seule carte au plus.',
      },
      rules: ['P1', 'G3', 'M5', 'I1', 'X1'],
    },
  ],
  terms: pairs(`
    action|action, activation|activation, attack|attaque, blocked hex|case bloquée, charge|charge, critical|critique, damage|dégât,
    discard|défausse, dodge|esquive, driven back|repoussé, enemy territory|territoire ennemi, fighter|combattant, glory|gloire,
    guard|garde, hammer|marteau, hunter|chasseur, inspired|exalté, knockback|recul, lethal hex|case fatale, line of sight|ligne de vue,
    move|mouvement, mulligan|mulligan, objective|objectif, out of action|hors de combat, ploy|subterfuge, push|poussée, range|portée,
    reaction|réaction, round|round, spell|sort, starting hex|case de départ, support|soutien, tie|égalité, upgrade|amélioration,
    wizard|sorcier, wound|blessure
  `),
  chapters: [
    { title: { en: 'Setting up', fr: 'La mise en place' }, has: like(/^(?:S\d|K\d)/) },
    { title: { en: 'Rounds and activations', fr: 'Rounds et activations' }, has: like(/^R\d/) },
    { title: { en: 'Dice', fr: 'Les dés' }, has: like(/^D\d/) },
    { title: { en: 'Attacks', fr: 'Les attaques' }, has: like(/^A\d/) },
    { title: { en: 'Power cards and reactions', fr: 'Cartes de pouvoir et réactions' }, has: like(/^[PX]\d/) },
    { title: { en: 'Magic', fr: 'La magie' }, has: like(/^M\d/) },
    { title: { en: 'Glory, and the end', fr: 'La gloire, et la fin' }, has: like(/^[GE]\d/) },
    { title: { en: 'Inspired fighters', fr: 'L’exaltation' }, has: like(/^I\d/) },
    { title: { en: 'Abilities of fighters', fr: 'Capacités des combattants' }, has: like(/^ability\./) },
    ...commentary,
  ],
};
