/** The position on the table as this game's screens know it. */
import type { Shown, Table } from '@escarmouche/engine/wow';
import type { Scene as AnyScene } from '../../../table/contract.ts';
import { answersOf, useScene as useAnyScene } from '../../../table/scene.ts';
import type { WowQuestions } from '../position.ts';
import type { WowSpeech } from './speech.ts';

export type Scene = AnyScene<Table, Shown, WowSpeech>;

/** The position shown. */
export const useScene = useAnyScene as () => Scene;

/** The worker's answer to one of this game's questions. */
export const useWowAnswer = answersOf<WowQuestions>();
