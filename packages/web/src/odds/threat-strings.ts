/** The layer of dangers. */
import { textsOf } from '../app/strings/index.ts';

const en = {
  title: 'Dangers in the next turn',
  close: 'Close',
  way: { to: 'How safe is it?', from: 'Whom can it reach?' },
  wayLegend: 'What is asked',
  figure: 'Figure',
  progress: (done: number, of: number): string => `${done} of ${of} looked at`,
  done: 'Everything looked at',
  stopped: 'Stopped',
  stop: 'Stop',
  where: (place: string): string => `At ${place}`,
  here: 'Where it stands',
  nothing: 'cannot harm it in its next turn',
  nothingBy: 'cannot be harmed in its next turn',
  far: (n: string, unit: 'spaces' | 'mm'): string => (unit === 'mm' ? `${n} cm away` : `distance ${n}`),
  sees: (yes: boolean): string => (yes ? 'in sight' : 'out of sight'),
  best: (what: string): string => `Best: ${what}`,
  byItself: 'by itself, in its turn or in the combat that follows',
  odds: (out: string, harm: string): string => `${out} out of action · ${harm}`,
  table: 'Place by place',
  place: 'Place',
  out: 'Out of action',
  harm: 'Harm expected',
  by: 'By',
  spot: (x: string, y: string): string => `${x} / ${y} cm`,
  none: (way: 'to' | 'from'): string =>
    way === 'to' ? 'No enemy is on the board: nobody can do harm there.' : 'No enemy is on the board.',
  nobody: 'nobody',
  howTo:
    'Each place shows the worst that one enemy alone could do in its next turn: the chance to be taken out, or the harm to be expected where that is nothing. The more lines, the more dangerous; 0 is safe.',
  howFrom: 'Each enemy that can be harmed in its next turn shows the chance to be taken out, or the harm to be expected.',
  open: 'Only what lies open counts: nobody plays hidden cards. ≈ was sampled.',
};

const fr: typeof en = {
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

export const { use: useThreatTexts } = textsOf<typeof en>({ en, fr });
