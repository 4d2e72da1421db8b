/** Combat at the table: reference cards, the questions of a combat, and what is told about it beside the log. */
import type { Panel } from '../../../../table/contract.ts';
import type { BoardState } from '../useBoard.ts';
import { BodyPanel } from './BodyPanel.tsx';
import { FighterPanel } from './FighterPanel.tsx';
import { FightPanel } from './FightPanel.tsx';
import { Sides } from './Sides.tsx';
import { combatStrings } from './strings.ts';
import './cards.css';
import './panels.css';

export { Sides };

export const panels: readonly Panel<BoardState>[] = [
  { id: 'fight', title: (lang) => combatStrings(lang).fightTab, Contents: FightPanel },
  { id: 'fighter', title: (lang) => combatStrings(lang).fighterTab, Contents: FighterPanel },
  { id: 'body', title: (lang) => combatStrings(lang).bodyTab, Contents: BodyPanel },
  { id: 'cards', title: (lang) => combatStrings(lang).cardsTitle, Contents: Sides, narrowOnly: true },
];
