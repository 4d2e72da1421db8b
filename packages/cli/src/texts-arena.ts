/** What the command that measures players says, in both languages. */
import { formFr } from '@escarmouche/words/counted';

export const arenaEn = {
  about: 'measures a player against another: the same party on both sides, the same dice twice, seats changed in between',
  after: `
Each party named is played against itself, in turn. Where all play together, the parties are the characters of one table; one player has them all.
The same seed and lines give the same matches on every machine; with --time they depend on its speed. A player that throws, or answers what it
was not offered, has lost, and is named. docs/opponents.md holds what was measured.

Examples:
  escarmouche arena wow --bots search,greedy --games 100 --lines 300
  escarmouche arena confrontation --mode combat --games 40 --lines 100 --seed 7
  escarmouche arena underworlds --parties garreks-reavers,sepulchral-guard --games 40 --time 500
  escarmouche arena wow --bots level-3,level-2 --games 200
  escarmouche arena gloomhaven --bots search --level 0 --games 20
  escarmouche arena wow --bot ./mine.mjs --bots mine,greedy --games 200`,
  botsOption:
    "the player measured and the one it is measured by: random, greedy, search, level-1 to level-5, or a bot of one's own by its name; one alone where all play together",
  gamesOption: 'number of matches; an even one where seats are changed',
  partiesOption: 'ready-made parties, each of which is played against itself',
  running: (done: number, games: number, seconds: number) => `${done} of ${games} matches, ${seconds} s`,
  head: (games: number, game: string, bots: string, seed: number) => `${games} matches of ${game}, ${bots}, seed ${seed}`,
  score: (bot: string, won: number, lost: number, drawn: number) =>
    `  ${bot} won ${won}, lost ${lost}${drawn > 0 ? `, drew ${drawn}` : ''}`,
  all: (share: string) => `  of all matches ${share}`,
  decided: (share: string) => `  of those decided ${share}`,
  share: (share: string, low: string, high: string) => `${share} % [${low} to ${high}]`,
  time: (answers: number, each: string, longest: string) => `  ${answers} answers, ${each} ms each, ${longest} ms the longest`,
  fault: (fault: string, games: number) => `  lost by a fault: ${fault}${games > 1 ? ` (${games} games)` : ''}`,
  checksum: (sum: string) => `  checksum ${sum}`,
};

export const arenaFr: typeof arenaEn = {
  about: 'mesure un joueur contre un autre : le même groupe des deux côtés, deux fois les mêmes dés, places échangées entre les deux',
  after: `
Chaque groupe nommé joue contre lui-même, à son tour. Là où tous jouent ensemble, les groupes sont les personnages d'une même table, tous à un seul joueur.
La même graine et le même nombre de lignes donnent les mêmes parties sur toute machine ; avec --time elles dépendent de sa vitesse. Un joueur
qui s'interrompt, ou répond ce qu'on ne lui offrait pas, a perdu, et on le nomme. docs/opponents.md tient ce qui a été mesuré.

Exemples :
  escarmouche arena wow --bots search,greedy --games 100 --lines 300
  escarmouche arena confrontation --mode combat --games 40 --lines 100 --seed 7
  escarmouche arena underworlds --parties garreks-reavers,sepulchral-guard --games 40 --time 500
  escarmouche arena wow --bots level-3,level-2 --games 200
  escarmouche arena gloomhaven --bots search --level 0 --games 20
  escarmouche arena wow --bot ./mine.mjs --bots mine,greedy --games 200`,
  botsOption:
    'le joueur mesuré et celui qui sert de mesure : random, greedy, search, level-1 à level-5, ou un robot à vous, par son nom ; un seul là où tous jouent ensemble',
  gamesOption: 'nombre de parties ; un nombre pair là où les places sont échangées',
  partiesOption: 'groupes prêts à jouer, dont chacun joue contre lui-même',
  running: (done, games, seconds) => `${done} parties sur ${games}, ${seconds} s`,
  head: (games, game, bots, seed) => `${games} parties de ${game}, ${bots}, graine ${seed}`,
  score: (bot, won, lost, drawn) =>
    `  ${bot} en a gagné ${won}, perdu ${lost}${drawn > 0 ? `, et ${drawn} n'${formFr(drawn, 'a', 'ont')} pas de vainqueur` : ''}`,
  all: (share) => `  sur toutes les parties ${share}`,
  decided: (share) => `  sur celles qui ont un vainqueur ${share}`,
  share: (share, low, high) => `${share} % [${low} à ${high}]`,
  time: (answers, each, longest) => `  ${answers} réponses, ${each} ms chacune, ${longest} ms la plus longue`,
  fault: (fault, games) => `  ${formFr(games, 'perdue', 'perdues')} par une faute : ${fault}${games > 1 ? ` (${games} parties)` : ''}`,
  checksum: (sum) => `  somme de contrôle ${sum}`,
};
