/** The board of Underworlds: battlefield, fighters and marks, on the board that every game has. Before it is laid, the boards to choose from. */
import type { Battlefield } from '@escarmouche/engine/underworlds';
import { Eye } from 'lucide-react';
import { Board as AnyBoard, type Piece } from '../../../../board/Board.tsx';
import { Button, RuleRef } from '../../../../design/index.ts';
import { type Scene, useScene, useWuAnswer } from '../scene.ts';
import { attackIn } from '../sorting.ts';
import { type AllTexts, useTableStrings } from '../strings.ts';
import type { BoardState } from '../useBoard.ts';
import { type Seen, useSeen } from '../usePointing.ts';
import { FighterCard } from './FighterCard.tsx';
import { Ground, Objectives } from './Ground.tsx';
import { Laying } from './Laying.tsx';
import { boardMarks } from './marks.ts';
import { spokenHex } from './spoken.ts';
import { Token } from './Token.tsx';

export function Board({ board }: { board: BoardState }) {
  return (
    <div className="pile-2 first-wide may-flatten wu-middle">
      {board.field === null ? <Laying board={board} /> : <Field board={board} field={board.field} />}
    </div>
  );
}

/** What may be done on the board just now, in a line. */
function hintFor({ verb, verbs, held, clicks }: BoardState, t: AllTexts, { speech }: Scene): string {
  const may = (...groups: readonly string[]): boolean => verbs.some((v) => groups.includes(v.group) && v.options.length > 0);
  if (verb !== null) return t.aimHint;
  if (held >= 0 && may('move', 'charge')) return t.selectedHint(speech.short(held));
  return held >= 0 && may('attack') ? t.targetHint : clicks.size > 0 ? t.pressHint : '';
}

/** Range and sight to where one looks, in one line. */
function LookLine() {
  const { look } = useSeen();
  const { speech } = useScene();
  const t = useTableStrings();
  if (look === null) return null;
  return (
    <p className="told-more" data-tone={look.clear ? 'clear' : 'cut'}>
      <Eye size={17} aria-hidden="true" className="told-sign" /> {t.rangeOf(look.range)}{' '}
      {look.clear ? t.sightClear : t.sightCut(speech.list(look.stoppedBy.map((s) => speech.space(s))))} <RuleRef id="wu:A1" />
    </p>
  );
}

function Field({ board, field }: { board: BoardState; field: Battlefield }) {
  const scene = useScene();
  const t = useTableStrings();
  const { snapshot, table } = scene;
  const { fighters, objectives } = snapshot.position;
  const from = board.pieces.standsOn(board.held);
  const attack = board.verb === null ? undefined : attackIn(scene, board.verb.first.say)?.attack;
  const aims = useWuAnswer(scene, 'aims', attack !== undefined && from >= 0 ? { hex: from, range: attack.range } : null);
  const pieces = fighters.flatMap((f, i): Piece[] => {
    if (f.place < 0) return [];
    const { id, leader, wizard } = table.fighters[i].fighter;
    const seen = { leader: leader === true, wizard: wizard !== undefined, selected: i === board.held, inspected: i === board.inspected };
    return [{ key: f.id, space: f.place, figure: i, drawing: <Token id={id} fighter={f} {...seen} /> }];
  });
  return (
    <AnyBoard
      board={board}
      ground={board.ground}
      texts={t}
      drawing={
        <>
          <Ground field={field} />
          <Objectives field={field} objectives={objectives} taken={fighters.map((f) => f.place)} />
        </>
      }
      marks={(seen: Seen) => boardMarks(scene, board, aims, seen)}
      pieces={pieces}
      spoken={(hex) => spokenHex(scene, t, field, hex)}
      nameOf={(hex) => field.names[hex]}
      card={(figure) => <FighterCard figure={figure} />}
      hint={scene.take === null ? '' : hintFor(board, t, scene)}
      more={<LookLine />}
      tools={
        board.verb !== null && (
          <Button className="rigid told-done" onClick={() => board.pick(null)}>
            {t.done}
          </Button>
        )
      }
    />
  );
}
