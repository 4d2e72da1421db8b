/** What can be done with a set-up beside playing it: it is tried by programs, or played in earnest. */
import { Suspense, useState } from 'react';
import { lazily } from '../app/lazily.tsx';
import { hrefTo } from '../app/router.ts';
import { useStore } from '../app/store.ts';
import { useStrings } from '../app/strings/index.ts';
import { Button, ButtonLink, Tick } from '../design/index.ts';
import { nextEarnest, setNextEarnest } from '../match/earnest.ts';
import { useThinkingTexts } from '../thinking/strings.ts';
import { useTryTexts } from '../trying/strings.ts';
import type { DraftBook } from './draft.ts';

const TryDialog = lazily(() => import('../trying/TryDialog.tsx'));

interface BesidesProps<D> {
  book: DraftBook<D>;
  draft: D;
  names: readonly string[];
  faults: number;
  /** Whether programs can try it. */
  tried: boolean;
}

/** In a row with the way to the editor; what is wrong with the set-up bars trying it. */
export function Besides<D>({ book: { game, opposed, setupOf }, draft, names: given, faults, tried }: BesidesProps<D>) {
  const s = useStrings();
  const t = s.setup;
  const thoughts = useThinkingTexts();
  const tries = useTryTexts();
  const earnest = useStore(nextEarnest);
  const [open, setOpen] = useState(false);
  const names = given.map((name, i) => (name === '' ? t.side(i + 1) : name));
  return (
    <p className="row gap-2-5">
      <Tick checked={earnest} onChange={setNextEarnest}>
        {thoughts.earnest}
      </Tick>
      {tried && (
        <Button disabled={faults > 0} aria-haspopup="dialog" data-try onClick={() => setOpen(true)}>
          {tries.open}
        </Button>
      )}
      <ButtonLink kind="quiet" href={hrefTo({ screen: 'editor', game })}>
        {s.home.editor}
      </ButtonLink>
      {open && (
        <Suspense fallback={null}>
          <TryDialog
            game={game}
            setup={() => setupOf(draft)}
            names={opposed === undefined ? [names.join(', ')] : names}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </p>
  );
}
