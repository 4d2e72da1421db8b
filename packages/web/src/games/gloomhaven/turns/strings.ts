/** What the screen of a monster's turn says. */

import { countEn, countFr } from '@escarmouche/words/counted';
import { textsOf } from '../../../app/strings/index.ts';
import type { Unsaid } from './turnCase.ts';
import type { Unfit } from './written.ts';

const en = {
  title: 'A monster’s turn',
  pieces: { wallHex: 'Wall hex', floor: 'Hexes again, around', wallLine: 'Wall line' },
  // The monster
  monsterTitle: 'The monster and its card',
  whose: 'Whose turn it is',
  type: 'Monster',
  own: 'Numbers of one’s own',
  card: 'Ability card',
  areaHelp: 'Press the hexes of the pattern. With a melee attack the middle is the monster; with a range the pattern may lie anywhere.',
  areaCell: (n: number, on: boolean) => `Hex ${n} of the pattern${on ? ', red' : ''}`,
  areaMiddle: 'The monster',
  areaGrey: 'Counted from the monster’s own hex, which is grey',
  inDetail: 'In detail: rank, conditions, numbers',
  thisOne: 'This monster',
  itsType: 'Its type',
  peopleText: 'The focus goes to the earlier initiative where ways and distances are the same.',
  initiativeOf: (who: string) => `Initiative of ${who}`,
  // Outcomes
  outcomes: 'Outcomes',
  first: 'Begin with an example, or put a monster on the board and say that its turn it is.',
  counting: 'Working it out …',
  outcomesAre: (n: number, chance: boolean) =>
    n === 1 ? 'One legal outcome.' : `${n} legal outcomes: ${chance ? 'chance decides' : 'the players choose'}.`,
  none: 'No focus: no enemy can be attacked, however far it moves. It neither moves nor attacks.',
  stunned: 'Stunned: it does nothing at all this turn.',
  focus: (who: string) => `Focus: ${who}`,
  stays: 'stays where it is',
  why: 'Why',
  wrong: (line: string) => `This turn cannot be played: ${line}.`,
  // Handing on
  share: 'Hand on this turn',
  shareText: 'A ruling file plays this turn on the rules and expects exactly these outcomes.',
  copyRuling: 'Copy as ruling',
  downloadRuling: 'Ruling of every outcome',
  openRuling: 'Open every outcome as a ruling',
  downloadTurns: 'File of monster turns',
  copiedRuling: 'The ruling is on the clipboard.',
  unfit: {
    size: 'No file of monster turns: it holds 7 columns and 16 rows at most.',
    rim: 'No file of monster turns: with an open rim it holds 7 columns and 16 rows, no less.',
    options: 'No file of monster turns: it holds the usual readings alone.',
    area: 'No file of monster turns: the area is too large for it.',
    stunned: 'No file of monster turns: it has no word for a stunned monster.',
  } satisfies Record<Unfit, string>,
  // Opening
  open: 'Open',
  openText:
    'A file of monster turns: choose one of its cases, or drop the file anywhere on this page. A ruling opens as it does everywhere.',
  openButton: 'Open a file',
  drop: 'Drop the file here',
  cases: (n: number, name: string) => `${countEn(n, 'case', 'cases')} in ${name}`,
  caseNumber: (n: number) => `Case ${n}`,
  same: 'comes out as the file says',
  otherwise: (missing: number, extra: number) =>
    `comes out otherwise: ${countEn(missing, 'outcome of the file is', 'outcomes of the file are')} not legal, ${countEn(extra, 'legal one is', 'legal ones are')} not in it`,
  take: 'Show on the board',
  more: (n: number) => `${n} more`,
  unsaid: {
    crowded: 'more figures than a situation holds',
    obstacle: 'somebody who does not fly stands on an obstacle',
    targets: 'more targets than a card can have',
    rim: 'a rim that is wall in part',
  } satisfies Record<Unsaid, string>,
  badFile: (name: string, why: string) => `${name} could not be opened: ${why}.`,
  bigFile: (name: string) => `${name} is too large.`,
  // Examples
  examples: 'Examples',
};

export type Texts = typeof en;

