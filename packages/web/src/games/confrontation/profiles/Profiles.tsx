import { ARMIES, type Profile, type Stat } from '@escarmouche/engine/confrontation';
import { Copy, Download, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { saysAll } from '../../../app/letters.ts';
import { notify } from '../../../app/notices.ts';
import { pick } from '../../../app/strings/index.ts';
import { Button, Field, FileButton, RadioCards, Select } from '../../../design/index.ts';
import { useSettings } from '../../../settings/store.ts';
import { allProfiles } from '../setup/content.ts';
import { dropProfile, keepProfiles, useOwn } from '../setup/own.ts';
import { byArmy, useArmyName } from '../setup/ProfileSelect.tsx';
import { useWords } from '../setup/wording.ts';
import { type Card, cardOf, EMPTY, idFrom } from './card.ts';
import { type BadFile, isBad, openProfiles, saveProfiles } from './files.ts';
import { Legend, Value } from './Numbers.tsx';
import { ProfileDialog } from './ProfileDialog.tsx';
import { ProfileEditor } from './ProfileEditor.tsx';
import { ProfileSheet } from './ProfileSheet.tsx';
import { useProfileStrings } from './wording.ts';

const LOOKS = ['list', 'cards'] as const;
const COLUMNS: readonly Stat[] = ['MOU', 'INI', 'ATT', 'FOR', 'DEF', 'RES', 'DIS', 'PA'];

/** Every profile, one's own among them: a list or cards; and making, opening and saving one's own. */
export default function Profiles() {
  const t = useProfileStrings();
  const { lang } = useSettings();
  const own = useOwn();
  const armyName = useArmyName();
  const [look, setLook] = useState<(typeof LOOKS)[number]>('list');
  const [army, setArmy] = useState('');
  const [wanted, setWanted] = useState('');
  const [shown, setShown] = useState<string | null>(null);
  const [edited, setEdited] = useState<Card | null>(null);
  const [bad, setBad] = useState<BadFile | null>(null);
  const groups = byArmy(own, true)
    .filter((g) => army === '' || g.id === army)
    .map((g) => ({ ...g, profiles: g.profiles.filter((p) => saysAll(`${p.names.en} ${p.names.fr}`, wanted)) }))
    .filter((g) => g.profiles.length > 0);
  const open = async (file: File): Promise<void> => {
    const result = await openProfiles(file);
    setBad(isBad(result) ? result : null);
    if (isBad(result)) return;
    keepProfiles(result);
    notify('profiles', t.imported(result.length));
  };
  const actions: ProfileActions = {
    mine: (p) => own.profiles.includes(p),
    show: setShown,
    edit: (p) => setEdited(cardOf(p, p.id)),
    copy: (p) => setEdited(cardOf(p, freshId(p.id, allProfiles(own)))),
    remove: (p) => {
      dropProfile(p.id);
      notify('profiles', t.removed(pick(p.names, lang)));
    },
  };
  return (
    <div className="pile-4 one-column">
      <p className="prose">{t.lead}</p>
      <div className="row">
        <Button icon={<Plus size={16} />} onClick={() => setEdited(EMPTY)}>
          {t.make}
        </Button>
        <FileButton label={t.import} accept=".yaml,.yml,.json" onFile={(file) => void open(file)} />
        {own.profiles.length > 0 && (
          <Button icon={<Download size={16} />} onClick={() => void saveProfiles(own.profiles)}>
            {t.export}
          </Button>
        )}
      </div>
      <p className="field-hint">{t.fileText}</p>
      <p className="cprof-bad" role="alert">
        {bad !== null && t.badFile(bad.name, bad.why(lang))}
      </p>
      <div className="grid low cprof-find">
        <Field label={t.search} type="search" value={wanted} onChange={(e) => setWanted(e.currentTarget.value)} />
        <Select
          label={t.army}
          value={army}
          options={[
            { value: '', text: t.allArmies },
            ...[...ARMIES.map((a) => a.id), ...(own.profiles.length > 0 ? ['own'] : [])].map((id) => ({ value: id, text: armyName(id) })),
          ]}
          onChange={setArmy}
        />
        <RadioCards
          look="inline"
          legend={t.look}
          value={look}
          options={LOOKS.map((value) => ({ value, title: t.looks[value] }))}
          onChange={setLook}
        />
      </div>
      <Legend />
      {groups.length === 0 && <p role="status">{t.nothing}</p>}
      {groups.map((g) => (
        <section key={g.id} className="cprof-army">
          <h2>{armyName(g.id)}</h2>
          {look === 'list' ? (
            <List label={armyName(g.id)} profiles={g.profiles} actions={actions} />
          ) : (
            <Cards profiles={g.profiles} actions={actions} />
          )}
        </section>
      ))}
      {shown !== null && <ProfileDialog id={shown} own={own} onClose={() => setShown(null)} />}
      {edited !== null && (
        <ProfileEditor
          first={edited}
          onClose={() => setEdited(null)}
          onKeep={(p) => {
            keepProfiles([p]);
            // Edited under another short name it is another profile: the one it was stays.
            setEdited(null);
            notify('profiles', t.kept(pick(p.names, lang)));
          }}
        />
      )}
    </div>
  );
}

/** A short name nobody has yet. */
function freshId(id: string, all: readonly Profile[]): string {
  for (let n = 2; ; n++) {
    const next = `${idFrom(id).slice(0, 25)}-${n}`;
    if (!all.some((p) => p.id === next)) return next;
  }
}

interface ProfileActions {
  mine(profile: Profile): boolean;
  show(id: string): void;
  edit(profile: Profile): void;
  copy(profile: Profile): void;
  remove(profile: Profile): void;
}

interface ListProps {
  profiles: readonly Profile[];
  actions: ProfileActions;
}

/** What can be done with a profile. */
function Actions({ profile: p, actions }: { profile: Profile; actions: ProfileActions }) {
  const t = useProfileStrings();
  const { lang } = useSettings();
  const name = pick(p.names, lang);
  const say = (what: string): string => `${what}\u00a0: ${name}`;
  return (
    <span className="inline-flex cprof-actions">
      {actions.mine(p) && (
        <Button kind="quiet" iconOnly icon={<Pencil size={16} />} onClick={() => actions.edit(p)}>
          {say(t.edit)}
        </Button>
      )}
      <Button kind="quiet" iconOnly icon={<Copy size={16} />} onClick={() => actions.copy(p)}>
        {say(t.copy)}
      </Button>
      {actions.mine(p) && (
        <Button kind="quiet" iconOnly icon={<Trash2 size={16} />} onClick={() => actions.remove(p)}>
          {say(t.remove)}
        </Button>
      )}
    </span>
  );
}

function List({ label, profiles, actions }: ListProps & { label: string }) {
  const t = useProfileStrings();
  const words = useWords();
  const { lang } = useSettings();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="anchor cprof-scroll" tabIndex={0} aria-label={label}>
      <table className="full cprof-table">
        <thead>
          <tr>
            <th scope="col">{t.name}</th>
            {COLUMNS.map((stat) => (
              <th key={stat} scope="col" className="num">
                <abbr title={words.term(`stat.${stat}`)}>{words.abbreviation(stat)}</abbr>
              </th>
            ))}
            <th scope="col">
              <span className="hidden-visually">{t.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {profiles.map((p) => (
            <tr key={p.id}>
              <th scope="row">
                <Button kind="quiet" className="serif no-pad start from-start cset-name" onClick={() => actions.show(p.id)}>
                  {pick(p.names, lang)}
                </Button>
                {actions.mine(p) && <span className="soft sans tiny unbroken fine-edged rounded cprof-mark">{t.ownProfile}</span>}
              </th>
              {COLUMNS.map((stat) => (
                <td key={stat} className="num">
                  <Value profile={p} stat={stat} />
                </td>
              ))}
              <td>
                <Actions profile={p} actions={actions} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cards({ profiles, actions }: ListProps) {
  const { lang } = useSettings();
  const t = useProfileStrings();
  return (
    <ul className="pile-4 at-top cprof-cards">
      {profiles.map((p) => (
        <li key={p.id} className="framed pile-2 packed one-column cprof-card">
          <div className="at-top flex apart">
            <h3>
              {pick(p.names, lang)}{' '}
              {actions.mine(p) && <span className="soft sans tiny unbroken fine-edged rounded cprof-mark">{t.ownProfile}</span>}
            </h3>
            <Actions profile={p} actions={actions} />
          </div>
          <ProfileSheet profile={p} />
        </li>
      ))}
    </ul>
  );
}
