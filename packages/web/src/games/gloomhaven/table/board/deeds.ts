/** What just happened, for the map: who went where, who attacked whom, what it cost, who was pushed, who died. Read from the log. */
import { type GameEvent, NOBODY, type Piece } from '@escarmouche/engine/core';
import { changed, type Happened } from '../../../../board/deeds.ts';
import { standsAt } from '../../../../board/pieces.ts';
import { figureIn, NOWHERE, spaceIn, spacesIn } from '../../../../table/args.ts';

/** Events after which nothing of before is shown. */
const ENDS = ['round', 'won', 'lost'];
const WAYS = ['moves', 'pushed', 'pulled'];
const DEEDS = [...WAYS, 'attacks', 'suffers', 'heals', 'killed', 'exhausted'];

/** The events of the turn under way; as long as nothing was done in it, those of the turn before as well. */
function shownOf(events: readonly GameEvent[]): readonly GameEvent[] {
  const round = events.slice(events.findLastIndex((e) => ENDS.includes(e.key)) + 1);
  const latest = round.findLastIndex((e) => DEEDS.includes(e.key));
  const turn = round.slice(0, latest + 1).findLastIndex((e) => e.key === 'turn');
  return latest < 0 ? [] : round.slice(Math.max(0, turn));
}

/** A way over the map, from the hex that was left: gone, or pushed and pulled along it. */
interface Trail {
  readonly figure: number;
  readonly way: readonly number[];
  readonly forced: boolean;
}

/** Ways of one figure that follow on one another, as one. */
function joined(trails: readonly Trail[]): readonly Trail[] {
  const out: Trail[] = [];
  for (const t of trails) {
    const last = out.at(-1);
    if (last?.figure === t.figure && last.forced === t.forced && last.way.at(-1) === t.way[0])
      out[out.length - 1] = { ...t, way: [...last.way, ...t.way.slice(1)] };
    else out.push(t);
  }
  return out;
}

/** The latest deeds: every way of the turn, the attacks of the latest ability, what they cost, who fell where. */
export function happened(events: readonly GameEvent[], figures: readonly Pick<Piece, 'place' | 'side'>[]): readonly Happened[] {
  const now = shownOf(events);
  const sided = (figure: number): { side?: number } => ((figures[figure]?.side ?? NOBODY) < 0 ? {} : { side: figures[figure].side });
  const ways = joined(
    now
      .filter((e) => WAYS.includes(e.key))
      .map((e) => ({ figure: figureIn(e.args.figure), way: spacesIn(e.args.way), forced: e.key !== 'moves' }))
      .filter((t) => t.way.length > 1),
  );
  const fallen = new Map<number, number>();
  for (const e of now) {
    const hex = spaceIn(e.args.space);
    if ((e.key === 'killed' || e.key === 'exhausted') && hex >= 0) fallen.set(figureIn(e.args.figure), hex);
  }
  const place = (figure: number): number => {
    const stands = standsAt(figures, figure);
    return stands < 0 ? (fallen.get(figure) ?? NOWHERE) : stands;
  };
  // Attacks belong together until somebody moves or plays on.
  const other = now.findLastIndex((e) => e.key === 'moves' || e.key === 'plays' || e.key === 'plays-basic');
  const attacks = now.slice(other + 1).filter((e) => e.key === 'attacks');
  const found: Happened[] = [];
  ways.forEach(({ figure, way }, i) => {
    // One that was held on its way came no farther than where it stands.
    const last = !ways.slice(i + 1).some((w) => w.figure === figure);
    const gone = last ? way.indexOf(standsAt(figures, figure)) + 1 : 0;
    found.push({ kind: 'way', over: gone === 0 ? way : way.slice(0, gone), ...sided(figure) });
  });
  for (const e of attacks) {
    const [by, on] = [figureIn(e.args.figure), figureIn(e.args.target)];
    if (place(by) >= 0 && place(on) >= 0) found.push({ kind: 'at', from: place(by), to: place(on), ...sided(by) });
  }
  for (const at of fallen.values()) found.push({ kind: 'fell', at });
  return [...found, ...changed(now, { suffers: -1, heals: 1 }, place)];
}
