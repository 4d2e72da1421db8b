/** What is said around a lesson; what it says itself stands in its file. */
import { countFr } from '@escarmouche/words/counted';
import { textsOf } from '../app/strings/index.ts';

export const { use: useLessonTexts } = textsOf({
  en: {
    step: (n: number, of: number): string => `Step ${n} of ${of}`,
    free: 'Your own match',
    over: 'The lesson is over: what it said, and its questions',
    on: 'Go on',
    back: 'Step back',
    leave: 'Leave the lesson',
    again: 'Begin again',
    met: 'You have been through the steps of this first match; it goes on without them.',
    metOver: 'This first match is over.',
    anew: 'Begin it anew',
    playOn: 'Play on',
    look: 'Look at it as it ended',
    otherwise: 'That may be done, but it is not what is asked for now.',
    yes: 'Yes',
    no: 'No',
    right: 'Right.',
    wrong: 'Not so.',
    score: (n: number, of: number): string => `${n} of ${of} right. Play on as you like.`,
    puzzles: 'Puzzles: what may be done in positions of this game',
  },
  fr: {
    step: (n: number, of: number): string => `Étape ${n} sur ${of}`,
    free: 'Votre partie',
    over: 'La leçon est finie\u00a0: ce qu’elle disait, et ses questions',
    on: 'Continuer',
    back: 'Revenir d’une étape',
    leave: 'Quitter la leçon',
    again: 'Recommencer',
    met: 'Vous avez suivi les étapes de cette première partie ; elle continue sans elles.',
    metOver: 'Cette première partie est finie.',
    anew: 'La recommencer',
    playOn: 'Jouer la suite',
    look: 'Revoir comment elle a fini',
    otherwise: 'C’est permis, mais ce n’est pas ce qui est demandé ici.',
    yes: 'Oui',
    no: 'Non',
    right: 'C’est juste.',
    wrong: 'Eh non.',
    score: (n: number, of: number): string =>
      `${countFr(n, 'bonne réponse', 'bonnes réponses')} sur ${of}. Jouez maintenant à votre guise.`,
    puzzles: 'Des énigmes\u00a0: ce qui est permis dans des positions de ce jeu',
  },
});
