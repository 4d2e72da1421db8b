/** One line of a ruling's script, in the file's own words: what was answered, or what must hold and whether it does. */
import type { Expectation, RulingCase } from '@escarmouche/engine/core';
import { wordsFor } from '@escarmouche/words';
import { Check, X } from 'lucide-react';
import { RuleRef } from '../design/index.ts';
import { useSettings } from '../settings/store.ts';
import type { Scene } from '../table/scene.ts';
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

/** An option by its sentence where it is offered here, else by its name in files. */
function Act({ id, scene }: { id: string; scene: Scene }) {
  const option = scene.snapshot.options.find((o) => o.id === id);
  const refused = scene.snapshot.refused.find((o) => o.id === id);
  const say = option?.say ?? refused?.say;
  return say === undefined ? <code>{scene.speech.inFile(id)}</code> : <span>{scene.speech.option(say)}</span>;
}

/** Ids of rules in a value, to be cited beside it. */
function rulesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^[a-z-]+:\S+$/.test(value) ? [value] : [];
  return Array.isArray(value) ? value.flatMap(rulesIn) : [];
}

function Lines({ expected, scene }: { expected: Expectation; scene: Scene }) {
  const t = useTableStrings();
  return (
    <dl className="expected-lines">
      {Object.entries(expected).map(([what, value]) => (
        <div key={what}>
          <dt>{t.expectedKinds[what as keyof typeof t.expectedKinds] ?? what}</dt>
          <dd>
            {(what === 'offered' || what === 'absent') && Array.isArray(value) ? (
              <ul>
                {value.map((id: string) => (
                  <li key={id}>
                    <Act id={id} scene={scene} />
                  </li>
                ))}
              </ul>
            ) : what === 'refused' ? (
              <ul>
                {Object.entries(value as Record<string, unknown>).map(([id, v]) => (
                  <li key={id}>
                    <Act id={id} scene={scene} />{' '}
                    {rulesIn(v).map((r) => (
                      <RuleRef key={r} id={r} />
                    ))}
                  </li>
                ))}
              </ul>
            ) : what === 'values' || what === 'odds' ? (
              <ul>
                {Object.entries(value as Record<string, unknown>).map(([name, v]) => (
                  <li key={name}>
                    <code>{scene.speech.inFile(name)}</code> <strong>{v === null ? '—' : scene.speech.inFile(shown(v))}</strong>
                  </li>
                ))}
              </ul>
            ) : (
              <code>{scene.speech.inFile(shown(value))}</code>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function Expected({ of, step, at, scene }: { of: RulingCase<unknown>; step: WalkStep; at: number; scene: Scene }) {
  const t = useTableStrings();
  const words = wordsFor(useSettings().lang);
  const line = at === 0 ? undefined : of.script[at - 1];
  if (line === undefined) return null;
  if ('expect' in line) {
    return (
      <section className="expected" aria-label={t.expected}>
        <h2 className="caps">{t.expected}</h2>
        <Lines expected={line.expect} scene={scene} />
        {step.failures.length === 0 ? (
          <p className="expected-holds">
            <Check size={17} aria-hidden="true" /> {t.holds}
          </p>
        ) : (
          <ul className="expected-fails">
            {step.failures.map((f) => (
              <li key={f.expected}>
                <X size={17} aria-hidden="true" /> {t.fails} {words.record(f.say.expected)} ≠ {words.record(f.say.got)}
              </li>
            ))}
          </ul>
        )}
      </section>
    );
  }
  return (
    <p className="expected">
      <span className="caps">{'take' in line ? t.taken : t.rolled}</span>{' '}
      <code>{'take' in line ? scene.speech.inFile(line.take) : shown(line.roll)}</code>
      {step.failures.map((f) => (
        <span key={f.got} className="expected-fails">
          {' '}
          {words.record(f.say.got)}
        </span>
      ))}
    </p>
  );
}
