/** Les dangers en français. */
import type { en } from './threat-en.ts';

export const fr: typeof en = {
  title: 'Dangers au prochain tour',
  close: 'Fermer',
  way: { to: 'En sûreté\u00a0?', from: 'Qui atteindre\u00a0?' },
  wayLegend: 'Question',
  figure: 'Figurine',
  progress: (done, of) => `${done} cas examinés sur ${of}`,
  done: 'Tout est examiné',
  stopped: 'Arrêté',
  stop: 'Arrêter',
  where: (place) => `En ${place}`,
  here: 'Là où elle se tient',
  nothing: 'ne peut pas lui nuire à son prochain tour',
  nothingBy: 'hors d’atteinte au prochain tour',
  far: (n, unit) => (unit === 'mm' ? `à ${n} cm` : `à distance ${n}`),
  sees: (yes) => (yes ? 'en vue' : 'hors de vue'),
  best: (what) => `Au mieux\u00a0: ${what}`,
  byItself: 'de lui-même, à son tour ou dans le combat qui suit',
  odds: (out, harm) => `hors de combat ${out} · ${harm}`,
  table: 'Place par place',
  place: 'Place',
  out: 'Hors de combat',
  harm: 'Dommages attendus',
  by: 'Par',
  spot: (x, y) => `${x} / ${y} cm`,
  none: (way) =>
    way === 'to' ? 'Aucun ennemi n’est sur le plateau\u00a0: personne ne peut y nuire.' : 'Aucun ennemi n’est sur le plateau.',
  nobody: 'personne',
  howTo:
    'Chaque place montre le pire qu’un ennemi à lui seul pourrait faire à son prochain tour\u00a0: la chance d’être mis hors de combat, ou, si elle est nulle, les dommages attendus. Plus il y a de traits, plus c’est dangereux\u00a0; 0, c’est sûr.',
  howFrom: 'Chaque ennemi qui peut être touché au prochain tour montre la chance d’être mis hors de combat, ou les dommages attendus.',
  open: 'Seul compte ce qui est visible\u00a0: personne ne joue de carte cachée. ≈ signale une estimation par essais.',
};
