/** Attack X: targets, what is no attack, obstacles with hit points, melee and ranged. */
import type { Paragraph } from './types.ts';

export const ATTACKS: readonly Paragraph[] = [
  {
    id: 'gh:attack.01',
    title: { en: 'Attack X starts by naming its targets', fr: "Attaque X : on désigne d'abord les cibles" },
    text: {
      en: 'An Attack X ability opens with the choice of the enemy it is aimed at, or of several where it allows them. Allies are never targets.',
      fr: "Une capacité Attaque X s'ouvre sur le choix de l'ennemi qu'elle vise, ou de plusieurs quand elle le permet. Un allié n'est jamais une cible.",
    },
    source: 'rulebook',
  },
  {
    id: 'gh:attack.02',
    title: { en: 'A disarmed figure cannot attack', fr: "Désarmé : pas d'attaque" },
    text: {
      en: 'A disarmed figure can use no attack ability; whatever else it can do stays open to it.',
      fr: "Une figurine désarmée ne peut employer aucune capacité d'attaque ; tout le reste lui demeure permis.",
    },
    source: 'rulebook',
  },
  {
    id: 'gh:attack.03',
    title: { en: 'Harm without the word attack is no attack', fr: "Un tort sans le mot attaque n'est pas une attaque" },
    text: {
      en: 'What makes a figure suffer damage or lose hit points without speaking of an attack is none: no modifier card is drawn, and neither shield, retaliate nor poison counts.',
      fr: "Ce qui fait subir des dégâts ou perdre des points de vie sans parler d'attaque n'en est pas une : on ne tire pas de carte modificateur, et ni bouclier, ni riposte, ni poison ne comptent.",
    },
    source: 'rulebook',
  },
  {
    id: 'gh:attack.04',
    title: { en: 'Such harm needs no line of sight', fr: 'Un tel tort se passe de ligne de vue' },
    text: {
      en: 'Since these effects are no attacks they work without a line of sight, unless the ability prints a range: then it is needed as for any ability with one (sight.1).',
      fr: "N'étant pas des attaques, ces effets agissent sans ligne de vue, sauf si la capacité imprime une portée : il la faut alors comme pour toute capacité qui en a une (sight.1).",
    },
    source: 'rulebook',
    slip: {
      en: 'Our page frees all of them from line of sight; the rulebook (page 19) and its FAQ ask for it wherever a range is printed. We read the latter.',
      fr: "Notre page les dispense tous de ligne de vue ; le livret (page 19) et sa FAQ l'exigent partout où une portée est imprimée. Nous lisons ces derniers.",
    },
  },
  {
    id: 'gh:attack.05',
    title: { en: 'Never twice the same enemy with one ability', fr: 'Jamais deux fois le même ennemi avec une même capacité' },
    text: {
      en: 'One printed attack ability strikes a given enemy once at most, however many targets it has. A card that says otherwise goes before.',
      fr: "Une même capacité d'attaque imprimée frappe un ennemi donné une fois au plus, si nombreuses que soient ses cibles. Une carte qui dit le contraire l'emporte.",
    },
    source: 'rulebook',
  },
  {
    id: 'gh:attack.06',
    title: { en: 'Obstacles with hit points may be attacked', fr: 'Un obstacle doté de points de vie peut être attaqué' },
    text: {
      en: 'Where a scenario gives hit points to an obstacle, attacks can be aimed at it as at an enemy.',
      fr: "Là où un scénario donne des points de vie à un obstacle, on peut l'attaquer comme un ennemi.",
    },
    source: 'rulebook',
  },
  {
    id: 'gh:attack.07',
    title: { en: 'Only damage destroys such an obstacle', fr: 'Seuls les dégâts détruisent un tel obstacle' },
    text: {
      en: 'It leaves the map when its hit points are gone and in no other way: abilities that destroy an obstacle or kill outright cannot choose it.',
      fr: "Il quitte la carte quand ses points de vie sont épuisés et d'aucune autre façon : les capacités qui détruisent un obstacle ou tuent d'emblée ne peuvent le choisir.",
    },
    source: 'rulebook',
  },
  {
    id: 'gh:attack.08',
    title: { en: 'Such obstacles are immune to every condition', fr: 'Ces obstacles ne prennent aucun état' },
    text: {
      en: 'No condition ever takes hold on an obstacle that has hit points.',
      fr: 'Aucun état ne prend jamais sur un obstacle qui a des points de vie.',
    },
    source: 'rulebook',
  },
  {
    id: 'gh:attack.09',
    title: {
      en: 'For summons such an obstacle is an enemy with initiative 99',
      fr: 'Pour les invocations, cet obstacle est un ennemi d’initiative 99',
    },
    text: {
      en: "The players' summons count it among their enemies when they look for a focus; in ties its initiative is 99.",
      fr: 'Les invocations des joueurs le comptent parmi leurs ennemis quand elles cherchent leur cible prioritaire ; dans les égalités son initiative est 99.',
    },
    source: 'rulebook',
  },
  {
    id: 'gh:melee.01',
    title: { en: 'No printed range means melee', fr: 'Sans portée imprimée : mêlée' },
    text: {
      en: 'An attack that gives no range is a melee attack.',
      fr: 'Une attaque qui ne donne pas de portée est une attaque de mêlée.',
    },
    source: 'rulebook',
  },
  {
    id: 'gh:melee.02',
    title: { en: 'Melee reaches one adjacent enemy', fr: 'La mêlée atteint un ennemi adjacent' },
    text: {
      en: 'Its range is 1, so that it strikes one enemy on an adjacent hex.',
      fr: 'Sa portée est 1 : elle frappe un ennemi sur un hexagone adjacent.',
    },
    source: 'rulebook',
  },
  {
    id: 'gh:melee.03',
    title: { en: 'Several melee targets', fr: 'Plusieurs cibles en mêlée' },
    text: {
      en: 'It strikes more than one enemy only where the ability shows an area or says Target Z.',
      fr: "Elle ne frappe plus d'un ennemi que si la capacité montre une zone ou dit Cibler Z.",
    },
    source: 'rulebook',
  },
  {
    id: 'gh:ranged.01',
    title: { en: 'Range Y: one enemy within Y hexes and in sight', fr: 'Portée Y : un ennemi à Y hexagones au plus, en vue' },
    text: {
      en: 'A ranged attack of range Y strikes one enemy no more than Y hexes away (range.1) that the attacker can see (sight.1).',
      fr: "Une attaque à distance de portée Y frappe un ennemi à Y hexagones au plus (range.1) que l'attaquant peut voir (sight.1).",
    },
    source: 'rulebook',
  },
  {
    id: 'gh:ranged.02',
    title: { en: 'Several ranged targets', fr: 'Plusieurs cibles à distance' },
    text: {
      en: 'Here too only an area or Target Z allows more than one enemy.',
      fr: "Ici aussi, seule une zone ou Cibler Z permet plus d'un ennemi.",
    },
    source: 'rulebook',
  },
  {
    id: 'gh:ranged.03',
    title: {
      en: 'Attacks that a ranged ability brings about are ranged',
      fr: "Les attaques qu'entraîne une capacité à distance sont à distance",
    },
    text: {
      en: 'Where an ability names a range and then leads to further attacks, those are ranged attacks as well.',
      fr: "Quand une capacité donne une portée puis entraîne d'autres attaques, celles-ci sont aussi des attaques à distance.",
    },
    source: 'rulebook',
  },
  {
    id: 'gh:ranged.04',
    title: { en: 'Ranged against an adjacent enemy', fr: 'À distance contre un voisin' },
    text: {
      en: 'Against an enemy on an adjacent hex a ranged attack has disadvantage, and against that enemy only.',
      fr: 'Contre un ennemi sur un hexagone adjacent, une attaque à distance a le désavantage, et contre lui seul.',
    },
    source: 'rulebook',
  },
];
