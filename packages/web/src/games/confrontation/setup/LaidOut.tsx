import { useMemo, useState } from 'react';
import { Button, RuleRef } from '../../../design/index.ts';
import { caseOf, useLaid } from '../../../editor/drafts.ts';
import { openEditor } from '../../../editor/open.ts';
import { SmallBoard } from '../../../replay/SmallBoard.tsx';
import { useSettings } from '../../../settings/store.ts';
import { type DraftFault, refusedBy } from '../../../setup/draft.ts';
import { FaultList } from '../../../setup/FaultList.tsx';
import { type Draft, faultsOf, membersOf, positionOf, setupOf } from './draft.ts';
import { EXAMPLES, exampleLaid, linesLaid, type Phase } from './examples.ts';
import { useOwn } from './own.ts';
import { useSetupStrings, useWords } from './wording.ts';

interface LaidOutProps {
  draft: Draft;
  onLay: (phase: Phase) => void;
}

/** A combat phase as it is laid out, with what to begin with and the way to the editor, where it is laid out otherwise. */
export function LaidOut({ draft, onLay }: LaidOutProps) {
  const t = useSetupStrings();
  const words = useWords();
  const { lang } = useSettings();
  const own = useOwn();
  const [refused, setRefused] = useState<readonly DraftFault[]>([]);
  const setup = JSON.stringify(setupOf(draft, own));
  const begun = useMemo(() => ({ situation: positionOf(JSON.parse(setup)), script: [] }), [setup]);
  const { laid, wrong } = useLaid('confrontation', 'conf:F4.k', begun);
  const armiesMeet = (): void =>
    setRefused(refusedBy(() => onLay(linesLaid(own, [membersOf(draft.armies[0]), membersOf(draft.armies[1])]))));
  return (
    <div className="pile-4 one-column">
      <p className="prose">{t.layingText}</p>
      <fieldset>
        <legend className="field-label">{t.examples}</legend>
        <div className="row gap-2">
          {EXAMPLES.map((e) => (
            <span key={e.id}>
              <Button onClick={() => onLay(exampleLaid(e.id))}>{t.example[e.id]}</Button>
              {e.rule !== undefined && <RuleRef id={e.rule} />}
            </span>
          ))}
          <Button disabled={draft.armies.some((a) => membersOf(a).length === 0)} onClick={armiesMeet}>
            {t.armiesMeet}
          </Button>
        </div>
      </fieldset>
      <FaultList faults={refused} words={words.fault} />
      {/* What the set-up has against itself is said below. */}
      {wrong.length > 0 && faultsOf(draft, own).length === 0 && (
        <div role="alert">
          {wrong.map(({ at, line, rule }) => (
            <p key={`${at} ${line.en}`} className="field-fault">
              {line[lang]} {rule !== undefined && <RuleRef id={rule} />}
            </p>
          ))}
        </div>
      )}
      <div className="cset-laid">{laid !== null && <SmallBoard open={laid} still />}</div>
      <p>
        <Button kind="primary" onClick={() => openEditor('confrontation', caseOf(begun))}>
          {t.layOut}
        </Button>
      </p>
    </div>
  );
}
