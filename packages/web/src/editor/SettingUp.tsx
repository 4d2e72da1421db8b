import { use } from 'react';
import { RuleRef } from '../design/index.ts';
import { useSettings } from '../settings/store.ts';
import type { Choosing } from '../table/contract.ts';
import { SceneContext } from '../table/scene.ts';
import { editingOn, PanelContext } from './panel.ts';
import { useEditorTexts } from './strings.ts';
import { placeText } from './text.ts';

/** What keeps the position from being, and what is put on the board next. */
export function SettingUp({ board }: { board: Choosing | null }) {
  const panel = use(PanelContext);
  const scene = use(SceneContext);
  const t = useEditorTexts();
  const { lang } = useSettings();
  if (panel === null) return null;
  const { wrong, tools } = panel;
  const { shown } = editingOn(panel, board, scene);
  return (
    <>
      {wrong.length > 0 && (
        <div className="sunk pile-1 editor-wrong" role="alert">
          <p className="semibold">{t.wrong(wrong.length)}</p>
          <ul className="bad">
            {wrong.map(({ at, line, rule }) => (
              <li key={`${at} ${line.en}`}>
                {at !== '' && <b>{placeText(panel, at, { lang, shown })}</b>} {line[lang]} {rule !== undefined && <RuleRef id={rule} />}
              </li>
            ))}
          </ul>
          {scene !== null && <p className="small soft">{t.stale}</p>}
        </div>
      )}
      {tools}
    </>
  );
}
