/** What is drawn over the ground while a person decides: where one may go and what it costs, the way, targets, range, lines of sight. */
import type { Aim, Look, MapDef, State } from '@escarmouche/engine/gloomhaven';
import { figureIn, figuresIn, spacesIn } from '../../../../table/args.ts';
import { arrow, round } from '../../../../table/drawing.ts';
import { centreOf, corners, pathOf, SIZE } from '../../../../table/pointy.ts';
import { UNSPOKEN } from '../../../../table/unspoken.ts';
import { hexOf, targetOf } from '../concerns.ts';
import type { BoardState } from '../useBoard.ts';
import { AreaMarks } from './areas/GhostArea.tsx';
import { thirdsPoint } from './geometry.ts';

interface OverlaysProps {
  map: MapDef;
  board: BoardState;
  state: State;
}

/** Which hexes the attack reaches: in range and seen, in range but behind a wall. */
function Aims({ map, aims }: { map: MapDef; aims: readonly Aim[] }) {
  return (
    <g className="gh-aims">
      {aims.map(({ hex, seen }) => {
        const p = centreOf(map.field, hex);
        return (
          <g key={hex} className={seen ? 'gh-aim-seen' : 'gh-aim-unseen'}>
            <polygon points={corners(p, SIZE - 3)} />
            {!seen && (
              <path
                d={`M${round(p.x - 26)} ${round(p.y + 26)}l52 -52M${round(p.x - 32)} ${round(p.y + 2)}l34 -34M${round(p.x - 2)} ${round(p.y + 32)}l34 -34`}
              />
            )}
          </g>
        );
      })}
    </g>
  );
}

/** Hexes that a click means something on; those of a move with what it costs. */
function Clicks({ map, board, state }: OverlaysProps) {
  const cost = new Map(board.legs?.map((l) => [l.hex, l.cost]) ?? []);
  return (
    <g className="gh-clicks">
      {[...board.clicks].map(([hex, options]) => {
        const { x, y } = centreOf(map.field, hex);
        const target = options.some((o) => targetOf(o.say) >= 0) && state.figures.some((f) => f.hex === hex);
        const points = cost.get(hex);
        return (
          <g key={hex}>
            <polygon className="gh-can" points={corners({ x, y }, SIZE - 4)} />
            {points !== undefined && (
              <text className="gh-cost" x={round(x + 24)} y={round(y - 18)}>
                {points}
              </text>
            )}
            {target && <circle className="gh-target" cx={round(x)} cy={round(y)} r="41" />}
          </g>
        );
      })}
    </g>
  );
}

/** Hexes that somebody can be pushed or pulled to, as arrows into them. */
function Pushes({ map, board, state }: OverlaysProps) {
  const pushes = [...board.clicks.values()].flat().filter((o) => o.say.key === 'force-to');
  return pushes.map((o) => {
    const from = state.figures[figureIn(o.say.args.figure)]?.hex ?? -1;
    if (from < 0) return null;
    const [a, b] = [centreOf(map.field, from), centreOf(map.field, hexOf(o.say))];
    // The head comes to the middle of the hex.
    const far = { x: b.x + (b.x - a.x) * 0.3, y: b.y + (b.y - a.y) * 0.3 };
    return <path key={o.id} className={board.shown?.id === o.id ? 'gh-push gh-push-shown' : 'gh-push'} d={arrow(a, far)} />;
  });
}

/** What a monster would do by the option pointed at: where it ends, and whom it attacks from there. */
function Would({ map, board, state }: OverlaysProps) {
  const say = board.shown?.say;
  const hex = say?.key === 'monster-goes' ? hexOf(say) : -1;
  if (hex < 0) return null;
  return figuresIn(say?.args.targets).map((i) => {
    const on = state.figures[i]?.hex ?? -1;
    return on < 0 ? null : <path key={i} className="gh-push" d={arrow(centreOf(map.field, hex), centreOf(map.field, on))} />;
  });
}

/** Targets that the rules refuse: a bow over them with a cross. */
function Refused({ map, board, state, refused }: OverlaysProps & { refused: readonly number[] }) {
  return (
    <g className="gh-refused">
      {refused.map((i) => {
        const hex = state.figures[i]?.hex ?? -1;
        if (hex < 0 || board.clicks.has(hex)) return null;
        const { x, y } = centreOf(map.field, hex);
        return (
          <path key={i} d={`M${round(x - 36)} ${round(y - 20)}a42 42 0 0 1 72 0M${round(x - 5)} ${round(y - 46)}l10 10m0 -10l-10 10`} />
        );
      })}
    </g>
  );
}

/** The way to a hex, from where the figure stands. */
function Way({ map, hexes }: { map: MapDef; hexes: readonly number[] }) {
  if (hexes.length < 2) return null;
  const end = centreOf(map.field, hexes[hexes.length - 1]);
  return (
    <g className="gh-way">
      <polyline points={pathOf(map.field, hexes)} />
      <circle cx={round(end.x)} cy={round(end.y)} r="13" />
    </g>
  );
}

/** A look: the line from corner to corner that no wall stops; where there is none, a broken one from middle to middle. */
function LookLine({ map, look }: { map: MapDef; look: Look }) {
  const { from, to, line } = look;
  const end = centreOf(map.field, to);
  const [a, b] = line === null ? [centreOf(map.field, from), end] : [thirdsPoint(line.from), thirdsPoint(line.to)];
  return (
    <g className={line === null ? 'gh-look gh-look-cut' : 'gh-look gh-look-clear'}>
      <path d={`M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`} />
      {line !== null && [a, b].map((p) => <circle key={`${p.x} ${p.y}`} className="gh-look-end" cx={round(p.x)} cy={round(p.y)} r="5" />)}
      <polygon points={corners(end, SIZE - 2)} />
    </g>
  );
}

/** Under the figures. */
export function Under({ map, board, state, refused }: OverlaysProps & { refused: readonly number[] }) {
  const end = board.shown !== null ? hexOf(board.shown.say) : board.pointed;
  const leg = board.legs?.find((l) => l.hex === end);
  const from = state.figures[state.turn]?.hex ?? -1;
  return (
    <g {...UNSPOKEN}>
      {board.aims !== null && <Aims map={map} aims={board.aims} />}
      <Clicks map={map} board={board} state={state} />
      <Refused map={map} board={board} state={state} refused={refused} />
      {leg !== undefined && from >= 0 && <Way map={map} hexes={[from, ...leg.way]} />}
    </g>
  );
}

/** Over the figures. */
export function Over({ map, board, state }: OverlaysProps) {
  const { shown, look, laying } = board;
  const spaces = shown?.say.key === 'lay-area' ? spacesIn(shown.say.args.spaces) : [];
  const target = shown === null ? -1 : (state.figures[targetOf(shown.say)]?.hex ?? -1);
  const ring = shown === null ? -1 : target >= 0 ? target : hexOf(shown.say);
  return (
    <g {...UNSPOKEN}>
      {look !== null && laying === null && <LookLine map={map} look={look} />}
      <Pushes map={map} board={board} state={state} />
      <Would map={map} board={board} state={state} />
      {spaces.length > 0 && <AreaMarks map={map} spaces={spaces} caught={figuresIn(shown?.say.args.figures)} state={state} />}
      {ring >= 0 && <circle className="gh-shown" cx={round(centreOf(map.field, ring).x)} cy={round(centreOf(map.field, ring).y)} r="43" />}
    </g>
  );
}
