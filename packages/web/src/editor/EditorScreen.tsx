/** The editor of positions, of every game: its board is set up by hand, and what the rules say of it stands beside it at once. */
import { withValue } from '@escarmouche/engine/core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { faultLines } from '../app/faults.ts';
import { gameOf } from '../app/games.ts';
import { Page } from '../app/Page.tsx';
import { BadLink } from '../app/packed.ts';
import { hrefTo } from '../app/router.ts';
import { useStrings } from '../app/strings/index.ts';
import { useFound } from '../app/useFound.ts';
import { ButtonLink } from '../design/index.ts';
import { WalkStage } from '../replay/WalkStage.tsx';
import { useSettings } from '../settings/store.ts';
import { AS_WRITTEN, WHOEVER_IS_ASKED } from '../worker/protocol.ts';
import { BeginAnew, BoardTools } from './BoardTools.tsx';
import { type Begun, begun } from './begun.ts';
import { POSITION, SettingContext } from './board.ts';
import { HAND, useComposing, useDeleteKey } from './composing.ts';
import { caseOf, type Draft, faultsAt, useDrafts, useLaid } from './drafts.ts';
import { EditorHead, UndoRedo } from './EditorHead.tsx';
import { keepWork, type Work } from './keeping.ts';
import { layersIn, thingsIn } from './model.ts';
import { opened } from './open.ts';
import { PositionPanel } from './PositionPanel.tsx';
import { type Panel, PanelContext } from './panel.ts';
import { type Last, useLastBox } from './resume.ts';
import { useEditorTexts } from './strings.ts';
import { useTrying } from './trying.ts';
import './editor.css';

interface EditorScreenProps {
  readonly game: string;
  readonly link: string | undefined;
  /** What is open beside the board at first; the position unless given. */
  readonly panel?: string;
}

/**
 * Opened empty, or with what a link holds: a link that cannot be read is refused in words. `panel` is what stands beside the board, where
 * a tool of the game brings its own.
 */
export default function EditorScreen({ game, link, panel = POSITION }: EditorScreenProps) {
  const s = useStrings();
  const t = useEditorTexts();
  const { lang } = useSettings();
  const { found, wrong } = useFound(
    useCallback(async () => ({ props: await begun(game, link) }), [game, link]),
    async (error) => (error instanceof BadLink ? t.badLinkText : (await faultLines(error, game))[lang].split('\n')[0]),
  );
  if (wrong !== null || found?.props === null)
    return (
      <Page title={wrong === null ? t.title : t.badLink} lead={wrong ?? t.notYet}>
        <ButtonLink href={hrefTo({ screen: 'home' })}>{s.app.toHome}</ButtonLink>
      </Page>
    );
  return found === null ? <p className="page soft">{s.common.loading}</p> : <Editor {...found.props} panel={panel} />;
}

function Editor({ game, notation, form, paragraph, first, tools: own, takes, term, panel }: Begun & { panel: string }) {
  const t = useEditorTexts();
  const { lang } = useSettings();
  const kept = useRef(new Map<string, unknown>()).current;
  const title = `${t.title} · ${gameOf(game)?.name[lang] ?? ''}`;
  const { draft, change, replace, go, back, forth } = useDrafts(first.draft);
  const { situation } = draft;
  const [trying, setTrying] = useState(draft.script.length > 0);
  const [picked, setPicked] = useState('');
  const [ways, setWays] = useState(first.ways);
  const layers = useMemo(() => layersIn(form), [form]);
  const things = useMemo(() => layers.flatMap((layer) => thingsIn(layer, situation)), [layers, situation]);
  const shape = JSON.stringify(things.filter((x) => x.layer.sort === 'figures').map((x) => x.path));
  const panels = useMemo(() => (own?.panel === undefined ? undefined : [own.panel]), [own]);
  const { laid, wrong } = useLaid(game, paragraph, draft, shape, panels, (cut) => replace((d) => ({ ...d, script: cut })));
  const lay = useCallback(
    (next: (before: unknown) => unknown, run = '') => change((d) => ({ ...d, situation: next(d.situation) }), run),
    [change],
  );
  useWorkKept(game, { draft, ways, link: first.link }, laid?.draft);
  useEffect(() => {
    document.title = `${title} · Escarmouche`;
  }, [title]);
  // A figure more or less begins the table anew: whoever goes over it by keyboard stays where they were.
  const last: Last = useRef(() => []);
  useLastBox(last);
  const composing = useComposing({ notation, own, term, layers, things, situation, lay, last });
  const { chosen, choose, take, setHand, setBarred, setting } = composing;
  useDeleteKey(trying || chosen === null ? null : () => take(chosen));
  const { answer, stage } = useTrying({ trying, panel, change });

  const undo = <UndoRedo back={back} forth={forth} go={go} />;
  const tools = (
    <>
      {!trying && <BoardTools composing={composing} own={own} />}
      <BeginAnew
        picked={picked}
        onPick={setPicked}
        onBegin={(which) => {
          if (which === 'ruling') location.hash = hrefTo({ screen: 'rulings', id: game });
          else change(() => ({ situation: which === 'sample' ? form.sample : notation.blank, script: [] }));
          choose(null);
          kept.clear();
        }}
      />
    </>
  );
  const shownPanel: Panel = {
    game,
    takes,
    kept,
    drawn: own?.drawn,
    Tools: own?.Tools,
    bar: setBarred,
    of: caseOf(draft),
    form,
    notation,
    position: situation,
    faults: useMemo(() => faultsAt(wrong, lang), [wrong, lang]),
    wrong,
    tools,
    chosen,
    choose,
    set: (to, value) => lay((s) => withValue(s, to, value)),
    begin(position) {
      change(() => ({ situation: position, script: [] }));
      choose(null);
      setHand(HAND);
    },
  };
  return (
    <PanelContext value={shownPanel}>
      <SettingContext value={trying ? null : setting}>
        <h1 className="hidden-visually">{title}</h1>
        {laid === null ? (
          <div className="full page">
            <div className="row">{undo}</div>
            {wrong.length > 0 && <PositionPanel board={null} />}
          </div>
        ) : (
          <WalkStage
            open={laid}
            seat={WHOEVER_IS_ASKED}
            from={trying ? laid.info.answers : AS_WRITTEN}
            beside={(_step, _at, scene) => (
              <EditorHead
                scene={scene}
                draft={draft}
                ways={ways}
                trying={trying}
                last={last}
                onTry={setTrying}
                onWays={setWays}
                onAnswer={answer}
                change={change}
              />
            )}
            stage={stage}
            undo={undo}
          />
        )}
      </SettingContext>
    </PanelContext>
  );
}

/** Whoever leaves and comes back finds the work: here as it is, and after the page was closed as it last could be laid. */
function useWorkKept(game: string, { draft, ways, link }: Work, sound: Draft | undefined): void {
  useEffect(() => opened.set({ game, of: caseOf(draft), link }), [game, draft, link]);
  useEffect(() => {
    if (sound !== undefined) keepWork(game, { draft: sound, ways, link });
  }, [game, sound, ways, link]);
}
