/** What a turn came to, in a few words: noun phrases, so that nothing has to agree with who did it. */
import type { GameEvent } from '@escarmouche/engine/core';
import { cardIn, figureIn, figuresIn, seatIn } from './args.ts';
import type { Gist, Scene } from './contract.ts';
import type { TableTexts } from './strings.ts';
import { type LoggedTurn, turnsOf } from './turns.ts';

type GistOf<C extends Scene> = (scene: C, event: GameEvent) => Gist | null;

/** Whoever does it, as far as its event says so: a figure, or else the side that plays a card. */
export function doer({ speech }: Scene, { args }: GameEvent): { readonly by?: string } {
  const figure = figureIn(args.figure);
  if (figure >= 0) return { by: speech.figure(figure) };
  return args.seat === undefined ? {} : { by: speech.seat(seatIn(args.seat)) };
}

/** What an event comes to, read from what every game calls its parts. */
const READ: Readonly<Record<Gist['is'], GistOf<Scene>>> = {
  move: (scene, event) => ({ is: 'move', far: String(event.args.n), ...doer(scene, event) }),
  attack: (scene, event) => ({
    is: 'attack',
    // An attack on an area is aimed at nobody.
    on: (event.args.targets === undefined ? [figureIn(event.args.target)] : figuresIn(event.args.targets))
      .filter((i) => i >= 0)
      .map((i) => scene.speech.figure(i)),
    ...doer(scene, event),
  }),
  harm: ({ speech }, { args }) => ({ is: 'harm', who: speech.figure(figureIn(args.figure)), n: Number(args.n) }),
  heal: ({ speech }, { args }) => ({ is: 'heal', who: speech.figure(figureIn(args.figure)), n: Number(args.n) }),
  out: ({ speech }, { args }) => ({ is: 'out', who: speech.figure(figureIn(args.figure)) }),
  points: ({ speech }, { args }) => ({ is: 'points', who: speech.seat(seatIn(args.seat)), n: Number(args.n) }),
  named: (scene, event) => {
    const card = cardIn(event.args.card);
    return card < 0 ? null : { is: 'named', text: scene.speech.card(card), ...doer(scene, event) };
  },
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

/** What one of them is in words, beside all others of its turn and without who did it; null for what another one says already. */
function phraseOf(g: Gist, all: readonly Gist[], { gist }: TableTexts): string | null {
  switch (g.is) {
    case 'move':
      return gist.move(g.far);
    case 'attack': {
      // What the attack did to the only one it was aimed at stands with it.
      const harm = g.on.length > 1 || !isAttackedOnce(g.on[0], all) ? undefined : all.find((o) => o.is === 'harm' && o.who === g.on[0]);
      return harm?.is === 'harm' ? gist.attackHarm(g.on, harm.n) : gist.attack(g.on);
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
    const phrases = phrasesOf(gistsIn(scene, turn), '', t);
    const line = joined(phrases);
    if (line === '') return [];
    // Who did it says more than whose turn it was, in less room.
    return [heading === null || phrases[0].by !== undefined ? line : `${titleOf(scene, heading)}${t.logGist(line)}`];
  });
  return lines.join(' · ');
}

const gistsIn = (scene: Scene, { steps }: LoggedTurn): readonly Gist[] =>
  steps.map((e) => scene.game.log.gist(scene, e)).filter((gist) => gist !== null);

/** A turn of the log in one line. Whoever does something in it is named, unless its heading has done so. */
export function turnLine(scene: Scene, turn: LoggedTurn, t: TableTexts): string {
  return gistLine(gistsIn(scene, turn), t, namedIn(scene, turn.heading));
}

/** Whom alone a heading names; empty where it names nobody, or several. */
function namedIn(scene: Scene, heading: GameEvent | null): string {
  if (heading === null) return '';
  const among = figuresIn(heading.args.figures);
  if (among.length > 1) return '';
  return among.length === 1 ? scene.speech.figure(among[0]) : (doer(scene, heading).by ?? '');
}

/** What happened in one line, of whom nobody need be told who is named before it; empty where nothing of it matters. */
export const gistLine = (gists: readonly Gist[], t: TableTexts, named = ''): string => joined(phrasesOf(gists, named, t));

/** A part of the line, and by whom, where it says so. */
interface Phrase {
  readonly by?: string;
  readonly text: string;
}

/** Whoever does the next thing as well is named once; after anybody else, or what befell somebody, once more. */
function phrasesOf(gists: readonly Gist[], named: string, t: TableTexts): readonly Phrase[] {
  const all = gathered(gists);
  let last = named;
  return all.flatMap((g): readonly Phrase[] => {
    const text = phraseOf(g, all, t);
    if (text === null) return [];
    const by = 'by' in g ? g.by : undefined;
    const isSaid = by === undefined || by === last;
    last = by ?? (last === named ? named : '');
    return [isSaid ? { text } : { by, text: t.gist.named(by, text) }];
  });
}

const joined = (phrases: readonly Phrase[]): string => {
  const parts = phrases.map(({ text }) => text);
  return parts.length > TOLD ? `${parts.slice(0, TOLD).join(', ')}…` : parts.join(', ');
};
