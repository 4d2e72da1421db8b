/** Under the map while an area is laid: what it would catch or why it may not lie so, and buttons for what the keys do. */
import { Ban, CaretsToAxisDashedVertical, Check, RotateCcw, RotateCw } from 'lucide-react';
import { Button, RuleRef } from '../../../../../design/index.ts';
import { useScene } from '../../scene.ts';
import { useTableStrings } from '../../strings.ts';
import type { Laying } from './useLaying.ts';

export function LayingBar({ laying }: { laying: Laying }) {
  const { speech } = useScene();
  const t = useTableStrings();
  const { option, reasons, caught, spaces } = laying;
  const where = speech.list(spaces.filter((s) => s >= 0).map((s) => speech.space(s)));
  return (
    <section className={option === null ? 'gh-told gh-told-refused' : 'gh-told'} id="why-not" aria-label={t.laying}>
      <div className="gh-told-lines">
        <p className="soft">{t.layingHint}</p>
        <div role="status">
          <p>
            {t.layingOn(where)}{' '}
            {option === null ? (
              <>
                <Ban size={17} aria-hidden="true" className="gh-told-sign" /> {t.layingNot}{' '}
                {reasons.map((r) => (
                  <span key={`${r.rule} ${speech.reason(r)}`}>
                    {speech.reason(r)} <RuleRef id={r.rule} />{' '}
                  </span>
                ))}
              </>
            ) : (
              <>
                {t.layingCatches(speech.list(caught.map((i) => speech.figure(i))))} <RuleRef id="gh:area.04" />
              </>
            )}
          </p>
        </div>
        <div className="gh-laying">
          <Button icon={<RotateCcw size={18} />} aria-keyshortcuts="Shift+R" onClick={() => laying.turn(-1)}>
            {t.turnLeft}
          </Button>
          <Button icon={<RotateCw size={18} />} aria-keyshortcuts="R" onClick={() => laying.turn(1)}>
            {t.turnRight}
          </Button>
          <Button icon={<CaretsToAxisDashedVertical size={18} />} aria-keyshortcuts="M" onClick={laying.mirror}>
            {t.mirror}
          </Button>
          <Button kind="primary" icon={<Check size={18} />} disabled={option === null} onClick={laying.lay}>
            {t.lay}
          </Button>
        </div>
      </div>
    </section>
  );
}
