/** What a monster could do in its turn: its numbers with what they are made of, and its area as its card draws it. */
import type { Thought } from '@escarmouche/engine/gloomhaven';
import type { ReactNode } from 'react';
import { RuleRef } from '../../../../design/index.ts';
import { round } from '../../../../table/drawing.ts';
import { corners } from '../../../../table/pointy.ts';
import type { GhSpeech } from '../speech.ts';
import { whyStrings } from './strings.ts';

interface CouldProps {
  readonly speech: GhSpeech;
  readonly thought: Pick<Thought, 'action' | 'goes' | 'parts' | 'card'>;
}

/** Where a number is more than what its card prints, each part of it is named. */
export function Could({ speech, thought: { action, goes, parts, card } }: CouldProps) {
  const t = whyStrings(speech.lang);
  const made = (of: 'move' | 'attack' | 'range' | 'targets'): ReactNode => {
    const { because } = parts[of];
    // A printed number by itself explains nothing.
    if (because.length < 2) return null;
    return (
      <span className="soft">
        {' ('}
        {because.map((c) => speech.contribution(c)).join(', ')}){' '}
        {because
          .filter((c) => c.layer === 'set')
          .map((c) => (
            <RuleRef key={c.rule} id={c.rule} />
          ))}
      </span>
    );
  };
  const attacks = action.targets > 0;
  return (
    <section className="why-part">
      <h2 className="caps">{t.could}</h2>
      <dl className="grid small why-could">
        {card !== '' && (
          <>
            <dt>{t.card}</dt>
            <dd>{speech.term(card)}</dd>
          </>
        )}
        <dt>{t.move}</dt>
        <dd>
          {action.move}
          {goes === 'walking' ? '' : `, ${t[goes]}`}
          {made('move')}
        </dd>
        <dt>{t.attack}</dt>
        <dd>
          {attacks ? parts.attack.total : t.noAttack}
          {made('attack')}
        </dd>
        {attacks && (
          <>
            <dt>{t.range}</dt>
            <dd>
              {action.range === 0 ? t.melee : action.range}
              {made('range')}
            </dd>
            <dt>{t.targets}</dt>
            <dd>
              {action.targets}
              {made('targets')}
            </dd>
          </>
        )}
        {attacks && action.area.length > 0 && (
          <>
            <dt>{t.area}</dt>
            <dd>
              <Pattern cells={action.area} grey={action.grey} />{' '}
              {action.grey ? t.areaGrey(action.area.length) : t.areaFree(action.area.length)}
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}

/** Half the height of a hex of the little drawing. */
const R = 9;

/** An area as a card draws it: red hexes, and the grey one of the attacker. */
function Pattern({ cells, grey }: { readonly cells: Thought['action']['area']; readonly grey: boolean }) {
  const at = ({ q, r }: { q: number; r: number }) => ({ x: R * Math.sqrt(3) * (q + r / 2), y: R * 1.5 * r });
  const all = [...cells.map((c) => ({ ...at(c), own: false })), ...(grey ? [{ x: 0, y: 0, own: true }] : [])];
  const [xs, ys] = [all.map((p) => p.x), all.map((p) => p.y)];
  const [left, top] = [Math.min(...xs) - R, Math.min(...ys) - R];
  const [width, height] = [Math.max(...xs) + R - left, Math.max(...ys) + R - top];
  return (
    <svg
      className="why-area"
      viewBox={`${round(left)} ${round(top)} ${round(width)} ${round(height)}`}
      width={round(width)}
      height={round(height)}
      aria-hidden="true"
    >
      {all.map((p) => (
        <polygon key={`${p.x} ${p.y}`} className={p.own ? 'hollow line-rule line-20' : 'why-area-hit'} points={corners(p, R - 1)} />
      ))}
    </svg>
  );
}
