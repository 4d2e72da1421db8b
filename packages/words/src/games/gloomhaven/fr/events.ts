/** Ce qui vient d'arriver, pour le journal. Mêmes clés que l'anglais. */
import type { Same } from '../../../resources.ts';
import type { events as source } from '../en/events.ts';

export const events: Same<typeof source> = {
  // Le scénario et ses rounds
  opens: '{{figure}} ouvre la porte en {{space}} : la salle derrière elle est révélée.',
  appears: '{{figure}} entre en jeu en {{space}}.',
  appears_elite: '{{figure}}, monstre élite, entre en jeu en {{space}}.',
  'no-standee': "Plus de socle d'une espèce : {{n, monster}} non placés.",
  round: 'Round {{n}} : chacun choisit ses cartes.',
  shows: '{{seat}} révèle {{card}}, initiative {{n}}, et {{other}}.',
  'will-rest': '{{seat}} annonce un repos long : initiative 99.',
  'ability-card': '{{monster}}, initiative {{n}} : {{ability}}.',
  won: 'Le scénario est gagné au round {{n}} : il ne reste aucun monstre.',
  lost: 'Le scénario est perdu au round {{n}} : tous les personnages sont épuisés.',

  // Les tours
  turn: 'Tour de {{figure}}.',
  stunned: '{{figure}} ne fait rien : Étourdi.',
  plays: '{{figure}} joue {{card}}, {{half}}.',
  'plays-basic': '{{figure}} joue {{card}} comme {{half}}.',
  'cannot-perform': '{{figure}} ne peut pas faire ceci : {{ability}}.',
  moves: "{{figure}} avance de {{n, hex}}, jusqu'en {{space}}.",
  springs: '{{figure}} déclenche le piège en {{space}}.',
  loots: '{{seat}} ramasse {{n, coin}} et le trésor.',
  'loots_no-n': '{{seat}} ramasse le trésor.',
  'loots_no-other': '{{seat}} ramasse {{n, coin}}.',
  summons: 'Invocation en {{space}} : {{figure}}.',
  'gains-experience': '{{seat}} gagne {{n, experience}}.',
  'uses-element': '{{seat}} emploie un élément : {{element}}.',
  'monster-uses-element': '{{figure}} emploie un élément pour toute son espèce : {{element}}.',
  'makes-element': 'Un élément se crée : {{element}}, fort dès la fin de ce tour.',
  disarms: '{{figure}} désarme le piège en {{space}}.',
  destroys: "{{figure}} détruit l'obstacle en {{space}}.",
  'recovers-lost': '{{seat}} reprend toutes ses cartes perdues.',
  'bonus-ends': '{{card}} quitte la zone active.',
  rests: '{{seat}} se repose : {{card}} est perdue, le reste de la défausse revient en main.',

  // Les monstres
  focuses: '{{figure}} vise {{target}} : {{why}}.',
  'focus-chosen': "{{figure}} vise {{target}} : rien d'autre ne les départageait.",
  'no-focus': '{{figure}} ne trouve personne à viser.',
  shields: '{{figure}} : Bouclier {{n}} pour ce round.',
  'will-retaliate': '{{figure}} : Riposte {{n}}, Portée {{range}}, pour ce round.',
  'will-retaliate_no-range': '{{figure}} : Riposte {{n}} pour ce round.',
  'monster-loots': '{{figure}} ramasse {{n, coin}}.',

  // Une attaque
  attacks: '{{figure}} attaque {{target}} : Attaque {{n}}.',
  bonus: '{{n, signed}} pour {{figure}} : {{why}}.',
  'bonus-by': '{{n, signed}} pour {{figure}}, par {{card}}.',
  doubled: "L'attaque de {{figure}} est doublée : {{why}}.",
  'doubled-by': "L'attaque de {{figure}} est doublée par {{card}}.",
  'has-advantage': "{{figure}} attaque avec l'Avantage.",
  'has-disadvantage': '{{figure}} attaque avec le Désavantage.',
  draws: '{{figure}} pioche {{card}}.',
  counts: 'Des deux cartes, {{card}} compte.',
  reshuffles: 'Plus de carte Modificateur pour {{figure}} : on mélange la défausse.',
  shielded: 'Bouclier {{n}} de {{figure}} contre Perforation {{pierce}}.',
  'shielded_no-pierce': 'Bouclier {{n}} de {{figure}}.',
  'comes-to': "L'attaque de {{figure}} contre {{target}} vaut {{n, damage}}.",
  'comes-to_no-n': "L'attaque de {{figure}} contre {{target}} ne fait aucun dégât.",
  retaliates: '{{figure}} riposte : {{n, damage}} pour {{target}}.',
  pushed: "Poussée de {{figure}} jusqu'en {{space}}.",
  pulled: "Traction de {{figure}} jusqu'en {{space}}.",

  // Dégâts et statuts
  suffers: '{{figure}} subit {{n, damage}}.',
  ignored: '{{figure}} ignore ces dégâts, grâce à une carte de la zone active.',
  negated: '{{figure}} perd {{n, card}} et ne subit rien.',
  killed: '{{figure}} meurt.',
  exhausted: '{{figure}} quitte le scénario : épuisement.',
  heals: '{{figure}} récupère {{n, point}}.',
  'heals_no-n': 'Le soin ne rend aucun point de vie à {{figure}}.',
  afflicted: '{{figure}} : {{condition}}.',
  cursed: 'Une Malédiction se mêle aux cartes Modificateur de {{figure}}.',
  blessed: 'Une Bénédiction se mêle aux cartes Modificateur de {{figure}}.',
};
