/** Beside what is asked: the attack under way, whose options to list, and passing for a while. */

import { NOBODY } from '@escarmouche/engine/core';
import type { FaceName } from '@escarmouche/engine/underworlds';
import { Button } from '../../../design/index.ts';
import { RuleLine } from '../../../design/RuleLine.tsx';
import { sayForSeat } from '../../../match/live.ts';
import { SmallToken } from './board/Token.tsx';
import { InUse } from './InUse.tsx';
import { useScene } from './scene.ts';
import { useTableStrings } from './strings.ts';
import type { BoardState } from './useBoard.ts';

/** The fighters that could do something, to choose one without the board. */
function Actors({ board }: { board: BoardState }) {
  const { snapshot, speech, table } = useScene();
  const t = useTableStrings();
  const { fighters } = snapshot.position;
  if (board.holders.length < 2) return null;
  return (
    <fieldset className="flow gap-1">
      <legend className="caps">{t.whose}</legend>
      {board.holders.map((i) => (
        <Button
          key={i}
          kind="quiet"
          className="small wu-actor"
          data-first
          data-fighter={fighters[i].id}
          aria-pressed={i === board.held}
          onClick={() => board.hold(i === board.held ? NOBODY : i)}
          icon={<SmallToken id={table.fighters[i].fighter.id} seat={fighters[i].side} inspired={fighters[i].inspired} size={26} />}
        >
          {speech.short(i)}
        </Button>
      ))}
    </fieldset>
  );
}

/** The attack under way in numbers, until its rolls are compared. */
function Attack() {
  const { snapshot, speech, table } = useScene();
  const t = useTableStrings();
  const { attack } = snapshot.position;
  // Once the rolls are compared, what they came to is in the tray.
  if (attack === null || attack.compared) return null;
  const { names } = table.attacks[attack.attack].attack;
  const faces = (of: readonly FaceName[]): string => speech.list(of.map((face) => t.faces[face]));
  const lines = [
    ['dice', attack.dice, faces(attack.hits)],
    ['damage', attack.damage, ''],
    ['defence', attack.defence, faces(attack.saves)],
  ] as const;
  return (
    <div className="wu-attack small">
      <RuleLine rule="wu:A1">{t.attackLine(speech.short(attack.by), speech.short(attack.on), names[speech.lang])}</RuleLine>
      <dl className="lines-135 pairs">
        {lines.map(([what, value, on]) => (
          <div key={what}>
            <dt>{t.attackParts[what]}</dt>
            <dd>
              <strong className="num">{value.total}</strong> {on !== '' && t.succeedsOn(on)}
              {value.because.length > 1 && <span className="soft"> ({value.because.map((c) => speech.contribution(c)).join(', ')})</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** In a window: passing this one and those after it for a while. */
function PassOn() {
  const { snapshot } = useScene();
  const t = useTableStrings();
  const { node, passing, waits } = snapshot;
  if (passing === null || !waits || node.kind !== 'decision' || !node.prompt.key.startsWith('ask-react-')) return null;
  return (
    <div className="flow wu-pass-ons">
      {(['activation', 'round'] as const).map((until) => (
        <Button
          key={until}
          kind="quiet"
          className="soft small pad-x-2 wu-pass-on"
          onClick={() => void sayForSeat({ passing: { always: passing.always, until } })}
        >
          {t.passUntil[until]}
        </Button>
      ))}
    </div>
  );
}

/** Each part is there only while there is something of it. */
export function Asking({ board }: { board: BoardState }) {
  return (
    <>
      <Attack />
      <InUse />
      <Actors board={board} />
      <PassOn />
    </>
  );
}
