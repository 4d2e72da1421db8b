/** Cards picked in the hand: what they come to is prepared, to be committed under the question; Escape puts them back. */
import type { Option } from '@escarmouche/engine/core';
import { useEffect, useState } from 'react';
import type { BoardState } from '../useBoard.ts';

/** @param optionFor the option that these cards mean together, if they mean one: it is prepared then */
export function usePicked(
  { prepare }: Pick<BoardState, 'prepare'>,
  optionFor: (picked: readonly number[]) => Option | undefined,
): [readonly number[], (picked: readonly number[]) => void] {
  const [picked, setPicked] = useState<readonly number[]>([]);
  useEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      if (e.key === 'Escape' && document.querySelector('dialog[open]') === null) setPicked([]);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return [
    picked,
    (next) => {
      setPicked(next);
      prepare(optionFor(next) ?? null);
    },
  ];
}
