import { ARMIES, BASES, type BaseId, LOCATIONS, NEEDED, type Profile, SKILLS, STATS, skillNamed } from '@escarmouche/engine/confrontation';
import type { Words } from '@escarmouche/words/confrontation';
import { X } from 'lucide-react';
import { useState } from 'react';
import { fine, pick } from '../../../app/strings/index.ts';
import { Button, Dialog, Field, RadioCards, RuleRef, Select, Tick } from '../../../design/index.ts';
import { useSettings } from '../../../settings/store.ts';
import { useSetupStrings, useWords } from '../setup/wording.ts';
import { type Card, type CardFault, idFrom, NAMED_AS, profileFrom } from './card.ts';
import { useProfileStrings } from './wording.ts';

interface ProfileEditorProps {
  first: Card;
  onKeep: (profile: Profile) => void;
  onClose: () => void;
}

/** What an Immunity may be against. */
const IMMUNITIES: readonly string[] = ['fear', 'exceptional', 'master-strike', ...LOCATIONS];

function immunityWord(to: string, words: Words): string {
  const id = [`location.${to}`, `to.${to}`, `skill.${to}`].find((key) => words.knows(key));
  return id === undefined ? to : words.term(id);
}

const ROLES = ['none', 'magician', 'faithful'] as const;

