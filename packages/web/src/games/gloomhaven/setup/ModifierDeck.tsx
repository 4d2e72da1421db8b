import { MODIFIERS, STANDARD_DECK } from '@escarmouche/engine/gloomhaven';
import { Button, Disclosure, NumberField, RuleRef } from '../../../design/index.ts';
import { type Deck, isStandard, MOST_OF_A_KIND } from './draft.ts';
import { useSetupStrings, useWords } from './strings.ts';

// Bless and curse come in play alone.
const KINDS = MODIFIERS.filter((m) => m.once !== true).map((m) => m.id);
const STANDARD = KINDS.filter((id) => id in STANDARD_DECK);
const PERKS = KINDS.filter((id) => !(id in STANDARD_DECK));

interface DeckProps {
  /** Whose deck it is. */
  name: string;
  deck: Deck;
  onChange: (deck: Deck) => void;
}

/** The modifier deck of a character, card by card, for those whom perks have changed. */
export function ModifierDeck({ name, deck, onChange }: DeckProps) {
  const t = useSetupStrings();
  const standard = isStandard(deck);
  const total = KINDS.reduce((n, id) => n + (deck[id] ?? 0), 0);
  return (
    <Disclosure
      summary={
        <>
          {t.deck}
          <span className="hidden-visually">{` (${name})`}</span>
        </>
      }
      aside={standard ? t.deckStandard : <span className="num">{t.deckCards(total)}</span>}
    >
      <p className="row small apart gap-under-3 gset-part-head">
        <span>
          {t.deckText} <RuleRef id="gh:deck.1" /> <RuleRef id="gh:deck.4" />
        </span>
        <strong className="num" role="status">
          {t.deckCards(total)}
        </strong>
        <Button disabled={standard} onClick={() => onChange(STANDARD_DECK)}>
          {t.standardDeck}
        </Button>
      </p>
      <Kinds title={t.deckKinds} kinds={STANDARD} deck={deck} onChange={onChange} />
      <Kinds title={t.deckPerks} kinds={PERKS} deck={deck} onChange={onChange} />
    </Disclosure>
  );
}

function Kinds({ title, kinds, deck, onChange }: Omit<DeckProps, 'name'> & { title: string; kinds: readonly string[] }) {
  const words = useWords();
  return (
    <fieldset className="gset-kinds">
      <legend className="field-label">{title}</legend>
      <div>
        {kinds.map((id) => (
          <NumberField
            key={id}
            label={words.outcome(id)}
            className="middle grid gap-x-2 gset-kind"
            min={0}
            max={MOST_OF_A_KIND}
            value={deck[id] ?? 0}
            onChange={(n) => onChange({ ...deck, [id]: n })}
          />
        ))}
      </div>
    </fieldset>
  );
}
