/** Everything of one's own that a game takes: making, copying, editing, deleting and putting back, packs in and out. */
import type { Notation, OwnKind, OwnThing, OwnThings } from '@escarmouche/engine/core';
import { Copy, Download, Pencil, Plus, Trash2, Undo2 } from 'lucide-react';
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { type FaultWords, gameOf } from '../app/games.ts';
import { lazily } from '../app/lazily.tsx';
import { saysAll } from '../app/letters.ts';
import { notify } from '../app/notices.ts';
import { pick } from '../app/strings/index.ts';
import { Button, Disclosure, Field, FileButton, Select } from '../design/index.ts';
import type { Drawn } from '../editor/editing.ts';
import { type Lang, useSettings } from '../settings/store.ts';
import { LIMIT, openPack, savePack } from './files.ts';
import { type Content, dropThing, faultsOfKept, fitThings, freshId, isUnstored, keepThings, useThings } from './store.ts';
import { COLON, useOwnTexts } from './strings.ts';

/** What places of a thing may name, of the game and of these. */
const listsOf = ({ lists = {} }: OwnKind, beside: OwnThings): Notation<unknown>['lists'] =>
  Object.fromEntries(Object.entries(lists).map(([names, list]) => [names, () => list(beside)]));

const OwnForm = lazily(() => import('./OwnForm.tsx'));

/** What a game gives so that its things can be made here. */
export interface OwnOfGame {
  readonly game: string;
  readonly content: Content;
  /** What places of a thing may name. */
  readonly lists?: Notation<unknown>['lists'];
  /** What the game calls a word. */
  term?(lang: Lang, id: string): string | undefined;
  /** How things of a kind look, and fields of theirs that are drawn otherwise than their notation has it. */
  readonly pictures?: Readonly<Record<string, ComponentType<{ readonly thing: OwnThing }>>>;
  readonly drawn?: Readonly<Record<string, Drawn>>;
  /** All that there is to read of things of a kind: of the game's own as well. */
  readonly sheets?: Readonly<Record<string, ComponentType<{ readonly thing: OwnThing }>>>;
}

interface Open {
  readonly kind: string;
  readonly first: OwnThing;
  readonly words: FaultWords;
  /** The id that it had. */
  readonly was?: string;
}

/** What was deleted last, until something else is done: it can be put back where it stood. */
interface Gone {
  readonly kind: string;
  readonly name: string;
  back(): void;
}

/** Things of a kind, in one's own hands. */
interface ThingsProps {
  readonly kind: string;
  readonly of: OwnKind;
  readonly mine: readonly OwnThing[];
  /** Everything of one's own that fits the game: what things may name. */
  readonly beside: OwnThings;
  readonly Picture: ComponentType<{ readonly thing: OwnThing }> | undefined;
  readonly Sheet: ComponentType<{ readonly thing: OwnThing }> | undefined;
  /** Opens the form: of a new thing, or of the one that is called `was`. */
  edit(first: OwnThing, was?: string): void;
}

/** A copy of a thing, under an id that is free. */
function copyOf(thing: OwnThing, { of, mine }: Pick<ThingsProps, 'of' | 'mine'>): OwnThing {
  const name = `${thing === of.blank ? '' : 'my-'}${thing.id.replace(/^my-/, '')}`;
  return { ...thing, id: freshId(name, [...mine, ...of.printed]) };
}

/** Says that something was kept, or that it will be gone with the page, where the browser keeps nothing. */
function useTold(): (line: string) => void {
  const t = useOwnTexts();
  return (line) => (isUnstored() ? notify('own', t.unstored, 'bad') : notify('own', line));
}

