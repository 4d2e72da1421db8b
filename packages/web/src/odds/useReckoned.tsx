/** What takes long, reckoned in a worker of its own: how far it is, and a way to give it up and to begin again. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { faultLines } from '../app/faults.ts';
import type { Both } from '../app/rulebook.ts';
import { Button } from '../design/index.ts';
import { useSettings } from '../settings/store.ts';
import { askApart } from '../worker/client.ts';
import type { CallName, Calls } from '../worker/protocol.ts';
import { useOddsTexts } from './strings.ts';

/** The latest answer to each kind of question: the same match is looked at again where its replay begins. */
const known = new Map<CallName, { readonly question: string; readonly answer: unknown }>();

/** How it stands. What was reckoned before stays until there is something newer. */
export interface Reckoned<Q, T> {
  readonly value: T | null;
  /** The question that it answers: a newer one may be under way, or given up. */
  readonly asked: Q | null;
  readonly underWay: boolean;
  readonly part: number | undefined;
  readonly fault: Both | null;
  /** Whether somebody pressed for it: what they pressed may be gone since. */
  readonly pressed: RefObject<boolean>;
  begin(): void;
  cancel(): void;
}

/**
 * @param key changes with the question
 * @param question made when it begins
 * @param begins at once, or when somebody says so
 */
export function useReckoned<K extends CallName>(
  call: K,
  key: string,
  question: () => Calls[K][0] | Promise<Calls[K][0]>,
  begins: boolean,
): Reckoned<Calls[K][0], Calls[K][1]> {
  const [wanted, setWanted] = useState(begins);
  const [latest, setLatest] = useState<{ readonly asked: Calls[K][0]; readonly value: Calls[K][1] } | null>(null);
  const [fault, setFault] = useState<Both | null>(null);
  const [part, setPart] = useState<number>();
  const pressed = useRef(false);
  const make = useRef(question);
  make.current = question;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another question
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    let cancel = (): void => undefined;
    const reckon = async (): Promise<void> => {
      const asked = await make.current();
      if (gone) return;
      const asking = JSON.stringify(asked);
      const before = known.get(call);
      let found = before?.question === asking ? (before.answer as Calls[K][1]) : undefined;
      if (found === undefined) {
        const under = askApart(call, asked, (done, of) => !gone && setPart(done / of));
        cancel = () => under.cancel();
        found = await under.answer;
        if (gone) return;
      }
      known.set(call, { question: asking, answer: found });
      setLatest({ asked, value: found });
      setWanted(false);
    };
    setFault(null);
    setPart(undefined);
    reckon().catch(async (error: unknown) => {
      if (gone) return;
      setFault(await faultLines(error));
      setWanted(false);
    });
    return () => {
      gone = true;
      cancel();
    };
  }, [call, key, wanted]);
  const { value = null, asked = null } = latest ?? {};
  const begin = (): void => {
    pressed.current = true;
    setWanted(true);
  };
  return { value, asked, underWay: wanted, part, fault, pressed, begin, cancel: () => setWanted(false) };
}

/** How far it is, with a button to give it up; or why it came to nothing. */
export function ReckonedLine({ of: { underWay, part, fault, pressed, cancel }, what }: { of: Reckoned<unknown, unknown>; what: string }) {
  const { lang } = useSettings();
  const t = useOddsTexts();
  const line = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each beginning and end a button goes
  useEffect(() => {
    // Whoever had their focus on it goes on from here, and not from the top of the page.
    if (pressed.current && document.activeElement === document.body) line.current?.focus({ preventScroll: true });
  }, [underWay]);
  return (
    <div ref={line} tabIndex={-1} className="row small gap-2 reckoned" role="status" data-reckoned={underWay}>
      {underWay && (
        <>
          <span>{what}</span>
          <progress aria-label={what} value={part} />
          <Button kind="quiet" onClick={cancel}>
            {t.giveUp}
          </Button>
        </>
      )}
      {fault !== null && <span className="field-fault">{fault[lang]}</span>}
    </div>
  );
}
