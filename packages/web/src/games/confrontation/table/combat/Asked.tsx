/** What a list of options serves badly: placing dice, cutting a melee, answering an attack, choosing a combat, two ways out of a roll. */
import { useScene } from '../scene.ts';
import type { BoardState } from '../useBoard.ts';
import { AskCombat } from './AskCombat.tsx';
import { AskCut } from './AskCut.tsx';
import { AskDice } from './AskDice.tsx';
import { AskOutcome } from './AskOutcome.tsx';
import { AskParry } from './AskParry.tsx';
import { formFor } from './asking.ts';
import './cards.css';
import './asked.css';
import './panels.css';

const FORMS = { dice: AskDice, cut: AskCut, parry: AskParry, combat: AskCombat, again: AskOutcome };

export function Asked({ board }: { board: BoardState }) {
  const { snapshot } = useScene();
  const form = formFor(snapshot.options);
  if (form === null) return null;
  const Form = FORMS[form];
  return <Form key={`${snapshot.match} ${snapshot.at}`} board={board} />;
}
