/** A puzzle: a position and a question, answered by pointing at the board, or by a number; the rules correct it, each with its reason. */
import { asks, isAbout, type KeptPuzzle, meansOf, type Option, type Puzzle, puzzlesOf } from '@escarmouche/engine/core';
import { Check, X } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { faultLines } from '../app/faults.ts';
import { Page } from '../app/Page.tsx';
import { hrefTo } from '../app/router.ts';
import { useStore } from '../app/store.ts';
import { useFound } from '../app/useFound.ts';
import { CloseContext } from '../board/close.ts';
import type { FreeHand } from '../board/Grid.tsx';
import type { Chooser } from '../board/useChoosing.ts';
import { Button, Disclosure, SideMark } from '../design/index.ts';
import { type OpenWalk, openWalk } from '../replay/open.ts';
import { useStep } from '../replay/WalkStage.tsx';
import { useSettings } from '../settings/store.ts';
import { figureIn, figuresIn } from '../table/args.ts';
import type { SaidDeed, Scene, Verb } from '../table/contract.ts';
import { Pointing } from '../table/Pointing.tsx';
import { SceneContext } from '../table/scene.ts';
import { Means } from '../table/Take.tsx';
import { useMedia } from '../table/useNarrow.ts';
import { verbsOf } from '../table/verbs.ts';
import { puzzleLikeness } from './library.ts';
import type { LibraryProps } from './library-props.ts';
import { Allowed, Falling, OnBoard, Onwards, Refused, Result } from './PuzzleVerdict.tsx';
import { dayOf, keep, next, quiz, visit, visitOf, withAnswer, withPut } from './quiz.ts';
import { useLibraryTexts } from './strings.ts';

export function PuzzleScreen({ game, library, at: asked }: Pick<LibraryProps, 'game' | 'library'> & { readonly at: number }) {
  const t = useLibraryTexts();
  const { lang } = useSettings();
  const at = Math.min(asked, library.puzzles.length);
  const kept = library.puzzles[at - 1];
  const ids = useMemo(() => library.puzzles.map((p) => p.id), [library]);
  const { nth, right, answered } = visitOf(useStore(visit).puzzles, ids, kept?.id ?? '');
  useEffect(() => {
    if (kept !== undefined) visit.set({ puzzles: withPut(visit.get().puzzles, kept.id) });
  }, [kept]);
  const of = useMemo(() => (kept === undefined ? undefined : library.situationOf(kept)), [kept, library]);
  const { found: open, wrong } = useFound(
    useCallback(async () => (of === undefined ? null : openWalk({ game: game.id, ruling: of.of, from: undefined })), [game, of]),
    (error) => faultLines(error, game.id),
  );
  return (
    <Page
      title={t.puzzle(nth, library.puzzles.length)}
      lead={
        <>
          <a href={hrefTo({ screen: 'rulings', id: game.id })}>{t.back}</a>
          {answered > 0 && (
            <span className="small soft" data-score>
              {' · '}
              {t.puzzleScore(right, answered)}
            </span>
          )}
        </>
      }
    >
      {wrong !== null && <p className="field-fault">{wrong[lang]}</p>}
      {kept !== undefined && of !== undefined && open !== null && (
        <Put open={open} kept={kept} step={of.step} ids={ids} library={library} game={game.id} />
      )}
    </Page>
  );
}

interface PutProps {
  readonly open: OpenWalk;
  readonly kept: KeptPuzzle;
  readonly step: number;
  readonly ids: readonly string[];
  readonly library: LibraryProps['library'];
  readonly game: string;
}

