/** Where the latest wound roll struck: the body, the sum, and the wound table it was read from. */
import type { Location } from '@escarmouche/engine/confrontation';
import { useMemo } from 'react';
import { RuleRef, SideMark } from '../../../../design/index.ts';
import { RuleLine } from '../../../../design/RuleLine.tsx';
import { rowName, WoundGrid } from '../../wounds/WoundGrid.tsx';
import { figuresOf, useScene } from '../scene.ts';
import { BodyFigure } from './BodyFigure.tsx';
import { latestWound } from './passes.ts';
import { useCombatStrings } from './strings.ts';

/** A tab beside the board; it says so while nobody has been wounded yet. */
export function BodyPanel() {
  const scene = useScene();
  const { events, speech, table } = scene;
  const t = useCombatStrings();
  const wound = useMemo(() => latestWound(events), [events]);
  const where = wound === null ? '' : speech.term(`location.${wound.location}`);
  return (
    <div className="pile-3 body">
      {wound === null ? (
        <p className="soft">{t.noWoundRoll}</p>
      ) : (
        <div className="pile-3 at-top lines-140 body-roll">
          <BodyFigure struck={wound.location as Location} />
          <div>
            <h2 className="baseline large">
              <span className="hidden-visually">{t.bodyTitle}: </span>
              <SideMark seat={figuresOf(scene)[wound.on]?.side ?? 0} size={14} /> {t.bodyOf(speech.figure(wound.on), where)}
            </h2>
            <RuleLine rule="conf:II-B-1">{t.lowDie(wound.low, where)}</RuleLine>
            <p className="num">
              {t.woundSum(wound.high, wound.force, wound.resistance, wound.total)} ({t.row(rowName(speech.words, wound.row))}){t.colon}
              <strong>{speech.term(`wound.${wound.result}`).toLocaleLowerCase()}</strong>
            </p>
            <p className="soft small">{t.woundBy(speech.figure(wound.by), speech.figure(wound.on))}</p>
          </div>
        </div>
      )}
      <h2 className="caps">
        {t.tableTitle} <RuleRef id="conf:F2.a" />
      </h2>
      <WoundGrid table={table.wounds} read={wound} short />
    </div>
  );
}
