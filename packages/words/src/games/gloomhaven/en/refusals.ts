/** Why not: what forbids an action, in one sentence each. */
import { sharedRefusals } from '../../../en/shared.ts';

export const refusals = {
  ...sharedRefusals,

  // Targets
  'not-an-enemy': '{{figure}} is no enemy.',
  'not-an-ally': '{{figure}} is no ally.',
  'not-a-normal': '{{figure}} is an elite: this is for normal monsters alone.',
  'target-invisible': '{{figure}} is invisible: no enemy may target it.',
  'attacked-already': '{{figure}} is a target already: one ability attacks nobody twice.',
  'not-adjacent': '{{figure}} is {{n, hex}} away: a melee attack reaches adjacent enemies alone.',
  'out-of-range': '{{figure}} is {{n, hex}} away: the range is {{most}}.',
  'no-sight': 'A wall hides {{figure}}.',
  'area-on-nobody': 'Nobody to attack stands in the area.',
  'area-too-far': '{{figure}}: no hex of the area is within range {{most}}.',
  'only-damage-destroys': '{{figure}} has hit points: damage alone destroys it.',

  // Movement
  'door-not-beside': 'The closed door in {{space}} is entered from a hex beside it.',
  'not-revealed': '{{space}} lies in a room that is not revealed yet.',
  'hex-taken': '{{space}} is taken.',
  'obstacle-there': 'Nobody ends a movement on the obstacle in {{space}}.',
  'no-way-there': 'No way leads to {{space}}.',
  'too-far-to-move': 'To {{space}} it takes {{n, movement}}: {{most}} are left.',
  'not-beside': 'This movement ends beside {{figure}}.',
  'step-by-step': 'The way to {{space}} is taken hex by hex.',

  'not-farther': '{{space}} is no farther from {{figure}}: a push leads away.',
  'not-nearer': '{{space}} is no nearer to {{figure}}: a pull leads there.',
  'goes-first': '{{figure}} goes before the others, as was chosen: it is moved, or spared, first.',
  'whole-or-not': 'A push or a pull that has begun goes as far as it can: {{figure}} moves on.',
  'not-a-start': '{{space}} is no starting hex.',

  // Cards
  'card-used': '{{card}} has been played already this turn.',
  'card-not-chosen': '{{card}} is in hand: it was not chosen for this round.',
  'card-not-there': '{{card}} is not among the cards chosen for this round.',
  'half-used': 'The {{half}} of the other card was played: now comes the other half.',
  disarmed: '{{figure}} is disarmed: no attack.',
  immobilized: '{{figure}} is immobilized: no movement.',
} as const;
