/** Modifier decks: what is left and what is spent of each kind, the chance of each, and whether the deck is shuffled and why. */
import type { ShownDeck } from '@escarmouche/engine/gloomhaven';
import { RuleRef, SideMark } from '../../../../design/index.ts';
import { RuleLine } from '../../../../design/RuleLine.tsx';
import { Table } from '../../../../design/Table.tsx';
import { useScene } from '../scene.ts';
import type { BoardState } from '../useBoard.ts';
import { modifierFace } from './attack.ts';
import { percentOf } from './chances.ts';
import { useHandStrings } from './strings.ts';

function Deck({ deck }: { deck: ShownDeck }) {
  const { speech } = useScene();
  const t = useHandStrings();
  const side = deck.seat < 0 ? t.monsters : speech.seat(deck.seat);
  const inDeck = (id: string): number => deck.kinds.find((k) => k.id === id)?.left ?? 0;
  const name = (id: string): string => speech.term(`modifier.${id}`);
  return (
    <section className="gh-deck" aria-label={t.deckOf(side)}>
      <h2 className={deck.seat < 0 ? 'caps' : `caps side-${deck.seat}`}>
        {deck.seat >= 0 && <SideMark seat={deck.seat} size={13} />} {side}
      </h2>
      <p className="small">
        {t.deckCounts(deck.left, deck.spent)} · {t.blessings(inDeck('bless'), inDeck('curse'))}
      </p>
      <Table
        className="lines-125 gh-deck-table"
        titles={[t.card, t.left, t.spent, t.chance]}
        rows={deck.kinds.map((k) => ({
          key: k.id,
          head: (
            <>
              <span className="raised bold gh-mod-face gh-mod-small" aria-hidden="true">
                {modifierFace(k.id)}
              </span>{' '}
              <span className={name(k.id) === modifierFace(k.id) ? 'hidden-visually' : 'tiny'}>{name(k.id)}</span>
            </>
          ),
          cells: [
            k.left,
            k.spent,
            <span key="chance" className="unbroken">
              {k.chance.num}/{k.chance.den} <span className="soft">{t.percent(percentOf(k.chance, t.point))}</span>
            </span>,
          ],
        }))}
      />
      {deck.empty && (
        <RuleLine className="small" rule="gh:draw.02">
          {t.emptyPile}
        </RuleLine>
      )}
      <p className="small">
        {!deck.shuffles
          ? t.staysUnshuffled
          : deck.because.length > 0
            ? t.willShuffle(speech.list(deck.because.map(name)))
            : t.willShufflePlain}{' '}
        <RuleRef id="gh:deck.2" />
      </p>
    </section>
  );
}

/** A tab beside the board, deck after deck. */
export function Decks(_props: { board: BoardState }) {
  const { snapshot } = useScene();
  return (
    <div className="pile-4">
      {snapshot.position.decks.map((deck) => (
        <Deck key={deck.seat} deck={deck} />
      ))}
    </div>
  );
}
