/** An Attack action, from its declaration to who is credited with the damage. */
import type { Paragraph } from './types.ts';

export const ATTACKS: readonly Paragraph[] = [
  {
    id: 'wu:A1',
    title: { en: 'Declaring an attack', fr: 'Déclarer une attaque' },
    text: {
      en: 'An Attack action of the fighter is named with its target: an enemy in range and in line of sight. Range is the number of hexes of the shortest way through complete hexes; blocked and occupied hexes do not lengthen it. Line of sight is a straight line from centre to centre, which only blocked hexes stop: neither fighters nor the edge do (g.06).',
      fr: "On nomme une action d'Attaque du combattant et sa cible : un ennemi à portée et en ligne de vue. La portée est le nombre de cases du plus court chemin par des cases complètes ; cases bloquées et occupées ne l'allongent pas. La ligne de vue est une droite de centre à centre, que seules les cases bloquées arrêtent : ni les combattants ni le bord ne le font (g.06).",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'wu:A2',
    title: { en: 'Before any dice', fr: 'Avant tout dé' },
    text: {
      en: 'Once the attack is declared and before dice are rolled, what an attack costs is paid (382.1), and reactions made before the dice have their place.',
      fr: "L'attaque une fois déclarée et avant tout jet, on paie ce qu'elle coûte (382.1), et les réactions qui se font avant les dés ont leur place.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wu:A3',
    title: { en: 'Attack roll', fr: "Jet d'attaque" },
    text: {
      en: 'The attacker rolls as many attack dice as the Dice characteristic says, with all changes, and re-rolls at once what it may and wants to (g.04, g.05).',
      fr: "L'attaquant jette autant de dés d'attaque que le dit la caractéristique Dés, changements compris, et relance aussitôt ce qu'il peut et veut relancer (g.04, g.05).",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wu:A4',
    title: { en: 'Defence roll', fr: 'Jet de défense' },
    text: {
      en: "Then the target's player rolls as many defence dice as its Defence characteristic says, with all changes, and re-rolls what they may. The attacker cannot re-roll any more.",
      fr: "Puis le joueur de la cible jette autant de dés de défense que le dit sa caractéristique de Défense, changements compris, et relance ce qu'il peut. L'attaquant ne peut plus rien relancer.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wu:A5',
    title: { en: 'Success or failure', fr: 'Réussite ou échec' },
    text: {
      en: 'The rolls are compared (D4). Here reactions that ask whether the attack will or would succeed have their window, and those that ask whether it has failed have theirs: before anyone looks at whether the target is trapped (steelhearts-champions.2).',
      fr: "On compare les jets (D4). C'est ici que s'ouvre la fenêtre des réactions qui demandent si l'attaque va réussir, et celle des réactions qui demandent si elle a échoué : avant de regarder si la cible est piégée (steelhearts-champions.2).",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wu:A6',
    title: { en: 'Trapped', fr: 'Piégé' },
    text: {
      en: 'Where the rolls tie, the attacker had at least one success and the target could be driven back into no hex, the target is trapped and the attack succeeds after all. The edge traps like anything else (g.25). Being trapped adds no damage.',
      fr: "Si les jets sont à égalité, que l'attaquant avait au moins une réussite et que la cible ne pourrait être repoussée dans aucune case, elle est piégée et l'attaque réussit tout de même. Le bord piège comme le reste (g.25). Être piégé n'ajoute aucun dégât.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wu:A7',
    title: { en: 'Damage', fr: 'Dégâts' },
    text: {
      en: 'A successful attack deals its Damage once (g.19): the target gains as many wound tokens. With as many tokens as its Wounds, or more, it goes out of action; before it is removed there is one window for what saves or avenges it, and one such reaction (336.5). Numbers are multiplied and divided before anything is added or taken away (363.1).',
      fr: "Une attaque réussie inflige ses dégâts une fois (g.19) : la cible reçoit autant de pions blessures. Quand leur nombre atteint ou dépasse ses Blessures, elle est mise hors de combat ; avant son retrait s'ouvre une fenêtre pour ce qui la sauve ou la venge, et pour une seule réaction de ce genre (336.5). On multiplie et divise avant d'ajouter ou de retrancher (363.1).",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wu:A8',
    title: { en: 'Driving back', fr: 'Repousser' },
    text: {
      en: 'After a success that left the target in play, or a tie with at least one success, the attacker may drive the target back one hex: into a hex farther from the attacker than the one it stands in (g.08), neither blocked, occupied nor incomplete. It is still part of the attack (g.24).',
      fr: "Après une réussite qui laisse la cible en jeu, ou une égalité avec au moins une réussite, l'attaquant peut repousser la cible d'une case : vers une case plus éloignée de l'attaquant que la sienne (g.08), ni bloquée, ni occupée, ni incomplète. Cela fait encore partie de l'attaque (g.24).",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'wu:A9',
    title: { en: 'Knockback', fr: 'Recul' },
    text: {
      en: 'With Knockback X the drive back may go on for up to X hexes in the same direction (g.26); it stops before a blocked, occupied or incomplete hex. All of it is one displacement (357.4).',
      fr: "Avec Recul X, le repoussement peut continuer de X cases au plus dans la même direction (g.26) ; il s'arrête devant une case bloquée, occupée ou incomplète. Le tout est un seul déplacement (357.4).",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wu:A10',
    title: { en: 'End of the attack', fr: "Fin de l'attaque" },
    text: {
      en: 'After the drive back and the reactions to it the Attack action is over: now inspiration is checked (I1), immediate objectives are scored (G2) and reactions to an Attack action may be made.',
      fr: "Après le repoussement et les réactions qu'il appelle, l'action d'Attaque est finie : on vérifie l'exaltation (I1), on marque les objectifs immédiats (G2) et l'on peut réagir à l'action d'Attaque.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wu:A11',
    title: { en: 'Several targets', fr: 'Plusieurs cibles' },
    text: {
      en: "An attack with several targets is so many single attacks, one after the other in the attacker's order. The targets are fixed when it is declared; each must still be in range when its turn comes. Reactions may come in between, and each attack is a success or a failure by itself, according to whether its target suffered damage (45.1). A bonus for the first attack serves the first only (431.1).",
      fr: "Une attaque qui vise plusieurs cibles est autant d'attaques simples, l'une après l'autre, dans l'ordre choisi par l'attaquant. Les cibles sont fixées à la déclaration ; chacune doit encore être à portée quand vient son tour. Des réactions peuvent s'intercaler, et chaque attaque est réussie ou ratée pour elle-même, selon que sa cible a subi ou non des dégâts (45.1). Un bonus pour la première attaque ne sert qu'à la première (431.1).",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wu:A12',
    title: { en: 'Cleave', fr: 'Fauchage' },
    text: {
      en: 'Against an attack with Cleave shields are not successes in the defence roll.',
      fr: 'Contre une attaque qui a Fauchage, les boucliers ne sont pas des réussites au jet de défense.',
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wu:A13',
    title: { en: 'Who dealt the damage', fr: 'Qui a infligé les dégâts' },
    text: {
      en: 'Damage is credited to a fighter (its attacks with all that raised them, its spells: g.23), or to a warband (its fighters and its cards: g.22), or to nobody (a lethal hex: g.10; Wounds lowered: g.21). Whose glory a death is, is another question (G1).',
      fr: 'Les dégâts sont attribués à un combattant (ses attaques et tout ce qui les a augmentées, ses sorts : g.23), à une bande (ses combattants et ses cartes : g.22) ou à personne (case fatale : g.10 ; Blessures réduites : g.21). À qui une mort rapporte de la gloire est une autre question (G1).',
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
];
