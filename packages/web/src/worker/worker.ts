/** The worker's end of the line: hears the page's questions, asks the session or a walk, answers. */
import { askedOf, opinionsOn } from '@escarmouche/engine/bots';
import { type Option, ownView, type Refusal, Refused, wideHashOf } from '@escarmouche/engine/core';
import type { Outlook } from '@escarmouche/engine/odds';
import { writeOwnView } from '@escarmouche/files';
import { isUnreachable } from '../app/unreachable.ts';
import { NoStore } from '../match/database.ts';
import { claim, type Kept } from '../match/store.ts';
import type { AnyMatch, AnyWorkerGame, Past } from './game.ts';
import { workerGameOf } from './games.ts';
import { caseIn, matchText } from './match-text.ts';
import { type CallName, type Calls, type Fault, LESSON, LIVE, type Message, type Opened, type Request, THEN } from './protocol.ts';
import type { Played } from './record.ts';
import { RecordFault } from './record-fault.ts';
import { Saving } from './saving.ts';
import type { Outside, Session } from './session.ts';
import { askBots, endHelpers, prepareBots, thoughtOf, treeOf } from './thinking.ts';
import type { Walk } from './walk.ts';

// The page is ready before any of these is needed: whoever plays or opens a file waits for them, and nobody else.
const sessions = () => import('./session.ts');
const reading = () => import('./reading.ts');
const walking = () => import('./walk.ts');
const reckoning = () => import('./reckoning.ts');
const beside = () => import('./beside.ts');

/** A match file's text, played back. @throws RecordFault, as a rejection, with one line that says what is wrong. */
async function matchOf(text: string, name: string): Promise<Played> {
  return (await import('./record.ts')).matchOf(text, name);
}

function post(message: Message): void {
  (self as { postMessage(m: Message): void }).postMessage(message);
}

let session: Session | null = null;
const walks = new Map<number, Walk>();
let lastWalk = 0;

const saving = new Saving(
  (of) => {
    if (session !== of) return;
    session = null;
    post({ news: 'superseded', match: of.id });
  },
  (ok, silent) => post({ news: 'saved', ok, silent }),
);
const keep = (of: Session): void => saving.keep(of);

const outside: Outside = {
  show: (snapshot) => post({ news: 'snapshot', snapshot }),
  keep,
  think: askBots,
  rest: endHelpers,
  broken: (line) => post({ news: 'broken', line }),
};

/** No match runs. */
class Nothing extends Error {}

function live(): Session {
  if (session === null) throw new Nothing();
  return session;
}

function begin(next: Session): void {
  session?.close();
  session = next;
  next.go();
}

function opened({ of, match, seats, rules }: Session): Opened {
  return { game: of.game.id, setup: match.setup, seats, rules };
}

/** Which opening of a match is the latest: another one may be asked for while a game is still being loaded. */
let opening = 0;

/** Waits for what a match needs before it can begin. @throws Nothing where another match was asked for meanwhile. */
async function latest<T>(loading: Promise<T>): Promise<T> {
  const mine = ++opening;
  const loaded = await loading;
  if (mine !== opening) throw new Nothing();
  return loaded;
}

/** A match of the store, once what this window still has to save is there. */
async function claimed(id: string): Promise<Kept | null> {
  await saving.done();
  return claim(id);
}

/** The running match as a match file. */
function liveText(): string {
  const { match, seats, situation } = live();
  return matchText(match, seats, situation);
}

/** What is walked through under this number. @throws Nothing where it was forgotten again */
function walkOf(walk: number): Walk {
  const found = walks.get(walk);
  if (found === undefined) throw new Nothing();
  return found;
}

/** The match a question is about: the running one, or a step of a walk. */
function matchAt(walk: number, at: number): { readonly of: AnyWorkerGame; readonly match: AnyMatch; past(): Past<AnyMatch> } {
  if (walk === LIVE) {
    const { of, match, situation } = live();
    return { of, match, past: () => ({ match, told: match.events.length, situation }) };
  }
  const found = walkOf(walk);
  return { of: found.of, match: found.at(at), past: () => found.past(at) };
}

