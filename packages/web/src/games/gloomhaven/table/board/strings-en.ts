/** The map of Gloomhaven in English. */
import { countEn, formEn } from '@escarmouche/words/counted';

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
  moveHint: 'Framed hexes can be moved to, with what it costs; press one to go there. Point at any other to see why not.',
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
