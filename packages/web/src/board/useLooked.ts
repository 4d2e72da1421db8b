/** Whose numbers are shown beside the board: whoever acts, until the person looks at another. */
import { NOBODY } from '@escarmouche/engine/core';
import { useCallback, useState } from 'react';

/** The figure looked at and what looks at another; `NOBODY` for none. Whenever `question` or `acts` is another one, whoever acts is looked at again. */
export function useLooked(question: string, acts: number): readonly [figure: number, look: (figure: number) => void] {
  const [looked, setLooked] = useState({ question, acts: NOBODY, figure: NOBODY });
  // Before anything is drawn: a second drawing of the whole table would be felt.
  if (looked.question !== question || looked.acts !== acts) setLooked({ question, acts, figure: acts >= 0 ? acts : looked.figure });
  const look = useCallback((figure: number) => setLooked((was) => ({ ...was, figure })), []);
  return [looked.figure, look];
}
