/**
 * R3, R4. A Move action and a Charge as options, whoever offers them, an activation or a card: to a hex by the shortest way of those that hurt
 * least, through so many lethal hexes on purpose, or by the longest way (`through.ts`).
 */
import { type Coded, type CodedPart, coded, on, using } from '../../../core/index.ts';
import type { Und } from '../defs.ts';
import { HEX, NUMBER } from './naming.ts';
import { HEXES, hurtsIn, LETHALS, LONG } from './packing.ts';

/** The three forms of one of the two. Their numbers begin at `first`, and `wayIn` takes the way out of one (`wayCode`). */
export function goings<F>(
  kind: 'move' | 'charge',
  first: number,
  figure: CodedPart<Und, F>,
  wayIn: (code: number) => number,
): readonly Coded<Und, F>[] {
  const space = on<Und, F>(HEX, { size: HEXES, unit: 1 });
  const n = using<Und, F>(NUMBER, { size: LETHALS, unit: HEXES });
  const leastHurt = (_g: Und, _f: F, code: number): boolean => hurtsIn(wayIn(code)) === 0;
  const isLong = (_g: Und, _f: F, code: number): boolean => hurtsIn(wayIn(code)) === LONG;
  const onPurpose = (g: Und, f: F, code: number): boolean => !leastHurt(g, f, code) && !isLong(g, f, code);
  const isMove = kind === 'move';
  // Each sentence by its whole name, so that it is found where it is looked for.
  return [
    coded(`${kind}:{figure}>{space}`, { say: isMove ? 'move' : 'charge', parts: { figure, space }, first, when: leastHurt }),
    coded(`${kind}:{figure}>{space}/{n}`, {
      say: isMove ? 'move-through' : 'charge-through',
      parts: { figure, n, space },
      first,
      when: onPurpose,
    }),
    coded(`${kind}:{figure}>{space}/long`, {
      say: isMove ? 'move-long' : 'charge-long',
      parts: { figure, space },
      first: first + LONG * HEXES,
      when: isLong,
    }),
  ];
}
