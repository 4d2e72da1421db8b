/** The line under the board: what is pointed at, why nothing can be done there, what is prepared, and what the game adds. */
import { Ban } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import type { Sorting } from '../table/contract.ts';
import { sinceLine } from '../table/gist.ts';
import { useScene } from '../table/scene.ts';
import { tableTexts } from '../table/strings.ts';
import { Reasons } from '../table/Take.tsx';
import { useBoardStrings } from './strings.ts';
import type { Chooser } from './useChoosing.ts';
import { usePointed } from './usePointing.ts';

interface ToldProps {
  board: Chooser;
  /** What is pointed at, in parts; empty where nothing is. */
  parts: readonly string[];
  /** What may be done, where nothing is pointed at. */
  hint?: string;
  /** Sentences of the game about the place pointed at, such as what is seen from there. */
  more?: ReactNode;
  /** Buttons beside the line. */
  tools?: ReactNode;
}

/** While nothing is pointed at it says what one may do first, or what has happened since one was asked last. */
export function Told({ board, parts, hint = '', more, tools }: ToldProps) {
  const t = useBoardStrings();
  const scene = useScene();
  const { speech } = scene;
  const { prepared, held, holders, pieces } = board;
  const { whyNot, laid } = usePointed();
  const { name } = scene.game.sorting as Sorting;
  const since = useMemo(() => sinceLine(scene, tableTexts(speech.lang, scene.game)), [scene, speech.lang]);
  // Nobody is pressed who stands on no board yet.
  const takesUp = holders.length > 1 && held < 0 && holders.some((f) => pieces.standsOn(f) >= 0);
  const line = parts.length > 0 ? parts.join(' · ') : hint || (takesUp ? t.holdHint : '');
  return (
    <div
      className={
        whyNot === null ? 'at-top flex gap-3 apart lines-135 grows told' : 'at-top flex gap-3 apart lines-135 grows told told-refused'
      }
      id="why-not"
      data-told={whyNot === null ? '' : 'refused'}
    >
      <div className="told-lines">
        {since !== '' && parts.length === 0 && prepared === null && laid === null && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it may be long, and then it scrolls
          <p className="small" data-since tabIndex={0}>
            <span className="semibold">{t.since}</span> {since}
          </p>
        )}
        <p className={parts.length > 0 ? 'soft sans' : 'soft'}>
          {laid === null ? line : t.layingHint}
          {/* A phone has no keys: buttons beside the line do it there. */}
          {laid !== null && <span className="hidden-narrow"> {t.layingKeys}</span>}
        </p>
        <div role="status">
          {whyNot !== null && (
            <p>
              <Ban size={17} aria-hidden="true" className="told-sign" />{' '}
              {whyNot.verb?.aimed === true && <b>{`${name(scene, whyNot.verb)} `}</b>}
              <Reasons of={whyNot.reasons} />
            </p>
          )}
          {prepared !== null && (
            <p className="semibold">
              {/* On a phone it stands on its button in the sheet as well: here it is for the ear alone. */}
              <span className="hidden-narrow">{`${speech.option(prepared.say).replace(/\.$/, '')}.`}</span> {t.pressAgain}
            </p>
          )}
          {more}
        </div>
      </div>
      {tools}
    </div>
  );
}
