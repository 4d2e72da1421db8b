/** A die as it lies: filled for a success, accented for the best, empty for a miss; with its number, or with the symbols of its game. */
import type { ShownDie } from './contract.ts';
import { DIE_SIGNS, type DieSign } from './dice.ts';

/** The outline of a die of so many sides, and its inner edges. */
function outlineOf(sides: number): { readonly body: string; readonly edge: string } {
  if (sides === 10) return { body: 'M16 1 30 13 29 20 16 33 3 20 2 13z', edge: 'M16 1 24 19 16 25 8 19zM2 13l6 6M30 13l-6 6M16 25v8' };
  return { body: 'M6 3.500h20a3 3 0 0 1 3 3v21a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-21a3 3 0 0 1 3-3z', edge: '' };
}

/** Where symbols stand on a die: one in the middle, several smaller beside each other. */
function placeOf(i: number, of: number): string {
  if (of === 1) return 'translate(16 17)';
  const [x, y] = of === 2 ? [10 + 12 * i, 17] : [[16, 10, 22][i] ?? 16, [11, 23, 23][i] ?? 17];
  return `translate(${x} ${y}) scale(0.55)`;
}

/** Dice beside each other. */
export function Dice({ of, sides, size }: { of: readonly ShownDie[]; sides: number; size?: number }) {
  return of.map((die, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: dice have no name but their place
    <Die key={i} die={die} sides={sides} {...(size === undefined ? {} : { size })} />
  ));
}

function Die({ die: { face, look, signs, struck = false }, sides, size = 32 }: { die: ShownDie; sides: number; size?: number }) {
  const { body, edge } = outlineOf(sides);
  return (
    <svg
      className={`die die-${look}${struck ? ' die-struck' : ''}`}
      data-signs={signs?.join(' ')}
      viewBox="0 0 32 34"
      width={size}
      height={(size * 34) / 32}
      aria-hidden="true"
    >
      <path className="line-ink die-body" d={body} />
      {edge !== '' && <path className="hollow line-ink die-edge" d={edge} />}
      {signs === undefined ? (
        <text x="16" y={sides === 10 ? '18.500' : '21.500'}>
          {face}
        </text>
      ) : (
        signs.map((sign: DieSign, i) => (
          <path key={sign} className="fill-ink die-sign" d={DIE_SIGNS[sign]} transform={placeOf(i, signs.length)} />
        ))
      )}
      {look === 'crit' && signs === undefined && (
        <path
          className="fill-ink die-star"
          d="M27 1l1.300 2.900 3.100.4-2.300 2.100.6 3.100L27 8l-2.700 1.500.6-3.100-2.300-2.100 3.100-.4z"
        />
      )}
      {struck && <path className="line-bad line-25" d="M3 31 29 3" />}
    </svg>
  );
}
