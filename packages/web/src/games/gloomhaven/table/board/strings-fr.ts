/** The map of Gloomhaven in French. */
import { countFr } from '@escarmouche/words/counted';
import type { en } from './strings-en.ts';

const hexes = (n: number): string => countFr(n, 'hexagone', 'hexagones');

export const fr: typeof en = {
  boardRole: 'carte',
  boardKeys:
    'Les flèches vont d’un hexagone à l’autre, Origine et Fin aux bouts d’une ligne, Entrée ou Espace agit, Échap arrête, plus et moins agrandissent, zéro montre toute la carte. Pour placer une zone\u00a0: R et Maj R la tournent, M la retourne, Entrée la pose.',

  covered: 'couvert, sa salle n’est pas révélée',
  doorOpen: 'porte ouverte',
  doorClosed: 'porte fermée',
  obstacle: (n) => (n > 1 ? `obstacle de ${hexes(n)}` : 'obstacle'),
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
  moveHint:
    'On peut aller sur les hexagones encadrés, avec ce que cela coûte\u00a0; appuyez pour y aller. Pointez un autre hexagone pour voir pourquoi non.',
  targetHint:
    'Les ennemis encadrés peuvent être attaqués\u00a0; pointez-en un autre pour voir la portée, la ligne de vue et ce qui l’interdit.',
  lookHint: 'Pointez un hexagone pour voir la portée et la ligne de vue.',
  points: (n: number): string => `${countFr(n, 'point', 'points')} de mouvement`,
  springs: (n: number, conditions: string): string =>
    `Déclenche le piège\u00a0: ${[n > 0 ? countFr(n, 'dégât', 'dégâts') : '', conditions].filter(Boolean).join(', ')}.`,
  rangeOf: (n) => `À ${hexes(n)}.`,
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
