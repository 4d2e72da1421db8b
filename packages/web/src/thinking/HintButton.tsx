/** Asks the strong player what it would do, in a match that is not in earnest. */
import { Lightbulb } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazily } from '../app/lazily.tsx';
import { Button } from '../design/index.ts';
import { isEarnest } from '../match/earnest.ts';
import { useScene } from '../table/scene.ts';
import { useThinkingTexts } from './strings.ts';

const HintDialog = lazily(() => import('./HintDialog.tsx'));

/** It can be pressed while this person decides. */
export function HintButton() {
  const t = useThinkingTexts();
  const { snapshot } = useScene();
  const [open, setOpen] = useState(false);
  if (isEarnest(snapshot.match)) return null;
  const may = snapshot.waits && snapshot.node.kind === 'decision';
  return (
    <>
      <Button
        kind="quiet"
        iconOnly
        icon={<Lightbulb size={18} />}
        aria-haspopup="dialog"
        aria-disabled={!may}
        data-hint-button
        onClick={() => may && setOpen(true)}
      >
        {may ? t.hint : t.hintLater}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <HintDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
