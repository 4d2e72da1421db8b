/** An attack step by step, and the conditions, from what sources beside the summary say. */
import type { Paragraph } from './types.ts';

export const STRIKING: readonly Paragraph[] = [
  {
    id: 'gh:pipeline.1',
    title: { en: 'An attack: kind and targets', fr: 'Une attaque : genre et cibles' },
    text: {
      en: 'First it is settled whether the attack is melee or ranged, and against whom. Each target then undergoes all that follows by itself. Add Target brings one enemy more, in range and not yet a target, with all the attack has but further targets; for an area it is one outside it. Whether the area may then lie over nobody is an option.',
      fr: "On fixe d'abord si l'attaque est de mêlée ou à distance, et contre qui. Chaque cible subit ensuite pour elle-même tout ce qui suit. Ajouter une cible apporte un ennemi de plus, à portée et pas encore visé, avec tout ce qu'a l'attaque sauf des cibles de plus ; pour une zone, c'en est un hors d'elle. Que la zone puisse alors n'être sur personne est une option.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:pipeline.2',
    title: { en: "The attacker's adjustments", fr: "Les ajustements de l'attaquant" },
    text: {
      en: "Bonuses, penalties, doublings and the 1 for a poisoned target change the number of the attack, in the player's order (modifiers.03).",
      fr: "Bonus, malus, doublements et le 1 d'une cible empoisonnée changent le nombre de l'attaque, dans l'ordre du joueur (modifiers.03).",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:pipeline.3',
    title: { en: 'Modifier cards', fr: 'Cartes modificateur' },
    text: {
      en: 'Then modifier cards are drawn and applied (draw.01). With a null there is no damage, whatever else is drawn and in whatever order.',
      fr: "On tire ensuite les cartes modificateur et on les applique (draw.01). Avec un nul il n'y a pas de dégâts, quoi qu'on tire d'autre et dans quelque ordre que ce soit.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:pipeline.4',
    title: { en: 'Shield', fr: 'Bouclier' },
    text: {
      en: "The target's shields, added together and lowered by pierce, are taken off, down to 0 at the least. They count against attacks only.",
      fr: 'Les boucliers de la cible, additionnés et diminués de la perforation, sont retranchés, sans descendre sous 0. Ils ne comptent que contre les attaques.',
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:pipeline.5',
    title: { en: 'Damage', fr: 'Dégâts' },
    text: {
      en: 'The target suffers what is left, or its player negates it (damage.1). So an Attack 3 with 2 more, doubled, then a card of -1 against Shield 1, does 8. Whether what goes beyond the last hit point was dealt, for a card that counts it, is an option.',
      fr: "La cible subit ce qui reste, ou son joueur l'annule (damage.1). Ainsi une Attaque 3 avec 2 de plus, doublée, puis une carte -1 contre un Bouclier 1, fait 8. Que ce qui dépasse le dernier point de vie soit infligé, pour une carte qui le compte, est une option.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:pipeline.6',
    title: { en: 'A dead target', fr: 'Une cible morte' },
    text: {
      en: 'A target that dies leaves the map at once: nothing further of the attack concerns it, and it does not retaliate.',
      fr: "Une cible qui meurt quitte aussitôt la carte : plus rien de l'attaque ne la concerne, et elle ne riposte pas.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:pipeline.7',
    title: { en: 'Effects of the attack', fr: "Effets de l'attaque" },
    text: {
      en: "On a target that lives the attack's effects land, even where it did no damage or a null was drawn. A character may decline them, experience excepted; a monster never does.",
      fr: "Sur une cible vivante, les effets de l'attaque prennent, même sans aucun dégât ou après un nul. Un personnage peut y renoncer, sauf à l'expérience ; un monstre n'y renonce jamais.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:pipeline.8',
    title: { en: 'Retaliate', fr: 'Riposte' },
    text: {
      en: "Last the target retaliates if the attacker is within its retaliate's range now, after any push or pull; adjacent where none is printed. Retaliates add up and strike once for each attack suffered; they are no attacks.",
      fr: "Enfin la cible riposte si l'attaquant est à portée de sa riposte à présent, après toute poussée ou traction ; adjacent si aucune n'est imprimée. Les ripostes s'additionnent et frappent une fois par attaque subie ; ce ne sont pas des attaques.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:condition.poison',
    title: { en: 'Poison', fr: 'Poison' },
    text: {
      en: "Enemies' attacks on the figure gain 1. A heal removes it and heals nothing.",
      fr: "Les attaques de ses ennemis contre la figurine gagnent 1. Un soin l'ôte et ne soigne rien.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:condition.wound',
    title: { en: 'Wound', fr: 'Blessure' },
    text: {
      en: 'The figure suffers 1 damage at the start of each of its turns. A heal removes it, and heals as well unless there was poison too.',
      fr: "La figurine subit 1 dégât au début de chacun de ses tours. Un soin l'ôte, et soigne aussi sauf s'il y avait également du poison.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:condition.immobilize',
    title: { en: 'Immobilize', fr: 'Immobilisation' },
    text: {
      en: 'The figure can use no move ability until the end of its next turn (condition.turns). It can still be pushed and pulled.',
      fr: "La figurine ne peut employer aucune capacité de déplacement jusqu'à la fin de son prochain tour (condition.turns). On peut encore la pousser et la tirer.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:condition.disarm',
    title: { en: 'Disarm', fr: 'Désarmement' },
    text: {
      en: 'The figure can use no attack ability until the end of its next turn (condition.turns).',
      fr: "La figurine ne peut employer aucune capacité d'attaque jusqu'à la fin de son prochain tour (condition.turns).",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:condition.stun',
    title: { en: 'Stun', fr: 'Étourdissement' },
    text: {
      en: "Until the end of its next turn (condition.turns) the figure can use neither abilities nor items. A character can still rest long; cards it chose are discarded unused. The shield and retaliate of a monster's stat card hold all the same.",
      fr: "Jusqu'à la fin de son prochain tour (condition.turns) la figurine ne peut employer ni capacités ni objets. Un personnage peut encore prendre un repos long ; les cartes qu'il avait choisies sont défaussées sans servir. Le bouclier et la riposte de la carte de caractéristiques d'un monstre tiennent tout de même.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:condition.muddle',
    title: { en: 'Muddle', fr: 'Confusion' },
    text: {
      en: 'The figure attacks with disadvantage until the end of its next turn (condition.turns).',
      fr: "La figurine attaque avec désavantage jusqu'à la fin de son prochain tour (condition.turns).",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:condition.invisible',
    title: { en: 'Invisible', fr: 'Invisibilité' },
    text: {
      en: 'Until the end of its next turn (condition.turns) its enemies can neither target the figure nor make it their focus. To monsters an invisible character is an obstacle.',
      fr: "Jusqu'à la fin de son prochain tour (condition.turns) ses ennemis ne peuvent ni viser la figurine ni en faire leur cible prioritaire. Pour les monstres, un personnage invisible est un obstacle.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:condition.strengthen',
    title: { en: 'Strengthen', fr: 'Renforcement' },
    text: {
      en: 'The figure attacks with advantage until the end of its next turn (condition.turns).',
      fr: "La figurine attaque avec avantage jusqu'à la fin de son prochain tour (condition.turns).",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:condition.curse',
    title: { en: 'Curse', fr: 'Malédiction' },
    text: {
      en: "A null is shuffled into what is left of the figure's own modifier deck, and leaves it when drawn or when the scenario ends. There are ten for the monsters and ten for the characters.",
      fr: 'Un nul est mélangé à ce qui reste du paquet de modificateurs de la figurine, et le quitte une fois tiré ou à la fin du scénario. Il y en a dix pour les monstres et dix pour les personnages.',
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:condition.bless',
    title: { en: 'Bless', fr: 'Bénédiction' },
    text: {
      en: "A x2 is shuffled into what is left of the figure's own modifier deck, and leaves it when drawn or when the scenario ends. There are ten in all.",
      fr: 'Un x2 est mélangé à ce qui reste du paquet de modificateurs de la figurine, et le quitte une fois tiré ou à la fin du scénario. Il y en a dix en tout.',
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'gh:condition.turns',
    title: { en: 'The next full turn', fr: 'Le prochain tour entier' },
    text: {
      en: "A condition that ends with the figure's next turn ends with the next whole one: gained in its own turn, it outlasts the end of that turn. A figure has each condition once; gained anew, it runs anew.",
      fr: 'Un état qui finit avec le prochain tour de la figurine finit avec le prochain tour entier : reçu pendant son propre tour, il en passe la fin. Une figurine a chaque état une seule fois ; reçu à nouveau, il court à nouveau.',
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
];
