/** Chapters 700 to 709, abilities and their effects, from what other sources say. */
import type { Paragraph } from './types.ts';

export const ABILITIES: readonly Paragraph[] = [
  {
    id: 'wow:700',
    title: {
      en: 'Three kinds of abilities',
      fr: 'Trois sortes de capacités',
    },
    text: {
      en: 'An ability is a react, a payment ability or an ongoing ability. Reacts and payment abilities are played; ongoing ones are not.',
      fr: 'Une capacité est une réaction, une capacité payante ou une capacité permanente. Les réactions et les payantes se jouent ; les permanentes, non.',
    },
    source: 'facts',
    confidence: 'sure',
  },
  {
    id: 'wow:700.1',
    title: {
      en: 'Where abilities stand',
      fr: 'Où sont les capacités',
    },
    text: {
      en: "A character's upper text box holds its main attack, its lower box all its other abilities. Reacts normally come from Action Bar cards marked so.",
      fr: "La zone supérieure d'un personnage porte son attaque principale, la zone inférieure toutes ses autres capacités. Les réactions viennent d'ordinaire des cartes Barre d'Action qui le disent.",
    },
    source: 'facts',
    confidence: 'sure',
  },
  {
    id: 'wow:700.2',
    title: {
      en: 'Payment abilities',
      fr: 'Capacités payantes',
    },
    text: {
      en: 'A payment ability is one that is no react and has a tick cost, be it 0. A buff, form, pet or totem has a core payment ability that is not written out: paying it puts the thing into play, and the printed text tells what it does there.',
      fr: "Est payante toute capacité qui n'est pas une réaction et qui a un coût en tics, fût-il de 0. Un buff, une forme, un familier ou un totem a une capacité payante de base qui n'est pas écrite : la payer met la chose en jeu, et le texte imprimé dit ce qu'elle y fait.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wow:701',
    title: {
      en: 'Reacts',
      fr: 'Réactions',
    },
    text: {
      en: "A react is played only in the window that its condition names, and pays its ticks on its own character's clock even in somebody else's turn. That the player who did not open the window is asked first, and that a react may be answered, last in first out, is our reading.",
      fr: "Une réaction ne se joue que dans la fenêtre que nomme sa condition, et paie ses tics sur l'horloge de son propre personnage, même pendant le tour d'autrui. Que l'on consulte d'abord le joueur qui n'a pas ouvert la fenêtre, et qu'une réaction puisse recevoir une réponse, la dernière jouée passant la première, est notre lecture.",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'wow:702',
    title: {
      en: 'Playing payment abilities',
      fr: 'Jouer une capacité payante',
    },
    text: {
      en: "A payment ability is played in its character's own turn: as the turn's action, or besides it if it is an instant. Its tick cost is paid on the personal clock.",
      fr: "Une capacité payante se joue au tour de son personnage : comme action du tour, ou en plus si c'est un instantané. Son coût en tics se paie sur l'horloge personnelle.",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'wow:703',
    title: {
      en: 'The order of playing an ability',
      fr: "L'ordre pour jouer une capacité",
    },
    text: {
      en: 'Announce the ability, choose its targets, exhaust the card, pay the ticks; then comes the window for reacts, and then the ability is cancelled or resolves. What was paid for a cancelled ability stays paid.',
      fr: "On annonce la capacité, on choisit ses cibles, on épuise la carte, on paie les tics ; vient la fenêtre des réactions, puis la capacité est annulée ou résolue. Ce qu'on a payé pour une capacité annulée reste payé.",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'wow:704',
    title: {
      en: 'Ongoing abilities',
      fr: 'Capacités permanentes',
    },
    text: {
      en: 'An ongoing ability is neither a react nor has it a tick cost. It counts as long as its card is in play.',
      fr: "Une capacité permanente n'est pas une réaction et n'a pas de coût en tics. Elle vaut tant que sa carte est en jeu.",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'wow:704.2',
    title: {
      en: 'Triggered abilities',
      fr: 'Capacités déclenchées',
    },
    text: {
      en: 'Some ongoing abilities wait for a condition. When it is met they resolve at once, in the place the sequence gives them.',
      fr: "Certaines capacités permanentes attendent une condition. Dès qu'elle est remplie, elles se résolvent, à la place que la séquence leur donne.",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'wow:705',
    title: {
      en: 'Resolving an ability',
      fr: 'Résoudre une capacité',
    },
    text: {
      en: 'An ability does as much as it can. That a target which has gone or become illegal is skipped, and that nothing happens if none is left, is our reading.',
      fr: "Une capacité fait tout ce qu'elle peut. Qu'une cible disparue ou devenue illégale soit passée, et que rien n'arrive s'il n'en reste aucune, est notre lecture.",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'wow:706',
    title: {
      en: 'Effects',
      fr: 'Effets',
    },
    text: {
      en: 'What an ability does are its effects. They resolve in the order of the text.',
      fr: "Ce que fait une capacité, ce sont ses effets. Ils se résolvent dans l'ordre du texte.",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'wow:707',
    title: {
      en: 'Effects that happen once',
      fr: 'Effets immédiats',
    },
    text: {
      en: 'An effect without a duration happens once and is over.',
      fr: "Un effet sans durée a lieu une fois, et c'est tout.",
    },
    source: 'facts',
    confidence: 'likely',
  },
  {
    id: 'wow:708',
    title: {
      en: 'Effects that last',
      fr: 'Effets durables',
    },
    text: {
      en: "An effect with a duration goes on until that has run out. 'This turn' means the turn under way, whoever is acting.",
      fr: "Un effet qui a une durée se poursuit jusqu'à son terme. « Ce tour-ci » désigne le tour en cours, quel que soit celui qui agit.",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'wow:709',
    title: {
      en: 'Replacing',
      fr: 'Remplacement',
    },
    text: {
      en: 'An event may be replaced before it happens: damage prevented was never dealt. That one replacement applies to one event once, and that the player of the figure concerned picks among several, is our reading.',
      fr: "Un événement peut être remplacé avant d'avoir lieu : des dégâts prévenus n'ont jamais été infligés. Qu'un remplacement ne serve qu'une fois pour un même événement, et que le joueur de la figurine visée choisisse entre plusieurs, est notre lecture.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
];
