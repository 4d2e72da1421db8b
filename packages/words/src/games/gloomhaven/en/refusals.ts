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
  'no-landing': 'Nobody comes down from a jump in {{space}}: somebody or something is there.',

  'not-farther': '{{space}} is no farther from {{figure}}: a push leads away.',
  'not-nearer': '{{space}} is no nearer to {{figure}}: a pull leads there.',
  'goes-first': '{{figure}} goes before the others, as was chosen: it is moved, or spared, first.',
  'whole-or-not': 'A push or a pull that has begun goes as far as it can: {{figure}} moves on.',
  'not-a-start': '{{space}} is no starting hex.',

  // Cards
  'card-used': '{{card}} has been played already this turn.',
  'card-not-chosen': '{{card}} is in hand: it was not chosen for this round.',
  'card-not-there': '{{card}} is not among the cards chosen for this round.',
  'harm-not-skipped': 'What harms oneself or an ally is not passed over.',
  'half-used': 'The {{half}} of the other card was played: now comes the other half.',
  disarmed: '{{figure}} is disarmed: no attack.',
  immobilized: '{{figure}} is immobilized: no movement.',

  // What is asked at another moment
  'not-its-turn': 'It is not the turn of {{figure}}.',
  'one-action-first': 'The action under way is finished before another begins.',
  'ends-between-actions': 'A turn is ended between actions, never in the middle of one.',
  'lines-in-order': 'That is asked when an action comes to such a line of its card.',
  'targets-in-attacks': 'Targets are chosen when an attack is made.',
  'next-of-several': 'Who comes next is asked where several are attacked, pushed or pulled.',
  'areas-in-attacks': 'Areas and paths are laid when an attack that has one is made.',
  'elements-with-abilities': 'An element is used up, or kept, when something that asks for one is performed.',
  'adjustments-in-attacks': 'Bonuses and doublings are put in order while an attack is worked out.',
  'hexes-in-moves': 'Hexes are entered while a move is made.',
  'hexes-in-pushes': 'That is asked while somebody is pushed or pulled.',
  'effects-after-damage': 'Effects of an attack are applied, or left out, after its damage.',
  'negated-when-suffered': 'Damage is suffered, or negated, when it is about to be suffered.',
  'chosen-for-the-round': '{{card}} was chosen for this round: until it is played it negates nothing.',
  'neither-hand-nor-discard': '{{card}} is neither in hand nor among the discards.',
  'one-card-or-two-discards': 'Damage is negated by one card of the hand, or by two discards.',
  'asked-of-monsters': 'That is asked while a monster acts, where it has a choice.',
  'cards-before-turns': 'Cards are chosen, or a long rest announced, when a round begins.',
  'rests-after-turns': 'A short rest is taken at the end of a round, a long one in its turn.',
  'first-of-equals': 'Who acts first is asked between equals, before their turns.',
  'places-in-rooms': 'Places are filled when a room is revealed.',
  'starts-once': 'Starting hexes are chosen when the scenario begins.',
} as const;
