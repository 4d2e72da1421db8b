import { Page } from '../app/Page.tsx';
import { stringsFor, useStrings } from '../app/strings/index.ts';
import { Button, Section, SideMark } from '../design/index.ts';
import { Choose } from './Choose.tsx';
import { LANGS, resetSettings, type Settings } from './store.ts';

/** All settings, in force at once. */
export function SettingsScreen() {
  const s = useStrings();
  const t = s.settings;
  const languages = Object.fromEntries(LANGS.map((l) => [l, stringsFor(l).languageName])) as Record<Settings['lang'], string>;
  return (
    <Page title={t.title} lead={t.lead}>
      <Section margin={t.reading}>
        <div className="stack prose">
          <Choose name="lang" legend={t.lang} texts={languages} />
          <Choose name="rulings" legend={s.library.askFirst} texts={s.library.askFirstValues} />
          <Choose name="theme" legend={t.theme} texts={t.themes} />
        </div>
      </Section>
      <Section margin={t.seeing}>
        <div className="stack prose">
          <Choose name="palette" legend={t.palette} texts={t.palettes} hint={t.paletteText} />
          <p className="row" aria-hidden="true">
            <SideMark seat={0} size={30} />
            <SideMark seat={1} size={30} />
            <span className="small soft">{t.sample}</span>
          </p>
          <Choose name="motion" legend={t.motion} texts={t.motions} hint={t.motionText} />
        </div>
      </Section>
      <Section margin={t.playing}>
        <div className="stack prose">
          <Choose name="dice" legend={t.dice} texts={t.dices} hint={t.diceText} />
          <Choose name="passes" legend={t.passes} texts={t.passesValues} hint={t.passesText} />
          <Choose name="speed" legend={t.speed} texts={t.speeds} hint={t.speedText} />
          <Choose name="sound" legend={t.sound} texts={t.sounds} />
        </div>
      </Section>
      <Section>
        <Button onClick={resetSettings}>{t.reset}</Button>
      </Section>
    </Page>
  );
}
