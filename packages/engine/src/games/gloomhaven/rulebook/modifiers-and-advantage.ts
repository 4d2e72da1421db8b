/** Adjustments, modifier draws, advantage. */
import type { Paragraph } from './types.ts';

export const MODIFIERS_AND_ADVANTAGE: readonly Paragraph[] = [
  {
    id: 'gh:modifiers.01',
    title: { en: 'Bonuses and penalties before the draw', fr: 'Bonus et malus avant le tirage' },
    text: {
      en: 'The number X of the attack first takes up all that the attacker has to add or subtract: active cards, items and whatever else bears on it.',
      fr: "Le nombre X de l'attaque reçoit d'abord tout ce que l'attaquant a à ajouter ou à retrancher : cartes actives, objets et tout ce qui pèse sur elle.",
    },
    source: 'rulebook',
  },
  {
    id: 'gh:modifiers.02',
    title: { en: 'Poisoned target: 1 more', fr: 'Cible empoisonnée : 1 de plus' },
    text: {
      en: 'An attack on a poisoned target gains 1. It is one of the adjustments of this step, like the others.',
      fr: "Une attaque contre une cible empoisonnée gagne 1. C'est un des ajustements de cette étape, comme les autres.",
    },
    source: 'rulebook',
    slip: {
      en: 'Our page lists poison after the other bonuses, as if it came later; in the rulebook (page 20) it stands among them. We read one step, in any order.',
      fr: "Notre page cite le poison après les autres bonus, comme s'il venait ensuite ; dans le livret (page 20) il est parmi eux. Nous lisons une seule étape, dans n'importe quel ordre.",
    },
  },
  {
    id: 'gh:modifiers.03',
    title: { en: 'Several adjustments: order by choice', fr: 'Plusieurs ajustements : ordre au choix' },
    text: {
      en: 'Where several adjustments meet in this step, doublings included, the player takes them in the order he likes.',
      fr: "Quand plusieurs ajustements se rencontrent à cette étape, doublements compris, le joueur les prend dans l'ordre qu'il veut.",
    },
    source: 'rulebook',
  },
  {
    id: 'gh:draw.01',
    title: { en: 'A draw for each enemy attacked', fr: 'Un tirage par ennemi attaqué' },
    text: {
      en: 'Modifier cards are drawn anew for each enemy that the attack is made against.',
      fr: "On tire des cartes modificateur à nouveau pour chaque ennemi contre qui l'attaque est faite.",
    },
    source: 'rulebook',
  },
  {
    id: 'gh:draw.02',
    title: { en: 'Empty pile: shuffle the discards and go on', fr: 'Pioche vide : on mélange la défausse et on continue' },
    text: {
      en: 'Where a card is needed and the pile has none, the discards are shuffled into a new pile and drawing goes on.',
      fr: "Quand il faut une carte et que la pioche n'en a plus, la défausse mélangée fait une nouvelle pioche et le tirage continue.",
    },
    source: 'rulebook',
  },
  {
    id: 'gh:draw.03',
    title: { en: 'Favourable effects of a drawn card are optional', fr: "Les effets favorables d'une carte tirée sont facultatifs" },
    text: {
      en: 'What good a drawn card brings is part of the attack of whoever drew it, and may be declined.',
      fr: "Le bien qu'apporte une carte tirée fait partie de l'attaque de qui l'a tirée, et peut être refusé.",
    },
    source: 'rulebook',
  },
  {
    id: 'gh:draw.04',
    title: { en: 'Neither advantage nor disadvantage', fr: 'Ni avantage ni désavantage' },
    text: {
      en: 'An attacker with neither draws one card.',
      fr: "Un attaquant qui n'a ni l'un ni l'autre tire une carte.",
    },
    source: 'rulebook',
  },
  {
    id: 'gh:draw.05',
    title: { en: 'Both cancel', fr: "Les deux s'annulent" },
    text: {
      en: 'An attacker with advantage and disadvantage draws as if with neither, however many reasons there are for either.',
      fr: "Un attaquant qui a l'avantage et le désavantage tire comme s'il n'avait aucun des deux, quel que soit le nombre de raisons de l'un ou de l'autre.",
    },
    source: 'rulebook',
  },
  {
    id: 'gh:draw.06',
    title: { en: 'A rolling card makes the draw go on', fr: 'Une carte combo prolonge le tirage' },
    text: {
      en: 'After a rolling card another is drawn, and so on up to the first that does not roll.',
      fr: "Après une carte combo on en tire une autre, et ainsi de suite jusqu'à la première qui n'en est pas une.",
    },
    source: 'rulebook',
  },
  {
    id: 'gh:draw.07',
    title: { en: 'All drawn cards apply', fr: "Toutes les cartes tirées s'appliquent" },
    text: {
      en: 'Every card of such a draw acts on the attack, with its number and its effects.',
      fr: "Chaque carte d'un tel tirage agit sur l'attaque, par son nombre et ses effets.",
    },
    source: 'rulebook',
  },
  {
    id: 'gh:draw.08',
    title: { en: "The order of the drawn cards is the player's", fr: "L'ordre des cartes tirées est au joueur" },
    text: {
      en: 'In which order the cards of one draw act is for the player to say.',
      fr: "L'ordre dans lequel agissent les cartes d'un même tirage revient au joueur.",
    },
    source: 'rulebook',
  },
  {
    id: 'gh:advantage.01',
    title: { en: 'Advantage: two cards, the better one', fr: 'Avantage : deux cartes, la meilleure' },
    text: {
      en: 'With advantage two cards are drawn and the better of them is used.',
      fr: "Avec l'avantage on tire deux cartes et l'on emploie la meilleure.",
    },
    source: 'rulebook',
  },
  {
    id: 'gh:advantage.02',
    title: { en: 'Unclear which is better: the first', fr: 'Doute sur la meilleure : la première' },
    text: {
      en: 'Where it cannot be told which of the two is better, the one drawn first is used.',
      fr: "Quand on ne peut dire laquelle des deux est la meilleure, on emploie celle tirée d'abord.",
    },
    source: 'rulebook',
  },
  {
    id: 'gh:advantage.03',
    title: { en: 'An effect is good, but of unknown worth', fr: 'Un effet est un bien de valeur inconnue' },
    text: {
      en: 'When cards are compared, any effect printed on one counts as worth something, though no number can be put on it.',
      fr: "Quand on compare des cartes, tout effet imprimé sur l'une vaut quelque chose, sans qu'aucun nombre puisse le dire.",
    },
    source: 'rulebook',
  },
  {
    id: 'gh:advantage.04',
    title: { en: 'Example: +1 Stun against +1', fr: 'Exemple : +1 Étourdi face à +1' },
    text: {
      en: 'Of these +1 Stun is better: the number is the same and it has an effect besides.',
      fr: 'De ces deux, +1 Étourdi est meilleure : le nombre est le même et elle a en outre un effet.',
    },
    source: 'rulebook',
  },
  {
    id: 'gh:advantage.05',
    title: { en: 'Example: +1 Stun against Stun', fr: 'Exemple : +1 Étourdi face à Étourdi' },
    text: {
      en: "Of these +1 Stun is better: the effect is the same and the other card's number is 0.",
      fr: "De ces deux, +1 Étourdi est meilleure : l'effet est le même et le nombre de l'autre carte est 0.",
    },
    source: 'rulebook',
  },
  {
    id: 'gh:advantage.06',
    title: { en: 'Example: +0 Stun against +2', fr: 'Exemple : +0 Étourdi face à +2' },
    text: {
      en: 'Neither is better: one has the effect, the other the higher number.',
      fr: "Aucune n'est meilleure : l'une a l'effet, l'autre le nombre le plus haut.",
    },
    source: 'rulebook',
  },
  {
    id: 'gh:advantage.07',
    title: { en: 'Example: +1 Stun against +1 Fire', fr: 'Exemple : +1 Étourdi face à +1 Feu' },
    text: {
      en: 'Neither is better: effects that differ cannot be weighed.',
      fr: "Aucune n'est meilleure : des effets différents ne se pèsent pas.",
    },
    source: 'rulebook',
  },
  {
    id: 'gh:advantage.08',
    title: { en: 'Example: +0 Muddle against +2 Stun', fr: 'Exemple : +0 Confusion face à +2 Étourdi' },
    text: {
      en: 'Neither is better: not even a gap of two outweighs a different effect.',
      fr: "Aucune n'est meilleure : même un écart de deux ne l'emporte pas sur un effet différent.",
    },
    source: 'rulebook',
  },
  {
    id: 'gh:advantage.09',
    title: { en: 'One of the two rolls', fr: 'Une des deux est combo' },
    text: {
      en: 'If just one of the two cards rolls, it is added to the other and no more are drawn.',
      fr: "Si une seule des deux cartes est combo, elle s'ajoute à l'autre et l'on n'en tire plus.",
    },
    source: 'rulebook',
    slip: {
      en: 'Our page breaks off here: of two rolling cards and of disadvantage it says nothing. Both are in the rulebook (page 20) and stand among the paragraphs on decks (deck.5, deck.6).',
      fr: "Notre page s'arrête ici : de deux cartes combo et du désavantage elle ne dit rien. L'un et l'autre sont dans le livret (page 20) et se trouvent parmi les paragraphes sur les paquets (deck.5, deck.6).",
    },
  },
];
