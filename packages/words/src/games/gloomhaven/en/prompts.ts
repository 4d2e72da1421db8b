/** What is asked, what passing means, and what is about to be drawn. */

export const prompts = {
  // The scenario and its rounds
  'ask-start': 'Where does {{figure}} begin?',
  'ask-place': 'Not enough standees for {{monster}}: which of the nearest hexes gets the next one?',
  'ask-cards': 'Which two cards do you play this round? The first one leads: its initiative counts.',
  'ask-first': 'The same initiative: who acts first?',
  'ask-rest': 'The round is over: a short rest?',

  // A character's turn
  'ask-first-action': 'Turn of {{figure}}: which action first?',
  'ask-second-action': 'Turn of {{figure}}: which action second?',
  'ask-line': '{{figure}}: {{ability}}. Perform it?',
  'ask-line_ability-condition': 'Apply {{ability}}?',
  'ask-move': '{{figure}} moves, with {{n, movement}} left: to which hex?',
  'ask-push': '{{figure}} is pushed. Hexes left: {{n}}. To which one?',
  'ask-pull': '{{figure}} is pulled. Hexes left: {{n}}. To which one?',

  // An attack
  'ask-element': 'Use up an element for more?',
  'ask-area': 'Where do you lay the area?',
  'ask-target': '{{figure}} attacks: whom?',
  'ask-path': '{{figure}} attacks everybody on the way to the target: by which path?',
  'ask-next': '{{figure}} attacks several: whom next?',
  'ask-adjustment': 'The attack stands at {{n}}: what comes next?',
  'ask-effect': 'The attack brings an effect: {{effect}}. Apply it?',

  // Damage and rests
  'ask-negate': '{{figure}} is about to suffer {{n, damage}}: negate it by losing one card from hand, or two discards?',
  'ask-lose': 'Long rest: which of the discards do you lose?',
  'ask-short-rest': 'Short rest: {{card}} is drawn and would be lost. Accept, or suffer 1 damage and draw another, once?',

  // What the rules leave open for a monster
  'ask-which-element': '{{figure}} uses up any element for all of its type: the players choose which.',
  'ask-focus': 'Way, distance and initiative leave {{figure}} several enemies to focus on: the players choose its focus.',
  'ask-monster': 'The rules leave {{figure}} several equal ways: the players choose.',
} as const;

/** What choosing nothing means, where it is possible. */
export const passes = {
  'ask-first-action': 'Cards that are not played are discarded all the same.',
  'ask-second-action': 'A card that is not played is discarded all the same.',
} as const;

export const rolls = {
  'ask-first': 'Types of monsters on the same initiative: chance decides which acts first',
  'ask-focus': 'Way, distance and initiative leave {{figure}} several enemies to focus on: chance decides',
  'ask-monster': 'The rules leave {{figure}} several equal ways: chance decides',
  'ask-which-element': '{{figure}} uses up any element for all of its type: chance decides which',
  'ask-draw': '{{figure}} draws an attack modifier card',
  'ask-standee': '{{monster}}: the number of the next standee',
  'ask-ability-card': '{{monster}}: the ability card of this round',
  'ask-rest-card': 'Short rest: a discard is drawn to be lost',
} as const;