function Put({ open, kept, step, ids, library, game }: PutProps) {
  const here = useStep(open, step, -1);
  // How many dice fall is what the rules ask next.
  const after = useStep(open, kept.at === 'dice' ? step + 1 : step, -1);
  const puzzle = useMemo((): Puzzle | null => {
    if (here === null || after === null) return null;
    const { options, refused } = here.step.snapshot;
    if (kept.at !== 'dice') return puzzlesOf(options, refused).find((p) => asks(p, kept)) ?? null;
    const { node } = after.step.snapshot;
    return node.kind === 'chance' && node.dice !== null
      ? { at: 'dice', does: kept.does, by: kept.by, with: [], candidates: [], right: [String(node.dice.dice)], reasons: {} }
      : null;
  }, [here, after, kept]);
  // What is said of figures is answered on the board: names say the signs there.
  const scene = useMemo((): Scene | null => here && { ...here.scene, speech: here.scene.speech.signed ?? here.scene.speech }, [here]);
  if (scene === null || puzzle === null || after === null) return null;
  return (
    <SceneContext value={scene}>
      <Asked key={kept.id} puzzle={puzzle} kept={kept} scene={scene} after={after.scene} ids={ids} library={library} game={game} />
    </SceneContext>
  );
}

/** Lines of what happened before. */
const LINES = 5;

/** The most dice that can be said. */
const DICE = 10;

/** Room for the question beside the board. */
const BESIDE = '(min-width: 60rem)';

/** With so many figures on the board, all of them have their texts beside it; of more, those that the question is about. */
const FEW = 6;

interface AskedProps extends Omit<PutProps, 'open' | 'step'> {
  readonly puzzle: Puzzle;
  readonly scene: Scene;
  readonly after: Scene;
}

