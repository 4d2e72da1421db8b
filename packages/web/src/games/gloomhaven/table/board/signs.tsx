/** Small signs of the map and its figures: conditions, shield, retaliate, coins. Each is a shape of its own; colour only repeats it. */
import type { ConditionId } from '@escarmouche/engine/gloomhaven';

/** Glyphs in a square from -8 to 8. */
const GLYPHS: Readonly<Record<ConditionId, string>> = {
  // A drop
  poison: 'M0 -6.500c3 4 5 6 5 8.500a5 5 0 0 1 -10 0c0 -2.500 2 -4.500 5 -8.500z',
  // Three cuts
  wound: 'M-5 5L-1 -6M-0.500 6L3.500 -5M4 6L6 0.500',
  // A post with chains
  immobilize: 'M-5.500 -3.500h11M-5.500 3.500h11M0 -6.500v13',
  // A broken blade
  disarm: 'M-5.500 5.500l4 -4M1.500 -1.500l4 -4M-3 -1.500l4.500 4.500',
  // A bolt
  stun: 'M1.500 -7l-5 7.500h4l-2 6.500l5.500 -8.500h-4z',
  // A wave
  muddle: 'M-6.500 -2c2 -4 4.500 -4 6.500 0s4.500 4 6.500 0M-6.500 4c2 -4 4.500 -4 6.500 0s4.500 4 6.500 0',
  // An eye struck out
  invisible: 'M-7 0c4 -5 10 -5 14 0c-4 5 -10 5 -14 0zM-6 6L6 -6',
  // An arrow up, doubled
  strengthen: 'M-5.500 0l5.500 -5.500l5.500 5.500M-5.500 6l5.500 -5.500l5.500 5.500',
};

/** A condition in a small disc. */
export function ConditionSign({ id, x, y, r = 10 }: { id: ConditionId; x: number; y: number; r?: number }) {
  return (
    <g className={`piece-state gh-condition-${id}`} transform={`translate(${x} ${y}) scale(${r / 10})`}>
      <circle r="10" />
      <path d={GLYPHS[id]} />
    </g>
  );
}

/** A shield with its number. */
export function ShieldSign({ n, x, y }: { n: number; x: number; y: number }) {
  return (
    <g className="token-badge" transform={`translate(${x} ${y})`}>
      <path d="M-10 -11h20v10c0 7 -5 11 -10 13c-5 -2 -10 -6 -10 -13z" />
      <text y="5" fontSize="14">
        {n}
      </text>
    </g>
  );
}

/** Retaliate: a disc with spikes, and its number. */
export function RetaliateSign({ n, x, y }: { n: number; x: number; y: number }) {
  return (
    <g className="token-badge" transform={`translate(${x} ${y})`}>
      <path d="M0 -14l4 5l6.500 -1l-1 6.500l5 3.500l-5 4l1 6.500l-6.500 -1l-4 5l-4 -5l-6.500 1l1 -6.500l-5 -4l5 -3.500l-1 -6.500l6.500 1z" />
      <text y="5" fontSize="14">
        {n}
      </text>
    </g>
  );
}

/** A money token; several on one hex show how many. */
export function CoinSign({ n, x, y }: { n: number; x: number; y: number }) {
  return (
    <g className="gh-coin" transform={`translate(${x} ${y})`}>
      <circle r="11" />
      <circle className="gh-coin-rim" r="7.500" />
      {n > 1 && <text y="5">{n}</text>}
    </g>
  );
}

/** Spikes of a trap with its damage. */
export function TrapSign({ n, x, y }: { n: number; x: number; y: number }) {
  return (
    <g className="gh-trap" transform={`translate(${x} ${y})`}>
      <path d="M-28 18l8 -34l8 34zM-8 18l8 -40l8 40zM12 18l8 -34l8 34z" />
      <path className="gh-trap-base" d="M-32 20h64" />
      {n > 0 && (
        <>
          <circle cx="0" cy="6" r="13" />
          <text y="12">{n}</text>
        </>
      )}
    </g>
  );
}
