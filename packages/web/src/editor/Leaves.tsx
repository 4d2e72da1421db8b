/** The single boxes of forms. */
import { valueAt } from '@escarmouche/engine/core';
import { Button, Field, Select } from '../design/index.ts';
import { useEditing, useKept } from './editing.ts';
import { Group, type LeafProps } from './Group.tsx';
import { isPlace, pathText } from './model.ts';
import { Several } from './Several.tsx';
import { useEditorTexts } from './strings.ts';

/** What stands in a list of names for one that is not in it; no name is written so. */
export const ANEW = ' ';

interface PickedProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  /** What the button beside it says, and what it does with the choice. */
  readonly act: string;
  onChange(value: string): void;
  onAct(value: string): void;
}

/** A choice that counts with the button beside it: by keyboard, a closed list goes through every entry on the way to a later one. */
export function Picked({ label, value, options, act, onChange, onAct }: PickedProps) {
  const t = useEditorTexts();
  const known = options.some((o) => o.value === value);
  return (
    <div className="row gap-2 low">
      <Select label={label} value={known ? value : ''} onChange={onChange} options={[{ value: '', text: t.choose }, ...options]} />
      <Button
        aria-disabled={!known}
        onClick={() => {
          if (!known) return;
          onChange('');
          onAct(value);
        }}
      >
        {act}
      </Button>
    </div>
  );
}

/** A text, a place of the board, or the name of something that may be chosen. */
export function Name({ form, path, label, told }: LeafProps) {
  const { position, choices, called, shown, meant, boardless = false, set } = useEditing();
  const t = useEditorTexts();
  const [typed, setTyped] = useKept<string | null>(`typed ${pathText(path)}`, null);
  const v = String(valueAt(position, path) ?? '');
  const place = isPlace(form);
  const listed = choices(path);
  const open = form.kind === 'text' && form.open === true;
  const [anew, setAnew] = useKept(`anew ${pathText(path)}`, open && !listed.some((x) => x.id === v));
  if (form.kind === 'text' && form.between !== undefined && listed.length > 0)
    return <Several form={form} path={path} label={label} told={told} value={v} />;
  const chosen = listed.length > 0 && (boardless || !place);
  const known = anew || listed.some((x) => x.id === v) ? listed : [{ id: v }, ...listed];
  const select = chosen && (
    <Select
      {...told}
      label={label}
      value={anew ? ANEW : v}
      onChange={(to) => {
        setAnew(to === ANEW);
        if (to !== ANEW) set(path, to);
      }}
      options={[
        ...known.map((x) => ({ value: x.id, text: called(x, form.kind === 'text' ? form.names : undefined) })),
        ...(open ? [{ value: ANEW, text: t.newName }] : []),
      ]}
    />
  );
  if (chosen && !anew) return select;
  const field = (
    <Field
      {...told}
      label={chosen ? `${label}, ${t.itsName}` : label}
      labelHidden={chosen}
      value={typed ?? (place ? shown(v) : v)}
      spellCheck={false}
      autoComplete="off"
      maxLength={form.kind === 'text' ? form.max : 40}
      onChange={(e) => setTyped(e.currentTarget.value)}
      onBlur={() => {
        if (typed !== null) set(path, place ? meant(typed) : typed);
        setTyped(null);
      }}
      onKeyDown={(e) => {
        if (e.key === 'Enter') e.currentTarget.blur();
      }}
    />
  );
  return chosen ? (
    <>
      {select}
      {field}
    </>
  ) : (
    field
  );
}

/** A text in both languages. */
export function BothTexts({ path, label, told }: LeafProps) {
  const { position, set } = useEditing();
  const t = useEditorTexts();
  const v = valueAt(position, path);
  const said = (typeof v === 'string' ? { en: v, fr: v } : (v ?? {})) as Readonly<Record<string, string>>;
  return (
    <Group label={label}>
      <div className="row gap-2">
        {(['fr', 'en'] as const).map((lang) => (
          <Field
            {...told}
            key={lang}
            label={t.languages[lang]}
            value={said[lang] ?? ''}
            maxLength={120}
            onChange={(e) => set(path, { ...said, [lang]: e.currentTarget.value })}
          />
        ))}
      </div>
    </Group>
  );
}

/** One of the two numbers of a point. What is typed counts once it is done with, as long as it is a number. */
function Axis({ path, label, told }: LeafProps) {
  const { position, set } = useEditing();
  const [typed, setTyped] = useKept<string | null>(`typed ${pathText(path)}`, null);
  return (
    <Field
      {...told}
      label={label}
      inputMode="decimal"
      value={typed ?? String(valueAt(position, path))}
      onChange={(e) => setTyped(e.currentTarget.value)}
      onBlur={() => {
        if (typed !== null && typed.trim() !== '' && Number.isFinite(Number(typed))) set(path, Number(typed));
        setTyped(null);
      }}
      onKeyDown={(e) => {
        if (e.key === 'Enter') e.currentTarget.blur();
      }}
    />
  );
}

/** A place of a free table, in millimetres, or of a board by column and row. */
export function Point({ form, path, label, told }: LeafProps) {
  return (
    <Group label={label}>
      <div className="row gap-2">
        {['x', 'y'].map((axis, i) => (
          <Axis key={axis} form={form} path={[...path, i]} label={axis} told={told} />
        ))}
      </div>
    </Group>
  );
}
