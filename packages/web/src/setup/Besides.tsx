/** What can be done with a set-up beside playing it: it is tried by programs, or played in earnest. */
import { type ComponentProps, Suspense, useState } from 'react';
import { lazily } from '../app/lazily.tsx';
import { useStore } from '../app/store.ts';
import { useStrings } from '../app/strings/index.ts';
import { Button, Tick } from '../design/index.ts';
import { nextEarnest, setNextEarnest } from '../match/earnest.ts';
import { useThinkingTexts } from '../thinking/strings.ts';
import { useTryTexts } from '../trying/strings.ts';
import type { StartBar } from './StartBar.tsx';

const TryDialog = lazily(() => import('../trying/TryDialog.tsx'));

/** The set-up as it stands, to be tried by programs. */
export interface Trying {
  readonly game: string;
  /** All play together. */
  readonly together?: boolean;
  readonly setup: () => unknown;
}

type BesidesProps = Pick<ComponentProps<typeof StartBar>, 'sides' | 'faults'> & { readonly trial: Trying };

export function Besides({ sides, faults, trial: { game, together = false, setup } }: BesidesProps) {
  const t = useStrings().setup;
  const thoughts = useThinkingTexts();
  const tries = useTryTexts();
  const earnest = useStore(nextEarnest);
  const [open, setOpen] = useState(false);
  const names = sides.map((side, i) => (side.name === '' ? t.side(i + 1) : side.name));
  return (
    <p className="row gap-2-5">
      <Tick checked={earnest} onChange={setNextEarnest}>
        {thoughts.earnest}
      </Tick>
      <Button disabled={faults > 0} aria-haspopup="dialog" data-try onClick={() => setOpen(true)}>
        {tries.open}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <TryDialog game={game} setup={setup} names={together ? [names.join(', ')] : names} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </p>
  );
}
