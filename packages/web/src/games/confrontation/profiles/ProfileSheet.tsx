import type { Profile } from '@escarmouche/engine/confrontation';
import { skillNamed } from '@escarmouche/engine/confrontation';
import { pick } from '../../../app/strings/index.ts';
import { RuleRef } from '../../../design/index.ts';
import { useSettings } from '../../../settings/store.ts';
import { useArmyName } from '../setup/ProfileSelect.tsx';
import { useWords } from '../setup/wording.ts';
import { Numbers } from './Numbers.tsx';
import { useProfileStrings } from './strings.ts';

/** A profile to read: numbers, base, role, skills with what they do, and where all of it comes from. */
export function ProfileSheet({ profile: p }: { profile: Profile }) {
  const t = useProfileStrings();
  const words = useWords();
  const { lang } = useSettings();
  const armyName = useArmyName();
  const line = [
    armyName(p.army),
    words.term(`base.${p.base}`),
    ...(p.role === undefined ? [] : [words.term(`role.${p.role}`)]),
    ...(p.hero === true ? [words.term('hero')] : []),
    ...(p.places === undefined ? [] : [words.term(`places.${p.places}`)]),
  ];
  return (
    <div className="pile-3 one-column">
      <p className="small soft">{line.join(' · ')}</p>
      <Numbers profile={p} />
      {p.skills.length > 0 && (
        <ul className="pile-2" aria-label={t.skills}>
          {p.skills.map((has) => {
            const said = words.skill(has);
            const skill = skillNamed(has.skill);
            return (
              <li key={has.skill + (has.to ?? '')}>
                <strong>{said?.name ?? has.skill}</strong> {skill !== undefined && <RuleRef id={skill.rule} />} <span>{said?.text}</span>
              </li>
            );
          })}
        </ul>
      )}
      {(p.effects ?? []).length > 0 && (
        <p>
          <strong>{t.effects}</strong>:{' '}
          {words.list((p.effects ?? []).map((e) => `${pick(e.names, lang)} (${words.term(`moment.${e.at}`)})`))}
        </p>
      )}
      {(p.remarks ?? []).map((r) => (
        <p key={r.en} className="small">
          {pick(r, lang)}
        </p>
      ))}
      <p className="small soft">
        {t.standing[p.standing]} {t.from(p.from)}
      </p>
    </div>
  );
}
