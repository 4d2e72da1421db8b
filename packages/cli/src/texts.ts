/** What the command line says, in both languages. What a game says comes from the word lists instead. */

import type { Lang } from '@escarmouche/words';
import { countEn, countFr } from '@escarmouche/words/counted';
import { appEn, appFr } from './texts-app.ts';
import { arenaEn, arenaFr } from './texts-arena.ts';
import { contentEn, contentFr } from './texts-content.ts';
import { faultsEn, faultsFr } from './texts-faults.ts';
import { hintEn, hintFr } from './texts-hint.ts';
import { labEn, labFr } from './texts-lab.ts';
import { luckEn, luckFr } from './texts-luck.ts';

const en = {
  /** Titles of the help, where they are not English. */
  titles: {} as Readonly<Record<string, string>>,
  description: 'Tabletop skirmish games played exactly by their rulebooks, with the rule behind every step.',
  after: `
Examples:
  escarmouche rulings wow                                  how much of the rulebook is proved, and what fails
  escarmouche ruling my-table.yaml                         runs a situation of your own
  escarmouche options my-table.yaml                        what may be done there, and what may not and why
  escarmouche odds my-table.yaml --of X.health             what may come of it, and how likely, exactly
  escarmouche play wow --seats random,greedy --games 100   plays a hundred games
  escarmouche replay match.json                            verifies a saved match

In place of a file that is read, - is standard input. Exit status: 0 where all is well, 1 where a ruling or a replay fails, 2 for bad input.`,
  helpOption: 'shows this help',
  helpCommand: 'shows the help of a command',
  versionOption: 'shows the version',
  withOption: 'plays the game in this folder too: the default export of its dist/index.js or index.js (docs/adding-a-game.md)',
  langOption: 'language of the text, en or fr (from LANG unless given)',
  jsonOption: 'one JSON value on standard output, and nothing else',
  at: (where: string, what: string) => `${where}: ${what}`,
  packOption: "a pack of boards, figures and cards of one's own (docs/own.md); may be given several times",
  fileArgument: 'a ruling file (YAML or JSON; docs/rulings.md says how to write one)',
  gameArgument: (games: string) => `a game: ${games}`,
  byDefault: (value: string) => `(default: ${value})`,
  app: appEn,
  faults: faultsEn,
  rulings: {
    about: "runs every ruling of the project and counts the rulebook's entries that are proved",
    after: `
Examples:
  escarmouche rulings
  escarmouche rulings wow --json

Exit status 1 where a ruling fails.`,
    line: (game: string, done: number, entries: number, failing: number, missing: number) =>
      `${game}: ${done} of ${entries} entries proved, ${failing} failing, ${missing} missing`,
    missing: 'missing',
    failing: 'failing',
    running: (file: string) => `running ${file}`,
  },
  ruling: {
    about: 'runs ruling files from anywhere',
    after: `
Examples:
  escarmouche ruling my-table.yaml
  escarmouche ruling tables/*.yaml --json

Exit status 1 where one fails, 2 where one is malformed.`,
    ok: 'holds',
    failed: 'FAILS',
    malformed: 'MALFORMED',
  },
  options: {
    about: "the options at the end of a ruling's script, and the refused ones with their rules",
    after: `
The script of the last case is played, its expectations checked on the way (what fails is said on standard error).

Examples:
  escarmouche options my-table.yaml
  escarmouche options my-table.yaml --case 1 --json`,
    caseOption: 'the case to play, counted from 1 (the last one unless given)',
    decision: (player: number, rule: string) => `Player ${player} decides (${rule}).`,
    chance: (player: number, rule: string, dice: string) => `Dice of player ${player}: ${dice} (${rule}).`,
    draw: (player: number, rule: string, names: readonly string[]) => `Chance, for player ${player}: ${names.join(', ')} (${rule}).`,
    over: (winner: number, rule: string) =>
      winner < 0 ? `The match is over, without a winner (${rule}).` : `The match is over: player ${winner + 1} has won (${rule}).`,
    may: 'May:',
    mayNot: 'May not:',
    none: 'none',
  },
  odds: {
    about: "the exact odds of what the end of a ruling's script leads to",
    after: `
The script of the last case is played; then every roll that follows is counted out, until what was asked about is over. A name
is one of those that \`values\` knows (docs/rulings.md); without --of the last \`odds\` of the script are meant, else its last \`values\`.

Examples:
  escarmouche odds my-table.yaml --of X.health
  escarmouche odds my-table.yaml --of X.health --of attack.crit --until attack --policy reroll:fail,keep
  escarmouche odds my-table.yaml --of X.health --policy 1=least,2=most --json
  escarmouche odds my-table.yaml --of X.health --vary A.printed.main.power=1..10 --vary X.printed.armor=0..4 --csv`,
    varyOption: 'a field of the situation and its values, PATH=1..10 or PATH=a,b,c; may be given several times',
    csvOption: 'over a range: every value and its share, as CSV',
    svgOption: 'over a range: draws what may be expected of the first name into this file',
    ofOption: 'a named value; may be given several times',
    untilOption: (words: string) =>
      `when it is read: ${words}, over (the attack under way, else the roll, else the next action, unless given)`,
    policyOption: (words: string) =>
      `how whoever is asked answers: ${words}; or for each player, 1=most,2=never; or options in order of preference (never unless given)`,
    mostOption: 'positions counted at most; beyond them it is played out with dice instead, which gives bounds',
    playsOption: 'how often it is played out then',
    head: (until: string, policy: string, positions: number) =>
      `Exact, read when the ${until} is over, policy ${policy}; ${positions} positions.`,
    sampled: (until: string, policy: string, times: number) =>
      `Too much to be counted: played out ${times} times, read when the ${until} is over, policy ${policy}; right within the bounds 95 times of 100.`,
    between: (low: string, high: string) => `${low} to ${high}`,
    mean: (n: string) => `mean ${n}`,
  },
  play: {
    about: 'plays games between programs',
    after: `
The same seed gives the same games and the same checksum on every machine.

Examples:
  escarmouche play wow --seats random,greedy --games 100 --seed 7
  escarmouche play wow --parties dawn-oak-and-frost,ash-long-hunt --out match.json
  escarmouche play wow --choice round-limit=5 --games 5 --save matches --json
  escarmouche play confrontation --mode combat --seats greedy,random --games 100
  escarmouche play confrontation --profiles cards.yaml --parties my-hero+my-guard,orcs-trail
  escarmouche play underworlds --decks mine.txt,yours.txt --seats greedy,random
  escarmouche play underworlds --pack mine.yaml --games 100
  escarmouche play wow --bot ./mine.mjs --seats mine,greedy --games 100`,
    seatsOption: "who plays, seat by seat: random, greedy, search, level-1 to level-5, or a bot of one's own by its name",
    gamesOption: 'number of games',
    seedOption: 'a whole number that everything random follows from',
    partiesOption: 'ready-made parties, seat by seat; or profiles joined by +, where a game has them',
    limitOption: "milliseconds that a bot of one's own has for an answer; one that takes longer has lost",
    linesOption: 'lines that a player that searches follows before each answer (300 unless --time is given)',
    timeOption: 'milliseconds that it searches instead; then answers depend on the speed of the machine',
    treesOption:
      'trees that it grows apart, each of so many lines, in threads where there are processors: so many trees of so many lines answer the same on every machine',
    choiceOption: 'an option other than the usual one; may be given several times',
    saveOption: 'saves every game into this folder as a match file',
    outOption: 'saves the game (one game only) as this match file',
    running: (done: number, games: number, speed: string) => `${done} of ${games} games, ${speed} games/s`,
    head: (games: number, game: string, seats: string, seed: number) =>
      `${countEn(games, 'game', 'games')} of ${game}, ${seats}, seed ${seed}`,
    won: (player: number, bot: string, n: number) => `  player ${player} (${bot}) won ${n}`,
    draws: (n: number) => `  nobody won ${n}`,
    decisions: (n: number, seconds: string, speed: string) => `  ${n} decisions in ${seconds} s, ${speed} games/s`,
    checksum: (sum: string) => `  checksum ${sum}`,
  },
  arena: arenaEn,
  lab: labEn,
  hint: hintEn,
  luck: luckEn,
  content: contentEn,
  replay: {
    about: 'plays a saved match back and verifies every hash',
    after: `
Examples:
  escarmouche replay match.json
  escarmouche replay match.json --json
  escarmouche replay match.json --log
  escarmouche replay old.json --out goes-on.json
  escarmouche replay view.json --log       what one seat knows of a match, as the app saves it

A file of other rules is played back as far as its answers are legal today; --out keeps the match as far as it went, to go on from there.

Exit status 1 at the first answer that differs, 2 where the file is malformed.`,
    argument: 'a match file, as the app and `play` save them',
    logOption: 'tells the match, step by step, each with its rule',
    running: (done: number, all: number, speed: string) => `${done} of ${all} answers, ${speed} answers/s`,
    outOption: 'writes the match, as far as it was played back, as this match file',
    ok: (file: string, answers: number) => `${file}: ${answers} answers played back, every hash the same`,
    otherRules: (then: number, now: number) => `played under version ${then} of the rules; version ${now} holds here`,
    followed: (file: string, answers: number, alike: number) =>
      `${file}: all ${answers} answers are legal here too; the state is the same behind ${alike === answers ? 'each of them' : `the first ${alike}`}`,
    view: (file: string, game: string, seat: number, lines: number) =>
      `${file}: what player ${seat + 1} knows of a match of ${game}, ${countEn(lines, 'line', 'lines')} (--log tells them); it can be read and not played on`,
    going: 'the match goes on',
    seat: (seat: number) => `seat ${seat}`,
    result: 'result',
    winner: (n: number) => (n < 0 ? 'no winner' : `player ${n + 1} as the winner`),
  },
};

