/** Everything that may be done, in words: always enough to play the whole match. What may not be done is listed with its rules. */
import type { Option, RefusedOption } from '@escarmouche/engine/core';
import { Crosshair, X } from 'lucide-react';
import { Button, Disclosure, RuleRef } from '../design/index.ts';
import type { Choosing, OptionGroup, Verb } from '../games/contract.ts';
import { Settles, settledAloud, settlesOf } from './Settles.tsx';
import { useScene } from './scene.ts';
import { useTableStrings } from './strings.ts';
import { barred, byReasons } from './verbs.ts';

/** One option as a button. `short` is what it shows where the verb before it says the rest. */
function Take({ option, short, board, kind = 'plain' }: { option: Option; short?: string; board: Choosing; kind?: 'plain' | 'primary' }) {
  const { speech, take } = useScene();
  const sentence = speech.option(option.say);
  return (
    <Button
      kind={kind}
      className={short === undefined ? 'option' : 'option option-short'}
      data-option={option.id}
      {...settlesOf(option)}
      aria-label={short === undefined ? undefined : sentence + settledAloud(option, speech)}
      disabled={take === null}
      onClick={() => take?.(option.id)}
      onPointerEnter={() => board.show(option)}
      onPointerLeave={() => board.show(null)}
      onFocus={() => board.show(option)}
      onBlur={() => board.show(null)}
    >
      {short ?? sentence}
      <Settles option={option} />
    </Button>
  );
}

/** Verbs that cannot be used at present: a line each, with the reason where it is one and the same. */
function Idle({ verbs, board }: { verbs: readonly Verb[]; board: Choosing }) {
  const scene = useScene();
  const { sorting } = scene.game;
  const t = useTableStrings();
  return (
    <ul className="idle">
      {verbs.map((v) => {
        const reasons = barred(v);
        const picked = board.verb?.key === v.key;
        return (
          <li key={v.key} className={picked ? 'idle-line verb-picked' : 'idle-line'}>
            <span>
              <span className="idle-name">{sorting.name(scene, v)}</span>{' '}
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

/** What an option is called on a small button: its target, or all of it. */
function useShort(): (o: Option) => string {
  const scene = useScene();
  return (o) => scene.game.sorting.target(scene, o.say) ?? scene.speech.option(o.say);
}

/** A verb with its targets. */
function VerbRow({ verb, board }: { verb: Verb; board: Choosing }) {
  const scene = useScene();
  const { sorting } = scene.game;
  const t = useTableStrings();
  const short = useShort();
  const picked = board.verb?.key === verb.key;
  const facts = sorting.facts(scene, verb);
  return (
    <li className={picked ? 'verb verb-picked' : 'verb'}>
      <div className="verb-head">
        <span className="verb-name">{sorting.name(scene, verb)}</span>
        <span className="verb-facts num">{facts.line}</span>
        {verb.aimed && (
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
      {facts.text !== '' && <p className={facts.beside === true ? 'verb-text verb-text-beside' : 'verb-text'}>{facts.text}</p>}
      <div className="verb-targets">
        {verb.options.map((o) => (
          <Take key={o.id} option={o} board={board} {...(verb.aimed ? { short: short(o) } : { short: t.doIt })} />
        ))}
      </div>
    </li>
  );
}

/** What is refused, greyed, each with its reasons. */
function Refused({ verbs }: { verbs: readonly Verb[] }) {
  const scene = useScene();
  const t = useTableStrings();
  const { speech } = scene;
  const { sorting } = scene.game;
  const count = verbs.reduce((n, v) => n + v.refused.length, 0);
  if (count === 0) return null;
  const label = (r: RefusedOption): string => sorting.target(scene, r.say) ?? speech.option(r.say);
  return (
    <Disclosure summary={t.refusedTitle} aside={<span className="num">{count}</span>}>
      <ul className="refused">
        {verbs
          .filter((v) => v.refused.length > 0)
          .map((v) => (
            <li key={v.key}>
              <h3 className="refused-verb">{sorting.name(scene, v)}</h3>
              <ul>
                {byReasons(v.refused).map((w) => (
                  <li key={w.key} className="refused-line">
                    {(w.what.length > 1 || sorting.target(scene, w.what[0].say) !== null) && (
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

/** The options of one verb in full. */
function Plain({ verb, board, kind, stays = false }: { verb: Verb; board: Choosing; kind: 'plain' | 'primary'; stays?: boolean }) {
  return (
    <div className={stays ? 'plain-options plain-options-stay' : 'plain-options'}>
      {verb.options.map((o) => (
        <Take key={o.id} option={o} board={board} kind={kind} />
      ))}
    </div>
  );
}

/** One part of the list, as the game wants it to look. */
function Part({ part, board }: { part: OptionGroup; board: Choosing }) {
  const { speech } = useScene();
  const short = useShort();
  const here = board.verbs.filter((v) => part.groups.includes(v.group));
  const open = here.filter((v) => v.options.length > 0);
  const title = part.title?.(speech.lang) ?? '';
  if (part.look === 'act') {
    if (here.length === 0) return null;
    return (
      <section>
        <h2 className="caps">{title}</h2>
        <ul className="verbs">
          {open.map((v) => (
            <VerbRow key={v.key} verb={v} board={board} />
          ))}
        </ul>
        <Idle verbs={here.filter((v) => v.options.length === 0)} board={board} />
      </section>
    );
  }
  return open.map((v) => {
    if (part.look === 'plain' || part.look === 'primary')
      return <Plain key={v.key} verb={v} board={board} kind={part.look} stays={part.stays === true} />;
    return (
      <Disclosure key={v.key} summary={title} aside={<span className="num">{v.options.length}</span>}>
        {part.look === 'sentences' ? (
          <Plain verb={v} board={board} kind="plain" />
        ) : (
          <div className="verb-targets">
            {v.options.map((o) => (
              <Take key={o.id} option={o} board={board} short={short(o)} />
            ))}
          </div>
        )}
      </Disclosure>
    );
  });
}

export function Options({ board }: { board: Choosing }) {
  const { snapshot, game } = useScene();
  const t = useTableStrings();
  if (snapshot.options.length === 0) return null;
  return (
    <div className="options">
      {board.choices.length > 0 && (
        <section className="choices" aria-label={t.choose}>
          <h2 className="caps">{t.choose}</h2>
          {board.choices.map((o) => (
            <Take key={o.id} option={o} board={board} kind="primary" />
          ))}
        </section>
      )}
      {game.sorting.layout.map((part) => (
        <Part key={part.groups.join()} part={part} board={board} />
      ))}
      <Refused verbs={board.verbs} />
    </div>
  );
}
