/** Beside a line of the log that says whom a monster goes for: the way to the explanation. */
import type { GameEvent } from '@escarmouche/engine/core';
import { CircleQuestionMark } from 'lucide-react';
import { useScene } from '../scene.ts';
import type { BoardState } from '../useBoard.ts';
import { whyStrings } from './strings.ts';
import { thoughtIn } from './turns.ts';

/** A press explains that turn on the board, and opens the tab that tells it in words. */
export function WhyAside({ board, event, open }: { board: BoardState; event: GameEvent; open: (panel: string) => void }) {
  const { speech } = useScene();
  const thought = thoughtIn(event);
  if (thought === null) return null;
  const t = whyStrings(speech.lang);
  return (
    <button
      type="button"
      className="middle accent pressable inline-flex tiny no-ground no-edge why-aside"
      aria-label={t.show(speech.event(event))}
      onClick={() => {
        board.explain(thought);
        open('why');
      }}
    >
      <CircleQuestionMark size={14} aria-hidden="true" /> {t.why}
    </button>
  );
}