/** Every text that the command line can say. */
export type Texts = typeof en;

const fr: Texts = {
  titles: { 'Usage:': 'Usage :', 'Arguments:': 'Arguments :', 'Options:': 'Options :', 'Commands:': 'Commandes :' },
  description: "Des jeux d'escarmouche joués exactement selon leurs livrets, avec la règle derrière chaque étape.",
  after: `
Exemples :
  escarmouche rulings wow                                  ce qui est prouvé du livret, et ce qui échoue
  escarmouche ruling ma-table.yaml                         joue une situation à vous
  escarmouche options ma-table.yaml                        ce qu'on peut y faire, ce qu'on ne peut pas, et pourquoi
  escarmouche odds ma-table.yaml --of X.health             ce qui peut en sortir, et avec quelle chance, exactement
  escarmouche play wow --seats random,greedy --games 100   joue cent parties
  escarmouche replay partie.json                           vérifie une partie enregistrée

À la place d'un fichier à lire, - est l'entrée standard. Code de sortie : 0 si tout va bien, 1 si un cas ou une relecture échoue, 2 si l'entrée est mauvaise.`,
  helpOption: 'affiche cette aide',
  helpCommand: "affiche l'aide d'une commande",
  versionOption: 'affiche la version',
  withOption: 'joue aussi le jeu de ce dossier : ce que son dist/index.js ou index.js exporte par défaut (docs/adding-a-game.md)',
  langOption: 'langue du texte, en ou fr (sinon celle de LANG)',
  jsonOption: 'une valeur JSON sur la sortie standard, et rien d’autre',
  at: (where, what) => `${where} : ${what}`,
  packOption: 'un recueil de plateaux, de figurines et de cartes à soi (docs/own.md) ; peut être donné plusieurs fois',
  fileArgument: 'un fichier de cas (YAML ou JSON ; docs/rulings.md dit comment en écrire un)',
  gameArgument: (games) => `un jeu : ${games}`,
  byDefault: (value) => `(par défaut : ${value})`,
  app: appFr,
  faults: faultsFr,
  rulings: {
    about: 'joue tous les cas du projet et compte les paragraphes du livret qui sont prouvés',
    after: `
Exemples :
  escarmouche rulings
  escarmouche rulings wow --json

Code de sortie 1 si un cas échoue.`,
    line: (game, done, entries, failing, missing) =>
      `${game} : ${done} paragraphes prouvés sur ${entries}, ${failing} en échec, ${missing} manquants`,
    missing: 'manquent',
    failing: 'échouent',
    running: (file) => `${file} en cours`,
  },
  ruling: {
    about: "joue des fichiers de cas, d'où qu'ils viennent",
    after: `
Exemples :
  escarmouche ruling ma-table.yaml
  escarmouche ruling tables/*.yaml --json

Code de sortie 1 si un cas échoue, 2 si un fichier est mal formé.`,
    ok: 'tient',
    failed: 'ÉCHOUE',
    malformed: 'MAL FORMÉ',
  },
  options: {
    about: "les options à la fin du script d'un cas, et celles refusées avec leurs règles",
    after: `
Le script du dernier cas est joué, ses attentes vérifiées en chemin (ce qui échoue est dit sur la sortie d'erreur).

Exemples :
  escarmouche options ma-table.yaml
  escarmouche options ma-table.yaml --case 1 --json`,
    caseOption: 'le cas à jouer, compté à partir de 1 (sinon le dernier)',
    decision: (player, rule) => `Le joueur ${player} décide (${rule}).`,
    chance: (player, rule, dice) => `Dés du joueur ${player} : ${dice} (${rule}).`,
    draw: (player, rule, names) => `Hasard, pour le joueur ${player} : ${names.join(', ')} (${rule}).`,
    over: (winner, rule) =>
      winner < 0 ? `La partie est finie, sans vainqueur (${rule}).` : `La partie est finie : le joueur ${winner + 1} a gagné (${rule}).`,
    may: 'Permis :',
    mayNot: 'Refusé :',
    none: 'rien',
  },
  odds: {
    about: "les probabilités exactes de ce à quoi mène la fin du script d'un cas",
    after: `
Le script du dernier cas est joué ; puis chaque jet qui suit est dénombré, jusqu'à la fin de ce qui est demandé. Un nom est l'un
de ceux que connaît \`values\` (docs/rulings.md) ; sans --of, il s'agit des derniers \`odds\` du script, sinon de ses derniers \`values\`.

Exemples :
  escarmouche odds ma-table.yaml --of X.health
  escarmouche odds ma-table.yaml --of X.health --of attack.crit --until attack --policy reroll:fail,keep
  escarmouche odds ma-table.yaml --of X.health --policy 1=least,2=most --json
  escarmouche odds ma-table.yaml --of X.health --vary A.printed.main.power=1..10 --vary X.printed.armor=0..4 --csv`,
    varyOption: 'un champ de la situation et ses valeurs, CHEMIN=1..10 ou CHEMIN=a,b,c ; peut être donné plusieurs fois',
    csvOption: 'sur une plage : chaque valeur et sa part, en CSV',
    svgOption: "sur une plage : dessine l'espérance du premier nom dans ce fichier",
    ofOption: 'une valeur nommée ; peut être donnée plusieurs fois',
    untilOption: (words) => `quand la lire : à la fin de ${words} (sinon l'attaque en cours, ou le jet, ou la prochaine action)`,
    policyOption: (words) =>
      `comment répond qui est interrogé : ${words} ; ou pour chaque joueur, 1=most,2=never ; ou des options par préférence (sinon never)`,
    mostOption: 'positions dénombrées au plus ; au-delà, tout est joué aux dés, ce qui donne des bornes',
    playsOption: 'combien de fois tout est alors joué',
    head: (until, policy, positions) => `Exact, lu à la fin de : ${until}, conduite ${policy} ; positions : ${positions}.`,
    sampled: (until, policy, times) =>
      `Trop à dénombrer : joué ${times} fois aux dés, lu à la fin de : ${until}, conduite ${policy} ; juste dans ces bornes 95 fois sur 100.`,
    between: (low, high) => `de ${low} à ${high}`,
    mean: (n) => `moyenne ${n}`,
  },
  play: {
    about: 'joue des parties entre programmes',
    after: `
La même graine donne les mêmes parties et la même somme de contrôle sur toute machine.

Exemples :
  escarmouche play wow --seats random,greedy --games 100 --seed 7
  escarmouche play wow --parties dawn-oak-and-frost,ash-long-hunt --out partie.json
  escarmouche play wow --choice round-limit=5 --games 5 --save parties --json
  escarmouche play confrontation --mode combat --seats greedy,random --games 100
  escarmouche play confrontation --profiles cartes.yaml --parties mon-heros+ma-garde,orcs-trail
  escarmouche play underworlds --decks mien.txt,tien.txt --seats greedy,random
  escarmouche play underworlds --pack recueil.yaml --games 100`,
    seatsOption: 'qui joue, place par place : random, greedy, search, level-1 à level-5, ou un robot à vous, par son nom',
    gamesOption: 'nombre de parties',
    seedOption: 'un nombre entier dont suit tout le hasard',
    partiesOption: 'groupes tout prêts, place par place ; ou des profils joints par +, là où un jeu en a',
    limitOption: "millisecondes qu'a un robot à vous pour répondre ; celui qui en prend plus a perdu",
    linesOption: "lignes que suit un joueur qui cherche avant chaque réponse (300 à moins d'un --time)",
    timeOption: 'millisecondes pendant lesquelles il cherche à la place ; les réponses dépendent alors de la vitesse de la machine',
    treesOption:
      'arbres qu’il fait pousser à part, chacun de tant de lignes, dans des fils là où il y a des processeurs : tant d’arbres de tant de lignes répondent pareil sur toute machine',
    choiceOption: "une option autre que l'usuelle ; peut être donnée plusieurs fois",
    saveOption: 'enregistre chaque partie dans ce dossier, comme fichier de partie',
    outOption: 'enregistre la partie (une seule) dans ce fichier',
    running: (done, games, speed) => `${done} parties sur ${games}, ${speed} parties/s`,
    head: (games, game, seats, seed) => `${countFr(games, 'partie', 'parties')} de ${game}, ${seats}, graine ${seed}`,
    won: (player, bot, n) => `  le joueur ${player} (${bot}) en gagne ${n}`,
    draws: (n) => `  sans vainqueur : ${n}`,
    decisions: (n, seconds, speed) => `  ${n} décisions en ${seconds} s, ${speed} parties/s`,
    checksum: (sum) => `  somme de contrôle ${sum}`,
  },
  arena: arenaFr,
  lab: labFr,
  hint: hintFr,
  luck: luckFr,
  content: contentFr,
  replay: {
    about: 'rejoue une partie enregistrée et vérifie chaque empreinte',
    after: `
Exemples :
  escarmouche replay partie.json
  escarmouche replay partie.json --json
  escarmouche replay partie.json --log
  escarmouche replay ancienne.json --out suite.json
  escarmouche replay vue.json --log        ce qu’une place sait d’une partie, comme l’app l’enregistre

Un fichier joué sous d’autres règles est rejoué tant que ses réponses sont légales aujourd’hui ; --out garde la partie jusque-là, pour la reprendre.

Code de sortie 1 à la première réponse qui diffère, 2 si le fichier est mal formé.`,
    argument: 'un fichier de partie, comme l’app et `play` les enregistrent',
    logOption: 'raconte la partie, étape par étape, chacune avec sa règle',
    running: (done, all, speed) => `${done} réponses sur ${all}, ${speed} réponses/s`,
    outOption: 'écrit la partie, jusqu’où elle a été rejouée, dans ce fichier de partie',
    ok: (file, answers) => `${file} : ${answers} réponses rejouées, chaque empreinte identique`,
    otherRules: (then, now) => `partie jouée sous la version ${then} des règles ; la version ${now} vaut ici`,
    followed: (file, answers, alike) =>
      `${file} : les ${answers} réponses sont toutes légales ici aussi ; l’état est le même après ${alike === answers ? 'chacune' : `les ${alike} premières`}`,
    view: (file, game, seat, lines) =>
      `${file} : ce que le joueur ${seat + 1} sait d’une partie de ${game}, en ${countFr(lines, 'ligne', 'lignes')} (--log les raconte) ; à lire, non à rejouer`,
    going: 'la partie continue',
    seat: (seat) => `la place ${seat}`,
    result: 'résultat',
    winner: (n) => (n < 0 ? 'pas de vainqueur' : `le joueur ${n + 1} vainqueur`),
  },
};

const TEXTS: Readonly<Record<Lang, Texts>> = { en, fr };

/** The texts of a language. */
export function textsIn(lang: Lang): Texts {
  return TEXTS[lang];
}
