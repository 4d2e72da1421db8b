/** Les morceaux dont sont faites les phrases : noms, résultats des dés, lignes des cartes. */
import { sharedPhrases } from '../../../fr/shared.ts';
import type { Same } from '../../../resources.ts';
import type { phrases as source } from '../en/phrases.ts';

export const phrases: Same<typeof source> = {
  ...sharedPhrases,
  'card-quoted': '"{{card}}"',
  'by-card': '{{card}} : ',
  objective: 'objectif {{n}}',
  glory: '{{n, glory}}',

  // Ce que donne un jet
  'part-set': '{{amount}} : {{source}}',
  'part-multiply': 'fois {{amount}} : {{source}}',
  'part-limit': '{{amount}} au moins',
  successes: '{{n, success}}',
  criticals: '{{n, critical}}',
  'successes-and-criticals': '{{n, success}} et {{crits, critical}}',
  'with-lost': '{{result}} ({{n, critical}} sans réussite)',
  'with-noted': "{{result}} (comptant pour l'Exaltation : {{n, face}})",

  // Comment deux plateaux se joignent
  'none-turned': "les deux plateaux à l'endroit",
  'first-turned': 'le premier plateau retourné',
  'second-turned': 'le second plateau retourné',
  'both-turned': 'les deux plateaux retournés',
  'not-shifted': 'bord à bord',
  'shifted-left': 'décalage de {{n, column}} vers la gauche',
  'shifted-right': 'décalage de {{n, column}} vers la droite',

  // Les lignes des cartes
  'side-line': 'Mouvement {{move}}, Défense {{dice}} {{symbol}}, Blessures {{wounds}}',
  'attack-line': '{{name}} : portée {{range}}, {{n, die}} sur {{symbol}}, dégâts {{damage}}',
  'attack-line-spell': '{{name}} : sort, portée {{range}}, autant de dés que le niveau de sorcier sur {{symbol}}, dégâts {{damage}}',
  'trait-all-adjacent': 'contre tous les ennemis adjacents',
  'trait-cleave-always': 'Fauchage',
  'trait-cleave-critical-hit': 'Fauchage sur un coup critique',
  'trait-cleave-critical-rolled': 'Fauchage si un critique est obtenu',
  'trait-knockback-always': 'Recul {{n}}',
  'trait-knockback-critical-hit': 'Recul {{n}} sur un coup critique',
  'trait-critical-damage': 'dégâts +{{n}} sur un coup critique',
  'trait-re-roll': 'peut relancer {{n, die}}',
  'cast-focus': '{{n}} focus',
  'cast-channel': '{{n, channel}}',
  'cast-critical': '{{n, critical}}',
};
