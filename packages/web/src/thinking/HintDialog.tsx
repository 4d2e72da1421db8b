/** What can be done and what threatens; the strong player's three best answers, what they are worth to it, and why. */
import type { Opinion, Opinions } from '@escarmouche/engine/bots';
import { NOBODY } from '@escarmouche/engine/core';
import { reasonLine } from '@escarmouche/words';
import { use, useEffect } from 'react';
import { saidOf } from '../app/strings/index.ts';
import { Button, Dialog } from '../design/index.ts';
import { noteHint } from '../match/live.ts';
import { percent } from '../odds/numbers.ts';
import { ThreatContext } from '../odds/threats.ts';
import { ReckonedLine, useReckoned } from '../odds/useReckoned.tsx';
import { useScene } from '../table/scene.ts';
import { verbsOf } from '../table/verbs.ts';
import { ask, WorkerFault } from '../worker/client.ts';
import { useThinkingTexts } from './strings.ts';

/** Milliseconds that it thinks: whoever asks for a hint waits for it. */
const THINKS = 2000;

/**
 * What can be done stands there at once; what the player thinks comes when it has thought. That a hint was taken is noted, for the
 * strength of the person.
 */
export default function HintDialog({ onClose }: { onClose: () => void }) {
  const t = useThinkingTexts();
  const { walk, snapshot } = useScene();
  const { at, seat } = snapshot;
  useEffect(noteHint, []);
  const reckoned = useReckoned(
    'hint',
    `${snapshot.match}/${at}`,
    async () => {
      const seen = await ask('seen', { walk, at, seat });
      // The match has gone on meanwhile.
      if (seen === null) throw new WorkerFault({ kind: 'none' });
      return { seen, milliseconds: THINKS };
    },
    true,
  );
  return (
    <Dialog title={t.hint} onClose={onClose}>
      <div className="stack">
        <p className="small soft">{t.hintText}</p>
        <ReckonedLine of={reckoned} what={t.thinking} />
        {reckoned.value !== null && <Best told={reckoned.value} onClose={onClose} />}
        <Explained onClose={onClose} />
      </div>
    </Dialog>
  );
}

function Best({ told, onClose }: { told: Opinions; onClose: () => void }) {
  const t = useThinkingTexts();
  const { speech, snapshot, game, take } = useScene();
  const { lang } = speech;
  const said = (id: string): string => {
    const option = snapshot.options.find((o) => o.id === id);
    return option === undefined ? id : speech.option(option.say);
  };
  const bounds = ({ low, high }: Opinion): string => {
    const [least, most] = [percent(lang, low), percent(lang, high)];
    return least === most ? t.toPoint : t.between(least, most);
  };
  const reasons = ({ reasons: all }: Opinion): string => speech.list(all.map((r) => reasonLine(lang, game.id, r)));
  const expected = ({ after }: Opinion): string =>
    after.map((e) => `${speech.seat(e.seat)}${lang === 'fr' ? '\u00a0: ' : ': '}${speech.option(e.say)}`).join(' · ');
  return (
    <>
      <ol className="pile-3 no-pad" data-hints>
        {told.best.map((o) => (
          <li key={o.id} className="pile-1 ruled-over pad-over-2">
            <p className="row apart">
              <b>{said(o.id)}</b>
              {take !== null && (
                <Button
                  aria-label={saidOf(lang, t.take, said(o.id))}
                  onClick={() => {
                    onClose();
                    take(o.id);
                  }}
                >
                  {t.take}
                </Button>
              )}
            </p>
            <p className="num">
              {percent(lang, o.chance)} <span className="soft small">({bounds(o)})</span>
            </p>
            {o.reasons.length > 0 && (
              <p className="small">
                <span className="soft">{t.reasons}</span>
                {reasons(o)}
              </p>
            )}
            {o.after.length > 0 && (
              <p className="small">
                <span className="soft">{t.after}</span>
                {expected(o)}
              </p>
            )}
          </li>
        ))}
      </ol>
      <p className="small soft num">
        {t.of[told.of]} · {t.lines(told.lines)}
      </p>
    </>
  );
}

/** What may be done here, each kind of thing once, and the way to what may be done to oneself. */
function Explained({ onClose }: { onClose: () => void }) {
  const t = useThinkingTexts();
  const scene = useScene();
  const layer = use(ThreatContext);
  const { sorting } = scene.game;
  const { options, refused } = scene.snapshot;
  const kinds = new Map<string, number>();
  for (const verb of verbsOf(sorting, options, refused)) {
    const part = sorting.layout.find((p) => p.groups.includes(verb.group));
    if (part === undefined || verb.options.length === 0) continue;
    const folded = part.look === 'list' || part.look === 'sentences';
    const name = (folded && part.title?.(scene.speech.lang)) || sorting.name(scene, verb);
    kinds.set(name, (kinds.get(name) ?? 0) + verb.options.length);
  }
  return (
    <section className="pile-1" aria-label={t.can} data-explained>
      <h3 className="caps">{t.can}</h3>
      <ul>
        {[...kinds].map(([name, n]) => (
          <li key={name}>
            {name} {n > 1 && <span className="num small soft">{t.ways(n)}</span>}
          </li>
        ))}
      </ul>
      {layer !== null && layer.figures.length > 0 && (
        <p>
          <Button
            onClick={() => {
              onClose();
              layer.ask({ on: true, figure: NOBODY });
            }}
          >
            {t.threatens}
          </Button>
        </p>
      )}
    </section>
  );
}
