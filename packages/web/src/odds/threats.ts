/** Who could do what to whom in the next turns: asked beside the match, and drawn as a layer of the board. */
import { NOBODY } from '@escarmouche/engine/core';
import { createContext, useEffect, useMemo, useRef, useState } from 'react';
import type { Mark } from '../board/mark.ts';
import type { Chooser } from '../board/useChoosing.ts';
import type { Choosing, Scene } from '../table/contract.ts';
import { askBeside } from '../worker/client.ts';
import { ELSEWHERE } from '../worker/protocol.ts';
import type { PlaceThreatened, ThreatQuestion, ThreatsBegun, ThreatTold } from '../worker/seen.ts';
import { number } from './numbers.ts';
import { useOddsTexts } from './strings.ts';

/** What the person asks. */
interface Wanted {
  readonly on: boolean;
  readonly way: ThreatQuestion['way'];
  /** Chosen by name; `NOBODY`: whoever is held, or acts. */
  readonly figure: number;
}

/** How far the answer is. */
interface Found {
  readonly key: string;
  readonly begun: ThreatsBegun | null;
  readonly places: readonly PlaceThreatened[];
  readonly done: number;
  readonly of: number;
  readonly state: 'running' | 'done' | 'stopped';
}

/** The layer, for the board and for the panel. */
export interface ThreatLayer extends Wanted, Omit<Found, 'key'> {
  /** The figure it is about, and those that it could be about, one's own first. */
  readonly about: number;
  readonly figures: readonly number[];
  /** What the tab of its panel is called. */
  readonly title: string;
  ask(change: Partial<Wanted>): void;
  stop(): void;
}

export const ThreatContext = createContext<ThreatLayer | null>(null);

const NOTHING: Found = { key: '', begun: null, places: [], done: 0, of: 0, state: 'running' };

/** Nothing is asked until the person wants to see it; what is asked is given up as soon as the question is another one. */
export function useThreats(scene: Scene, board: Choosing): ThreatLayer {
  const { snapshot, walk } = scene;
  const { pieces, held } = board as Chooser;
  const [wanted, setWanted] = useState<Wanted>({ on: false, way: 'to', figure: NOBODY });
  const [found, setFound] = useState(NOTHING);
  /** How to give up what is asked. */
  const giveUp = useRef<() => void>(() => {});
  const { at, seat, match, moment } = snapshot;

  const figures = useMemo(() => {
    const standing = pieces.figures.flatMap((_name, i) => (pieces.standsOn(i) >= 0 ? [i] : []));
    return standing.sort((a, b) => Number(pieces.seatOf(a) !== seat) - Number(pieces.seatOf(b) !== seat));
  }, [pieces, seat]);
  const about = [wanted.figure, held, pieces.acting, figures[0] ?? NOBODY].find((i) => figures.includes(i)) ?? NOBODY;
  const asks = wanted.on && about >= 0 && walk !== ELSEWHERE && moment === null;
  const key = asks ? JSON.stringify([match, walk, at, seat, about, wanted.way]) : '';

  useEffect(() => {
    if (key === '') return;
    let stale = false;
    setFound({ ...NOTHING, key });
    const hear = (done: number, of: number, part: unknown): void => {
      if (stale) return;
      setFound((f) => {
        const place = part as PlaceThreatened | ThreatsBegun;
        return 'apart' in place ? { ...f, begun: place, of } : { ...f, places: [...f.places, place], done, of };
      });
    };
    const { answer, cancel } = askBeside('threats', { walk, at, seat }, { figure: about, way: wanted.way }, hear);
    giveUp.current = cancel;
    void answer.then((whole) => {
      // Where the match has gone on there is nothing more to tell.
      if (!stale) setFound((f) => ({ ...f, state: whole === true ? 'done' : 'stopped' }));
    });
    return () => {
      stale = true;
      cancel();
    };
  }, [key, walk, at, seat, about, wanted.way]);

  const { key: known, ...rest } = found;
  const shown = known === key && key !== '' ? rest : { ...rest, begun: null, places: [], done: 0, of: 0 };
  return {
    ...wanted,
    ...shown,
    about,
    figures,
    title: useOddsTexts().dangers,
    ask: (change) => setWanted((w) => ({ ...w, ...change })),
    stop: () => giveUp.current(),
  };
}

/** The worst that one enemy alone could do at a place; null where nobody reaches it. */
export function worstOf(by: readonly ThreatTold[]): ThreatTold | null {
  return by.reduce<ThreatTold | null>(
    (worst, t) => (worst === null || t.out > worst.out || (t.out === worst.out && t.harm > worst.harm) ? t : worst),
    null,
  );
}

/** Levels of danger by the chance to be taken out, from none reaching there to as good as lost. */
const FROM = [0.05, 0.25, 0.5] as const;

/** How deep a place is tinted, from the chance to be taken out there; 0 where nobody threatens it. */
export function levelOf(t: ThreatTold | null): number {
  return t === null ? 0 : 1 + FROM.filter((p) => t.out >= p).length;
}

/** A percentage to be taken out, or the harm that may be expected where there is none. */
function dangerText(lang: Scene['speech']['lang'], t: ThreatTold | null): string {
  if (t === null) return '0';
  // What may turn out otherwise is never told as certain.
  return t.out >= 0.005 ? `${Math.min(Math.round(t.out * 100), t.out < 1 ? 99 : 100)}%` : number(lang, t.harm);
}

function placeMarks(lang: Scene['speech']['lang'], at: Exclude<ThreatTold['at'], null>, t: ThreatTold | null): Mark[] {
  const level = levelOf(t);
  return [
    { kind: 'hex', tone: 'danger', level, at },
    ...(level > 0 ? [{ kind: 'hatch', tone: 'danger', level, at } as const] : []),
    { kind: 'number', tone: 'danger', level, at, text: dangerText(lang, t) },
  ];
}

/** The layer as marks: under the pieces every place that was looked at, over them whoever is in danger where it stands. */
export function threatMarks(layer: ThreatLayer | null, { pieces }: Chooser, lang: Scene['speech']['lang']) {
  if (layer?.on !== true) return { under: [], over: [] };
  const under = layer.places.flatMap(({ at, by }) => (at === null ? [] : placeMarks(lang, at, worstOf(by))));
  const over = layer.places.flatMap(({ at, by }): Mark[] => {
    if (at !== null) return [];
    const told = layer.way === 'to' ? [worstOf(by)].filter((t) => t !== null) : by;
    return told.flatMap((t): Mark[] => {
      const level = levelOf(t);
      const stands = pieces.standsOn(t.on);
      return [
        { kind: 'ring', tone: 'danger', level, at: stands },
        { kind: 'label', tone: 'danger', level, at: stands, text: dangerText(lang, t) },
      ];
    });
  });
  return { under, over };
}

/** What is known of a space: its threats; null where it was not looked at. */
export function threatsAt(layer: ThreatLayer | null, space: number): PlaceThreatened | null {
  return layer?.on === true ? (layer.places.find((p) => p.at === space) ?? null) : null;
}
