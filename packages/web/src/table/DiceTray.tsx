/** The dice of the attack under way, and the place to type real ones. */
import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button, SideMark } from '../design/index.ts';
import { type Rolled, trayOf, typedFaces } from './dice.ts';
import { useScene } from './scene.ts';
import { useTableStrings } from './strings.ts';

const SUCCESS = 4;
const CRIT = 10;

/** A ten-sided die as it lies: filled for a success, starred for a ten, empty for a miss. */
function Die({ face, struck = false }: { face: number; struck?: boolean }) {
  const kind = face >= CRIT ? 'die-crit' : face >= SUCCESS ? 'die-success' : 'die-fail';
  return (
    <svg className={`die ${kind}${struck ? ' die-struck' : ''}`} viewBox="0 0 32 34" width="32" height="34" aria-hidden="true">
      <path d="M16 1 30 13 29 20 16 33 3 20 2 13z" />
      <path className="die-edge" d="M16 1 24 19 16 25 8 19zM2 13l6 6M30 13l-6 6M16 25v8" />
      <text x="16" y="18.500">
        {face}
      </text>
      {face >= CRIT && (
        <path className="die-star" d="M27 1l1.300 2.900 3.100.4-2.300 2.100.6 3.100L27 8l-2.700 1.500.6-3.100-2.300-2.100 3.100-.4z" />
      )}
      {struck && <path className="die-strike" d="M3 31 29 3" />}
    </svg>
  );
}

function Roll({ roll }: { roll: Rolled }) {
  const { speech, snapshot } = useScene();
  const t = useTableStrings();
  const seat = snapshot.view.state.figures[roll.figure]?.seat ?? 0;
  // Dice rolled again stand behind an arrow, the first ones struck out, one for each.
  const struck = new Set<number>();
  for (const a of roll.again) {
    const at = roll.faces.findIndex(
      (f, i) => !struck.has(i) && (a.from === 'crit' ? f >= CRIT : a.from === 'success' ? f >= SUCCESS && f < CRIT : f < SUCCESS),
    );
    if (at >= 0) struck.add(at);
  }
  const result = speech.outcome(roll.defence ? `blocks:${roll.count}` : `hits:${roll.count}${roll.crit ? ':crit' : ''}`);
  return (
    <li className="roll">
      <span className="roll-who">
        <SideMark seat={seat} size={12} /> {speech.figure(roll.figure)} <span className="soft">{roll.defence ? t.defends : t.attacks}</span>
      </span>
      <span className="roll-dice" role="img" aria-label={t.facesSpoken(roll.faces.join(' '), roll.again.map((a) => a.face).join(' '))}>
        {roll.faces.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no name but their place
          <Die key={i} face={face} struck={struck.has(i)} />
        ))}
        {roll.again.length > 0 && <span className="roll-arrow">→</span>}
        {roll.again.map((a, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no name but their place
          <Die key={i} face={a.face} />
        ))}
      </span>
      <strong className="roll-result">{result}</strong>
    </li>
  );
}

/** Typing what real dice show. */
function TypedDice({ dice, sides, onRoll }: { dice: number; sides: number; onRoll: (faces: readonly number[]) => void }) {
  const t = useTableStrings();
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
        {wrong ? t.typeWrong(dice, sides) : t.typeHint}
      </p>
    </form>
  );
}

export function DiceTray({ onRoll }: { onRoll: ((faces: readonly number[]) => void) | null }) {
  const { events, snapshot, speech } = useScene();
  const t = useTableStrings();
  const tray = useMemo(() => trayOf(events), [events]);
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
        <p key={JSON.stringify(e.args)} className="tray-outcome">
          {speech.event(e)}
        </p>
      ))}
      {typed !== null && (
        <TypedDice key={snapshot.at} dice={typed.dice} sides={typed.sides} onRoll={onRoll as (faces: readonly number[]) => void} />
      )}
    </section>
  );
}