/** Says how far a reading has come. */
type Tell = (done: number, of: number, part?: unknown) => void;

/** The odds of answers at one position. */
let counted: { readonly table: unknown; readonly hash: number; readonly found: Map<string, Outlook | null> } = {
  table: null,
  hash: 0,
  found: new Map(),
};

/** Ends when everything that was waited for here before has been counted. */
let counting: Promise<void> = Promise.resolve();

/**
 * A moment for what takes long and can wait: one thing after another, and whatever a person does meanwhile is heard in between. What it was
 * about may be gone by then.
 */
function spare(): Promise<void> {
  counting = counting.then(() => new Promise((resolve) => setTimeout(resolve)));
  return counting;
}

/** Which question is the latest, of those that are looked at beside a match. */
const looking = { whatIf: 0, threats: 0 };

/** The answers, one for each question of the protocol. */
const answers: { readonly [K in CallName]: (question: Calls[K][0], tell: Tell) => Calls[K][1] | Promise<Calls[K][1]> } = {
  prepare({ game, bots }) {
    // What cannot be loaded is told when the match begins.
    Promise.all([workerGameOf(game), sessions()]).catch(() => undefined);
    if (bots) prepareBots(game);
  },
  async start({ id, game, setup, seats, seed, pace, ready }) {
    const [of, { Session }] = await latest(Promise.all([workerGameOf(game), sessions()]));
    const next = Session.fresh(id, of, setup, seats, seed, pace, outside);
    if (ready) for (const seat of seats.keys()) next.setUpFor(seat);
    keep(next);
    begin(next);
  },
  async open({ id, name, seed, pace }) {
    const kept = await latest(claimed(id));
    const lesson = id.startsWith(LESSON) ? id.slice(LESSON.length) : null;
    if (kept === null) {
      const begun = lesson === null ? null : await latest(import('./lessons.ts').then((m) => m.lessonMatch(lesson)));
      if (begun === null) return null;
      const { Session } = await latest(sessions());
      const next = new Session(id, begun.played, seed, pace, outside, [], begun.guide);
      keep(next);
      begin(next);
      return opened(next);
    }
    saving.ok = true;
    const { text, about: known, version } = kept;
    const played = await latest(matchOf(text, name));
    if (played.parted !== null) return { parted: played.parted, text };
    const taught = lesson === null ? null : await latest(import('./lessons.ts').then((m) => m.lessonMatch(lesson, played)));
    const { Session } = await latest(sessions());
    const next = new Session(id, played, seed, pace, outside, known?.passing, taught?.guide, known?.talk);
    next.started = known?.started ?? next.started;
    next.version = version;
    begin(next);
    return opened(next);
  },
  async leave({ id }) {
    if (session?.id !== id) return true;
    const mine = session;
    await saving.done();
    // It may have been stopped by that save, or another match may have begun.
    if (session !== mine) return true;
    if (!saving.ok) return false;
    mine.close();
    session = null;
    return true;
  },
  async resume({ id, text, name, seed, pace }) {
    const [played, { Session }] = await latest(Promise.all([matchOf(text, name), sessions()]));
    const next = new Session(id, played, seed, pace, outside);
    keep(next);
    begin(next);
    return opened(next);
  },
  show() {
    const s = live();
    s.showAll();
    return { ...opened(s), id: s.id };
  },
  take: ({ at, seat, id }) => live().take(at, seat, id),
  roll: ({ at, faces }) => live().roll(at, faces),
  setUp: ({ at, seat }) => live().setUp(at, seat),
  undo: ({ consent }) => live().undo(consent),
  lesson: (how) => live().lesson(how),
  pace: (pace) => session?.setPace(pace),
  goOn: ({ all }) => live().goOn(all),
  passing: ({ seat, always, until }) => live().setPassing(seat, { always, until }),
  say: ({ seat, word }) => live().say(seat, word),
  export: liveText,
  async read({ what, text, name, about }, tell) {
    if (what !== 'match') return (await reading()).READERS[what](text, name, about);
    const [{ Walk }, played] = await Promise.all([walking(), import('./record.ts').then((m) => m.matchOrViewOf(text, name, tell))]);
    if ('view' in played) return played;
    const { answers, parted, over } = Walk.ofMatch(played).info();
    return { answers, parted, over };
  },
  ownView({ seat, log }) {
    const { of, match, viewer } = live();
    // Nobody takes away what another seat sees.
    if (seat !== viewer) throw new Nothing();
    return writeOwnView(ownView(of.game, match.play, seat), log);
  },
  async ruling() {
    const { of, match, situation } = live();
    // As it stands now: the match goes on while what writes it is loaded.
    const found = caseIn(of, match, situation);
    if (found === null) throw new RecordFault('this position cannot be written as a ruling');
    return (await reading()).rulingText(of, found);
  },
  about({ walk, at, what, with: question }) {
    const { of, match, past } = matchAt(walk, at);
    if (!Object.hasOwn(of.questions, what)) throw new Error(`no question of ${of.game.id} is called ${what}`);
    // What is asked with is the question's own, which the page has from the same game: here nobody knows its type.
    return of.questions[what](match, question as never, walk === LIVE ? live().viewer : null, past());
  },
  async tool({ game, what, with: question }) {
    const { tools = {} } = await workerGameOf(game);
    if (!Object.hasOwn(tools, what)) throw new Error(`no tool of ${game} is called ${what}`);
    // Likewise the tool's own.
    return tools[what](question as never);
  },
  whyNot({ walk, at, id }): readonly Refusal[] {
    const { match } = matchAt(walk, at);
    const { node } = match;
    return walk === LIVE && node.kind === 'decision' && node.seat !== live().viewer ? [] : match.whyNot(id);
  },
  meant({ walk, at, done }): readonly (Option | readonly Refusal[])[] {
    const { match } = matchAt(walk, at);
    const { node } = match;
    return walk === LIVE && node.kind === 'decision' && node.seat !== live().viewer ? [] : done.map((d) => match.meant(d));
  },
  async odds({ walk, at, id }): Promise<Outlook | null> {
    const { foresee } = await import('@escarmouche/engine/odds');
    await spare();
    const { of, match } = matchAt(walk, at);
    const { node } = match;
    if (node.kind !== 'decision' || (walk === LIVE && node.seat !== live().viewer)) return null;
    // Several parts of the page ask the same: it is counted once.
    const [table, hash] = [match.table, wideHashOf(match.state)];
    if (counted.table !== table || counted.hash !== hash) counted = { table, hash, found: new Map() };
    const known = counted.found.get(id);
    if (known !== undefined) return known;
    const way = id.split(THEN);
    const last = way.pop();
    const there = way.length === 0 ? match : match.fork();
    for (const before of way) there.take(before, { seat: node.seat });
    const option = there.options().find((o) => o.id === last);
    const found = option === undefined ? null : foresee(there, of.odds, option);
    counted.found.set(id, found);
    return found;
  },
  seen({ walk, at, seat }) {
    const { of, match } = matchAt(walk, at);
    // Nobody is told what another seat sees.
    if (match.nodeKind === 'over' || (walk === LIVE && (seat !== live().viewer || match.at !== at))) return null;
    return { game: of.game.id, setup: match.setup, seat, view: of.game.view(match.play, seat) };
  },
  think: async (question) => thoughtOf(await workerGameOf(question.game), question),
  ponder: async (question) => treeOf(await workerGameOf(question.game), question),
  async hint({ seen: { game, setup, seat, view }, milliseconds }) {
    const { game: of } = await workerGameOf(game);
    return opinionsOn(of, askedOf(of, of.tables(setup), seat, view, seat), { milliseconds });
  },
  try: async (trial, tell) => (await import('./trials.ts')).trialTold(trial, tell),
  judge: async (question, tell) => (await import('./judging.ts')).judged(question, tell),
  async whatIf(question) {
    const mine = ++looking.whatIf;
    if (question === null) return null;
    const [of, { whatIfOf }] = await Promise.all([workerGameOf(question.seen.game), beside()]);
    return whatIfOf(of, question.seen, question.id, () => mine !== looking.whatIf);
  },
  async threats(question, tell) {
    const mine = ++looking.threats;
    if (question === null) return false;
    const [of, { threatsTold }] = await Promise.all([workerGameOf(question.seen.game), beside()]);
    return threatsTold(of, question, () => mine !== looking.threats, tell);
  },
  async walk(source) {
    const { Walk } = await walking();
    const walk =
      'match' in source
        ? Walk.ofMatch(await matchOf(source.match, source.name))
        : Walk.ofCase(await workerGameOf(source.game), source.ruling, source.from);
    walks.set(++lastWalk, walk);
    return { walk: lastWalk, info: walk.info() };
  },
  step: ({ walk, at, seat }) => walkOf(walk).step(at, seat),
  story({ walk, seat }) {
    if (walk !== LIVE) return walkOf(walk).story(seat);
    // Nobody is told what another seat saw.
    return seat === live().viewer ? live().story(seat) : null;
  },
  record: ({ walk, seats, until }) => (walk === LIVE ? liveText() : walkOf(walk).record(seats, until)),
  caseText: async ({ game, of }) => (await reading()).rulingText(await workerGameOf(game), of),
  lineOf: ({ walk, at, what }) => walkOf(walk).lineOf(at, what),
  verdict: async (question, tell) => (await import('./verdict.ts')).verdicts(question, tell),
  vary: async (question, tell) => (await import('./varying.ts')).varied(question, tell),
  luck: async (question, tell) => (await reckoning()).luckTold(question, tell),
  winning: async (question, tell) => (await reckoning()).winningTold(question, tell),
  close: ({ walk }) => void walks.delete(walk),
};

