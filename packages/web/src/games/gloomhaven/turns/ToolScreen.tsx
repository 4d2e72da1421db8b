/** A monster's turn as a tool: draw a board, pick the monster and its card, see every legal outcome and why. */
import { wordsFor } from '@escarmouche/words/gloomhaven';
import { useEffect, useMemo, useState } from 'react';
import { faultLines } from '../../../app/faults.ts';
import { notify } from '../../../app/notices.ts';
import { Page } from '../../../app/Page.tsx';
import { isCancelled } from '../../../app/reading.ts';
import { Button, RadioCards, RuleRef, Select } from '../../../design/index.ts';
import { settings, useSettings } from '../../../settings/store.ts';
import { spacesIn, boardOf as whyBoardOf } from '../table/why/rows.ts';
import { WhyOverlay } from '../table/why/WhyOverlay.tsx';
import { WhyTurn } from '../table/why/WhyTurn.tsx';
import { type At, FEWEST, isBare, keyOf, MOST_COLUMNS, MOST_ROWS, resize, type TurnBoard } from './board.ts';
import { EditorBoard } from './EditorBoard.tsx';
import { EXAMPLES } from './examples.ts';
import { boardIn } from './link.ts';
import { MonsterPanel } from './MonsterPanel.tsx';
import { Opening } from './Opening.tsx';
import { DrawnOutcome, Outcomes } from './Outcomes.tsx';
import { Palette, Ways } from './Palette.tsx';
import { People } from './People.tsx';
import type { Piece } from './pieces.ts';
import { Sharing } from './Sharing.tsx';
import { turnStrings, useTurnStrings } from './strings.ts';
import { type Drawing, type ReadBoard, useDrawing, useReading } from './useTurn.ts';
import '../table/board/board.css';
import '../table/board/tokens.css';
import '../table/why/why.css';
import './turns.css';

/** Opens the board that the address holds, and says where it holds none. */
function useAddress(given: string | undefined, draw: Drawing['draw']): void {
  useEffect(() => {
    if (given === undefined) return;
    let gone = false;
    boardIn(given, turnStrings(settings.get().lang).linkName).then(
      (board) => {
        if (!gone) draw(() => board);
      },
      async (error: unknown) => {
        if (isCancelled(error)) return;
        const bad = error instanceof Error && error.name === 'BadLink';
        const lines = bad ? null : await faultLines(error, 'gloomhaven');
        const { lang } = settings.get();
        const t = turnStrings(lang);
        if (!gone) notify('file', lines === null ? t.badLink : `${t.badLink} ${lines[lang]}`, 'bad');
      },
    );
    return () => {
      gone = true;
    };
  }, [given, draw]);
}

