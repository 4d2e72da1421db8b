/** One line of a ruling's script, in the file's own words: what was answered, or what must hold and whether it does. */
import type { Expectation, RulingCase } from '@escarmouche/engine/core';
import type { Situation } from '@escarmouche/engine/wow';
import { Check, X } from 'lucide-react';
import { RuleRef } from '../design/index.ts';
import { useTableStrings } from '../table/strings.ts';
import type { WalkStep } from '../worker/protocol.ts';

function shown(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(shown).join(', ');
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([k, v]) => `${k} ${shown(v)}`)
      .join(', ');
  }
  return String(value);
}

/** Ids of rules in a value, to be cited beside it. */
function rulesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^wow:/.test(value) ? [value] : [];
  return Array.isArray(value) ? value.flatMap(rulesIn) : [];
}

function Lines({ expected }: { expected: Expectation }) {
  const t = useTableStrings();
  return (
    <dl className="expected-lines">
      {Object.entries(expected).map(([what, value]) => (
        <div key={what}>
          <dt>{t.expectedKinds[what as keyof typeof t.expectedKinds] ?? what}</dt>
          <dd>
            {what === 'refused' || what === 'values' || what === 'odds' ? (
              <ul>
                {Object.entries(value as Record<string, unknown>).map(([name, v]) => (
                  <li key={name}>
                    <code>{name}</code>{' '}
                    {what === 'refused' ? rulesIn(v).map((r) => <RuleRef key={r} id={r} />) : <strong>{shown(v)}</strong>}
                  </li>
                ))}
              </ul>
            ) : (
              <code>{shown(value)}</code>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function Expected({ of, step, at }: { of: RulingCase<Situation>; step: WalkStep; at: number }) {
  const t = useTableStrings();
  const line = at === 0 ? undefined : of.script[at - 1];
  if (line === undefined) return null;
  if ('expect' in line) {
    return (
      <section className="expected" aria-label={t.expected}>
        <h2 className="caps">{t.expected}</h2>
        <Lines expected={line.expect} />
        {step.failures.length === 0 ? (
          <p className="expected-holds">
            <Check size={17} aria-hidden="true" /> {t.holds}
          </p>
        ) : (
          <ul className="expected-fails">
            {step.failures.map((f) => (
              <li key={f.expected}>
                <X size={17} aria-hidden="true" /> {t.fails} {f.expected} ≠ {f.got}
              </li>
            ))}
          </ul>
        )}
      </section>
    );
  }
  return (
    <p className="expected">
      <span className="caps">{'take' in line ? t.taken : t.rolled}</span> <code>{'take' in line ? line.take : shown(line.roll)}</code>
      {step.failures.map((f) => (
        <span key={f.got} className="expected-fails">
          {' '}
          {f.got}
        </span>
      ))}
    </p>
  );
}
