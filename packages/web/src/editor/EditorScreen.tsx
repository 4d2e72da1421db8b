/** The editor of positions, of every game: its board is set up by hand, and what the rules say of it stands beside it at once. */
import { type Form, formOf, type Notation, type NotationPath, type ScriptStep, withValue } from '@escarmouche/engine/core';
import { Dices, Redo2, Undo2 } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { faultLines } from '../app/faults.ts';
import { gameOf } from '../app/games.ts';
import { Page } from '../app/Page.tsx';
import { BadLink } from '../app/packed.ts';
import { hrefTo } from '../app/router.ts';
import { useStrings } from '../app/strings/index.ts';
import { useFound } from '../app/useFound.ts';
import { Button, ButtonLink, RuleRef, Select } from '../design/index.ts';
import { PlayOn } from '../replay/PlayOn.tsx';
import { WalkStage } from '../replay/WalkStage.tsx';
import { useSettings } from '../settings/store.ts';
import type { AnyGameTable, Choosing, EditorTools, NotThere, Scene } from '../table/contract.ts';
import { ask } from '../worker/client.ts';
import { Branches } from './Branches.tsx';
import { POSITION, type Setting, SettingContext, type Spot } from './board.ts';
import { caseOf, faultsAt, useDrafts, useLaid } from './drafts.ts';
import { usePieces } from './editing.ts';
import { keepWork, keptWork, type Work } from './keeping.ts';
import { Picked } from './Leaves.tsx';
import { layersIn, moved, type Place, pathText, piecesOf, placed, samePlace, type Thing, thingsIn } from './model.ts';
import { opened, positionIn } from './open.ts';
import { PositionPanel } from './PositionPanel.tsx';
import { type Panel, PanelContext } from './panel.ts';
import { type Last, Resumed, useLastBox } from './resume.ts';
import { useEditorTexts } from './strings.ts';
import './editor.css';

interface EditorProps {
  readonly game: string;
  /** How positions of the game are written, its form, and the paragraph that one cites until its owner names a better one. */
  readonly notation: Notation<unknown>;
  readonly form: Form;
  readonly paragraph: string;
  readonly first: Work;
  readonly tools: EditorTools<Choosing> | null;
  readonly takes: Panel['takes'];
  readonly term: AnyGameTable['term'];
}

/** The position to begin with: what was opened just now, else what was worked on here, else what the link holds. @throws as below */
async function begunWith(game: string, link: string | undefined, paragraph: string, blank: unknown): Promise<Work> {
  const now = opened.get();
  const here = link === undefined && now?.game === game && now.link === undefined ? now.of : null;
  const before = await keptWork(game, link, paragraph);
  const goesOn = before !== null && (here === null || JSON.stringify(caseOf(before.draft)) === JSON.stringify(here));
  if (goesOn) return before;
  const given = here ?? (link === undefined ? null : await positionIn(game, link, undefined, paragraph));
  const script = (given?.script ?? []).filter((line) => !('expect' in line));
  return { draft: { situation: given?.situation ?? blank, script }, ways: [], link };
}

/** What the editor of a game begins with. @throws BadLink, WorkerFault, as rejections, for a link that holds no position of it */
async function begun(game: string, link: string | undefined): Promise<EditorProps | null> {
  const entry = gameOf(game);
  const [table, book] = await Promise.all([entry?.loadTable(), entry?.loadRulebook()]);
  const [notation, tools, takes] = await Promise.all([table?.notation?.(), table?.editorTools?.(), table?.own?.()]);
  if (notation === undefined || book === undefined) return null;
  const paragraph = book.paragraphs[0].id;
  return {
    game,
    notation,
    form: formOf(notation.kind),
    paragraph,
    first: await begunWith(game, link, paragraph, notation.blank),
    tools: tools ?? null,
    takes,
    term: table?.term,
  };
}

interface EditorScreenProps {
  readonly game: string;
  readonly link: string | undefined;
  /** What is open beside the board at first; the position unless given. */
  readonly panel?: string;
}

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

/** What the next press on the board does: one of these, or a piece that is put down. */
const HAND = 'hand';
const AWAY = 'away';

