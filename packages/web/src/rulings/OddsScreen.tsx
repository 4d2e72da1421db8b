/** A situation in an address, with what is varied in it: whatever holds none is refused in one line. */
import { type AnyRuling, rangeIn } from '@escarmouche/files';
import { useCallback } from 'react';
import { faultLines } from '../app/faults.ts';
import { Page } from '../app/Page.tsx';
import { BadLink, unpacked } from '../app/packed.ts';
import { read } from '../app/reading.ts';
import { hrefTo } from '../app/router.ts';
import { fine, useStrings } from '../app/strings/index.ts';
import { useFound } from '../app/useFound.ts';
import { ButtonLink } from '../design/index.ts';
import { useOddsTexts } from '../odds/strings.ts';
import { CaseWalk } from '../replay/CaseWalk.tsx';
import { useSettings } from '../settings/store.ts';

interface Linked {
  readonly ruling: AnyRuling;
  readonly text: string;
  readonly vary: readonly string[];
  readonly named: string | undefined;
}

/** @throws BadLink, WorkerFault, as rejections, for what is none */
async function linkedIn(link: string): Promise<Linked> {
  let told: unknown;
  try {
    told = JSON.parse(await unpacked(link));
  } catch {
    throw new BadLink('no link');
  }
  const { ruling: text, vary, of } = (told ?? {}) as { readonly ruling?: unknown; readonly vary?: unknown; readonly of?: unknown };
  if (typeof text !== 'string' || !Array.isArray(vary) || vary.length === 0 || vary.length > 2) throw new BadLink('no ranges');
  if (!vary.every((v) => typeof v === 'string' && rangeIn(v) !== null)) throw new BadLink('no ranges');
  if (of !== undefined && (typeof of !== 'string' || of === '' || of.length > 200)) throw new BadLink('no value');
  return { text, vary: vary as readonly string[], named: of, ruling: await read('ruling', text, 'link') };
}

/** Such links are made in the window of varied odds: this opens it again, over the same situation. */
export default function OddsScreen({ link }: { link: string }) {
  const s = useStrings();
  const t = useOddsTexts();
  const { lang } = useSettings();
  const { found: linked, wrong } = useFound(
    useCallback(() => linkedIn(link), [link]),
    (error) => (error instanceof BadLink ? { en: '', fr: '' } : faultLines(error)),
  );
  if (wrong !== null)
    return (
      <Page title={t.badLink} lead={wrong[lang] || t.badLinkText}>
        <ButtonLink href={hrefTo({ screen: 'home' })}>{s.app.toHome}</ButtonLink>
      </Page>
    );
  if (linked === null) return <p className="page soft">{s.common.loading}</p>;
  const [shown] = linked.ruling.cases;
  return (
    <Page title={fine(shown.name[lang], lang)}>
      <CaseWalk game={linked.ruling.game} of={shown} text={linked.text} at={1} vary={linked.vary} named={linked.named} />
    </Page>
  );
}
