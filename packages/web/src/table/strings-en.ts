/** The table in English. */
function count(n: number, one: string, other: string): string {
  return `${n} ${n === 1 ? one : other}`;
}

export const en = {
  title: 'The table',
  opening: 'Laying the table…',
  noMatch: 'No match lies on the table',
  noMatchText: 'Begin one, or go on with a saved one, from the start page.',
  toHome: 'To the start page',
  savedMatch: 'saved match',
  broken: (line: string): string => `The match stopped by a mistake of ours: ${line}. It is saved as it was.`,
  refused: (why: string): string => `Not taken. ${why} The match is as it was.`,

  // The board
  board: 'Board',
  boardRole: 'board of hexes',
  boardKeys: 'Arrow keys go from space to space, Enter acts there, plus and minus zoom, 0 shows the whole board.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomFit: 'Show the whole board',
  health: (n: number, most: number): string => `health ${n} of ${most}`,
  clock: (n: number): string => `clock at ${n}`,
  moveHere: (cost: number): string => `Move here for ${count(cost, 'point', 'points')}`,
  severalHere: (n: number): string => `${n} options here`,
  notPossible: 'Not possible',

  // Options
  choose: 'Choose one',
  act: 'Act',
  aim: 'Aim',
  stopAiming: 'Stop',
  doIt: 'Play',
  noTarget: 'has no target now: aim to see why.',
  moveTitle: 'Move to…',
  flipTitle: 'Turn a card up…',
  refusedTitle: 'Not possible now, and why',
  groups: {
    ask: 'Choice',
    react: 'Reaction',
    attack: 'Attack',
    ability: 'Ability',
    card: 'Card',
    move: 'Move',
    dice: 'Dice',
    flip: 'Turn up',
    end: 'End',
  },
  thinking: 'thinking…',
  rolling: 'rolling…',

  // Aiming and looking
  aimHint: 'Point at a space: the lines of sight are drawn, and if it cannot be a target, this line says why.',
  lookHint: (name: string): string => `Point at a space to see what ${name} sees of it.`,
  lookFrom: 'Show what it sees',
  stopLooking: 'Stop looking',
  done: 'Done',
  sightClear: 'In sight.',
  sightCut: (by: string): string => (by === '' ? 'Out of sight.' : `Out of sight: blocked by ${by}.`),
  byFigure: (name: string, space: string): string => `${name} on ${space}`,
  byGround: (space: string): string => `the ground of ${space}`,
  pathsBetween: (paths: number, distance: number): string => `Distance ${distance}, ${count(paths, 'shortest path', 'shortest paths')}.`,
  middleRule: 'At distance 4 with four paths only the two middle ones count, and both are cut.',

  // Time and score
  timeline: 'Clocks',
  round: (n: number): string => `Round ${n}`,
  tick: (n: number): string => `Tick ${n}`,
  scoresHere: 'locations score at the end of this tick',
  score: 'Victory points',
  pointsOf: (n: number, of: number): string => `${n} of ${count(of, 'point', 'points')}`,
  seatKinds: { person: 'person', random: 'random bot', greedy: 'greedy bot' },

  // Parties and cards
  partyOf: (side: string): string => `Party of ${side}`,
  destroyed: 'destroyed, returns on its turn',
  notYetIn: 'off the map',
  faceUp: 'face up',
  faceDown: 'face down',
  ownFaceDown: 'face down: only you see it',
  ready: 'ready',
  exhausted: 'exhausted',
  active: 'in force',
  attachedTo: (name: string): string => `attached to ${name}`,
  hiddenCard: 'Hidden card',
  flip: 'Turn it face up',
  bearer: 'In the bar of',
  restriction: 'Who may hold it',
  cardState: 'Now',

  // A figure
  noFigure: 'Choose a figure on the board or among the parties.',
  kinds: ['character', 'pet', 'totem'] as readonly string[],
  offMap: 'off the map',
  controlledBy: (side: string): string => `controlled by ${side}`,
  stat: { power: 'power', armor: 'armor', resist: 'resist', move: 'move' },
  attached: 'Attached',

  // Dice
  dice: 'Dice',
  attacks: 'attacks',
  defends: 'defends',
  facesSpoken: (faces: string, again: string): string => (again === '' ? `Dice ${faces}` : `Dice ${faces}, rolled again ${again}`),
  typeDice: (dice: number, sides: number): string =>
    dice === 1 ? `Type your ${sides}-sided die` : `Type your ${dice} ${sides}-sided dice`,
  typeDone: 'They fell so',
  typeHint: 'Spaces between them; a 0 is a ten.',
  typeWrong: (dice: number, sides: number): string => `That is not ${count(dice, 'number', 'numbers')} from 1 to ${sides}.`,

  // Log and panels
  log: 'What happened',
  panels: 'More about the match',
  panel: { log: 'Log', figure: 'Figure', parties: 'Parties' },

  // Tools
  undo: 'Undo',
  undoTitle: 'Take it back?',
  undoPersons: 'Dice have fallen or cards came to light since then. Does everybody agree?',
  undoBots: 'Dice have fallen or cards came to light since then. Against bots you may go back all the same.',
  undoNo: 'Leave it',
  undoYes: 'Take it back',
  undoAllAgree: 'Everybody agrees',
  export: 'Save as a match file',
  copyRuling: 'Copy as ruling',
  rulingCopied: 'The situation is copied as a ruling file.',

  // Two persons, one screen
  handOver: (side: string): string => `Hand the screen to ${side}`,
  isReady: (side: string): string => `I am ${side}: show my cards`,

  // The end
  endTitle: 'The end of the match',
  won: (side: string): string => `${side} wins`,
  drawn: 'A draw',
  endLine: (side: string, points: number, target: number): string => `${side}: ${points} of ${target}.`,
  lookBack: 'Look back, step by step',

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
  cannotBe: 'This situation cannot be:',
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
