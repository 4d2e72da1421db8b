/** A plain figure with the five locations of the wound table; the one that was struck is hatched, and named beside it. */
import type { Location } from '@escarmouche/engine/confrontation';
import { useId } from 'react';
import { useScene } from '../scene.ts';

/** The outline of each location. */
const PARTS: Readonly<Record<Location, string>> = {
  head: 'M60 8c9 0 14.500 7 14.500 16 0 8.500-6 16-14.500 16s-14.500-7.500-14.500-16c0-9 5.500-16 14.500-16z',
  thorax: 'M54 42h12l17 6 1 8-5 26H41l-5-26 1-8z',
  belly: 'M41.500 84h37l2 34h-41z',
  arms: 'M33.500 50l-2 12-8 26-3 24 7 1 5-24 8-20zM86.500 50l2 12 8 26 3 24-7 1-5-24-8-20z',
  legs: 'M39.500 120h19.500l-2 44-3 34H41l1-34zM61 120h19.500l-2.500 44 1 34H66l-3-34z',
};
const ORDER: readonly Location[] = ['head', 'thorax', 'arms', 'belly', 'legs'];

export function BodyFigure({ struck }: { struck: Location }) {
  const { speech } = useScene();
  const id = useId();
  return (
    <svg className="full body-figure" viewBox="24 2 72 200" role="img" aria-label={speech.term(`location.${struck}`)}>
      <defs>
        <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className="hollow line-bad line-20" d="M0 0V5" />
        </pattern>
      </defs>
      {ORDER.map((where) => {
        const d = PARTS[where];
        const here = where === struck;
        return (
          <g key={where} className={here ? 'body-part body-struck' : 'body-part'}>
            <path d={d} />
            {here && <path className="body-over" d={d} fill={`url(#${id})`} />}
          </g>
        );
      })}
    </svg>
  );
}