function Editor({ game, notation, form, paragraph, first, tools: own, takes, term, panel }: EditorProps & { panel: string }) {
  // A figure more or less begins the table anew: what stands beside it stays.
  const open = useRef(panel);
  const t = useEditorTexts();
  const { lang } = useSettings();
  const kept = useRef(new Map<string, unknown>()).current;
  const title = `${t.title} · ${gameOf(game)?.name[lang] ?? ''}`;
  const { draft, change, replace, go, back, forth } = useDrafts(first.draft);
  const { situation, script } = draft;
  const [trying, setTrying] = useState(script.length > 0);
  const [hand, setHand] = useState(HAND);
  const [start, setStart] = useState('');
  const [ways, setWays] = useState(first.ways);
  const [path, choose] = useState<NotationPath | null>(null);
  const layers = useMemo(() => layersIn(form), [form]);
  const things = useMemo(() => layers.flatMap((layer) => thingsIn(layer, situation)), [layers, situation]);
  const shape = JSON.stringify(things.filter((x) => x.layer.sort === 'figures').map((x) => x.path));
  const panels = useMemo(() => (own?.panel === undefined ? undefined : [own.panel]), [own]);
  const { laid, wrong } = useLaid(game, paragraph, draft, shape, panels, (cut) => replace((d) => ({ ...d, script: cut })));
  const pieces = usePieces(
    layers.flatMap((layer) => piecesOf(notation, layer, situation)),
    term,
  );
  const piece = pieces.find((p) => p.key === hand);
  const ownPiece = own?.pieces.find((p) => p.id === hand);
  /** Why the last piece that was carried did not come to stand. */
  const [barred, setBarred] = useState<NotThere | null>(null);
  /** The first place of a piece between two. */
  const [between, setBetween] = useState<string | null>(null);
  const chosen = things.find((x) => path !== null && pathText(x.path) === pathText(path)) ?? null;
  const lay = useCallback(
    (next: (before: unknown) => unknown, run = '') => change((d) => ({ ...d, situation: next(d.situation) }), run),
    [change],
  );
  // Whoever leaves and comes back finds the work.
  const { link } = first;
  useEffect(() => opened.set({ game, of: caseOf(draft), link }), [game, draft, link]);
  const sound = laid?.draft;
  useEffect(() => {
    if (sound !== undefined) keepWork(game, { draft: sound, ways, link });
  }, [game, sound, ways, link]);
  useEffect(() => {
    document.title = `${title} · Escarmouche`;
  }, [title]);

  const there = ({ place, figures }: Spot): Thing[] =>
    things.filter(
      (x) => samePlace(x.place, place) || (x.layer.sort === 'figures' && figures.some((f) => f === x.path.at(-1) || f === x.name)),
    );
  const take = (thing: Thing): void => {
    lay((s) => withValue(s, thing.path, undefined));
    // What comes after it in a list is called otherwise from now on.
    if (thing === chosen || thing.layer.form.kind === 'list') choose(null);
  };
  /** Where what is carried to a place comes to stand; null where it cannot, which is said. */
  const stand = (position: unknown, at: NotationPath, to: Place, exact = false): Place | null => {
    const found = typeof to === 'string' ? to : (own?.settle?.(position, at, to, exact) ?? to);
    const none = typeof found === 'object' && 'line' in found;
    setBarred(none ? found : null);
    return none ? null : found;
  };
  const move = (thing: Thing, goal: Place, exact = false): void => {
    const to = stand(situation, thing.path, goal, exact);
    if (to === null) return;
    // Steps by keyboard one after another are taken back together.
    lay((s) => moved(s, thing, to), exact ? pathText(thing.path) : '');
    choose(thing.layer.sort === 'ground' ? [...thing.layer.path, String(to)] : thing.path);
  };
  // A figure more or less begins the table anew: whoever goes over it by keyboard stays where they were.
  const last: Last = useRef(() => []);
  useLastBox(last);
  const setting: Setting = {
    chosen: chosen === null ? null : String(chosen.path.at(-1)),
    press(at, space) {
      last.current = () => [...document.querySelectorAll<SVGElement>(`[data-board] [data-space="${space}"]`)];
      const here = there(at);
      const i = chosen === null ? -1 : here.indexOf(chosen);
      setBarred(null);
      if (hand === AWAY) {
        if (here.length > 0) take(here[0]);
      } else if (ownPiece !== undefined) {
        const name = typeof at.place === 'string' ? at.place : null;
        if (name !== null && (ownPiece.between !== true || between !== null)) lay((s) => ownPiece.put(s, name, between ?? name));
        setBetween(ownPiece.between === true && between === null ? name : null);
      } else if (piece !== undefined && at.place !== null) {
        const [next, put] = placed(situation, piece, at.place);
        const thing = put === null ? undefined : thingsIn(piece.layer, next).find((x) => pathText(x.path) === pathText(put));
        const to = thing === undefined ? at.place : stand(next, thing.path, at.place);
        if (to === null) return;
        lay(() => (thing === undefined || to === at.place ? next : moved(next, thing, to)));
        if (put !== null) choose(put);
      } else if (here.length === 0) {
        if (chosen !== null && at.place !== null) move(chosen, at.place);
      }
      // Another press on the same place chooses what else lies there, and then nothing.
      else choose(here[i + 1]?.path ?? (i < 0 ? here[0].path : null));
    },
    carry(from, to) {
      const [thing] = there(from);
      if (thing === undefined) return;
      if (typeof to === 'string' || !('by' in to)) move(thing, to);
      else if (Array.isArray(thing.place)) move(thing, [Number(thing.place[0]) + to.by[0], Number(thing.place[1]) + to.by[1]], to.exact);
    },
    letGo() {
      if (chosen === null && hand === HAND) return false;
      choose(null);
      setBarred(null);
      setHand(HAND);
      return true;
    },
  };
  useDeleteKey(trying || chosen === null ? null : () => take(chosen));

  const answer = useCallback(
    ({ snapshot: { at } }: Scene, line: ScriptStep): void => change((d) => ({ ...d, script: [...d.script.slice(0, at), line] })),
    [change],
  );
  const stage = useCallback(
    (before: Scene) => {
      const scene = { ...before, snapshot: { ...before.snapshot, match: `walk ${before.walk}`, waits: trying } };
      const shown = {
        panel: open.current,
        onPanel(id: string): void {
          open.current = id;
        },
      };
      if (!trying) return { ...shown, scene };
      const onRoll = (faces: readonly number[]): void => answer(scene, { roll: faces });
      return { ...shown, scene: { ...scene, take: (id: string) => answer(scene, { take: id }) }, onRoll };
    },
    [trying, answer],
  );
  const undo = (
    <>
      <Button icon={<Undo2 size={17} />} iconOnly data-key="u" aria-keyshortcuts="u" aria-disabled={!back} onClick={() => go(-1)}>
        {t.undo}
      </Button>
      <Button icon={<Redo2 size={17} />} iconOnly data-key="r" aria-keyshortcuts="r" aria-disabled={!forth} onClick={() => go(1)}>
        {t.redo}
      </Button>
    </>
  );
  const tools = (
    <>
      {!trying && (
        <>
          <Select
            label={t.piece}
            value={piece === undefined && ownPiece === undefined && hand !== AWAY ? HAND : hand}
            onChange={(next) => {
              setHand(next);
              setBetween(null);
            }}
            options={[
              { value: HAND, text: t.hand },
              { value: AWAY, text: t.away },
              ...pieces.map((p) => ({ value: p.key, text: p.text })),
              ...(own?.pieces ?? []).map((p) => ({ value: p.id, text: p.title(lang) })),
            ]}
          />
          <p className="small soft" role="status">
            {barred !== null
              ? barred.line(lang)
              : hand === AWAY
                ? t.awayHint
                : between !== null
                  ? t.betweenHint(between)
                  : (piece ?? ownPiece) !== undefined
                    ? t.putHint
                    : chosen === null
                      ? t.handHint
                      : own?.settle === undefined
                        ? t.heldHint
                        : `${t.heldHint} ${t.nudgeHint}`}{' '}
            {barred !== null && <RuleRef id={barred.rule} />}
          </p>
        </>
      )}
      <Picked
        label={t.begin}
        value={start}
        onChange={setStart}
        act={t.beginNow}
        onAct={(which) => {
          if (which === 'ruling') location.hash = hrefTo({ screen: 'rulings', id: game });
          else change(() => ({ situation: which === 'sample' ? form.sample : notation.blank, script: [] }));
          choose(null);
          kept.clear();
        }}
        options={[
          { value: 'fewest', text: t.fewest },
          { value: 'sample', text: t.sample },
          { value: 'ruling', text: t.ruling },
        ]}
      />
    </>
  );
  const above = (scene: Scene) => (
    <div className="pile-2 one-column ruled editor-above" data-composing={!trying || undefined}>
      <Resumed last={last} />
      <div className="flow gap-2 apart">
        <fieldset className="row gap-2 no-pad no-edge" aria-label={t.mode}>
          {[false, true].map((on) => (
            <Button key={String(on)} aria-pressed={trying === on} kind={trying === on ? 'primary' : 'plain'} onClick={() => setTrying(on)}>
              {on ? t.play : t.setUp}
            </Button>
          ))}
          {trying && scene.snapshot.node.kind === 'chance' && (
            <Button
              icon={<Dices size={17} />}
              onClick={() =>
                void ask('lineOf', { walk: scene.walk, at: scene.snapshot.at, what: 'fallen' }).then(
                  (line) => answer(scene, line as ScriptStep),
                  // Another position has been laid meanwhile.
                  () => undefined,
                )
              }
            >
              {t.roll}
            </Button>
          )}
        </fieldset>
        <PlayOn scene={scene} worded />
      </div>
      {script.length > 0 && (
        <p className="row gap-2 small">
          {t.since(script.length)}
          <Button kind="quiet" onClick={() => change((d) => ({ ...d, script: [] }))}>
            {t.dropScript}
          </Button>
        </p>
      )}
      {trying && <Branches draft={draft} scene={scene} all={ways} onChange={setWays} onShow={(way) => change(() => way)} />}
    </div>
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
            seat={-1}
            from={trying ? laid.info.answers : -1}
            beside={(_step, _at, scene) => above(scene)}
            stage={stage}
            undo={undo}
          />
        )}
      </SettingContext>
    </PanelContext>
  );
}

/** Delete and Backspace on the board. */
function useDeleteKey(take: (() => void) | null): void {
  const now = useRef(take);
  now.current = take;
  useEffect(() => {
    const hear = (e: KeyboardEvent): void => {
      if (now.current === null || !['Delete', 'Backspace'].includes(e.key) || !(e.target as Element).matches('body, [data-board] *'))
        return;
      e.preventDefault();
      now.current();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
}
