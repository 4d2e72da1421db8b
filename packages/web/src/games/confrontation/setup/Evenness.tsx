import { evenAgainst, evennessOf, type Force, findForce, meetingOf } from '@escarmouche/engine/confrontation';
import { pick } from '../../../app/strings/index.ts';
import { Button } from '../../../design/index.ts';
import { useSettings } from '../../../settings/store.ts';
import { type Draft, unlike } from './draft.ts';
import { useSetupStrings } from './wording.ts';

interface EvennessProps {
  draft: Draft;
  /** Gives the second side another ready-made force. */
  onOther: (force: Force) => void;
}

/** How even two ready-made forces are, as measured, and which others would be even against the first. */
export function Evenness({ draft, onOther }: EvennessProps) {
  const t = useSetupStrings();
  const { lang } = useSettings();
  const [one, other] = draft.armies.map((a) => findForce(a.force));
  if (one === undefined) return null;
  const nameOf = (force: Force): string => pick(force.names, lang);
  const met = other === undefined ? null : meetingOf(one.id, other.id);
  const isEven = met !== null && evennessOf(met) === 'even';
  const others = evenAgainst(one.id).flatMap((id) => (id === other?.id ? [] : (findForce(id) ?? [])));
  return (
    <div className="stack gap-2" role="note">
      {other !== undefined && met !== null && (
        <p className="field-hint">
          {t.measured(t.evenness[evennessOf(met)], nameOf(one), nameOf(other), Math.round((100 * met.won) / met.games), met.games)}
        </p>
      )}
      {unlike(draft) && <p className="field-hint">{t.uneven}</p>}
      {others.length === 0 && !isEven && <p className="field-hint">{t.noneEven(nameOf(one))}</p>}
      {others.length > 0 && (
        <p className="bar wrap gap-2">
          <span className="field-hint">{t.evenAgainst(nameOf(one), isEven)}</span>
          {others.map((force) => (
            <Button key={force.id} onClick={() => onOther(force)}>
              {nameOf(force)}
            </Button>
          ))}
        </p>
      )}
    </div>
  );
}
