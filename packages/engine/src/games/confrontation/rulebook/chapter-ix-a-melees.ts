/** Chapter 9, its opening and section A: melees and how they are cut into combats. */
import type { Paragraph } from './types.ts';

export const CHAPTER_IX_A: readonly Paragraph[] = [
  {
    id: 'conf:IX-0.a',
    title: { en: 'Combat phase follows activation', fr: "La phase de combat suit l'activation" },
    text: {
      en: 'Activation is over when no fighter has an action left to resolve; play then moves straight to the combat phase.',
      fr: "L'activation s'achève quand plus aucun combattant n'a d'action à résoudre ; on passe alors immédiatement au combat.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-0.b',
    title: { en: 'Melees are resolved combat by combat', fr: 'Une mêlée se résout combat par combat' },
    text: {
      en: 'A melee is never resolved as one block: it is cut into combats (pieces of the chain of touching enemies) and those are resolved.',
      fr: "Pendant cette phase on ne résout pas une mêlée en bloc : on la découpe en combats (des morceaux de la chaîne d'ennemis au contact) et l'on résout ceux-ci.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-0.c',
    title: { en: 'Fixed step order, with windows for effects', fr: "Ordre d'étapes fixe, avec fenêtres pour les effets" },
    text: {
      en: 'Spells, miracles and other effects may be inserted at various moments, but the skeleton stays: separation, resolution, pursuits, end.',
      fr: "Sorts, miracles et autres effets peuvent s'intercaler à divers instants, mais le squelette reste le même : séparation, résolution, poursuites, fin.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-A-1.a',
    title: { en: 'Melee: definition', fr: 'Mêlée : définition' },
    text: {
      en: 'A melee is a group of fighters touching one another from neighbour to neighbour.',
      fr: 'Une mêlée regroupe des combattants qui se touchent de proche en proche.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-A-1.b',
    title: { en: 'Each member touches an enemy', fr: 'Chaque membre touche un ennemi' },
    text: {
      en: 'To belong to a melee a fighter needs at least one enemy against its base.',
      fr: "Pour faire partie d'une mêlée, il faut avoir au moins un ennemi contre son socle.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-A-1.c',
    title: { en: 'The chain may not be broken', fr: 'La chaîne ne doit pas être rompue' },
    text: {
      en: 'All members of a melee are linked by one gapless chain, and only contacts between enemies are links (IX-A-1.ex2).',
      fr: "Tous les membres d'une mêlée sont reliés par une même chaîne sans trou, et seuls les contacts entre ennemis servent de maillons (IX-A-1.ex2).",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-A-1.ex1',
    title: { en: 'Example: one unbroken chain', fr: 'Exemple : chaîne continue' },
    text: {
      en: 'Photo: everyone touches an enemy and nothing interrupts the chain, so there is a single melee.',
      fr: "Photo : tout le monde touche un ennemi et rien n'interrompt la chaîne ; c'est donc une mêlée unique.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-A-1.ex2',
    title: { en: 'Example: friends side by side break the chain', fr: 'Exemple : deux amis voisins coupent la chaîne' },
    text: {
      en: 'Photo: the red-based and sand-based models are friends, so the chain stops between them and there are two melees. The blue-based model touches no enemy and is in no melee.',
      fr: "Photo : les figurines à socle rouge et à socle sable sont alliées, la chaîne s'arrête entre elles et l'on compte deux mêlées. La figurine à socle bleu, sans ennemi contre elle, est hors de toute mêlée.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-A-1.d',
    title: { en: 'Combat: definition', fr: 'Combat : définition' },
    text: {
      en: 'A combat is a sub-group of one melee whose members are actually able to fight each other.',
      fr: "On appelle combat un sous-groupe d'une mêlée dont les membres peuvent réellement s'affronter.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-A-1.e',
    title: { en: 'Only opponents in base contact', fr: 'Seulement des adversaires au contact' },
    text: {
      en: 'A model only fights enemies that touch its base.',
      fr: "Une figurine n'affronte que des ennemis qui touchent son socle.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-A-1.f',
    title: { en: 'One against one, or one against several', fr: 'Un contre un ou un contre plusieurs' },
    text: {
      en: 'In a combat one side has exactly one model; the other has one or more.',
      fr: "Dans un combat, l'un des camps n'aligne qu'une figurine ; l'autre en aligne une ou plusieurs.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-A-1.g',
    title: { en: 'Never several against several', fr: 'Jamais plusieurs contre plusieurs' },
    text: {
      en: 'Two or more models on both sides of one combat is forbidden.',
      fr: 'Une opposition à deux figurines ou plus dans chaque camp est interdite.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-A-2.a',
    title: { en: 'When a melee must be separated', fr: 'Quand séparer une mêlée' },
    text: {
      en: 'As soon as each side has at least two models in the melee it must be cut into combats; the cut fixes who may strike whom.',
      fr: 'Dès que chaque camp compte au moins deux figurines dans la mêlée, il faut la découper en combats ; ce découpage fixe qui pourra frapper qui.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-A-2.b',
    title: { en: 'Discipline test for each melee', fr: 'Test de Discipline par mêlée' },
    text: {
      en: 'For each melee to be cut, both sides name one of their own models inside it; the two chosen models take an opposed Discipline test.',
      fr: "Pour chaque mêlée à découper, les deux camps nomment l'une de leurs figurines engagées dans celle-ci ; les deux figurines nommées s'opposent en Discipline.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-A-2.c',
    title: { en: 'The winner cuts the melee', fr: 'Le vainqueur découpe la mêlée' },
    text: {
      en: 'Whoever wins the Discipline test must do the cutting and decides the make-up of the combats among touching models.',
      fr: 'Le vainqueur du test de Discipline doit faire le découpage et décide de la composition des combats parmi les figurines qui se touchent.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-A-2.d',
    title: { en: 'The result must be readable', fr: 'Le résultat doit être lisible' },
    text: {
      en: 'After the cut every combat must be identifiable without doubt.',
      fr: 'Après découpage, on doit pouvoir identifier sans doute possible chaque combat.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-A-2.e',
    title: { en: 'A model is in one combat only', fr: 'Une figurine, un seul combat' },
    text: {
      en: 'No model may be in two combats at once.',
      fr: 'Aucune figurine ne peut figurer dans deux combats à la fois.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-A-2.f',
    title: { en: 'Nobody in contact may be left out', fr: "Personne au contact ne reste à l'écart" },
    text: {
      en: 'Every model touching an enemy must be placed in some combat.',
      fr: 'Toute figurine qui touche un ennemi doit être rangée dans un combat.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-A-2.ex1',
    title: { en: 'Example: three possible cuts', fr: 'Exemple : trois découpages possibles' },
    text: {
      en: 'Photo: the melee shown has exactly three legal separations.',
      fr: 'Photo : pour la mêlée montrée, il existe exactement trois séparations légales.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-A-2.g',
    title: { en: 'Attention: separation is notional', fr: 'Attention : séparation fictive' },
    text: {
      en: 'Bases may be nudged a few millimetres apart for clarity, but the models still count as touching.',
      fr: 'On peut écarter les socles de quelques millimètres pour y voir clair, mais les figurines comptent toujours comme se touchant.',
    },
    source: 'rulebook',
  },
];
