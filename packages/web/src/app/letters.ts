/** Letters without accents, capitals and ligatures, so that `degats` finds `Dégâts` and `manoeuvre` finds `Manœuvre`. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[’]/g, "'");
}

/** Whether every word that is looked for stands in a text, whatever its accents and capitals. */
export function saysAll(text: string, wanted: string): boolean {
  const said = plainLetters(text);
  return plainLetters(wanted)
    .split(/\s+/)
    .every((word) => said.includes(word));
}
