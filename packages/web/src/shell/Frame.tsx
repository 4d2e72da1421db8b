import { BookOpenText, Languages, Menu, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { GAMES } from '../app/games.ts';
import { hrefTo, type Route } from '../app/router.ts';
import { useStrings } from '../app/strings/index.ts';
import { TopSlot } from '../app/topSlot.ts';
import { Button, Notices, RuleDialog, Tips, Wordmark } from '../design/index.ts';
import { changeSettings, useSettings } from '../settings/store.ts';
import { useMenu } from './useMenu.ts';

/** What surrounds every screen: skip link, name, menu, language, messages and the window of rules. */
export function Frame({ route, children }: { route: Route; children: ReactNode }) {
  const s = useStrings();
  const { lang } = useSettings();
  const other = lang === 'fr' ? 'en' : 'fr';
  const atTable = ['table', 'match', 'replay', 'editor', 'tools'].includes(route.screen);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const { open, setOpen, header } = useMenu(route.screen);
  const here = (screen: Route['screen']): 'page' | undefined => (route.screen === screen ? 'page' : undefined);
  return (
    <div className={atTable ? 'grid one-column frame frame-wide' : 'grid one-column frame'}>
      <button
        type="button"
        className="sans no-edge skip"
        onClick={() => (document.querySelector<HTMLElement>('.asked-head') ?? document.getElementById('contents'))?.focus()}
      >
        {atTable ? s.app.skipToQuestion : s.app.skip}
      </button>
      <header className="bar ruled gap-2-5 top" ref={header}>
        <a className="middle inline-flex top-name" href={hrefTo({ screen: 'home' })} aria-current={here('home')} title={s.app.home}>
          <Wordmark />
        </a>
        {atTable && <div className="bar gap-2-5 may-shrink grows top-table" ref={setSlot} />}
        {atTable && (
          <Button
            kind="quiet"
            iconOnly
            className="top-more"
            icon={<Menu size={20} />}
            aria-expanded={open}
            aria-controls="top-end"
            onClick={() => setOpen(!open)}
          >
            {s.app.menu}
          </Button>
        )}
        <div id="top-end" className={open ? 'bar gap-4 top-end top-end-open' : 'bar gap-4 top-end'}>
          <nav className="flex sans gap-4 top-menu" aria-label={s.app.menu}>
            <a href={hrefTo({ screen: 'rulings' })} aria-current={here('rulings')}>
              <BookOpenText size={18} aria-hidden="true" />
              <span>{s.app.rulings}</span>
            </a>
            <a href={hrefTo({ screen: 'settings' })} aria-current={here('settings')}>
              <SlidersHorizontal size={18} aria-hidden="true" />
              <span>{s.app.settings}</span>
            </a>
          </nav>
          <Button
            kind="quiet"
            className="top-language"
            lang={other}
            icon={<Languages size={18} />}
            aria-label={s.app.inLanguage}
            onClick={() => changeSettings({ lang: other })}
          >
            {s.app.otherLanguage}
          </Button>
        </div>
      </header>
      <main id="contents" tabIndex={-1}>
        <TopSlot value={atTable ? slot : null}>{children}</TopSlot>
      </main>
      {!atTable && (
        <footer className="full foot">
          <p>
            {s.app.foot} {s.app.owners(GAMES.map((g) => `${g.name[lang]}, ${g.owner}`).join(' · '))} {s.app.silhouettes}
          </p>
        </footer>
      )}
      <Notices />
      <RuleDialog />
      <Tips />
    </div>
  );
}
