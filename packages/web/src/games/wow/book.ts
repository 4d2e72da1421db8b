/** The rulebook of World of Warcraft Miniatures in reading order. */
import { type BookSource, like, pairs } from '../../rulings/book.ts';

export const book: BookSource = {
  outline: [
    {
      title: { en: 'The goal', fr: 'Le but' },
      text: {
        en: 'Be the first to score as many victory points as your own party has honor. An enemy character destroyed brings 4; standing on or next to a victory point location at the end of ticks 5 and 10 brings 1.',
        fr: 'Marquer le premier autant de points de victoire que son propre groupe a d’honneur. Un personnage ennemi détruit en rapporte 4\u00a0; se tenir sur un emplacement de points de victoire ou à côté, à la fin des tics 5 et 10, en rapporte 1.',
      },
      rules: ['102', '502.1', '406.3a'],
    },
    {
      title: { en: 'Clocks instead of turns', fr: 'Des horloges au lieu de tours' },
      text: {
        en: 'A main clock runs from 1 to 10, and every character has one of its own. Who stands at the same tick as the main clock may take a turn; the two players alternate. What a character does costs ticks: its clock moves on by as many, and it waits until the main clock has caught up.',
        fr: 'Une horloge principale va de 1 à 10, et chaque personnage a la sienne. Qui se trouve au même tic que l’horloge principale peut jouer un tour\u00a0; les deux joueurs alternent. Ce que fait un personnage coûte des tics\u00a0: son horloge avance d’autant, et il attend que l’horloge principale l’ait rattrapée.',
      },
      rules: ['408.1', '408.2', '500.1', '501'],
    },
    {
      title: { en: 'A turn', fr: 'Un tour' },
      text: {
        en: 'One move of 2 points in one go, and at most one action, in either order; instants come on top. A turn that has cost nothing costs 1 tick at its end. A character enters the map at a spawn point when it takes its first turn.',
        fr: 'Un déplacement de 2 points d’un seul trait, et une action au plus, dans l’ordre que l’on veut\u00a0; les instantanés viennent en plus. Un tour qui n’a rien coûté coûte 1 tic à la fin. Un personnage entre sur la carte, à un point d’apparition, quand il joue son premier tour.',
      },
      rules: ['501', '404.1', '300.3', '403.1'],
    },
    {
      title: { en: 'An attack', fr: 'Une attaque' },
      text: {
        en: 'The attacker rolls as many dice as the attack has power: 4 to 10 hit, and a 10 is a crit that sets off what the attack links to it. The defender rolls its armor against a physical attack, its resist against a magic one: each success blocks a hit. What is left is damage. From high ground the attacker may roll one die again, in cover the defender may.',
        fr: 'L’attaquant lance autant de dés que l’attaque a de puissance\u00a0: de 4 à 10 on touche, et un 10 est un critique, qui déclenche ce que l’attaque y attache. Le défenseur lance son armure contre une attaque physique, sa résistance contre une attaque magique\u00a0: chaque succès pare une touche. Le reste fait des dégâts. Depuis une hauteur, l’attaquant peut relancer un dé\u00a0; à couvert, c’est le défenseur.',
      },
      rules: ['105', '601.1', '601.1c', '601.2', '602.1', '406.2a', '406.2b'],
    },
    {
      title: { en: 'Range, sight and cards', fr: 'Portée, vue et cartes' },
      text: {
        en: 'In range means near enough and in line of sight. The cards of an Action Bar are played for their ticks and exhausted; reacts answer what others do. A destroyed character comes back, whole, when its clock is due again.',
        fr: 'À portée veut dire assez près et visible. Les cartes d’une Barre d’Action se jouent pour leurs tics et s’épuisent\u00a0; les réactions répondent à ce que font les autres. Un personnage détruit revient, en pleine santé, quand c’est de nouveau l’heure de son horloge.',
      },
      rules: ['405.2', '405.3', '300.1', '300.4', '701', '403.3'],
    },
  ],
  terms: pairs(`
    action|action, action bar|barre d’action, ally|allié, armor|armure, area|zone, block|bloc, card|carte, clock|horloge, cover|couvert,
    crit|critique, damage|dégât, destroyed|détruit, enemy|ennemi, equipment|équipement, exhausted|épuisée, faction|faction, health|santé,
    honor|honneur, impassable|infranchissable, instant|instantané, line of sight|ligne de vue, main clock|horloge principale,
    move|déplacement, power|puissance, protector|protecteur, range|portée, react|réaction, replacement|remplacement, reroll|relance,
    resist|résistance, round|round, spawn point|point d’apparition, success|succès, target|cible, tick|tic, turn|tour,
    victory point|point de victoire
  `),
  chapters: [
    { title: { en: 'Parties, set-up and winning', fr: 'Groupes, mise en place et victoire' }, has: like(/^10[0-2]/) },
    { title: { en: 'General rules', fr: 'Règles générales' }, has: like(/^10[3-7]/) },
    { title: { en: 'Cards', fr: 'Les cartes' }, has: like(/^20/) },
    { title: { en: 'The Action Bar, and what lies in it', fr: 'La Barre d’Action, et ce qu’elle contient' }, has: like(/^30/) },
    { title: { en: 'Clocks', fr: 'Les horloges' }, has: like(/^408/) },
    { title: { en: 'Ticks and turns', fr: 'Tics et tours' }, has: like(/^50/) },
    { title: { en: 'Figures in play', fr: 'Les figurines en jeu' }, has: like(/^40[0-3]/) },
    { title: { en: 'Movement', fr: 'Le déplacement' }, has: like(/^404/) },
    { title: { en: 'Range and line of sight', fr: 'Portée et ligne de vue' }, has: like(/^405/) },
    { title: { en: 'Spaces and terrain', fr: 'Cases et terrain' }, has: like(/^406/) },
    { title: { en: 'Targets', fr: 'Les cibles' }, has: like(/^407/) },
    { title: { en: 'Attacks', fr: 'Les attaques' }, has: like(/^600/) },
    { title: { en: 'The dice of an attack', fr: 'Les dés d’une attaque' }, has: like(/^601/) },
    { title: { en: 'Damage, and what follows', fr: 'Les dégâts, et la suite' }, has: like(/^602/) },
    { title: { en: 'Abilities and effects', fr: 'Capacités et effets' }, has: like(/^70/) },
  ],
};
