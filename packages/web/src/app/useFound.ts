/** What a screen waits for: found, or why it is not. Only what was asked for last counts, and nothing once the screen has gone. */
import { useEffect, useRef, useState } from 'react';

interface Found<T, W> {
  readonly found: T | null;
  readonly wrong: W | null;
}

/**
 * @param find looked for anew where it is another function; what was found before stays until then
 * @param why what to say of an error
 * @param done hears what is needed no more
 */
export function useFound<T, W>(find: () => Promise<T>, why: (error: unknown) => W | Promise<W>, done?: (found: T) => void): Found<T, W> {
  const [told, tell] = useState<Found<T, W>>({ found: null, wrong: null });
  const now = useRef({ why, done });
  now.current = { why, done };
  useEffect(() => {
    let gone = false;
    tell((before) => (before.wrong === null ? before : { ...before, wrong: null }));
    const finding = find();
    finding.then(
      (found) => !gone && tell({ found, wrong: null }),
      async (error: unknown) => {
        const wrong = await now.current.why(error);
        if (!gone) tell((before) => ({ ...before, wrong }));
      },
    );
    return () => {
      gone = true;
      void finding.then(
        (found) => now.current.done?.(found),
        () => undefined,
      );
    };
  }, [find]);
  return told;
}
