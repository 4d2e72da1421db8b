/** What is wrong with a file, in words that Underworlds alone has. */
export const underworldsFiles = {
  'two-boards': 'two, one for each board',
  'two-sides': 'two sides',
  'deck-or-name': 'a deck by its id, or { objectives, power }',
  'hex-or-fields': 'a hex, out, or {{fields}}',
} as const;
