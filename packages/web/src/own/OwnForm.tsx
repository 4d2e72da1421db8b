/** One thing of one's own in a form made from its notation: all that is wrong with it stands at its fields. */
import {
  type FieldKind,
  faultsOfOwn,
  formOf,
  type Notation,
  type OwnKind,
  type OwnThing,
  type OwnThings,
  phrase,
  valueAt,
  withValue,
} from '@escarmouche/engine/core';
import { useMemo, useRef, useState } from 'react';
import { problemLines } from '../app/faultWords.ts';
import type { FaultWords } from '../app/games.ts';
import { pick } from '../app/strings/index.ts';
import { Button, Dialog, RuleRef } from '../design/index.ts';
import { type Drawn, EditingContext } from '../editor/editing.ts';
import { Fields } from '../editor/Forms.tsx';
import { pathText } from '../editor/model.ts';
import { type Lang, useSettings } from '../settings/store.ts';
import { useOwnTexts } from './strings.ts';

interface OwnFormProps {
  readonly of: OwnKind;
  readonly first: OwnThing;
  /** Other things, which it may name. */
  readonly beside: OwnThings;
  /** What places of it may name. */
  readonly lists: Notation<unknown>['lists'];
  /** What the game calls a word. */
  readonly term: ((lang: Lang, id: string) => string | undefined) | undefined;
  /** Fields that are drawn otherwise than their notation has it. */
  readonly drawn: Drawn | undefined;
  /** Ids that others have. */
  readonly taken: readonly string[];
  readonly words: FaultWords;
  onKeep(thing: OwnThing): void;
  onClose(): void;
}

/** A window. Faults are told once one has tried to keep it; an id that is `taken` is one. */
export default function OwnForm({ of, first, beside, lists, term, drawn, taken, words, onKeep, onClose }: OwnFormProps) {
  const t = useOwnTexts();
  const { lang } = useSettings();
  const [thing, setThing] = useState<unknown>(first);
  const [tried, setTried] = useState(false);
  const kept = useRef(new Map<string, unknown>()).current;
  const form = useMemo(() => formOf(of.is), [of]);
  const all = useMemo(() => {
    const twice = taken.includes(String(valueAt(thing, ['id'])));
    return [...faultsOfOwn(of, thing, beside), ...(twice ? [{ path: ['id'], expected: phrase('each-id-once') }] : [])];
  }, [of, thing, taken, beside]);
  const told = tried ? all : [];
  const faults = new Map<string, string>();
  for (const fault of told) {
    const line =
      'expected' in fault
        ? problemLines([{ file: '', place: '', path: '', expected: fault.expected }])[lang]
        : words(lang, fault.fault.fault);
    const at = pathText(fault.path);
    faults.set(at, faults.has(at) ? `${faults.get(at)}\n${line}` : line);
  }
  const name = (valueAt(thing, ['names']) ?? first.names) as OwnThing['names'];
  return (
    <Dialog
      title={pick(name, lang)}
      onClose={onClose}
      width="wide"
      foot={
        <>
          <p className="bad grows" role="status">
            {told.length > 0 && t.unfit(told.length)}{' '}
            {told.map(
              (f) => 'fault' in f && f.fault.rule !== undefined && <RuleRef key={`${f.fault.rule} ${f.fault.line}`} id={f.fault.rule} />,
            )}
          </p>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button
            kind="primary"
            onClick={() => {
              setTried(true);
              if (all.length === 0) onKeep(thing as OwnThing);
            }}
          >
            {t.save}
          </Button>
        </>
      }
    >
      <EditingContext
        value={{
          form,
          notation: { kind: of.is as FieldKind<unknown>, blank: of.blank, lists },
          position: thing,
          faults,
          kept,
          drawn,
          aloud: true,
          shown: (id) => id,
          word: (kind, id) => term?.(lang, `${kind}.${id}`),
          meant: (text) => text,
          set: (path, value) => setThing((before: unknown) => withValue(before, path, value)),
        }}
      >
        {form.kind === 'fields' && <Fields form={form} path={[]} />}
      </EditingContext>
    </Dialog>
  );
}
