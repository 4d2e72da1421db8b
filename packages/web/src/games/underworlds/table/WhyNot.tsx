/** Under the board: what is pointed at, why nothing can be done there, and what a look meets on its way. */
import type { Battlefield } from '@escarmouche/engine/underworlds';
import { Ban, Eye } from 'lucide-react';
import { Button, RuleRef } from '../../../design/index.ts';
import { spokenFighter, spokenGround } from './board/spoken.ts';
import { fighterAt, stateOf, useScene } from './scene.ts';
import type { WuSpeech } from './speech.ts';
import { type AllTexts, useTableStrings } from './strings.ts';
import type { BoardState } from './useBoard.ts';

/** What may be done on the board just now, in a line. */
function hintFor(board: BoardState, t: AllTexts, speech: WuSpeech): string {
  const { mode, selected, actors, verbs, clicks } = board;
  if (mode !== null) return t.aimHint;
  if (selected < 0 && actors.length > 0) return t.selectHint;
  const may = (...groups: readonly string[]): boolean => verbs.some((v) => groups.includes(v.group) && v.options.length > 0);
  if (selected >= 0 && may('move', 'charge')) return t.selectedHint(speech.short(selected));
  if (selected >= 0 && may('attack')) return t.targetHint;
  return clicks.size > 0 ? t.pressHint : '';
}

export function WhyNot({ board, field }: { board: BoardState; field: Battlefield }) {
  const scene = useScene();
  const t = useTableStrings();
  const { whyNot, look, pointed, mode } = board;
  const { speech } = scene;
  const state = stateOf(scene);
  const here = fighterAt(state, pointed);
  const token = state.tokens.find((x) => x.hex === pointed);
  return (
    <div className={`wu-why${whyNot === null ? '' : ' wu-why-refused'}`} id="why-not">
      <div className="wu-why-lines">
        {pointed >= 0 ? (
          <p className="wu-why-hex">
            {[
              `${field.names[pointed]}, ${spokenGround(scene, t, field, pointed)}`,
              token === undefined ? '' : token.face === 0 ? t.objectiveDown : t.objective(token.face),
              here < 0 ? '' : spokenFighter(scene, t, here),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        ) : (
          <p className="soft">{scene.take === null ? '' : hintFor(board, t, speech)}</p>
        )}
        <div role="status">
          {whyNot !== null && (
            <p>
              <Ban size={17} aria-hidden="true" className="wu-why-sign" />{' '}
              {whyNot.reasons.map((r) => (
                <span key={`${r.rule} ${r.key}`}>
                  {speech.reason(r)} <RuleRef id={r.rule} />{' '}
                </span>
              ))}
            </p>
          )}
          {look !== null && (
            <p className={look.clear ? 'wu-sight-clear' : 'wu-sight-cut'}>
              <Eye size={17} aria-hidden="true" className="wu-why-sign" /> {t.rangeOf(look.range)}{' '}
              {look.clear ? t.sightClear : t.sightCut(speech.list(look.stoppedBy.map((s) => speech.space(s))))} <RuleRef id="wu:A1" />
            </p>
          )}
        </div>
      </div>
      {mode !== null && (
        <Button className="wu-why-close" onClick={() => board.pick(null)}>
          {t.done}
        </Button>
      )}
    </div>
  );
}
