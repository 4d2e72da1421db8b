/** Why not: what forbids an action, in one sentence each. */
import { sharedRefusals } from './shared.ts';

export const refusals = {
  ...sharedRefusals,
  // The turn
  'already-acted': '{{figure}} has already taken an action this turn.',
  'already-moved': '{{figure}} has already moved this turn.',
  'not-its-turn': "It is not {{figure}}'s turn.",
  'clock-ahead': "{{figure}}'s clock shows {{clock}}, the main clock {{main}}.",
  'clock-overruns': "Paying {{ticks, tick}} would put {{figure}}'s clock (at {{clock}}) more than 9 ahead of the main clock (at {{main}}).",
  'once-a-turn': '{{figure}} has used this ability this turn.',
  'once-a-window': '{{figure}} has answered this with the same ability already.',
  'one-ability': '{{figure}} has used the one ability of a turn under control.',
  'one-instant': 'One instant a turn is the limit.',

  // Cards
  exhausted: '{{card}} is exhausted.',
  'not-equipped': '{{card}} was not put on before the match.',
  'never-played': '{{card}} is equipment: it is worn, not played.',
  'token-in-play': '{{card}} has its figure in play already.',
  'only-before-moving': '{{card}} is played before moving.',
  'only-in-a-window': '{{card}} is a react: it waits for its moment.',
  'slot-taken': 'What {{card}} would be worn on is taken.',
  'not-your-card': 'Only a face-down card of your own can be turned up.',

  // Moving
  'name-the-route': 'Several ways lead to {{space}}, and it matters which: name each space.',
  'no-way-through': 'No way leads to {{space}}.',
  'may-not-move': 'An effect keeps {{figure}} from moving.',
  'no-points': '{{figure}} has no movement points.',
  'too-far': '{{space}} is {{distance, step}} away: {{n}} at most.',
  'ground-costs': 'Reaching {{space}} takes {{cost, movePoint}}, of {{n}} at hand.',
  'not-enough-points': 'Entering {{space}} takes {{cost, movePoint}}: {{left}} left.',
  'not-enough-spaces': 'Entering {{space}} uses up {{cost, step}}: {{left}} left.',
  'not-so-many-spaces': 'A move of {{n, step}} does not take {{figure}} to {{space}}.',
  'not-farthest': '{{space}} is not the farthest {{figure}} can be driven.',
  'must-move': '{{figure}} has to be moved: {{n, step}}.',
  'not-a-path': '{{to}} does not touch {{from}}.',
  'not-a-path_no-to': 'The way leaves the map after {{from}}.',
  impassable: '{{space}} is impassable.',
  'space-taken': '{{figure}} stands at {{space}}.',
  'space-taken_no-figure': '{{space}} is taken.',
  'one-character-a-space': 'A space holds one character: {{figure}} is at {{space}}.',
  'enemy-in-the-way': '{{figure}} at {{space}} is in the way.',
  'foreign-spawn': "The spawn point at {{space}} is not this side's.",
  'no-such-space': 'There is no such space on this map.',
  'no-such-space_space': 'There is no space {{space}} on this map.',

  // Targets
  'too-near': '{{space}} is {{distance, step}} away: {{n}} at least.',
  'not-seen': 'There is no line of sight to {{space}}.',
  'out-of-range': '{{figure}} is out of range or out of sight.',
  'not-adjacent': '{{figure}} is not adjacent.',
  'not-an-ally': '{{figure}} is not an ally.',
  'not-an-enemy': '{{figure}} is not an enemy.',
  'only-itself': 'This ability is not for {{figure}}: it is for its own character only.',
  'not-itself': 'It must be somebody other than {{figure}}.',
  'not-a-character': '{{figure}} is a totem, not a character.',
  'not-in-play': '{{figure}} is not in play.',
  'no-legal-target': 'There is no legal target.',
  'no-target-needed': 'This ability takes no target.',
  'too-many-targets': '{{n, target}} at most.',
  'twice-the-same': '{{figure}} is named twice.',
  'no-triangle': 'These are not three spaces that touch one another, {{space}} among them.',

  // Answers
  'not-this-window': 'This react answers {{on}}, not {{opened}}.',
  'no-attack-targets': 'No attack targets a figure here.',
  'wrong-nature': 'This react answers a {{nature}} attack.',
  'physical-attack': 'This react does not answer a physical attack.',
  'others-targeted': 'The attack targets nobody that {{figure}} could answer for.',
  'no-enemy': '{{figure}} is not an enemy.',
  'cancelled-already': 'It is cancelled already.',
  'costs-less': 'This react answers a cost of {{n, tick}} or more, not {{cost}}.',
  'no-damage-left': 'No damage to {{figure}} is left to prevent.',
  'answers-a-react': 'A react cannot be answered by a react.',
  'another-ticked-up': "It is {{figure}}'s clock that goes up.",
  'another-damaged': "The damage is {{figure}}'s.",
  'another-attacked': 'It was {{figure}} that was attacked.',

  // Protectors
  'no-protector': '{{figure}} is no protector.',
  'already-defender': '{{figure}} is a defender already.',
  'not-a-defender': '{{target}} is not defending against this attack.',
  'protected-already': '{{figure}} has stepped in already.',
  'protector-conditions': '{{figure}} does not meet the conditions to step in for {{target}}.',

  // Answers that fit nothing
  'no-window': 'This react answers {{on}}: that is not what is happening.',
  'not-now': 'This is not the moment for "{{id}}".',
  'no-such-figure': 'No figure is called "{{what}}".',
  'no-such-ability': 'This figure has no ability "{{what}}".',
} as const;
