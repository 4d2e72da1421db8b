/** Chapter 600: attacks, up to the dice. */
import type { Paragraph } from './types.ts';

export const CHAPTER_600: readonly Paragraph[] = [
  {
    id: 'wow:600.1',
    title: {
      en: 'What is an attack',
      fr: "Ce qu'est une attaque",
    },
    text: {
      en: 'An attack is a payment ability that has a physical or magic power value, and nothing else is.',
      fr: "Est une attaque toute capacité payante munie d'une puissance physique ou magique, et elle seule.",
    },
    source: 'rulebook',
  },
  {
    id: 'wow:600.1a',
    title: {
      en: 'Where attacks come from',
      fr: "D'où viennent les attaques",
    },
    text: {
      en: "The upper text box of the card holds each character's main attack; the lower box and Action Bar cards may supply more.",
      fr: "La zone supérieure de la carte porte l'attaque principale de chaque personnage ; la zone inférieure et les cartes Barre d'Action peuvent en fournir d'autres.",
    },
    source: 'rulebook',
  },
  {
    id: 'wow:600.1b',
    title: {
      en: 'Damage types',
      fr: 'Types de dégâts',
    },
    text: {
      en: 'An attack has one of eight types: arcane, fire, frost, holy, melee, nature, ranged, shadow. The type matters only when some text refers to it.',
      fr: "Une attaque a un type parmi huit : arcane, feu, givre, sacré, mêlée, nature, à distance, ombre. Le type n'a d'effet que si un texte s'y réfère.",
    },
    source: 'rulebook',
    slip: {
      en: "An English 'or' remained before the last type. The list is complete all the same.",
      fr: "Un « or » anglais est resté devant le dernier type. La liste n'en est pas moins complète.",
    },
  },
  {
    id: 'wow:600.1c',
    title: {
      en: 'Physical or magic, never both',
      fr: 'Physique ou magique',
    },
    text: {
      en: 'An attack is either physical or magic. An effect that converts it does so from the very start of the attack.',
      fr: "Une attaque est soit physique soit magique. Un effet qui la convertit agit dès le tout début de l'attaque.",
    },
    source: 'rulebook',
  },
  {
    id: 'wow:600.1c.ex',
    title: {
      en: 'Example: Arcane Shot, Blessing of Protection, Counterspell',
      fr: 'Exemple : Arcane Shot',
    },
    text: {
      en: "Arcane Shot turns its hunter's next physical ranged attack this turn into a magic arcane one and gives it a crit that readies the card. The hunter plays it, then shoots a paladin: being magic from the outset the attack is out of reach of Blessing of Protection, which cancels a physical attack aimed at the paladin or an adjacent ally, but open to an adjacent mage's Counterspell, which answers any enemy ability but a physical attack.",
      fr: "Arcane Shot rend magique (arcane) le prochain tir physique de son chasseur ce tour-ci et y joint un critique qui redresse la carte. Le chasseur la joue, puis tire sur un paladin : magique d'emblée, l'attaque échappe à Blessing of Protection (qui annule une attaque physique visant le paladin ou un allié adjacent) mais s'expose au Counterspell d'un mage adjacent (qui répond à toute capacité ennemie sauf une attaque physique).",
    },
    source: 'rulebook',
    slip: {
      en: "Our source misspells one card's name once. Its example lets an adjacent mage react although the card it quotes names no distance: the card's own data decides the range. And that card cancels 'this attack' although it may answer other things: read, it cancels that ability.",
      fr: "Notre source écorche une fois le nom d'une carte. Son exemple fait réagir un mage adjacent alors que la carte citée ne donne aucune distance : c'est la carte qui fixe la portée. Enfin, cette carte annule « cette attaque » bien qu'elle puisse répondre à autre chose : lire, elle annule cette capacité.",
    },
  },
  {
    id: 'wow:600.2',
    title: {
      en: 'Playing an attack; cancellation; power 0',
      fr: 'Jouer une attaque',
    },
    text: {
      en: 'An attack is played like any ability. Cancelled by a react it does not resolve and no later step happens; otherwise all steps run in order, even at power 0.',
      fr: "Une attaque se joue comme toute capacité. Annulée par une réaction, elle n'est pas résolue et aucune étape suivante n'a lieu ; sinon toutes les étapes s'enchaînent dans l'ordre, même à puissance 0.",
    },
    source: 'rulebook',
  },
  {
    id: 'wow:600.3',
    title: {
      en: "Protectors, then 'is attacked'",
      fr: 'Protecteurs, puis « est attaqué »',
    },
    text: {
      en: "Every character with protector that meets its conditions may stand in for a defender provided it is not itself a defender already; the one protected stops being a defender. Only then is each defender 'attacked'.",
      fr: "Tout personnage ayant protecteur et remplissant les conditions peut prendre la place d'un défenseur, à condition de n'être pas lui-même déjà défenseur ; le protégé cesse de l'être. Ensuite seulement chaque défenseur « est attaqué ».",
    },
    source: 'rulebook',
    slip: {
      en: 'By its grammar our source asks that the defender not be a defender already, which is nonsense: read, that the protector not be one. Nor does it say that the protector becomes a defender; that is what protecting means, and what follows needs it.',
      fr: "Par sa grammaire, notre source exige que le défenseur ne soit pas déjà défenseur, ce qui n'a pas de sens : lire, que le protecteur ne le soit pas. Elle ne dit pas non plus que le protecteur devient défenseur ; c'est pourtant ce que protéger veut dire, et la suite le suppose.",
    },
  },
  {
    id: 'wow:600.4',
    title: {
      en: 'Linked non-crit effects before the dice',
      fr: 'Effets liés avant les dés',
    },
    text: {
      en: "Now resolve the attack's linked non-crit effects, except those that say they act 'after' it.",
      fr: "On résout alors les effets non critiques liés à l'attaque, sauf ceux qui disent agir « après » celle-ci.",
    },
    source: 'rulebook',
    slip: {
      en: "Our source sends the 'after' effects to 602.2, the step of crits. Read: 602.3.",
      fr: "Notre source renvoie les effets « après » à 602.2, qui est l'étape des critiques. Lire : 602.3.",
    },
  },
];