function Asked({ puzzle, kept, scene, after, ids, library, game }: AskedProps) {
  const t = useLibraryTexts();
  const { cards } = useStore(quiz);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [done, setDone] = useState(false);
  const [reading, setReading] = useState(true);
  const beside = useMedia(BESIDE);
  const { options, refused } = scene.snapshot;
  const { sorting } = scene.game;
  const { speech } = scene;
  const verbs = verbsOf(sorting, options, refused);
  const verb = verbs.find((v) => isAbout(puzzle, v.first));
  const dice = options.find((o) => o.id === kept.answer);
  const bare = useMemo(
    (): Scene => ({ ...scene, take: null, snapshot: { ...scene.snapshot, options: [], refused: [], waits: false } }),
    [scene],
  );
  const board = scene.game.useBoard(bare) as Chooser & { readonly hand?: FreeHand & Readonly<Record<string, unknown>> };
  const { figures, spaces, standsOn, figuresAt } = board.pieces;
  /** The answers that are asked about; what is done with a card is called after it, where nothing else is. */
  const of = puzzle.at === 'with' ? [...options, ...refused].filter((o) => isAbout(puzzle, o)) : [];
  const verbOf = (o: SaidDeed): Verb | undefined => verbs.find((v) => v.key === sorting.verb(o));
  const nameOf = (o: SaidDeed): string => {
    const its = verbOf(o);
    const alone = its !== undefined && of.every((x) => meansOf(x) === meansOf(o) || sorting.verb(x) !== its.key);
    return alone ? sorting.name(scene, its) : speech.option(o.say);
  };
  const saidOf = (name: string): string => {
    const o = of.find((x) => meansOf(x) === name);
    const its = o && verbOf(o);
    if (o === undefined || its === undefined) return '';
    const { line, text } = sorting.facts(scene, { ...its, first: o });
    return [line, text].filter(Boolean).join(' · ');
  };
  const called = (name: string): string => {
    if (figures.includes(name)) return speech.figure(figures.indexOf(name));
    const means = of.find((o) => meansOf(o) === name);
    return means === undefined ? speech.inFile(name) : nameOf(means);
  };
  const onFigures = puzzle.at === 'figures' || puzzle.at === 'by';
  const toggle = (name: string): void => setChosen(chosen.includes(name) ? chosen.filter((c) => c !== name) : [...chosen, name]);
  const press = (space: number): void => {
    if (done) return;
    const [first] = figuresAt(space).map((f) => figures[f]);
    if (puzzle.at === 'spaces') {
      if (spaces[space]) toggle(spaces[space]);
    } else if (onFigures && first !== undefined && (puzzle.at !== 'by' || puzzle.candidates.includes(first))) toggle(first);
  };
  const wrong = chosen.filter((c) => !puzzle.right.includes(c));
  const missed = puzzle.right.filter((c) => !chosen.includes(c));
  // Of a place the rules lead to, any that they leave is right.
  const right = wrong.length === 0 && (puzzle.at === 'spaces' ? chosen.length > 0 : missed.length === 0);
  const check = (): void => {
    setDone(true);
    keep(kept.id, right);
    visit.set({ puzzles: withAnswer(visit.get().puzzles, kept.id, right) });
  };
  // Figures that were chosen are ticked; a place is framed as any that can be pressed.
  const marked = new Map((puzzle.at === 'spaces' ? chosen : []).map((c) => [spaces.indexOf(c), []]));
  const { Board, Texts, Timeline, panels } = scene.game.parts;
  const signs = panels.find((p) => p.explains === true);
  // What the answer hangs on may lie in what has just been done, and in what is left of the turn.
  const told = scene.events.filter((e) => !scene.game.log.small.includes(e.key)).slice(-LINES);
  // Whoever is named in what is asked or has happened; of those who may act, all.
  const says = [
    ...told,
    ...(scene.snapshot.node.kind === 'over' ? [] : [scene.snapshot.node.prompt]),
    ...(verb === undefined ? [] : [verb.first.say]),
    ...(dice === undefined ? [] : [dice.say]),
    ...of.map((o) => o.say),
  ];
  const named = [
    ...(kept.by === undefined ? [] : [figures.indexOf(kept.by)]),
    ...puzzle.candidates.map((c) => figures.indexOf(c)),
    ...says.flatMap(({ args }) => Object.values(args).flatMap((a) => [figureIn(a), ...figuresIn(a)])),
  ];
  const standing = figures.flatMap((_f, i) => (standsOn(i) >= 0 ? [i] : []));
  const concerned = [...new Set([...named, ...(standing.length <= FEW ? standing : [])])].filter((i) => i >= 0);
  const following = next(ids, cards, dayOf(new Date()), kept.id, puzzleLikeness(library));
  const { node } = scene.snapshot;
  const seat = node.kind === 'over' ? -1 : node.seat;
  const who = kept.by === undefined || !figures.includes(kept.by) ? '' : called(kept.by);
  // An option that is not aimed says its aim itself: then what is asked there is said instead.
  const what =
    verb !== undefined && puzzle.at !== 'with' && (puzzle.at === 'by' ? options.some((o) => o.does !== puzzle.does) : verb.aimed)
      ? `${[who, sorting.name(scene, verb)].filter(Boolean).join(', ')}.`
      : speech.prompt(node).question;
  const question = (
    <>
      {seat >= 0 && (
        <p className="bar soft sans small gap-2">
          <SideMark seat={seat} size={14} /> {t.youAre(speech.seat(seat))}
        </p>
      )}
      <p className="large semibold">
        {dice !== undefined ? t.howMany(speech.option(dice.say)) : t.pointAt[puzzle.at === 'dice' ? 'figures' : puzzle.at](what)}
      </p>
      {told.length > 0 && (
        <ul className="small pile-1 no-pad" aria-label={t.before}>
          {told.map((e, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they stay as they are
            <li key={i}>{speech.event(e)}</li>
          ))}
        </ul>
      )}
    </>
  );
  const looks = (c: string): string => (!done ? '' : puzzle.right.includes(c) ? 'puzzle-right' : chosen.includes(c) ? 'puzzle-wrong' : '');
  const answers = (
    <div className="pile-3 one-column" {...(done ? { 'data-solved': right } : {})}>
      {done && (
        <>
          <Result right={right} />
          <Onwards kept={kept} library={library} game={game} following={following === undefined ? undefined : ids.indexOf(following) + 1} />
        </>
      )}
      {puzzle.at === 'dice' ? (
        <p className="row gap-2">
          {Array.from({ length: DICE }, (_v, i) => String(i + 1)).map((n) => (
            <Button
              key={n}
              className={looks(n)}
              aria-pressed={chosen.includes(n)}
              aria-disabled={done}
              onClick={() => !done && setChosen([n])}
            >
              {n}
            </Button>
          ))}
        </p>
      ) : puzzle.at === 'with' || puzzle.at === 'by' ? (
        <ul className="pile-2 no-pad">
          {puzzle.candidates.map((c) => {
            const its = of.find((o) => meansOf(o) === c);
            const may = puzzle.right.includes(c);
            return (
              <li key={c} className={done && wrong.includes(c) ? 'pile-1 bad' : 'pile-1'}>
                <span>
                  <Button
                    className={looks(c)}
                    aria-pressed={chosen.includes(c)}
                    aria-disabled={done}
                    icon={done ? may ? <Check size={15} aria-hidden="true" /> : <X size={15} aria-hidden="true" /> : null}
                    onClick={() => !done && toggle(c)}
                  >
                    {called(c)}
                  </Button>
                </span>
                {saidOf(c) !== '' && <span className="small soft">{saidOf(c)}</span>}
                {done ? (
                  <div className="small">
                    {may ? <Allowed name={c} puzzle={puzzle} library={library} /> : <Refused name={c} puzzle={puzzle} />}
                  </div>
                ) : (
                  its !== undefined && <Means option={its as Option} />
                )}
              </li>
            );
          })}
        </ul>
      ) : done ? (
        <OnBoard puzzle={puzzle} library={library} wrong={wrong} called={called} />
      ) : (
        <p className="semibold" role="status">
          {chosen.length === 0 ? t.noneChosen : t.chosen(speech.list(chosen.map(called)))}
        </p>
      )}
      {done && puzzle.at === 'dice' && <Falling puzzle={puzzle} library={library} after={after} />}
      {!done && (
        <p>
          <Button
            kind="primary"
            icon={<Check size={17} />}
            aria-disabled={chosen.length === 0}
            onClick={() => chosen.length > 0 && check()}
          >
            {t.check}
          </Button>
        </p>
      )}
    </div>
  );
  return (
    <div className="pile-3 one-column puzzle" data-puzzle={kept.id}>
      <div className="pile-3 one-column puzzle-asked">
        {question}
        {beside && answers}
      </div>
      <div className="pile-3 one-column puzzle-board">
        {Timeline !== undefined && <Timeline board={board} />}
        <div className="grid anchor may-flatten small-board-drawing">
          {/* A place that may be the answer lies anywhere; of figures, those that stand there are all. */}
          <CloseContext value={puzzle.at !== 'spaces'}>
            <Pointing board={board}>
              <Board
                board={
                  {
                    ...board,
                    clicks: marked,
                    held: -1,
                    holders: [],
                    picks: onFigures ? chosen.map((c) => figures.indexOf(c)) : [],
                    answers: () => !done && (onFigures || puzzle.at === 'spaces'),
                    mayDrag: () => false,
                    press,
                    drag: () => undefined,
                    letGo: () => false,
                    ...(board.hand && {
                      hand: {
                        ...board.hand,
                        inHand: null,
                        refused: null,
                        may: () => true,
                        letGo: () => false,
                        onKey: () => false,
                        press: () => undefined,
                      },
                    }),
                  } as Chooser
                }
              />
            </Pointing>
          </CloseContext>
        </div>
      </div>
      {!beside && <div className="pile-3 one-column puzzle-answers">{answers}</div>}
      <div className="pile-2 one-column puzzle-more">
        {Texts !== undefined && concerned.length + says.length > 0 && (
          <Disclosure summary={t.texts} open={reading} onToggle={setReading}>
            <div className="small at-top grid gap-3 puzzle-texts">
              <h2 className="hidden-visually">{t.texts}</h2>
              <Texts says={says} figures={concerned} />
            </div>
          </Disclosure>
        )}
        {signs !== undefined && (
          <Disclosure summary={signs.title(speech.lang)}>
            <signs.Contents board={board} />
          </Disclosure>
        )}
      </div>
    </div>
  );
}
