/** What the command line says, in both languages. What a game says comes from the word lists instead. */
import type { Lang } from './lang.ts';

const en = {
  /** Titles of the help, where they are not English. */
  titles: {} as Readonly<Record<string, string>>,
  description: 'Tabletop skirmish games played exactly by their rulebooks, with the rule behind every step.',
  after: `
Examples:
  escarmouche rulings wow                                  how much of the rulebook is proved, and what fails
  escarmouche ruling my-table.yaml                         runs a situation of your own
  escarmouche options my-table.yaml                        what may be done there, and what may not and why
  escarmouche play wow --seats random,greedy --games 100   plays a hundred games
  escarmouche replay match.json                            verifies a saved match

Exit status: 0 where all is well, 1 where a ruling or a replay fails, 2 for bad input.`,
  helpOption: 'shows this help',
  helpCommand: 'shows the help of a command',
  versionOption: 'shows the version',
  langOption: 'language of the text, en or fr (from LANG unless given)',
  jsonOption: 'one JSON value on standard output, and nothing else',
  fileArgument: 'a ruling file (YAML or JSON; docs/rulings.md says how to write one)',
  gameArgument: 'a game',
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
    failure: (at: string, expected: string, got: string) => `${at}: expected ${expected}, got ${got}`,
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
    over: (winner: number, rule: string) =>
      winner < 0 ? `The match is over, without a winner (${rule}).` : `The match is over: player ${winner + 1} has won (${rule}).`,
    may: 'May:',
    mayNot: 'May not:',
    none: 'none',
  },
  play: {
    about: 'plays games between programs',
    after: `
The same seed gives the same games and the same checksum on every machine.

Examples:
  escarmouche play wow --seats random,greedy --games 100 --seed 7
  escarmouche play wow --parties dawn-oak-and-frost,ash-long-hunt --out match.json
  escarmouche play wow --choice round-limit=5 --games 5 --save matches --json`,
    seatsOption: 'who plays, seat by seat: random or greedy',
    gamesOption: 'number of games',
    seedOption: 'a whole number that everything random follows from',
    partiesOption: 'ready-made parties, seat by seat',
    mapOption: 'the map',
    formatOption: 'format: starter, constructed or open (what the parties are made for unless given)',
    choiceOption: 'an option other than the usual one; may be given several times',
    saveOption: 'saves every game into this folder as a match file',
    outOption: 'saves the game (one game only) as this match file',
    running: (done: number, games: number, speed: string) => `${done} of ${games} games, ${speed} games/s`,
    head: (games: number, game: string, seats: string, seed: number) =>
      `${games} ${games === 1 ? 'game' : 'games'} of ${game}, ${seats}, seed ${seed}`,
    won: (player: number, bot: string, n: number) => `  player ${player} (${bot}) won ${n}`,
    draws: (n: number) => `  nobody won ${n}`,
    decisions: (n: number, seconds: string, speed: string) => `  ${n} decisions in ${seconds} s, ${speed} games/s`,
    checksum: (sum: string) => `  checksum ${sum}`,
  },
  replay: {
    about: 'plays a saved match back and verifies every hash',
    after: `
Examples:
  escarmouche replay match.json
  escarmouche replay match.json --json
  escarmouche replay match.json --log

Exit status 1 at the first answer that differs, 2 where the file is malformed.`,
    argument: 'a match file, as the app and `play` save them',
    logOption: 'tells the match, step by step, each with its rule',
    running: (done: number, all: number, speed: string) => `${done} of ${all} answers, ${speed} answers/s`,
    ok: (file: string, answers: number) => `${file}: ${answers} answers played back, every hash the same`,
    going: 'the match goes on',
    failure: (file: string, at: string, expected: string, got: string) => `${file}: ${at}: expected ${expected}, got ${got}`,
    answer: (n: number) => `answer ${n}`,
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
  escarmouche play wow --seats random,greedy --games 100   joue cent parties
  escarmouche replay partie.json                           vérifie une partie enregistrée

Code de sortie : 0 si tout va bien, 1 si un cas ou une relecture échoue, 2 si l'entrée est mauvaise.`,
  helpOption: 'affiche cette aide',
  helpCommand: "affiche l'aide d'une commande",
  versionOption: 'affiche la version',
  langOption: 'langue du texte, en ou fr (sinon celle de LANG)',
  jsonOption: 'une valeur JSON sur la sortie standard, et rien d’autre',
  fileArgument: 'un fichier de cas (YAML ou JSON ; docs/rulings.md dit comment en écrire un)',
  gameArgument: 'un jeu',
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
    failure: (at, expected, got) => `${at} : attendu ${expected}, obtenu ${got}`,
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
    over: (winner, rule) =>
      winner < 0 ? `La partie est finie, sans vainqueur (${rule}).` : `La partie est finie : le joueur ${winner + 1} a gagné (${rule}).`,
    may: 'Permis :',
    mayNot: 'Refusé :',
    none: 'rien',
  },
  play: {
    about: 'joue des parties entre programmes',
    after: `
La même graine donne les mêmes parties et la même somme de contrôle sur toute machine.

Exemples :
  escarmouche play wow --seats random,greedy --games 100 --seed 7
  escarmouche play wow --parties dawn-oak-and-frost,ash-long-hunt --out partie.json
  escarmouche play wow --choice round-limit=5 --games 5 --save parties --json`,
    seatsOption: 'qui joue, place par place : random ou greedy',
    gamesOption: 'nombre de parties',
    seedOption: 'un nombre entier dont suit tout le hasard',
    partiesOption: 'groupes tout prêts, place par place',
    mapOption: 'la carte',
    formatOption: 'format : starter, constructed ou open (sinon celui des groupes)',
    choiceOption: "une option autre que l'usuelle ; peut être donnée plusieurs fois",
    saveOption: 'enregistre chaque partie dans ce dossier, comme fichier de partie',
    outOption: 'enregistre la partie (une seule) dans ce fichier',
    running: (done, games, speed) => `${done} parties sur ${games}, ${speed} parties/s`,
    head: (games, game, seats, seed) => `${games} ${games === 1 ? 'partie' : 'parties'} de ${game}, ${seats}, graine ${seed}`,
    won: (player, bot, n) => `  le joueur ${player} (${bot}) en gagne ${n}`,
    draws: (n) => `  sans vainqueur : ${n}`,
    decisions: (n, seconds, speed) => `  ${n} décisions en ${seconds} s, ${speed} parties/s`,
    checksum: (sum) => `  somme de contrôle ${sum}`,
  },
  replay: {
    about: 'rejoue une partie enregistrée et vérifie chaque empreinte',
    after: `
Exemples :
  escarmouche replay partie.json
  escarmouche replay partie.json --json
  escarmouche replay partie.json --log

Code de sortie 1 à la première réponse qui diffère, 2 si le fichier est mal formé.`,
    argument: 'un fichier de partie, comme l’app et `play` les enregistrent',
    logOption: 'raconte la partie, étape par étape, chacune avec sa règle',
    running: (done, all, speed) => `${done} réponses sur ${all}, ${speed} réponses/s`,
    ok: (file, answers) => `${file} : ${answers} réponses rejouées, chaque empreinte identique`,
    going: 'la partie continue',
    failure: (file, at, expected, got) => `${file} : ${at} : attendu ${expected}, obtenu ${got}`,
    answer: (n) => `réponse ${n}`,
    result: 'résultat',
    winner: (n) => (n < 0 ? 'pas de vainqueur' : `le joueur ${n + 1} vainqueur`),
  },
};

const TEXTS: Readonly<Record<Lang, Texts>> = { en, fr };

/** The texts of a language. */
export function textsIn(lang: Lang): Texts {
  return TEXTS[lang];
}
