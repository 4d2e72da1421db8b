import './profiles.css';
import type { Profile, Stat } from '@escarmouche/engine/confrontation';
import { useSettings } from '../../../settings/store.ts';
import { useWords } from '../setup/wording.ts';
import { readingOf, shownStats } from './reading.ts';
import { useProfileStrings } from './strings.ts';

/** One characteristic: the number, and by a sign and in words how sure it is. */
function Value({ profile, stat }: { profile: Profile; stat: Stat }) {
  const t = useProfileStrings();
  const { lang } = useSettings();
  const r = readingOf(profile, stat);
  switch (r.as) {
    case 'unknown':
      return (
        <span className="cprof-value accent bold" title={t.unknown}>
          <span aria-hidden="true">?</span>
          <span className="hidden-visually">{t.unknown}</span>
        </span>
      );
    case 'dash':
      return (
        <span className="cprof-value soft" title={t.none}>
          <span aria-hidden="true">–</span>
          <span className="hidden-visually">{t.none}</span>
        </span>
      );
    case 'printed':
      return <span className="cprof-value">{r.n.toLocaleString(lang)}</span>;
    default:
      return (
        <span className={`cprof-value cprof-${r.as}`} title={t[r.as]}>
          {r.n.toLocaleString(lang)}
          <sup aria-hidden="true">{r.as === 'ours' ? '?' : '~'}</sup>
          <span className="hidden-visually"> ({t[r.as]})</span>
        </span>
      );
  }
}

/** All numbers of a card in a row. */
export function Numbers({ profile }: { profile: Profile }) {
  const words = useWords();
  return (
    <dl className="flow lines-120 cprof-numbers">
      {shownStats(profile).map((stat) => (
        <div key={stat}>
          <dt>
            <abbr title={words.term(`stat.${stat}`)}>{words.abbreviation(stat)}</abbr>
          </dt>
          <dd className="num">
            <Value profile={profile} stat={stat} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What the signs beside numbers mean. */
export function Legend() {
  const t = useProfileStrings();
  return (
    <p className="flow ruled-over small soft gap-over-4 pad-over-2 cprof-legend">
      <span>
        <span className="cprof-value num">5</span> {t.legendPrinted}
      </span>
      <span>
        <span className="cprof-value cprof-ours num">
          5<sup>?</sup>
        </span>{' '}
        {t.legendOurs}
      </span>
      <span>
        <span className="cprof-value cprof-doubtful num">
          5<sup>~</sup>
        </span>{' '}
        {t.legendDoubtful}
      </span>
      <span>
        <span className="cprof-value accent bold num">?</span> {t.legendUnknown}
      </span>
      <span>
        <span className="cprof-value num">–</span> {t.legendDash}
      </span>
    </p>
  );
}
