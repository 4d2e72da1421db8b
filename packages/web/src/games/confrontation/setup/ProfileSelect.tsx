import { ARMIES, type Profile } from '@escarmouche/engine/confrontation';
import { pick } from '../../../app/strings/index.ts';
import { Select } from '../../../design/index.ts';
import { useSettings } from '../../../settings/store.ts';
import { allProfiles, canFight, type Own } from './content.ts';
import { useSetupStrings } from './wording.ts';

/** Profiles in the armies they belong to, one's own last. Without `unfit` those alone that can fight. */
export function byArmy(own: Own, unfit = false): readonly { readonly id: string; readonly profiles: readonly Profile[] }[] {
  const all = allProfiles(own).filter((p) => unfit || canFight(p));
  const mine = new Set(own.profiles);
  const groups = ARMIES.map((a) => ({ id: a.id, profiles: all.filter((p) => p.army === a.id && !mine.has(p)) }));
  return [...groups, { id: 'own', profiles: all.filter((p) => mine.has(p)) }].filter((g) => g.profiles.length > 0);
}

/** What an army is called, or one's own profiles together. */
export function useArmyName(): (id: string) => string {
  const { lang } = useSettings();
  const t = useSetupStrings();
  return (id) => {
    const army = ARMIES.find((a) => a.id === id);
    return army === undefined ? (id === 'own' ? t.ownProfiles : id) : pick(army.names, lang);
  };
}

interface ProfileSelectProps {
  label: string;
  value: string;
  own: Own;
  onChange: (id: string) => void;
}

/** A profile among all that can fight, by army. */
export function ProfileSelect({ label, value, own, onChange }: ProfileSelectProps) {
  const { lang } = useSettings();
  const armyName = useArmyName();
  return (
    <Select label={label} value={value} onChange={onChange}>
      {byArmy(own).map((g) => (
        <optgroup key={g.id} label={armyName(g.id)}>
          {g.profiles.map((p) => (
            <option key={p.id} value={p.id}>
              {pick(p.names, lang)}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}
