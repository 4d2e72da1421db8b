/** What a person does on the board, beside what every game's board can: halves of cards played by pressing where they lead, looks, monsters' turns explained. */
import { NOBODY } from '@escarmouche/engine/core';
import type { Thought } from '@escarmouche/engine/gloomhaven';
import { useEffect, useMemo, useState } from 'react';
import { type Ground, pointyGround } from '../../../board/ground.ts';
import type { Customs, Pieces } from '../../../board/meaning.ts';
import { boardPieces } from '../../../board/pieces.ts';
import type { Pressed } from '../../../board/pressing.ts';
import { type Chooser, useChoosing } from '../../../board/useChoosing.ts';
import { figureAsked, NOWHERE } from '../../../table/args.ts';
import type { Sorting } from '../../../table/contract.ts';
import { useSame } from '../../../table/useSame.ts';
import { verbsOf } from '../../../table/verbs.ts';
import type { Ahead } from '../ahead.ts';
import { shownWith } from './board/geometry.ts';
import { type Scene, useGhAnswer } from './scene.ts';
import type { WhyBoard } from './why/rows.ts';
import { useWhyBoard } from './why/useWhyBoard.ts';

export interface BoardState extends Chooser {
  readonly ground: Ground;
  /** The figure whose card is shown; `NOBODY` for none. */
  readonly inspected: number;
  /** What presses may do, by the ids of their options. */
  readonly ahead: ReadonlyMap<string, Ahead>;
  /** Whether that is known by now. */
  readonly isTold: boolean;
  /** A monster's turn that is being explained: what it went by. */
  readonly thought: Thought | null;
  /** Its candidates, once the worker has told them. */
  readonly explained: WhyBoard | null;
  /** The candidate of it that is pointed at in the list: a hex; `NOWHERE` for none. */
  readonly named: number;
  inspect(figure: number): void;
  explain(thought: Thought | null): void;
  pointCandidate(hex: number): void;
}

const NOTHING = {} as const;
/** What is answered on the cards themselves, and by no place of the board. */
const ON_CARDS = ['cards', 'lose', 'suffer', 'accept', 'another', 'rest', 'no-rest', 'take', 'keep', 'use', 'add', 'double'];

/** Whether a half is played for good, or loses something: it is never meant unless it is named. */
const isDear = ({ use }: Ahead): boolean => use?.settles !== undefined || use?.cost?.some((c) => c.to === 'lost') === true;

/** What a press may mean: a plain use of a card is named on the card where a printed half does the same there. */
function meant(all: readonly Ahead[]): readonly Ahead[] {
  const where = ({ option: { does, on } }: Ahead): string => [does, ...on.figures, ...on.spaces].join();
  const printed = new Set(all.filter((a) => a.use?.does === 'play' && !isDear(a)).map(where));
  return all.filter((a) => a.use?.does !== 'basic' || !printed.has(where(a)));
}

function usePieces({ table, snapshot: { node, position } }: Scene): Pieces {
  const asked = figureAsked(node);
  return useMemo(() => boardPieces(position.figures, table.map.names, asked >= 0 ? asked : position.turn), [table, position, asked]);
}

/**
 * What a press may lead to behind other answers is asked of the worker at each question; until it has answered, only what is listed is
 * meant.
 */
export function useBoard(scene: Scene): BoardState {
  const { snapshot, table, game } = scene;
  const { tiles, turn } = snapshot.position;
  const [rooms, doors] = [useSame(snapshot.position.rooms), useSame(snapshot.position.doors)];
  const { map } = table;
  const ground = useMemo(() => {
    const { box, rows } = shownWith(map, rooms);
    return { ...pointyGround(map.field, rows.flat()), box };
  }, [map, rooms]);
  const pieces = usePieces(scene);

  // What a press may lead to stands beside what is asked.
  const asked = scene.take !== null && snapshot.moment === null;
  const told = useGhAnswer(scene, 'ahead', asked ? NOTHING : null);
  const ahead = useMemo(() => new Map(meant(told ?? []).map((a) => [a.option.id, a])), [told]);
  const within = useMemo((): Scene => {
    const known = new Set(snapshot.options.map((o) => o.id));
    const more = [...ahead.values()].flatMap((a) => (known.has(a.option.id) ? [] : [a.option]));
    // Where a line takes something, that is where it is meant.
    const own = snapshot.options.map((o) => (o.does === 'do' && ahead.has(o.id) ? { ...o, on: (ahead.get(o.id) as Ahead).option.on } : o));
    return ahead.size === 0 ? scene : { ...scene, snapshot: { ...snapshot, options: [...own, ...more] } };
  }, [scene, snapshot, ahead]);
  const customs = useMemo((): Customs => {
    // A trap is sprung, and a room behind a door seen, by nobody who has not been told.
    const closed = map.doors.filter((_d, i) => !doors.includes(i));
    const traps = tiles.filter((t) => t.kind === 'trap');
    const grave = new Set([...traps.map((t) => t.hex), ...closed.map((d) => d.space)].map((hex) => map.names[hex]));
    // An attack is meant more often than what else is done to somebody, and nothing is meant that is lost for good.
    const least = (a: Ahead): number => (isDear(a) ? 2 : 0) + (a.option.does === 'target' ? 0 : 1);
    const order = [...ahead.values()].sort((a, b) => least(a) - least(b)).map((a) => a.option.id);
    return {
      areas: ['area'],
      places: (o) =>
        ON_CARDS.includes(o.does)
          ? []
          : o.does === 'do' && o.on.spaces.length > 0
            ? o.on.spaces.map((name) => pieces.spaces.indexOf(name))
            : null,
      rank: (o) => order.indexOf(o.id),
      // Behind the half of a card that leads there cards are drawn for an attack, or the half is lost.
      asksTwice: (o) =>
        o.does === 'target' ||
        (o.does === 'move' && grave.has(o.on.spaces.at(-1) ?? '')) ||
        (ahead.has(o.id) && isDear(ahead.get(o.id) as Ahead)),
      walks: ['move', 'to', 'start', 'go'],
    };
  }, [tiles, doors, map, ahead, pieces]);
  const chooser = useChoosing(within, pieces, ground, customs);
  const verbs = useMemo(() => verbsOf(game.sorting as Sorting, snapshot.options, snapshot.refused), [game, snapshot]);

  const [inspected, setInspected] = useState(NOBODY);
  const [thought, explain] = useState<Thought | null>(null);
  const [named, pointCandidate] = useState(NOWHERE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new node begins with a clean board
  useEffect(() => {
    explain(null);
    pointCandidate(NOWHERE);
  }, [snapshot.at, snapshot.match, snapshot.moment]);
  const explained = useWhyBoard(scene, thought);

  const press = (hex: number, how: Pressed): void => {
    const [here] = pieces.figuresAt(hex);
    if (here !== undefined) setInspected(here);
    chooser.press(hex, how);
  };

  return {
    ...chooser,
    verbs,
    ground,
    press,
    inspected: inspected >= 0 ? inspected : turn,
    ahead,
    isTold: told !== null,
    thought,
    explained,
    named,
    inspect: setInspected,
    explain,
    pointCandidate,
  };
}
