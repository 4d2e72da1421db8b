/** Tests of characteristics, from what sources beside chapter 9 say. */
import type { Paragraph } from './types.ts';

export const TESTS: readonly Paragraph[] = [
  {
    id: 'conf:F1.a',
    title: { en: 'A test: one die and a characteristic', fr: 'Un test : un dé et une caractéristique' },
    text: {
      en: 'A test of a characteristic is one die of six sides plus the characteristic with all its modifiers. The die alone is the natural result, the sum the final one. Penalties may push a characteristic below 0; nothing stops it there.',
      fr: "Un test de caractéristique, c'est un dé à six faces plus la caractéristique et tous ses modificateurs. Le dé seul est le résultat naturel, la somme le résultat final. Les malus peuvent faire descendre une caractéristique sous 0 ; rien ne l'y arrête.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'conf:F1.b',
    title: { en: 'A natural 6 may be rolled again and added', fr: "Un 6 naturel peut se relancer et s'ajouter" },
    text: {
      en: 'Whoever rolls a natural 6 may roll that die again and add the new result, and so on as long as sixes come. It is a right, not a duty. A wound roll is no test of a characteristic: its sixes are not rolled again (II-B-1).',
      fr: "Qui obtient un 6 naturel peut relancer ce dé et ajouter le nouveau résultat, et ainsi de suite tant que viennent des 6. C'est un droit, non une obligation. Un jet de Blessures n'est pas un test de caractéristique : ses 6 ne se relancent pas (II-B-1).",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'conf:F1.c',
    title: { en: 'Several dice: one is kept', fr: 'Plusieurs dés : on en garde un' },
    text: {
      en: 'In a test with several dice only one of them is kept, the best. If several show a 6, all of them may be rolled again, but only one of those new results is kept as well.',
      fr: "Dans un test à plusieurs dés, on n'en garde qu'un, le meilleur. Si plusieurs montrent un 6, tous peuvent se relancer, mais là aussi on ne garde qu'un seul des nouveaux résultats.",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'conf:F1.d',
    title: { en: 'Opposed tests', fr: 'Tests en opposition' },
    text: {
      en: 'In an opposed test both sides test, and the higher final result wins. Equal results are rolled again.',
      fr: "Dans un test en opposition, chaque camp fait son test et le résultat final le plus haut l'emporte. À égalité, on relance.",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'conf:F1.e',
    title: { en: 'Opposed tests that fail by themselves', fr: 'Échecs automatiques en opposition' },
    text: {
      en: 'An automatic failure (IX-E-2.e) loses against any success; if both sides fail, they roll again. The sources are silent: this is the plain reading.',
      fr: "Un échec automatique (IX-E-2.e) perd contre toute réussite ; si les deux camps échouent, ils relancent. Les sources n'en disent rien : c'est la lecture la plus simple.",
    },
    source: 'facts',
    confidence: 'unsure',
    ruled: true,
  },
  {
    id: 'conf:F1.f',
    title: { en: 'A natural 1: two versions', fr: 'Le 1 naturel : deux versions' },
    text: {
      en: 'Chapter 9 counts a natural 1 like any other result: two of its rolls succeed with one (IX-F-1.ex6, IX-F-1.ex14). The starter booklet of 2005 makes every natural 1 a failure, even one rolled after a 6. We follow chapter 9; the other version is an option.',
      fr: "Le chapitre 9 compte un 1 naturel comme tout autre résultat : deux de ses jets réussissent avec un 1 (IX-F-1.ex6, IX-F-1.ex14). Le livret de démarrage de 2005 fait de tout 1 naturel un échec, même après un 6. Nous suivons le chapitre 9 ; l'autre version est une option.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'conf:F1.g',
    title: { en: 'Tests against a difficulty', fr: 'Tests contre une difficulté' },
    text: {
      en: 'A test against a difficulty succeeds if the final result is at least equal to it.',
      fr: 'Un test contre une difficulté réussit si le résultat final est au moins égal à celle-ci.',
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
];
