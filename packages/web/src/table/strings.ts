/** The table's own sentences. What a game says comes from the words package, what only its screens say from its folder. */
import { countEn, countFr } from '@escarmouche/words/counted';
import { setTexts, type Texts, textsOf } from '../app/strings/index.ts';
import { type Lang, useSettings } from '../settings/store.ts';

export const en = {
  round: (n: number): string => `Round ${n}`,
  goalLevel: 'level',
  goalLeads: (side: string, n: number): string => `${side} ahead by ${n}`,
  title: 'The table',
  opening: 'Laying the table…',
  noMatch: 'No match lies on the table',
  noMatchText: 'Begin one, or go on with a saved one, from the start page.',
  toHome: 'To the start page',
  puzzles: 'Puzzles of this game',
  savedMatch: 'saved match',
  noSuchMatch: 'There is no such match',
  noSuchMatchText: 'No match of this address is kept in this browser. It may have been deleted, or played in another browser.',
  notOpened: 'This match could not be opened',
  inOtherWindow: 'This match is being played in another window',
  follows: 'This match is being played in another window. This one follows it.',
  followsNone: 'The window in which this match was played has been closed.',
  otherSilent:
    'The other window does not answer. Go on there, or play on from what is saved here: the other one then stops. Once it is closed, the match goes on here.',
  playHere: 'Play here',
  stays: 'The other window cannot save its last answers: go on there, or save it as a file there first.',
  overtaken: 'This match went on in another window. What was answered here since then is not kept; the line that went on is.',
  broken: (line: string): string => `The match stopped by a mistake of ours: ${line}. It is saved as it was.`,
  refused: (why: string): string => `Not taken. ${why} The match is as it was.`,

  // Setting up
  setUpForMe: 'Set up for me',
  setUpText: 'The computer answers all this until your first turn. You can take it back.',
  setUpMade: 'Set up for you. “Undo” goes back to the set-up.',

  // The board
  board: 'Board',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomFit: 'Show the whole board',
  severalHere: (n: number): string => `${n} options here`,
  notPossible: (why: string): string => `Not possible: ${why}`,

  // Options
  choose: 'Choose one',
  aim: 'Aim',
  stopAiming: 'Stop',
  doIt: 'Play',
  refusedTitle: 'Not possible now, and why',
  aimToSee: 'Aim to see why:',
  thinking: 'thinking…',
  onlyOne: 'Only one answer is possible here: it is given for you.',
  rolling: 'rolling…',
  goOn: 'Go on',
  skipOn: 'Skip to my turn',
  readFirst: 'First read what the lesson says, then go on.',

  // Aiming and looking
  done: 'Done',

  // Time and score
  score: 'Victory points',
  // Dice
  dice: 'Dice',
  results: 'What dice and cards came to',
  facesSpoken: (faces: string, again: string): string => (again === '' ? `Dice ${faces}` : `Dice ${faces}, rolled again ${again}`),
  typeDice: (dice: number, sides: number): string =>
    dice === 1 ? `Type your ${sides}-sided die` : `Type your ${dice} ${sides}-sided dice`,
  whatDrawn: 'What was drawn?',
  findDrawn: 'Find it by its name',
  noneDrawn: 'Nothing that can be drawn is called so.',
  typeBack: 'Take the last one back',
  typeDone: 'That is what I rolled',
  typeHint: 'With or without spaces; a 0 is a ten.',
  typeHintPlain: 'With or without spaces.',
  typeWrong: (dice: number, sides: number): string => `That is not ${countEn(dice, 'number', 'numbers')} from 1 to ${sides}.`,

  // Log and panels
  log: 'What happened',
  logTab: 'Log',
  logBefore: 'Setting up',
  logGist: (gist: string): string => `: ${gist}`,
  gist: {
    move: (far: string): string => `move ${far}`,
    attack: (on: readonly string[]): string => (on.length === 0 ? 'attack' : `attack on ${on.join(' and ')}`),
    attackHarm: (on: readonly string[], n: number): string => `attack on ${on.join(' and ')}: ${n} damage`,
    harm: (who: string, n: number): string => `${who}: ${n} damage`,
    heal: (who: string, n: number): string => `${who}: ${n} healed`,
    out: (who: string): string => `${who}: out`,
    points: (who: string, n: number): string => `${who}: +${n}`,
    named: (who: string, text: string): string => `${who}: ${text}`,
  },
  panels: 'More about the match',
  answersTab: 'To do',
  handTab: 'Hand',
  matchTab: 'Match',
  goal: 'How the match is won, and how it stands',
  sheetHigher: 'Enlarge the lower part',
  sheetLower: 'Enlarge the board',

  // Keys
  keysTitle: 'Keys',
  keys: [
    ['1 – 9', 'chooses the option with that number'],
    ['Enter', 'takes what is prepared'],
    ['Esc', 'lets go of what was begun'],
    ['U', 'takes the last answer back'],
    ['Tab', 'goes from the question to its options, then to the board'],
    ['← ↑ ↓ →', 'go from place to place on the board; Enter presses one'],
    ['+ −', 'enlarge the board, or show more of it'],
    ['D', 'shows how safe one would be where'],
    ['?', 'shows these keys'],
  ] as readonly (readonly [string, string])[],

  // Tools
  undo: 'Undo',
  undoTitle: 'Take it back?',
  undoPersons: 'Dice have fallen or cards were revealed since then. Does everybody agree?',
  undoNo: 'Leave it',
  undoAllAgree: 'Everybody agrees',
  export: 'Save as a match file',
  saveWhole: 'Save the whole match',
  saveWholeText:
    'The whole match can be watched and played on by whoever opens it. It holds everything: hands, decks and every other card that is hidden from somebody at this table.',
  saveOwn: (side: string): string => `Only what ${side} sees`,
  saveOwnText:
    'The other file holds what this side sees and was told, in sentences and as data. Nothing hidden is in it, and it cannot be played on.',
  edit: 'Try otherwise: open this position in the editor',
  editAll: 'Show everything',
  editText:
    'The editor shows the whole position: hands, decks and every other card that is hidden from somebody at this table. The match stays as it is.',

  // Two persons, one screen
  nobodyYet: 'Nobody need look yet',
  handOver: (side: string): string => `Hand the screen to ${side}`,
  isReady: (side: string): string => `I am ${side}: show my cards`,

  // The end
  endTitle: 'The end of the match',
  won: (side: string): string => `Victory: ${side}`,
  youWon: 'You have won.',
  youLost: 'You have lost.',
  drawn: 'A draw',
  lookBack: 'Look back, step by step',
  rematch: 'Play it again',
  rematchChanged: 'Again, with sides changed',
  anotherMatch: 'Another match',
  course: 'How it came to that',
  turningPoints: 'Turning points',
  courseChange: (name: string, from: number, to: number): string => `${name}: ${from}\u202f→\u202f${to}`,
  courseTable: 'Turn by turn',
  courseTurn: 'Turn',

  // Replay
  replay: 'Replay',
  playOn: 'Play on from here',
  playOnBeside: 'Only play on, in a match beside this one',
  noReplay: 'No replay is open',
  noReplayText: 'Open a match file, or look back at a saved match, from the start page.',
  step: (n: number, of: number): string => `Step ${n} of ${of}`,
  first: 'To the beginning',
  back: 'One step back',
  forward: 'One step on',
  last: 'To the end',
  play: 'Play',
  pause: 'Pause',
  seatView: 'Seen by',
  seenBy: (side: string): string => `Seen by ${side}`,
  turnsList: 'Jump to a turn',
  expected: 'What must hold here',
  holds: 'It holds.',
  fails: 'It does not hold:',
  taken: 'Taken',
  rolled: 'Dice',
  passedUntil: 'nothing done until',
  refusedSetUp: 'Such a set-up is refused',
  cannotBe: 'This situation cannot be:',
  diceAsked: (n: number): string => countEn(n, 'die', 'dice'),
  expectedKinds: {
    offered: 'offered',
    absent: 'not offered',
    exactly: 'exactly',
    refused: 'refused by',
    decision: 'asked',
    chance: 'rolled',
    over: 'the end',
    events: 'happened',
    never: 'did not happen',
    when: 'when',
    values: 'values',
    odds: 'odds',
  },
  valued: (what: string): string => `${what}:`,
  doneBy: '{by}: {what}',
  yes: 'yes',
  no: 'no',
};

