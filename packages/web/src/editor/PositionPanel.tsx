/** Beside the board: what is wrong with the position, the piece that is chosen, everything that is said, and what goes out. */

import { formAt, type NotationPath, type OwnContent, type RulingCase, valueAt } from '@escarmouche/engine/core';
import { Scale, Trash2 } from 'lucide-react';
import { createContext, type ReactNode, Suspense, use, useState } from 'react';
import { lazily } from '../app/lazily.tsx';
import { pick } from '../app/strings/index.ts';
import type { Chooser } from '../board/useChoosing.ts';
import { Button, RuleRef } from '../design/index.ts';
import { fitThings, useThings } from '../own/store.ts';
import { useOwnTexts } from '../own/strings.ts';
import { useSettings } from '../settings/store.ts';
import type { Choosing, EditorTools, NotThere, Scene } from '../table/contract.ts';
import { SceneContext } from '../table/scene.ts';
import { type Editing, EditingContext } from './editing.ts';
import { At, Fields } from './Forms.tsx';
import { Picked } from './Leaves.tsx';
import { kindOf, type Wrong } from './model.ts';
import { Sharing } from './Sharing.tsx';
import { useEditorTexts } from './strings.ts';
import { placeText, positionText } from './text.ts';

const Dispute = lazily(() => import('./Dispute.tsx'));

/** What the panel shows. */
export interface Panel extends Omit<Editing, 'shown' | 'meant' | 'word'> {
  readonly game: string;
  /** What a position takes of one's own. */
  readonly takes: OwnContent<never, unknown> | undefined;
  readonly of: RulingCase<unknown>;
  readonly wrong: readonly Wrong[];
  /** What is put on the board next. */
  readonly tools: ReactNode;
  readonly chosen: { readonly path: NotationPath; readonly name: string } | null;
  choose(path: NotationPath | null): void;
  /** What the game has besides. */
  readonly Tools: EditorTools<Choosing>['Tools'];
  /** Says why something cannot stand where it was to be put. */
  bar(why: NotThere | null): void;
  /** Sets another position up. */
  begin(position: unknown): void;
}

export const PanelContext = createContext<Panel | null>(null);

/** Forms around what the board shows: they call places and figures as it does. */
function editingOn(panel: Panel, board: Choosing | null, scene: Scene | null): Editing {
  const pieces = (board as Chooser | null)?.pieces;
  const named = (id: string): number => pieces?.figures.indexOf(id) ?? -1;
  const shown = (id: string): string => (scene === null ? id : named(id) >= 0 ? scene.speech.figure(named(id)) : scene.speech.inFile(id));
  return {
    ...panel,
    shown,
    word: (of, id) => (scene === null ? undefined : scene.game.term?.(scene.speech.lang, `${of}.${id}`)),
    meant: (text) => pieces?.spaces.find((s) => s !== '' && shown(s).toLowerCase() === text.trim().toLowerCase()) ?? text.trim(),
  };
}

interface FormsAtProps {
  readonly board: Choosing;
  readonly paths: readonly (readonly [label: string, path: NotationPath])[];
  /** Each is said in the way in which it is said now. */
  readonly thus?: true;
}

/** What stands at some places of the position, each to be changed where it is said at all: for panels of a game's own. */
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
