/** Chapter 408: clocks and ticks. */
import type { Paragraph } from './types.ts';

export const CHAPTER_408: readonly Paragraph[] = [
  {
    id: 'wow:408.1',
    title: {
      en: 'Main clock, personal clocks, ticks',
      fr: 'Horloge principale et personnelles',
    },
    text: {
      en: 'The main clock tells game time and each character has its own, the lower dial of its UBase, telling when it acts next. All start at 1 and each value is a tick.',
      fr: "L'horloge principale donne le temps de la partie et chaque personnage a la sienne, cadran inférieur de son UBase, qui dit quand il rejouera. Toutes partent de 1 et chaque valeur est un tic.",
    },
    source: 'rulebook',
  },
  {
    id: 'wow:408.1a',
    title: {
      en: 'Tick up and tick down',
      fr: 'Augmenter et diminuer',
    },
    text: {
      en: "'Tick up' adds 1 to a clock, 'tick down' takes 1 off; with a number, that many.",
      fr: '« Tick up » ajoute 1 à une horloge, « tick down » retire 1 ; avec un nombre, on ajoute ou retire ce nombre.',
    },
    source: 'rulebook',
  },
  {
    id: 'wow:408.1b',
    title: {
      en: 'Enemy tick-ups open a react window',
      fr: 'Fenêtre de réaction au tick-up ennemi',
    },
    text: {
      en: "When an enemy ticks up a character's personal clock, a window opens for reacts conditioned on exactly that.",
      fr: "Lorsqu'un ennemi augmente l'horloge personnelle d'un personnage, une fenêtre s'ouvre pour les réactions conditionnées à cet événement.",
    },
    source: 'rulebook',
  },
  {
    id: 'wow:408.1c',
    title: {
      en: 'Wrap at ten; new round',
      fr: 'Retour à 1 après 10',
    },
    text: {
      en: 'A clock at 10 that ticks up returns to 1; when the main clock does so, a new round begins.',
      fr: "Une horloge à 10 qui augmente revient à 1 ; quand c'est l'horloge principale, un nouveau round débute.",
    },
    source: 'rulebook',
  },
  {
    id: 'wow:408.2',
    title: {
      en: 'Paying a tick cost',
      fr: 'Payer un coût en tics',
    },
    text: {
      en: "To pay an ability's tick cost, advance the PERSONAL clock of the character playing it by that much.",
      fr: "Payer le coût en tics d'une capacité, c'est avancer d'autant l'horloge PERSONNELLE du personnage qui la joue.",
    },
    source: 'rulebook',
    slip: {
      en: "Our source has the character advance its 'main clock'. A character has none: that clock belongs to the game (408.1), and the limit set on this very payment speaks of personal clocks (408.2a). Read: its personal clock.",
      fr: "Notre source fait avancer au personnage son horloge « principale ». Un personnage n'en a pas : elle appartient à la partie (408.1), et la limite posée à ce même paiement parle d'horloge personnelle (408.2a). Lire : son horloge personnelle.",
    },
  },
  {
    id: 'wow:408.2a',
    title: {
      en: 'Clocks cannot lap one another',
      fr: "Pas de tour d'avance",
    },
    text: {
      en: 'A personal clock stays between the main clock and main plus 9. A cost that would carry it to +10 or more cannot be paid; an effect that would is cut to +9, and a reduction below the main clock stops level with it.',
      fr: "Une horloge personnelle reste entre l'horloge principale et celle-ci plus 9. Un coût qui la porterait à +10 ou plus ne peut être payé ; un effet qui la porterait plus loin s'arrête à +9, et une baisse sous l'horloge principale s'arrête à son niveau.",
    },
    source: 'rulebook',
    slip: {
      en: "Our source speaks of an effect that takes 'a main clock' below the main clock, which cannot be; the sentence ends on the personal one. Read: a personal clock, both times.",
      fr: "Notre source parle d'un effet qui ferait passer « une horloge principale » sous l'horloge principale, ce qui ne se peut ; la phrase finit d'ailleurs sur l'horloge personnelle. Lire : personnelle, les deux fois.",
    },
  },
  {
    id: 'wow:408.3',
    title: {
      en: 'Paying less or more is not a changed cost',
      fr: 'Payer moins ou plus ne change pas le coût',
    },
    text: {
      en: "Some effects make one pay more or less than the printed tick cost; the ability's cost nonetheless stays as printed.",
      fr: 'Certains effets font payer plus ou moins que le coût imprimé ; le coût de la capacité reste pourtant celui qui est imprimé.',
    },
    source: 'rulebook',
  },
];
