/** The dice of what is under way, and the place to type real ones. */
import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button, SideMark } from '../design/index.ts';
import type { ShownDie, ShownRoll } from '../games/contract.ts';
import { typedFaces } from './dice.ts';
import { useScene } from './scene.ts';
import { tableTexts, useTableStrings } from './strings.ts';

/** The outline of a die of so many sides, and its inner edges. */
function outlineOf(sides: number): { readonly body: string; readonly edge: string } {
  if (sides === 10) return { body: 'M16 1 30 13 29 20 16 33 3 20 2 13z', edge: 'M16 1 24 19 16 25 8 19zM2 13l6 6M30 13l-6 6M16 25v8' };
  return { body: 'M6 3.500h20a3 3 0 0 1 3 3v21a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-21a3 3 0 0 1 3-3z', edge: '' };
}

/** A die as it lies: filled for a success, starred for the best, empty for a miss. */
function Die({ die: { face, look, mark, struck = false }, sides }: { die: ShownDie; sides: number }) {
  const { body, edge } = outlineOf(sides);
  return (
    <svg className={`die die-${look}${struck ? ' die-struck' : ''}`} viewBox="0 0 32 34" width="32" height="34" aria-hidden="true">
      <path d={body} />
      {edge !== '' && <path className="die-edge" d={edge} />}
      <text x="16" y={sides === 10 ? '18.500' : '21.500'}>
        {mark ?? face}
      </text>
      {look === 'crit' && (
        <path className="die-star" d="M27 1l1.300 2.900 3.100.4-2.300 2.100.6 3.100L27 8l-2.700 1.500.6-3.100-2.300-2.100 3.100-.4z" />
      )}
      {struck && <path className="die-strike" d="M3 31 29 3" />}
    </svg>
  );
}

function faces(dice: readonly ShownDie[]): string {
  return dice.map((d) => d.face).join(' ');
}

function Roll({ roll }: { roll: ShownRoll }) {
  const t = useTableStrings();
  return (
    <li className="roll">
      <span className="roll-who">
        <SideMark seat={roll.seat} size={12} /> {roll.who} <span className="soft">{roll.what}</span>
      </span>
      <span className="roll-dice" role="img" aria-label={roll.spoken ?? t.facesSpoken(faces(roll.dice), faces(roll.again))}>
        {roll.dice.map((die, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no name but their place
          <Die key={i} die={die} sides={roll.sides} />
        ))}
        {roll.again.length > 0 && <span className="roll-arrow">→</span>}
        {roll.again.map((die, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no name but their place
          <Die key={i} die={die} sides={roll.sides} />
        ))}
      </span>
      <strong className="roll-result">{roll.result}</strong>
    </li>
  );
}

/** Typing what real dice show. */
function TypedDice({ dice, sides, onRoll }: { dice: number; sides: number; onRoll: (faces: readonly number[]) => void }) {
  const { game, speech } = useScene();
  const t = tableTexts(speech.lang, game);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  useEffect(() => field.current?.focus(), []);
  const send = (e: FormEvent): void => {
    e.preventDefault();
    const faces = typedFaces(text, dice, sides);
    setWrong(faces === null);
    if (faces !== null) onRoll(faces);
  };
  return (
    <form className="typed-dice" onSubmit={send}>
      <label className="field-label" htmlFor={id}>
        {t.typeDice(dice, sides)}
      </label>
      <div className="row">
        <input
          ref={field}
          id={id}
          className="field-box typed-field"
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
      <div className="typed-pad">
        {Array.from({ length: sides }, (_v, i) => i + 1).map((n) => (
          <button key={n} type="button" className="typed-key num" onClick={() => setText((was) => `${was} ${n}`.trim())}>
            {n}
          </button>
        ))}
      </div>
      <p id={`${id}-hint`} className={wrong ? 'field-fault' : 'field-hint'} role={wrong ? 'alert' : undefined}>
        {wrong ? t.typeWrong(dice, sides) : sides === 10 ? t.typeHint : t.typeHintPlain}
      </p>
    </form>
  );
}

export function DiceTray({ onRoll }: { onRoll: ((faces: readonly number[]) => void) | null }) {
  const scene = useScene();
  const { snapshot } = scene;
  const t = useTableStrings();
  const tray = useMemo(() => scene.game.tray?.(scene) ?? { rolls: [], outcomes: [] }, [scene]);
  const { node } = snapshot;
  const typed = node.kind === 'chance' && snapshot.waits && node.dice !== null && onRoll !== null ? node.dice : null;
  if (tray.rolls.length === 0 && typed === null) return null;
  return (
    <section className="tray" aria-label={t.dice}>
      {tray.rolls.length > 0 && (
        <ul className="rolls">
          {tray.rolls.map((r) => (
            <Roll key={r.key} roll={r} />
          ))}
        </ul>
      )}
      {tray.outcomes.map((e) => (
        <p key={e} className="tray-outcome">
          {e}
        </p>
      ))}
      {typed !== null && (
        <TypedDice key={snapshot.at} dice={typed.dice} sides={typed.sides} onRoll={onRoll as (faces: readonly number[]) => void} />
      )}
    </section>
  );
}
