/** The table of a game that has none of its own: hexes, its figures, what is offered there, and a list of both sides. */
import type { AnyManifest } from '@escarmouche/engine';
import { hexId } from '@escarmouche/engine/space';
import { plainWords } from '@escarmouche/words/plain';
import { useMemo } from 'react';
import { Board as AnyBoard, type Piece } from '../board/Board.tsx';
import { changed, type Happened, marksOf } from '../board/deeds.ts';
import { type Ground, pointyGround } from '../board/ground.ts';
import type { Customs } from '../board/meaning.ts';
import { boardPieces, standsAt } from '../board/pieces.ts';
import { Left, sideOutline, TokenBody } from '../board/Token.tsx';
import { type Chooser, useChoosing } from '../board/useChoosing.ts';
import { usePointing } from '../board/usePointing.ts';
import { figureAsked, figureIn } from '../table/args.ts';
import { type AnyGameTable, type Scene as AnyScene, gameTable } from '../table/contract.ts';
import { FigureLine, Health, SideHeading } from '../table/Figures.tsx';
import { gistsOf } from '../table/gist.ts';
import { useScene as useAnyScene } from '../table/scene.ts';
import { sortedBy } from '../table/sorting.ts';
import { speechWith } from '../table/speech.ts';
import type { PlainPosition } from './play.ts';
import { plainStrings, usePlainStrings } from './strings.ts';

type Scene = AnyScene<unknown, PlainPosition>;
const useScene = useAnyScene as () => Scene;

interface BoardState extends Chooser {
  readonly ground: Ground;
  readonly actor: number;
}

/** What just happened, as the game says by which events: blows, and what was lost. */
function happened({ told }: AnyManifest, { events, fresh, snapshot }: Scene): readonly Happened[] {
  const news = fresh === 0 ? [] : events.slice(-fresh);
  const { figures } = snapshot.position;
  const at = (i: number): number => standsAt(figures, i);
  const blows = news.flatMap(({ key, args }): Happened[] => {
    const [from, to] = [figureIn(args.figure), figureIn(args.target)];
    if (!told.blows.includes(key) || at(from) < 0 || at(to) < 0) return [];
    return [{ kind: 'at', from: at(from), to: at(to), side: figures[from].side }];
  });
  return [...blows, ...changed(news, Object.fromEntries(told.harms.map((key) => [key, -1 as const])), at)];
}

function boardOf(of: AnyManifest) {
  return function Board({ board }: { board: BoardState }) {
    const scene = useScene();
    const t = usePlainStrings();
    const { table, snapshot, speech } = scene;
    const { figures } = snapshot.position;
    const { ground, actor } = board;
    const field = of.field(table);
    const drawing = useMemo(
      () => (
        <path
          className="hollow line-soft line-12"
          d={ground.rows
            .flat()
            .map((s) => ground.outline(s))
            .join('')}
        />
      ),
      [ground],
    );
    const pieces = figures.flatMap((f, i): Piece[] =>
      f.place < 0
        ? []
        : [
            {
              key: f.id,
              space: f.place,
              figure: i,
              drawing: (
                <g className={`token side-${f.side}`}>
                  <TokenBody outline={(size) => sideOutline(f.side, size)} r={26} active={i === actor} />
                  <Left on="heart" n={f.left} low={f.left * 3 <= f.most} x={0} y={0} />
                  <text className="fill-ink haloed joined mid" y="43" fontSize="17">
                    {speech.figure(i)}
                  </text>
                </g>
              ),
            },
          ],
    );
    const said = (i: number): string => `${speech.figure(i)}, ${t.left(figures[i].left, figures[i].most)}`;
    return (
      <AnyBoard
        board={board}
        ground={ground}
        texts={t}
        drawing={drawing}
        marks={() => marksOf(happened(of, scene))}
        pieces={pieces}
        spoken={(s) => [hexId(field, s), ...board.pieces.figuresAt(s).map(said)]}
      />
    );
  };
}

/** Both sides: each figure with what it has left. */
function Sides({ board }: { board: BoardState }) {
  const { snapshot, speech } = useScene();
  const t = usePlainStrings();
  const { figures } = snapshot.position;
  return [...new Set(figures.map((f) => f.side))].map((seat) => (
    <section key={seat}>
      <SideHeading seat={seat} />
      {figures.map(
        (f, i) =>
          f.side === seat && (
            <FigureLine key={f.id} name={speech.figure(i)} state={f.signs} looked={i === board.held} onLook={() => board.hold(i)}>
              <Health left={f.left} most={f.most} aloud={t.left(f.left, f.most)} />
            </FigureLine>
          ),
      )}
    </section>
  ));
}

/** The table of a game. */
export function plainTable(of: AnyManifest): AnyGameTable {
  const { game, notation } = of.situations;
  const { told } = of;
  const heads = [...told.turns, ...told.ends];
  // Dice fall behind whatever is answered to a blow.
  const customs: Customs = { asksTwice: (o) => of.aimed.includes(o.does) };
  return gameTable<unknown, PlainPosition, Scene, BoardState>({
    id: game.id,
    ...(notation === undefined ? {} : { notation: async () => notation }),
    tables: (setup) => game.tables(setup),
    seats: () => game.seats,
    speech(lang, table) {
      const seatNames = of.figures(table).map((f) => f.names[lang]);
      return speechWith(lang, plainWords(of, lang), { table, seatNames });
    },
    sorting: sortedBy<Scene>({
      foretold: (o) => of.aimed.includes(o.does),
      layout: [
        { look: 'plain', groups: ['ask'] },
        { look: 'list', groups: ['space'], title: (lang) => plainStrings(lang).spaces },
        { look: 'plain', groups: ['end'], stays: true },
      ],
      groups: {},
      group: ({ does, on }) => (of.rests.includes(does) ? 'end' : on.spaces.length > 0 ? 'space' : undefined),
      figures: ({ snapshot }) => snapshot.position.figures,
      space: ({ table }, space) => hexId(of.field(table), space),
      name: ({ speech }, verb) => speech.option(verb.first.say),
      facts: () => ({ line: '', text: '' }),
    }),
    useBoard(scene) {
      const { table, snapshot } = scene;
      const { node, position } = snapshot;
      const field = of.field(table);
      const ground = useMemo(() => pointyGround(field), [field]);
      const spaces = useMemo(() => Array.from({ length: field.size }, (_v, s) => hexId(field, s)), [field]);
      const actor = figureAsked(node);
      const pieces = useMemo(() => boardPieces(position.figures, spaces, actor), [position.figures, spaces, actor]);
      return { ...useChoosing(scene, pieces, ground, customs), ground, actor };
    },
    usePointing,
    parts: { Board: boardOf(of), Sides, panels: [{ id: 'sides', title: (lang) => of.scored[lang], Contents: Sides, narrowOnly: true }] },
    score: ({ snapshot }) => snapshot.position.score.map((points, seat) => ({ seat, points, aloud: String(points) })),
    goal: ({ snapshot, speech }) =>
      `${of.paragraphs[0].text[speech.lang].split('. ')[0]} · ${plainStrings(speech.lang).round(snapshot.position.round)}`,
    endLine: ({ snapshot, speech }) =>
      snapshot.position.score.map((n, seat) => `${speech.seat(seat)} · ${of.scored[speech.lang]} ${n}.`).join(' '),
    log: { headings: heads, small: [], gist: gistsOf({ attack: told.blows, harm: told.harms }) },
    holdsSecrets: () => false,
    hidesNothing: () => true,
  });
}
