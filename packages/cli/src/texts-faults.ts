/** What the command line says of input that is wrong, in one line each, in both languages. */
import { countEn, countFr, formEn } from '@escarmouche/words/counted';

const NUMBERS_EN: Readonly<Record<number, string>> = { 1: 'one', 2: 'two' };
const NUMBERS_FR: Readonly<Record<number, string>> = { 1: 'un', 2: 'deux' };

export const faultsEn = {
  reasons: {
    ENOENT: 'there is no such file or folder',
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    EISDIR: 'it is a folder',
    ENOTDIR: 'a part of the path is no folder',
    ENOSPC: 'the disk is full',
    EDQUOT: 'the disk quota is used up',
    EFBIG: 'the file would be too big',
    EROFS: 'the disk cannot be written to',
    EEXIST: 'a file is in the way',
    EMFILE: 'too many files are open',
    ENAMETOOLONG: 'the name is too long',
  } as Readonly<Record<string, string>>,
  cannotRead: (path: string, why: string) => `${path || '""'}: cannot be read: ${why}`,
  cannotWrite: (path: string, why: string) => `${path}: cannot be written: ${why}`,
  cannotMake: (path: string, why: string, folder: string) => `${path}: cannot be made: ${why} (${folder})`,
  noText: (path: string) => `${path}: expected a text in UTF-8`,
  tooBig: (path: string, bytes: number) => `${path}: expected at most ${bytes} bytes`,
  standardOutput: 'standard output',
  oneOf: (what: string, words: readonly string[], found: string) =>
    `${what}: expected one of ${words.join(', ')}, found ${JSON.stringify(found)}`,
  wholeNumber: (what: string, min: number, max: number, found: string) =>
    `${what}: expected a whole number from ${min} to ${max}, found ${JSON.stringify(found)}`,
  bots: (option: string, bots: readonly string[], many: number, found: string) =>
    `${option}: expected ${NUMBERS_EN[many] ?? many} of ${bots.join(', ')}, such as ${seated(bots, many)}, found ${JSON.stringify(found)}`,
  pairs: (found: number) => `--games: expected an even number, since each match is played from both seats, found ${found}`,
  twoParties: (example: string, found: number) => `--parties: expected two parties, such as ${example}, found ${found}`,
  viewAlone: 'this file is what one seat knows of a match, without its rolls',
  viewOut: 'this file is what one seat knows of a match, which cannot be played on: nothing is written',
  noWarband: (file: string, warbands: readonly string[]) =>
    `${file}: expected cards by which the warband can be told, found none; --warband takes one of ${warbands.join(', ')}`,
  moreLines: (n: number) => `${n} more ${formEn(n, 'line names', 'lines name')} no card`,
  choice: (found: string) => `--choice: expected id=value, such as round-limit=10, found ${JSON.stringify(found)}`,
  labTooMany: (most: number) => `expected at most ${most} meetings, found more`,
  labOneParty: 'expected two parties at least, or mirrors',
  labTwoSeats: (found: number) => `expected a match of two players, found ${found}`,
  labDatabase: '--database: expected the address of a PostgreSQL, such as postgres://user:password@host/name (or DATABASE_URL)',
  botName: (name: string) => `--bot: expected a name that is free, of letters, digits and hyphens, found ${JSON.stringify(name)}`,
  idleBot: (option: string, name: string) => `${option}: expected a seat for ${name}, which --bot gives, found none`,
  nothingInPack: (file: string, game: string, has: readonly string[]) =>
    has.length === 0 ? `${file}: there is nothing in it` : `${file}: there is nothing for ${game} in it, but for ${has.join(', ')}`,
  inTwoPacks: (file: string, what: string, other: string) =>
    `${file}: expected each thing in one pack, found ${what}, which is in ${other} too`,
  noSuchWish: (option: string, game: string) => `${option}: ${game} has no such option`,
  noGameIn: (folder: string) => `--with ${folder}: expected a folder with a game, whose dist/index.js or index.js gives one by default`,
  range: (found: string) =>
    `--vary: expected a field of the situation and its values, such as A.printed.armor=0..4 or X.health=3,5,8, found ${JSON.stringify(found)}`,
  tooManySituations: (most: number, found: number) => `--vary: expected at most ${most} situations together, found ${found}`,
  onlyWith: (option: string, other: string) => `${option}: expected only together with ${other}`,
  notDrawn: (name: string) => `--svg: expected a value that is a number, found ${name}`,
  oneGame: (found: number) => `--out: expected one game, found ${found}; --save takes a folder for many`,
  noSuchCase: (file: string, n: number) => `${file}: --why: there is no case ${n}`,
  caseNumber: (file: string, most: number, found: number) => `${file}: --case: expected a number from 1 to ${most}, found ${found}`,
  unknownOption: (option: string, meant: string) =>
    `there is no option ${JSON.stringify(option)}${meant === '' ? '' : `; did you mean ${meant}?`}`,
  unknownCommand: (name: string, meant: string) =>
    `there is no command ${JSON.stringify(name)}${meant === '' ? '' : `; did you mean ${meant}?`}`,
  missingArgument: (name: string) => `expected <${name}>, found nothing`,
  oddsOfNothing: '--of: expected the name of a value, such as X.health, since the script asks for no odds and looks at no values',
  missingValue: (option: string) => `${option}: expected a value, found nothing`,
  tooMany: (command: string, most: number, found: number) =>
    `${command}: expected ${countEn(most, 'argument', 'arguments')}, found ${found}`,
  misused: (why: string) => `this cannot be asked so: ${why}`,
};

