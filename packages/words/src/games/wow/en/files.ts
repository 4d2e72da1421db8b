/** What is wrong with a file, in words that World of Warcraft Miniatures alone has. */
export const wowFiles = {
  'listed-character': 'a character of the game or of your own',
  'listed-card': 'an Action Bar card of the game or of your own',
  'listed-holder': 'a class, a race or a character, of the game or of your own',
  'two-numbers': 'two numbers, one for each side',
  'two-seats': 'two seats',
  'two-factions': 'two factions',
  'a-faction': 'a faction',
  'a-figure': 'a figure',
  'card-or-fields': 'the id of a card, or {{fields}}',
  'turn-words': 'a figure, {{words, or}}',
  'self-or-whom': 'self, or whom: {{fields}}',
} as const;