const NARROW = '\u202f';

export const fr: TableTexts = {
  round: (n) => `Round ${n}`,
  goalLevel: 'à égalité',
  goalLeads: (side, n) => `avance\u00a0: ${side}, de ${n}`,
  title: 'La table',
  opening: 'On dresse la table…',
  noMatch: 'Aucune partie sur la table',
  noMatchText: 'Commencez-en une, ou reprenez une partie enregistrée, depuis l’accueil.',
  toHome: 'Vers l’accueil',
  puzzles: 'Énigmes de ce jeu',
  savedMatch: 'partie enregistrée',
  noSuchMatch: 'Cette partie n’existe pas',
  noSuchMatchText:
    'Aucune partie n’est conservée à cette adresse dans ce navigateur. Elle a peut-être été supprimée, ou jouée dans un autre navigateur.',
  notOpened: 'Impossible d’ouvrir cette partie',
  inOtherWindow: 'Cette partie se joue dans une autre fenêtre',
  follows: 'Cette partie se joue dans une autre fenêtre. Celle-ci la suit.',
  followsNone: 'La fenêtre où se jouait cette partie a été fermée.',
  otherSilent:
    'L’autre fenêtre ne répond pas. Continuez là-bas, ou jouez ici à partir de ce qui est enregistré\u00a0: l’autre s’arrête alors. Une fois celle-là fermée, la partie continue ici.',
  playHere: 'Jouer ici',
  stays: 'L’autre fenêtre ne peut pas enregistrer ses dernières réponses\u00a0: continuez là-bas, ou enregistrez-y d’abord un fichier.',
  overtaken:
    'Cette partie a continué dans une autre fenêtre. Ce qui a été répondu ici depuis n’est pas conservé\u00a0; la suite jouée là-bas l’est.',
  broken: (line) => `La partie s’est arrêtée par notre faute\u00a0: ${line}. Elle est enregistrée telle qu’elle était.`,
  refused: (why) => `Refusé. ${why} La partie est inchangée.`,

  setUpForMe: 'Préparer pour moi',
  setUpText: 'L’ordinateur répond à tout cela jusqu’à votre premier tour. Vous pourrez y revenir.',
  setUpMade: 'Mise en place faite\u00a0; «\u00a0Annuler\u00a0» y revient.',

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
  refusedTitle: 'Impossible pour l’instant, et pourquoi',
  aimToSee: 'Visez pour savoir pourquoi\u00a0:',
  thinking: 'réfléchit…',
  onlyOne: 'Une seule réponse est possible ici\u00a0: elle est donnée pour vous.',
  rolling: 'lance les dés…',
  goOn: 'Continuer',
  skipOn: 'Passer à mon tour',
  readFirst: 'Lisez d’abord ce que dit la leçon, puis continuez.',

  done: 'Fermer',

  score: 'Points de victoire',
  dice: 'Dés',
  results: 'Ce que donnent les dés et les cartes',
  facesSpoken: (faces, again) => (again === '' ? `Dés ${faces}` : `Dés ${faces}, relancés ${again}`),
  typeDice: (dice, sides) => (dice === 1 ? `Tapez votre dé à ${sides} faces` : `Tapez vos ${dice} dés à ${sides} faces`),
  whatDrawn: 'Qu’a-t-on tiré\u00a0?',
  findDrawn: 'Chercher par le nom',
  noneDrawn: 'Rien de ce qui peut être tiré ne s’appelle ainsi.',
  typeBack: 'Retirer le dernier',
  typeDone: 'C’est ce qu’ils montrent',
  typeHint: 'Avec ou sans espaces\u00a0; un 0 est un dix.',
  typeHintPlain: 'Avec ou sans espaces.',
  typeWrong: (dice, sides) => `Il faut ${countFr(dice, 'nombre', 'nombres')} de 1 à ${sides}.`,

  log: 'Ce qui s’est passé',
  logTab: 'Journal',
  logBefore: 'Mise en place',
  logGist: (gist) => `\u00a0: ${gist}`,
  gist: {
    move: (far) => `déplacement ${far}`,
    attack: (on) => (on.length === 0 ? 'attaque' : `attaque contre ${on.join(' et ')}`),
    attackHarm: (on, n) => `attaque contre ${on.join(' et ')}\u00a0: ${countFr(n, 'dégât', 'dégâts')}`,
    harm: (who, n) => `${who}\u00a0: ${countFr(n, 'dégât', 'dégâts')}`,
    heal: (who, n) => `${who}\u00a0: ${n} de soins`,
    out: (who) => `${who}\u00a0: hors de combat`,
    points: (who, n) => `${who}\u00a0: +${n}`,
    named: (who, text) => `${who}\u00a0: ${text}`,
  },
  panels: 'Sur la partie',
  answersTab: 'À faire',
  handTab: 'Main',
  matchTab: 'Partie',
  goal: 'Comment la partie se gagne, et où elle en est',
  sheetHigher: 'Agrandir la partie du bas',
  sheetLower: 'Agrandir le plateau',

  keysTitle: 'Touches',
  keys: [
    ['1 – 9', 'choisit l’option de ce numéro'],
    ['Entrée', 'prend ce qui est préparé'],
    ['Échap', 'abandonne ce qui est commencé'],
    ['U', 'reprend la dernière réponse'],
    ['Tab', 'va de la question à ses options, puis au plateau'],
    ['← ↑ ↓ →', 'vont d’une place à l’autre sur le plateau\u00a0; Entrée appuie sur l’une d’elles'],
    ['+ −', 'agrandissent le plateau, ou en montrent davantage'],
    ['D', 'montre où l’on serait en sûreté'],
    ['?', 'montre ces touches'],
  ],

  undo: 'Annuler',
  undoTitle: `Revenir en arrière${NARROW}?`,
  undoPersons: `Des dés sont tombés ou des cartes ont été révélées depuis. Tout le monde est d’accord${NARROW}?`,
  undoNo: 'Ne rien changer',
  undoAllAgree: 'Tout le monde est d’accord',
  export: 'Enregistrer un fichier de partie',
  saveWhole: 'Enregistrer toute la partie',
  saveWholeText:
    'Quiconque ouvre le fichier peut revoir la partie et la continuer. Il contient tout\u00a0: les mains, les paquets et toute autre carte cachée à quelqu’un autour de cette table.',
  saveOwn: (side) => `Seulement ce que voit ce camp\u00a0: ${side}`,
  saveOwnText:
    'L’autre fichier contient ce que ce camp voit et ce qui lui a été dit, en phrases et en données. Rien de caché n’y figure, et il ne permet pas de continuer la partie.',
  edit: 'Essayer autrement\u00a0: ouvrir cette position dans l’éditeur',
  editAll: 'Tout montrer',
  editText:
    'L’éditeur montre toute la position\u00a0: les mains, les paquets et toute autre carte cachée à quelqu’un autour de cette table. La partie reste comme elle est.',

  nobodyYet: 'Personne n’a encore à regarder',
  handOver: (side) => `Passez l’écran\u00a0: ${side}`,
  isReady: (side) => `C’est à moi (${side})\u00a0: montrer mes cartes`,

  endTitle: 'La fin de la partie',
  won: (side) => `Victoire\u00a0: ${side}`,
  youWon: 'Vous avez gagné.',
  youLost: 'Vous avez perdu.',
  drawn: 'Égalité',
  lookBack: 'Revoir pas à pas',
  rematch: 'Rejouer la partie',
  rematchChanged: 'Rejouer en changeant de camp',
  anotherMatch: 'Une autre partie',
  course: 'Comment on en est arrivé là',
  turningPoints: 'Tournants de la partie',
  courseChange: (name, from, to) => `${name}\u00a0: ${from}\u202f→\u202f${to}`,
  courseTable: 'Tour par tour',
  courseTurn: 'Tour',

  replay: 'Rediffusion',
  playOn: 'Jouer d’ici',
  playOnBeside: 'Seulement jouer la suite, dans une autre partie',
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
  seenBy: (side) => `Vu par ce camp\u00a0: ${side}`,
  turnsList: 'Aller à un tour',
  expected: 'Ce qui doit être vrai ici',
  holds: 'C’est le cas.',
  fails: 'Ce n’est pas le cas\u00a0:',
  taken: 'Choisi',
  rolled: 'Dés',
  passedUntil: "rien n'est fait jusqu'à",
  refusedSetUp: 'Une telle mise en place est refusée',
  cannotBe: 'Cette situation est impossible\u00a0:',
  diceAsked: (n) => countFr(n, 'dé', 'dés'),
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
    when: 'quand',
    values: 'valeurs',
    odds: 'chances',
  },
  valued: (what) => `${what}${NARROW}:`,
  doneBy: '{by}\u00a0: {what}',
  yes: 'oui',
  no: 'non',
};

/** Every sentence of the table, the same in both languages. */
export type TableTexts = typeof en;

/** The table's sentences. */
export const { of: tableStrings, use: useTableStrings } = textsOf<TableTexts>({ en, fr });

/** The same with those of a game alone: everything that may be said at its table. */
export function gameTexts<T>(own: Readonly<Record<Lang, T>>): Texts<TableTexts & T> {
  const set = setTexts(own);
  const all = { en: { ...tableStrings('en'), ...set.en }, fr: { ...tableStrings('fr'), ...set.fr } };
  return { of: (lang) => all[lang], use: () => all[useSettings().lang] };
}

/** The same, some of them as a game says them. */
export function tableTexts(lang: Lang, game: { texts?(lang: Lang): Partial<TableTexts> }): TableTexts {
  return { ...tableStrings(lang), ...game.texts?.(lang) };
}