export const faultsFr: typeof faultsEn = {
  reasons: {
    ENOENT: "il n'y a pas de tel fichier ni dossier",
    EACCES: 'permission refusée',
    EPERM: 'permission refusée',
    EISDIR: "c'est un dossier",
    ENOTDIR: "une partie du chemin n'est pas un dossier",
    ENOSPC: 'le disque est plein',
    EDQUOT: 'le quota du disque est épuisé',
    EFBIG: 'le fichier serait trop gros',
    EROFS: 'le disque ne peut être écrit',
    EEXIST: 'un fichier est en travers',
    EMFILE: 'trop de fichiers sont ouverts',
    ENAMETOOLONG: 'le nom est trop long',
  },
  cannotRead: (path, why) => `${path || '""'} : ne peut être lu : ${why}`,
  cannotWrite: (path, why) => `${path} : ne peut être écrit : ${why}`,
  cannotMake: (path, why, folder) => `${path} : ne peut être créé : ${why} (${folder})`,
  noText: (path) => `${path} : il faut un texte en UTF-8`,
  tooBig: (path, bytes) => `${path} : il faut ${bytes} octets au plus`,
  standardOutput: 'sortie standard',
  oneOf: (what, words, found) => `${what} : il faut un mot parmi ${words.join(', ')}, et non ${JSON.stringify(found)}`,
  wholeNumber: (what, min, max, found) => `${what} : il faut un nombre entier de ${min} à ${max}, et non ${JSON.stringify(found)}`,
  bots: (option, bots, many, found) =>
    `${option} : il en faut ${NUMBERS_FR[many] ?? many} parmi ${bots.join(', ')}, par exemple ${seated(bots, many)}, et non ${JSON.stringify(found)}`,
  pairs: (found) => `--games : il faut un nombre pair, puisque chaque partie se joue des deux places, et non ${found}`,
  twoParties: (example, found) => `--parties : il faut deux groupes, par exemple ${example}, et non ${found}`,
  viewAlone: "ce fichier est ce qu'une place sait d'une partie, sans ses jets",
  viewOut: "ce fichier est ce qu'une place sait d'une partie, qui ne peut être continuée : rien n'est écrit",
  noWarband: (file, warbands) =>
    `${file} : il faut des cartes qui disent de quelle bande il s'agit, et il n'y en a pas ; --warband prend un mot parmi ${warbands.join(', ')}`,
  moreLines: (n) => (n === 1 ? 'une autre ligne ne nomme aucune carte' : `${n} autres lignes ne nomment aucune carte`),
  choice: (found) => `--choice : il faut id=valeur, par exemple round-limit=10, et non ${JSON.stringify(found)}`,
  labTooMany: (most) => `il faut ${most} rencontres au plus, et il y en a davantage`,
  labOneParty: 'il faut au moins deux groupes, ou mirrors',
  labTwoSeats: (found) => `il faut une partie à deux joueurs, et non à ${found}`,
  labDatabase: "--database : il faut l'adresse d'un PostgreSQL, par exemple postgres://nom:motdepasse@machine/base (ou DATABASE_URL)",
  botName: (name) => `--bot : il faut un nom libre, de lettres, chiffres et traits d'union, et non ${JSON.stringify(name)}`,
  idleBot: (option, name) => `${option} : il faut une place pour ${name}, que donne --bot, et il n'y en a pas`,
  nothingInPack: (file, game, has) =>
    has.length === 0 ? `${file} : ce recueil est vide` : `${file} : rien pour ${game} dans ce recueil, mais pour ${has.join(', ')}`,
  inTwoPacks: (file, what, other) => `${file} : attendu chaque chose dans un seul recueil, trouvé ${what}, qui est aussi dans ${other}`,
  noSuchWish: (option, game) => `${option} : ${game} n'a pas cette option`,
  noGameIn: (folder) => `--with ${folder} : attendu un dossier qui contient un jeu, donné par défaut par son dist/index.js ou index.js`,
  range: (found) =>
    `--vary : attendu un champ de la situation et ses valeurs, comme A.printed.armor=0..4 ou X.health=3,5,8, trouvé ${JSON.stringify(found)}`,
  tooManySituations: (most, found) => `--vary : attendu ${most} situations au plus en tout, trouvé ${found}`,
  onlyWith: (option, other) => `${option} : attendu seulement avec ${other}`,
  notDrawn: (name) => `--svg : attendu une valeur qui soit un nombre, trouvé ${name}`,
  oneGame: (found) => `--out : il faut une seule partie, et non ${found} ; --save prend un dossier pour plusieurs`,
  noSuchCase: (file, n) => `${file} : --why : il n'y a pas de cas ${n}`,
  caseNumber: (file, most, found) => `${file} : --case : il faut un nombre de 1 à ${most}, et non ${found}`,
  unknownOption: (option, meant) =>
    `il n'y a pas d'option ${JSON.stringify(option)}${meant === '' ? '' : ` ; vouliez-vous dire ${meant} ?`}`,
  unknownCommand: (name, meant) =>
    `il n'y a pas de commande ${JSON.stringify(name)}${meant === '' ? '' : ` ; vouliez-vous dire ${meant} ?`}`,
  missingArgument: (name) => `il faut <${name}>, et il n'y a rien`,
  oddsOfNothing:
    "--of : il faut le nom d'une valeur, par exemple X.health, car le script ne demande aucune chance et ne regarde aucune valeur",
  missingValue: (option) => `${option} : il faut une valeur, et il n'y a rien`,
  tooMany: (command, most, found) => `${command} : il faut ${countFr(most, 'argument', 'arguments')}, et non ${found}`,
  misused: (why) => `cela ne peut se demander ainsi : ${why}`,
};

/** So many players by name, each kind in turn. */
function seated(bots: readonly string[], many: number): string {
  return Array.from({ length: many }, (_x, i) => bots[i % bots.length]).join(',');
}
