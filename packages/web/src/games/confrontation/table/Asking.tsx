/** Between the dice and the options: which figure acts, and what a list of options serves badly. */
import { SideMark } from '../../../design/index.ts';
import { AskCut } from './combat/AskCut.tsx';
import { AskDice } from './combat/AskDice.tsx';
import { Attacked } from './combat/Attacked.tsx';
import { formFor } from './combat/asking.ts';
import { ONE_OF_SEVERAL } from './concerns.ts';
import { figuresOf, useScene } from './scene.ts';
import { useTableStrings } from './strings.ts';
import type { BoardState } from './useBoard.ts';
import './combat/asked.css';

/** Several figures may act or pursue, one after another: which of them is looked at now. */
function Acting({ board }: { board: BoardState }) {
  const scene = useScene();
  const t = useTableStrings();
  const { node } = scene.snapshot;
  if (scene.take === null || node.kind !== 'decision' || !ONE_OF_SEVERAL.has(node.prompt.key) || board.holders.length < 2) return null;
  return (
    <fieldset className="flow gap-1 no-pad no-edge acting">
      <legend className="caps">{t.actsWith}</legend>
      {board.holders.map((i) => (
        <button
          key={i}
          type="button"
          className="boxed ink pressable start pad-x-2 high-24 acting-one"
          aria-pressed={i === board.held}
          onClick={() => board.hold(i)}
        >
          <SideMark seat={figuresOf(scene)[i].side} size={12} /> <strong>{scene.speech.mark(i)}</strong> {scene.speech.figure(i)}
        </button>
      ))}
    </fieldset>
  );
}

/** Wherever one likes is no button: it has to be said, where "do not pursue" is the only one. */
function Pursuing() {
  const { take, snapshot } = useScene();
  const t = useTableStrings();
  const { node } = snapshot;
  const asks = node.kind === 'decision' && (node.prompt.key === 'ask-pursue' || node.prompt.key === 'ask-pursuers');
  return (
    take !== null &&
    asks && (
      <p className="soft small lines-135" data-pursues>
        {t.pursueHint}
      </p>
    )
  );
}

const FORMS = { dice: AskDice, cut: AskCut };

/** Separations and dice have forms; every other question has its list, with the attack told above it. */
export function Asking({ board }: { board: BoardState }) {
  const { snapshot } = useScene();
  const form = formFor(snapshot.options);
  const Form = form === null ? Attacked : FORMS[form];
  return (
    <>
      <Acting board={board} />
      <Pursuing />
      <Form key={`${snapshot.match} ${snapshot.at} ${snapshot.lesson?.at ?? ''}`} board={board} />
    </>
  );
}
