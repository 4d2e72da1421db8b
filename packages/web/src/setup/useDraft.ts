import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { notify } from '../app/notices.ts';
import { readStored, writeStored } from '../app/storage.ts';
import { type DraftBook, keyOfDraft, type ReadDraft, readDraft, usualNow } from './draft.ts';

/**
 * The set-up being made: it begins as the last one was, and is remembered with every change. What could not be read of the last one
 * is said, never dropped in silence.
 */
export function useDraft<D>(book: DraftBook<D>): readonly [D, Dispatch<SetStateAction<D>>] {
  const { game } = book;
  const [usual] = useState(() => usualNow(book));
  const [read] = useState<ReadDraft<D>>(() => readDraft(readStored(keyOfDraft(game)), { ...book, usual }));
  const [draft, setDraft] = useState<D>(read.draft);
  useEffect(() => {
    const { state } = read;
    if (state === 'mended' || state === 'lost') notify('draft', (s) => (state === 'lost' ? s.setup.draftLost : s.setup.draftMended));
  }, [read]);
  useEffect(() => {
    if (draft !== usual) writeStored(keyOfDraft(game), JSON.stringify(draft));
  }, [draft, game, usual]);
  return [draft, setDraft];
}
