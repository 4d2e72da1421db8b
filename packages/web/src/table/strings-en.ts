/** The table in English. */
import { countEn as count } from '../app/strings/count.ts';

export const en = {
  round: (n: number): string => `Round ${n}`,
  goalLevel: 'level',
  goalLeads: (side: string, n: number): string => `${side} ahead by ${n}`,
  title: 'The table',
  opening: 'Laying the table…',
  noMatch: 'No match lies on the table',
  noMatchText: 'Begin one, or go on with a saved one, from the start page.',
  toHome: 'To the start page',
  savedMatch: 'saved match',
  noSuchMatch: 'There is no such match',
  noSuchMatchText: 'No match of this address is kept in this browser. It may have been deleted, or played in another browser.',
  notOpened: 'This match could not be opened',
  inOtherWindow: 'This match is being played in another window',
  follows: 'This match is being played in another window. This one follows it.',
  followsNone: 'The window in which this match was played has been closed.',
  otherSilent: 'The other window does not answer. Go on there, or play on from what is saved here: the other one then stops.',
  playHere: 'Play here',
  stays: 'The other window cannot save its last answers: go on there, or save it as a file there first.',
  overtaken: 'This match went on in another window. What was answered here since then is not kept; the line that went on is.',
  broken: (line: string): string => `The match stopped by a mistake of ours: ${line}. It is saved as it was.`,
  refused: (why: string): string => `Not taken. ${why} The match is as it was.`,

  // Setting up
  setUpForMe: 'Set up for me',
  setUpText: 'The computer answers all this until your first turn. You can take it back.',
  setUpMade: 'The match was set up for you. “Undo” takes it back, to set it up yourself.',

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
  rolling: 'rolling…',
  goOn: 'Go on',
  skipOn: 'Skip to my turn',

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
  typeDone: 'That is what I rolled',
  typeHint: 'Spaces between them; a 0 is a ten.',
  typeHintPlain: 'Spaces between them.',
  typeWrong: (dice: number, sides: number): string => `That is not ${count(dice, 'number', 'numbers')} from 1 to ${sides}.`,

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
  copyRuling: 'Copy as ruling',
  edit: 'Try otherwise: open this position in the editor',
  editAll: 'Show everything',
  editText:
    'The editor shows the whole position: hands, decks and every other card that is hidden from somebody at this table. The match stays as it is.',
  rulingCopied: 'The situation is copied as a ruling file, hidden cards included.',

  // Two persons, one screen
  nobodyYet: 'Nobody need look yet',
  handOver: (side: string): string => `Hand the screen to ${side}`,
  isReady: (side: string): string => `I am ${side}: show my cards`,

  // The end
  endTitle: 'The end of the match',
  won: (side: string): string => `Victory: ${side}`,
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
  turnsList: 'Jump to a turn',
  expected: 'What must hold here',
  holds: 'It holds.',
  fails: 'It does not hold:',
  taken: 'Taken',
  rolled: 'Dice',
  passedUntil: 'nothing done until',
  refusedSetUp: 'Such a set-up is refused',
  cannotBe: 'This situation cannot be:',
  diceAsked: (n: number): string => count(n, 'die', 'dice'),
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
    values: 'values',
    odds: 'odds',
  },
};
