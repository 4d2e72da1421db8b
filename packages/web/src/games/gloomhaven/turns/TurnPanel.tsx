/** Beside a position that is set up: the turn of a monster told whole. What it may do, every legal outcome with its chance, and why. */
import type { Situation } from '@escarmouche/engine/gloomhaven';
import { use, useEffect, useMemo } from 'react';
import { Button, Disclosure, RuleRef } from '../../../design/index.ts';
import { PanelContext } from '../../../editor/panel.ts';
import { SettingUp } from '../../../editor/SettingUp.tsx';
import { useSettings } from '../../../settings/store.ts';
import { NOWHERE } from '../../../table/args.ts';
import { useScene } from '../table/scene.ts';
import type { BoardState } from '../table/useBoard.ts';
import { useSeen } from '../table/usePointing.ts';
import { WhyTurn } from '../table/why/WhyTurn.tsx';
import { OWN_TYPE } from './begins.ts';
import { EXAMPLES } from './examples.ts';
import { Handed } from './Handed.tsx';
import { Monster } from './Monster.tsx';
import { Opening } from './Opening.tsx';
import { Outcomes } from './Outcomes.tsx';
import { useTurnStrings } from './strings.ts';
import { isMonstersTurn, type ReadTurn, useReading } from './useTurn.ts';
import './turns.css';

/** The board draws the turn as long as it is told. */
function useDrawn({ thought: drawn, explain, pointCandidate }: BoardState, turn: ReadTurn | null): void {
  const { table } = useScene();
  // What is told of another map has no place on this one.
  const fits = useMemo(() => turn !== null && JSON.stringify(turn.read.setup) === JSON.stringify(table.setup), [turn, table]);
  const thought = turn !== null && fits && !turn.read.stunned ? turn.read.thought : null;
  useEffect(() => {
    if (drawn !== thought) explain(thought);
  }, [drawn, thought, explain]);
  useEffect(
    () => () => {
      explain(null);
      pointCandidate(NOWHERE);
    },
    [explain, pointCandidate],
  );
}

/** The panel of the tool for monster turns; the turn is drawn on the board while it is open. */
export function TurnPanel({ board }: { board: BoardState }) {
  const panel = use(PanelContext);
  const t = useTurnStrings();
  const situation = (panel?.position ?? { characters: {} }) as Situation;
  const reading = useReading(situation);
  const { turn } = reading;
  useDrawn(board, turn);
  if (panel === null) return null;
  return (
    <div className="pile-4 one-column editor-panel turns">
      <SettingUp board={board} />
      <Outcomes reading={reading} begins={isMonstersTurn(situation)} board={board} />
      <Monster situation={situation} board={board} panel={panel} />
      {turn !== null && !turn.read.stunned && (
        <Disclosure summary={t.why}>
          <Why turn={turn} board={board} />
        </Disclosure>
      )}
      <Examples begin={panel.begin} />
      {turn !== null && reading.now && <Handed of={turn} />}
      <Opening take={panel.begin} />
    </div>
  );
}

/** Why it does what it does; the candidate pointed at is pointed at in both. */
function Why({ turn, board }: { turn: ReadTurn; board: BoardState }) {
  const { candidate } = useSeen();
  return (
    <WhyTurn
      speech={turn.speech}
      // Numbers of one's own stand on no card.
      thought={turn.situation.turn?.startsWith(`${OWN_TYPE}-`) === true ? { ...turn.read.thought, card: '' } : turn.read.thought}
      why={turn.read.why}
      chance={turn.table.choice['monster-ties'] === 'chance'}
      candidate={candidate}
      onPoint={board.pointCandidate}
    />
  );
}

/** Positions to begin with. */
function Examples({ begin }: { begin: (position: Situation) => void }) {
  const { lang } = useSettings();
  const t = useTurnStrings();
  return (
    <section aria-labelledby="turns-examples">
      <h2 id="turns-examples" className="caps">
        {t.examples}
      </h2>
      <ul className="pile-2 no-pad">
        {EXAMPLES.map((e) => (
          <li key={e.id}>
            <Button onClick={() => begin(e.situation)}>{e.name[lang]}</Button>
            <p className="small">
              {e.text[lang]} <RuleRef id={e.rule} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
