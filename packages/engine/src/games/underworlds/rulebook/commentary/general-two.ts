/** The designers' commentary, general questions: success, who did what, driving back, ploys, reactions, objectives. */
import type { Paragraph } from '../types.ts';

export const GENERAL_TWO: readonly Paragraph[] = [
  {
    id: 'wu:g.18',
    title: { en: 'A critical against a critical', fr: 'Un critique contre un critique' },
    text: {
      en: 'One critical each and nothing else is a tie: the attack fails, yet the target may be driven back.',
      fr: "Un critique contre un critique sans autre réussite est une égalité : l'attaque échoue, mais la cible peut être repoussée.",
    },
    source: 'rulebook',
    slip: {
      en: "The question makes 'the target of the player' roll for the target: read 'the player of the target'.",
      fr: 'La question écrit « la cible du joueur obtient […] pour la cible » : lire « le joueur de la cible obtient ».',
    },
  },
  {
    id: 'wu:g.19',
    title: { en: 'Damage is dealt once', fr: 'Les dégâts, une seule fois' },
    text: {
      en: 'A successful attack deals its Damage once whatever the number of successes.',
      fr: 'Une attaque réussie inflige ses dégâts une seule fois, quel que soit le nombre de réussites.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:g.20',
    title: { en: 'A spell attack beaten by defence', fr: 'Une Attaque de sort arrêtée par la défense' },
    text: {
      en: 'A spell Attack action beaten by the defence roll does not count as a successful cast.',
      fr: "Une Attaque de sort stoppée par le jet de défense n'est pas un sort lancé avec succès.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:g.21',
    title: { en: 'Wounds lowered', fr: 'Blessures réduites' },
    text: {
      en: 'Lowering Wounds leaves tokens alone; then tokens are compared with the new value and the fighter goes out of action if they reach it. No damage is dealt.',
      fr: "Réduire la caractéristique Blessures ne touche pas les pions ; on compare ensuite, et le combattant est mis hors de combat si les pions l'atteignent. Ce n'est pas un dégât.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:g.22',
    title: { en: 'What the warband did', fr: 'Ce que la bande a fait' },
    text: {
      en: 'A warband is its fighters plus its cards, so damage or a kill by your ploy counts for your warband.',
      fr: 'La bande comprend combattants et cartes : un subterfuge qui blesse ou met hors de combat compte pour la bande.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:g.23',
    title: { en: 'What a fighter did', fr: "Ce qu'un combattant a fait" },
    text: {
      en: "A fighter is credited with the damage of its own Attack actions, whatever upgrades and ploys add to them included (even Lightning Blast's damage to neighbours), and of the gambit spells it casts, but not with damage a ploy deals directly.",
      fr: "Un combattant est crédité des dégâts de ses actions d'Attaque (tout ce qu'y ajoutent améliorations et subterfuges compris, même le dégât aux voisins de Décharge Fulgurante) et de ses manœuvres de sorts, pas des dégâts directs de subterfuges.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:g.24',
    title: { en: 'Driving back is part of the attack', fr: "Repousser fait partie de l'attaque" },
    text: {
      en: 'Driving back is part of the Attack action, which only ends afterwards.',
      fr: "Repousser fait partie de l'action d'Attaque, qui ne s'achève qu'ensuite.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:g.25',
    title: { en: 'Trapped by the edge', fr: 'Piégé par le bord' },
    text: {
      en: 'The edge of the battlefield can trap: nothing may be moved into an incomplete hex.',
      fr: 'Le bord du champ de bataille peut piéger : rien ne peut être déplacé dans une case incomplète.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:g.26',
    title: { en: 'Knockback keeps its direction', fr: 'Le Recul garde sa direction' },
    text: {
      en: 'Knockback continues in the same direction as the initial drive back.',
      fr: 'Le Recul prolonge le repoussement dans la même direction.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:g.27',
    title: { en: 'A Charge cut short is a Charge', fr: 'Une Charge interrompue est une Charge' },
    text: {
      en: 'A Charge whose attack becomes impossible because of a reaction still counts as a Charge.',
      fr: "Une Charge interrompue par une réaction qui rend l'attaque impossible compte quand même comme Charge.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:g.28',
    title: { en: 'Actions given by ploys', fr: 'Actions accordées par des subterfuges' },
    text: {
      en: 'A ploy naming the action it grants overrides normal limits; one granting an unspecified action does not (with a Move token, no Move and no Charge). Neither is an activation, so a Charge token bars none of the actions granted this way. Usual tokens are still gained.',
      fr: "Un subterfuge qui nomme l'action accordée passe outre les interdits normaux ; un subterfuge qui accorde une action quelconque ne le fait pas (un pion Mouvement y interdit Mouvement et Charge). Ni l'un ni l'autre n'est une activation : un pion Charge n'empêche donc aucune action accordée ainsi. Les pions habituels sont gagnés.",
    },
    source: 'rulebook',
    slip: {
      en: "The text speaks of activations of the same fighter 'in the same round' where the rule says phase; a round has one action phase, so both come to the same.",
      fr: "Le texte parle d'activations du même combattant « au même round » là où la règle dit phase ; un round n'a qu'une phase d'action, cela revient au même.",
    },
  },
  {
    id: 'wu:g.29',
    title: { en: 'End of action and of activation', fr: "Fin d'action et d'activation" },
    text: {
      en: 'When an action ends the activation, both ends are the same instant: only one reaction in total, to either trigger (the activation-end one is allowed).',
      fr: "Si l'action clôt l'activation, les deux fins sont simultanées : une seule réaction en tout, à l'un ou l'autre déclencheur (celui de fin d'activation est permis).",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:g.30',
    title: { en: 'Both want to react', fr: 'Deux joueurs veulent réagir' },
    text: {
      en: 'When both want to react, sequencing is not used: opportunities go in turn starting with the player who has the next activation.',
      fr: 'Deux joueurs voulant réagir en même temps : on ne séquence pas, chacun a son occasion à son tour en commençant par le joueur de la prochaine activation.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:g.31',
    title: { en: 'All, and at least so many', fr: 'Tous, et au moins tant' },
    text: {
      en: "For 'all ... (at least N)' objectives both parts must hold.",
      fr: 'Pour un objectif « tous… (au moins N) », il faut remplir les deux conditions.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:g.32',
    title: { en: 'Gambits, ploys and spells', fr: 'Manœuvres, subterfuges et sorts' },
    text: {
      en: 'A gambit spell is not a ploy and does not count for objectives about ploys.',
      fr: "Une manœuvre de sort n'est pas un subterfuge et ne compte pas pour les objectifs qui comptent des subterfuges.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:g.33',
    title: { en: 'Immediate objectives drawn late', fr: 'Objectifs immédiats piochés tard' },
    text: {
      en: 'An immediate objective about the whole phase (Blood for the Blood God!, Massive Assault) may be scored after being drawn while still true; one tied to an instant (Precise Use of Force, Victorious Duel), the commoner sort, must be in hand then. An objective drawn as a replacement waits for the end of the next action, reaction or gambit.',
      fr: "Un objectif immédiat portant sur toute la phase (Du Sang pour le Dieu du Sang !, Attaque Fracassante) peut être marqué après pioche tant que sa condition reste vraie ; un objectif lié à un instant précis (Usage Précis de la Force, Duel Victorieux), cas le plus fréquent, doit être en main à cet instant. Un objectif pioché en remplacement attend la fin de l'action, réaction ou manœuvre suivante.",
    },
    source: 'rulebook',
  },
];
