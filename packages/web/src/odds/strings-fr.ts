/** Les chances en français. */
import type { en } from './strings-en.ts';

export const fr: typeof en = {
  title: 'Chances',
  chance: {
    success: (p) => `${p} de réussite`,
    hit: (p) => `${p} de toucher`,
    wound: (p) => `${p} de blesser`,
    wounded: (p) => `${p} de blessure`,
    out: (p) => `${p} de mise hors de combat`,
    damage: (p) => `${p} d’infliger des dégâts`,
  },
  about: (name) => `${name}\u00a0: `,
  amount: {
    damage: (n) => `${n} dégâts en moyenne`,
  },
  name: {
    success: 'Réussite',
    hit: 'Touche',
    wound: 'Nouvelle blessure',
    wounded: 'Blessure',
    out: 'Hors de combat',
    damage: 'Dégâts',
  },
  way: {
    'nobody-reacts': 'si personne ne réagit et qu’aucun dé n’est relancé par choix',
    'parries-once': 'si la cible pare avec un dé quand elle le peut, et que les six sont relancés jusqu’à suffire',
    'places-half':
      'si les autres placent la moitié de leurs dés en attaque, si celui qui est attaqué pare avec un dé quand il le peut, et si les six sont relancés jusqu’à ce que cela suffise',
  },
  exact: 'Compté exactement',
  hidden: (worlds) => `En moyenne de ${worlds} suppositions sur ce qui est caché`,
  sampled: (times) => `Estimé en ${times} essais, juste entre les bornes données 95 fois sur 100`,
  how: (sure, way) => `${sure}, ${way}.`,
  whole: 'Toute la répartition',
  value: 'Résultat',
  share: 'Chance',
  fraction: 'En fraction',
  yes: 'Oui',
  no: 'Non',
  between: (low, high) => `${low} à ${high}`,
};
