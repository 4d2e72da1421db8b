/** Everything that may be done, in words: always enough to play the whole match. What may not be done is listed with its rules. */
import type { Option, Refusal, RefusedOption } from '@escarmouche/engine/core';
import { Crosshair, X } from 'lucide-react';
import { Button, Disclosure, RuleRef } from '../design/index.ts';
import { isAimed, spaceOf, targetsOf, type Verb } from './concerns.ts';
import { useScene } from './scene.ts';
import { useTableStrings } from './strings.ts';
import type { BoardState } from './useBoard.ts';
import { verbFacts, verbName } from './verbs.ts';

/** One option as a button. `short` is what it shows where the verb before it says the rest. */
function Take({ option, short, board, kind = 'plain' }: { option: Option; short?: string; board: BoardState; kind?: 'plain' | 'primary' }) {
  const { speech, take } = useScene();
  const sentence = speech.option(option.say);
  return (
    <Button
      kind={kind}
      className={short === undefined ? 'option' : 'option option-short'}
      data-option={option.id}
      aria-label={short === undefined ? undefined : sentence}
      disabled={take === null}
      onClick={() => take?.(option.id)}
      onPointerEnter={() => board.show(option)}
      onPointerLeave={() => board.show(null)}
      onFocus={() => board.show(option)}
      onBlur={() => board.show(null)}
    >
      {short ?? sentence}
    </Button>
  );
}

/** The reasons that stand against every way of using a verb: it is barred as such, wherever it is aimed. */
function barred(verb: Verb): readonly Refusal[] {
  const [first, ...rest] = verb.refused;
  if (first === undefined || verb.options.length > 0) return [];
  return first.reasons.filter(
    (a) =>
      a.key !== 'no-legal-target' && rest.every((r) => r.reasons.some((b) => a.rule === b.rule && JSON.stringify(a) === JSON.stringify(b))),
  );
}

