/** The set-up of Confrontation in English. */
import type { Evenness } from '@escarmouche/engine/confrontation';
import { countEn as count } from '@escarmouche/words/counted';

export const en = {
  parts: 'Parts of the set-up',
  match: 'Match',
  own: 'Your own',
  wounds: 'Wound table',
  mode: 'Way to play',
  modes: {
    skirmish: { title: 'Skirmish', text: 'Two small armies on a table of 60 by 60 cm, round after round. About an hour.' },
    combat: { title: 'Combat phase', text: 'Figures stand in contact already; the combats of one phase are fought. A quarter of an hour.' },
  },
  total: 'Total of an army',
  totalLegend: 'How much may an army cost?',
  totalOf: (n: number): string => (n === 0 ? 'No limit' : `${n} PA`),
  army: 'Army',
  force: 'Fighters',
  strengths: { light: 'Light', middling: 'Middling', heavy: 'Heavy' },
  uneven: 'Forces of different strengths are not even, going by what was measured of their fighters.',
  evenness: { even: 'Even', uneven: 'Not even', open: 'Not known to be even' } as Readonly<Record<Evenness, string>>,
  measured: (even: string, one: string, other: string, won: number, games: number): string =>
    `${even}, as measured: ${one} won ${won} of 100 skirmishes against ${other} (${games.toLocaleString('en')} were played between players who search).`,
  noneEven: (name: string): string => `No other ready-made force is known to be even against ${name}.`,
  evenAgainst: (name: string, too: boolean): string => `Even against ${name}${too ? ' too' : ''}:`,
  build: 'Build one',
  buildText: 'Choose fighters to the total.',
  cost: (n: number, of: number): string => (of === 0 ? `${n} PA in all` : `${n} of ${of} PA`),
  over: (n: number): string => `${n} PA too many`,
  legal: 'This army keeps every rule.',
  figures: (n: number): string => count(n, 'figure', 'figures'),
  more: (name: string): string => `One more: ${name}`,
  fewer: (name: string): string => `One fewer: ${name}`,
  cannotFight: 'Too little is known of it to fight.',
  ownProfiles: 'Profiles of your own',
  tactics: 'Tactics roll',
  tacticsLegend: 'Who won the Tactics roll?',
  woundsReadIn: 'Wound rolls are read in',
  showWounds: 'See the wound table',
  optionGroups: {
    tests: 'Tests',
    melees: 'Separation and speaking turns',
    dice: 'Combat dice',
    wounds: 'Wounds',
    charge: 'Charge',
    pursuit: 'Pursuit',
    skirmish: 'Skirmish',
  },

  // Laying out a combat phase
  laying: 'The figures',
  layingText: 'Begin with figures that are laid out already, and lay them out otherwise on the board of the editor.',
  examples: 'Lay out',
  example: {
    praetorian: 'Praetorian guard against three',
    'thermo-priest': 'Thermo-priest against two ashigaru',
    khor: 'Khor warrior against two goblins',
    lines: 'Four against four',
  } as Readonly<Record<string, string>>,
  armiesMeet: 'The armies of the skirmish',
  layOut: 'Lay them out otherwise',
  take: 'Set a match up with these figures',
  takeNot: {
    skirmish: 'Only a combat phase is set up so, and here a skirmish is played: “Play on from here” begins it as it stands.',
    players: 'A combat phase is set up between two players.',
    nobody: 'Each side needs a figure that stands on the table.',
    midway: 'A match begins with its phase: here the turn, a combat or dice are under way already.',
  },
  fighter: 'Fighter',
  addTo: (n: number): string => `Add to side ${n}`,
  turn: 'Turn by 15°',
  contact: 'Put in contact with',
  contactNow: 'Put it there',
  stands: (key: string, x: string, y: string): string => `${key} stands at ${x} by ${y} mm.`,
  touches: (key: string, whom: string): string => `${key} touches ${whom}.`,
  refused: {
    'off-table': (key: string): string => `${key} would stand off the table.`,
    overlap: (key: string, other: string): string => `${key} would stand in ${other}: bases never overlap.`,
    'no-contact': (key: string, other: string): string => `${key} finds no room in contact with ${other}.`,
    'no-room': (key: string): string => `There is no room for ${key}.`,
  },
};

/** What the set-up of this game says, beside what every set-up says. */
export type SetupTexts = typeof en;
