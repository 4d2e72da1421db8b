import { formAt, type NotationPath, valueAt } from '@escarmouche/engine/core';
import { use } from 'react';
import { EditingContext } from '../../../editor/editing.ts';
import { At } from '../../../editor/Forms.tsx';
import { kindOf } from '../../../editor/model.ts';
import { editingOn, PanelContext } from '../../../editor/panel.ts';
import type { Choosing } from '../../../table/contract.ts';
import { SceneContext } from '../../../table/scene.ts';

interface FormsAtProps {
  readonly board: Choosing;
  readonly paths: readonly (readonly [label: string, path: NotationPath])[];
  /** Each is said in the way in which it is said now. */
  readonly thus?: true;
}

/** What stands at some places of the position, each to be changed where it is said at all. */
export function FormsAt({ board, paths, thus }: FormsAtProps) {
  const panel = use(PanelContext);
  const scene = use(SceneContext);
  if (panel === null) return null;
  return (
    <EditingContext value={editingOn(panel, board, scene)}>
      {paths.map(([label, path]) => {
        const form = formAt(panel.form, panel.position, path);
        const value = valueAt(panel.position, path);
        if (form === undefined || value === undefined) return null;
        return <At key={label} form={thus === true ? kindOf(form, value) : form} path={path} label={label} />;
      })}
    </EditingContext>
  );
}
