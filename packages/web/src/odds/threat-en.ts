/** The layer of dangers in English. */
export const en = {
  title: 'Dangers in the next turn',
  close: 'Close',
  way: { to: 'How safe is it?', from: 'Whom can it reach?' },
  wayLegend: 'What is asked',
  figure: 'Figure',
  progress: (done: number, of: number): string => `${done} of ${of} looked at`,
  done: 'Everything looked at',
  stopped: 'Stopped',
  stop: 'Stop',
  where: (place: string): string => `At ${place}`,
  here: 'Where it stands',
  nothing: 'cannot harm it in its next turn',
  nothingBy: 'cannot be harmed in its next turn',
  far: (n: string, unit: 'spaces' | 'mm'): string => (unit === 'mm' ? `${n} cm away` : `distance ${n}`),
  sees: (yes: boolean): string => (yes ? 'in sight' : 'out of sight'),
  best: (what: string): string => `Best: ${what}`,
  byItself: 'by itself, in its turn or in the combat that follows',
  odds: (out: string, harm: string): string => `${out} out of action · ${harm}`,
  table: 'Place by place',
  place: 'Place',
  out: 'Out of action',
  harm: 'Harm expected',
  by: 'By',
  spot: (x: string, y: string): string => `${x} / ${y} cm`,
  none: (way: 'to' | 'from'): string =>
    way === 'to' ? 'No enemy is on the board: nobody can do harm there.' : 'No enemy is on the board.',
  nobody: 'nobody',
  howTo:
    'Each place shows the worst that one enemy alone could do in its next turn: the chance to be taken out, or the harm to be expected where that is nothing. The more lines, the more dangerous; 0 is safe.',
  howFrom: 'Each enemy that can be harmed in its next turn shows the chance to be taken out, or the harm to be expected.',
  open: 'Only what lies open counts: nobody plays hidden cards. ≈ was sampled.',
  /** What counts as the next turn, by the game. */
  counts: {
    wow: 'Counted: its next turn, once the clock comes to it: one move, and what is printed on the figure; no card of its bar or of a hand.',
    underworlds:
      'Counted: its next activation: an attack from where it stands, or a charge; with the upgrades it has, without gambits and reactions. In an end phase, its first of the next round.',
    confrontation:
      'Counted: its next activation, a charge or engagement, and the combat that follows between these two alone: all its dice in attack, half of the other’s in defence. Whoever is in contact already fights where it stands.',
    gloomhaven:
      'Counted: a monster’s next turn, with each ability card that it may still draw; a hero’s with the two cards chosen. Nobody loses cards to negate damage.',
  } as Readonly<Record<string, string>>,
};
