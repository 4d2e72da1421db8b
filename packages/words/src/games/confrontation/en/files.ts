/** What is wrong with a file, in words that Confrontation alone has. */
export const confrontationFiles = {
  profiles: 'profiles: an object with {{fields, or}}',
  'a-wound-table': 'a wound table: an object with {{fields}}',
  'two-lengths': 'two lengths in millimetres',
  'two-figures': 'the names of two figures',
  'dice-placed': 'two numbers: dice in attack and in defence',
  'dice-or-fields': 'dice such as {{example}}, or {{fields}}',
  'players-or': 'players in an order, or {{words, or}}',
  'playable-profile': 'a profile that can be played',
  'playable-table': 'a wound table that can be played',
  'skill-or-fields': 'a skill such as {{example}}, or {{fields}}',
} as const;
