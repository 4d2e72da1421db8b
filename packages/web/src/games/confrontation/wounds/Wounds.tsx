import { LOCATIONS, WOUND_TABLE } from '@escarmouche/engine/confrontation';
import { Download, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { notify } from '../../../app/notices.ts';
import { Button, FileButton } from '../../../design/index.ts';
import { RuleLine } from '../../../design/RuleLine.tsx';
import { useSettings } from '../../../settings/store.ts';
import { type BadFile, isBad, openWounds, saveWounds } from '../profiles/files.ts';
import { keepWounds, useOwn } from '../setup/own.ts';
import { useWords } from '../setup/wording.ts';
import { WoundGrid } from './WoundGrid.tsx';
import { useWoundStrings } from './wording.ts';

/** The wound table in use: what each cell says, how sure that is and where it comes from; and a table of one's own in its place. */
export default function Wounds() {
  const t = useWoundStrings();
  const words = useWords();
  const { lang } = useSettings();
  const own = useOwn();
  const table = own.wounds ?? WOUND_TABLE;
  const [bad, setBad] = useState<BadFile | null>(null);
  const open = async (file: File): Promise<void> => {
    const result = await openWounds(file);
    setBad(isBad(result) ? result : null);
    if (isBad(result)) return;
    keepWounds(result);
    notify('wounds', t.taken(words.name(result.names)));
  };
  const cells = table.rows.flatMap((r) => LOCATIONS.map((l) => r.cells[l]));
  const sure = cells.filter((c) => c.standing === 'sure').length;
  return (
    <div className="pile-3 one-column">
      <p className="prose">{t.lead}</p>
      <RuleLine className="prose" rule="conf:F2.a">
        {t.how}
      </RuleLine>
      <p>
        <strong>{t.inUse(words.name(table.names))}</strong> {own.wounds === null ? t.cells(sure, cells.length) : t.cellsOwn}
      </p>
      <div className="row">
        <FileButton label={t.import} accept=".yaml,.yml,.json" onFile={(file) => void open(file)} />
        <Button icon={<Download size={16} />} onClick={() => void saveWounds(table)}>
          {t.export}
        </Button>
        {own.wounds !== null && (
          <Button
            icon={<RotateCcw size={16} />}
            onClick={() => {
              keepWounds(null);
              setBad(null);
              notify('wounds', t.taken(words.name(WOUND_TABLE.names)));
            }}
          >
            {t.reset}
          </Button>
        )}
      </div>
      <p className="field-hint">{t.fileText}</p>
      <p className="cwound-bad" role="alert">
        {bad !== null && t.badFile(bad.name, bad.why(lang))}
      </p>
      <WoundGrid table={table} />
    </div>
  );
}
