/** One line of a ruling's script, in the file's own words: what was answered, or what must hold and whether it does. */
import type { Expectation, ExpectedEvent, RulingCase } from '@escarmouche/engine/core';
import { fileWordsFor } from '@escarmouche/words';
import { Check, X } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { RuleRef } from '../design/index.ts';
import { useSettings } from '../settings/store.ts';
import type { Scene } from '../table/contract.ts';
import { useTableStrings } from '../table/strings.ts';
import type { WalkStep } from '../worker/snapshot.ts';

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

type NodeExpected = NonNullable<Expectation['decision'] & Expectation['chance'] & Expectation['over']>;

/** Who is to decide or to roll, how many dice, who has won: by the names of the table where it has any. */
function Node({ expected, scene }: { expected: NodeExpected; scene: Scene }) {
  const t = useTableStrings();
  const { seat, winner, rule, dice, step } = expected;
  const who = seat ?? winner;
  const named = [
    ...(who === undefined ? [] : [who < 1 ? '—' : scene.speech.seat(who - 1)]),
    ...(dice === undefined ? [] : [t.diceAsked(dice)]),
  ].join(', ');
  return (
    <>
      {named !== '' && <span>{named} </span>}
      {rule === undefined ? named === '' && step !== undefined && <code>{step}</code> : <RuleRef id={rule} />}
    </>
  );
}

/** An event that must have happened: as the log tells it, or by its name in files where it has not. */
function Happened({ expected, scene }: { expected: string | ExpectedEvent; scene: Scene }) {
  const { event, rule }: ExpectedEvent = typeof expected === 'string' ? { event: expected } : expected;
  const told = scene.events.findLast((e) => e.key === event && (rule === undefined || e.rule === rule));
  return (
    <>
      {told === undefined ? <code>{scene.speech.inFile(shown(expected))}</code> : <span>{scene.speech.event(told)}</span>}{' '}
      {rule !== undefined && <RuleRef id={rule} />}
    </>
  );
}

/** What must hold of one kind, a line each by its key; null where it is one thing alone. */
function linesOf(what: string, value: Expectation[keyof Expectation], scene: Scene): readonly (readonly [string, ReactNode])[] | null {
  const act = (id: string) => [id, <Act key={id} id={id} scene={scene} />] as const;
  const valued = ([name, v]: readonly [string, unknown]) =>
    [
      name,
      <Fragment key={name}>
        <code>{scene.speech.inFile(name)}</code> <strong>{v === null ? '—' : scene.speech.inFile(shown(v))}</strong>
      </Fragment>,
    ] as const;
  if (what === 'offered' || what === 'absent') return Array.isArray(value) ? (value as readonly string[]).map(act) : null;
  if (what === 'refused')
    return Object.entries(value as object).map(([id, v]) => [
      id,
      <Fragment key={id}>
        {act(id)[1]}{' '}
        {rulesIn(v).map((r) => (
          <RuleRef key={r} id={r} />
        ))}
      </Fragment>,
    ]);
  if (what === 'values') return Object.entries(value as object).map(valued);
  if (what === 'odds') return oddsLines(value as NonNullable<Expectation['odds']>).map(valued);
  if (what === 'events')
    return (value as NonNullable<Expectation['events']>).map((e) => [shown(e), <Happened key={shown(e)} expected={e} scene={scene} />]);
  if (what !== 'exactly') return null;
  const { ids } = value as NonNullable<Expectation['exactly']>;
  return ids.length === 0 ? [['', '—']] : ids.map(act);
}

function Must({ what, value, scene }: { what: string; value: Expectation[keyof Expectation]; scene: Scene }) {
  if (what === 'decision' || what === 'chance' || what === 'over') return <Node expected={value as NodeExpected} scene={scene} />;
  const lines = linesOf(what, value, scene);
  if (lines === null) return <code>{scene.speech.inFile(shown(value))}</code>;
  return (
    <ul>
      {lines.map(([key, line]) => (
        <li key={key}>{line}</li>
      ))}
    </ul>
  );
}

function Lines({ expected, scene }: { expected: Expectation; scene: Scene }) {
  const t = useTableStrings();
  return (
    <dl className="small lines-135 pairs expected-lines">
      {Object.entries(expected).map(([what, value]) => (
        <div key={what}>
          <dt>{t.expectedKinds[what as keyof typeof t.expectedKinds] ?? what}</dt>
          <dd>
            <Must what={what} value={value} scene={scene} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Each value asked about with its odds, and when and how they are read where the file says it. */
function oddsLines(odds: NonNullable<Expectation['odds']>): [string, unknown][] {
  return ('is' in odds ? [odds] : odds).map(({ of, is, until, policy }) => [
    [of, until, policy === undefined || typeof policy === 'string' ? policy : shown(policy)].filter((x) => x !== undefined).join(', '),
    is,
  ]);
}

export function Expected({ of, step, at, scene }: { of: RulingCase<unknown>; step: WalkStep; at: number; scene: Scene }) {
  const t = useTableStrings();
  const words = fileWordsFor(useSettings().lang);
  const line = at === 0 ? undefined : of.script[at - 1];
  if (line === undefined) return null;
  if ('expect' in line) {
    return (
      <section className="sunk expected" aria-label={t.expected}>
        <h2 className="caps">{t.expected}</h2>
        <Lines expected={line.expect} scene={scene} />
        {step.failures.length === 0 ? (
          <p className="semibold good expected-holds">
            <Check size={17} aria-hidden="true" /> {t.holds}
          </p>
        ) : (
          <ul className="bad expected-fails">
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
    <p className="sunk expected">
      <span className="caps">{'take' in line ? t.taken : 'pass' in line ? t.passedUntil : t.rolled}</span>{' '}
      <code>{'take' in line ? scene.speech.inFile(line.take) : shown('pass' in line ? line.pass.until : line.roll)}</code>
      {step.failures.map((f) => (
        <span key={f.got} className="bad expected-fails">
          {' '}
          {words.record(f.say.got)}
        </span>
      ))}
    </p>
  );
}
