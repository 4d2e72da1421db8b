/** On a phone: who plays, how it is won, and what can be done with the match as a whole. */
import { playerName } from '@escarmouche/words';
import type { ReactNode } from 'react';
import { SideMark } from '../design/index.ts';
import { seatsOf, useScene } from './scene.ts';

/** A tab there; on a wide screen the same stands at the top of the table. */
export function WholeMatch({ tools }: { tools: ReactNode }) {
  const scene = useScene();
  const { speech, seats, game } = scene;
  const why = game.goalWhy?.(scene) ?? '';
  return (
    <div className="stack">
      <p>{game.goal(scene)}</p>
      {why !== '' && <p className="small soft">{why}</p>}
      <ul className="pile-1">
        {seatsOf(scene).map((seat) => (
          <li key={seat}>
            <SideMark seat={seat} size={16} /> {speech.seat(seat)}
            {seats !== null && <span className="soft small"> {playerName(speech.lang, seats[seat])}</span>}
          </li>
        ))}
      </ul>
      <div className="pile-1 tools-named">{tools}</div>
    </div>
  );
}
