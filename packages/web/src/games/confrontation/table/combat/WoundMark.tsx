/** A wound as words and as one to three cuts, and whatever else has befallen a fighter. */
import type { Condition, ShownFigure } from '@escarmouche/engine/confrontation';
import { useState } from 'react';
import { Dialog, RuleRef } from '../../../../design/index.ts';
import { SIGN_RULES } from '../signRules.ts';
import { useTableStrings } from '../strings.ts';

const KILLED = 4;

function Cuts({ wound }: { wound: number }) {
  const n = Math.min(3, wound);
  return (
    <svg className="wound-cuts" viewBox={`0 0 ${4 + n * 5} 12`} width={4 + n * 5} height="12" aria-hidden="true">
      {wound >= KILLED ? (
        <path d="M3 2l12 8M15 2 3 10" />
      ) : (
        <path d={Array.from({ length: n }, (_v, k) => `M${3 + k * 5} 10l3 -8`).join('')} />
      )}
    </svg>
  );
}

/** Nothing for a fighter whom nothing ails. */
export function WoundMark({ figure: f }: { figure: ShownFigure }) {
  const t = useTableStrings();
  const [open, setOpen] = useState<Condition | null>(null);
  const conditions = f.signs;
  if (f.wound === 0 && conditions.length === 0) return null;
  return (
    <span className="flow sans tiny gap-x-2 lines-130 wound-mark">
      {f.wound > 0 && (
        <span className="middle bad inline-flex bold gap-3px">
          <Cuts wound={f.wound} /> {t.wounds[f.wound]}
        </span>
      )}
      {conditions.map((c) => (
        <button
          key={c}
          type="button"
          className="bare sans no-pad wound-state"
          aria-haspopup="dialog"
          title={t.signs[c]}
          onClick={() => setOpen(c)}
        >
          {t[c]}
        </button>
      ))}
      {open !== null && (
        <Dialog title={t[open]} width="narrow" onClose={() => setOpen(null)}>
          <p>
            {t.signs[open]} <RuleRef id={SIGN_RULES[open]} />
          </p>
        </Dialog>
      )}
    </span>
  );
}
