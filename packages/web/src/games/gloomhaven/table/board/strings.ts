/** The map of Gloomhaven in English. */
import { countEn, countFr, formEn } from '@escarmouche/words/counted';

const hexes = (n: number): string => countEn(n, 'hex', 'hexes');

export const en = {
  boardRole: 'map',
  boardKeys:
    'Arrow keys move from hex to hex, Home and End to the ends of a row, Enter or Space acts, Escape stops, plus and minus zoom, zero shows the whole map. While an area is laid: R and Shift R turn it, M mirrors it, Enter lays it.',

  // What a hex is
  covered: 'covered, its room is not revealed',
  doorOpen: 'open door',
  doorClosed: 'closed door',
  obstacle: (n: number): string => (n > 1 ? `obstacle of ${hexes(n)}` : 'obstacle'),
  trap: (n: number, conditions: string): string => `trap${n > 0 ? `, ${n} damage` : ''}${conditions === '' ? '' : `, ${conditions}`}`,
  coins: (n: number): string => `${n} money ${formEn(n, 'token', 'tokens')}`,
  chest: (n: number): string => (n > 0 ? `treasure ${n}` : 'treasure'),
  rank: { normal: 'normal', elite: 'elite' },
  summonOf: (side: string): string => `summon of ${side}`,
  hpOf: (n: number, most: number): string => `${n} of ${most} hit points`,
  shield: (n: number): string => `Shield ${n}`,
  retaliate: (n: number): string => `Retaliate ${n}`,
  itsTurn: 'its turn',

  // Under the map
  pressHint: 'Press what is framed on the map, or choose from the list.',
  moveHint: 'Framed hexes can be moved to, at what it costs: press one. Point at others to see why not.',
  targetHint: 'Framed enemies can be attacked; point at another to see range, line of sight and what forbids it.',
  lookHint: 'Point at a hex to see the range and the line of sight to it.',
  points: (n: number): string => `${n} movement ${formEn(n, 'point', 'points')}`,
  springs: (n: number, conditions: string): string =>
    `Springs the trap there${n > 0 ? `: ${n} damage` : ''}${conditions === '' ? '' : `, ${conditions}`}.`,
  rangeOf: (n: number): string => `${hexes(n)} away.`,
  noWayThere: 'No way leads there.',
  sightClear: 'In sight: this line meets no wall.',
  sightCut: 'Out of sight: every line from corner to corner meets a wall.',

  legend: {
    character: 'A character: the shape and colour of its player; the number in the heart is its hit points',
    summon: 'A summon: smaller, with a broken rim',
    normal: 'A normal monster, with its silhouette and its standee number',
    elite: 'An elite: a second rim and a star',
    objective: 'An obstacle with hit points',
    turn: 'Its turn',
    shield: 'Shield',
    retaliate: 'Retaliate',
    obstacle: 'Obstacle, over several hexes where it is drawn so',
    trap: 'Trap, with its damage',
    hazard: 'Hazardous terrain',
    difficult: 'Difficult terrain',
    coin: 'Money token',
    chest: 'Treasure, with its number',
    doorClosed: 'Closed door',
    doorOpen: 'Open door',
    wall: 'Wall',
    covered: 'A room not revealed yet',
    start: 'Starting hex',
  },
};

const hexesFr = (n: number): string => countFr(n, 'hexagone', 'hexagones');

export const fr: typeof en = {
  boardRole: 'carte',
  boardKeys:
    'Les flèches vont d’un hexagone à l’autre, Origine et Fin aux bouts d’une ligne, Entrée ou Espace agit, Échap arrête, plus et moins agrandissent, zéro montre toute la carte. Pour placer une zone\u00a0: R et Maj R la tournent, M la retourne, Entrée la pose.',

  covered: 'couvert, sa salle n’est pas révélée',
  doorOpen: 'porte ouverte',
  doorClosed: 'porte fermée',
  obstacle: (n) => (n > 1 ? `obstacle de ${hexesFr(n)}` : 'obstacle'),
  trap: (n, conditions) => `piège${n > 0 ? `, ${countFr(n, 'dégât', 'dégâts')}` : ''}${conditions === '' ? '' : `, ${conditions}`}`,
  coins: (n) => countFr(n, 'pièce', 'pièces'),
  chest: (n) => (n > 0 ? `trésor ${n}` : 'trésor'),
  rank: { normal: 'normal', elite: 'élite' },
  summonOf: (side) => `invocation\u00a0: ${side}`,
  hpOf: (n, most) => `${countFr(n, 'point', 'points')} de vie sur ${most}`,
  shield: (n) => `Bouclier ${n}`,
  retaliate: (n) => `Riposte ${n}`,
  itsTurn: 'c’est son tour',

  pressHint: 'Appuyez sur ce qui est encadré sur la carte, ou choisissez dans la liste.',
  moveHint: 'Hexagones encadrés\u00a0: on peut y aller, au coût écrit\u00a0; appuyez. Pointez-en un autre pour savoir pourquoi non.',
  targetHint:
    'Les ennemis encadrés peuvent être attaqués\u00a0; pointez-en un autre pour voir la portée, la ligne de vue et ce qui l’interdit.',
  lookHint: 'Pointez un hexagone pour voir la portée et la ligne de vue.',
  points: (n: number): string => `${countFr(n, 'point', 'points')} de mouvement`,
  springs: (n: number, conditions: string): string =>
    `Déclenche le piège\u00a0: ${[n > 0 ? countFr(n, 'dégât', 'dégâts') : '', conditions].filter(Boolean).join(', ')}.`,
  rangeOf: (n) => `À ${hexesFr(n)}.`,
  noWayThere: 'Aucun chemin n’y mène.',
  sightClear: 'En vue\u00a0: cette ligne ne rencontre aucun mur.',
  sightCut: 'Hors de vue\u00a0: toutes les lignes d’un coin à l’autre rencontrent un mur.',

  legend: {
    character: 'Un personnage\u00a0: la forme et la couleur de son joueur\u00a0; le nombre dans le cœur est celui de ses points de vie',
    summon: 'Une invocation\u00a0: plus petite, au bord brisé',
    normal: 'Un monstre normal, avec sa silhouette et le numéro de sa figurine',
    elite: 'Un élite\u00a0: un second bord et une étoile',
    objective: 'Un obstacle qui a des points de vie',
    turn: 'C’est son tour',
    shield: 'Bouclier',
    retaliate: 'Riposte',
    obstacle: 'Obstacle, sur plusieurs hexagones s’il est dessiné ainsi',
    trap: 'Piège, avec ses dégâts',
    hazard: 'Terrain dangereux',
    difficult: 'Terrain difficile',
    coin: 'Pièce',
    chest: 'Trésor, avec son numéro',
    doorClosed: 'Porte fermée',
    doorOpen: 'Porte ouverte',
    wall: 'Mur',
    covered: 'Une salle qui n’est pas encore révélée',
    start: 'Hexagone de départ',
  },
};
