/** The set-up of a game that has no screen for it: who plays, and a form of all that its set-up holds. */
import type { AnyManifest } from '@escarmouche/engine';
import { formOf, type Notation, withValue } from '@escarmouche/engine/core';
import { plainWords } from '@escarmouche/words/plain';
import { useMemo, useRef } from 'react';
import type { GameEntry } from '../app/games.ts';
import { Page } from '../app/Page.tsx';
import { pick, useStrings } from '../app/strings/index.ts';
import { Section } from '../design/index.ts';
import { type Editing, EditingContext, useWord } from '../editor/editing.ts';
import { At } from '../editor/Forms.tsx';
import { useSettings } from '../settings/store.ts';
import { type DraftBook, refusedBy, startDraft, usualNow } from '../setup/draft.ts';
import { PlayedBy, SideFrame, SideFrames } from '../setup/SideFrame.tsx';
import { StartBar } from '../setup/StartBar.tsx';
import { useDraft } from '../setup/useDraft.ts';
import type { SeatKind } from '../worker/protocol.ts';
import { usePlainStrings } from './strings.ts';

/** A set-up in the making. */
interface Draft {
  readonly setup: unknown;
  readonly players: readonly SeatKind[];
}

/** How drafts of a game are kept. */
function draftsOf(of: AnyManifest): DraftBook<Draft> {
  const { game } = of.situations;
  return {
    game: game.id,
    usual: { setup: of.usual, players: ['person', 'level-2'] },
    mended: (stored) => (stored !== null && stored.players.length === game.seats && game.tables(stored.setup) !== null ? stored : null),
    opposed: (draft, player) => ({ ...draft, players: ['person', player] }),
    setupOf: ({ setup }) => setup,
    players: ({ players }) => players,
  };
}

/** Begins a match with everything as usual. */
export function playAtOnce(of: AnyManifest): Promise<void> {
  const book = draftsOf(of);
  return startDraft(book, usualNow(book), true);
}

/** The screen. */
export function setupScreen(of: AnyManifest, entry: Pick<GameEntry, 'name'>) {
  const book = draftsOf(of);
  const form = formOf(of.setup);
  const notation: Notation<unknown> = { kind: of.setup, blank: of.usual, lists: {} };
  return function SetupScreen() {
    const t = useStrings().setup;
    const own = usePlainStrings();
    const { lang } = useSettings();
    const word = useWord();
    const kept = useRef(new Map<string, unknown>()).current;
    const [draft, setDraft] = useDraft(book);
    const { setup, players } = draft;
    const faults = useMemo(() => refusedBy(() => of.situations.game.tables(setup)), [setup]);
    const names = of.figures(of.situations.game.tables(of.usual)).map((f) => pick(f.names, lang));
    const editing: Editing = {
      form,
      notation,
      position: setup,
      faults: new Map(faults.map(({ at, say }) => [at, plainWords(of, lang).fault(say)])),
      shown: (name) => name,
      meant: (shown) => shown,
      kept,
      aloud: true,
      set: (path, value) => setDraft({ ...draft, setup: withValue(setup, path, value) }),
    };
    return (
      <>
        <Page title={t.title} lead={pick(entry.name, lang)}>
          <Section margin={own.who}>
            <SideFrames>
              {players.map((player, seat) => (
                <SideFrame key={names[seat]} seat={seat} title={names[seat]}>
                  <PlayedBy
                    game={of.situations.game.id}
                    value={player}
                    onChange={(to) => setDraft({ ...draft, players: players.map((p, i) => (i === seat ? to : p)) })}
                  />
                </SideFrame>
              ))}
            </SideFrames>
          </Section>
          <Section margin={own.howMuch}>
            <EditingContext value={editing}>
              {form.kind === 'fields' && form.fields.map((f) => <At key={f.name} form={f.is} path={[f.name]} {...word(f)} />)}
            </EditingContext>
          </Section>
        </Page>
        <StartBar names={names} players={players} faults={faults.length} onStart={() => startDraft(book, draft)} />
      </>
    );
  };
}
