/** What players say before cards are chosen, in general words: `"I act early and attack the Bandit Guard 2."` */
export const talk = {
  'talk-said': '{{seat}}: "{{line}}."',
  'talk-both': '{{when}} and {{does}}',
  'talk-early': 'I act early',
  'talk-middling': 'I act neither early nor late',
  'talk-late': 'I act late',
  'talk-attack': 'I attack',
  'talk-attack_on': 'I attack {{target}}',
  'talk-closer': 'I go closer to the monsters',
  'talk-door': 'I make for the door',
  'talk-heal': 'I heal',
  'talk-loot': 'I pick up money',
  'talk-rest': 'I take a long rest',
} as const;
