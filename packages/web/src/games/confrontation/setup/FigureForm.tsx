import { RotateCcw, RotateCw, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Button, RadioCards, Select, SideMark, Tick } from '../../../design/index.ts';
import type { Own } from './content.ts';
import { ProfileSelect } from './ProfileSelect.tsx';
import { ASSAULTS, baseIn, type Change, changed, enemiesOf, flies, inContact, type Laid, type Size, turned } from './placing.ts';
import { useSetupStrings } from './wording.ts';

interface FigureFormProps {
  own: Own;
  laid: readonly Laid[];
  figure: Laid | undefined;
  size: Size;
  nameOf: (figure: Laid) => string;
  onChange: (change: Change) => void;
  onRemove: (key: string) => void;
}

const LEVELS = ['0', '1', '2'] as const;
const WOUNDS = ['none', 'light', 'serious', 'critical'] as const;

/** What has happened to the figure chosen, and everything the pointer can do to it without a pointer. */
export function FigureForm({ own, laid, figure: f, size, nameOf, onChange, onRemove }: FigureFormProps) {
  const t = useSetupStrings();
  const heading = useId();
  if (f === undefined)
    return (
      <section className="pile-3 packed one-column cset-form" aria-labelledby={heading}>
        <h3 id={heading}>{t.chosen}</h3>
        <p className="soft">{t.noneChosen}</p>
      </section>
    );
  const set = (patch: Partial<Laid>): void => onChange(changed(own, laid, { ...f, ...patch }, size));
  const enemies = laid.filter((x) => x.seat !== f.seat);
  const touched = enemiesOf(own, laid, f);
  const air = flies(own, f);
  return (
    <section className="pile-3 packed one-column cset-form" aria-labelledby={heading}>
      <h3 id={heading}>
        <SideMark seat={f.seat} /> {t.figure(f.key, nameOf(f))}
      </h3>
      <Select
        label={t.contact}
        value=""
        options={[
          { value: '', text: t.nobody },
          ...enemies.map((x) => ({ value: x.key, text: t.figure(x.key, nameOf(x)) + (touched.includes(x) ? ' ✓' : '') })),
        ]}
        onChange={(key) => {
          const target = enemies.find((x) => x.key === key);
          if (target !== undefined) onChange(inContact(own, laid, f, target, size));
        }}
      />
      <ProfileSelect label={t.profile} value={f.profile} own={own} onChange={(profile) => set({ profile, level: 0, angle: 0 })} />
      {air && (
        <Select
          label={t.level}
          value={String(f.level) as (typeof LEVELS)[number]}
          options={LEVELS.map((value) => ({ value, text: t.levels[value] }))}
          onChange={(level) => set({ level: Number(level) })}
        />
      )}
      {!baseIn(own, f).round && (
        <fieldset>
          <legend className="field-label">{t.turn}</legend>
          <div className="row">
            <Button icon={<RotateCcw size={16} />} onClick={() => onChange(turned(own, laid, f, -15, size))}>
              {t.turnLeft}
            </Button>
            <Button icon={<RotateCw size={16} />} onClick={() => onChange(turned(own, laid, f, 15, size))}>
              {t.turnRight}
            </Button>
          </div>
        </fieldset>
      )}
      <RadioCards
        look="inline"
        legend={t.wound}
        value={f.wound}
        options={WOUNDS.map((value) => ({ value, title: t.woundOf[value] }))}
        onChange={(wound) => set({ wound })}
      />
      <fieldset className="flow cset-checks">
        <legend className="field-label">{t.state}</legend>
        <Tick checked={f.stunned} onChange={(stunned) => set({ stunned })}>
          {t.stunned}
        </Tick>
        <Tick checked={f.routed} onChange={(routed) => set({ routed })}>
          {t.routed}
        </Tick>
      </fieldset>
      <RadioCards
        look="inline"
        legend={t.assault}
        rule="conf:F5.c"
        value={f.assault}
        options={ASSAULTS.map((value) => ({ value, title: t.assaults[value] }))}
        onChange={(assault) =>
          set({ assault, charged: assault === 'charge' && f.charged.length === 0 ? touched.map((x) => x.key).slice(0, 1) : f.charged })
        }
      />
      {f.assault === 'charge' && (
        <fieldset className="flow cset-checks">
          <legend className="field-label">{t.whom}</legend>
          {touched.length === 0 && <p className="field-hint">{t.chargeNeedsContact}</p>}
          {touched.map((x) => (
            <Tick
              key={x.key}
              checked={f.charged.includes(x.key)}
              onChange={(on) => set({ charged: on ? [...f.charged, x.key] : f.charged.filter((key) => key !== x.key) })}
            >
              {t.figure(x.key, nameOf(x))}
            </Tick>
          ))}
          {air && (
            <Tick checked={f.dived} onChange={(dived) => set({ dived })}>
              {t.dived}
            </Tick>
          )}
        </fieldset>
      )}
      <Button icon={<Trash2 size={16} />} onClick={() => onRemove(f.key)}>
        {t.remove} <span className="hidden-visually">{f.key}</span>
      </Button>
    </section>
  );
}