/** What went wrong, where it can be said without what reads files; null where that must be asked. */
function ownFault(error: unknown): Fault | null {
  if (error instanceof Refused) return { kind: 'refused', id: error.id, reasons: error.reasons };
  if (error instanceof RecordFault) return { kind: 'file', line: error.message, problems: error.problems };
  if (error instanceof Nothing) return { kind: 'none' };
  if (error instanceof NoStore) return { kind: 'store', silent: error.silent };
  if (isUnreachable(error)) return { kind: 'unreachable' };
  return null;
}

/** A text that does not read, or a set-up or a ruling's situation that reads well but cannot be; else a mistake of ours. */
async function fileFault(error: unknown): Promise<Fault> {
  const line = error instanceof Error ? error.message : String(error);
  const problems = await reading().then(
    (m) => m.problemsOf(error, ''),
    () => undefined,
  );
  return problems === undefined ? { kind: 'bug', line } : { kind: 'file', line, problems };
}

async function hear({ n, call, with: question }: Request): Promise<void> {
  try {
    const answer = answers[call] as ((q: unknown, tell: Tell) => unknown) | undefined;
    if (answer === undefined) throw new Error(`no question is called ${String(call)}`);
    const ok = answer(question, (done, of, part) => post({ n, done, of, ...(part === undefined ? {} : { part }) }));
    // What needs no waiting is answered in the order it was asked in.
    post({ n, ok: ok instanceof Promise ? await ok : ok });
  } catch (error) {
    post({ n, fault: ownFault(error) ?? (await fileFault(error)) });
  }
}

self.addEventListener('message', (event: MessageEvent<Request>) => void hear(event.data));
