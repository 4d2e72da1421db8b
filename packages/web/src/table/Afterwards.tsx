/** What can be done with a match that is over: another one with the same set-up and new dice, with sides kept or changed, and more. */
import { isLevel } from '@escarmouche/engine/bots';
import { ArrowLeftRight, Download, Rewind, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { faultLines } from '../app/faults.ts';
import { notify } from '../app/notices.ts';
import { hrefTo } from '../app/router.ts';
import { Button, ButtonLink } from '../design/index.ts';
import type { Live } from '../match/live.ts';
import { StrengthLine } from '../match/StrengthLine.tsx';
import { startMatch } from '../match/start.ts';
import { settings } from '../settings/store.ts';
import type { SeatKind } from '../worker/protocol.ts';
import { SaveDialog } from './SaveDialog.tsx';
import { tableTexts } from './strings.ts';

/** The same players with each at the next one's side: those of two seats change places. */
function changedSides(seats: readonly SeatKind[]): readonly SeatKind[] {
  return seats.map((_s, i) => seats[(i + seats.length - 1) % seats.length]);
}

/** The same match again, with new dice. */
export function Again({ match: { opened, game, seats } }: { match: Live }) {
  const [starting, setStarting] = useState(false);
  const { lang } = settings.get();
  const t = tableTexts(lang, game);
  const again = (players: readonly SeatKind[]): void => {
    setStarting(true);
    startMatch(opened.game, opened.setup, players)
      .catch(async (error: unknown) => {
        const why = await faultLines(error, opened.game);
        notify('start', (s) => s.notices.startFailed(why[settings.get().lang]), 'bad');
      })
      .finally(() => setStarting(false));
  };
  const changed = changedSides(seats);
  // Where the same kind of player sits everywhere, nothing would be changed.
  const changes = game.endTitle === undefined && changed.some((s, i) => s !== seats[i]);
  return (
    <>
      <Button kind="primary" icon={<RotateCcw size={17} />} disabled={starting} onClick={() => again(seats)}>
        {t.rematch}
      </Button>
      {changes && (
        <Button icon={<ArrowLeftRight size={17} />} disabled={starting} onClick={() => again(changed)}>
          {t.rematchChanged}
        </Button>
      )}
      {seats.some(isLevel) && seats.includes('person') && (
        <StrengthLine
          game={opened.game}
          value={seats.find(isLevel)}
          onTake={(level) => again(seats.map((s) => (isLevel(s) ? level : s)))}
        />
      )}
    </>
  );
}

/** After a first match: what was learnt, put to the test. */
export function ToPuzzles({ match: { opened, game } }: { match: Live }) {
  const { lang } = settings.get();
  return (
    <ButtonLink kind="primary" href={hrefTo({ screen: 'rulings', id: opened.game, at: 'next' })}>
      {tableTexts(lang, game).puzzles}
    </ButtonLink>
  );
}

/** Looking back at it, another match, keeping it. */
export function Afterwards({ match: { id, opened, game } }: { match: Live }) {
  const [saving, setSaving] = useState(false);
  const { lang } = settings.get();
  const t = tableTexts(lang, game);
  return (
    <>
      <ButtonLink icon={<Rewind size={17} />} href={hrefTo({ screen: 'replay', id })}>
        {t.lookBack}
      </ButtonLink>
      <ButtonLink href={hrefTo({ screen: 'setup', game: opened.game })}>{t.anotherMatch}</ButtonLink>
      <Button icon={<Download size={17} />} onClick={() => setSaving(true)}>
        {t.export}
      </Button>
      <ButtonLink href={hrefTo({ screen: 'home' })}>{t.toHome}</ButtonLink>
      {saving && <SaveDialog onClose={() => setSaving(false)} />}
    </>
  );
}