/** Verbs that cannot be used at present: a line each, with the reason where it is one and the same. */
function Idle({ verbs, board }: { verbs: readonly Verb[]; board: BoardState }) {
  const scene = useScene();
  const t = useTableStrings();
  return (
    <ul className="idle">
      {verbs.map((v) => {
        const reasons = barred(v);
        const picked = board.verb?.key === v.key;
        return (
          <li key={v.key} className={picked ? 'idle-line verb-picked' : 'idle-line'}>
            <span>
              <span className="idle-name">{verbName(scene, t, v)}</span>{' '}
              {reasons.length === 0
                ? t.noTarget
                : reasons.map((r) => (
                    <span key={`${r.rule} ${r.key}`}>
                      {scene.speech.reason(r)} <RuleRef id={r.rule} />{' '}
                    </span>
                  ))}
            </span>
            {reasons.length === 0 && (
              <Button
                kind="quiet"
                className="verb-aim"
                icon={picked ? <X size={16} /> : <Crosshair size={16} />}
                aria-pressed={picked}
                onClick={() => board.pick(picked ? null : { kind: 'verb', key: v.key })}
              >
                {picked ? t.stopAiming : t.aim}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** What a target or a space is called on a small button. */
function useShort(): (o: Option) => string {
  const { speech } = useScene();
  return (o) => {
    const targets = targetsOf(o.say);
    if (targets.length > 0) return targets.map((f) => speech.figure(f)).join(' + ');
    const space = spaceOf(o.say);
    return space >= 0 ? speech.space(space) : speech.option(o.say);
  };
}

/** A verb with its targets. */
function VerbRow({ verb, board }: { verb: Verb; board: BoardState }) {
  const scene = useScene();
  const t = useTableStrings();
  const short = useShort();
  const picked = board.verb?.key === verb.key;
  const facts = verbFacts(scene, verb);
  return (
    <li className={picked ? 'verb verb-picked' : 'verb'}>
      <div className="verb-head">
        <span className="verb-name">{verbName(scene, t, verb)}</span>
        <span className="verb-facts num">{facts.line}</span>
        {isAimed(verb) && (
          <Button
            kind="quiet"
            className="verb-aim"
            icon={picked ? <X size={16} /> : <Crosshair size={16} />}
            aria-pressed={picked}
            onClick={() => board.pick(picked ? null : { kind: 'verb', key: verb.key })}
          >
            {picked ? t.stopAiming : t.aim}
          </Button>
        )}
      </div>
      {facts.text !== '' && <p className="verb-text">{facts.text}</p>}
      <div className="verb-targets">
        {verb.options.map((o) => (
          <Take key={o.id} option={o} board={board} {...(isAimed(verb) ? { short: short(o) } : { short: t.doIt })} />
        ))}
      </div>
    </li>
  );
}

/** Reasons once, with everything they stand against. */
interface Why {
  readonly key: string;
  readonly what: readonly RefusedOption[];
}

function byReasons(refused: readonly RefusedOption[]): Why[] {
  const found = new Map<string, RefusedOption[]>();
  for (const r of refused) {
    const key = JSON.stringify(r.reasons);
    found.set(key, [...(found.get(key) ?? []), r]);
  }
  return [...found.entries()].map(([key, what]) => ({ key, what }));
}

/** What is refused, greyed, each with its reasons. */
function Refused({ verbs }: { verbs: readonly Verb[] }) {
  const scene = useScene();
  const t = useTableStrings();
  const { speech } = scene;
  const count = verbs.reduce((n, v) => n + v.refused.length, 0);
  if (count === 0) return null;
  const label = (r: RefusedOption): string => {
    const targets = targetsOf(r.say);
    if (targets.length > 0) return targets.map((f) => speech.figure(f)).join(', ');
    const s = spaceOf(r.say);
    return s >= 0 ? speech.space(s) : speech.option(r.say);
  };
  return (
    <Disclosure summary={t.refusedTitle} aside={<span className="num">{count}</span>}>
      <ul className="refused">
        {verbs
          .filter((v) => v.refused.length > 0)
          .map((v) => (
            <li key={v.key}>
              <h3 className="refused-verb">{verbName(scene, t, v)}</h3>
              <ul>
                {byReasons(v.refused).map((w) => (
                  <li key={w.key} className="refused-line">
                    {(w.what.length > 1 || targetsOf(w.what[0].say).length > 0 || v.what === 'move') && (
                      <span className="refused-what">{w.what.map(label).join(', ')}: </span>
                    )}
                    {w.what[0].reasons.map((reason) => (
                      <span key={`${reason.rule} ${reason.key}`}>
                        {speech.reason(reason)} <RuleRef id={reason.rule} />{' '}
                      </span>
                    ))}
                  </li>
                ))}
              </ul>
            </li>
          ))}
      </ul>
    </Disclosure>
  );
}

/** The options of one plain group. */
function Plain({ verb, board }: { verb: Verb; board: BoardState }) {
  return (
    <div className="plain-options">
      {verb.options.map((o) => (
        <Take key={o.id} option={o} board={board} kind={verb.group === 'react' ? 'primary' : 'plain'} />
      ))}
    </div>
  );
}

export function Options({ board }: { board: BoardState }) {
  const scene = useScene();
  const t = useTableStrings();
  const short = useShort();
  const { verbs, choices } = board;
  const of = (group: Verb['group']): readonly Verb[] => verbs.filter((v) => v.group === group && v.options.length > 0);
  const doing = verbs.filter((v) => (v.group === 'attack' || v.group === 'ability' || v.group === 'card') && v.options.length > 0);
  const aimless = verbs.filter((v) => (v.group === 'attack' || v.group === 'ability' || v.group === 'card') && v.options.length === 0);
  const move = of('move')[0];
  if (scene.snapshot.options.length === 0) return null;
  return (
    <div className="options">
      {choices.length > 0 && (
        <section className="choices" aria-label={t.choose}>
          <h2 className="caps">{t.choose}</h2>
          {choices.map((o) => (
            <Take key={o.id} option={o} board={board} kind="primary" />
          ))}
        </section>
      )}
      {of('ask').map((v) => (
        <Plain key={v.key} verb={v} board={board} />
      ))}
      {of('react').map((v) => (
        <Plain key={v.key} verb={v} board={board} />
      ))}
      {of('dice').map((v) => (
        <Plain key={v.key} verb={v} board={board} />
      ))}
      {(doing.length > 0 || aimless.length > 0) && (
        <section>
          <h2 className="caps">{t.act}</h2>
          <ul className="verbs">
            {doing.map((v) => (
              <VerbRow key={v.key} verb={v} board={board} />
            ))}
          </ul>
          <Idle verbs={aimless} board={board} />
        </section>
      )}
      {move !== undefined && (
        <Disclosure summary={t.moveTitle} aside={<span className="num">{move.options.length}</span>}>
          <div className="verb-targets">
            {move.options.map((o) => (
              <Take key={o.id} option={o} board={board} short={short(o)} />
            ))}
          </div>
        </Disclosure>
      )}
      {of('flip').map((v) => (
        <Disclosure key={v.key} summary={t.flipTitle} aside={<span className="num">{v.options.length}</span>}>
          <Plain verb={v} board={board} />
        </Disclosure>
      ))}
      {of('end').map((v) => (
        <Plain key={v.key} verb={v} board={board} />
      ))}
      <Refused verbs={verbs} />
    </div>
  );
}
