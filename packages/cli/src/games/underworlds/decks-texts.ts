/** What is said of decks as text, in both languages: by `deck`, and by `--decks` of `play`. */
import type { Lang } from '../../lang.ts';

const en = {
  about: 'says whether a deck of underworlds may be played, and everything that is against it',
  after: `
A deck is a text with one card on each line, by its name in either language or by its id, such as shadespire:330.

Examples:
  escarmouche deck my-deck.txt
  escarmouche deck my-deck.txt --warband zarbags-gitz --json

Exit status 1 where something is against it.`,
  argument: 'a text of a deck',
  warbandOption: 'the warband it is for (the one of its cards unless given)',
  legal: 'legal',
  illegal: 'ILLEGAL',
  two: (found: number) => `--decks: expected two files, found ${found}`,
  cards: (warband: string, objectives: number, gambits: number, upgrades: number) =>
    `${warband}: ${objectives} objectives, ${gambits} gambits, ${upgrades} upgrades`,
};

const fr: typeof en = {
  about: "dit si un paquet d'underworlds peut se jouer, et tout ce qui s'y oppose",
  after: `
Un paquet est un texte, une carte par ligne, par son nom dans l'une des langues ou par son identifiant, comme shadespire:330.

Exemples :
  escarmouche deck mon-paquet.txt
  escarmouche deck mon-paquet.txt --warband zarbags-gitz --json

Code de sortie 1 si quelque chose s'y oppose.`,
  argument: "le texte d'un paquet",
  warbandOption: 'sa bande (sinon celle de ses cartes)',
  legal: 'permis',
  illegal: 'REFUSÉ',
  two: (found) => `--decks : il faut deux fichiers, et non ${found}`,
  cards: (warband, objectives, gambits, upgrades) =>
    `${warband} : ${objectives} objectifs, ${gambits} manœuvres, ${upgrades} améliorations`,
};

export const DECK_TEXTS: Readonly<Record<Lang, typeof en>> = { en, fr };
