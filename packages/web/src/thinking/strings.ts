/** What is said of the strong player's thoughts. */
import { countEn, countFr, formEn, formFr } from '@escarmouche/words/counted';
import { textsOf } from '../app/strings/index.ts';

export const { use: useThinkingTexts } = textsOf({
  en: {
    hint: 'Hint',
    hintLater: 'Hint, once you are asked',
    hintText:
      'What the strongest player here would think in your place, by what you see and no more. A match in which you took a hint does not count for your strength.',
    thinking: 'Thinking',
    of: { win: 'chance to win, as it judges', outlook: 'outlook; 50 % is what may be expected as things stand' },
    between: (low: string, high: string): string => `between ${low} and ${high}`,
    toPoint: 'to within a point',
    reasons: 'Beside the other answers: ',
    after: 'Then, probably: ',
    take: 'Do that',
    lines: (n: number): string => `${n.toLocaleString('en')} ${formEn(n, 'line', 'lines')} of play followed`,
    can: 'What you can do',
    ways: (n: number): string => `${n} ways`,
    threatens: 'What threatens me, on the board',
    earnest: 'In earnest: no hints, no dangers shown',
    judge: 'Judge my answers',
    judgeAll: 'Judge the answers',
    judging: 'Judging',
    judgeTitle: 'The answers, judged',
    judgeText:
      'Each answer beside the one that the strongest player here would have given, by what its seat saw. A loss that may be none is none.',
    graded: {
      best: (n: number): string => `${n} best`,
      good: (n: number): string => `${n} good`,
      doubtful: (n: number): string => `${n} doubtful`,
      mistake: (n: number): string => countEn(n, 'mistake', 'mistakes'),
    },
    grade: { best: 'best', good: 'good', doubtful: 'doubtful', mistake: 'mistake' },
    cost: (loss: string, low: string, high: string): string =>
      `cost ${loss} percentage points (${low === high ? 'to within a point' : `${low} to ${high}`})`,
    turned: 'Here it turned.',
    dearest: 'The costliest one.',
    instead: (what: string): string => `Better: ${what}`,
    nothing: 'No answer was doubtful.',
    none: 'There was nothing to judge: nobody had a choice.',
  },
  fr: {
    hint: 'Conseil',
    hintLater: 'Conseil, dès que ce sera à vous',
    hintText:
      'Ce que penserait à votre place le joueur le plus fort d’ici, d’après ce que vous voyez et rien d’autre. Une partie où vous avez pris conseil ne compte pas pour votre force.',
    thinking: 'Réflexion',
    of: { win: 'chances de gagner, à son avis', outlook: 'perspective\u00a0; 50 % est ce qu’on peut attendre en l’état' },
    between: (low: string, high: string): string => `entre ${low} et ${high}`,
    toPoint: 'à un point près',
    reasons: 'À côté des autres réponses\u00a0: ',
    after: 'Ensuite, sans doute\u00a0: ',
    take: 'Faire cela',
    lines: (n: number): string => `${n.toLocaleString('fr')} ${formFr(n, 'ligne de jeu suivie', 'lignes de jeu suivies')}`,
    can: 'Ce que vous pouvez faire',
    ways: (n) => `${n} façons`,
    threatens: 'Ce qui me menace, sur le plateau',
    earnest: 'Pour de bon\u00a0: ni conseils ni dangers montrés',
    judge: 'Juger mes réponses',
    judgeAll: 'Juger les réponses',
    judging: 'Jugement',
    judgeTitle: 'Les réponses, jugées',
    judgeText:
      'Chaque réponse à côté de celle qu’aurait donnée le joueur le plus fort d’ici, d’après ce que voyait sa place. Une perte qui peut être nulle n’en est pas une.',
    graded: {
      best: (n: number): string => `au mieux\u00a0: ${n}`,
      good: (n: number): string => countFr(n, 'bonne', 'bonnes'),
      doubtful: (n: number): string => countFr(n, 'douteuse', 'douteuses'),
      mistake: (n: number): string => countFr(n, 'erreur', 'erreurs'),
    },
    grade: { best: 'la meilleure', good: 'bonne', doubtful: 'douteuse', mistake: 'erreur' },
    cost: (loss: string, low: string, high: string): string =>
      `coûte ${loss} points de pourcentage (${low === high ? 'à un point près' : `de ${low} à ${high}`})`,
    turned: 'C’est ici que tout a tourné.',
    dearest: 'La plus coûteuse.',
    instead: (what: string): string => `Mieux\u00a0: ${what}`,
    nothing: 'Aucune réponse n’était douteuse.',
    none: 'Il n’y avait rien à juger\u00a0: personne n’avait le choix.',
  },
});
