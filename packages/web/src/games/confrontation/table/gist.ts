/** What matters of an event in the line that sums its activation or its combat up. */
import type { GameEvent } from '@escarmouche/engine/core';
import { figureIn, termIn } from '../../../table/args.ts';
import type { Gist } from '../../../table/gist.ts';
import type { Scene } from './scene.ts';

/** Millimetres as centimetres. */
function centimetres(mm: number, lang: 'en' | 'fr'): string {
  return `${(mm / 10).toLocaleString(lang, { maximumFractionDigits: 1 })}\u00a0cm`;
}

export function gistOf({ speech }: Scene, { key, args }: GameEvent): Gist | null {
  const who = speech.figure(figureIn(args.figure));
  switch (key) {
    case 'walks':
    case 'runs':
      return { is: 'move', far: centimetres(Number(args.far), speech.lang) };
    case 'charges':
    case 'dives':
    case 'engages':
    case 'attacks':
    case 'attacks-master':
      return { is: 'attack', on: [speech.figure(figureIn(args.target))] };
    case 'wounded':
    case 'wound-grows':
      return { is: 'named', who, text: speech.term(termIn(args.wound)) };
    case 'killed':
      return { is: 'out', who };
    default:
      return null;
  }
}
