/** What a turn came to, in a few words: noun phrases, so that nothing has to agree with who did it. */
import type { GameEvent } from '@escarmouche/engine/core';
import { cardIn, figureIn, figuresIn, seatIn } from './args.ts';
import type { Gist, Scene } from './contract.ts';
import type { TableTexts } from './strings.ts';
import { type LoggedTurn, turnsOf } from './turns.ts';

type GistOf<C extends Scene> = (scene: C, event: GameEvent) => Gist | null;

/** What an event comes to, read from what every game calls its parts. */
const READ: Readonly<Record<Gist['is'], GistOf<Scene>>> = {
  move: (_scene, { args }) => ({ is: 'move', far: String(args.n) }),
  attack: ({ speech }, { args }) => ({
    is: 'attack',
    on: (args.targets === undefined ? [figureIn(args.target)] : figuresIn(args.targets)).map((i) => speech.figure(i)),
    ...(figureIn(args.figure) < 0 ? {} : { by: speech.figure(figureIn(args.figure)) }),
  }),
  harm: ({ speech }, { args }) => ({ is: 'harm', who: speech.figure(figureIn(args.figure)), n: Number(args.n) }),
  heal: ({ speech }, { args }) => ({ is: 'heal', who: speech.figure(figureIn(args.figure)), n: Number(args.n) }),
  out: ({ speech }, { args }) => ({ is: 'out', who: speech.figure(figureIn(args.figure)) }),
  points: ({ speech }, { args }) => ({ is: 'points', who: speech.seat(seatIn(args.seat)), n: Number(args.n) }),
  named: ({ speech }, { args }) => (cardIn(args.card) >= 0 ? { is: 'named', text: speech.card(cardIn(args.card)) } : null),
};

/** How a game's events are told: those of each kind by their keys, and those that it reads for itself. */
export function gistsOf<C extends Scene>(
  kinds: Readonly<Partial<Record<Gist['is'], readonly string[]>>>,
  own: Readonly<Record<string, GistOf<C>>> = {},
): GistOf<C> {
  const read = new Map<string, GistOf<C>>(Object.entries(own));
  for (const is of Object.keys(kinds) as Gist['is'][]) for (const key of kinds[is] ?? []) read.set(key, READ[is]);
  return (scene, event) => read.get(event.key)?.(scene, event) ?? null;
}

/** So many of them are told. */
const TOLD = 5;

/** Harm done to one after another is one sum; what is said twice is said once. */
function gathered(gists: readonly Gist[]): Gist[] {
  const out: Gist[] = [];
  for (const g of gists) {
    const at = out.findIndex(
      (o) => o.is === g.is && (o.is === 'harm' || o.is === 'heal' || o.is === 'points') && 'who' in g && o.who === g.who,
    );
    const same = out[at];
    if (same !== undefined && 'n' in same && 'n' in g) out[at] = { ...same, n: same.n + g.n };
    else if (!out.some((o) => JSON.stringify(o) === JSON.stringify(g))) out.push(g);
  }
  return out;
}

/** Whether one attack alone was aimed at somebody, and at nobody else: what he suffered came of it. */
const isAttackedOnce = (who: string | undefined, all: readonly Gist[]): boolean =>
  all.filter((o) => o.is === 'attack' && o.on.length === 1 && o.on[0] === who).length === 1;

/** What one of them is in words, beside all others of its turn; null for what another one says already. */
function phraseOf(g: Gist, all: readonly Gist[], { gist }: TableTexts): string | null {
  switch (g.is) {
    case 'move':
      return gist.move(g.far);
    case 'attack': {
      // What the attack did to the only one it was aimed at stands with it.
      const harm = g.on.length > 1 || !isAttackedOnce(g.on[0], all) ? undefined : all.find((o) => o.is === 'harm' && o.who === g.on[0]);
      const text = harm?.is === 'harm' ? gist.attackHarm(g.on, harm.n) : gist.attack(g.on);
      return g.by === undefined ? text : gist.named(g.by, text);
    }
    case 'harm':
      return isAttackedOnce(g.who, all) ? null : gist.harm(g.who, g.n);
    case 'heal':
      return g.n > 0 ? gist.heal(g.who, g.n) : null;
    case 'out':
      return gist.out(g.who);
    case 'points':
      return gist.points(g.who, g.n);
    case 'named':
      return g.who === undefined ? g.text : gist.named(g.who, g.text);
  }
}

/** A turn or whatever else a heading begins, as its line names it. */
export const titleOf = (scene: Scene, heading: GameEvent): string =>
  scene.game.log.title?.(scene, heading) ?? scene.speech.event(heading).replace(/[.:]$/, '');

/**
 * What has happened since a person last answered, turn by turn; empty where that was no more than what the answer said. Whatever went by
 * too quickly, or while nobody looked, is read here.
 */
export function sinceLine(scene: Scene, t: TableTexts): string {
  const { answered, events, snapshot, game } = scene;
  if (answered === undefined || !(snapshot.waits || snapshot.lesson?.reads === true)) return '';
  const turns = turnsOf(events.slice(answered.events), game.log.headings);
  // An answer that led nowhere else was seen by who gave it.
  if (snapshot.at <= answered.at + 1 && turns.length < 2) return '';
  const lines = turns.flatMap((turn) => {
    const { heading } = turn;
    const gist = turnLine(scene, turn, t);
    return gist === '' ? [] : [heading === null ? gist : `${titleOf(scene, heading)}${t.logGist(gist)}`];
  });
  return lines.join(' · ');
}

/** A turn of the log in one line. Whoever attacks is named, unless its heading has done so. */
export function turnLine(scene: Scene, { heading, steps }: LoggedTurn, t: TableTexts): string {
  const named = figureIn(heading?.args.figure);
  const gists = steps.flatMap((e): readonly Gist[] => {
    const gist = scene.game.log.gist(scene, e);
    if (gist === null) return [];
    return [gist.is === 'attack' && named >= 0 && figureIn(e.args.figure) === named ? { is: 'attack', on: gist.on } : gist];
  });
  return gistLine(gists, t);
}

/** What happened in one line; empty where nothing of it matters. */
export function gistLine(gists: readonly Gist[], t: TableTexts): string {
  const all = gathered(gists);
  const parts = all.map((g) => phraseOf(g, all, t)).filter((part) => part !== null);
  return parts.length > TOLD ? `${parts.slice(0, TOLD).join(', ')}…` : parts.join(', ');
}
