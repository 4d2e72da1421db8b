/** What the laboratory says on the command line, in both languages. */

import type { Fault } from '@escarmouche/lab';
import type { Lang } from '@escarmouche/words';
import { countEn, countFr } from '@escarmouche/words/counted';
import { decimal, rate } from './numbers.ts';

const time = (lang: Lang, seconds: number): string => {
  if (!Number.isFinite(seconds)) return '?';
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  if (seconds < 5400) return `${Math.round(seconds / 60)} min`;
  return `${decimal(lang, seconds / 3600, 1)} h`;
};

/** How a bot lost games without being beaten. */
const FAULTS_EN: Readonly<Record<Fault, string>> = {
  slow: 'lost by answering too late',
  threw: 'lost by breaking off',
  nonsense: 'lost by answering what was not offered',
  endless: 'the match passed its bound',
};
const FAULTS_FR: Readonly<Record<Fault, string>> = {
  slow: 'a perdu pour avoir répondu trop tard',
  threw: 'a perdu en s’interrompant',
  nonsense: 'a perdu en répondant ce qui n’était pas proposé',
  endless: 'la partie a dépassé sa limite',
};
const atFault = (bot: string | null, fault: string, said: string): string =>
  `${bot === null ? '' : `${bot} `}${fault}${said === '' ? '' : ` (${said})`}`;

export const labEn = {
  about: 'plays an experiment, and keeps every game as a row',
  after: `
An experiment names games, parties, places and bots, and how often each pair of them meets (docs/lab.md). Seats are exchanged with the same dice.
Results lie in a folder of the experiment's name. Stopped at any moment, the same command goes on where it was; the rows are the same however
many workers play.

Examples:
  escarmouche lab examples/forces.yaml
  escarmouche lab examples/forces.yaml --workers 4 --bot ./mine.mjs
  escarmouche lab query "select a, b, avg(score), count(*) from matches group by all"
  escarmouche lab report forces`,
  argument: 'an experiment file (YAML or JSON; docs/lab.md says how to write one)',
  workersOption: 'threads that play (as many as there are processors unless given)',
  folderOption: 'folder of all results',
  botOption: "a bot of one's own, FILE or NAME=FILE (docs/writing-a-bot.md); may be given several times",
  againOption: 'begins anew where another experiment of that name was played',
  planOption: 'says what would be played, and plays nothing',
  query: {
    about: 'asks the rows in SQL',
    after: `
The tables are \`matches\`, a row for each game, and \`pieces\`, a row for each card and figure of each game (docs/lab.md lists their columns).

Examples:
  escarmouche lab query "select a, b, avg(score), count(*) from matches group by all"
  escarmouche lab query "select name_en, avg(score) from pieces where played group by all order by 2 desc limit 10" --json`,
    argument: 'a question in SQL',
    csvOption: 'the answer as CSV',
  },
  report: {
    about: 'writes rows and report anew, of what has been played so far',
    after: `
Examples:
  escarmouche lab report forces`,
    argument: 'the name of an experiment',
  },
  serve: {
    about: 'has an experiment played by every machine that works at the same PostgreSQL',
    after: `
Chunks of the experiment go through a queue in the database; what comes back is written down here, and ends as the same rows as on one machine.
Stopped at any moment, the same command goes on where it was.

Examples:
  escarmouche lab serve examples/forces.yaml --database postgres://me:secret@host/lab
  DATABASE_URL=postgres://me:secret@host/lab escarmouche lab serve examples/forces.yaml`,
    chunkOption: 'milliseconds of work in a chunk',
  },
  work: {
    about: 'plays whatever experiments are served at a PostgreSQL',
    after: `
Works until it is stopped, at any moment: a chunk that it had is given to another. Only experiments of the same rules, and of the bots named
here, are played.

Examples:
  escarmouche lab work --database postgres://me:secret@host/lab
  escarmouche lab work --database postgres://me:secret@host/lab --workers 8 --bot ./mine.mjs`,
    untilDoneOption: 'ends once nothing is left to play',
  },
  readings: {
    about: 'how often each reading of the named options changes anything, and what then becomes of the match',
    after: `
Plays the meetings of an experiment, with one player at all seats, and goes through each match again under every other reading of every option,
with the same answers and dice, until something is otherwise: there they part. From there both are played on, with the same dice and players.
With --out the tables, their data and the first position where each reading parts from the usual one, as a ruling file, are written.
docs/readings.md holds what was measured.

Examples:
  escarmouche lab readings examples/readings.yaml
  escarmouche lab readings examples/readings.yaml --matches 200 --played 60 --out docs/readings`,
    matchesOption: 'matches of each game',
    playedOption: 'matches that are played on under each reading, at most',
    outOption: 'folder for tables, data and rulings',
    running: (game: string, done: number, all: number, seconds: number) => `${game}: ${done} of ${all} matches, ${seconds} s`,
    head: (matches: number, game: string, bot: string, seed: number) => `${matches} matches of ${game}, ${bot} at every seat, seed ${seed}`,
    columns: ['option', 'instead', 'asked', 'parts', 'other winner', 'by luck', 'first seat', 'rounds', 'played on'],
    foot: 'Shares with 95 % intervals (Wilson). “by luck”: other winner where nothing but the players’ own luck differs. “*”: cannot be set up so.',
  },
  databaseOption: 'address of the PostgreSQL (that of DATABASE_URL unless given)',
  working: (games: number, perSecond: number) => `${games} games, ${rate('en', perSecond)} games/s`,
  others: (n: number) => `waiting: ${countEn(n, 'experiment is', 'experiments are')} served under other rules or with other bots`,
  lost: (why: string) => `waiting for the database: ${why}`,
  running: (done: number, all: number, perSecond: number, left: number) =>
    `${done} of ${all} games, ${rate('en', perSecond)} games/s, ${time('en', left)} left`,
  head: (name: string, games: number, played: number, seconds: string) =>
    `${name}: ${games} games${played === games ? '' : `, ${played} of them now`}, ${seconds} s`,
  games: (n: number) => countEn(n, 'game', 'games'),
  planned: (name: string, games: number) => `${name}: ${games} games at most`,
  fault: (bot: string | null, fault: Fault, said: string, games: number) =>
    `  ${atFault(bot, FAULTS_EN[fault], said)}: ${countEn(games, 'game', 'games')}`,
  written: (file: string) => `report: ${file}`,
};

