/** What matters of an event in the line that sums its activation up. */
import type { GameEvent } from '@escarmouche/engine/core';
import { cardIn, figureIn, figuresIn, seatIn } from '../../../table/args.ts';
import type { Gist } from '../../../table/gist.ts';
import type { Scene } from './scene.ts';

export function gistOf({ speech }: Scene, { key, args }: GameEvent): Gist | null {
  const who = speech.figure(figureIn(args.figure));
  switch (key) {
    case 'moves':
      return { is: 'move', far: String(args.n) };
    case 'attacks':
      return { is: 'attack', on: figuresIn(args.targets).map((i) => speech.figure(i)) };
    case 'suffers':
      return { is: 'harm', who, n: Number(args.n) };
    case 'out-of-action':
      return { is: 'out', who };
    case 'scores':
    case 'gains-glory':
      return { is: 'points', who: speech.seat(seatIn(args.seat)), n: Number(args.n) };
    case 'plays':
    case 'reacts-with':
    case 'upgrades':
      return cardIn(args.card) >= 0 ? { is: 'named', text: speech.card(cardIn(args.card)) } : null;
    default:
      return null;
  }
}
