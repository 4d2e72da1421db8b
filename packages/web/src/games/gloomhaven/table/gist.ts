/** What matters of an event in the line that sums its turn up. */
import type { GameEvent } from '@escarmouche/engine/core';
import { figureIn } from '../../../table/args.ts';
import type { Gist } from '../../../table/gist.ts';
import type { Scene } from './scene.ts';

export function gistOf({ speech }: Scene, { key, args }: GameEvent): Gist | null {
  const who = speech.figure(figureIn(args.figure));
  switch (key) {
    case 'moves':
      return { is: 'move', far: String(args.n) };
    case 'attacks':
      return { is: 'attack', on: [speech.figure(figureIn(args.target))] };
    case 'suffers':
      return { is: 'harm', who, n: Number(args.n) };
    case 'heals':
      return { is: 'heal', who, n: Number(args.n) };
    case 'killed':
    case 'exhausted':
      return { is: 'out', who };
    default:
      return null;
  }
}