/** A card of one's own: all it can say, checked as it is typed; what is wrong stands at its field once one has tried to keep it. */
export function ProfileEditor({ first, onKeep, onClose }: ProfileEditorProps) {
  const t = useProfileStrings();
  const st = useSetupStrings();
  const words = useWords();
  const { lang } = useSettings();
  const [card, setCard] = useState(first);
  const [tried, setTried] = useState(false);
  const made = profileFrom(card);
  const fault: CardFault | null = tried && 'fault' in made ? made.fault : null;
  const set = (patch: Partial<Card>): void => setCard({ ...card, ...patch });
  const told = (f: CardFault): string => (f.say === 'no-number' ? t.noNumber : f.say === 'no-name' ? t.noName : words.fault(f.say));
  const at = (place: string): string | undefined => (fault !== null && fault.at === place ? told(fault) : undefined);
  const keep = (): void => {
    setTried(true);
    if ('profile' in made) onKeep(made.profile);
  };
  return (
    <Dialog
      title={card.from === null ? t.newTitle : pick(card.from.names, lang)}
      onClose={onClose}
      width="wide"
      foot={
        <>
          <p className="bad grows cprof-fault" role="status">
            {fault !== null && (
              <>
                {t.faults} {told(fault)} {fault.rule !== undefined && <RuleRef id={fault.rule} />}
              </>
            )}
          </p>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button kind="primary" onClick={keep}>
            {t.save}
          </Button>
        </>
      }
    >
      <div className="pile-4 one-column">
        <div className="at-top grid cprof-row">
          <Field label={t.nameFr} value={card.fr} fault={at('names')} maxLength={80} onChange={(e) => set({ fr: e.currentTarget.value })} />
          <Field label={t.nameEn} value={card.en} maxLength={80} onChange={(e) => set({ en: e.currentTarget.value })} />
          <Field
            label={t.id}
            hint={t.idHint}
            value={card.id}
            placeholder={idFrom(card.en || card.fr)}
            maxLength={28}
            fault={at('id')}
            onChange={(e) => set({ id: e.currentTarget.value })}
          />
        </div>
        <div className="at-top grid cprof-row">
          <Select
            label={t.named}
            value={card.named}
            options={NAMED_AS.map((n) => ({ value: n, text: t.namedAs[n] }))}
            onChange={(named) => set({ named })}
          />
          <Select
            label={t.army}
            value={card.army}
            options={[
              ...ARMIES.map((a) => ({ value: a.id, text: pick(a.names, lang) })),
              ...(ARMIES.some((a) => a.id === card.army)
                ? [{ value: 'own', text: st.ownProfiles }]
                : [{ value: card.army, text: card.army === 'own' ? st.ownProfiles : card.army }]),
            ]}
            onChange={(army) => set({ army })}
          />
          <Select
            label={t.base}
            value={card.base}
            options={(Object.keys(BASES) as BaseId[]).map((b) => ({ value: b, text: words.term(`base.${b}`) }))}
            onChange={(base) => set({ base })}
          />
          <Select
            label={t.perCard}
            value={card.perCard}
            options={(['1', '2', '3'] as const).map((n) => ({ value: n, text: n }))}
            onChange={(perCard) => set({ perCard })}
          />
        </div>
        <fieldset>
          <legend className="field-label">{t.characteristics}</legend>
          <p className="field-hint">
            {t.numbersHint} {t.needed(words.list(NEEDED.map((s) => words.abbreviation(s))))}
          </p>
          <div className="pile-3 cprof-stats">
            {STATS.map((stat) => (
              <Field
                key={stat}
                className="cprof-stat"
                label={words.abbreviation(stat)}
                title={words.term(`stat.${stat}`)}
                inputMode="decimal"
                autoComplete="off"
                value={card.values[stat]}
                fault={at(`values.${stat}`)}
                onChange={(e) => set({ values: { ...card.values, [stat]: e.currentTarget.value } })}
              />
            ))}
          </div>
        </fieldset>
        <RadioCards
          look="inline"
          legend={t.role}
          value={card.role}
          options={ROLES.map((value) => ({ value, title: t.roles[value] }))}
          onChange={(role) => set({ role })}
        />
        <Tick checked={card.hero} onChange={(hero) => set({ hero })}>
          {t.hero}
        </Tick>
        <fieldset className="pile-2">
          <legend className="field-label">{t.skills}</legend>
          {card.skills.map((s, i) => {
            const skill = skillNamed(s.skill);
            const name = skill === undefined ? s.skill : pick(skill.names, lang);
            const after = at(`skills[${i}].x`) ?? at(`skills[${i}].to`) ?? at(`skills[${i}].skill`);
            const change = (text: string): void => set({ skills: card.skills.map((x, k) => (k === i ? { ...x, after: text } : x)) });
            return (
              <div key={`${s.skill} ${String(i)}`} className="pile-3 middle ruled cprof-skill">
                <div>
                  <strong>{name}</strong> {skill !== undefined && <span className="small soft">{fine(skill.text[lang], lang)}</span>}
                </div>
                {skill?.id === 'immunity' && (
                  <Select
                    label={t.skillWord(name)}
                    labelHidden
                    value={s.after}
                    options={['', ...IMMUNITIES].map((to) => ({ value: to, text: to === '' ? '…' : immunityWord(to, words) }))}
                    onChange={change}
                  />
                )}
                {skill !== undefined && skill.x !== 'none' && skill.id !== 'immunity' && (
                  <Field
                    label={skill.x === 'number' ? t.skillNumber(name) : t.skillWord(name)}
                    labelHidden
                    value={s.after}
                    fault={after}
                    onChange={(e) => change(e.currentTarget.value)}
                  />
                )}
                {(skill?.x === 'none' || skill?.id === 'immunity') && after !== undefined && <p className="field-fault">{after}</p>}
                <Button
                  kind="quiet"
                  iconOnly
                  icon={<X size={16} />}
                  onClick={() => set({ skills: card.skills.filter((_x, k) => k !== i) })}
                >
                  {t.removeSkill(name)}
                </Button>
              </div>
            );
          })}
          <Select
            label={t.addSkill}
            value=""
            options={[
              { value: '', text: t.chooseSkill },
              ...SKILLS.map((s) => ({ value: s.id, text: pick(s.names, lang) + (s.played ? '' : ` (${t.notPlayed})`) })),
            ]}
            onChange={(skill) => {
              if (skill !== '') set({ skills: [...card.skills, { skill, after: '' }] });
            }}
          />
        </fieldset>
      </div>
    </Dialog>
  );
}
