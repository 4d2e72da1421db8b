/** What is said to whoever hears the page, once something has happened. */

/** What happened, and then what is asked; a question that tells once more what it is about says it alone. */
export function heard(news: readonly string[], asked: string): string {
  const untold = news.filter((sentence) => sentence === '' || !asked.startsWith(sentence));
  return [...untold, asked].filter((sentence) => sentence !== '').join(' ');
}
