/** The hand under the board: the cards on which what is asked is answered, else what the seat shown holds, to be read. */
import type { Option } from '@escarmouche/engine/core';
import type { ReactNode } from 'react';
import { cardIn } from '../../../../table/args.ts';
import { HandButton, HandRow } from '../../../../table/HandRow.tsx';
import { useNarrow } from '../../../../table/useNarrow.ts';
import { cardsIn, useScene } from '../scene.ts';
import { TableTalk } from '../TableTalk.tsx';
import type { BoardState } from '../useBoard.ts';
import { CardBody } from './CardBody.tsx';
import { ChooseCards } from './ChooseCards.tsx';
import { LoseCards } from './LoseCards.tsx';
import { PlayHalves, USES } from './PlayHalves.tsx';
import { useHandStrings } from './strings.ts';

/** The way in which cards answer what is asked; null where they do not. */
export function formFor(options: readonly Option[]): ((props: { board: BoardState }) => ReactNode) | null {
  const has = (...keys: readonly string[]): boolean => options.some((o) => keys.includes(o.does));
  if (has(...USES)) return PlayHalves;
  if (has('lose')) return LoseCards;
  if (has('cards')) return ChooseCards;
  return has('accept') ? DrawnForRest : null;
}

/** The card that a short rest drew: to be lost, or another for one damage. */
function DrawnForRest() {
  const { snapshot, table } = useScene();
  const t = useHandStrings();
  const def = cardIn(snapshot.options.find((o) => o.does === 'accept')?.say.args.card);
  if (def < 0) return null;
  const card = (
    <HandButton face="gh-face" data-card={table.cards[def].face.id} aria-disabled>
      <CardBody def={def} ribbon={t.drawnForRest} />
    </HandButton>
  );
  return <HandRow label={t.drawnForRest} cards={[{ key: def, card }]} />;
}

/** What the seat shown holds, while nothing is answered on it. */
function Held() {
  const scene = useScene();
  const t = useHandStrings();
  const { table, speech, snapshot } = scene;
  const hand = cardsIn(scene, snapshot.seat, 'hand')
    .filter((def) => def >= 0)
    .sort((a, b) => table.cards[a].face.initiative - table.cards[b].face.initiative);
  if (hand.length === 0) return null;
  return (
    <HandRow
      label={t.cardsOf(speech.seat(snapshot.seat))}
      cards={hand.map((def) => ({
        key: def,
        card: (
          <HandButton face="gh-face" data-card={table.cards[def].face.id} aria-disabled>
            <CardBody def={def} />
          </HandButton>
        ),
      }))}
    />
  );
}

/** While a film is shown the cards are only to be read. */
export function Hand({ board }: { board: BoardState }) {
  const { snapshot } = useScene();
  const { narrow } = useNarrow();
  const Form = snapshot.moment === null ? formFor(snapshot.options) : null;
  return (
    <div className="gh-hand">
      {/* On a phone the cards are in front, and what is said stands with them. */}
      {narrow && <TableTalk />}
      {Form === null ? <Held /> : <Form key={`${snapshot.match} ${snapshot.at}`} board={board} />}
    </div>
  );
}
