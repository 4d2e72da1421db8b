/** How the person wants to be asked where they could only react: always, where they can, or not for a while. */
import { Bell } from 'lucide-react';
import { Button, Dialog, RadioCards } from '../../../design/index.ts';
import { sayForSeat } from '../../../match/live.ts';
import { LIVE } from '../../../worker/protocol.ts';
import { useScene } from './scene.ts';
import { useTableStrings } from './strings.ts';
import type { BoardState } from './useBoard.ts';

const WAYS = ['always', 'can', 'activation', 'round'] as const;
type Way = (typeof WAYS)[number];

/** How the seat shown passes now; null where nobody at this screen could say otherwise. */
function useWay(): Way | null {
  const { snapshot, seats, walk } = useScene();
  const { passing, node, seat } = snapshot;
  if (walk !== LIVE || passing === null || seats?.[seat] !== 'person' || node.kind === 'over') return null;
  return (passing.until ?? (passing.always ? 'always' : 'can')) as Way;
}

/** What holds now; a press opens the window to change it. */
export function Passing({ seat, board }: { seat: number; board: BoardState }) {
  const { snapshot, seats, walk } = useScene();
  const t = useTableStrings();
  const way = useWay();
  if (way === null || seat !== snapshot.seat) {
    // The other person has one too, in their turn: what stands below stays where it is.
    const other = walk === LIVE && snapshot.node.kind !== 'over' && seats?.[seat] === 'person';
    return other ? <div className="wu-policy" /> : null;
  }
  return (
    <Button
      kind="quiet"
      className="small lines-120 start full from-start wu-policy"
      icon={<Bell size={16} />}
      aria-haspopup="dialog"
      onClick={() => board.open({ policy: true })}
    >
      <span>
        {t.reactions} · {t.passing[way].title}
      </span>
    </Button>
  );
}

/** A window; what is chosen is kept with the match, seat by seat. */
export function PassingWindow({ onClose }: { onClose: () => void }) {
  const { snapshot, seats, speech } = useScene();
  const t = useTableStrings();
  const way = useWay();
  const { passing, seat } = snapshot;
  if (way === null || passing === null) return null;
  const persons = seats?.filter((s) => s === 'person').length ?? 0;
  const change = (next: Way): void => {
    if (next === 'always' || next === 'can') void sayForSeat({ passing: { always: next === 'always', until: null } });
    else void sayForSeat({ passing: { always: passing.always, until: next } });
  };
  return (
    <Dialog title={t.reactions} width="narrow" onClose={onClose}>
      <div className="stack">
        <RadioCards
          legend={t.reactionsOf(speech.seat(seat))}
          rule="wu:X1"
          value={way}
          options={WAYS.map((w) => ({
            value: w,
            title: t.passing[w].title,
            text: w === 'can' && persons > 1 ? `${t.passing[w].text} ${t.passingTells}` : t.passing[w].text,
          }))}
          onChange={change}
        />
        <p className="soft small">{t.passingTime}</p>
      </div>
    </Dialog>
  );
}
