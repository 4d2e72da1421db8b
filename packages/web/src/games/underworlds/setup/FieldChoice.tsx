import { BOARDS, type Board, type FieldSetup } from '@escarmouche/engine/underworlds';
import { pick } from '../../../app/strings/index.ts';
import { RadioCards, Select, Tick } from '../../../design/index.ts';
import { useSettings } from '../../../settings/store.ts';
import { BoardPicture } from '../table/board/BoardPicture.tsx';
import { type Draft, offsetsFor, withField } from './draft.ts';
import { useSetupStrings } from './strings.ts';

/** How the two boards lie: found out in play, or laid out beforehand. */
export function FieldChoice({ draft, own, onChange }: { draft: Draft; own: readonly Board[]; onChange: (draft: Draft) => void }) {
  const t = useSetupStrings();
  return (
    <>
      <RadioCards
        legend={t.fieldLegend}
        rule="wu:S2"
        value={draft.given ? 'given' : 'chosen'}
        options={(['chosen', 'given'] as const).map((value) => ({ value, ...t.fields[value] }))}
        onChange={(value) => onChange({ ...draft, given: value === 'given' })}
      />
      {draft.given && <Laid draft={draft} own={own} onChange={(patch) => onChange(withField(draft, patch))} />}
    </>
  );
}

function Laid({ draft, own, onChange }: { draft: Draft; own: readonly Board[]; onChange: (patch: Partial<FieldSetup>) => void }) {
  const t = useSetupStrings();
  const { lang } = useSettings();
  const { field } = draft;
  const boards = [...BOARDS, ...own];
  const [far, near] = field.boards.map((id) => boards.find((b) => b.id === id));
  const names = [far, near].map((board, i) => (board === undefined ? field.boards[i] : pick(board.names, lang)));
  const replaced = <T,>([a, b]: readonly [T, T], at: 0 | 1, value: T): readonly [T, T] => (at === 0 ? [value, b] : [a, value]);
  return (
    <div className="at-top grid gap-over-4 wset-field">
      <div className="packed grid wset-field-form">
        {([0, 1] as const).map((at) => (
          <div key={at} className="packed grid gap-2 wset-field-board">
            <Select
              label={at === 0 ? t.far : t.near}
              value={field.boards[at]}
              options={boards.map((b) => ({ value: b.id, text: pick(b.names, lang) }))}
              onChange={(id) => onChange({ boards: replaced(field.boards, at, id) })}
            />
            <Tick checked={field.turned[at]} onChange={(on) => onChange({ turned: replaced(field.turned, at, on) })}>
              {t.turned}
              <span className="hidden-visually">{` (${names[at]})`}</span>
            </Tick>
          </div>
        ))}
        <Select
          label={t.shift}
          value={String(field.offset)}
          options={offsetsFor(draft.choices, field.turned).map((n) => ({ value: String(n), text: t.shifted(n) }))}
          onChange={(n) => onChange({ offset: Number(n) })}
        />
        <p className="field-hint">{t.boardLegend}</p>
      </div>
      {far !== undefined && near !== undefined && (
        <BoardPicture boards={[far, near]} join={field} label={t.fieldPicture(names[0], names[1])} className="wset-picture" />
      )}
    </div>
  );
}
