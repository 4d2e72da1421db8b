/** Where numbers come from, in French: the game's own files say it in English, somebody's own as they like. */

const FRENCH: Readonly<Record<string, string>> = {
  'INI from chapter 9, the rest from comments of players': 'l’INI selon le chapitre 9, le reste selon des commentaires de joueurs',
  'chapter 9': 'chapitre 9',
  'card pages of fans': 'pages d’amateurs sur les cartes',
  'chapter 9 and card pages of fans, which agree': 'chapitre 9 et pages d’amateurs sur les cartes, qui concordent',
  'a profile made by fans': 'un profil établi par des amateurs',
  'a list of cards made by fans, without numbers': 'une liste de cartes établie par des amateurs, sans chiffres',
  'an example on a page about Master strike': 'un exemple d’une page sur le Coup de maître',
  'chapter 9, without any number': 'chapitre 9, sans aucun chiffre',
  ours: 'nous',
  'our reconstruction': 'notre reconstitution',
  'follows from the cell above it': 'découle de la case au-dessus',
};

/** A source in French; as it stands where it is somebody's own. */
export function sourceInFrench(source: string): string {
  return FRENCH[source] ?? source.replace(/^chapter 9, (?=[IVX]+-)/, 'chapitre 9, ');
}
