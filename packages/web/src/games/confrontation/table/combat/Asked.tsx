/** What a list of options serves badly: placing dice, cutting a melee; and what an attack to be answered is. */
import { useScene } from '../scene.ts';
import type { BoardState } from '../useBoard.ts';
import { AskCut } from './AskCut.tsx';
import { AskDice } from './AskDice.tsx';
import { Attacked } from './Attacked.tsx';
import { formFor } from './asking.ts';
import './cards.css';
import './asked.css';
import './panels.css';

const FORMS = { dice: AskDice, cut: AskCut };

export function Asked({ board }: { board: BoardState }) {
  const { snapshot } = useScene();
  const form = formFor(snapshot.options);
  if (form === null) return <Attacked />;
  const Form = FORMS[form];
  return <Form key={`${snapshot.match} ${snapshot.at}`} board={board} />;
}
