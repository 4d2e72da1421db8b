/** The map of Gloomhaven: its rooms, its figures and its marks, on the board that every game has. */
import type { Option } from '@escarmouche/engine/core';
import type { Aim } from '@escarmouche/engine/gloomhaven';
import { UNREACHED } from '@escarmouche/engine/space';
import { Eye, EyeOff } from 'lucide-react';
import { Board as AnyBoard, type Piece } from '../../../../board/Board.tsx';
import { RuleRef } from '../../../../design/index.ts';
import { useSame } from '../../../../table/useSame.ts';
import { type Scene, useGhAnswer, useScene } from '../scene.ts';
import { type AllTexts, useTableStrings } from '../strings.ts';
import type { BoardState } from '../useBoard.ts';
import { type Seen, useSeen } from '../usePointing.ts';
import { BoardWhy, spokenWhy, WhyTold } from '../why/BoardWhy.tsx';
import { signOf } from './figure-sign.ts';
import { Ground } from './Ground.tsx';
import { boardMarks } from './marks.ts';
import { spokenHex, trapAt } from './spoken.ts';
import { Tiles } from './Tiles.tsx';
import { Token } from './Token.tsx';

const NOTHING = {} as const;

/** What may be done on the map just now, in a line. */
function hintFor({ take }: Scene, { clicks, ahead }: BoardState, aims: readonly Aim[] | null, t: AllTexts): string {
  if (take === null) return '';
  if (aims !== null) return t.targetHint;
  if ([...ahead.values()].some((a) => a.leg !== null)) return t.moveHint;
  return clicks.size > 0 ? t.pressHint : t.lookHint;
}

/** By which card something would be done, what it costs, and the trap that would be sprung. */
function Aside({ option, board }: { option: Option; board: BoardState }) {
  const scene = useScene();
  const t = useTableStrings();
  const found = board.ahead.get(option.id);
  const trap = option.does === 'move' ? trapAt(scene, t, board.pieces.spaces.indexOf(option.on.spaces.at(-1) ?? '')) : '';
  return (
    <>
      {found?.use && <span className="soft sans tiny">{scene.speech.option(found.use.say)}</span>}
      {found?.use && found.leg && ' '}
      {found?.leg && <span className="soft sans tiny num">{t.points(found.leg.cost)}</span>}
      {trap !== '' && <span className="block small lines-130 settles settles-kills">{trap}</span>}
    </>
  );
}

/** What is prepared, range and line of sight to what is pointed at, what became of a candidate. */
function More({ board }: { board: BoardState }) {
  const t = useTableStrings();
  const { prepared } = board;
  const { look } = useSeen();
  return (
    <>
      {prepared !== null && (
        <p data-would>
          <Aside option={prepared} board={board} />
        </p>
      )}
      <WhyTold board={board} />
      {look !== null && (
        <p className="told-more" data-tone={look.line === null ? 'cut' : 'clear'}>
          {look.line === null ? (
            <EyeOff size={17} aria-hidden="true" className="told-sign" />
          ) : (
            <Eye size={17} aria-hidden="true" className="told-sign" />
          )}{' '}
          {look.steps === UNREACHED ? t.noWayThere : t.rangeOf(look.steps)} <RuleRef id="gh:range.1" />{' '}
          {look.line === null ? t.sightCut : t.sightClear} <RuleRef id="gh:sight.1" />
        </p>
      )}
    </>
  );
}

export function Board({ board }: { board: BoardState }) {
  const scene = useScene();
  const t = useTableStrings();
  const { snapshot, speech, table } = scene;
  const { map, scenario } = table;
  const { figures, turn, tiles, round } = snapshot.position;
  const attacks = board.verbs.some((v) => v.options.some((o) => o.does === 'target' || o.does === 'area'));
  const aims = useGhAnswer(scene, 'aims', attacks ? NOTHING : null);
  const [rooms, doors] = [useSame(snapshot.position.rooms), useSame(snapshot.position.doors)];
  const pieces = figures.flatMap((figure, i): Piece[] => {
    if (figure.place < 0) return [];
    const seen = { acting: i === turn, inspected: i === board.inspected && i !== turn };
    const drawing = <Token key={figure.id} figure={figure} sign={signOf(table, figure, speech.figure(i))} {...seen} />;
    return [{ key: figure.id, space: figure.place, figure: i, drawing }];
  });
  return (
    <AnyBoard
      board={board}
      ground={board.ground}
      texts={t}
      drawing={
        <g data-ahead={board.isTold ? 'told' : 'asked'}>
          <Ground map={map} scenario={scenario} rooms={rooms} doors={doors} placing={round === 0} />
          <Tiles map={map} tiles={tiles} />
        </g>
      }
      marks={(seen: Seen) => boardMarks(scene, board, aims, seen)}
      pieces={pieces}
      spoken={(hex) => [...spokenHex(scene, t, hex), spokenWhy(scene, board, hex)].filter((part) => part !== '')}
      does={(hex, options) => {
        const [only] = options;
        if (options.length !== 1) return null;
        const found = board.ahead.get(only.id);
        const trap = only.does === 'move' ? trapAt(scene, t, hex) : '';
        const parts = [found?.use && speech.option(found.use.say), found?.leg && t.points(found.leg.cost)].filter(Boolean);
        return [speech.option(only.say) + (parts.length > 0 ? ` (${parts.join(', ')})` : ''), trap].filter(Boolean).join('. ');
      }}
      nameOf={(hex) => map.names[hex]}
      start={board.pieces.standsOn(turn)}
      hint={hintFor(scene, board, aims, t)}
      more={<More board={board} />}
      aside={(option) => <Aside option={option} board={board} />}
      above={<BoardWhy board={board} />}
    />
  );
}
