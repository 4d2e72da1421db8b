/** What the command for hints says, in both languages. */
import { countFr } from '@escarmouche/words/counted';

export const hintEn = {
  about: 'says what the strongest player would answer in a saved match: its best answers, their worth and its reasons',
  after: `
It is asked by what the seat that is asked sees, at the end of the record or after the first N answers, and told what it thinks of its three best
answers: the chance to win as it judges the position, between what that lies, what the answer brings beside the others, and what it expects next.
Where all play together, 50 % is what may be expected as things stand.

Examples:
  escarmouche hint match.json
  escarmouche hint match.json --at 40 --lines 2000
  escarmouche options rulings.yaml --case 3 --hint --json

Exit status 1 where the match does not play back or asks nobody there, 2 where the file is malformed.`,
  argument: 'a match file, as the app and `play` save them',
  atOption: 'number of answers after which it is asked; all of the record unless given',
  linesOption: 'lines of play that it follows',
  optionsOption: 'adds what the strongest player thinks of them',
  nobody: (at: number) => `nobody is asked after ${at} answers`,
  tooFar: (at: number, all: number) => `--at ${at}: the record holds ${all} answers`,
  head: (player: number, lines: number) => `player ${player}, ${lines} lines of play followed`,
  worth: (of: 'win' | 'outlook', share: string, low: string, high: string) =>
    `${of === 'win' ? 'chance to win' : 'outlook'} ${share} % (${low} to ${high})`,
  reasons: 'beside the other answers:',
  next: 'then, probably:',
};

export const hintFr: typeof hintEn = {
  about: 'dit ce que répondrait le joueur le plus fort dans une partie enregistrée : ses meilleures réponses, leur valeur et ses raisons',
  after: `
On l’interroge d’après ce que voit la place à qui on demande, à la fin de l’enregistrement ou après les N premières réponses. Il dit ce qu’il pense
de ses trois meilleures réponses : les chances de gagner à son avis, entre quoi elles se tiennent, ce que la réponse apporte à côté des autres et ce
qu’il attend ensuite. Là où tous jouent ensemble, 50 % est ce qu’on peut attendre en l’état.

Exemples :
  escarmouche hint partie.json
  escarmouche hint partie.json --at 40 --lines 2000
  escarmouche options cas.yaml --case 3 --hint --json

Code de sortie 1 si la partie ne se rejoue pas ou n’interroge personne à ce moment, 2 si le fichier est mal formé.`,
  argument: 'un fichier de partie, comme l’app et `play` les enregistrent',
  atOption: 'nombre de réponses après lesquelles on l’interroge ; toutes celles de l’enregistrement sinon',
  linesOption: 'lignes de jeu qu’il suit',
  optionsOption: 'y ajoute ce qu’en pense le joueur le plus fort',
  nobody: (at) => `on ne demande rien à personne après ${countFr(at, 'réponse', 'réponses')}`,
  tooFar: (at, all) => `--at ${at} : l’enregistrement tient ${countFr(all, 'réponse', 'réponses')}`,
  head: (player, lines) => `joueur ${player}, ${lines} lignes de jeu suivies`,
  worth: (of, share, low, high) =>
    `${of === 'win' ? 'chances de gagner' : 'perspective'} ${share} % (de ${low} à ${high})`.replaceAll('.', ','),
  reasons: 'à côté des autres réponses :',
  next: 'ensuite, sans doute :',
};
