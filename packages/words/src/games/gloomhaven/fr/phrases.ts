/** Les morceaux dont sont faites les phrases : noms, cartes Modificateur, lignes des cartes de monstres. */
import { sharedPhrases } from '../../../fr/shared.ts';
import type { Same } from '../../../resources.ts';
import type { phrases as source } from '../en/phrases.ts';
import { talk } from './talk.ts';
import { why } from './why.ts';

export const phrases: Same<typeof source> = {
  ...sharedPhrases,
  'part-base': '{{amount}} de base',
  ...why,
  ...talk,
  'part-set': '{{amount}} : {{source}}',
  monsters: 'les monstres',
  objective: "l'objectif {{n}}",
  'card-quoted': '"{{card}}"',
  'with-number': '{{word}} {{n}}',
  standee: 'numéro {{n}}',

  // Les cartes Modificateur
  rolling: 'Combo {{card}}',
  'modifier-effect': '{{card}} avec {{effect}}',

  // Ce que dit la carte Capacité d'un monstre
  'outcome-goes': '{{space}}, pour attaquer {{targets}}',
  'ability-outcome': 'initiative {{n}} : {{ability}}',
  'line-move': 'Déplacement {{n, signed}}',
  'line-attack': 'Attaque {{n, signed}}',
  'line-heal': 'Soin {{n}}',
  'line-shield': 'Bouclier {{n}}',
  'line-retaliate': 'Riposte {{n}}',
  'line-strengthen': 'Renforcé',
  'line-trap': 'un piège de {{n, damage}}',
  'line-loot': 'Butin {{n}}',
  'line-element': 'création : {{element}}',
  'part-range': 'Portée {{n}}',
  'part-range-more': 'Portée {{n, signed}}',
  'part-targets': 'Cible {{n}}',
  'part-consume': 'avec {{element}} : {{more}}',
  'part-only': 'seulement avec {{element}}',
  'part-more': '{{n, signed}}',
  'part-area': 'une zone',
  'part-all-on-one': 'toutes sur le même ennemi',
  'stat-line': '{{stat}} {{n}}',

  // Ce que fait la moitié d'une carte sans texte imprimé
  'half-nothing': 'rien',
  'half-moved': 'selon les hexagones parcourus',
  'half-dealt': 'selon les dégâts infligés',
  'half-per-shield': '{{n}}, et {{more}} par bouclier de la cible',
  'half-per-ally': '{{n}}, et {{more}} par allié voisin de la cible',
  'half-all-adjacent': 'tous les ennemis adjacents',
  'half-moved-through': 'ceux que l’on a traversés',
  'half-add': '{{n}} cible de plus',
  'half-path': 'tous ceux du chemin vers la cible',
  'half-bonus': '{{more}} : {{when}}',
  'half-doubled': 'doublée',
  'half-jump': 'Saut',
  'half-loot-on-way': 'en pillant au passage',
  'half-whom-self': 'soi-même',
  'half-whom-ally-or-self': 'un allié ou soi-même',
  'half-whom-enemy': 'un ennemi',
  'half-whom-adjacent-enemy': 'un ennemi adjacent',
  'half-whom-adjacent-enemies': 'tous les ennemis adjacents',
  'half-whom-self-and-adjacent-allies': 'soi-même et ses alliés adjacents',
};
