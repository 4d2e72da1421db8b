/** While cards are chosen: what each player has said of the round, and what the person may say, in general words alone. */
import { DEEDS, type Intent, TIMES, type Time } from '@escarmouche/engine/gloomhaven';
import { playerName } from '@escarmouche/words';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { Button, Disclosure, RuleRef, Select, SideMark } from '../../../design/index.ts';
import { sayForSeat } from '../../../match/live.ts';
import { LIVE } from '../../../worker/protocol.ts';
import { type Scene, useScene } from './scene.ts';
import { useTableStrings } from './strings.ts';

/** What may be said that one does: each deed, and an attack for each monster in play. */
function deedsIn({ snapshot: { talk } }: Scene): readonly Pick<Intent, 'does' | 'on'>[] {
  return DEEDS.flatMap((does) => [{ does, on: null }, ...(does === 'attack' ? (talk?.aims ?? []).map((on) => ({ does, on })) : [])]);
}

/** Nothing at any other time, and where nobody may talk, as in a lesson. A bot that is thinking of what to say is named. */
export function TableTalk() {
  const { snapshot, seats, speech } = useScene();
  const t = useTableStrings().talk;
  const { talk } = snapshot;
  if (talk === undefined) return null;
  const by = talk.thinks < 0 ? undefined : seats?.[talk.thinks];
  return (
    <section className="pile-1 gh-talk" aria-label={t.title} data-talk>
      <div role="status" className="pile-1">
        {talk.words.map(
          (word, seat) =>
            word !== null && (
              // biome-ignore lint/suspicious/noArrayIndexKey: seats have no name but their place
              <p key={seat} className="small lines-135" data-said={seat}>
                <SideMark seat={seat} size={14} /> {speech.said(seat, word as Intent)} <RuleRef id="gh:round.1" />
              </p>
            ),
        )}
        {by !== undefined && <p className="soft small">{t.thinks(playerName(speech.lang, by), speech.seat(talk.thinks))}</p>}
      </div>
      <Saying key={`${snapshot.match} ${snapshot.at}`} />
    </section>
  );
}

/** In place of a deed's place in the list: none is named. */
const NO_DEED = -1;

/** What the person who is asked says. */
function Saying() {
  const scene = useScene();
  const { snapshot, speech, seats, walk } = scene;
  const t = useTableStrings().talk;
  const [when, setWhen] = useState<Time | null>(null);
  const [deed, setDeed] = useState(NO_DEED);
  if (walk !== LIVE || !snapshot.waits || seats?.[snapshot.seat] !== 'person') return null;
  const deeds = deedsIn(scene);
  const { does, on } = deeds[deed] ?? { does: null, on: null };
  const rests = does === 'rest';
  const intent: Intent = { when: rests ? null : when, does, on };
  return (
    <Disclosure summary={t.yours}>
      <div className="pile-2">
        <p className="soft small">{t.house}</p>
        <fieldset className="flow gap-1">
          <legend className="caps">{t.when}</legend>
          {TIMES.map((time) => (
            <Button
              key={time}
              className="small"
              data-when={time}
              aria-pressed={intent.when === time}
              disabled={rests}
              onClick={() => setWhen(when === time ? null : time)}
            >
              {t.times[time]}
            </Button>
          ))}
        </fieldset>
        <Select
          label={t.what}
          value={String(deed)}
          options={[
            { value: String(NO_DEED), text: t.nothing },
            ...deeds.map((d, i) => ({ value: String(i), text: speech.words.talk({ when: null, ...d }, speech.naming) })),
          ]}
          onChange={(i) => setDeed(Number(i))}
        />
        <Button
          icon={<MessageCircle size={17} />}
          disabled={intent.when === null && does === null}
          data-say
          onClick={() => void sayForSeat({ word: intent })}
        >
          {t.say}
        </Button>
      </div>
    </Disclosure>
  );
}
