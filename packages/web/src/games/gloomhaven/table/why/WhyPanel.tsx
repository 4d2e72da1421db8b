/** Why a monster did what it did: the turn asked about now, the latest, or any before it. */
import { NOBODY } from '@escarmouche/engine/core';
import type { Thought } from '@escarmouche/engine/gloomhaven';
import { useEffect, useMemo, useState } from 'react';
import { Disclosure, RuleRef, Select } from '../../../../design/index.ts';
import { NOWHERE } from '../../../../table/args.ts';
import { TryTurn } from '../../turns/TryTurn.tsx';
import { useGhAnswer, useScene } from '../scene.ts';
import type { BoardState } from '../useBoard.ts';
import { useSeen } from '../usePointing.ts';
import { whyStrings } from './strings.ts';
import { type ToldTurn, toldTurns } from './turns.ts';
import { WhyTurn } from './WhyTurn.tsx';

/** The explanation of one turn, once the worker has given it. */
function Explained({ board, thought, focus }: { board: BoardState; thought: Thought; focus: number }) {
  const scene = useScene();
  const { candidate } = useSeen();
  const why = useGhAnswer(scene, 'why', thought);
  if (why === null) return null;
  return (
    <WhyTurn
      speech={scene.speech}
      thought={thought}
      why={why}
      focus={focus}
      chance={scene.table.choice['monster-ties'] === 'chance'}
      candidate={candidate}
      onPoint={board.pointCandidate}
    />
  );
}

/** The board draws what is explained, as long as it is. */
function useExplained({ thought: drawn, explain }: BoardState, thought: Thought | null): void {
  // A new node begins with a clean board: what stays open is drawn again.
  useEffect(() => {
    if (thought !== null && drawn === null) explain(thought);
  }, [thought, drawn, explain]);
}

/** What the list calls the question at hand. */
const NOW = 'now';

/** A tab beside the board. While it is open the turn is drawn on the board as well. */
export function WhyPanel({ board }: { board: BoardState }) {
  const scene = useScene();
  const { events, speech, snapshot } = scene;
  const t = whyStrings(speech.lang);
  const turns = useMemo(() => toldTurns(events), [events]);
  const asked = snapshot.position.thought;
  const latest = asked !== null ? NOW : turns.length > 0 ? String(turns.length) : '';
  // A turn is called by its place from the beginning, which stays. Whoever opened this at a line of the log meant that turn.
  const [picked, setPicked] = useState(() => {
    const i = turns.findIndex((turn) => turn.thought === board.thought);
    return { of: latest, value: i < 0 ? latest : String(turns.length - i) };
  });
  // What happens next is looked at next.
  const value = picked.of === latest ? picked.value : latest;
  const turn: ToldTurn | undefined = turns[turns.length - Number(value)];
  const thought = value === NOW ? asked : (turn?.thought ?? null);
  useExplained(board, thought);
  const { explain, pointCandidate } = board;
  useEffect(
    () => () => {
      explain(null);
      pointCandidate(NOWHERE);
    },
    [explain, pointCandidate],
  );
  if (thought === null) return <p className="soft">{t.intro}</p>;
  const pick = (next: string): void => {
    setPicked({ of: latest, value: next });
    explain(next === NOW ? asked : (turns[turns.length - Number(next)]?.thought ?? null));
  };
  const who = (i: number): string => speech.figure(i);
  return (
    <div className="pile-3 why">
      <Select
        label={t.choose}
        value={value}
        options={[
          ...(asked === null ? [] : [{ value: NOW, text: t.now(who(asked.figure)) }]),
          ...turns.map((x, i) => ({
            value: String(turns.length - i),
            text: t.turnOf(x.round, who(x.thought.figure), x.focus < 0 ? '' : who(x.focus)),
          })),
        ]}
        onChange={pick}
      />
      {value !== NOW && turn !== undefined && (
        <p className="why-said">
          <strong>{speech.event(turn.event)}</strong> <RuleRef id={turn.event.rule} />
          {turn.deeds.map((e, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: events have no name but their place
            <span key={i}> {speech.event(e)}</span>
          ))}
        </p>
      )}
      <Explained board={board} thought={thought} focus={value === NOW ? NOBODY : (turn?.focus ?? NOBODY)} />
      <TryTurn scene={scene} thought={thought} />
    </div>
  );
}

/** While the players decide between equals: why there is a choice, right beside the options. */
export function WhyAsked({ board }: { board: BoardState }) {
  const { snapshot, speech } = useScene();
  const thought = snapshot.waits ? snapshot.position.thought : null;
  const [open, setOpen] = useState(false);
  useExplained(board, open ? thought : null);
  if (thought === null) return null;
  return (
    <Disclosure
      summary={whyStrings(speech.lang).asked}
      open={open}
      onToggle={(next) => {
        setOpen(next);
        board.explain(next ? thought : null);
      }}
    >
      {open && <Explained board={board} thought={thought} focus={NOBODY} />}
    </Disclosure>
  );
}
