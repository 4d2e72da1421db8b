/** La table en français. */
import type { TableTexts } from './strings.ts';

const NARROW = '\u202f';

function count(n: number, one: string, other: string): string {
  return `${n} ${n < 2 ? one : other}`;
}

export const fr: TableTexts = {
  title: 'La table',
  opening: 'On dresse la table…',
  noMatch: 'Aucune partie sur la table',
  noMatchText: 'Commencez-en une, ou reprenez une partie enregistrée, depuis l’accueil.',
  toHome: 'Vers l’accueil',
  savedMatch: 'partie enregistrée',
  noSuchMatch: 'Cette partie n’existe pas',
  noSuchMatchText:
    'Aucune partie n’est conservée à cette adresse dans ce navigateur. Elle a peut-être été supprimée, ou jouée dans un autre navigateur.',
  notOpened: 'Impossible d’ouvrir cette partie',
  inOtherWindow: 'Cette partie se joue dans une autre fenêtre',
  follows: 'Cette partie se joue dans une autre fenêtre. Celle-ci la suit.',
  followsNone: 'La fenêtre où se jouait cette partie a été fermée.',
  otherSilent:
    'L’autre fenêtre ne répond pas. Continuez là-bas, ou jouez ici à partir de ce qui est enregistré\u00a0: l’autre s’arrête alors.',
  playHere: 'Jouer ici',
  stays: 'L’autre fenêtre ne peut pas enregistrer ses dernières réponses\u00a0: continuez là-bas, ou enregistrez-y d’abord un fichier.',
  overtaken:
    'Cette partie a continué dans une autre fenêtre. Ce qui a été répondu ici depuis n’est pas conservé\u00a0; la suite jouée là-bas l’est.',
  broken: (line) => `La partie s’est arrêtée par notre faute\u00a0: ${line}. Elle est enregistrée telle qu’elle était.`,
  refused: (why) => `Refusé. ${why} La partie est inchangée.`,

  setUpForMe: 'Préparer pour moi',
  setUpText: 'L’ordinateur répond à tout cela jusqu’à votre premier tour. Vous pourrez y revenir.',
  setUpMade: 'La partie a été préparée pour vous. «\u00a0Annuler\u00a0» y revient, pour la préparer vous-même.',

  board: 'Plateau',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  zoomFit: 'Voir tout le plateau',
  severalHere: (n) => `${n} options ici`,
  notPossible: (why) => `Impossible\u00a0: ${why}`,

  choose: 'Choisir',
  aim: 'Viser',
  stopAiming: 'Arrêter',
  doIt: 'Jouer',
  noTarget: 'n’a pas de cible\u00a0: visez pour savoir pourquoi.',
  refusedTitle: 'Impossible pour l’instant, et pourquoi',
  thinking: 'réfléchit…',
  rolling: 'lance les dés…',
  goOn: 'Continuer',
  skipOn: 'Passer à mon tour',

  done: 'Fermer',

  score: 'Points de victoire',
  seatKinds: { person: 'une personne', random: 'bot au hasard', greedy: 'bot glouton' },

  dice: 'Dés',
  facesSpoken: (faces, again) => (again === '' ? `Dés ${faces}` : `Dés ${faces}, relancés ${again}`),
  typeDice: (dice, sides) => (dice === 1 ? `Tapez votre dé à ${sides} faces` : `Tapez vos ${dice} dés à ${sides} faces`),
  typeDone: 'C’est ce qu’ils montrent',
  typeHint: 'Séparés par des espaces\u00a0; un 0 est un dix.',
  typeHintPlain: 'Séparés par des espaces.',
  typeWrong: (dice, sides) => `Il faut ${count(dice, 'nombre', 'nombres')} de 1 à ${sides}.`,

  log: 'Ce qui s’est passé',
  logTab: 'Journal',
  panels: 'Sur la partie',

  undo: 'Annuler',
  undoTitle: `Revenir en arrière${NARROW}?`,
  undoPersons: `Des dés sont tombés ou des cartes ont été révélées depuis. Tout le monde est d’accord${NARROW}?`,
  undoBots: 'Des dés sont tombés ou des cartes ont été révélées depuis. Contre des bots, vous pouvez revenir quand même.',
  undoNo: 'Ne rien changer',
  undoYes: 'Revenir en arrière',
  undoAllAgree: 'Tout le monde est d’accord',
  export: 'Enregistrer un fichier de partie',
  saveWhole: 'Enregistrer toute la partie',
  saveWholeText:
    'Quiconque ouvre le fichier peut revoir la partie et la continuer. Il contient tout\u00a0: les mains, les paquets et toute autre carte cachée à quelqu’un autour de cette table.',
  saveOwn: (side) => `Seulement ce que voit ce camp\u00a0: ${side}`,
  saveOwnText:
    'L’autre fichier contient ce que ce camp voit et ce qui lui a été dit, en phrases et en données. Rien de caché n’y figure, et il ne permet pas de continuer la partie.',
  copyRuling: 'Copier comme cas de règle',
  rulingCopied: 'La situation est copiée sous forme de fichier de cas, cartes cachées comprises.',

  nobodyYet: 'Personne n’a encore à regarder',
  handOver: (side) => `Passez l’écran\u00a0: ${side}`,
  isReady: (side) => `Je joue ${side}\u00a0: montrer mes cartes`,

  endTitle: 'La fin de la partie',
  won: (side) => `Victoire\u00a0: ${side}`,
  drawn: 'Égalité',
  lookBack: 'Revoir pas à pas',
  rematch: 'Rejouer la partie',
  rematchChanged: 'Rejouer en changeant de camp',
  anotherMatch: 'Une autre partie',
  course: 'Comment on en est arrivé là',
  turningPoints: 'Tournants de la partie',
  courseTable: 'Tour par tour',
  courseTurn: 'Tour',

  replay: 'Rediffusion',
  noReplay: 'Aucune rediffusion ouverte',
  noReplayText: 'Ouvrez un fichier de partie, ou revoyez une partie enregistrée, depuis l’accueil.',
  step: (n, of) => `Pas ${n} sur ${of}`,
  first: 'Au début',
  back: 'Un pas en arrière',
  forward: 'Un pas en avant',
  last: 'À la fin',
  play: 'Lecture',
  pause: 'Pause',
  seatView: 'Vu par',
  turnsList: 'Aller à un tour',
  expected: 'Ce qui doit être vrai ici',
  holds: 'C’est le cas.',
  fails: 'Ce n’est pas le cas\u00a0:',
  taken: 'Choisi',
  rolled: 'Dés',
  passedUntil: "rien n'est fait jusqu'à",
  refusedSetUp: 'Une telle mise en place est refusée',
  cannotBe: 'Cette situation est impossible\u00a0:',
  diceAsked: (n) => count(n, 'dé', 'dés'),
  expectedKinds: {
    offered: 'offert',
    absent: 'non offert',
    exactly: 'exactement',
    refused: 'refusé par',
    decision: 'demandé',
    chance: 'lancé',
    over: 'la fin',
    events: 's’est passé',
    never: 'ne s’est pas passé',
    values: 'valeurs',
    odds: 'chances',
  },
};
