/** The set-up of a game that has no screen for it: who plays, and a form of all that its set-up holds. */
import type { AnyManifest } from '@escarmouche/engine';
import { formOf, withValue } from '@escarmouche/engine/core';
import { plainWords } from '@escarmouche/words/plain';
import { useRef } from 'react';
import type { GameEntry } from '../app/games.ts';
import { pick } from '../app/strings/index.ts';
import { RuleRef, Section } from '../design/index.ts';
import { EditingContext } from '../editor/editing.ts';
import { Fields } from '../editor/Forms.tsx';
import { useSettings } from '../settings/store.ts';
import { startDraft, usualNow } from '../setup/draft.ts';
import { SetupFrame } from '../setup/SetupFrame.tsx';
import { PlayedBy, SideFrame, SideFrames } from '../setup/SideFrame.tsx';
import { useDraft } from '../setup/useDraft.ts';
import { draftsOf, placed, wrongWith } from './draft.ts';
import { usePlainStrings } from './strings.ts';

/** Begins a match with everything as usual. */
export function playAtOnce(of: AnyManifest): Promise<void> {
  const book = draftsOf(of);
  return startDraft(book, usualNow(book), true);
}

/** The screen. */
export function setupScreen(of: AnyManifest, entry: Pick<GameEntry, 'name'>) {
  const book = draftsOf(of);
  const form = formOf(of.setup.kind);
  const { game } = of.situations;
  const figures = of.figures(game.tables(of.setup.blank));
  return function SetupScreen() {
    const own = usePlainStrings();
    const { lang } = useSettings();
    const kept = useRef(new Map<string, unknown>()).current;
    const [draft, setDraft] = useDraft(book);
    const { setup, players } = draft;
    const wrong = wrongWith(of, setup, plainWords(of, lang), lang);
    const { at, elsewhere } = placed(form, setup, wrong);
    const names = figures.map((f) => pick(f.names, lang));
    const rules = new Set(wrong.flatMap(({ rule }) => rule ?? []));
    return (
      <SetupFrame game={entry} book={book} draft={draft} onChange={setDraft} names={names} faults={wrong.length} tried={false}>
        <Section margin={own.who}>
          <SideFrames>
            {players.map((player, seat) => (
              <SideFrame key={figures[seat].id} seat={seat} title={names[seat]}>
                <PlayedBy
                  game={game.id}
                  value={player}
                  onChange={(to) => setDraft({ ...draft, players: players.map((p, i) => (i === seat ? to : p)) })}
                />
              </SideFrame>
            ))}
          </SideFrames>
        </Section>
        <Section margin={own.howMuch}>
          <EditingContext
            value={{
              form,
              notation: of.setup,
              position: setup,
              faults: at,
              shown: (name) => name,
              meant: (shown) => shown,
              kept,
              aloud: true,
              boardless: true,
              set: (path, value) => setDraft((before) => ({ ...before, setup: withValue(before.setup, path, value) })),
            }}
          >
            {form.kind === 'fields' && <Fields form={form} path={[]} />}
          </EditingContext>
          <div className="setup-faults" role="status">
            {elsewhere.map((line) => (
              <p key={line} className="bad">
                {line}
              </p>
            ))}
            {[...rules].map((id) => (
              <RuleRef key={id} id={id} />
            ))}
          </div>
        </Section>
      </SetupFrame>
    );
  };
}
