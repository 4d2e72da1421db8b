/** Opens the luck of the match on the table. */
import { Clover } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazily } from '../app/lazily.tsx';
import { Button } from '../design/index.ts';
import { useOddsTexts } from './strings.ts';

const LuckDialog = lazily(() => import('./LuckDialog.tsx'));

/** A tool of the table; `named` in words, where it stands among other ways on at the end. */
export function LuckButton({ onStep, named = false }: { onStep?: (step: number) => void; named?: boolean }) {
  const t = useOddsTexts();
  const [open, setOpen] = useState(false);
  const lead = (step: number): void => {
    setOpen(false);
    onStep?.(step);
  };
  return (
    <>
      <Button
        kind={named ? 'plain' : 'quiet'}
        iconOnly={!named}
        icon={<Clover size={18} />}
        aria-haspopup="dialog"
        data-luck-button
        onClick={() => setOpen(true)}
      >
        {t.luck}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <LuckDialog onClose={() => setOpen(false)} onStep={onStep === undefined ? undefined : lead} />
        </Suspense>
      )}
    </>
  );
}
