/** What the command for luck says, in both languages. */
import { countEn, countFr } from '@escarmouche/words/counted';

export const luckEn = {
  about: 'tells the luck of a saved match: what each roll brought, against what was to be expected',
  after: `
Of each roll, what was to be expected of it by the rules as they stood at that moment; for each side, sums and the best and worst runs; and the
chance to win along the match, by playing it out time and again.

Examples:
  escarmouche luck match.json
  escarmouche luck match.json --rolls
  escarmouche luck match.json --places 25 --plays 400 --json

Exit status 1 where the match does not play back, 2 where the file is malformed.`,
  argument: 'a match file, as the app and `play` save them',
  rollsOption: 'tells every roll, each with its rule',
  placesOption: 'places of the match from which it is played out at first, more of them where it turns; 0 for none',
  playsOption: 'plays from each of them; twice as many at a turning point',
  seedOption: 'seed of those plays',
  running: (done: number, all: number) => `${done} of ${all} answers`,
  playing: (done: number, all: number) => `played out from ${done} of ${all} places`,
  head: (file: string, rolls: number, skipped: number) =>
    `${file}: ${countEn(rolls, 'roll', 'rolls')}${skipped === 0 ? '' : `; of ${skipped} more too much could come to be counted`}`,
  side: (side: number) => `side ${side + 1}`,
  sum: (expected: string, actual: string, rolls: number) =>
    `expected ${expected} on average, came ${actual}, in ${countEn(rolls, 'roll', 'rolls')}`,
  off: (z: string, likely: string) => `${z} deviations: ${likely} as far off or farther`,
  best: 'best run',
  worst: 'worst run',
  answers: (from: number, to: number) => (from === to ? `answer ${from + 1}` : `answers ${from + 1} to ${to + 1}`),
  roll: (expected: string, actual: string) => `expected ${expected} on average, then ${actual}`,
  outcome: (id: string, share: string) => `${id} (${share})`,
  played: (plays: number) => `the chance to win, by ${plays} plays in which everybody plays plainly`,
  turned: (from: number, to: number, seat: number, change: string, low: string, high: string) =>
    `between answers ${from} and ${to} player ${seat + 1} gained ${change} of the chance to win (${low} to ${high})`,
  chances: (at: number, told: string) => `after ${countEn(at, 'answer', 'answers')}: ${told}`,
  chance: (seat: number, share: string, low: string, high: string) => `player ${seat + 1} ${share} (${low} to ${high})`,
  otherRules: (then: number, now: number) =>
    `played under version ${then} of the rules; version ${now} holds here, so its luck cannot be told`,
};

export const luckFr: typeof luckEn = {
  about: 'dit la chance d’une partie enregistrée : ce que chaque jet a donné, face à ce qu’on pouvait en attendre',
  after: `
De chaque jet, ce qu’on pouvait en attendre selon les règles à ce moment ; pour chaque camp, les totaux, la meilleure et la pire série ; et les
chances de victoire au fil de la partie, en la jouant jusqu’au bout de nombreuses fois.

Exemples :
  escarmouche luck partie.json
  escarmouche luck partie.json --rolls
  escarmouche luck partie.json --places 25 --plays 400 --json

Code de sortie 1 si la partie ne se rejoue pas, 2 si le fichier est mal formé.`,
  argument: 'un fichier de partie, comme l’app et `play` les enregistrent',
  rollsOption: 'dit chaque jet, avec sa règle',
  placesOption: 'moments de la partie d’où elle est d’abord jouée jusqu’au bout, d’autres s’y ajoutent là où elle tourne ; 0 pour aucun',
  playsOption: 'parties jouées depuis chacun d’eux ; le double à un tournant',
  seedOption: 'graine de ces parties',
  running: (done, all) => `${countFr(done, 'réponse', 'réponses')} sur ${all}`,
  playing: (done, all) => `jouée jusqu’au bout depuis ${countFr(done, 'moment', 'moments')} sur ${all}`,
  head: (file, rolls, skipped) =>
    `${file} : ${countFr(rolls, 'jet', 'jets')}${skipped === 0 ? '' : ` ; ${skipped < 2 ? '1 autre pouvait donner trop d’issues pour être compté' : `${skipped} autres pouvaient donner trop d’issues pour être comptés`}`}`,
  side: (side) => `camp ${side + 1}`,
  sum: (expected, actual, rolls) => `attendu ${expected} en moyenne, obtenu ${actual}, en ${countFr(rolls, 'jet', 'jets')}`,
  off: (z, likely) => `${z} écarts types : ${likely} d’en être aussi loin ou plus`,
  best: 'meilleure série',
  worst: 'pire série',
  answers: (from, to) => (from === to ? `réponse ${from + 1}` : `réponses ${from + 1} à ${to + 1}`),
  roll: (expected, actual) => `attendu ${expected} en moyenne, puis ${actual}`,
  outcome: (id, share) => `${id} (${share})`,
  played: (plays) => `les chances de victoire, en ${plays} parties où chacun joue simplement`,
  turned: (from, to, seat, change, low, high) =>
    `entre les réponses ${from} et ${to}, le joueur ${seat + 1} a gagné ${change} de chances de victoire (de ${low} à ${high})`,
  chances: (at, told) => `après ${countFr(at, 'réponse', 'réponses')} : ${told}`,
  chance: (seat, share, low, high) => `joueur ${seat + 1} ${share} (de ${low} à ${high})`,
  otherRules: (then, now) =>
    `partie jouée sous la version ${then} des règles ; la version ${now} vaut ici, et sa chance ne peut pas être dite`,
};
