import { LOCATIONS, WOUND_TABLE, type WoundTable } from '@escarmouche/engine/confrontation';
import { Dialog } from '../../../design/index.ts';
import { RuleLine } from '../../../design/RuleLine.tsx';
import { useWords } from '../setup/wording.ts';
import { useWoundStrings } from './strings.ts';
import { WoundGrid } from './WoundGrid.tsx';

/** The wound table in use, in a window: what each cell says, how sure that is and where it comes from. */
export default function WoundDialog({ table, onClose }: { table: WoundTable; onClose: () => void }) {
  const t = useWoundStrings();
  const words = useWords();
  const cells = table.rows.flatMap((r) => LOCATIONS.map((l) => r.cells[l]));
  const sure = cells.filter((c) => c.standing === 'sure').length;
  return (
    <Dialog title={words.name(table.names)} onClose={onClose} width="wide">
      <div className="pile-3 one-column">
        <p>{table === WOUND_TABLE ? `${t.lead} ${t.cells(sure, cells.length)}` : t.cellsOwn}</p>
        <RuleLine rule="conf:F2.a">{t.how}</RuleLine>
        <WoundGrid table={table} />
      </div>
    </Dialog>
  );
}
