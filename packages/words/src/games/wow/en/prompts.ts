/** What a player is asked, what passing means, and what is being rolled. */
export const prompts = {
  'ask-equip': 'Which cards do you equip?',
  'ask-who': 'Tick {{tick}}: who acts?',
  'ask-enter': 'Where does {{figure}} enter?',
  'ask-act': 'What does {{figure}} do?',
  'ask-act_moved': '{{figure}} has moved. What else?',
  'ask-act_acted': '{{figure}} has acted. What else?',
  'ask-act_moved+acted': '{{figure}} has moved and acted. Anything else?',
  'ask-act-controlled': '{{figure}} is yours for this turn: what now?',
  'ask-area': 'Which spaces make the area with {{space}}?',
  'ask-place': 'Where does {{card}} go?',

  'ask-react-attack': '{{by}} attacks {{aim}}{{with}}. React?',
  'ask-react-attack_no-targets': '{{by}} attacks an area{{with}}. React?',
  'ask-react-ability': '{{by}} plays {{card}}{{on}}. React?',
  'ask-react-ability_no-card': '{{by}}: {{ability}}{{on}}. React?',
  'ask-react-ticked-up': "{{by}} has ticked up {{figure}}'s clock. React?",
  'ask-react-damage': '{{figure}} is about to take {{n, damage}}. React?',
  'ask-react-damage_no-n': '{{figure}} is about to take damage. React?',
  'ask-react-unhurt': '{{by}} attacked {{figure}} and did no damage. React?',
  'ask-protect': '{{by}} attacks {{targets}}. Does anybody step in?',

  'ask-reroll-attack': '{{figure}} has {{hits, hit}}. Reroll a die? ({{left}} left)',
  'ask-reroll-defence': '{{figure}} has {{hits, block}}. Reroll a die? ({{left}} left)',
  'ask-crit-order': "Which of {{figure}}'s crits comes first?",
  'ask-trigger-order': 'Several abilities are set off by {{on}}. Which comes first?',
  'ask-trigger-order-several': 'Several abilities are set off at the same time. Which comes first?',
  'ask-window-order': 'Several may react at the same time. Who is asked about first?',
  'ask-figure-order': "{{by}}'s ability falls on several: {{effect}}. Who comes first?",
  'ask-again': 'Whom does {{figure}} attack this time?',

  'ask-choose': "Who is meant by {{by}}'s ability: {{effect}}, {{n}}?",
  'ask-choose_no-n': "Who is meant by {{by}}'s ability: {{effect}}?",
  'ask-choose_effect-heal': "Who gets {{by}}'s healing of {{n}}?",
  'ask-shift': 'Where is {{figure}} moved, {{n, step}} exactly?',
  'ask-shift_upTo': 'Where is {{figure}} moved, up to {{n, step}}?',
  'ask-push': 'Where is {{figure}} driven, {{n, step}} away?',
  'ask-push_upTo': 'Where is {{figure}} driven, up to {{n, step}} away?',
  'ask-teleport': 'Where does {{figure}} teleport, up to {{n, step}}?',
  'ask-ready': "Which of {{figure}}'s cards is readied?",
  'ask-exhaust': "Which of {{figure}}'s cards is exhausted? ({{n}} to go)",
  'ask-exhaust_one-n': "Which of {{figure}}'s cards is exhausted?",
} as const;

/** What it means to choose nothing, for the questions that allow it. */
export const passes = {
  'ask-equip': 'What is not worn now stays in the bag for the whole match.',
  'ask-act': 'Otherwise, the turn ends. If no tick was spent, it costs 1.',
  'ask-act_acted': 'Otherwise, the turn ends, with the clock at {{clock}}.',
  'ask-act_moved+acted': 'Otherwise, the turn ends, with the clock at {{clock}}.',
  'ask-act-controlled': 'Otherwise, the turn ends, and {{figure}} goes back to its side.',
  'ask-react-attack': 'Otherwise, the attack goes on.',
  'ask-react-ability': 'Otherwise, the ability takes effect.',
  'ask-react-ticked-up': 'Otherwise, the clock stays where it is.',
  'ask-react-damage': 'Otherwise, {{figure}} takes {{n, damage}}.',
  'ask-react-damage_no-n': 'Otherwise, {{figure}} takes the damage.',
  'ask-react-unhurt': 'Otherwise, {{by}} gets away with it.',
  'ask-protect': 'Otherwise, the attack stays on {{targets}}.',
  'ask-reroll-attack': 'Otherwise, the roll stands: {{hits, hit}}.',
  'ask-reroll-defence': 'Otherwise, the roll stands: {{hits, block}}.',
  'ask-shift_upTo': 'Otherwise, {{figure}} stays in place.',
  'ask-push_upTo': 'Otherwise, {{figure}} stays in place.',
  'ask-teleport': 'Otherwise, {{figure}} stays in place.',
} as const;

/** What is left to chance. */
export const rolls = {
  'roll-first': 'Who goes first?',
  'roll-attack': '{{figure}} attacks: {{dice, die}}',
  'roll-defence': '{{figure}} defends: {{dice, die}}',
  'roll-reroll': '{{figure}} rerolls {{dice, die}}',
} as const;
