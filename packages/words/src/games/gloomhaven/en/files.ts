/** What is wrong with a file, in words that Gloomhaven alone has. */
export const gloomhavenFiles = {
  'monster-turns': 'monster turns: an object with {{fields}}',
  'listed-monster': 'a monster of the game or of your own',
  'column-and-row': 'a column from 0 to {{columns}} and a row from 0 to {{rows}}',
  'two-hexes': 'two hexes, such as [[2, 3], [3, 3]]',
  'two-rooms': 'two rooms',
  'number-or-fields': 'a number, or one of {{fields}}',
  'name-or-list': 'a name, or a list',
  'list-or-fields': 'a list, or {{fields}}',
  'at-or-fields': 'a hex such as [3, 2], or {{fields}}',
  'no-teleport': 'false: no monster teleports',
  'one-active': 'one figure that is active',
  'few-characters': 'at most 31 characters',
  'one-figure-each': 'one figure on a hex',
  'no-figure-in-walls': 'no figure in a wall hex',
} as const;
