import { BOARDS, type Board } from '@escarmouche/engine/underworlds';
import { pick } from '../../../app/strings/index.ts';
import { Disclosure } from '../../../design/index.ts';
import { useSettings } from '../../../settings/store.ts';
import { BoardPicture } from '../table/board/BoardPicture.tsx';
import { useSetupStrings } from './strings.ts';

interface BoardsProps {
  /** Ids of the boards brought. */
  value: readonly string[];
  own: readonly Board[];
  onChange: (boards: readonly string[]) => void;
}

/** The boards a player brings, each with its picture. */
export function Boards({ value, own, onChange }: BoardsProps) {
  const t = useSetupStrings();
  const { lang } = useSettings();
  const boards = [...BOARDS, ...own];
  const all = own.length === 0 && value.length === BOARDS.length;
  return (
    <Disclosure summary={all ? t.boardsAll : t.boardsOf(value.length, boards.length)}>
      <fieldset>
        <legend className="hidden-visually">{t.boards}</legend>
        <p className="field-hint">{t.boardsText}</p>
        <ul className="pile-3 wset-boards">
          {boards.map((board) => (
            <li key={board.id}>
              <label className="framed pile-2 pressable choosable tall wset-board">
                <span className="at-top flex small gap-2 lines-130">
                  <input
                    type="checkbox"
                    checked={value.includes(board.id)}
                    onChange={(e) => {
                      const on = e.currentTarget.checked;
                      onChange(boards.map((b) => b.id).filter((id) => (id === board.id ? on : value.includes(id))));
                    }}
                  />
                  <span>{pick(board.names, lang)}</span>
                </span>
                <span aria-hidden="true">
                  <BoardPicture boards={[board]} label={pick(board.names, lang)} className="wset-picture" />
                </span>
              </label>
            </li>
          ))}
        </ul>
        <p className="field-hint">{t.boardLegend}</p>
      </fieldset>
    </Disclosure>
  );
}
