/** Forms made from a notation: for each kind of field what can be set there, and what is wrong with it. No game is known here. */
import { alternativeOf, type Form, leastOf, type NotationPath, valueAt } from '@escarmouche/engine/core';
import { Plus, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button, Disclosure, Field, NumberField, Select, Tick } from '../design/index.ts';
import { useSettings } from '../settings/store.ts';
import { drawnName, useEditing, useKept, useWord } from './editing.ts';
import { Group, type LeafProps } from './Group.tsx';
import { ANEW, BothTexts, Name, Picked, Point } from './Leaves.tsx';
import { convertedAt, isPlace, kindOf, pathText, severalText } from './model.ts';
import { useEditorTexts } from './strings.ts';
import './forms.css';

interface AtProps extends Omit<LeafProps, 'told'> {
  readonly hint?: string | undefined;
}

/** What stands at a path, in the form of its kind. */
export function At({ form, path, label, hint }: AtProps) {
  const editing = useEditing();
  const { position, faults, aloud, drawn, set } = editing;
  const t = useEditorTexts();
  const { lang } = useSettings();
  const id = useId();
  const v = valueAt(position, path);
  const kind = kindOf(form, v);
  const wrong = faults.get(pathText(path));
  const Own = drawn?.[drawnName(path)];
  const lines = [hint === undefined ? '' : `${id}-hint`, wrong === undefined ? '' : `${id}-fault`].filter((x) => x !== '').join(' ');
  const told = { 'aria-describedby': lines === '' ? undefined : lines, 'aria-invalid': wrong === undefined ? undefined : true } as const;
  return (
    <div className={`pile-1 one-column editor-at${form.kind === 'either' ? ' editor-either' : ''}`} data-path={pathText(path)}>
      {form.kind === 'either' && (
        <div className="pile-1 one-column">
          {/* Before its sorts stands what it is: the sort chosen then needs no name of its own for the eye. */}
          <p className="field-label" aria-hidden="true">
            {label}
          </p>
          <Select
            label={`${label}, ${t.sort}`}
            labelHidden
            value={String(form.of.findIndex((k) => k === kind || kindOf(k, v) === kind))}
            onChange={(n) => set(path, convertedAt(editing, path, form.of[Number(n)]))}
            options={form.of.map((k, n) => ({ value: String(n), text: form.called?.[n]?.[lang] ?? t.sorts[k.kind] }))}
          />
        </div>
      )}
      {Own === undefined ? (
        <Kind form={kind} path={path} label={label} told={told} />
      ) : (
        <Own value={v} label={label} path={path} onChange={(to) => set(path, to)} />
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {wrong !== undefined && (
        <p id={`${id}-fault`} className="field-fault" role={aloud ? 'alert' : undefined}>
          {wrong}
        </p>
      )}
    </div>
  );
}

function Kind({ form, path, label, told }: LeafProps) {
  const { position, choices, called, set } = useEditing();
  const v = valueAt(position, path);
  const at = { form, path, label, told };
  switch (form.kind) {
    case 'present':
      return <p className="field-label">{label}</p>;
    case 'flag':
      return (
        <Tick {...told} checked={v === true} onChange={(on) => set(path, on)}>
          {label}
        </Tick>
      );
    case 'whole':
      return <NumberField {...told} label={label} value={Number(v)} min={form.min} max={form.max} onChange={(n) => set(path, n)} />;
    case 'one':
      // One word alone is said, or it is not.
      if (form.of.length === 1) return <p className="field-label">{label}</p>;
      return (
        <Select
          {...told}
          label={label}
          value={String(v)}
          onChange={(w) =>
            set(
              path,
              form.of.find((x) => String(x) === w),
            )
          }
          options={choices(path).map((x) => ({ value: x.id, text: called(x, form.names) }))}
        />
      );
    case 'some': {
      const said = v as readonly string[];
      return (
        <Group label={label} told={told}>
          <div className="flow gap-2">
            {choices(path).map((x) => (
              <Tick
                key={x.id}
                checked={said.includes(x.id)}
                onChange={(on) =>
                  set(
                    path,
                    form.of.filter((w) => (w === x.id ? on : said.includes(w))),
                  )
                }
              >
                {called(x, form.names)}
              </Tick>
            ))}
          </div>
        </Group>
      );
    }
    case 'list':
    case 'named':
      return <Many {...at} form={form} />;
    case 'row':
      if (isPlace(form)) return <Point {...at} />;
      return (
        <Group label={label} told={told}>
          {form.of.map((of, i) => (
            <At key={pathText([...path, i])} form={of} path={[...path, i]} label={String(i + 1)} />
          ))}
        </Group>
      );
    case 'fields':
      return (
        <Group label={label} told={told}>
          <Fields form={form} path={path} />
        </Group>
      );
    case 'text':
      return <Name {...at} />;
    case 'both':
      return <BothTexts {...at} />;
    case 'content':
      // A place of the board: what else files check by themselves is drawn by its game.
      return Array.isArray(v) ? <Point {...at} /> : <Name {...at} />;
    default:
      return null;
  }
}

/** Whether a place is another, or in it. */
const isWithin = (at: string, path: string): boolean => at === path || at.startsWith(`${path}.`) || at.startsWith(`${path}[`);

/** Where it is kept whether what stands at a place is open. */
const opening = (path: NotationPath): string => `open ${pathText(path)}`;

/** A field or a thing that can be unsaid again: behind a line that opens, and is drawn once it does, or in the open. */
function Said({
  label,
  path,
  folded,
  onRemove,
  children,
}: {
  label: string;
  path: NotationPath;
  folded: boolean;
  onRemove?: (() => void) | undefined;
  children: ReactNode;
}) {
  const [open, setOpen] = useKept(opening(path), false);
  const { faults } = useEditing();
  const within = folded && !open ? [...faults].filter(([at]) => isWithin(at, pathText(path))) : [];
  const t = useEditorTexts();
  return (
    <div className="flex gap-1 apart at-top" data-said={pathText(path)}>
      <div className="full may-shrink">
        {folded ? (
          <Disclosure summary={label} open={open} onToggle={setOpen}>
            {open && children}
          </Disclosure>
        ) : (
          children
        )}
        {within.map(([at, line]) => (
          <p key={at} className="field-fault">
            {line}
          </p>
        ))}
      </div>
      {onRemove !== undefined && (
        <Button kind="quiet" iconOnly icon={<X size={16} />} onClick={onRemove}>
          {t.remove(label)}
        </Button>
      )}
    </div>
  );
}

/** A list, or things by their names: each behind its line, and another one. */
function Many({ form, path, label, told }: LeafProps & { form: Extract<Form, { kind: 'list' | 'named' }> }) {
  const { position, choices, called, meant, kept, set } = useEditing();
  const t = useEditorTexts();
  const [name, setName] = useKept(`name ${pathText(path)}`, '');
  const [anew, setAnew] = useKept(`anew ${pathText(path)}`, false);
  const all = (valueAt(position, path) ?? {}) as Readonly<Record<string, unknown>>;
  const keys = Object.keys(all);
  const list = form.kind === 'list';
  const listed = form.kind === 'named' && form.names !== 'place' ? choices(path) : [];
  const { lang } = useSettings();
  const of = (key: string): string => {
    const v = all[key];
    const variant = form.of.kind === 'either' ? form.of.called?.[alternativeOf(form.of.of, v)] : undefined;
    if (variant !== undefined) return variant[lang];
    const id = list
      ? String(typeof v === 'object' && v !== null ? (Object.values(v).find((x) => typeof x === 'string') ?? Number(key) + 1) : v)
      : key;
    const names = list ? choices([...path, Number(key)]) : listed;
    const one = (name: string): string => called(names.find((x) => x.id === name) ?? { id: name });
    const between = form.of.kind === 'text' ? form.of.between : undefined;
    return between === undefined ? one(id) : severalText(id, between, one, t.signs);
  };
  const keyOf = (typed: string): string => (form.kind === 'named' && form.names === 'place' ? meant(typed) : typed);
  /** What begins to be said: of several names in one text those of the first two that there are. */
  const least = (at: NotationPath): unknown => {
    const two = form.of.kind === 'text' && form.of.between !== undefined ? choices(at).slice(0, 2) : [];
    return two.length === 2 ? two.map((x) => x.id).join(form.of.kind === 'text' ? form.of.between?.at(-1) : '') : leastOf(form.of);
  };
  const add = (key: string): void => {
    const at = [...path, list ? keys.length : keyOf(key)];
    kept.set(opening(at), true);
    set(at, listed.find((x) => x.id === key)?.values?.[0] ?? least(at));
    setName('');
    setAnew(false);
  };
  const open = form.kind === 'named' && form.open === true;
  const free = listed.filter((x) => !keys.includes(x.id));
  return (
    <Group label={label} told={told}>
      {keys.map((key) => {
        const at = [...path, list ? Number(key) : key];
        return (
          <Said key={key} label={of(key)} path={at} folded onRemove={() => set(at, undefined)}>
            <At form={form.of} path={at} label={of(key)} />
          </Said>
        );
      })}
      {keys.length < form.max && (
        <div className="row gap-2 low">
          {!list && listed.length > 0 && (
            <Select
              label={t.name}
              value={anew ? ANEW : name}
              onChange={(to) => {
                setAnew(to === ANEW);
                setName(to === ANEW ? '' : to);
              }}
              options={[
                { value: '', text: t.choose },
                ...free.map((x) => ({ value: x.id, text: called(x) })),
                ...(open ? [{ value: ANEW, text: t.newName }] : []),
              ]}
            />
          )}
          {!list && (listed.length === 0 || anew) && (
            <Field label={anew ? t.itsName : t.name} value={name} maxLength={form.key} onChange={(e) => setName(e.currentTarget.value)} />
          )}
          <Button icon={<Plus size={16} />} disabled={!list && (name === '' || keys.includes(keyOf(name)))} onClick={() => add(name)}>
            {t.add}
          </Button>
        </div>
      )}
    </Group>
  );
}

/** The fields of something: those that are said, each to be unsaid again, and those that may be. */
export function Fields({ form, path, folded = false }: { form: Extract<Form, { kind: 'fields' }>; path: NotationPath; folded?: boolean }) {
  const { position, faults, kept, set } = useEditing();
  const t = useEditorTexts();
  const word = useWord();
  const [next, setNext] = useKept(`more ${pathText(path)}`, '');
  const all = (valueAt(position, path) ?? {}) as Readonly<Record<string, unknown>>;
  const unsaid = form.fields.filter((f) => !(f.name in all));
  return (
    <div className="pile-2 one-column" data-fields={pathText(path)}>
      {form.fields
        // The word that tells several things apart is chosen where they are.
        .filter((f) => f.name in all && !(f.needed && f.is.kind === 'one' && f.is.of.length === 1))
        .map((f) => {
          const at = [...path, f.name];
          const { label, hint } = word(f);
          return (
            <Said key={f.name} label={label} path={at} folded={folded} onRemove={f.needed ? undefined : () => set(at, undefined)}>
              <At form={f.is} path={at} label={label} hint={hint} />
            </Said>
          );
        })}
      {unsaid.map((f) => {
        const wrong = faults.get(pathText([...path, f.name]));
        return (
          wrong !== undefined && (
            <p key={f.name} className="field-fault">
              {word(f).label}: {wrong}
            </p>
          )
        );
      })}
      {unsaid.length > 0 && (
        <Picked
          label={t.more}
          value={next}
          onChange={setNext}
          options={unsaid.map((f) => ({ value: f.name, text: word(f).label }))}
          act={t.add}
          onAct={(name) => {
            const f = unsaid.find((x) => x.name === name);
            if (f === undefined) return;
            // Who begins to say something goes on with it.
            kept.set(opening([...path, name]), true);
            set([...path, name], f.is.kind === 'flag' ? true : (f.usual ?? leastOf(f.is)));
          }}
        />
      )}
    </div>
  );
}