/** The screen of one's own things of a game: kind after kind, and the form of the one that is being made or changed. */
export function OwnOf({ game, content, lists = {}, term, pictures = {}, drawn = {}, sheets = {} }: OwnOfGame) {
  const t = useOwnTexts();
  const { lang } = useSettings();
  const things = useThings(game);
  const beside = fitThings(things, content);
  const [open, setOpen] = useState<Open | null>(null);
  const [gone, setGone] = useState<Gone | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const told = useTold();
  // Whoever threw something away by keyboard is where it can be put back.
  useEffect(() => {
    if (gone !== null) place.current?.querySelector<HTMLElement>('[data-gone] button')?.focus();
  }, [gone]);
  const edit = async (kind: string, first: OwnThing, was?: string): Promise<void> => {
    const words = (await gameOf(game)?.loadFaults()) ?? ((_lang, fault) => fault.key);
    setOpen({ kind, first, words, ...(was === undefined ? {} : { was }) });
  };
  return (
    <div className="pile-4 one-column" ref={place}>
      <p className="prose">{t.lead}</p>
      <Packs />
      {Object.entries(content.kinds).map(([kind, of]) => (
        <Things
          key={kind}
          kind={kind}
          of={of}
          mine={things[kind] ?? []}
          beside={beside}
          Picture={pictures[kind]}
          Sheet={sheets[kind]}
          edit={(first, was) => void edit(kind, first, was)}
          remove={(thing) => setGone({ kind, name: pick(thing.names, lang), back: dropThing(game, kind, thing.id) })}
          gone={gone?.kind === kind ? gone : null}
          onBack={() => setGone(null)}
        />
      ))}
      {open !== null && (
        <Suspense fallback={null}>
          <OwnForm
            of={content.kinds[open.kind]}
            first={open.first}
            beside={beside}
            lists={{ ...lists, ...listsOf(content.kinds[open.kind], beside) }}
            term={term}
            drawn={drawn[open.kind]}
            taken={(things[open.kind] ?? []).flatMap((x) => (x.id === open.was ? [] : [x.id]))}
            words={open.words}
            onClose={() => setOpen(null)}
            onKeep={(thing) => {
              keepThings(game, open.kind, [thing], open.was);
              setOpen(null);
              setGone(null);
              told(t.kept(pick(thing.names, lang)));
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Packs in and out: files with everything of one's own, of all games together. What is wrong with one that was opened is said below. */
function Packs() {
  const t = useOwnTexts();
  const { lang } = useSettings();
  const told = useTold();
  const [bad, setBad] = useState<string | null>(null);
  const importFrom = async (file: File): Promise<void> => {
    const result = file.size > LIMIT ? { en: t.tooBig, fr: t.tooBig } : await openPack(file);
    setBad(typeof result === 'number' ? null : t.bad(file.name, result[lang]));
    if (typeof result === 'number') told(t.imported(result));
  };
  const exportAll = async (): Promise<void> => {
    const left = await savePack({ en: t.pack, fr: t.pack });
    if (left > 0) notify('own', t.leftOut(left), 'bad');
  };
  return (
    <>
      <div className="row">
        <FileButton label={t.open} accept=".yaml,.yml,.json" onFile={(file) => void importFrom(file)} />
        <Button icon={<Download size={16} />} onClick={() => void exportAll()}>
          {t.export}
        </Button>
      </div>
      <p className="field-fault" role="alert">
        {bad}
      </p>
    </>
  );
}

interface KindProps extends ThingsProps {
  remove(thing: OwnThing): void;
  /** What of this kind was deleted last. */
  readonly gone: Gone | null;
  onBack(): void;
}

/** Everything of one kind: what a new one begins with, one's own in a list, and the game's own to be read where there is something to read. */
function Things(props: KindProps) {
  const { kind, of, mine, Sheet, edit, remove, gone, onBack } = props;
  const t = useOwnTexts();
  const { lang } = useSettings();
  return (
    <section data-kind={kind} className="pile-3 one-column" aria-label={pick(of.many, lang)}>
      <h2>{pick(of.many, lang)}</h2>
      <Make {...props} />
      {mine.length === 0 && gone === null && <p className="soft">{t.none}</p>}
      <ul className="pile-2">
        {mine.map((thing) => (
          <Thing key={thing.id} {...props} thing={thing} onRemove={() => remove(thing)} />
        ))}
        {gone !== null && (
          <li key="gone" data-gone className="row gap-2 packed">
            <span role="status">{t.removed(gone.name)}</span>
            <Button
              icon={<Undo2 size={16} />}
              onClick={() => {
                gone.back();
                onBack();
              }}
            >
              {t.undo}
            </Button>
          </li>
        )}
      </ul>
      {Sheet !== undefined && (
        <Folded summary={t.printed(of.printed.length)}>
          <Printed things={of.printed} Sheet={Sheet} onCopy={(thing) => edit(copyOf(thing, props))} />
        </Folded>
      )}
    </section>
  );
}

/** Begins a new thing: an empty one, or a copy of one of the game's. */
function Make({ of, mine, edit }: ThingsProps) {
  const t = useOwnTexts();
  const { lang } = useSettings();
  const [from, setFrom] = useState(of.blank.id);
  const source = [of.blank, ...of.printed].find((p) => p.id === from) ?? of.blank;
  return (
    <div className="row gap-2 low">
      <Select
        label={t.begin}
        value={source.id}
        onChange={setFrom}
        options={[of.blank, ...of.printed].map((p) => ({ value: p.id, text: p === of.blank ? t.first : pick(p.names, lang) }))}
      />
      <Button
        icon={<Plus size={16} />}
        onClick={() => edit(source === of.blank ? { ...source, id: freshId(source.id, mine) } : copyOf(source, { of, mine }))}
      >
        {t.make}
      </Button>
    </div>
  );
}

interface ThingProps extends ThingsProps {
  readonly thing: OwnThing;
  onRemove(): void;
}

/** One of one's own: how it looks, what it is called, how many faults it has by now, and what can be done with it. */
function Thing({ thing, of, mine, beside, Picture, Sheet, edit, onRemove }: ThingProps) {
  const t = useOwnTexts();
  const { lang } = useSettings();
  const name = pick(thing.names, lang);
  const wrong = faultsOfKept(of, thing, beside);
  return (
    <li className="framed packed pad-x-2 row gap-3 middle" data-own={thing.id}>
      {Picture !== undefined && wrong.length === 0 && <Picture thing={thing} />}
      <span className="grows">
        <strong>{name}</strong> <code className="small soft">{thing.id}</code>
        {wrong.length > 0 && <span className="bad small"> {t.unfit(wrong.length)}</span>}
      </span>
      <span className="inline-flex unbroken">
        <Button kind="quiet" iconOnly icon={<Pencil size={16} />} onClick={() => edit(thing, thing.id)}>
          {`${t.edit}${COLON[lang]}${name}`}
        </Button>
        <Button kind="quiet" iconOnly icon={<Copy size={16} />} onClick={() => edit(copyOf(thing, { of, mine }))}>
          {`${t.copy}${COLON[lang]}${name}`}
        </Button>
        <Button kind="quiet" iconOnly icon={<Trash2 size={16} />} onClick={onRemove}>
          {`${t.remove}${COLON[lang]}${name}`}
        </Button>
      </span>
      {Sheet !== undefined && wrong.length === 0 && (
        <div className="full">
          <Folded summary={t.read}>
            <Sheet thing={thing} />
          </Folded>
        </div>
      )}
    </li>
  );
}

/** What is made once it is opened. */
function Folded({ summary, children }: { readonly summary: string; readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure summary={summary} open={open} onToggle={setOpen}>
      {open && children}
    </Disclosure>
  );
}

interface PrintedProps {
  readonly things: readonly OwnThing[];
  readonly Sheet: ComponentType<{ readonly thing: OwnThing }>;
  onCopy(thing: OwnThing): void;
}

/** The game's own, to be found by name and read. */
function Printed({ things, Sheet, onCopy }: PrintedProps) {
  const t = useOwnTexts();
  const { lang } = useSettings();
  const [wanted, setWanted] = useState('');
  const found = things.filter((thing) => saysAll(`${thing.names.en} ${thing.names.fr}`, wanted));
  return (
    <div className="pile-2 one-column">
      {things.length > 9 && <Field label={t.search} type="search" value={wanted} onChange={(e) => setWanted(e.currentTarget.value)} />}
      {found.length === 0 && <p role="status">{t.notFound}</p>}
      <ul>
        {found.map((thing) => (
          <li key={thing.id}>
            <Folded summary={pick(thing.names, lang)}>
              <div className="pile-2 one-column">
                <Sheet thing={thing} />
                <p>
                  <Button icon={<Copy size={16} />} onClick={() => onCopy(thing)}>
                    {t.copy} <span className="hidden-visually">{pick(thing.names, lang)}</span>
                  </Button>
                </p>
              </div>
            </Folded>
          </li>
        ))}
      </ul>
    </div>
  );
}
