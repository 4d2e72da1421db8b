/** What matters of an event in the line that sums its activation or its combat up. */
import type { GameEvent } from '@escarmouche/engine/core';
import { figureIn, termIn } from '../../../table/args.ts';
import type { Gist } from '../../../table/contract.ts';
import { doer, gistsOf } from '../../../table/gist.ts';
import type { Scene } from './scene.ts';

/** How far somebody went: millimetres as centimetres. */
const moved = (scene: Scene, event: GameEvent): Gist => ({
  is: 'move',
  far: `${(Number(event.args.far) / 10).toLocaleString(scene.speech.lang, { maximumFractionDigits: 1 })}\u00a0cm`,
  ...doer(scene, event),
});

const wounded = ({ speech }: Scene, { args }: GameEvent): Gist => ({
  is: 'named',
  who: speech.figure(figureIn(args.figure)),
  text: speech.term(termIn(args.wound)),
});

export const gistOf = gistsOf(
  { attack: ['charges', 'dives', 'engages', 'attacks', 'attacks-master', 'strikes-back'], out: ['killed'] },
  {
    walks: moved,
    runs: moved,
    wounded,
    'wound-grows': wounded,
  },
);