const fr: Texts = {
  title: 'Le tour d’un monstre',
  pieces: { wallHex: 'Hexagone de mur', floor: 'Rendre les hexagones, autour', wallLine: 'Mur' },
  monsterTitle: 'Le monstre et sa carte',
  whose: 'À qui est le tour',
  type: 'Monstre',
  own: 'Valeurs de votre choix',
  card: 'Carte de capacité',
  areaHelp:
    'Appuyez sur les hexagones du motif. Pour une attaque de mêlée, le centre est le monstre\u00a0; à distance, le motif se pose où l’on veut.',
  areaCell: (n, on) => `Hexagone ${n} du motif${on ? ', rouge' : ''}`,
  areaMiddle: 'Le monstre',
  areaGrey: 'Comptée depuis l’hexagone du monstre, en gris',
  inDetail: 'En détail\u00a0: rang, états, valeurs',
  thisOne: 'Ce monstre',
  itsType: 'Son type',
  peopleText: 'À chemins et distances égaux, l’initiative la plus basse est la cible prioritaire.',
  initiativeOf: (who) => `Initiative\u00a0: ${who}`,
  outcomes: 'Issues',
  first: 'Commencez par un exemple, ou posez un monstre sur le plateau et dites que c’est son tour.',
  counting: 'Calcul en cours…',
  outcomesAre: (n, chance) =>
    n === 1 ? 'Une seule issue légale.' : `${n} issues légales\u00a0: ${chance ? 'le hasard décide' : 'les joueurs choisissent'}.`,
  none: 'Pas de cible prioritaire\u00a0: aucun ennemi ne peut être attaqué, si loin qu’il aille. Il ne se déplace pas et n’attaque pas.',
  stunned: 'Étourdi\u00a0: il ne fait rien du tout ce tour-ci.',
  focus: (who) => `Cible prioritaire\u00a0: ${who}`,
  stays: 'reste sur place',
  why: 'Pourquoi',
  wrong: (line) => `Ce tour ne peut pas être joué\u00a0: ${line}.`,
  share: 'Transmettre ce tour',
  shareText: 'Un fichier de cas joue ce tour d’après les règles et attend exactement ces issues.',
  copyRuling: 'Copier comme cas',
  downloadRuling: 'Cas de toutes les issues',
  openRuling: 'Ouvrir toutes les issues comme cas',
  downloadTurns: 'Fichier de tours de monstres',
  copiedRuling: 'Le cas est dans le presse-papiers.',
  unfit: {
    size: 'Pas de fichier de tours de monstres\u00a0: il contient 7 colonnes et 16 rangées au plus.',
    rim: 'Pas de fichier de tours de monstres\u00a0: avec un bord ouvert, il lui faut 7 colonnes et 16 rangées, ni plus ni moins.',
    options: 'Pas de fichier de tours de monstres\u00a0: il ne connaît que les lectures habituelles.',
    area: 'Pas de fichier de tours de monstres\u00a0: la zone d’effet est trop grande.',
    stunned: 'Pas de fichier de tours de monstres\u00a0: il n’a pas de mot pour un monstre étourdi.',
  },
  open: 'Ouvrir',
  openText:
    'Un fichier de tours de monstres\u00a0: choisissez l’un de ses cas, ou déposez le fichier n’importe où sur cette page. Un fichier de cas s’ouvre comme partout.',
  openButton: 'Ouvrir un fichier',
  drop: 'Déposez le fichier ici',
  cases: (n, name) => `${countFr(n, 'cas', 'cas')} dans ${name}`,
  caseNumber: (n) => `Cas ${n}`,
  same: 'l’issue est celle du fichier',
  otherwise: (missing, extra) =>
    `l’issue est autre\u00a0: ${countFr(missing, 'issue du fichier n’est pas légale', 'issues du fichier ne sont pas légales')}, ${countFr(extra, 'issue légale n’y est pas', 'issues légales n’y sont pas')}`,
  take: 'Montrer sur le plateau',
  more: (n) => `${n} de plus`,
  unsaid: {
    crowded: 'plus de figurines qu’une situation n’en contient',
    obstacle: 'quelqu’un qui ne vole pas se tient sur un obstacle',
    targets: 'plus de cibles qu’une carte n’en permet',
    rim: 'un bord qui n’est un mur qu’en partie',
  },
  badFile: (name, why) => `${name} n’a pas pu être ouvert\u00a0: ${why}.`,
  bigFile: (name) => `${name} est trop gros.`,
  examples: 'Exemples',
};

/** Its sentences. */
export const { of: turnStrings, use: useTurnStrings } = textsOf<Texts>({ en, fr });
