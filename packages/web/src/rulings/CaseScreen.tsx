import type { AnyRuling } from '@escarmouche/files';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Page } from '../app/Page.tsx';
import { hrefTo } from '../app/router.ts';
import { fine } from '../app/strings/index.ts';
import { ButtonLink, RuleRef } from '../design/index.ts';
import { CaseWalk } from '../replay/CaseWalk.tsx';
import { useSettings } from '../settings/store.ts';
import { useLibraryTexts } from './strings.ts';

interface CaseProps {
  /** The entry's address. */
  id: string;
  /** Which situation, from 1. */
  at: number;
  /** The entry's title. */
  title: string;
  rule: string;
  /** Whose ruling it is. */
  game: string;
  cases: AnyRuling['cases'];
  /** The file it was read from, where a person wrote one. */
  text: string | undefined;
}

/** One situation of a ruling, to step through on the board. */
export function CaseScreen({ id, at, title, rule, game, cases, text }: CaseProps) {
  const t = useLibraryTexts();
  const { lang } = useSettings();
  const shown = cases[at - 1];
  return (
    <Page
      title={fine(shown.name[lang], lang)}
      lead={
        <>
          <a href={hrefTo({ screen: 'rulings', id })}>{title}</a> <RuleRef id={rule} /> · {t.situation(at, cases.length)}
        </>
      }
    >
      <CaseWalk game={game} of={shown} text={text} at={at} />
      <nav className="flow gap-3 edged-over library-around" aria-label={t.around}>
        {at > 1 && (
          <ButtonLink icon={<ArrowLeft size={18} />} href={hrefTo({ screen: 'rulings', id, at: at - 1 })}>
            {t.previous}
          </ButtonLink>
        )}
        {at < cases.length && (
          <ButtonLink icon={<ArrowRight size={18} />} href={hrefTo({ screen: 'rulings', id, at: at + 1 })}>
            {t.next}
          </ButtonLink>
        )}
        <ButtonLink kind="quiet" href={hrefTo({ screen: 'rulings', id })}>
          {title}
        </ButtonLink>
      </nav>
    </Page>
  );
}