export const labFr: typeof labEn = {
  about: 'joue une expérience, et garde chaque partie comme une ligne',
  after: `
Une expérience nomme des jeux, des groupes, des lieux et des robots, et combien de fois chaque paire se rencontre (docs/lab.md). Les places sont
échangées avec les mêmes dés. Les résultats sont dans un dossier du nom de l'expérience. Arrêtée à tout moment, la même commande reprend où elle en
était ; les lignes sont les mêmes quel que soit le nombre de fils qui jouent.

Exemples :
  escarmouche lab examples/forces.yaml
  escarmouche lab examples/forces.yaml --workers 4 --bot ./mon-robot.mjs
  escarmouche lab query "select a, b, avg(score), count(*) from matches group by all"
  escarmouche lab report forces`,
  argument: "un fichier d'expérience (YAML ou JSON ; docs/lab.md dit comment en écrire un)",
  workersOption: 'fils qui jouent (sinon autant que de processeurs)',
  folderOption: 'dossier de tous les résultats',
  botOption: 'un robot à vous, FICHIER ou NOM=FICHIER (docs/writing-a-bot.md) ; peut être donné plusieurs fois',
  againOption: 'recommence si une autre expérience du même nom a été jouée',
  planOption: 'dit ce qui serait joué, et ne joue rien',
  query: {
    about: 'interroge les lignes en SQL',
    after: `
Les tables sont \`matches\`, une ligne par partie, et \`pieces\`, une ligne par carte et par figurine de chaque partie (docs/lab.md en donne les colonnes).

Exemples :
  escarmouche lab query "select a, b, avg(score), count(*) from matches group by all"
  escarmouche lab query "select name_fr, avg(score) from pieces where played group by all order by 2 desc limit 10" --json`,
    argument: 'une question en SQL',
    csvOption: 'la réponse en CSV',
  },
  report: {
    about: "réécrit les lignes et le rapport, de ce qui a été joué jusqu'ici",
    after: `
Exemples :
  escarmouche lab report forces`,
    argument: "le nom d'une expérience",
  },
  serve: {
    about: 'fait jouer une expérience par toutes les machines qui travaillent au même PostgreSQL',
    after: `
Des lots de l'expérience passent par une file dans la base ; ce qui revient est noté ici, et finit par les mêmes lignes que sur une seule machine.
Arrêtée à tout moment, la même commande reprend où elle en était.

Exemples :
  escarmouche lab serve examples/forces.yaml --database postgres://moi:secret@machine/labo
  DATABASE_URL=postgres://moi:secret@machine/labo escarmouche lab serve examples/forces.yaml`,
    chunkOption: "millisecondes de travail d'un lot",
  },
  work: {
    about: 'joue les expériences proposées sur un PostgreSQL',
    after: `
Travaille jusqu'à ce qu'on l'arrête, à tout moment : le lot qu'il avait est donné à un autre. Seules les expériences des mêmes règles, et des robots
nommés ici, sont jouées.

Exemples :
  escarmouche lab work --database postgres://moi:secret@machine/labo
  escarmouche lab work --database postgres://moi:secret@machine/labo --workers 8 --bot ./mon-robot.mjs`,
    untilDoneOption: "s'arrête quand il ne reste rien à jouer",
  },
  readings: {
    about: 'combien de fois chaque lecture des options change quelque chose, et ce que devient alors la partie',
    after: `
Joue les rencontres d'une expérience, un même joueur à toutes les places, et reprend chaque partie sous chaque autre lecture de chaque option, avec
les mêmes réponses et les mêmes dés, jusqu'à ce que quelque chose diffère : c'est là qu'elles se séparent. De là, les deux sont jouées jusqu'au
bout, avec les mêmes dés et les mêmes joueurs. Avec --out, les tableaux, leurs données et la première position où chaque lecture se sépare de
l'usuelle, comme fichier de décision, sont écrits. docs/readings.md tient ce qui a été mesuré.

Exemples :
  escarmouche lab readings examples/readings.yaml
  escarmouche lab readings examples/readings.yaml --matches 200 --played 60 --out docs/readings`,
    matchesOption: 'parties de chaque jeu',
    playedOption: 'parties jouées jusqu’au bout sous chaque lecture, au plus',
    outOption: 'dossier des tableaux, des données et des décisions',
    running: (game, done, all, seconds) => `${game} : ${done} parties sur ${all}, ${seconds} s`,
    head: (matches, game, bot, seed) => `${matches} parties de ${game}, ${bot} à chaque place, graine ${seed}`,
    columns: ['option', 'à la place', 'demandée', 'sépare', 'autre vainqueur', 'par hasard', 'première place', 'rounds', 'jouées'],
    foot: 'Parts avec leurs intervalles à 95 % (Wilson). « par hasard » : autre vainqueur quand seule diffère la chance propre des joueurs. « * » : ne peut être préparée ainsi.',
  },
  databaseOption: 'adresse du PostgreSQL (sinon celle de DATABASE_URL)',
  working: (games, perSecond) => `${games} parties, ${rate('fr', perSecond)} parties/s`,
  others: (n) =>
    `en attente : ${countFr(n, "expérience d'autres règles ou d'autres robots", "expériences d'autres règles ou d'autres robots")}`,
  lost: (why) => `en attente de la base : ${why}`,
  running: (done, all, perSecond, left) => `${done} parties sur ${all}, ${rate('fr', perSecond)} parties/s, encore ${time('fr', left)}`,
  head: (name, games, played, seconds) =>
    `${name} : ${games} parties${played === games ? '' : `, dont ${played} à l'instant`}, ${seconds} s`,
  games: (n) => countFr(n, 'partie', 'parties'),
  planned: (name, games) => `${name} : ${games} parties au plus`,
  fault: (bot, fault, said, games) => `  ${atFault(bot, FAULTS_FR[fault], said)} : ${countFr(games, 'partie', 'parties')}`,
  written: (file) => `rapport : ${file}`,
};
