/** What fighter cards let fighters do besides their attacks, in words; each has a paragraph of its own, `wu:ability.<id>`. */
import type { BothLanguages } from '../../../core/index.ts';

export interface AbilityFace {
  readonly id: string;
  readonly names: BothLanguages;
  readonly text: BothLanguages;
  readonly confidence: 'sure' | 'likely';
}

export const ABILITIES: readonly AbilityFace[] = [
  {
    id: 'furious-parry',
    names: { en: 'Furious Parry', fr: 'Furieuse Parade' },
    text: {
      en: 'Reaction during an Attack action against this fighter, once it has failed: she is not driven back, and makes her Furious Parry attack against the attacker. It may also be made as any other Attack action (steelhearts-champions.3).',
      fr: "Réaction pendant une action d'Attaque contre ce combattant, une fois qu'elle a échoué : il n'est pas repoussé, et fait son attaque Furieuse Parade contre l'attaquant. Elle peut aussi se faire comme toute autre action d'Attaque (steelhearts-champions.3).",
    },
    confidence: 'sure',
  },
  {
    id: 'warden-return',
    names: { en: "The Warden's call", fr: "L'appel du Veilleur" },
    text: {
      en: 'Action: put a friendly fighter that is out of action on a starting hex of your territory, without wound tokens.',
      fr: 'Action : placez un ami hors de combat, sans pions blessures, sur une case de départ de votre territoire.',
    },
    confidence: 'sure',
  },
  {
    id: 'warden-command',
    names: { en: "The Warden's command", fr: "L'ordre du Veilleur" },
    text: {
      en: 'Action: two other friendly fighters each make a Move action. This lets no fighter move twice in a phase.',
      fr: 'Action : deux autres amis font chacun une action de Mouvement. Elle ne permet à aucun combattant de bouger deux fois dans une phase.',
    },
    confidence: 'sure',
  },
  {
    id: 'skritch-return',
    names: { en: 'There are always more', fr: 'Il y en a toujours plus' },
    text: {
      en: 'Action: put a friendly fighter that is out of action, other than Krrk, on any starting hex, its wound tokens removed.',
      fr: "Action : placez un ami hors de combat autre que Krrk sur n'importe quelle case de départ, ses pions blessures retirés.",
    },
    confidence: 'sure',
  },
  {
    id: 'empower',
    names: { en: 'Empower', fr: 'Renforcement' },
    text: {
      en: 'Spell Action (1 channel). If cast, this fighter may re-roll one attack dice in each of its Attack actions until the end of the phase.',
      fr: "Action de Sort (1 canalisation). S'il est lancé, ce combattant peut relancer un dé d'attaque à chacune de ses actions d'Attaque jusqu'à la fin de la phase.",
    },
    confidence: 'sure',
  },
  {
    id: 'ethereal',
    names: { en: 'Through everything', fr: 'À travers tout' },
    text: {
      en: 'Lethal hexes are normal hexes for this fighter. In a Move action it may pass through blocked and occupied hexes, but must end it in an empty one; pushes and drive backs do not pass through anything (thorns-of-the-briar-queen.2).',
      fr: "Les cases fatales sont pour ce combattant des cases normales. Lors d'une action de Mouvement il peut traverser des cases bloquées ou occupées, mais doit finir sur une case vide ; poussées et repoussements ne traversent rien (thorns-of-the-briar-queen.2).",
    },
    confidence: 'sure',
  },
  {
    id: 'varclav-drive',
    names: { en: 'Drive them on', fr: 'En avant' },
    text: {
      en: 'Action: push each friendly Chainrasp up to two hexes.',
      fr: 'Action : poussez chaque Chainrasp ami de deux cases au plus.',
    },
    confidence: 'sure',
  },
  {
    id: 'scurry',
    names: { en: 'Scurry', fr: 'Cavalcade' },
    text: {
      en: "Reaction after a friendly fighter's Move action that it began next to this fighter, unless it is a Squig: this fighter makes a Move action. Not with a Move or a Charge token. Each such move is a trigger of its own, so one may follow from another.",
      fr: "Réaction après l'action de Mouvement d'un ami qui l'a commencée à côté de ce combattant, sauf s'il est un Squig : ce combattant fait une action de Mouvement. Pas avec un pion Mouvement ou Charge. Chacun de ces mouvements est un déclencheur à lui seul : ils peuvent s'enchaîner.",
    },
    confidence: 'sure',
  },
  {
    id: 'drizgit-herd',
    names: { en: 'Herding', fr: 'Mener le troupeau' },
    text: {
      en: 'Action: Drizgit and up to two friendly Squigs adjacent to him each make a Move action. Nobody with a Move or a Charge token may take part.',
      fr: "Action : Drizgit et jusqu'à deux Squigs amis adjacents font chacun une action de Mouvement. Personne n'y participe avec un pion Mouvement ou Charge.",
    },
    confidence: 'sure',
  },
  {
    id: 'squig',
    names: { en: 'Squig', fr: 'Squig' },
    text: {
      en: 'Set up beside Drizgit in your territory, in the nearest hex that is neither starting, lethal nor blocked. It is given no upgrade that grants an Attack action, and holds no objectives. It is Inspired when Drizgit is out of action.',
      fr: "Se place à côté de Drizgit dans votre territoire, sur la case la plus proche qui n'est ni de départ, ni fatale, ni bloquée. Il ne reçoit pas d'amélioration qui donne une action d'Attaque, et ne tient pas d'objectif. Il devient Exalté quand Drizgit est hors de combat.",
    },
    confidence: 'sure',
  },
  {
    id: 'snirk-loose',
    names: { en: 'Let loose', fr: 'Lâché' },
    text: {
      en: 'Reaction after any activation, of either player: Snirk is Inspired (zarbags-gitz.1).',
      fr: "Réaction après n'importe quelle activation, de l'un ou l'autre joueur : Snirk devient Exalté (zarbags-gitz.1).",
    },
    confidence: 'sure',
  },
  {
    id: 'snirk-whirl',
    names: { en: 'Whirl', fr: 'Tournoiement' },
    text: {
      en: 'Action: Scatter 4 from his hex, then push Snirk three hexes along the chain. A fighter in the way suffers 1 damage and is pushed one hex farther from him. If it cannot be, or if the hex is blocked or incomplete, Snirk stops and suffers 1 damage; so does that fighter. It is neither a Move, a Charge nor an Attack action (zarbags-gitz.2).',
      fr: "Action : Déviation 4 depuis sa case, puis poussez Snirk de trois cases le long de la chaîne. Un combattant sur le chemin subit 1 dégât et est poussé d'une case en s'éloignant de lui. S'il ne peut pas l'être, ou si la case est bloquée ou incomplète, Snirk s'arrête et subit 1 dégât ; ce combattant aussi. Ce n'est ni un Mouvement, ni une Charge, ni une action d'Attaque (zarbags-gitz.2).",
    },
    confidence: 'sure',
  },
  {
    id: 'snirk-unsteady',
    names: { en: 'Out of hand', fr: 'Incontrôlable' },
    text: {
      en: 'Snirk cannot make a Move, a Charge or an Attack action, and can neither go nor be on Guard.',
      fr: "Snirk ne peut faire ni Mouvement, ni Charge, ni action d'Attaque, et ne peut ni se mettre ni être en Garde.",
    },
    confidence: 'sure',
  },
  {
    id: 'barbed-net',
    names: { en: 'Barbed Net', fr: 'Filet barbelé' },
    text: {
      en: "If this attack succeeds, the target's Attack actions have 2 Dice fewer (minimum 1) in the next activation.",
      fr: "Si cette attaque réussit, les actions d'Attaque de la cible ont 2 Dés de moins (minimum 1) à la prochaine activation.",
    },
    confidence: 'likely',
  },
];
