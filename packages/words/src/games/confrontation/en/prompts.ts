/** What a player is asked, what passing means, and what is being rolled. */
export const prompts = {
  'ask-order': 'Which card lies at place {{n}} of your pile, from the top? The order stays secret.',
  'ask-deploy': 'Where is {{figure}} deployed, at most {{depth}} cm from your edge of the table?',
  'ask-who-begins': 'Who plays the first card of this round?',
  'ask-card': 'Which card is played, or put into the reserve?',
  'ask-act': 'Which figure of this card acts, and how? Still to act: {{figures}}.',
  'ask-act_one-figures': 'What does {{figures}} do?',

  'ask-name-tactics': 'Who takes the Discipline test of the Tactics roll?',
  'ask-name-separation': 'A melee is to be separated: {{among}}. Who in it takes the Discipline test?',
  'ask-name-authority': 'Who takes the Discipline test of the Authority roll?',
  'ask-name-initiative': 'Who takes the Initiative test? Each further friend in the combat adds 1.',
  'ask-separate': 'How is this melee separated into combats: {{sides}}?',
  'ask-combat': 'Which combat is settled in this speaking turn?',
  'ask-imposed-combat': 'First speaking turn: the combat of the fighter named for the Authority roll comes first.',
  'ask-new-combat': 'Which of the combats that pursuit has brought is settled now?',
  'ask-dice': 'How are the combat dice placed, in attack and in defence: {{figures}}?',

  'ask-attack': '{{seat}} strikes: which attack?',
  'ask-attack_seat-plural': '{{seat}} strike: which attack?',
  'ask-parry': '{{by}} attacks {{figure}}: with how many defence dice is it parried, of {{n}}?',
  'ask-again':
    '{{figure}} tests {{stat}} and has rolled a natural {{face}}: roll it again and add the new result? It makes {{natural}} so far.',
  'ask-ambidextrous': 'The attack has failed: does {{figure}}, Ambidextrous, give the defence die for an attack?',
  'ask-feint': '{{figure}} has hit {{target}}: roll for a wound, or feint and take a die?',

  'ask-pursue': 'Does {{figure}} pursue, {{most, cm}} cm at most?',
  'ask-pursuers': 'Who goes first, and does he pursue: {{figures}}?',
  'ask-effect': '{{moment}}: is an effect of a card used?',
} as const;

/** What it means to choose nothing, for the questions that allow it. */
export const passes = {
  'ask-act': 'Doing nothing counts as having acted.',
  'ask-parry': 'If {{figure}} does not parry, the attack hits unless its total is 0 or less.',
  'ask-again': 'Otherwise, the dice stay at {{natural}}.',
  'ask-ambidextrous': 'Otherwise, {{figure}} keeps the defence die.',
  'ask-pursue': 'Otherwise, {{figure}} stays in place.',
  'ask-effect': 'Otherwise, nothing is used now; what is not used up can be used later at its own moment.',
} as const;

/** What is left to chance. */
export const rolls = {
  'roll-test': '{{stat}} test of {{figure}}',
  'roll-wound': "{{figure}}'s wound roll on {{target}}",
  'roll-instinct': 'Survival instinct of {{figure}}',
  'roll-insensible': 'Insensible, the skill of {{figure}}',
} as const;
