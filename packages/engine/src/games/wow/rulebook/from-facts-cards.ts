/** Chapters 200 to 202 and 300 to 305, the cards, from what other sources say. */
import type { Paragraph } from './types.ts';

export const CARD_CHAPTERS: readonly Paragraph[] = [
  {
    id: 'wow:200',
    title: {
      en: 'The two kinds of cards',
      fr: 'Les deux sortes de cartes',
    },
    text: {
      en: 'The game has two kinds of cards: character cards and Action Bar cards.',
      fr: "Le jeu a deux sortes de cartes : les cartes personnage et les cartes Barre d'Action.",
    },
    source: 'facts',
    confidence: 'sure',
  },
  {
    id: 'wow:201',
    title: {
      en: 'Character cards',
      fr: 'Cartes personnage',
    },
    text: {
      en: 'A character card gives name, class and race, faction, honor, health, armor and resist. Its upper text box holds exactly one ability, the main attack; all other abilities stand in the lower box.',
      fr: "Une carte personnage donne nom, classe et race, faction, honneur, santé, armure et résistance. Sa zone supérieure porte une seule capacité, l'attaque principale ; toutes les autres sont dans la zone inférieure.",
    },
    source: 'facts',
    confidence: 'sure',
  },
  {
    id: 'wow:202',
    title: {
      en: 'Action Bar cards',
      fr: "Cartes Barre d'Action",
    },
    text: {
      en: 'An Action Bar card gives a name, a tick cost, a restriction, a category, sometimes a type, and what it does.',
      fr: "Une carte Barre d'Action donne un nom, un coût en tics, une restriction, une catégorie, parfois un type, et son effet.",
    },
    source: 'facts',
    confidence: 'sure',
  },
  {
    id: 'wow:300.1',
    title: {
      en: 'The Action Bar',
      fr: "La Barre d'Action",
    },
    text: {
      en: 'Every character but pets has an Action Bar of cards. A card in it is ready or exhausted, and, quite apart from that, face up or face down; its player may look at it at any time. An exhausted one is not played.',
      fr: "Tout personnage, sauf les familiers, a une Barre d'Action. Chaque carte y est redressée ou épuisée et, sans rapport avec cela, face visible ou cachée ; son joueur peut la consulter à tout moment. Une carte épuisée ne se joue pas.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wow:300.2',
    title: {
      en: 'What may lie in a bar',
      fr: "Ce qu'une barre peut contenir",
    },
    text: {
      en: 'Two cards of one name never share a bar. A restriction names a class, a race or one character, and the bearer must fit it; a card without restriction fits anyone.',
      fr: 'Deux cartes de même nom ne vont jamais dans une même barre. Une restriction nomme une classe, une race ou un personnage, et le porteur doit y répondre ; une carte sans restriction convient à tous.',
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wow:300.3',
    title: {
      en: 'Actions, instants and reacts',
      fr: 'Actions, instantanés et réactions',
    },
    text: {
      en: "A card marked as an instant or a react belongs to that category; every other card is an action. Instants come on top of the turn's action. Playing a card exhausts it.",
      fr: "Une carte marquée « instantané » ou « réaction » est de cette catégorie ; toute autre est une action. Les instantanés s'ajoutent à l'action du tour. Jouer une carte l'épuise.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wow:300.4',
    title: {
      en: 'Core ability and tick cost',
      fr: 'Capacité de base et coût en tics',
    },
    text: {
      en: 'Every card has a core ability, and the number at its upper left is the tick cost of that ability. Some cards add others.',
      fr: "Toute carte a une capacité de base, dont le coût en tics est le nombre en haut à gauche. Certaines en ajoutent d'autres.",
    },
    source: 'facts',
    confidence: 'sure',
  },
  {
    id: 'wow:301',
    title: {
      en: 'Buffs and debuffs',
      fr: 'Buffs et debuffs',
    },
    text: {
      en: 'These cards attach to a character, a buff to an ally and a debuff to an enemy, and stay through a change of control. They last as printed; that the attachment ends once the card is readied is our reading.',
      fr: "Ces cartes s'attachent à un personnage, le buff à un allié, le debuff à un ennemi, et y restent si le contrôle change. Elles durent ce qui est imprimé ; que l'attachement cesse quand la carte est redressée est notre lecture.",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'wow:302',
    title: {
      en: 'Equipment',
      fr: 'Équipement',
    },
    text: {
      en: 'Equipment is turned up before the game or never. It fills slots of which a character has only so many, a two-handed weapon filling both hands, and adds honor to its bearer. The abilities it grants do not exhaust it. Exhausted, it is broken: none of its abilities counts until it is readied.',
      fr: "L'équipement se retourne avant la partie ou jamais. Il occupe des emplacements en nombre limité, une arme à deux mains prenant les deux mains, et ajoute de l'honneur à son porteur. Jouer les capacités qu'il donne ne l'épuise pas. Épuisé, il est brisé : aucune de ses capacités ne vaut avant qu'il soit redressé.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wow:303',
    title: {
      en: 'Forms',
      fr: 'Formes',
    },
    text: {
      en: 'A character has at most one form; taking another ends the first. A form may change numbers and the main attack while it lasts.',
      fr: "Un personnage a au plus une forme ; en prendre une autre met fin à la première. Tant qu'elle dure, une forme peut changer ses valeurs et son attaque principale.",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'wow:304',
    title: {
      en: 'Totems',
      fr: 'Totems',
    },
    text: {
      en: 'A totem is a token, not a character. It shares its space with anyone, stops neither sight nor movement, and can be attacked, from its own space too. Its health and defence are those of its card.',
      fr: "Un totem est un pion, pas un personnage. Il partage sa case avec quiconque, n'arrête ni la vue ni le passage, et peut être attaqué, même depuis sa propre case. Sa santé et sa défense sont celles de sa carte.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wow:305',
    title: {
      en: 'Pets',
      fr: 'Familiers',
    },
    text: {
      en: 'A pet is a character without an Action Bar. It holds its space alone, yet blocks no sight, and enemies may pass through it. That it has a clock of its own, starting one tick after the main clock, and that its card cannot be played again while it lives, is our reading.',
      fr: "Un familier est un personnage sans Barre d'Action. Il occupe seul sa case, mais ne coupe pas la vue, et l'ennemi peut le traverser. Qu'il ait sa propre horloge, un tic après l'horloge principale à son arrivée, et que sa carte ne puisse être rejouée tant qu'il vit, est notre lecture.",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
];
