/** The table without the name of a match: it leads to the match last played. */
import { useEffect, useState } from 'react';
import { hrefTo } from '../app/router.ts';
import { ButtonLink } from '../design/index.ts';
import { live } from '../match/live.ts';
import { current } from '../match/store.ts';
import { useTableStrings } from './strings.ts';

/** Where none is kept in this browser it says so, and leads home. */
export default function LastMatch() {
  const t = useTableStrings();
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    const here = live.get()?.id;
    const found = here === undefined ? current().catch(() => null) : Promise.resolve(here);
    void found.then((id) => (id === null ? setMissing(true) : location.replace(hrefTo({ screen: 'match', id }))));
  }, []);
  if (!missing) return <p className="full page soft">{t.opening}</p>;
  return (
    <div className="full page">
      <header className="page-head">
        <h1>{t.noMatch}</h1>
        <p className="soft large lines-135 page-lead">{t.noMatchText}</p>
      </header>
      <ButtonLink href={hrefTo({ screen: 'home' })}>{t.toHome}</ButtonLink>
    </div>
  );
}
