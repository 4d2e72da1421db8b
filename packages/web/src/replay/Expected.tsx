/** One line of a ruling's script in words: what was done, or what must hold and whether it does. */
import { fileWordsFor } from '@escarmouche/words';
import { Check, X } from 'lucide-react';
import { Fragment } from 'react';
import { RuleRef } from '../design/index.ts';
import { useSettings } from '../settings/store.ts';
import type { Scene } from '../table/contract.ts';
import { useTableStrings } from '../table/strings.ts';
import type { LineSaid, Must } from '../worker/expecting.ts';
import type { FailureSaid } from '../worker/failing.ts';
import type { WalkStep } from '../worker/snapshot.ts';
import { type Said, saidFailure, saidLines, saidOption } from './said.ts';

const Rules = ({ of }: { of: readonly string[] }) =>
  of.map((r) => (
    <Fragment key={r}>
      {' '}
      <RuleRef id={r} />
    </Fragment>
  ));

/** A line: what must hold, with what it must be or may be with odds. */
function Line({ of: { text, is, rules } }: { of: Said }) {
  const t = useTableStrings();
  return (
    <>
      {text !== '' && <span>{is.length === 0 ? text : t.valued(text)}</span>}{' '}
      {is.map((one, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: values have no name but their place
        <Fragment key={i}>
          {i > 0 && ', '}
          <strong>{one.text}</strong>
          {one.odds !== undefined && <span className="num soft"> {one.odds}</span>}
        </Fragment>
      ))}
      <Rules of={rules} />
    </>
  );
}

function Holds({ must, scene }: { must: Must; scene: Scene }) {
  const lines = saidLines(scene, useTableStrings(), must);
  if (must.what === 'node') return <Line of={lines[0]} />;
  return (
    <ul>
      {lines.length === 0 && <li>—</li>}
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
        <li key={i}>
          <Line of={line} />
        </li>
      ))}
    </ul>
  );
}

/** What was to hold, and what holds instead, as lines of the game. */
export function Fails({ of: { wanted, got }, scene }: { of: FailureSaid; scene: Scene }) {
  const t = useTableStrings();
  const lines = saidFailure(scene, t, wanted[1], got.is);
  return (
    <>
      {wanted[0] !== 'values' && wanted[0] !== 'odds' && <span className="soft">{t.expectedKinds[wanted[0]]}</span>}{' '}
      <Line of={lines.wanted} /> ≠ {got.kind !== undefined && <span className="soft">{t.expectedKinds[got.kind]}</span>}{' '}
      {lines.got.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
        <Fragment key={i}>
          {i > 0 && '; '}
          <Line of={line} />
        </Fragment>
      ))}
      <Rules of={got.rules ?? []} />
    </>
  );
}

/** What was done: the option taken, the dice, or until when nobody did anything. */
function Done({ line, scene }: { line: Exclude<LineSaid, { does: 'expect' }>; scene: Scene }) {
  const t = useTableStrings();
  if (line.does === 'take') return <span>{saidOption(scene, t, line.option)}</span>;
  if (line.does === 'pass') return <Holds must={line.until} scene={scene} />;
  return <span className="num">{typeof line.roll === 'string' ? scene.speech.outcome(line.roll) : line.roll.join(', ')}</span>;
}

/** Under the question of a step; nothing at the position the script begins with. */
export function Expected({ step, scene }: { step: WalkStep; scene: Scene }) {
  const t = useTableStrings();
  const words = fileWordsFor(useSettings().lang);
  const { line, failures } = step;
  if (line === null) return null;
  if (line.does === 'expect') {
    return (
      <section className="sunk expected" aria-label={t.expected}>
        <h2 className="caps">{t.expected}</h2>
        <dl className="small lines-135 pairs expected-lines">
          {line.musts.map(([what, must]) => (
            <div key={what}>
              <dt>{t.expectedKinds[what]}</dt>
              <dd>
                <Holds must={must} scene={scene} />
              </dd>
            </div>
          ))}
        </dl>
        {failures.length === 0 ? (
          <p className="semibold good expected-holds">
            <Check size={17} aria-hidden="true" /> {t.holds}
          </p>
        ) : (
          <ul className="bad expected-fails">
            {failures.map(({ failure: { expected, say }, said }) => (
              <li key={expected}>
                <X size={17} aria-hidden="true" /> {t.fails}{' '}
                {said === null ? `${words.record(say.expected)} ≠ ${words.record(say.got)}` : <Fails of={said} scene={scene} />}
              </li>
            ))}
          </ul>
        )}
      </section>
    );
  }
  return (
    <div className="sunk expected">
      <span className="caps">{t[line.does === 'take' ? 'taken' : line.does === 'pass' ? 'passedUntil' : 'rolled']}</span>{' '}
      <Done line={line} scene={scene} />
      {failures.map(({ failure: { got, say } }) => (
        <span key={got} className="bad expected-fails">
          {' '}
          {words.record(say.got)}
        </span>
      ))}
    </div>
  );
}
