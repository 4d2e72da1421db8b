/** Opens the odds of an answer of a ruling's case over a range of situations. */
import type { RulingCase } from '@escarmouche/engine/core';
import { ChartSpline } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazily } from '../app/lazily.tsx';
import { Button } from '../design/index.ts';
import { useScene } from '../table/scene.ts';
import { useOddsTexts } from './strings.ts';

const VaryDialog = lazily(() => import('./VaryDialog.tsx'));

interface VaryButtonProps {
  game: string;
  of: RulingCase<unknown>;
  /** The step shown: so many lines of the script have been played. */
  at: number;
  /** Opened by a link, with what is varied. */
  vary?: readonly string[] | undefined;
  named?: string | undefined;
}

/**
 * Beside a case stepped through. The answer is the one that the script gives next; where nobody chooses, the one that led there. Open from
 * the start where a link has said what to vary.
 */
export function VaryButton({ game, of, at, vary, named }: VaryButtonProps) {
  const t = useOddsTexts();
  const { snapshot } = useScene();
  const [open, setOpen] = useState(vary !== undefined);
  const before = of.script.slice(0, at).filter((s) => !('expect' in s));
  const ids = snapshot.options.map((o) => o.id);
  // Where nobody chooses, the answer is weighed that led there; elsewhere the one that the script gives next, or the first.
  const given = ids.length === 0 ? before.at(-1) : of.script.slice(at).find((s) => !('expect' in s));
  const taken = given !== undefined && 'take' in given ? given.take : undefined;
  const answer = ids.length === 0 || (taken !== undefined && ids.includes(taken)) ? taken : ids[0];
  if (answer === undefined) return null;
  return (
    <>
      <Button kind="quiet" icon={<ChartSpline size={18} />} aria-haspopup="dialog" data-vary-button onClick={() => setOpen(true)}>
        {t.vary}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <VaryDialog
            onClose={() => setOpen(false)}
            game={game}
            of={of}
            before={ids.length === 0 ? before.slice(0, -1) : before}
            answer={answer}
            step={given === undefined ? 0 : of.script.indexOf(given) + 1}
            vary={vary}
            named={named}
          />
        </Suspense>
      )}
    </>
  );
}
