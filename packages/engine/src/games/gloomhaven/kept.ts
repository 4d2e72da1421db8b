/** Things that take long to make and are asked for again: the last few are kept, each by a text of all that it is made from. */

/** What was made for a text, or makes it; of more than so many those go that were not asked for longest. What throws is not kept. */
export function keeper<X>(most: number): (text: string, make: () => X) => X {
  const kept = new Map<string, X>();
  return (text, make) => {
    const known = kept.get(text);
    if (known !== undefined) {
      // The latest one asked for stands last.
      kept.delete(text);
      kept.set(text, known);
      return known;
    }
    const made = make();
    kept.set(text, made);
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return made;
  };
}
