/** One line of a ruling's script in words: what was done, or what must hold and whether it does. */
import { fileWordsFor } from '@escarmouche/words';
import { Check, X } from 'lucide-react';
import { Fragment } from 'react';
import { RuleRef } from '../design/index.ts';
import { useSettings } from '../settings/store.ts';
import type { Scene } from '../table/contract.ts';
import { useTableStrings } from '../table/strings.ts';
import type { LineSaid, Must } from '../worker/expecting.ts';
import type { WalkStep } from '../worker/snapshot.ts';
import { type Said, saidLines, saidOption } from './said.ts';

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
      <span>{is.length === 0 ? text : t.valued(text)}</span>{' '}
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

/** What was done: the option taken, the dice, or until when nobody did anything. */
function Done({ line, scene }: { line: Exclude<LineSaid, { does: 'expect' }>; scene: Scene }) {
  const t = useTableStrings();
  if (line.does === 'take') return <span>{saidOption(scene, t, line.option)}</span>;
  if (line.does === 'pass') return <Holds must={line.until} scene={scene} />;
  return <span className="num">{typeof line.roll === 'string' ? scene.speech.outcome(line.roll) : line.roll.join(', ')}</span>;
}

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
            {failures.map((f) => (
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
    <div className="sunk expected">
      <span className="caps">{t[line.does === 'take' ? 'taken' : line.does === 'pass' ? 'passedUntil' : 'rolled']}</span>{' '}
      <Done line={line} scene={scene} />
      {failures.map((f) => (
        <span key={f.got} className="bad expected-fails">
          {' '}
          {words.record(f.say.got)}
        </span>
      ))}
    </div>
  );
}
