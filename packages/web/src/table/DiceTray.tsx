/** The dice of what is under way, in a place of their own; and the place to type real ones. */
import { Delete } from 'lucide-react';
import { type FormEvent, Fragment, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { saysAll } from '../app/letters.ts';
import { Button, Field, SideMark } from '../design/index.ts';
import type { ShownDie, ShownRoll } from './contract.ts';
import { Dice } from './Die.tsx';
import { typedFaces } from './dice.ts';
import { useScene } from './scene.ts';
import { tableTexts, useTableStrings } from './strings.ts';

function faces(dice: readonly ShownDie[]): string {
  return dice.map((d) => d.face).join(' ');
}

function Roll({ roll }: { roll: ShownRoll }) {
  const t = useTableStrings();
  return (
    <li className="flow baseline gap-x-3 apart roll">
      <span className="sans small">
        <SideMark seat={roll.seat} size={12} /> {roll.who} <span className="soft">{roll.what}</span>
      </span>
      <span className="flow gap-3px roll-dice" role="img" aria-label={roll.spoken ?? t.facesSpoken(faces(roll.dice), faces(roll.again))}>
        <Dice of={roll.dice} sides={roll.sides} />
        {roll.again.length > 0 && <span className="soft self-middle">→</span>}
        <Dice of={roll.again} sides={roll.sides} />
      </span>
      <strong className="roll-result">{roll.result}</strong>
      {roll.legend !== undefined && (
        <span className="soft sans tiny roll-legend" aria-hidden="true">
          {roll.legend}
        </span>
      )}
    </li>
  );
}

/** Typing what real dice show. */
function TypeFaces({ dice, sides, onRoll }: { dice: number; sides: number; onRoll: (faces: readonly number[]) => void }) {
  const scene = useScene();
  const { game, speech } = scene;
  const t = tableTexts(speech.lang, game);
  const own = game.askedDice?.(scene) ?? null;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  useEffect(() => field.current?.focus(), []);
  const whole = typedFaces(text, dice, sides) !== null;
  const send = (e: FormEvent): void => {
    e.preventDefault();
    const faces = typedFaces(text, dice, sides);
    setWrong(faces === null);
    if (faces !== null) onRoll(faces);
  };
  /** What a face shows, drawn. */
  const drawn = (face: number, size: number): ReactNode => {
    const sign = own?.faces[face - 1]?.sign;
    return <Dice of={[{ face, look: 'fail', ...(sign === undefined ? {} : { signs: [sign] }) }]} sides={sides} size={size} />;
  };
  const told = own === null ? [] : text.split(/\D+/).filter(Boolean).map(Number);
  return (
    <form className="typed-dice" data-dice={dice} data-sides={sides} onSubmit={send}>
      <label className="field-label" htmlFor={id}>
        {own?.title ?? t.typeDice(dice, sides)}
      </label>
      <div className="row">
        <input
          ref={field}
          id={id}
          className="field-box grows typed-field"
          value={text}
          inputMode="text"
          autoComplete="off"
          aria-invalid={wrong}
          aria-describedby={`${id}-hint`}
          onChange={(e) => setText(e.currentTarget.value)}
        />
        <Button kind="primary" type="submit">
          {t.typeDone}
        </Button>
      </div>
      {own !== null && (
        // It has its room from the start: the keys below it stay where they are.
        <p className="flow gap-3px typed-told">
          {told.map((face, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice have no name but their place
            <Fragment key={i}>
              {drawn(face, 26)} <span className="hidden-visually">{own.faces[face - 1]?.name}</span>
            </Fragment>
          ))}
        </p>
      )}
      <div className={own === null ? 'grid gap-3px typed-pad' : 'grid gap-3px typed-pad typed-pad-named'}>
        {Array.from({ length: sides }, (_v, i) => i + 1)
          // What several faces show is one key.
          .filter((n) => own === null || own.faces.findIndex((f) => f.name === own.faces[n - 1]?.name) === n - 1)
          .map((n) => (
            <button
              key={n}
              type="button"
              className="raised pressable no-pad edged typed-key num"
              disabled={whole}
              data-face={n}
              onClick={() => setText((was) => `${was} ${n}`.trim())}
            >
              {own === null ? (
                n
              ) : (
                <>
                  {drawn(n, 30)}
                  <span className="sans tiny lines-120">{own.faces[n - 1]?.name}</span>
                </>
              )}
            </button>
          ))}
        <button
          type="button"
          className="raised pressable no-pad edged typed-key"
          aria-label={t.typeBack}
          title={t.typeBack}
          disabled={text === ''}
          onClick={() => setText((was) => was.replace(/(^10|\s+\S+|\S)$/, ''))}
        >
          <Delete size={16} aria-hidden="true" />
        </button>
      </div>
      {wrong && (
        <p className="field-fault" role="alert">
          {t.typeWrong(dice, sides)}
        </p>
      )}
      <p id={`${id}-hint`} className="field-hint">
        {own?.hint ?? (sides === 10 ? t.typeHint : t.typeHintPlain)}
      </p>
    </form>
  );
}

/** Where real dice are rolled: what they show is asked like any other question. */
export function TypedDice({ onRoll }: { onRoll: ((faces: readonly number[]) => void) | null }) {
  const { node, waits, at } = useScene().snapshot;
  if (node.kind !== 'chance' || !waits || node.dice === null || onRoll === null) return null;
  return <TypeFaces key={at} dice={node.dice.dice} sides={node.dice.sides} onRoll={onRoll} />;
}

/** Above so many things to be drawn they can be searched. */
const MANY = 8;

/** Where real cards or counters are drawn: which it was is asked like any other question. */
export function ToldDraw() {
  const { snapshot, take, speech } = useScene();
  const t = useTableStrings();
  const [wanted, setWanted] = useState('');
  const { draws } = snapshot;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was looked for belongs to one draw
  useEffect(() => setWanted(''), [snapshot.at]);
  if (draws === undefined || draws.length === 0) return null;
  const named = draws.map(({ id, say }) => ({ id, text: speech.option(say) }));
  named.sort((a, b) => a.text.localeCompare(b.text, speech.lang, { numeric: true }));
  // Two cards with the same on their faces are one thing to say.
  const found = named.filter(({ text }, i) => text !== named[i - 1]?.text && saysAll(text, wanted));
  return (
    <section className="pile-2" aria-label={t.whatDrawn} data-drawn>
      {draws.length > MANY && (
        <Field label={t.findDrawn} type="search" value={wanted} onChange={(e) => setWanted(e.currentTarget.value)} autoComplete="off" />
      )}
      {found.map(({ id, text }) => (
        <Button key={id} className="start from-start option" data-option={id} disabled={take === null} onClick={() => take?.(id)}>
          {text}
        </Button>
      ))}
      {found.length === 0 && <p className="soft small">{t.noneDrawn}</p>}
    </section>
  );
}

/** Nothing while nothing is rolled. */
export function DiceTray() {
  const scene = useScene();
  const t = useTableStrings();
  const tray = useMemo(() => scene.game.tray?.(scene) ?? { rolls: [], outcomes: [] }, [scene]);
  if (tray.rolls.length === 0) return null;
  return (
    <section className="pile-1 packed sunk tray" aria-label={t.dice}>
      <ul className="pile-2 rolls">
        {tray.rolls.map((r) => (
          <Roll key={r.key} roll={r} />
        ))}
      </ul>
      {tray.outcomes.map((e) => (
        <p key={e} className="ruled-over semibold pad-over-2">
          {e}
        </p>
      ))}
    </section>
  );
}
