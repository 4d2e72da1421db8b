import { playerName } from '@escarmouche/words';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { gameOf } from '../app/games.ts';
import { notify } from '../app/notices.ts';
import { hrefTo } from '../app/router.ts';
import { saidOf, useStrings } from '../app/strings/index.ts';
import { Button, ButtonLink, Dialog, Disclosure, SideMark } from '../design/index.ts';
import { remove } from '../match/store.ts';
import { type Lang, useSettings } from '../settings/store.ts';
import { type Shown, stateOf, when } from './saved.ts';

/** How many are shown at once; older ones are one press away. */
const FIRST = 5;

/** The matches kept in this browser, the latest first, each to continue or to delete. */
export function SavedMatches({ matches, read }: { matches: readonly Shown[] | null; read: () => Promise<void> }) {
  const s = useStrings();
  const { lang } = useSettings();
  const [deleting, setDeleting] = useState<Shown | null>(null);

  const forget = async ({ saved, sides }: Shown): Promise<void> => {
    setDeleting(null);
    try {
      await remove(saved.id);
      notify('deleted', (t) => t.notices.deleted(sides.join(' – ')));
    } catch {
      notify('deleted', (t) => t.notices.deleteFailed, 'bad');
    }
    await read().catch(() => undefined);
  };

  if (matches === null) return <p className="soft">{s.common.loading}</p>;
  if (matches.length === 0) return <p className="soft">{s.home.savedNone}</p>;
  return (
    <>
      <SavedList matches={matches.slice(0, FIRST)} lang={lang} onDelete={setDeleting} />
      {matches.length > FIRST && (
        <Disclosure summary={s.home.older} aside={String(matches.length - FIRST)}>
          <SavedList matches={matches.slice(FIRST)} lang={lang} onDelete={setDeleting} />
        </Disclosure>
      )}
      {deleting !== null && (
        <Dialog
          width="narrow"
          title={s.home.deleteAsk}
          onClose={() => setDeleting(null)}
          foot={
            <>
              <Button onClick={() => setDeleting(null)}>{s.common.cancel}</Button>
              <Button kind="primary" onClick={() => void forget(deleting)}>
                {s.common.delete}
              </Button>
            </>
          }
        >
          <p>{s.home.deleteText(deleting.sides.join(' – '))}</p>
        </Dialog>
      )}
    </>
  );
}

function SavedList({ matches, lang, onDelete }: { matches: readonly Shown[]; lang: Lang; onDelete: (match: Shown) => void }) {
  return (
    <ul>
      {matches.map((m) => (
        <SavedLine key={m.saved.id} match={m} lang={lang} onDelete={() => onDelete(m)} />
      ))}
    </ul>
  );
}

function SavedLine({ match, lang, onDelete }: { match: Shown; lang: Lang; onDelete: () => void }) {
  const { saved, sides } = match;
  const s = useStrings();
  const name = sides.join(' – ');
  const over = saved.winner !== null;
  const act = over ? s.home.look : s.home.continue;
  return (
    <li className="middle ruled grid gap-2-5 saved-line">
      <div className="grid saved-sides">
        {sides.map((side, seat) => (
          <p key={side + String(seat)}>
            <SideMark seat={seat} /> {side} <span className="soft small">{playerName(lang, saved.seats[seat])}</span>
            {saved.points[seat] !== undefined && (
              <span className="saved-points num">
                {saved.points[seat]} {saved.target[seat] !== undefined && <span className="soft">/ {saved.target[seat]}</span>}
              </span>
            )}
          </p>
        ))}
      </div>
      <p className="saved-about small soft">
        {gameOf(saved.game)?.name[lang]}
        <br />
        {stateOf(match, lang, s)}
        <br />
        {s.home.savedAt(when(saved.saved, lang))}
      </p>
      <div className="row">
        <ButtonLink aria-label={saidOf(lang, act, name)} href={hrefTo({ screen: over ? 'replay' : 'match', id: saved.id })}>
          {act}
        </ButtonLink>
        <Button kind="quiet" icon={<Trash2 size={18} />} iconOnly onClick={onDelete}>
          {s.home.deleteNamed(name)}
        </Button>
      </div>
    </li>
  );
}