export default function ToolScreen({ with: given }: { with?: string }) {
  const t = useTurnStrings();
  const drawing = useDrawing();
  const { board, draw, undo, redo } = drawing;
  const [piece, setPiece] = useState<Piece>('active');
  const [shown, setShown] = useState(0);
  const [pointed, setPointed] = useState<At | null>(null);
  const [candidate, setCandidate] = useState(-1);
  const reading = useReading(board);
  const read = reading.kind === 'read' ? reading.of : null;
  useAddress(given, draw);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another board begins with its first outcome
  useEffect(() => {
    setShown(0);
    setCandidate(-1);
  }, [board]);
  const put = (b: TurnBoard): void => {
    draw(() => b);
    setPiece('move');
  };
  useEffect(() => {
    const onKeyDown = (e: KeyboardEvent): void => {
      if (!(e.ctrlKey || e.metaKey) || e.altKey || (e.target as Element).matches('input:not([type=radio]), textarea, select')) return;
      const key = e.key.toLowerCase();
      const back = key === 'z' && !e.shiftKey ? undo : key === 'y' || (key === 'z' && e.shiftKey) ? redo : undefined;
      if (back === undefined) return;
      e.preventDefault();
      back?.();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [undo, redo]);
  // A hex of the board stands for the candidate on it, as its row in the list does.
  const onBoard = read === null || pointed === null ? -1 : read.table.map.names.indexOf(keyOf(pointed));
  const explained = candidate >= 0 ? candidate : onBoard;
  return (
    <Page title={t.title} lead={t.lead}>
      <div className="grid gap-5 turns">
        <div className="pile-4 packed may-shrink">
          <Palette piece={piece} pick={setPiece} />
          <EditorBoard
            key={`${board.columns} ${board.rows}`}
            board={board}
            piece={piece}
            draw={draw}
            point={setPointed}
            under={read !== null && <DrawnOutcome of={read} shown={shown} />}
            over={read !== null && candidate >= 0 && <Explained of={read} candidate={candidate} />}
          />
          <Ways drawing={drawing} piece={piece} />
        </div>
        <div className="pile-4 packed may-shrink">
          <Outcomes reading={reading} bare={isBare(board)} shown={shown} show={setShown} />
          {isBare(board) && <Examples put={put} />}
          <section aria-labelledby="turns-monster">
            <h2 id="turns-monster">{t.monsterTitle}</h2>
            <MonsterPanel board={board} draw={draw} />
          </section>
          <section aria-labelledby="turns-people">
            <h2 id="turns-people">{t.people}</h2>
            <People board={board} draw={draw} />
          </section>
          <section aria-labelledby="turns-size">
            <h2 id="turns-size">{t.size}</h2>
            <Size board={board} draw={draw} />
          </section>
          {!isBare(board) && <Examples put={put} />}
        </div>
        {read !== null && !read.read.stunned && (
          <section className="pile-4 packed may-shrink turns-why" aria-labelledby="turns-why">
            <h2 id="turns-why">{t.why}</h2>
            <WhyOf of={read} candidate={explained} point={setCandidate} />
          </section>
        )}
        <div className="pile-4 packed may-shrink turns-below">
          <Sharing of={read} />
          <Opening take={put} />
        </div>
      </div>
    </Page>
  );
}

/** Every candidate, and where it lost. */
function WhyOf({ of: { board, read, table }, candidate, point }: { of: ReadBoard; candidate: number; point: (hex: number) => void }) {
  const { lang } = useSettings();
  const words = wordsFor(lang);
  const names = useMemo(() => {
    const naming = { table, state: read.named };
    return {
      figure: (i: number) => words.figure(i, naming),
      named: (i: number) => words.named(i, naming),
      space: (hex: number) => table.map.names[hex] ?? '',
      part: (c: Parameters<typeof words.contribution>[0]) => words.contribution(c, naming),
    };
  }, [table, read, words]);
  // Numbers of one's own stand on no card.
  const thought = board.monster.type === 'own' ? { ...read.thought, card: '' } : read.thought;
  return <WhyTurn lang={lang} names={names} thought={thought} why={read.why} chance={false} candidate={candidate} onPoint={point} />;
}

/** What is pointed at in the explanation, on the board. */
function Explained({ of: { read, table }, candidate }: { of: ReadBoard; candidate: number }) {
  const { lang } = useSettings();
  const board = useMemo(() => whyBoardOf(read.why, spacesIn(read.thought)), [read]);
  return <WhyOverlay lang={lang} field={table.map.field} at={read.thought.at} board={board} candidate={candidate} />;
}

/** Boards to begin with. */
function Examples({ put }: { put: (b: TurnBoard) => void }) {
  const { lang } = useSettings();
  const t = useTurnStrings();
  return (
    <section aria-labelledby="turns-examples">
      <h2 id="turns-examples">{t.examples}</h2>
      <ul className="pile-2 no-pad turns-examples">
        {EXAMPLES.map((e) => (
          <li key={e.id}>
            <Button onClick={() => put(e.board)}>{e.name[lang]}</Button>
            <p className="small">
              {e.text[lang]} <RuleRef id={e.rule} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Columns, rows, and what the rim is. */
function Size({ board, draw }: { board: TurnBoard; draw: Drawing['draw'] }) {
  const t = useTurnStrings();
  const upTo = (most: number, now: number) =>
    Array.from({ length: Math.max(most, now) - FEWEST + 1 }, (_x, i) => ({ value: String(i + FEWEST), text: String(i + FEWEST) }));
  return (
    <div className="pile-3 low turns-fields">
      <Select
        label={t.columns}
        value={String(board.columns)}
        options={upTo(MOST_COLUMNS, board.columns)}
        onChange={(n) => draw((b) => resize(b, Number(n), b.rows))}
      />
      <Select
        label={t.rows}
        value={String(board.rows)}
        options={upTo(MOST_ROWS, board.rows)}
        onChange={(n) => draw((b) => resize(b, b.columns, Number(n)))}
      />
      <RadioCards
        legend={t.rim}
        look="inline"
        value={board.rim}
        options={[
          { value: 'wall' as const, title: t.rimWall },
          { value: 'open' as const, title: t.rimOpen },
        ]}
        onChange={(rim) => draw((b) => ({ ...b, rim }))}
      />
    </div>
  );
}
