/** Everybody's cards: in hand, active, discarded and lost. Hands lie open as in the game; which cards are chosen for a round does not. */
import type { ShownActive } from '@escarmouche/engine/gloomhaven';
import { Disclosure, SideMark } from '../../../../design/index.ts';
import { seatsOf } from '../../../../table/scene.ts';
import { cardsIn, useScene } from '../scene.ts';
import type { BoardState } from '../useBoard.ts';
import { CardBody, CardHead, HalfBody } from './CardBody.tsx';
import { useHandStrings } from './strings.ts';

const ZONES = ['chosen', 'hand', 'discard', 'lost', 'gone'] as const;

function Active({ active }: { active: ShownActive }) {
  const { table } = useScene();
  const t = useHandStrings();
  const { face } = table.cards[active.card];
  const stays =
    active.most === null
      ? face[active.half].stays === 'round'
        ? t.untilRound
        : t.staysOn
      : t.usesLeft(active.most - active.uses, active.most);
  return (
    <li className="raised grid lines-130 no-pad start full rounded gh-card">
      <CardHead def={active.card} ribbon={stays} />
      <HalfBody face={face} half={active.half} />
    </li>
  );
}

function Zone({ title, cards }: { title: string; cards: readonly number[] }) {
  const { table } = useScene();
  const sorted = [...cards].sort((a, b) => table.cards[a].face.initiative - table.cards[b].face.initiative);
  return (
    <Disclosure summary={title} aside={<span className="num">{cards.length}</span>}>
      <ul className="pile-2">
        {sorted.map((def) => (
          <li key={def} className="raised grid lines-130 no-pad start full rounded gh-card">
            <CardBody def={def} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function SeatCards({ seat }: { seat: number }) {
  const scene = useScene();
  const t = useHandStrings();
  const { snapshot, speech } = scene;
  const active = snapshot.position.active[seat] ?? [];
  const { hides } = snapshot.position.players[seat];
  return (
    <section className="pile-2" aria-label={t.cardsOf(speech.seat(seat))}>
      <h2 className={`caps side-${seat}`}>
        <SideMark seat={seat} size={13} /> {speech.seat(seat)}
      </h2>
      {active.length > 0 && (
        <>
          <h3 className="small">{t.zones.active}</h3>
          <ul className="pile-2">
            {active.map((a) => (
              <Active key={a.card} active={a} />
            ))}
          </ul>
        </>
      )}
      {ZONES.map((zone) => {
        const cards = cardsIn(scene, seat, zone);
        return cards.length === 0 ? null : <Zone key={zone} title={t.zones[zone]} cards={cards} />;
      })}
      {hides && <p className="soft small">{t.readyHidden}</p>}
    </section>
  );
}

/** A tab beside the board, seat after seat. */
export function Cards(_props: { board: BoardState }) {
  const scene = useScene();
  return (
    <div className="pile-4 gh-all-cards">
      {seatsOf(scene).map((seat) => (
        <SeatCards key={seat} seat={seat} />
      ))}
    </div>
  );
}
