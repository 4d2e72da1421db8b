/** Beside the board: what is wrong with the position, the piece that is chosen, everything that is said, and what goes out. */

import { formAt, type NotationPath } from '@escarmouche/engine/core';
import { Scale, Trash2 } from 'lucide-react';
import { Suspense, use, useState } from 'react';
import { lazily } from '../app/lazily.tsx';
import { pick } from '../app/strings/index.ts';
import { Button } from '../design/index.ts';
import { fitThings, useThings } from '../own/store.ts';
import { useOwnTexts } from '../own/strings.ts';
import { useSettings } from '../settings/store.ts';
import type { Choosing } from '../table/contract.ts';
import { SceneContext } from '../table/scene.ts';
import { EditingContext } from './editing.ts';
import { At, Fields } from './Forms.tsx';
import { Picked } from './Leaves.tsx';
import { editingOn, type Panel, PanelContext } from './panel.ts';
import { SettingUp } from './SettingUp.tsx';
import { Sharing } from './Sharing.tsx';
import { useEditorTexts } from './strings.ts';
import { positionText } from './text.ts';

const Dispute = lazily(() => import('./Dispute.tsx'));

/** Without a `board` a position is so wrong that none can be drawn: then the forms call things as files do. */
export function PositionPanel({ board }: { board: Choosing | null }) {
  const [disputing, setDisputing] = useState(false);
  const panel = use(PanelContext);
  const scene = use(SceneContext);
  const t = useEditorTexts();
  const { lang } = useSettings();
  if (panel === null) return null;
  const { form, position, chosen, wrong, choose, set, of, game, Tools } = panel;
  const editing = editingOn(panel, board, scene);
  const { shown } = editing;
  const name = chosen === null ? '' : shown(chosen.name);
  return (
    <EditingContext value={editing}>
      <div className="pile-3 one-column editor-panel" data-editing>
        <SettingUp board={board} />
        {Tools !== undefined && board !== null && <Tools board={board} />}
        {chosen !== null && (
          <section className="pile-2 one-column editor-chosen" aria-label={t.chosen(name)}>
            <div className="row gap-2">
              <h2 className="caps grows">{t.chosen(name)}</h2>
              <Button
                icon={<Trash2 size={16} />}
                onClick={() => {
                  set(chosen.path, undefined);
                  choose(null);
                }}
              >
                {t.takeAway}
              </Button>
            </div>
            <Chosen form={form} position={position} path={chosen.path} name={name} />
          </section>
        )}
        <section className="pile-2 one-column" aria-label={t.whole}>
          <h2 className="caps">{t.whole}</h2>
          {of.script.length > 0 && <p className="small soft">{t.asBefore}</p>}
          {form.kind === 'fields' && <Fields form={form} path={[]} folded />}
        </section>
        <Bring {...panel} />
        {scene !== null && wrong.length === 0 && (
          <>
            <p>
              <Button icon={<Scale size={16} />} aria-haspopup="dialog" onClick={() => setDisputing(true)}>
                {t.dispute}
              </Button>
            </p>
            <Sharing game={game} of={of} text={() => positionText(panel, { lang, shown, title: of.name[lang] })} />
            {disputing && (
              <Suspense fallback={null}>
                <Dispute
                  panel={panel}
                  scene={scene}
                  shownBy={(there) => editingOn(panel, board, there).shown}
                  onClose={() => setDisputing(false)}
                />
              </Suspense>
            )}
          </>
        )}
      </div>
    </EditingContext>
  );
}

/** Things of one's own, for the position to have. */
function Bring({ game, takes, position, set }: Panel) {
  const t = useOwnTexts();
  const { lang } = useSettings();
  const things = useThings(game);
  const [value, setValue] = useState('');
  const all = Object.entries(takes?.kinds ?? {}).flatMap(([kind, { setupOnly }]) =>
    takes === undefined || setupOnly === true
      ? []
      : (fitThings(things, takes)[kind] ?? []).map((thing) => ({ kind, thing, value: `${kind} ${thing.id}` })),
  );
  if (takes === undefined || all.length === 0) return null;
  return (
    <Picked
      label={t.bring}
      value={value}
      onChange={setValue}
      options={all.map((x) => ({ value: x.value, text: pick(x.thing.names, lang) }))}
      act={t.bringNow}
      onAct={(which) => {
        const one = all.find((x) => x.value === which);
        if (one !== undefined) set([], takes.lay(position, { [one.kind]: [one.thing] }, true));
      }}
    />
  );
}

/** The form of the piece that is chosen: its fields, or one place with another way to say it. */
function Chosen({ form, position, path, name }: Pick<Panel, 'form' | 'position'> & { path: NotationPath; name: string }) {
  const at = formAt(form, position, path);
  if (at === undefined) return null;
  return at.kind === 'fields' ? <Fields form={at} path={path} /> : <At form={at} path={path} label={name} />;
}
